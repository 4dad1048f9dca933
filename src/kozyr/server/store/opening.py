"""`open_store`: a store by its URL."""

from pathlib import Path
from typing import Final

from kozyr.server.store.interface import Store, StoreError
from kozyr.server.store.sqlite import SqliteStore

_FILE: Final = "sqlite:"


def open_store(url: str) -> Store:
    """Open the store that *url* names: ``sqlite:PATH``, or a path alone.

    Raises:
        StoreError: there is no such kind of store, or it cannot be used.
    """
    if url.startswith(_FILE):
        return SqliteStore(Path(url.removeprefix(_FILE)))
    if "://" in url:
        raise StoreError(f"{url.split(':', maxsplit=1)[0]} is no kind of store; choose a file.")
    return SqliteStore(Path(url))
