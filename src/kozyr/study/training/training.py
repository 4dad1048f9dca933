"""`train`: let a net play itself and learn from it, leg by leg."""

import hashlib
import json
import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from math import cos, pi, sqrt
from pathlib import Path
from typing import Final, Self

import numpy as np

from kozyr.rules import Rules
from kozyr.study.crew import Alone, Crew
from kozyr.study.training.learner import Ints, Learner
from kozyr.study.training.plan import Plan
from kozyr.study.training.playing import Unit, play_match, play_unit, seed_of

_ALONE: Final = Alone()
_AHEAD: Final = 2
"""So many chunks are under way: one that is learnt from, and one that is played."""
_TRIED: Final = 2000
"""The games of two, against the heuristic, that a leg ends with."""


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


def train(training: Training, crew: Crew = _ALONE) -> Iterator[Leg]:
    """Play and learn until the plan is done; yield each leg when it is over.

    *crew* plays, and this process learns.  Kept between two legs and resumed it comes to the
    same as at one go, and for every crew, where the plan says how many games it takes.
    """
    while training.progress(training.last.games, training.last.seconds) < 1:
        leg = _play_leg(training, crew)
        training.legs.append(leg)
        yield leg


def try_all(learner: Learner, plan: Plan, deals: int) -> list[Trial]:
    """Let the net play *deals* deals of each kind of the plan, in every seat."""
    return [
        _try(learner, rules, seats, deals, seed_of("trial", plan.seed, number))
        for number, (rules, seats, _) in enumerate(plan.kinds)
    ]


@dataclass(frozen=True, slots=True)
class _Chunk:
    """What is being played: how many *games*, at which *rate* they are learnt from, and `steps`."""

    games: int
    rate: float
    steps: Callable[[], list[Ints]]


def _play_leg(training: Training, crew: Crew) -> Leg:
    plan, learner, before = training.plan, training.learner, training.last
    number = before.number + 1
    seed = seed_of("leg", plan.seed, number)
    dice = np.random.default_rng(seed)
    begun = time.perf_counter()
    losses: list[float] = []
    decisions, seconds, rate = 0, before.seconds, 0.0
    given_out = games = before.games
    under_way: deque[_Chunk] = deque()
    chunks = 0
    while True:
        # Those who play have the next chunk to play while this process learns from the last.
        while len(under_way) < _AHEAD and decisions < plan.leg:
            progress = training.progress(given_out, seconds)
            if progress == 1:
                break
            chunks += 1
            chunk = _give_out(training, crew, seed_of(seed, chunks), given_out, progress)
            given_out += chunk.games
            under_way.append(chunk)
        if not under_way:
            break
        chunk = under_way.popleft()
        steps = np.concatenate(chunk.steps())
        rate = chunk.rate
        losses += _learn(learner, steps[dice.permutation(len(steps))], plan.batch, rate)
        decisions += len(steps)
        games += chunk.games
        seconds = before.seconds + time.perf_counter() - begun
    rules, seats, _ = plan.kinds[0]
    trial = _try(learner, rules, seats, _TRIED // seats, seed)
    return Leg(
        number,
        games,
        before.decisions + decisions,
        round(sum(losses) / max(len(losses), 1), 5),
        rate,
        trial.score,
        trial.margin,
        before.seconds + time.perf_counter() - begun,
    )


def _give_out(training: Training, crew: Crew, seed: int, played: int, progress: float) -> _Chunk:
    """Give the units of the next chunk out, to be played by the net as it is now."""
    plan = training.plan
    rater = training.learner.rater()
    trials = round(_between(*plan.trials, progress))
    left = plan.games - played if plan.games else plan.unit * plan.units
    units = []
    for number in range(plan.units):
        games = min(plan.unit, left - number * plan.unit)
        if games > 0:
            units.append(Unit(plan, seed_of(seed, number), games, trials, rater))
    steps = crew.begin(play_unit, units)
    return _Chunk(sum(unit.games for unit in units), _falling(*plan.rate, progress), steps)


def _learn(learner: Learner, steps: Ints, batch: int, rate: float) -> list[float]:
    """Learn from *steps*, all but what is left after the last whole batch."""
    starts = range(0, len(steps) - batch + 1, batch)
    return [learner.learn(steps[start : start + batch], rate) for start in starts]


def _try(learner: Learner, rules: Rules, seats: int, deals: int, seed: int) -> Trial:
    games, score = play_match(learner.rater(), rules, seats, deals, seed)
    # A game is a win or a loss, or now and then a draw, which makes this a little too wide.
    margin = 1.96 * sqrt(score * (1 - score) / games)
    return Trial(str(rules), seats, games, round(score, 4), round(margin, 4))


def _between(first: float, last: float, progress: float) -> float:
    return first + (last - first) * progress


def _falling(first: float, last: float, progress: float) -> float:
    """From *first* to *last* along half a wave: slowly at both ends."""
    return last + (first - last) * (1 + cos(pi * progress)) / 2
