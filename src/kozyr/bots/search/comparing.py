"""How sure one can be that one move is better than another: all in the same worlds."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from kozyr.bots.search.flat import play_out_noisily
from kozyr.bots.search.policy import CERTAIN, Policy, score_of
from kozyr.bots.search.thinking import MOST_BOUTS, NOISE, Sampling, Shape
from kozyr.bots.search.tree import Rater, Tree
from kozyr.rules import Move, View
from kozyr.rules.core import Core
from kozyr.rules.core.turns import make_turn
from kozyr.rules.playout import Dice
from kozyr.rules.terms import terms_of
from kozyr.rules.turns import turn_of

_SEED_BITS: Final = 62
_BLOCKS: Final = 20
"""So many runs of worlds the error is taken from: neighbouring worlds resemble each other."""
_EXPLORATION: Final = 0.7
_TO_WAIT: Final = -1

Gauge = Callable[[Core], list[float]]
"""What every move compared scores in a world."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What moves score for who makes them, in the same worlds.

    `scores` are in the order of `moves`, 0 to 1 as those of `Rating`; None stands for waiting.
    """

    moves: tuple[Move | None, ...]
    scores: tuple[float, ...]
    worlds: int
    blocks: tuple[tuple[float, ...], ...]
    """The mean scores of each move in one run of worlds after the other."""

    def error(self, place: int) -> float:
        """The standard error of the score of a move, never less than one world may change."""
        return self._error_of(self.blocks[place])

    def gap(self, better: int, worse: int) -> tuple[float, float]:
        """How much more one move scores than another, and the standard error of that.

        What both owe to the worlds is in neither.
        """
        pairs = zip(self.blocks[better], self.blocks[worse], strict=True)
        differences = tuple(one - other for one, other in pairs)
        return self.scores[better] - self.scores[worse], self._error_of(differences)

    def _error_of(self, blocks: Sequence[float]) -> float:
        least = 1 / (self.worlds + 2)
        if len(blocks) < 2:  # noqa: PLR2004 - one says nothing of how they differ
            return max(least, 0.5)
        return max(least, stdev(blocks) / sqrt(len(blocks)))


def compare(
    view: View,
    sampling: Sampling,
    worlds: int,
    rng: random.Random,
    *,
    moves: Sequence[Move | None],
    rater: Rater | None = None,
    seconds: float | None = None,
) -> Comparison:
    """Go on from each of *moves* in the same *worlds*, once in each.

    With a *rater*, a network that knows the rules, this is by a tree below each move in which
    new positions are worth what it says; then it must be the reader's turn.  Without one it
    is by playouts as in `evaluate`.  With *seconds* it ends then, after one world at the
    earliest: only then the same view and dice may give something else.
    """
    if view.seat is None:
        raise ValueError(f"a spectator has no moves to compare: {view}")
    dice = Dice(rng.getrandbits(_SEED_BITS))
    turns = [_TO_WAIT if move is None else turn_of(move) for move in moves]
    gauge = (
        _played(view, view.seat, turns, dice) if rater is None else _grown(view, turns, rater, dice)
    )
    begun = time.perf_counter()
    found: list[list[float]] = []
    while len(found) < worlds:
        found.append(gauge(sampling(rng)))
        if seconds is not None and time.perf_counter() - begun >= seconds:
            break
    by_move = tuple(zip(*found, strict=True))
    return Comparison(
        moves=tuple(moves),
        scores=tuple(map(fmean, by_move)),
        worlds=len(found),
        blocks=tuple(map(_in_blocks, by_move)),
    )


def _in_blocks(scores: Sequence[float]) -> tuple[float, ...]:
    number = min(_BLOCKS, len(scores))
    ends = [len(scores) * place // number for place in range(number + 1)]
    return tuple(fmean(scores[ends[at] : ends[at + 1]]) for at in range(number))


def _grown(view: View, turns: list[int], rater: Rater, dice: Dice) -> Gauge:
    """By walks down one tree, the first step of which is each of *turns* in turn."""
    policy = Policy(terms_of(view.rules, view.trump), is_tuned=False)
    noise = round(NOISE * CERTAIN)
    shape = Shape()
    tree = Tree(
        len(view.counts),
        policy,
        _EXPLORATION,
        shape.sharpness,
        shape.played,
        noise,
        MOST_BOUTS,
        rater,
        None,
    )

    def gauge(world: Core) -> list[float]:
        return [tree.walk(world.copy(), [turn], dice) for turn in turns]

    return gauge


def _played(view: View, seat: int, turns: list[int], dice: Dice) -> Gauge:
    """By playing on to the end, with some moves made at random."""
    policy = Policy(terms_of(view.rules, view.trump), is_tuned=False)
    noise = round(NOISE * CERTAIN)

    def gauge(world: Core) -> list[float]:
        scores = []
        for turn in turns:
            core = world.copy()
            if turn != _TO_WAIT:
                make_turn(core, seat, turn)
            play_out_noisily(core, policy, noise, MOST_BOUTS, dice)
            scores.append(score_of(core, seat))
        return scores

    return gauge
