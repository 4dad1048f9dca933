"""``python -m tests.chaos``: break a cluster while people play; the last line is JSON."""

import argparse
import asyncio
import sys

from tests.chaos.run import Plan, run


def main() -> int:
    """Do what the command line asks for; 1 when anything was lost, doubled or untrue."""
    plan = Plan()
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--faults", type=int, default=plan.faults, help="how many")
    parser.add_argument("--seed", type=int, default=plan.seed, help="what all is drawn from")
    parser.add_argument("--tables", type=int, default=plan.tables)
    parser.add_argument("--every", type=float, default=plan.every_s, metavar="S", help="seconds")
    parser.add_argument("--pace", type=float, default=plan.pace_s, metavar="S", help="a thought")
    parser.add_argument("--store", choices=("postgresql", "sqlite"), default=plan.store)
    parser.add_argument("--bus", choices=("redis", "postgresql"), default=plan.bus)
    parser.add_argument("--workers", type=int, default=plan.workers, help="of each of two hosts")
    asked = parser.parse_args()
    outcome = asyncio.run(
        run(
            Plan(
                faults=asked.faults,
                seed=asked.seed,
                tables=asked.tables,
                every_s=asked.every,
                pace_s=asked.pace,
                store=asked.store,
                bus=asked.bus,
                workers=asked.workers,
            )
        )
    )
    print(outcome.as_json())
    return 0 if outcome.verdict.is_good else 1


if __name__ == "__main__":
    sys.exit(main())
