"""`play_unit`: the games that a net in training learns from, some at a time.

What a unit yields hangs on what it holds alone, not on who plays it, and on no other unit.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from kozyr.bots.net.features import WORDS
from kozyr.bots.solver import Solver
from kozyr.rules import Rules
from kozyr.rules.core import Core
from kozyr.rules.native import i64, vec
from kozyr.rules.terms import deal_terms_of
from kozyr.study.training.field import POINTS, STEP, UNSOLVED, Field, Kind
from kozyr.study.training.learner import Ints, Rater
from kozyr.study.training.plan import Plan

_TRYING_TABLES: Final = 200


@dataclass(frozen=True, slots=True)
class Unit:
    """So many *games* of the plan to be played by the net *rater*, from a seed of their own.

    Of 10,000 moves *trials* are made at random.
    """

    plan: Plan
    seed: int
    games: int
    trials: int
    rater: Rater


def play_unit(unit: Unit) -> Ints:
    """Play *unit*; return what was decided, rows of `STEP` numbers."""
    plan = unit.plan
    tables = min(plan.tables, unit.games)
    field = Field(_kinds(plan.kinds), _pack(), tables, unit.seed, 0)
    field.most = unit.games
    field.trials = unit.trials
    if plan.solved:
        field.solver = _solver(plan.nodes)
        field.solved = plan.solved
    while _decide(field, unit.rater):
        pass
    return _array(field.steps, field.kept * STEP).reshape(-1, STEP)


def play_match(rater: Rater, rules: Rules, seats: int, deals: int, seed: int) -> tuple[int, float]:
    """Play about so many *deals* in every seat against the heuristic; return games and score."""
    tables = min(deals, _TRYING_TABLES)
    field = Field(_kinds([(rules, seats, 1)]), _pack(), tables, seed, deals // tables)
    while _decide(field, rater):
        pass
    games = int(field.games[0])
    return games, int(field.points[0]) / POINTS / games


def seed_of(*words: object) -> int:
    """A seed for what *words* say."""
    digest = hashlib.sha256(" ".join(map(str, ("kozyr-train", *words))).encode()).digest()
    return int.from_bytes(digest[:7], "big")


def _decide(field: Field, rater: Rater) -> int:
    """Let the net decide once at every table; return at how many it did."""
    asked = field.ask()
    if asked:
        logits = rater.logits(
            _array(field.words, asked * WORDS),
            _array(field.actions, field.turns),
            _array(field.targets, field.turns),
            _array(field.owners, field.turns),
        )
        field.answer(logits)
    return asked


def _solver(nodes: int) -> Callable[[Core], int]:
    """Who says what best play comes to, 1, 0 or -1, within so many positions."""
    solver = Solver()

    def solved(core: Core) -> int:
        solution = solver.solve(core, nodes, shortest=False)
        return UNSOLVED if solution is None else solution.value

    return solved


def _kinds(kinds: list[tuple[Rules, int, int]]) -> list[Kind]:
    return [Kind(deal_terms_of(rules), seats, share) for rules, seats, share in kinds]


def _pack() -> list[int]:
    return [card.index for card in Rules().cards]


def _array(numbers: "vec[i64]", count: int) -> Ints:
    """A copy of the first *count* of *numbers*."""
    return np.array(numbers[:count], dtype=np.int64)
