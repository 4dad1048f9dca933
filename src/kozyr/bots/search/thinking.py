"""What the moves of a view are worth, by searching in worlds that fit it."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from kozyr.bots.search.flat import add_rollouts
from kozyr.bots.search.policy import CERTAIN, Policy
from kozyr.bots.search.tree import Closer, Rater, Tree
from kozyr.bots.solver import Solver, ending_of
from kozyr.rules import Beat, Move, Phase, View
from kozyr.rules.core import Core
from kozyr.rules.playout import Dice
from kozyr.rules.terms import terms_of
from kozyr.rules.turns import turn_of

NOISE: Final = 0.15
"""The share of random moves in playouts."""
MOST_BOUTS: Final = 100
"""So many more bouts a playout may have."""
SOLVED: Final = 200_000
"""So many positions an ending may cost to be solved."""
_SEED_BITS: Final = 62
_BETWEEN_LOOKS: Final = 25
"""Walks between two looks at the clock."""

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
    """When to stop: after so many walks, or so many seconds, whichever comes first.

    The same view and dice give the same ratings as long as the seconds do not run out.
    """

    walks: int
    seconds: float | None = None


def candidates(view: View) -> list[Move]:
    """The moves of *view* without those that only change the order.

    Of several open cards the first is beaten first: the others can be beaten afterwards.
    """
    if view.phase is not Phase.DEFEND or len(view.unbeaten) == 1:
        return list(view.moves)
    first = next((move.attack for move in view.moves if isinstance(move, Beat)), None)
    return [move for move in view.moves if not isinstance(move, Beat) or move.attack is first]


def best_for_certain(view: View, solver: Solver, node_limit: int = SOLVED) -> list[Move] | None:
    """The moves of the highest value, once all cards lie open; None where they do not.

    None too when *node_limit* positions are not enough.
    """
    core = ending_of(view)
    if core is None or view.seat not in view.to_act:
        return None
    values = solver.values(core, node_limit)
    if values is None:
        return None
    best = max(values.values())
    return [move for move in candidates(view) if values.get(turn_of(move)) == best] or None


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
    seconds: float | None = None,
) -> list[Rating]:
    """Play every move out in the same *worlds*, *rollouts* times in each.

    *moves* are all that count, by default `candidates`; *is_tuned* makes the playouts those of
    H1 and not of H0.  With *seconds* it ends then, after one world at the earliest.
    """
    seat = _mover(view)
    chosen = candidates(view) if moves is None else list(moves)
    turns = [turn_of(move) for move in chosen]
    sums = [0.0] * len(turns)
    policy = Policy(terms_of(view.rules, view.trump), is_tuned)
    dice = Dice(rng.getrandbits(_SEED_BITS))
    share = round(noise * CERTAIN)
    begun = time.perf_counter()
    played = 0
    while played < worlds:
        world = sampling(rng)
        add_rollouts(sums, world, seat, turns, rollouts, policy, share, MOST_BOUTS, dice)
        played += 1
        if seconds is not None and time.perf_counter() - begun >= seconds:
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
    exploration: float = 0.7,
    noise: float = NOISE,
    walks_a_world: int = 1,
    rater: Rater | None = None,
    closer: Closer | None = None,
) -> list[Rating]:
    """Grow a tree below *view*; the move to make is the one with the most visits.

    Each world is walked through *walks_a_world* times.  A *rater* is a network; a *closer* a
    solver for positions deep in the tree.
    """
    _mover(view)
    chosen = candidates(view) if moves is None else list(moves)
    turns = [turn_of(move) for move in chosen]
    policy = Policy(terms_of(view.rules, view.trump), is_tuned=False)
    tree = Tree(
        len(view.counts),
        policy,
        exploration,
        round(noise * CERTAIN),
        MOST_BOUTS,
        rater,
        closer,
    )
    dice = Dice(rng.getrandbits(_SEED_BITS))
    begun = time.perf_counter()
    walked = 0
    while walked < limits.walks:
        world = sampling(rng)
        for _ in range(min(walks_a_world, limits.walks - walked)):
            tree.walk(world.copy(), turns, dice)
            walked += 1
        is_time_to_look = limits.seconds is not None and walked % _BETWEEN_LOOKS < walks_a_world
        if is_time_to_look and time.perf_counter() - begun >= (limits.seconds or 0.0):
            break
    return [_rating(move, tree, turn, view) for move, turn in zip(chosen, turns, strict=True)]


def _rating(move: Move, tree: Tree, turn: int, view: View) -> Rating:
    child = tree.root.children.get(turn)
    if child is None or not child.visits or view.seat is None:
        return Rating(move, 0.0, 0)
    return Rating(move, child.sums[view.seat] / int(child.visits), int(child.visits))


def _mover(view: View) -> int:
    """The reader of *view*, whose turn it is.

    Raises:
        ValueError: it is not.
    """
    if view.seat is None or view.seat not in view.to_act:
        raise ValueError(f"it is not the reader's turn to move: {view}")
    return view.seat
