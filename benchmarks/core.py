"""The rules' core against C, against itself interpreted, and the rest: `make bench-core`.

Uniformly random games, deals included, on one core. The contestants take turns, round after
round, so that a machine that slows down slows all of them; a ratio is one of medians. The
last line is one JSON object.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from benchmarks.reference.baseline import play_games
from benchmarks.reference.native import NativePlayout, build_library
from tools.compile import compile_package
from tools.steps import SetupError

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 5
SECONDS = 0.4
TABLES = (2, 4)
CHECKED_GAMES = 20
"""Games of every table that C and the baseline must play alike before anything is measured."""

DIGITS = 3
FAILED = 2


@dataclass
class Contestant:
    """A row of the table, with the rates measured for each number of seats."""

    title: str
    name: str
    compiled: bool = False
    games: dict[int, list[float]] = field(default_factory=lambda: {seats: [] for seats in TABLES})
    moves: dict[int, list[float]] = field(default_factory=lambda: {seats: [] for seats in TABLES})

    def games_per_second(self, seats: int) -> float:
        """Return the median over the rounds."""
        return median(self.games[seats])

    def moves_per_second(self, seats: int) -> float:
        """Return the median over the rounds."""
        return median(self.moves[seats])


C = Contestant("C", "c")
COMPILED = Contestant("core, compiled", "core", compiled=True)
INTERPRETED = Contestant("core, interpreted", "core")
BASELINE = Contestant("plain Python", "baseline")
GAME = Contestant("Game, compiled core", "game", compiled=True)
GAME_INTERPRETED = Contestant("Game, interpreted", "game")
CONTESTANTS = (C, COMPILED, INTERPRETED, BASELINE, GAME, GAME_INTERPRETED)


def main() -> int:
    """Measure everything, print it, and return the exit status."""
    try:
        library = build_library(ROOT)
        compiled = compile_package(ROOT)
    except SetupError as error:
        sys.stderr.write(f"kozyr: {error}\n")
        return FAILED
    check_references(NativePlayout(library))
    paths = {True: compiled, False: ROOT / "src"}
    for _ in range(ROUNDS):
        for each in CONTESTANTS:
            for seats in TABLES:
                path = paths[each.compiled]
                found = ask(path, each.compiled, "speed", each.name, str(seats), str(SECONDS))
                each.games[seats].append(found["games"] / found["seconds"])
                each.moves[seats].append(found["moves"] / found["seconds"])
    memory = {
        f"bytes_per_{name}{suffix(seats)}": ask(paths[True], True, "memory", name, str(seats))[
            "bytes"
        ]
        for name in ("core", "game")
        for seats in TABLES
    }
    sys.stdout.write(table(memory))
    sys.stdout.write(f"{json.dumps({**figures(), **memory})}\n")
    return 0


def check_references(native: NativePlayout) -> None:
    """Make sure that both references play the same games."""
    for seats in TABLES:
        for seed in range(CHECKED_GAMES):
            in_c, in_python = native.play_games(seats, seed, 1), play_games(seats, seed, 1)
            if in_c != in_python:
                raise AssertionError(f"{seats} seats, seed {seed}: {in_c} in C, {in_python} here")


def ask(path: Path, compiled: bool, *arguments: str) -> dict[str, float]:
    """Run a contestant with the package of *path*, and make sure that it ran that one."""
    finished = subprocess.run(
        [sys.executable, "-m", "benchmarks.contestants", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(path)},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, float] = json.loads(finished.stdout)
    if found["compiled"] != compiled:
        raise AssertionError(f"{arguments} ran the wrong core")
    return found


def figures() -> dict[str, float]:
    """Return the ratios and rates by which the core is judged."""
    found: dict[str, float] = {}
    for seats in TABLES:
        end = suffix(seats)
        compiled = COMPILED.moves_per_second(seats)
        found |= {
            f"compiled_vs_interpreted{end}": compiled / INTERPRETED.moves_per_second(seats),
            f"compiled_vs_c{end}": compiled / C.moves_per_second(seats),
            f"compiled_vs_baseline{end}": compiled / BASELINE.moves_per_second(seats),
            f"moves_per_s{end}": compiled,
            f"games_per_s{end}": COMPILED.games_per_second(seats),
            f"game_moves_per_s{end}": GAME.moves_per_second(seats),
            f"game_moves_per_s_interpreted{end}": GAME_INTERPRETED.moves_per_second(seats),
        }
    return {name: round(value, DIGITS) for name, value in found.items()}


def table(memory: dict[str, float]) -> str:
    """Write all that was measured for a reader."""
    lines = [
        f"Python {platform.python_version()} on {platform.machine()},"
        f" {ROUNDS} rounds of {SECONDS} s, medians",
        "",
        f"{'uniformly random games':22}{'seats':>6}{'games/s':>12}{'moves/s':>14}"
        f"{'moves/game':>12}{'x interpreted':>15}{'% of C':>8}",
    ]
    for seats in TABLES:
        for each in CONTESTANTS:
            games, moves = each.games_per_second(seats), each.moves_per_second(seats)
            lines.append(
                f"{each.title:22}{seats:6}{games:12,.0f}{moves:14,.0f}{moves / games:12.1f}"
                f"{moves / INTERPRETED.moves_per_second(seats):15.2f}"
                f"{100 * moves / C.moves_per_second(seats):8.1f}"
            )
        lines.append("")
    lines += [f"{name.replace('_', ' '):28}{size:8,.0f}" for name, size in memory.items()]
    return "\n".join([*lines, "", ""])


def suffix(seats: int) -> str:
    """Return what the name of a figure ends in: nothing for two seats."""
    return "" if seats == min(TABLES) else f"_{seats}"


if __name__ == "__main__":
    sys.exit(main())
