"""The file of a `SqliteStore`: what it looks like inside, whether it can be used, its upgrade."""

import contextlib
import os
import secrets
import sqlite3
from pathlib import Path
from typing import Final

from kozyr.server.store.interface import StoreError

APPLICATION_ID: Final = int.from_bytes(b"Kozy", "big")

# What each version of the file added; a new file goes through all of them, so that there
# is no other way to the newest than the one which old files go.
_STEPS: Final = (
    (
        f"PRAGMA application_id = {APPLICATION_ID}",
        "CREATE TABLE identity (value TEXT NOT NULL) STRICT",
        """
        CREATE TABLE players (
          player TEXT PRIMARY KEY,  -- SHA-256 of the cookie, in hex
          created_ms INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE events (
          table_id TEXT NOT NULL,
          seq INTEGER NOT NULL,
          ts INTEGER NOT NULL,  -- ms since 1970, UTC
          kind TEXT NOT NULL,
          actor INTEGER,
          cmd_id TEXT,
          body BLOB NOT NULL,
          PRIMARY KEY (table_id, seq),
          UNIQUE (table_id, cmd_id)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE seats (
          table_id TEXT NOT NULL,
          seat INTEGER NOT NULL,
          player TEXT NOT NULL REFERENCES players,
          has_left INTEGER NOT NULL DEFAULT 0,
          PRIMARY KEY (table_id, seat)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE UNIQUE INDEX one_table_a_player ON seats (player) WHERE NOT has_left",
    ),
    (
        """
        CREATE TABLE tables (
          table_id TEXT PRIMARY KEY,
          life TEXT NOT NULL,
          deadline_ms INTEGER,  -- ms since 1970, UTC
          listing BLOB,
          players INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX deadlines ON tables (deadline_ms) WHERE deadline_ms IS NOT NULL",
        "CREATE INDEX listings ON tables (table_id) WHERE listing IS NOT NULL",
        # A player sits at several tables, and a seat that was left is another's.
        "ALTER TABLE seats RENAME TO seats_of_1",
        """
        CREATE TABLE seats (
          table_id TEXT NOT NULL,
          seat INTEGER NOT NULL,
          player TEXT NOT NULL,
          has_left INTEGER NOT NULL,
          since_ms INTEGER NOT NULL,  -- ms since 1970, UTC
          PRIMARY KEY (table_id, seat)
        ) STRICT, WITHOUT ROWID
        """,
        """
        INSERT INTO seats
        SELECT table_id, seat, player, has_left,
          coalesce((SELECT min(ts) FROM events WHERE events.table_id = seats_of_1.table_id), 0)
        FROM seats_of_1
        """,
        "DROP TABLE seats_of_1",
        "CREATE INDEX sittings ON seats (player) WHERE NOT has_left",
    ),
)
SCHEMA_VERSION: Final = len(_STEPS)

# What every log of ours can answer; a damaged one, or one of the same name, cannot.
_PROBES: Final = (
    "SELECT table_id, seq, ts, kind, actor, cmd_id, body FROM events LIMIT 1",
    "SELECT player, created_ms FROM players LIMIT 1",
    "SELECT table_id, seat, player, has_left FROM seats LIMIT 1",
)
_PROBES_SINCE_2: Final = (
    "SELECT table_id, life, deadline_ms, listing, players FROM tables LIMIT 1",
    "SELECT since_ms FROM seats LIMIT 1",
)
_HEADER_BYTES: Final = 100
_MAGIC: Final = b"SQLite format 3\0"
_BUSY_S: Final = 0.25
"""Nobody else should write; whoever does holds up every table."""
TURN_S: Final = 5
"""So long one writer of this process waits for another; nobody should take so long."""

Places = list[tuple[int, int] | None]


def check_file(path: Path) -> None:
    """Refuse a file that is not a log of ours, without touching it; a missing one is fine.

    Raises:
        StoreError: it cannot be read, is something else, is damaged, or is too new.
    """
    try:
        if not path.exists():
            return
        with path.open("rb") as file:
            header = file.read(_HEADER_BYTES)
    except OSError as error:
        raise StoreError(f"{path} cannot be read: {error.strerror}.") from error
    if not header:
        return
    if len(header) < _HEADER_BYTES or not header.startswith(_MAGIC):
        raise StoreError(f"{path} is not a Kozyr database; choose another file with --data.")
    version = int.from_bytes(header[60:64], "big")
    application = int.from_bytes(header[68:72], "big")
    if application != APPLICATION_ID:
        raise StoreError(
            f"{path} is the database of another program; choose another file with --data."
        )
    if version > SCHEMA_VERSION:
        raise StoreError(
            f"{path} was written by a newer Kozyr (format {version}, this one reads"
            f" {SCHEMA_VERSION}); update Kozyr or choose another file with --data."
        )
    _check_pages(path)


def _check_pages(path: Path) -> None:
    """Refuse a damaged file.

    `immutable` keeps SQLite from making any file beside it, but then also from reading
    the write-ahead log; when there is one, what is in it must be read too.
    """
    wal = path.with_name(path.name + "-wal")
    mode = "mode=ro" if wal.exists() and wal.stat().st_size else "mode=ro&immutable=1"
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True)
    try:
        verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        probes = _PROBES if _version(connection) == 1 else (*_PROBES, *_PROBES_SINCE_2)
        for probe in probes:
            connection.execute(probe).fetchone()
        if connection.execute("SELECT count(value) FROM identity").fetchone() != (1,):
            verdict = "its identity is missing"
    except sqlite3.Error as error:
        verdict = str(error)
    finally:
        connection.close()
    if verdict != "ok":
        raise StoreError(
            f"{path} is damaged ({' '.join(verdict.split())}); restore a copy of it or choose"
            " another file with --data."
        )


