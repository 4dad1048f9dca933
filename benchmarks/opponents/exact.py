"""An opponent that plays the end of a game of two exactly."""

import random
from dataclasses import dataclass

from kozyr.bots import Bot
from kozyr.bots.search.searchers import solver_here
from kozyr.bots.search.thinking import SOLVED, best_for_certain
from kozyr.rules import Move, View


@dataclass(frozen=True)
class Solving:
    """Plays as *base*, but once all cards lie open only moves that are best.

    Of moves that are equally good it prefers what *base* would do.  It looks at *solved*
    positions at the most.  Source: the endgame search
    of github.com/mildbyte/durak, and of github.com/larsenbier/Durak-Endgame-MCTS.
    """

    base: Bot
    solved: int = SOLVED

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return the move of *base*, unless another is better for certain."""
        move = self.base.choose(view, rng)
        if view.seat not in view.to_act or len(view.moves) == 1:
            return move
        best = best_for_certain(view, solver_here(), self.solved)
        return move if best is None or move in best else best[0]
