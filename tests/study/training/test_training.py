"""The same plan trains the same net, at one go or with breaks."""

from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

import pytest

from kozyr.bots.net import Weights
from kozyr.study.crew import Alone, Outcome, Piece, crew_of
from kozyr.study.training import training as module
from kozyr.study.training.plan import Plan
from kozyr.study.training.playing import Unit
from kozyr.study.training.training import Training, train, try_all

SMALL = Plan(
    games=24,
    seats="2:2 3",
    width=8,
    depth=4,
    tables=4,
    leg=700,
    unit=3,
    units=2,
    batch=100,
)


@pytest.fixture(autouse=True)
def few_games_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_TRIED", 10)


def trained(training: Training) -> bytes:
    for _ in train(training):
        pass
    return bytes(training.learner.weights())


def test_the_same_plan_trains_the_same_net_with_a_break_too(tmp_path: Path) -> None:
    whole = Training.begin(SMALL)
    weights = trained(whole)
    broken = Training.begin(SMALL)
    next(train(broken))
    broken.save(tmp_path / "kept.npz")

    resumed = Training.resume(tmp_path / "kept.npz")

    assert len(resumed.legs) == 1 < len(whole.legs)
    assert trained(resumed) == weights
    assert [(leg.games, leg.loss, leg.score) for leg in resumed.legs] == [
        (leg.games, leg.loss, leg.score) for leg in whole.legs
    ]
    assert whole.last.games == SMALL.games
    rates = [leg.rate for leg in whole.legs]
    assert SMALL.rate[0] > rates[0] > rates[-1] >= SMALL.rate[1]


def test_processes_train_the_same_net_as_one() -> None:
    plan = Plan.from_json(SMALL.as_json() | {"games": 17, "units": 3})
    crew = crew_of(2)
    try:
        together = Training.begin(plan)
        for _ in train(together, crew):
            pass
    finally:
        crew.close()
    alone = Training.begin(plan)

    assert trained(alone) == bytes(together.learner.weights())
    assert [(leg.games, leg.loss, leg.score) for leg in alone.legs] == [
        (leg.games, leg.loss, leg.score) for leg in together.legs
    ]
    assert alone.last.games == 17


def test_a_chunk_is_played_by_a_net_that_has_not_learnt_from_the_one_before() -> None:
    """So those who play need not wait for the one who learns."""
    played: list[Sequence[Unit]] = []

    class Noting(Alone):
        def begin(
            self, task: Callable[[Piece], Outcome], pieces: Sequence[Piece]
        ) -> Callable[[], list[Outcome]]:
            played.append([piece for piece in pieces if isinstance(piece, Unit)])
            return super().begin(task, pieces)

    next(train(Training.begin(Plan.from_json(SMALL.as_json() | {"leg": 10**6})), Noting()))

    raters = [[unit.rater.first.tobytes() for unit in units] for units in played]
    assert len(raters) == 4
    assert all(len(set(each)) == 1 for each in raters)
    assert [each[0] == raters[0][0] for each in raters] == [True, True, False, False]
    assert raters[2] != raters[3]
    assert len({unit.seed for units in played for unit in units}) == 8


def test_another_seed_trains_another_net() -> None:
    other = Plan.from_json(SMALL.as_json() | {"seed": 2, "games": 12})
    same = Plan.from_json(SMALL.as_json() | {"games": 12})

    assert trained(Training.begin(other)) != trained(Training.begin(same))


def test_the_solver_says_how_endings_go() -> None:
    plan = Plan.from_json(SMALL.as_json() | {"games": 10, "seats": "2", "leg": 400})
    solved = Plan.from_json(plan.as_json() | {"solved": 10000, "nodes": 200})

    assert trained(Training.begin(solved)) != trained(Training.begin(plan))


def test_minutes_end_a_training_too() -> None:
    plan = Plan.from_json(SMALL.as_json() | {"games": 0, "minutes": 0.001})
    training = Training.begin(plan)

    trained(training)

    assert training.last.seconds >= 0.06
    assert training.last.games >= plan.unit * plan.units


def test_minutes_end_a_training_of_the_shortest_legs(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(step=0.001)
    monkeypatch.setattr("kozyr.study.training.training.time.perf_counter", lambda: next(clock))
    plan = Plan.from_json(SMALL.as_json() | {"games": 0, "minutes": 0.001, "leg": 200})
    training = Training.begin(plan)

    trained(training)

    # Each leg looks at the clock four times: it has two chunks under way from the beginning.
    assert len(training.legs) == 20


def test_the_log_tells_the_weights_and_how_they_came_about() -> None:
    training = Training.begin(Plan.from_json(SMALL.as_json() | {"games": 12, "leg": 300}))
    weights = trained(training)
    trials = try_all(training.learner, training.plan, 3)

    log = training.log(weights, trials)

    assert Weights.parse(weights) == training.learner.weights()
    assert log["plan"] == training.plan.as_json()
    assert [(trial.rules, trial.seats, trial.games) for trial in trials] == [
        ("app", 2, 6),
        ("app", 3, 9),
        ("app+transfer", 2, 6),
        ("app+transfer", 3, 9),
    ]
    assert isinstance(log["legs"], list)
    assert len(log["legs"]) == len(training.legs)
