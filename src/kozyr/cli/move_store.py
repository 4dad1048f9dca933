"""`kozyr move-store FROM TO`: copy everything to another kind of store."""

import argparse
import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from kozyr.cli.doctor import UNSOUND

if TYPE_CHECKING:
    from kozyr.cli import Subparsers


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "move-store",
        help="copy everything to another store",
        description="Copy everything that is kept to another store that is empty, and check it"
        " there by replaying every table. Stop Kozyr first; what is copied stays where it was.",
    )
    parser.add_argument("source", metavar="FROM", help="a file, a folder or postgresql://…")
    parser.add_argument("target", metavar="TO", help="a file, a folder or postgresql://…")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Copy from the one to the other.

    Raises:
        CommandError: one of them cannot be used, or the other is not empty.
    """
    from kozyr.cli import CommandError
    from kozyr.cli._stores import alone_with, place_named
    from kozyr.server.store import StoreError

    try:
        source, target = place_named(arguments.source), place_named(arguments.target)
        with alone_with(source):
            return move(source, target)
    except StoreError as error:
        raise CommandError(str(error)) from error


def move(source: str | Path, target: str | Path) -> int:
    """Copy and check; say how it went, and return the exit status.

    Raises:
        StoreError: one of them cannot be used, or *target* is not empty.
    """
    import asyncio

    from kozyr.cli._stores import alone_with, copy_of
    from kozyr.server.store import StoreError
    from kozyr.server.store.files import put_in_place

    if isinstance(target, Path) and target.exists():
        raise StoreError(f"{target} is there already; move it away, or choose another place.")
    with contextlib.ExitStack() as stack:
        # Of a copy: it may be of an older format, and is to stay as it is.
        copied = source if isinstance(source, str) else stack.enter_context(copy_of(source))
        stack.enter_context(alone_with(target))
        if isinstance(target, str):
            faults = asyncio.run(_copy(copied, target))
        else:
            fresh = target.with_name(f"{target.name}.new")
            fresh.unlink(missing_ok=True)
            stack.callback(fresh.unlink, missing_ok=True)
            faults = asyncio.run(_copy(copied, fresh))
            put_in_place(fresh, target)
    if not faults:
        print(f"Everything is in {_shown(target)}, and it was all replayed there.")
    return UNSOUND if faults else 0


async def _copy(source: str | Path, target: str | Path) -> int:
    """Copy everything; tell the faults of what was copied, and return how many there are."""
    from kozyr.cli._stores import opened
    from kozyr.cli.doctor import tell_faults
    from kozyr.server.store.moving import copy_store

    async with contextlib.AsyncExitStack() as stack:
        there = opened(target)
        stack.push_async_callback(there.aclose)
        here = opened(source)
        stack.push_async_callback(here.aclose)
        await copy_store(here, there)
        return await tell_faults(there)


def _shown(place: str | Path) -> str:
    """*place* without a password."""
    from urllib.parse import urlsplit

    if isinstance(place, Path):
        return str(place)
    parts = urlsplit(place)
    return f"{parts.scheme}://{parts.hostname}{parts.path}"
