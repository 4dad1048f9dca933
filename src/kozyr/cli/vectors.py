"""`kozyr vectors FILE`: play the vectors in a file and say which do not hold."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kozyr.cli import Subparsers

FAILED = 1


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "vectors",
        help="play the bouts of a file and say which do not go as written",
        description="Play test vectors, one bout a line, and say which do not go as written."
        " docs/rules.md describes the notation.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="vectors, one a line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the vectors; return 1 when one fails.

    Raises:
        CommandError: the file cannot be read.
    """
    from kozyr.cli import CommandError
    from kozyr.study.vectors import run_vectors

    try:
        text = arguments.file.read_text(encoding="utf-8")
    except OSError as error:
        raise CommandError(f"cannot read {arguments.file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise CommandError(f"cannot read {arguments.file}: bytes that are not UTF-8") from error
    outcomes = list(run_vectors(text))
    if not outcomes:
        raise CommandError(f"{arguments.file} holds no vectors")
    for outcome in outcomes:
        if not outcome.is_passed:
            print(outcome)
    passed = sum(outcome.is_passed for outcome in outcomes)
    failed = len(outcomes) - passed
    print(f"{passed} passed, {failed} failed")
    return FAILED if failed else 0
