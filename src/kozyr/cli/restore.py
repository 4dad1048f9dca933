"""`kozyr restore FILE`: put back what `kozyr backup` has written."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from kozyr.cli._stores import add_place

if TYPE_CHECKING:
    from kozyr.cli import Subparsers


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "restore",
        help="put back what a backup holds",
        description="Put back what `kozyr backup` has written, where nothing is kept yet, and"
        " check it by replaying every table.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a file of `kozyr backup`")
    add_place(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Restore the file.

    Raises:
        CommandError: the file cannot be read, or there is something already.
    """
    from kozyr.cli import CommandError
    from kozyr.cli._stores import place_of
    from kozyr.cli.move_store import move
    from kozyr.server.store import StoreError

    try:
        return move(arguments.file, place_of(arguments))
    except StoreError as error:
        raise CommandError(str(error)) from error
