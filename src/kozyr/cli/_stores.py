"""Where a command finds the store: ``--data`` or ``--store``, as `kozyr serve` has them."""

import argparse
import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kozyr.server.store import Store

STORE_VARIABLE = "KOZYR_STORE"
_FILE = "sqlite:"


def add_place(parser: argparse.ArgumentParser) -> None:
    """Let *parser* take the place of a store."""
    place = parser.add_mutually_exclusive_group()
    place.add_argument(
        "--data",
        metavar="PATH",
        help="the folder or file where everything is (default: $KOZYR_DATA, or where this"
        " system keeps such things)",
    )
    place.add_argument(
        "--store",
        metavar="URL",
        default=None,
        help="where everything is instead, as postgresql://db/kozyr (default: $KOZYR_STORE)",
    )


def place_of(arguments: argparse.Namespace) -> "str | Path":
    """Return the URL of a database, or the file, that *arguments* name.

    Raises:
        StoreError: there can be no such path.
    """
    url = arguments.store or (None if arguments.data else os.environ.get(STORE_VARIABLE))
    return place_named(url) if url else place_named(arguments.data)


def place_named(name: str | None) -> "str | Path":
    """Return the URL of a database, or the file, that *name* means; None is the usual one.

    Raises:
        StoreError: there can be no such path.
    """
    from kozyr.server.local import database_file

    if name is not None and "://" in name and not name.startswith(_FILE):
        return name
    return database_file(name.removeprefix(_FILE) if name else None)


@contextlib.contextmanager
def alone_with(place: "str | Path") -> Iterator[None]:
    """Keep every other Kozyr of this machine from the file at *place*.

    Raises:
        AlreadyRunningError: one has it open.
    """
    from kozyr.server.local import Lock

    if isinstance(place, str):
        yield
        return
    lock = Lock(place)
    try:
        yield
    finally:
        lock.release()


@contextlib.contextmanager
def copy_of(file: Path) -> Iterator[Path]:
    """A copy of all that is in *file* at one instant, though somebody writes to it.

    Raises:
        StoreError: it is not there, is no log of Kozyr's, or cannot be read.
    """
    import tempfile

    check_there(file)
    with tempfile.TemporaryDirectory(prefix="kozyr-") as folder:
        copied = Path(folder) / "kozyr.sqlite3"
        copy_to(file, copied)
        yield copied


def check_there(file: Path) -> None:
    """Refuse a *file* that is not there, or is no log of Kozyr's.

    Raises:
        StoreError: so it is.
    """
    from kozyr.server.store import StoreError, check_file

    if not file.exists():
        raise StoreError(f"{file} is not there.")
    check_file(file)


def copy_to(file: Path, copied: Path) -> None:
    """Write all that is in *file* at one instant to a new file *copied*.

    Raises:
        StoreError: the one cannot be read, or the other cannot be written.
    """
    import sqlite3

    from kozyr.server.store import StoreError
    from kozyr.server.store.files import copy_file

    # Where nobody has it open nothing is to be left beside it; where somebody has, what
    # stands in the write-ahead log is to be read too.
    is_open = file.with_name(f"{file.name}-wal").exists()
    mode = "mode=ro" if is_open else "mode=ro&immutable=1"
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?{mode}", uri=True)
    try:
        copy_file(connection, copied)
    except (OSError, sqlite3.Error) as error:
        said = error.strerror if isinstance(error, OSError) else error
        raise StoreError(f"{file} cannot be copied to {copied}: {said}.") from error
    finally:
        connection.close()


def opened(place: "str | Path") -> "Store":
    """Open the store at *place*.

    Raises:
        StoreError: it cannot be used.
    """
    from kozyr.server.store import open_store

    return open_store(str(place))
