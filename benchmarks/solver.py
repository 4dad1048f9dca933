"""The solver of endings, and beside it C: `make bench-solver`.

Random endings of six and six cards of the default rules, the stock out and a bout to be
opened; one core, in processor time; the table is used on from one ending to the next. First
who wins, and by which moves: what the bars are for. C does the same search ending by ending
in turn, so that a machine that slows down slows both. Then the shortest way as well. The last
line is one JSON object.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
from pathlib import Path
from statistics import quantiles
from time import process_time

from benchmarks.reference.native import NativeEndings, build_library
from kozyr.bots.solver import Solver
from kozyr.cards import SUITS, CardSet
from kozyr.rules import Bout, Game, Rules
from kozyr.rules.core import Core
from tools.compile import is_core_compiled
from tools.steps import SetupError

ROOT = Path(__file__).resolve().parents[1]
TABLE_BITS = 15
HAND = 6
LIMIT = 10**9
DIGITS = 3


def main() -> int:
    """Measure, print what was found, and return the exit status."""
    parser = argparse.ArgumentParser(prog="benchmarks.solver", description=__doc__)
    parser.add_argument("--endings", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    dice = random.Random(chosen.seed)
    cores = [random_ending(Rules(), dice) for _ in range(chosen.endings)]
    try:
        native = NativeEndings(build_library(ROOT, "ending"), TABLE_BITS)
    except SetupError as error:
        sys.stderr.write(f"kozyr: there is nothing to compare with: {error}\n")
        native = None
    found = compare(cores, native)
    found |= {f"shortest_{name}": ms for name, ms in figures(shortest_ways(cores)).items()}
    kind = "compiled" if is_core_compiled() else "interpreted"
    sys.stdout.write(
        f"Python {platform.python_version()} on {platform.machine()}, {kind},"
        f" {len(cores)} endings of {HAND} and {HAND} cards, 2^{TABLE_BITS} positions remembered\n"
    )
    for name, value in found.items():
        sys.stdout.write(f"{name:20}{'none' if value is None else f'{value:,.3f}':>16}\n")
    sys.stdout.write(f"{json.dumps(found)}\n")
    return 0


def random_ending(rules: Rules, dice: random.Random) -> Core:
    """Deal a hand to each of two; the rest of the pack is beaten away."""
    pack = list(rules.cards)
    dice.shuffle(pack)
    hands = [CardSet(pack[:HAND]), CardSet(pack[HAND : 2 * HAND])]
    attacker = dice.randrange(2)
    bout = Bout(
        number=9,
        attacker=attacker,
        defender=1 - attacker,
        defender_cards=HAND,
        attacker_place=attacker,
        defender_place=1 - attacker,
        opener=attacker,
    )
    return Game.from_parts(
        rules=rules,
        dealer=0,
        hands=hands,
        stock=(),
        trump=dice.choice(SUITS),
        discard=CardSet(pack[2 * HAND :]),
        known=hands,
        out=(),
        bout=bout,
    ).core


def compare(cores: list[Core], native: NativeEndings | None) -> dict[str, float | None]:
    """Solve all with both in turn; they must agree, and C is compared by nodes a second."""
    solver = Solver(TABLE_BITS)
    seconds: list[float] = []
    nodes = native_nodes = 0
    native_seconds = 0.0
    for core in cores:
        started = process_time()
        solution = solver.solve(core, LIMIT, shortest=False)
        seconds.append(process_time() - started)
        if solution is None:
            raise AssertionError("no ending is that long")
        nodes += solution.nodes
        if native is not None:
            started = process_time()
            value, looked_at = native.solve(core)
            native_seconds += process_time() - started
            native_nodes += looked_at
            if value != solution.value:
                raise AssertionError(f"{core.key()}: {value} in C, {solution.value} here")
    rate = nodes / sum(seconds)
    found: dict[str, float | None] = {"nodes_per_s": round(rate), **figures(seconds)}
    found["nodes_per_ending"] = round(nodes / len(cores))
    found["vs_c"] = None
    if native is not None:
        found["c_nodes_per_s"] = round(native_nodes / native_seconds)
        found["vs_c"] = round(rate * native_seconds / native_nodes, DIGITS)
    return found


def shortest_ways(cores: list[Core]) -> list[float]:
    """Return the seconds it took to find the shortest way of each."""
    solver = Solver(TABLE_BITS)
    seconds: list[float] = []
    for core in cores:
        started = process_time()
        solver.solve(core, LIMIT)
        seconds.append(process_time() - started)
    return seconds


def figures(seconds: list[float]) -> dict[str, float]:
    """Return the median, the 95th percentile and the greatest, in milliseconds."""
    hundredths = quantiles(seconds, n=100, method="inclusive")
    return {
        "ms_p50": round(1000 * hundredths[49], DIGITS),
        "ms_p95": round(1000 * hundredths[94], DIGITS),
        "ms_max": round(1000 * max(seconds), DIGITS),
    }


if __name__ == "__main__":
    sys.exit(main())
