"""`playout.c` and `ending.c`, compiled and called."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from kozyr.rules.core.codes import SUIT_SIZE
from kozyr.rules.core.masks import indices
from tools.compile import find_compiler
from tools.steps import SetupError, fingerprint, is_fresh, run_logged, write_stamp

if TYPE_CHECKING:
    from pathlib import Path

    from kozyr.rules.core import Core

_RANKS = 9
_MOST_SEATS = 6
_FLAGS = ("-O3", "-march=native", "-std=c11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC")


def build_library(root: Path, name: str = "playout") -> Path:
    """Return the compiled `playout.c`, or what *name* says, compiling it unless that is done.

    Raises:
        SetupError: there is no C compiler, or it failed.
    """
    compiler = find_compiler()
    if compiler is None:
        raise SetupError("The C reference needs a C compiler: install one, or name it (CC=...).")
    source = root / "benchmarks" / "reference" / f"{name}.c"
    library = root / "build" / "benchmarks" / f"{name}.so"
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


class NativeEndings:
    """The C reference of the solver in a compiled library; it has one table for all."""

    def __init__(self, library: Path, table_bits: int) -> None:
        loaded = ctypes.CDLL(str(library))
        self._solve = loaded.solve
        self._solve.restype = ctypes.c_int
        self._solve.argtypes = [
            ctypes.c_uint64,
            ctypes.c_uint64,
            ctypes.c_int,
            ctypes.POINTER(ctypes.c_long),
        ]
        loaded.make_table.restype = ctypes.c_int
        if not loaded.make_table(table_bits):
            raise MemoryError

    def solve(self, core: Core) -> tuple[int, int]:
        """Return the value for the attacker of *core*, who opens a bout, and the nodes."""
        nodes = ctypes.c_long(0)
        hands = [_packed(core.hands[seat]) for seat in (core.attacker, core.defender)]
        value: int = self._solve(*hands, core.terms.trump, nodes)
        return value, nodes.value


def _packed(mask: int) -> int:
    """A hand of 36 cards, told by the bits that the reference has for them."""
    packed = 0
    for card in indices(mask):
        suit, rank = divmod(card, SUIT_SIZE)
        packed |= 1 << (_RANKS * suit + rank - (SUIT_SIZE - _RANKS))
    return packed
