"""`playout.c`, compiled and called."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from tools.compile import find_compiler
from tools.steps import SetupError, fingerprint, is_fresh, run_logged, write_stamp

if TYPE_CHECKING:
    from pathlib import Path

_MOST_SEATS = 6
_FLAGS = ("-O3", "-march=native", "-std=c11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC")


def build_library(root: Path) -> Path:
    """Return the compiled `playout.c`, compiling it unless that is done.

    Raises:
        SetupError: there is no C compiler, or it failed.
    """
    compiler = find_compiler()
    if compiler is None:
        raise SetupError("The C reference needs a C compiler: install one, or name it (CC=...).")
    source = root / "benchmarks" / "reference" / "playout.c"
    library = root / "build" / "benchmarks" / "playout.so"
    stamp = library.with_suffix(".inputs")
    current = fingerprint(*compiler, *_FLAGS, files=(source,))
    if not (library.exists() and is_fresh(stamp, current)):
        library.parent.mkdir(parents=True, exist_ok=True)
        run_logged(
            [*compiler, *_FLAGS, f"-o{library}", str(source)],
            log=library.with_suffix(".log"),
            failure="The C reference could not be compiled",
        )
        write_stamp(stamp, current)
    return library


class NativePlayout:
    """The C reference in a compiled library."""

    def __init__(self, library: Path) -> None:
        self._fools = ctypes.c_long * _MOST_SEATS
        self._play = ctypes.CDLL(str(library)).play_games
        self._play.restype = ctypes.c_long
        self._play.argtypes = [ctypes.c_int, ctypes.c_uint64, ctypes.c_long, self._fools]

    def play_games(self, seats: int, first_seed: int, games: int) -> tuple[int, list[int]]:
        """Play games with consecutive seeds; return moves made and how often each seat lost."""
        fools = self._fools()
        moves: int = self._play(seats, first_seed, games, fools)
        return moves, list(fools)[:seats]
