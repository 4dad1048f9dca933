"""Small nets of random numbers, and games to rate moves in."""

import random
from collections.abc import Iterator

from kozyr.bots.net import Net, Weights
from kozyr.bots.net.features import INPUTS
from kozyr.rules import Game, Rules, deal_from_seed
from kozyr.rules.core.turns import mover_of, turns_of
from kozyr.rules.turns import move_of

WIDTH, DEPTH = 10, 7

Numbers = tuple[list[list[float]], list[float], list[list[float]], list[float], list[float], float]


def random_numbers(seed: int = 1) -> Numbers:
    """Layers of random numbers, about as large as those of a trained net."""
    dice = random.Random(seed)

    def row(size: int, spread: float) -> list[float]:
        return [dice.gauss(0, spread) for _ in range(size)]

    return (
        [row(WIDTH, 0.3) for _ in range(INPUTS)],
        row(WIDTH, 0.3),
        [row(DEPTH, 0.5) for _ in range(WIDTH)],
        row(DEPTH, 0.5),
        row(DEPTH, 0.5),
        0.25,
    )


def random_net(seed: int = 1) -> Net:
    return Net(Weights.rounded(*random_numbers(seed)))


def moments(rules: str, seats: int, seed: int) -> Iterator[Game]:
    """A game of random moves, before each of them."""
    dice = random.Random(seed)
    parsed = Rules.parse(rules)
    game = Game(parsed, deal_from_seed(parsed, seats, dice.randbytes(32)))
    while not game.result:
        yield game
        core = game.core
        seat = mover_of(core)
        game.apply(seat, move_of(dice.choice(turns_of(core, seat))))
