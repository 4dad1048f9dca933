"""What the moves of a view are worth, by searching in worlds that fit it."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from kozyr.bots.allowance import Allowance
from kozyr.bots.certain import candidates
from kozyr.bots.search.flat import add_rollouts
from kozyr.bots.search.policy import CERTAIN, Policy
from kozyr.bots.search.tree import Closer, Rater, Tree
from kozyr.rules import Move, View
from kozyr.rules.core import Core
from kozyr.rules.playout import Dice
from kozyr.rules.terms import terms_of
from kozyr.rules.turns import turn_of

NOISE: Final = 0.15
"""The share of random moves in playouts."""
MOST_BOUTS: Final = 100
"""So many more bouts a playout may have."""
_SEED_BITS: Final = 62

Sampling = Callable[[random.Random], Core]
"""Where worlds come from: `Belief.sample` of a view."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What *move* is worth to who makes it.

    `score` is what he can expect, 1 when he is not the fool, 0 when he is, a half for a draw of
    two; `visits` how many playouts or walks say so.
    """

    move: Move
    score: float
    visits: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """When to stop: after so many walks, or when time is up, whichever comes first.

    The same view and dice give the same ratings as long as it is not.  With *until_clear* it
    ends too when the walks that are left cannot change which move has the most.
    """

    walks: int
    allowance: Allowance = field(default_factory=lambda: Allowance(None))
    until_clear: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """How a tree grows; see `kozyr.bots.search.tree.Tree`.

    Each world is walked through `walks_a_world` times.
    """

    walks_a_world: int = 1
    exploration: float = 0.7
    sharpness: float = 8.0
    played: float = 0.0
    noise: float = NOISE


_PLAIN: Final = Shape()


def evaluate(
    view: View,
    sampling: Sampling,
    worlds: int,
    rollouts: int,
    rng: random.Random,
    *,
    moves: Sequence[Move] | None = None,
    noise: float = NOISE,
    is_tuned: bool = False,
    allowance: Allowance | None = None,
) -> list[Rating]:
    """Play every move out in the same *worlds*, *rollouts* times in each.

    *moves* are all that count, by default `candidates`; *is_tuned* makes the playouts those of
    H1 and not of H0.  When the *allowance* is spent it ends, after one world at the earliest.
    """
    seat = _mover(view)
    chosen = candidates(view) if moves is None else list(moves)
    turns = [turn_of(move) for move in chosen]
    sums = [0.0] * len(turns)
    policy = Policy(terms_of(view.rules, view.trump), is_tuned)
    dice = Dice(rng.getrandbits(_SEED_BITS))
    share = round(noise * CERTAIN)
    played = 0
    while played < worlds:
        world = sampling(rng)
        add_rollouts(sums, world, seat, turns, rollouts, policy, share, MOST_BOUTS, dice)
        played += 1
        if allowance is not None and allowance.is_spent:
            break
    visits = played * rollouts
    return [Rating(move, total / visits, visits) for move, total in zip(chosen, sums, strict=True)]


def search(
    view: View,
    sampling: Sampling,
    limits: Limits,
    rng: random.Random,
    *,
    moves: Sequence[Move] | None = None,
    shape: Shape = _PLAIN,
    rater: Rater | None = None,
    closer: Closer | None = None,
) -> list[Rating]:
    """Grow a tree below *view*; the move to make is the one with the most visits.

    A *rater* is a network; a *closer* a solver for positions deep in the tree.
    """
    _mover(view)
    chosen = candidates(view) if moves is None else list(moves)
    turns = [turn_of(move) for move in chosen]
    policy = Policy(terms_of(view.rules, view.trump), is_tuned=False)
    tree = Tree(
        len(view.counts),
        policy,
        shape.exploration,
        shape.sharpness,
        shape.played,
        round(shape.noise * CERTAIN),
        MOST_BOUTS,
        rater,
        closer,
    )
    dice = Dice(rng.getrandbits(_SEED_BITS))
    walked = 0
    while walked < limits.walks:
        world = sampling(rng)
        for _ in range(min(shape.walks_a_world, limits.walks - walked)):
            tree.walk(world.copy(), turns, dice)
            walked += 1
        if limits.allowance.is_spent:
            break
        if limits.until_clear and tree.is_clear(limits.walks - walked):
            break
    return [_rating(move, tree, turn) for move, turn in zip(chosen, turns, strict=True)]


def _rating(move: Move, tree: Tree, turn: int) -> Rating:
    child = tree.child_of_root(turn)
    if child is None or not child.visits:
        return Rating(move, 0.0, 0)
    return Rating(move, child.total / int(child.visits), int(child.visits))


def _mover(view: View) -> int:
    """The reader of *view*, whose turn it is.

    Raises:
        ValueError: it is not.
    """
    if view.seat is None or view.seat not in view.to_act:
        raise ValueError(f"it is not the reader's turn to move: {view}")
    return view.seat
