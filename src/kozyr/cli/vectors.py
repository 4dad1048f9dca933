"""`kozyr vectors FILE`: play the vectors in a file and say which do not hold."""

import argparse
import sys
from pathlib import Path

FAILED = 1
UNREADABLE = 2


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "vectors", help="play test vectors from a file and say which do not hold"
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="vectors, one a line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the vectors; return 1 when one fails, 2 when there is no file to read."""
    from kozyr.study.vectors import run_vectors

    try:
        text = arguments.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        print(f"kozyr: cannot read {arguments.file}: {error}", file=sys.stderr)
        return UNREADABLE
    outcomes = list(run_vectors(text))
    for outcome in outcomes:
        if not outcome.is_passed:
            print(outcome)
    passed = sum(outcome.is_passed for outcome in outcomes)
    failed = len(outcomes) - passed
    print(f"{passed} passed, {failed} failed")
    return FAILED if failed else 0
