"""`kozyr backup FILE`: copy everything that is kept to a file."""

import argparse
import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from kozyr.cli._stores import add_place

if TYPE_CHECKING:
    from kozyr.cli import Subparsers


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "backup",
        help="copy everything that is kept to a file",
        description="Copy everything that is kept, at one instant, to a new file, which is a"
        " database of SQLite wherever it comes from. It may be done while Kozyr runs.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="the file to write; a new one")
    add_place(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the file.

    Raises:
        CommandError: there is such a file already, it cannot be written, or the store
            cannot be read.
    """
    from kozyr.cli import CommandError
    from kozyr.cli._stores import place_of
    from kozyr.server.store import StoreError

    file: Path = arguments.file
    if file.exists():
        raise CommandError(f"{file} is there already; choose another name.")
    try:
        _back_up(place_of(arguments), file)
    except StoreError as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(f"{file} cannot be written: {error.strerror}.") from error
    print(f"Everything is in {file}.")
    return 0


def _back_up(place: str | Path, file: Path) -> None:
    import asyncio

    from kozyr.cli._stores import check_there, copy_to
    from kozyr.server.store.files import put_in_place

    if isinstance(place, Path):
        check_there(place)
        copy_to(place, file)
        return
    fresh = file.with_name(f"{file.name}.new")
    fresh.unlink(missing_ok=True)
    try:
        asyncio.run(_copy(place, fresh))
        put_in_place(fresh, file)
    finally:
        fresh.unlink(missing_ok=True)


async def _copy(url: str, file: Path) -> None:
    from kozyr.cli._stores import opened
    from kozyr.server.store.moving import copy_store

    async with contextlib.AsyncExitStack() as stack:
        source = opened(url)
        stack.push_async_callback(source.aclose)
        target = opened(file)
        stack.push_async_callback(target.aclose)
        await copy_store(source, target)
