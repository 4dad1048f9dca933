"""Opponents that do as a test says."""

import random
from collections import defaultdict, deque
from collections.abc import Callable

from kozyr.bots import Bot, bot_for
from kozyr.rules import (
    Attack,
    Deal,
    Done,
    Game,
    Move,
    Rules,
    Seat,
    Take,
    View,
    format_turn,
    parse_turn,
)


class Scripted:
    """Makes the moves written for its seat, such as ``B:8c/10c``, whenever it is waited for.

    When none is left it wants nothing: it adds no card, takes rather than beats, and opens
    with its first card.
    """

    def __init__(self, turns: str = "", seats: int = 2) -> None:
        self._moves: defaultdict[Seat, deque[Move]] = defaultdict(deque)
        for turn in turns.split():
            seat, move = parse_turn(turn, seats)
            self._moves[seat].append(move)

    def choose(self, view: View, rng: random.Random) -> Move | None:
        if view.seat is None or view.seat not in view.to_act:
            return None
        script = self._moves[view.seat]
        if script:
            return script.popleft()
        for wish in (Done(), Take()):
            if wish in view.moves:
                return wish
        return next(move for move in view.moves if isinstance(move, Attack))


class Steady:
    """Another bot whose dice fall alike whenever the table looks alike."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: View, rng: random.Random) -> Move | None:
        looks = f"{view.hand} {len(view.table)} {view.bout} {view.phase}"
        return self._bot.choose(view, random.Random(looks))


def played(deal: Deal, until: Callable[[Game], bool], rules: str = "app") -> str:
    """The moves that beginners make from *deal* on, until *until* holds."""
    game, dice, turns = Game(Rules.parse(rules), deal), random.Random(0), []
    while not until(game):
        seat = game.seats_to_act[0]
        move = bot_for("beginner").choose(game.view(seat), dice)
        assert move is not None
        game.apply(seat, move)
        turns.append(format_turn(seat, move))
    return " ".join(turns)
