"""C plays and solves as Python does; collected where there is a C compiler."""

import random
from pathlib import Path

import pytest

from benchmarks.reference.baseline import play_games
from benchmarks.reference.native import NativeEndings, NativePlayout, build_library
from benchmarks.solver import random_ending
from kozyr.bots.solver import Solver
from kozyr.rules import Rules

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("seats", range(2, 7))
def test_c_and_python_play_the_same_games(seats: int) -> None:
    native = NativePlayout(build_library(ROOT))

    for seed in range(50):
        assert native.play_games(seats, seed, 1) == play_games(seats, seed, 1)


def test_c_solves_the_same_endings() -> None:
    native = NativeEndings(build_library(ROOT, "ending"), 12)
    solver = Solver(12)
    dice = random.Random(1)

    for _ in range(5):
        core = random_ending(Rules(), dice)
        solution = solver.solve(core, 10**7, shortest=False)
        assert solution is not None
        assert native.solve(core)[0] == solution.value
