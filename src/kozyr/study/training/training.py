"""`train`: let a net play itself and learn from it, leg by leg."""

import hashlib
import json
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from math import cos, pi, sqrt
from pathlib import Path
from typing import Final, Self

import numpy as np

from kozyr.bots.net.features import WORDS
from kozyr.bots.solver import Solver
from kozyr.rules import Rules
from kozyr.rules.core import Core
from kozyr.rules.native import i64, vec
from kozyr.rules.terms import deal_terms_of
from kozyr.study.training.field import POINTS, STEP, UNSOLVED, Field, Kind
from kozyr.study.training.learner import Ints, Learner
from kozyr.study.training.plan import Plan

_TRIED: Final = 2000
"""The games of two, against the heuristic, that a leg ends with."""
_TRYING_TABLES: Final = 200


@dataclass(frozen=True, slots=True)
class Leg:
    """What the training has come to at the end of a leg; the loss and the rate are the leg's.

    `score` is what the net got of games of two against the heuristic, as it is, of 1 a game;
    `margin` is how far, with 95 %, chance may have carried that to either side.
    """

    number: int = 0
    games: int = 0
    decisions: int = 0
    loss: float = 0.0
    rate: float = 0.0
    score: float = 0.0
    margin: float = 0.0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Trial:
    """What a net got in a match against the heuristic: of 1 a game, with the margin for 95 %.

    Of more than two the heuristic plays all others.
    """

    rules: str
    seats: int
    games: int
    score: float
    margin: float


