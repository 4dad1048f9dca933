"""Where the tables' logs are kept, and everything else that must not be lost.

- `interface`: `Store`, what every store can do, and what goes into it
- `sqlite`: `SqliteStore`, one file for one process; `files`: what that file is like
- `cold`: what is not the log, through SQLAlchemy; `schema`: its tables; `migrations`: how
  they came about
- `opening`: `open_store`, a store by its URL
"""

from kozyr.server.store.files import APPLICATION_ID, SCHEMA_VERSION, check_file
from kozyr.server.store.interface import (
    Append,
    Cold,
    ConflictError,
    Life,
    Sitting,
    Store,
    StoredEvent,
    StoreError,
    TableStatus,
)
from kozyr.server.store.opening import open_store
from kozyr.server.store.sqlite import SqliteStore

__all__ = [
    "APPLICATION_ID",
    "SCHEMA_VERSION",
    "Append",
    "Cold",
    "ConflictError",
    "Life",
    "Sitting",
    "SqliteStore",
    "Store",
    "StoreError",
    "StoredEvent",
    "TableStatus",
    "check_file",
    "open_store",
]
