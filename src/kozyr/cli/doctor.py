"""`kozyr doctor`: replay everything that is kept, and say what is wrong."""

import argparse
import contextlib
from typing import TYPE_CHECKING

from kozyr.cli._stores import add_place

if TYPE_CHECKING:
    from pathlib import Path

    from kozyr.cli import Subparsers
    from kozyr.server.store import Store

UNSOUND = 1


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "doctor",
        help="check everything that is kept",
        description="Replay every table and compare all else with it: who sits where, what is"
        " due, the records of finished games. Each fault is a line on standard output; the exit"
        " status is then 1. It may be asked while Kozyr runs, and changes nothing.",
    )
    add_place(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check the store.

    Raises:
        CommandError: it cannot be read at all.
    """
    import asyncio

    from kozyr.cli import CommandError
    from kozyr.cli._stores import place_of
    from kozyr.server.store import StoreError

    try:
        faults = asyncio.run(_check(place_of(arguments)))
    except StoreError as error:
        raise CommandError(str(error)) from error
    if not faults:
        print("Everything is sound.")
    return UNSOUND if faults else 0


async def _check(place: "str | Path") -> int:
    from kozyr.cli._stores import copy_of, opened

    with contextlib.ExitStack() as stack:
        store = opened(place if isinstance(place, str) else stack.enter_context(copy_of(place)))
        try:
            return await tell_faults(store)
        finally:
            await store.aclose()


async def tell_faults(store: "Store") -> int:
    """Print what is wrong in *store*, a line each, and return how much it is."""
    from kozyr.server.store.doctor import faults_of

    count = 0
    async for fault in faults_of(store):
        print(fault)
        count += 1
    return count
