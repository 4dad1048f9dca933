"""Where the tables' logs are kept: `EventStore`, and `SqliteStore`, one file.

An event is never changed nor deleted.  `append` returns once the events are on the
disk; until then nothing is acknowledged and nothing is shown.
"""

import asyncio
import contextlib
import os
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

APPLICATION_ID: Final = int.from_bytes(b"Kozy", "big")
SCHEMA_VERSION: Final = 1
GROUP_LIMIT: Final = 256

_T = TypeVar("_T")


class StoreError(Exception):
    """The store cannot be used, or a write failed; the message is one sentence for people."""


class ConflictError(StoreError):
    """Another writer was first, or the command was carried out already; nothing was written."""


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """One event of a table's log.

    `seq` counts from 1 without gaps; `actor` is the seat it came from, None for none;
    `command` names the command that caused it, unique at its table.
    """

    seq: int
    kind: str
    actor: int | None
    command: str | None
    body: bytes


@dataclass(frozen=True, slots=True)
class Sitting:
    """`player` sits at `seat` of `table`."""

    player: str
    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class Append:
    """What one table's log is to grow by, and who sits down or gets up with it."""

    table: str
    events: Sequence[StoredEvent]
    seated: Sequence[Sitting] = ()
    left: Sequence[Sitting] = ()


class EventStore(Protocol):
    """A log a table, and who sits where."""

    @property
    def identity(self) -> str:
        """A name this store alone has, for as long as it lives."""

    async def append(self, *appends: Append) -> None:
        """Write all of *appends* or nothing, and return once they are durable.

        Raises:
            ConflictError: a `seq` or a command exists already.
            StoreError: the write failed.
        """

    async def load(self, table: str) -> list[StoredEvent]:
        """Return a table's whole log, empty when there is no such table."""

    async def add_player(self, player: str) -> None:
        """Remember a new player."""

    async def knows_player(self, player: str) -> bool:
        """Whether `add_player` was ever told of *player*."""

    async def sitting_of(self, player: str) -> Sitting | None:
        """Return where *player* sits now."""

    def close(self) -> None:
        """Finish what was begun and let go of the file."""


_SCHEMA: Final = f"""
PRAGMA application_id = {APPLICATION_ID};
PRAGMA user_version = {SCHEMA_VERSION};
CREATE TABLE identity (value TEXT NOT NULL) STRICT;
CREATE TABLE players (
  player TEXT PRIMARY KEY,  -- SHA-256 of the cookie, in hex
  created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
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
) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
  table_id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  player TEXT NOT NULL REFERENCES players,
  has_left INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_table_a_player ON seats (player) WHERE NOT has_left;
"""

# What every log of ours can answer; a damaged one, or one of the same name, cannot.
_PROBES: Final = (
    "SELECT table_id, seq, ts, kind, actor, cmd_id, body FROM events LIMIT 1",
    "SELECT player, created_ms FROM players LIMIT 1",
    "SELECT table_id, seat, player, has_left FROM seats LIMIT 1",
)
# Nobody else should write; whoever does holds up every table.
_BUSY_S: Final = 0.25
_HEADER_BYTES: Final = 100
_MAGIC: Final = b"SQLite format 3\0"


