"""Play the engine against the reference model: ``python -m tests.reference.compare --games 2000``.

Every game has rules, players, a deal and a style of play of its own, all drawn from the
seed; ``--seed S --first N --games 1`` plays one of them again.  The exit status is 1 when
the two disagree.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from functools import partial
from itertools import groupby
from multiprocessing import Pool

from tests.reference.parameters import VALUES
from tests.reference.side_by_side import Outcome, compare_game

MOST_DISAGREEMENTS = 10
SECONDS_BETWEEN_REPORTS = 5


def main(arguments: list[str] | None = None) -> int:
    """Play what the command line asks for; 1 when there is a disagreement."""
    options = _parser().parse_args(arguments)
    numbers = range(options.first, options.first + options.games)
    seen = Outcome()
    start = told = time.monotonic()
    for outcome in _outcomes(options.seed, numbers, options.jobs):
        seen.add(outcome)
        for disagreement in outcome.disagreements:
            print(disagreement, flush=True)
        if len(seen.disagreements) >= MOST_DISAGREEMENTS:
            break
        now = time.monotonic()
        if now - told > SECONDS_BETWEEN_REPORTS:
            told = now
            print(f"{seen.games} games, {seen.games / (now - start):.0f} a second", flush=True)
    _report(seen, time.monotonic() - start)
    return 1 if seen.disagreements else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.reference.compare")
    parser.add_argument("--games", type=int, default=2000, help="how many games to play")
    parser.add_argument("--seed", type=int, default=1, help="what all of them are drawn from")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    return parser


def _outcomes(seed: int, numbers: range, jobs: int) -> Iterator[Outcome]:
    if jobs <= 1:
        yield from (compare_game(seed, number) for number in numbers)
        return
    with Pool(jobs) as pool:
        yield from pool.imap_unordered(partial(compare_game, seed), numbers, chunksize=8)


def _report(seen: Outcome, seconds: float) -> None:
    print(f"{seen.games} games, {seen.steps} steps, {seen.games / seconds:.0f} games a second")
    print("ends: " + _counts(sorted(seen.ends.items())))
    print("reasons compared: " + _counts(sorted(seen.kinds.items())))
    for parameter, pairs in groupby(_values(), key=lambda pair: pair[0]):
        print(f"{parameter}: " + _counts([(pair[1], seen.values[pair]) for pair in pairs]))
    print(f"disagreements: {len(seen.disagreements)}")


def _values() -> list[tuple[str, str]]:
    return [(parameter, value) for parameter, values in VALUES.items() for value in values]


def _counts(items: list[tuple[str, int]]) -> str:
    return ", ".join(f"{name} {count}" for name, count in items)


if __name__ == "__main__":
    sys.exit(main())
