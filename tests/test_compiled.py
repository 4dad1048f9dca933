"""The compiled core plays as the interpreted one; collected where there is a C compiler."""

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from tools import compile as compiling
from tools.compile import MODULES, compile_modules, compile_package
from tools.steps import SetupError

ROOT = Path(__file__).resolve().parents[1]
pytestmark = pytest.mark.timeout(600)

PLAY = """
import json
from random import Random
from benchmarks.solver import random_ending
from kozyr.bots.solver import Solver
from kozyr.rules import PRESETS, Rules
from kozyr.rules.playout import play_random_games
from kozyr.rules.terms import deal_terms_of
from tools.compile import module_files

played = {}
for name in PRESETS:
    rules = Rules.preset(name)
    pack = [card.index for card in rules.cards]
    for seats in range(rules.min_seats, rules.max_seats + 1):
        played[f"{name}, {seats} seats"] = (deal_terms_of(rules), pack, seats)
games = 1000 // len(played) + 1
dice = Random(1)
endings = [random_ending(Rules(), dice) for _ in range(5)]
solver = Solver(table_bits=8)
print(json.dumps({
    "files": [str(file) for file in module_files().values()],
    "games": games * len(played),
    "solved": [repr(solver.solve(core, 10**6, shortest=False)) for core in endings],
    "played": {name: play_random_games(*case, 1, games) for name, case in played.items()},
}))
"""

TRAIN = """
from kozyr.study.training.plan import Plan
from kozyr.study.training.training import Training, train, try_all

training = Training.begin(Plan(games=1500, seats="2", rules="app"))
[before] = try_all(training.learner, training.plan, 400)
for _ in train(training):
    pass
[after] = try_all(training.learner, training.plan, 400)
print(before.score, after.score)
"""

SHIFTS_A_CONSTANT = """
from mypy_extensions import i64

def bit(n: i64) -> i64:
    one: i64 = 1
    return one << n
"""


def printed_by(program: str, path: Path) -> str:
    finished = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(path), "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return finished.stdout


def played_with(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(printed_by(PLAY, path))
    return found


def test_a_thousand_games_go_the_same_way_compiled_and_interpreted() -> None:
    package = compile_package(ROOT)

    compiled, interpreted = played_with(package), played_with(ROOT / "src")

    rooms = [module.removesuffix(".py") for module in MODULES]
    assert compiled["files"] == [f"{package / room}{EXTENSION_SUFFIXES[0]}" for room in rooms]
    assert interpreted["files"] == [f"{ROOT / 'src' / room}.py" for room in rooms]
    assert compiled["games"] >= 1000
    assert compiled["played"] == interpreted["played"]
    assert len(compiled["solved"]) == 5
    assert compiled["solved"] == interpreted["solved"]


def test_a_net_plays_better_for_seconds_of_training() -> None:
    before, after = map(float, printed_by(TRAIN, compile_package(ROOT)).split())

    assert after > before + 0.08


def test_the_compiled_run_refuses_to_test_interpreted_code() -> None:
    refused = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.compiled", "tests/test_cards.py"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )

    assert refused.returncode == pytest.ExitCode.USAGE_ERROR
    assert "what would be tested is not compiled in" in refused.stderr


def test_what_mypyc_would_shift_in_32_bits_is_not_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "src" / "kozyr" / "wrong.py"
    module.parent.mkdir(parents=True)
    module.write_text(SHIFTS_A_CONSTANT, encoding="utf-8")
    monkeypatch.setattr(compiling, "MODULES", ("kozyr/wrong.py",))

    with pytest.raises(SetupError, match=r"compiled wrongly: a constant is shifted .*1 << "):
        compile_modules(tmp_path)
