"""Bots that search: `FlatSearch` and `TreeSearch`."""

import random
import threading
from dataclasses import dataclass
from operator import attrgetter

from kozyr.bots.belief import Belief
from kozyr.bots.regular import out_of_turn
from kozyr.bots.search.advisers import closed_by
from kozyr.bots.search.thinking import (
    NOISE,
    SOLVED,
    Limits,
    Sampling,
    best_for_certain,
    candidates,
    evaluate,
    search,
)
from kozyr.bots.search.tree import Rater
from kozyr.bots.solver import Solver
from kozyr.rules import Move, View

_OWN = threading.local()


def solver_here() -> Solver:
    """The solver of this thread: it keeps what it has found for the next question."""
    solver: Solver | None = getattr(_OWN, "solver", None)
    if solver is None:
        solver = _OWN.solver = Solver()
    return solver


def forget_endings() -> None:
    """Let the solver of this thread forget what it has found.

    With a bound on its positions it matters what it was asked before.
    """
    _OWN.solver = None


def believed(view: View) -> Sampling:
    """Worlds as likely as `Belief` holds them."""
    return Belief(view).sample


@dataclass(frozen=True, slots=True, kw_only=True)
class FlatSearch:
    """Plays every move out in worlds that fit what it has seen, and makes the best.

    The end of a game of two it plays exactly where *solved* positions are enough to solve it,
    and searches only among the moves that are equally good there; 0 never solves.
    """

    worlds: int = 200
    noise: float = NOISE
    solved: int = SOLVED
    seconds: float | None = None

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return the move with the highest score, of equal ones the first."""
        if view.seat not in view.to_act:
            return out_of_turn(view)
        moves = moves_to_search(view, self.solved)
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
            seconds=self.seconds,
        )
        return max(ratings, key=attrgetter("score")).move

    def sampling(self, view: View) -> Sampling:
        """Where the worlds come from."""
        return believed(view)


@dataclass(frozen=True, slots=True, kw_only=True)
class TreeSearch:
    """Grows a tree in worlds that fit what it has seen, and makes the move tried most often.

    The end of a game of two it plays exactly, as `FlatSearch` does.  With *closed* positions
    the solver may look at, it also tells how a game ends that comes to its last two in the tree.
    """

    walks: int = 1000
    walks_a_world: int = 4
    exploration: float = 0.7
    noise: float = NOISE
    solved: int = SOLVED
    closed: int = 0
    seconds: float | None = None

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return the move with the most visits, of equal ones that with the higher score."""
        if view.seat not in view.to_act:
            return out_of_turn(view)
        moves = moves_to_search(view, self.solved)
        if len(moves) == 1:
            return moves[0]
        ratings = search(
            view,
            self.sampling(view),
            Limits(walks=self.walks, seconds=self.seconds),
            rng,
            moves=moves,
            exploration=self.exploration,
            noise=self.noise,
            walks_a_world=self.walks_a_world,
            rater=self.rater(),
            closer=closed_by(solver_here(), self.closed) if self.closed else None,
        )
        return max(ratings, key=attrgetter("visits", "score")).move

    def sampling(self, view: View) -> Sampling:
        """Where the worlds come from."""
        return believed(view)

    def rater(self) -> Rater | None:
        """Who says which moves to try first, and what a new node is worth; None: nobody."""
        return None


def moves_to_search(view: View, positions: int) -> list[Move]:
    """The moves worth a thought: those that are best for certain, else all that differ.

    To find that out so many *positions* may be looked at; 0: it is not tried.
    """
    if len(view.moves) == 1:
        return list(view.moves)
    found = best_for_certain(view, solver_here(), positions) if positions else None
    return found or candidates(view)
