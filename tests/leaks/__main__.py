"""``python -m tests.leaks --games N --seed S``: play many games; the last line is JSON."""

import argparse
import json
import sys

from tests.leaks.compare import compare


def main() -> int:
    """Do what the command line asks for; 1 when anybody was told too much, or too early."""
    parser = argparse.ArgumentParser(prog="python -m tests.leaks", description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="how many are compared")
    parser.add_argument("--seed", type=int, default=1, help="the first; the others follow")
    asked = parser.parse_args()
    outcomes = []
    seed, compared = asked.seed, 0
    while compared < asked.games:
        outcome = compare(seed)
        outcomes.append(outcome)
        compared += outcome.is_compared
        seed += 1
        if not outcome.is_good:
            print(f"game {outcome.seed}, {outcome.rules}: {outcome.early or outcome.differs}")
    leaks = [outcome.seed for outcome in outcomes if not outcome.is_good]
    told = {
        "games": compared,
        "without_another_deal": len(outcomes) - compared,
        "messages": sum(outcome.told for outcome in outcomes),
        "bytes": sum(outcome.bytes for outcome in outcomes),
        "told_at_last": sum(outcome.is_told_at_last for outcome in outcomes),
        "leaks": leaks,
    }
    print(json.dumps(told))
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
