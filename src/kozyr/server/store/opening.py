"""`open_store`: a store by its URL."""

from pathlib import Path
from typing import Final

from kozyr.server.store.interface import Store, StoreError
from kozyr.server.store.sqlite import SqliteStore

_FILE: Final = "sqlite:"
_POSTGRES: Final = ("postgresql://", "postgres://")


def open_store(url: str) -> Store:
    """Open the store that *url* names: ``postgresql://…``, ``sqlite:PATH``, or a path alone.

    Raises:
        StoreError: there is no such kind of store, or it cannot be used.
    """
    if url.startswith(_POSTGRES):
        return _open_postgres(url)
    if url.startswith(_FILE):
        return SqliteStore(Path(url.removeprefix(_FILE)))
    if "://" in url:
        kind = url.split(":", maxsplit=1)[0]
        raise StoreError(f"{kind} is no kind of store; choose a file or postgresql://…")
    return SqliteStore(Path(url))


def _open_postgres(url: str) -> Store:
    try:
        # Installed only where it is wanted, and it takes long.
        from kozyr.server.store.postgres import PostgresStore  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise StoreError(
            f"{error.name} is not installed; PostgreSQL needs kozyr[workers]."
        ) from error
    return PostgresStore(url)
