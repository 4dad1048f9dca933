"""C and plain Python play the same minimal game; collected where there is a C compiler."""

from pathlib import Path

import pytest

from benchmarks.reference.baseline import play_games
from benchmarks.reference.native import NativePlayout, build_library

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("seats", range(2, 7))
def test_c_and_python_play_the_same_games(seats: int) -> None:
    native = NativePlayout(build_library(ROOT))

    for seed in range(50):
        assert native.play_games(seats, seed, 1) == play_games(seats, seed, 1)
