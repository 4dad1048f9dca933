"""Bots that search: `FlatSearch` and `TreeSearch`."""

import random
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from kozyr.bots.allowance import Allowance
from kozyr.bots.belief import Belief, Counted
from kozyr.bots.certain import SOLVED, best_for_certain, candidates
from kozyr.bots.experience import out_of_turn
from kozyr.bots.own import net_here, solver_here
from kozyr.bots.search.advisers import closed_by, rated_by
from kozyr.bots.search.thinking import NOISE, Limits, Sampling, Shape, evaluate, search
from kozyr.bots.search.tree import Closer
from kozyr.rules import Move, View

_SHAPE: Final = Shape(walks_a_world=4)


@dataclass(frozen=True, slots=True, kw_only=True)
class FlatSearch:
    """Plays every move out in worlds that fit what it has seen, and makes the best.

    The worlds are as likely as `Belief` holds them; who does not *believe* counts only.
    The end of a game of two it plays exactly where *solved* positions are enough to solve it,
    and searches only among the moves that are equally good there; 0 never solves.
    """

    worlds: int = 200
    believes: bool = True
    noise: float = NOISE
    solved: int = SOLVED
    seconds: float | None = None

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return the move with the highest score, of equal ones the first."""
        if view.seat not in view.to_act:
            return out_of_turn(view)
        allowance = Allowance(self.seconds)
        moves = moves_to_search(view, self.solved, allowance)
        if len(moves) == 1:
            return moves[0]
        ratings = evaluate(
            view,
            self.sampling(view),
            self.worlds,
            1,
            rng,
            moves=moves,
            noise=self.noise,
            allowance=allowance,
        )
        return max(ratings, key=attrgetter("score")).move

    def sampling(self, view: View) -> Sampling:
        """Where the worlds come from."""
        return (Belief if self.believes else Counted)(view).sample


@dataclass(frozen=True, slots=True, kw_only=True)
class TreeSearch:
    """Grows a tree in worlds that fit what it has seen, and makes the move tried most often.

    With *net* it asks the net that comes with Kozyr, where that knows the rules: what is rated
    high is tried first, and a new position is worth what the net says.  The end of a game of
    two it plays exactly, as `FlatSearch` does; with *closed* positions that the solver may
    look at, it also says how a game ends that comes to its last two in the tree.
    """

    walks: int = 1000
    shape: Shape = _SHAPE
    believes: bool = True
    net: bool = False
    solved: int = SOLVED
    closed: int = 0
    seconds: float | None = None

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return the move with the most visits, of equal ones that with the higher score."""
        if view.seat not in view.to_act:
            return out_of_turn(view)
        allowance = Allowance(self.seconds)
        moves = moves_to_search(view, self.solved, allowance)
        if len(moves) == 1:
            return moves[0]
        ratings = search(
            view,
            self.sampling(view),
            Limits(walks=self.walks, allowance=allowance, until_clear=True),
            rng,
            moves=moves,
            shape=self.shape,
            rater=rated_by(net_here()) if self.net else None,
            closer=self._closer(),
        )
        return max(ratings, key=attrgetter("visits", "score")).move

    def sampling(self, view: View) -> Sampling:
        """Where the worlds come from."""
        return (Belief if self.believes else Counted)(view).sample

    def _closer(self) -> Closer | None:
        if not self.closed:
            return None
        solver = solver_here()
        solver.forget()
        return closed_by(solver, self.closed)


def moves_to_search(view: View, positions: int, allowance: Allowance) -> list[Move]:
    """The moves worth a thought: those that are best for certain, else all that differ.

    To find that out so many *positions* may be looked at; 0: it is not tried.
    """
    moves = candidates(view)
    if len(moves) == 1 or not positions:
        return moves
    best = best_for_certain(view, solver_here(), positions, allowance)
    return moves if best is None else [move for move in moves if move in best] or moves