def open_file(path: Path) -> sqlite3.Connection:
    """Open the log at *path* for writing: make it when there is none, upgrade an old one.

    Raises:
        StoreError: it cannot be used; it is then as it was.
    """
    check_file(path)
    if not path.exists() or path.stat().st_size == 0:
        _create(path, secrets.token_hex(16))
    connection = _open(path)
    try:
        _upgrade(path, connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _create(path: Path, identity: str) -> None:
    """Make a new, empty log; it appears under its name only once it is whole."""
    fresh = path.with_name(f"{path.name}.new-{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(fresh, isolation_level=None)
        try:
            _climb(connection, 0)
            connection.execute("INSERT INTO identity VALUES (?)", (identity,))
        finally:
            connection.close()
        put_in_place(fresh, path)
    except (OSError, sqlite3.Error) as error:
        with contextlib.suppress(OSError):
            fresh.unlink()
        said = error.strerror if isinstance(error, OSError) else error
        raise StoreError(f"{path} cannot be made: {said}.") from error


def put_in_place(fresh: Path, path: Path) -> None:
    """Give the whole file *fresh* the name *path*, for its owner alone and for good."""
    fresh.chmod(0o600)
    fresh.replace(path)
    if os.name == "posix":
        # The new name outlives a power cut.
        descriptor = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _open(path: Path) -> sqlite3.Connection:
    """Open a log for writing.

    Raises:
        StoreError: it cannot be written.
    """
    connection = sqlite3.connect(
        path, timeout=_BUSY_S, isolation_level=None, check_same_thread=False
    )
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        # Writes nothing, but fails where nothing could be written.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        connection.close()
        raise StoreError(f"{path} cannot be used: {error}.") from error
    return connection


def _upgrade(path: Path, connection: sqlite3.Connection) -> None:
    """Bring the log to the newest version; what it was is kept beside it.

    Raises:
        StoreError: there is no room for the copy, or the upgrade failed.
    """
    version = _version(connection)
    if version == SCHEMA_VERSION:
        return
    kept = path.with_name(f"{path.name}.format-{version}")
    try:
        copy_file(connection, kept)
        _climb(connection, version)
    except (OSError, sqlite3.Error) as error:
        said = error.strerror if isinstance(error, OSError) else error
        raise StoreError(f"{path} cannot be brought to format {SCHEMA_VERSION}: {said}.") from error


def copy_file(connection: sqlite3.Connection, path: Path) -> None:
    """Write all that *connection* sees, at one instant, to a file at *path*.

    Raises:
        OSError: it cannot be written.
        sqlite3.Error: the one cannot be read, or the other cannot be written.
    """
    fresh = path.with_name(f"{path.name}.new-{os.getpid()}")
    try:
        copy = sqlite3.connect(fresh)
        try:
            connection.backup(copy)
        finally:
            copy.close()
        put_in_place(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)


def _climb(connection: sqlite3.Connection, version: int) -> None:
    """Go through the steps behind *version*, all of them or none."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in _STEPS[version:]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        connection.execute("COMMIT")
    except sqlite3.Error:
        connection.execute("ROLLBACK")
        raise


def _version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def places(path: Path) -> Places:
    """Which files lie at *path* and beside it as its write-ahead log."""
    found: Places = []
    # Asked at every commit, so the way by which it is asked is the short one.
    name = os.fspath(path)
    for file in (name, f"{name}-wal"):
        try:
            status = os.stat(file)
        except OSError:
            found.append(None)
        else:
            found.append((status.st_dev, status.st_ino))
    return found