class SqliteStore:
    """The log in one SQLite file, written by one thread with group commit.

    All that waits when a commit begins, up to `GROUP_LIMIT` appends, goes to the disk
    with one flush.
    """

    def __init__(self, path: Path) -> None:
        """Open the file at *path*, or make it.

        Raises:
            StoreError: it cannot be read, is no log of Kozyr's, or a newer Kozyr wrote it.
                The file is then as it was.
        """
        self._path = path
        check_file(path)
        if not path.exists() or path.stat().st_size == 0:
            _create(path)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._connection = _open(path)
        self._places = _places(path)
        self._identity: str = self._connection.execute("SELECT value FROM identity").fetchone()[0]
        self._thread = threading.Thread(target=self._run, name="kozyr-store", daemon=True)
        self._thread.start()

    @property
    def identity(self) -> str:
        """A name this file alone has, for as long as it lives."""
        return self._identity

    async def append(self, *appends: Append) -> None:
        """Write all of *appends* or nothing; see `EventStore.append`."""
        await self._submit(lambda connection: _write(connection, appends), writes=True)

    async def load(self, table: str) -> list[StoredEvent]:
        """Return a table's whole log; see `EventStore.load`."""

        def read(connection: sqlite3.Connection) -> list[StoredEvent]:
            rows = connection.execute(
                "SELECT seq, kind, actor, cmd_id, body FROM events WHERE table_id = ? ORDER BY seq",
                (table,),
            )
            return [StoredEvent(*row) for row in rows]

        return await self._submit(read, writes=False)

    async def add_player(self, player: str) -> None:
        """Remember a new player."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO players VALUES (?, ?)", (player, _now_ms()))

        await self._submit(write, writes=True)

    async def knows_player(self, player: str) -> bool:
        """Whether `add_player` was ever told of *player*."""

        def read(connection: sqlite3.Connection) -> bool:
            query = "SELECT 1 FROM players WHERE player = ?"
            return connection.execute(query, (player,)).fetchone() is not None

        return await self._submit(read, writes=False)

    async def sitting_of(self, player: str) -> Sitting | None:
        """Return where *player* sits now."""

        def read(connection: sqlite3.Connection) -> Sitting | None:
            row = connection.execute(
                "SELECT player, table_id, seat FROM seats WHERE player = ? AND NOT has_left",
                (player,),
            ).fetchone()
            return Sitting(*row) if row else None

        return await self._submit(read, writes=False)

    def close(self) -> None:
        """Finish what was begun and let go of the file.  May be called again."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
            self._connection.close()

    async def _submit(self, work: Callable[[sqlite3.Connection], _T], *, writes: bool) -> _T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[_T] = loop.create_future()
        self._jobs.put(_Job(work, writes, done, loop))
        return await done

    def _run(self) -> None:
        """Do the jobs, in the order in which they came, until told to stop."""
        while (job := self._jobs.get()) is not None:
            group = [job]
            while len(group) < GROUP_LIMIT and not self._jobs.empty():
                another = self._jobs.get()
                if another is None:
                    self._do(group)
                    return
                group.append(another)
            self._do(group)

    def _do(self, group: Sequence["_Job"]) -> None:
        """Do a group of jobs in one transaction and tell each how it went."""
        outcomes: list[tuple[_Job, object]] = []
        try:
            if any(job.writes for job in group):
                self._check_in_place()
                # IMMEDIATE, since a deferred transaction that reads before it writes
                # fails at once when somebody else has written in between.
                self._connection.execute("BEGIN IMMEDIATE")
            outcomes.extend((job, self._do_one(job)) for job in group)
            if self._connection.in_transaction:
                self._connection.execute("COMMIT")
        except (sqlite3.Error, _MovedError) as error:
            # A failed commit may have ended the transaction already; then this fails too.
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            outcomes = [(job, _failure(error)) for job in group]
        for job, outcome in outcomes:
            job.resolve(outcome)

    def _do_one(self, job: "_Job") -> object:
        """Do one job inside the transaction; a conflict undoes this job alone."""
        if not job.writes:
            try:
                return job.work(self._connection)
            except sqlite3.Error as error:
                # One damaged page is no reason to hold up the others.
                return _failure(error)
        self._connection.execute("SAVEPOINT job")
        try:
            outcome = job.work(self._connection)
        except sqlite3.IntegrityError as error:
            self._connection.execute("ROLLBACK TO job")
            outcome = ConflictError(f"Not written: {error}.")
        self._connection.execute("RELEASE job")
        return outcome

    def _check_in_place(self) -> None:
        """Make sure that what is written can be found again.

        The system goes on writing to a file that somebody has deleted or replaced, and
        all of it is lost at the end.
        """
        if _places(self._path) != self._places:
            raise _MovedError(f"{self._path} was moved, deleted or replaced")


class _MovedError(Exception):
    """The file is no longer where it was opened."""


@dataclass(frozen=True, slots=True)
class _Job:
    work: Callable[[sqlite3.Connection], Any]
    writes: bool
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop

    def resolve(self, outcome: object) -> None:
        """Hand *outcome* to the one who waits, in his own thread."""

        def hand_over() -> None:
            if self.done.done():
                return
            if isinstance(outcome, StoreError):
                self.done.set_exception(outcome)
            else:
                self.done.set_result(outcome)

        # A loop that has ended has nobody left waiting in it.
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(hand_over)


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
        for probe in _PROBES:
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


def _create(path: Path) -> None:
    """Make a new, empty log; it appears under its name only once it is whole."""
    fresh = path.with_name(f"{path.name}.new-{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(fresh)
        try:
            connection.executescript(_SCHEMA)
            connection.execute("INSERT INTO identity VALUES (?)", (secrets.token_hex(16),))
            connection.commit()
        finally:
            connection.close()
        fresh.chmod(0o600)
        fresh.replace(path)
        _flush_folder(path.parent)
    except (OSError, sqlite3.Error) as error:
        with contextlib.suppress(OSError):
            fresh.unlink()
        said = error.strerror if isinstance(error, OSError) else error
        raise StoreError(f"{path} cannot be made: {said}.") from error


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
        connection.execute("PRAGMA foreign_keys = ON")
        # Writes nothing, but fails where nothing could be written.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        connection.close()
        raise StoreError(f"{path} cannot be used: {error}.") from error
    return connection


def _flush_folder(folder: Path) -> None:
    """Make a new name in *folder* outlive a power cut, where the system can."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _write(connection: sqlite3.Connection, appends: Iterable[Append]) -> None:
    for append in appends:
        connection.executemany(
            "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    append.table,
                    event.seq,
                    _now_ms(),
                    event.kind,
                    event.actor,
                    event.command,
                    event.body,
                )
                for event in append.events
            ],
        )
        connection.executemany(
            "UPDATE seats SET has_left = 1 WHERE table_id = ? AND seat = ?",
            [(sitting.table, sitting.seat) for sitting in append.left],
        )
        for sitting in append.seated:
            place = (sitting.table, sitting.seat, sitting.player)
            returned = connection.execute(
                "UPDATE seats SET has_left = 0"
                " WHERE table_id = ? AND seat = ? AND player = ? AND has_left",
                place,
            )
            if not returned.rowcount:
                connection.execute(
                    "INSERT INTO seats (table_id, seat, player) VALUES (?, ?, ?)", place
                )


def _places(path: Path) -> list[tuple[int, int] | None]:
    """Which files lie at *path* and beside it as its write-ahead log."""
    places: list[tuple[int, int] | None] = []
    for file in (path, path.with_name(path.name + "-wal")):
        try:
            status = file.stat()
        except OSError:
            places.append(None)
        else:
            places.append((status.st_dev, status.st_ino))
    return places


def _failure(error: Exception) -> StoreError:
    return StoreError(f"The log cannot be written or read: {error}.")


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
