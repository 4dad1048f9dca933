"""What is certain at the end of a game of two, and `Solving`, who plays by it."""

import random
from dataclasses import dataclass
from typing import Final

from kozyr.bots.allowance import Allowance
from kozyr.bots.bot import Bot
from kozyr.bots.own import solver_here
from kozyr.bots.solver import Solver, ending_of
from kozyr.rules import Beat, Move, Phase, View
from kozyr.rules.core import Core
from kozyr.rules.turns import turn_of

SOLVED: Final = 200_000
"""So many positions an ending may cost to be solved."""
_AT_FIRST: Final = 2_000
_MORE: Final = 10


@dataclass(frozen=True, slots=True)
class Solving:
    """Plays as *base*, but once all cards lie open only moves that are best.

    Of moves that are equally good it prefers what *base* would do.  It looks at *solved*
    positions at the most, and gives it up when that would take more than *seconds*.
    """

    base: Bot
    solved: int = SOLVED
    seconds: float | None = None

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return the move of *base*, unless another is better for certain."""
        move = self.base.choose(view, rng)
        if view.seat not in view.to_act or len(view.moves) == 1:
            return move
        best = best_for_certain(view, solver_here(), self.solved, Allowance(self.seconds))
        return move if best is None or move in best else best[0]


def candidates(view: View) -> list[Move]:
    """The moves of *view* without those that only change the order.

    Of several open cards the first is beaten first: the others can be beaten afterwards.
    """
    if view.phase is not Phase.DEFEND or len(view.unbeaten) == 1:
        return list(view.moves)
    first = next((move.attack for move in view.moves if isinstance(move, Beat)), None)
    return [move for move in view.moves if not isinstance(move, Beat) or move.attack is first]


def best_for_certain(
    view: View, solver: Solver, node_limit: int = SOLVED, allowance: Allowance | None = None
) -> list[Move] | None:
    """The moves of the highest value, once all cards lie open; None where they do not.

    None too when *node_limit* positions are not enough, or the *allowance* for so many.  It
    hangs on nothing that *solver* was asked before.
    """
    core = ending_of(view)
    if core is None or view.seat not in view.to_act:
        return None
    solver.forget()
    values = _values(core, solver, node_limit, allowance or Allowance(None))
    if values is None:
        return None
    best = max(values.values())
    return [move for move in view.moves if values.get(turn_of(move)) == best] or None


def _values(
    core: Core, solver: Solver, node_limit: int, allowance: Allowance
) -> dict[int, int] | None:
    """What the moves come to, asked with ever higher limits as long as time is left.

    How long a limit takes tells how long the next will, at the most: most endings are small,
    and what was found with a lower limit is not looked for again.
    """
    limit = min(_AT_FIRST, node_limit)
    while True:
        before = allowance.left
        values = solver.values(core, limit)
        if values is not None or limit >= node_limit:
            return values
        after = allowance.left
        if (before - after) * _MORE > after:
            return None
        limit = min(limit * _MORE, node_limit)