@dataclass(slots=True)
class Training:
    """A training under way: its plan, what has been learnt, and how it went."""

    plan: Plan
    learner: Learner
    legs: list[Leg] = field(default_factory=list)

    @classmethod
    def begin(cls, plan: Plan) -> Self:
        """Begin with a net that knows nothing."""
        return cls(plan, Learner(plan.width, plan.depth, plan.seed))

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Go on from what `save` has kept in the file *path*."""
        with np.load(path) as kept:
            head = json.loads(str(kept["head"]))
            training = cls.begin(Plan.from_json(head["plan"]))
            training.learner.restore(kept)
        training.legs = [Leg(**leg) for leg in head["legs"]]
        return training

    def save(self, path: Path) -> None:
        """Keep all that `resume` needs in the file *path*, whole or not at all."""
        head = {"plan": self.plan.as_json(), "legs": [asdict(leg) for leg in self.legs]}
        new = path.with_name(f"{path.name}.new")
        with new.open("wb") as file:
            np.savez(
                file, allow_pickle=False, head=np.array(json.dumps(head)), **self.learner.state()
            )
        os.replace(new, path)

    def log(self, weights: bytes, trials: list[Trial]) -> dict[str, object]:
        """What there is to tell of the training that came to *weights*."""
        return {
            "sha256": hashlib.sha256(weights).hexdigest(),
            "plan": self.plan.as_json(),
            "legs": [asdict(leg) for leg in self.legs],
            "trials": [asdict(trial) for trial in trials],
        }

    @property
    def last(self) -> Leg:
        """The last leg; one of nothing before the first."""
        return self.legs[-1] if self.legs else Leg()

    def progress(self, games: int, seconds: float) -> float:
        """How much of the plan so many games in so much time are, 0 to 1."""
        plan = self.plan
        return min(1.0, games / plan.games if plan.games else seconds / (60 * plan.minutes))


def train(training: Training) -> Iterator[Leg]:
    """Play and learn until the plan is done; yield each leg when it is over.

    Kept between two legs and resumed it comes to the same as at one go, where the plan says
    how many games it takes.
    """
    while training.progress(training.last.games, training.last.seconds) < 1:
        leg = _play_leg(training)
        training.legs.append(leg)
        yield leg


def try_all(learner: Learner, plan: Plan, deals: int) -> list[Trial]:
    """Let the net play *deals* deals of each kind of the plan, in every seat."""
    return [
        _try(learner, rules, seats, deals, _seed("trial", plan.seed, number))
        for number, (rules, seats, _) in enumerate(plan.kinds)
    ]


def _play_leg(training: Training) -> Leg:
    plan, learner, before = training.plan, training.learner, training.last
    number = before.number + 1
    seed = _seed("leg", plan.seed, number)
    field = Field(_kinds(plan.kinds), _pack(), plan.tables, seed, 0)
    if plan.solved:
        field.solver = _solver(plan.nodes)
        field.solved = plan.solved
    dice = np.random.default_rng(seed)
    begun = time.perf_counter()
    losses: list[float] = []
    decisions, games, seconds, rate = 0, before.games, before.seconds, 0.0
    while decisions < plan.leg and (progress := training.progress(games, seconds)) < 1:
        field.trials = round(_between(*plan.trials, progress))
        while field.kept < plan.chunk:
            _decide(field, learner)
        steps = _array(field.steps, field.kept * STEP).reshape(-1, STEP)
        field.forget()
        rate = _falling(*plan.rate, progress)
        losses += _learn(learner, steps[dice.permutation(len(steps))], plan.batch, rate)
        decisions += len(steps)
        games = before.games + sum(int(count) for count in field.games)
        seconds = before.seconds + time.perf_counter() - begun
    rules, seats, _ = plan.kinds[0]
    trial = _try(learner, rules, seats, _TRIED // seats, seed)
    return Leg(
        number,
        games,
        before.decisions + decisions,
        round(sum(losses) / len(losses), 5),
        rate,
        trial.score,
        trial.margin,
        before.seconds + time.perf_counter() - begun,
    )


def _solver(nodes: int) -> Callable[[Core], int]:
    """Who says what best play comes to, 1, 0 or -1, within so many positions."""
    solver = Solver()

    def solved(core: Core) -> int:
        solution = solver.solve(core, nodes, shortest=False)
        return UNSOLVED if solution is None else solution.value

    return solved


def _decide(field: Field, learner: Learner) -> int:
    """Let the net decide once at every table; return at how many it did."""
    asked = field.ask()
    if asked:
        logits = learner.logits(
            _array(field.words, asked * WORDS),
            _array(field.actions, field.turns),
            _array(field.targets, field.turns),
            _array(field.owners, field.turns),
        )
        field.answer(logits)
    return asked


def _learn(learner: Learner, steps: Ints, batch: int, rate: float) -> list[float]:
    """Learn from *steps*, all but what is left after the last whole batch."""
    starts = range(0, len(steps) - batch + 1, batch)
    return [learner.learn(steps[start : start + batch], rate) for start in starts]


def _try(learner: Learner, rules: Rules, seats: int, deals: int, seed: int) -> Trial:
    tables = min(deals, _TRYING_TABLES)
    field = Field(_kinds([(rules, seats, 1)]), _pack(), tables, seed, deals // tables)
    while _decide(field, learner):
        pass
    games = int(field.games[0])
    score = int(field.points[0]) / POINTS / games
    # A game is a win or a loss, or now and then a draw, which makes this a little too wide.
    margin = 1.96 * sqrt(score * (1 - score) / games)
    return Trial(str(rules), seats, games, round(score, 4), round(margin, 4))


def _kinds(kinds: list[tuple[Rules, int, int]]) -> list[Kind]:
    return [Kind(deal_terms_of(rules), seats, share) for rules, seats, share in kinds]


def _pack() -> list[int]:
    return [card.index for card in Rules().cards]


def _array(numbers: "vec[i64]", count: int) -> Ints:
    """A copy of the first *count* of *numbers*."""
    return np.array(numbers[:count], dtype=np.int64)


def _seed(*words: object) -> int:
    digest = hashlib.sha256(" ".join(map(str, ("kozyr-train", *words))).encode()).digest()
    return int.from_bytes(digest[:7], "big")


def _between(first: float, last: float, progress: float) -> float:
    return first + (last - first) * progress


def _falling(first: float, last: float, progress: float) -> float:
    """From *first* to *last* along half a wave: slowly at both ends."""
    return last + (first - last) * (1 + cos(pi * progress)) / 2
