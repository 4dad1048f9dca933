"""Games that bots have played, as records."""

from random import Random

from kozyr.bots import bot_for
from kozyr.rules import Attack, Game, GameRecord, Phase, Rules, deal_from_seed

RULES = Rules.preset("app")


def played(seed: int, seats: int = 2, *, spares: bool = False) -> GameRecord:
    """A game of bots; where the first *spares* the second he never throws in against him."""
    deal = deal_from_seed(RULES, seats, bytes([seed] * 32))
    game, turns, rng = Game(RULES, deal), [], Random(seed)
    bot = bot_for("beginner")
    while game.result is None:
        for seat in game.seats_to_act:
            view = game.view(seat)
            moves = [
                move
                for move in view.moves
                if not (
                    spares
                    and isinstance(move, Attack)
                    and (seat, game.defender) == (0, 1)
                    and game.phase is not Phase.OPEN
                )
            ]
            move = bot.choose(view, rng)
            if move is None or not moves:
                continue
            turns.append((seat, move if move in moves else moves[0]))
            game.apply(*turns[-1])
            break
    names = tuple("abcdef"[:seats])
    return GameRecord(rules=RULES, deal=deal, players=names, turns=tuple(turns))
