"""`SqliteStore`: everything in one file, for one process."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec import Struct

from kozyr.server import metrics
from kozyr.server.store.files import TURN_S, Places, open_file, places
from kozyr.server.store.interface import (
    Append,
    ConflictError,
    Sitting,
    StoredEvent,
    StoreError,
)

if TYPE_CHECKING:
    from kozyr.server.store.cold import SqliteCold

GROUP_LIMIT: Final = 256
_T = TypeVar("_T")


class SqliteStore:
    """The log in one SQLite file, written by one thread with group commit.

    All that waits when a commit begins, up to `GROUP_LIMIT` appends, goes to the disk
    with one flush.
    """

    def __init__(self, path: Path) -> None:
        """Open the file at *path*, or make it; one of an older Kozyr is upgraded.

        Raises:
            StoreError: it cannot be read, is no log of Kozyr's, or a newer Kozyr wrote it.
                The file is then as it was.
        """
        self.path = path
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._connection = open_file(path)
        self._places: Places = places(path)
        self._turn = threading.Lock()
        self._cold: SqliteCold | None = None
        self._identity: str = self._connection.execute("SELECT value FROM identity").fetchone()[0]
        self._thread = threading.Thread(target=self._run, name="kozyr-store", daemon=True)
        self._thread.start()

    @property
    def identity(self) -> str:
        """A name this file alone has, for as long as it lives."""
        return self._identity

    @property
    def cold(self) -> "SqliteCold":
        """What is not the log; see `Store.cold`."""
        if self._cold is None:
            # Not before it is needed: it takes long.
            from kozyr.server.store.cold import SqliteCold  # noqa: PLC0415

            self._cold = SqliteCold(self.path, self._turn, self._check_in_place)
        return self._cold

    async def append(self, *appends: Append) -> None:
        """Write all of *appends* or nothing; see `Store.append`."""
        await self._submit(lambda connection: _write(connection, appends), writes=True)

    async def load(self, table: str, after: int = 0) -> list[StoredEvent]:
        """Return a table's log behind *after*; see `Store.load`."""

        def read(connection: sqlite3.Connection) -> list[StoredEvent]:
            rows = connection.execute(
                "SELECT seq, kind, actor, cmd_id, body FROM events"
                " WHERE table_id = ? AND seq > ? ORDER BY seq",
                (table, after),
            )
            return [StoredEvent(*row) for row in rows]

        return await self._submit(read, writes=False)

    async def due(self, now_ms: int, limit: int) -> list[str]:
        """Return the tables whose deadline has come; see `Store.due`."""

        def read(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                "SELECT table_id FROM tables WHERE deadline_ms <= ? ORDER BY deadline_ms LIMIT ?",
                (now_ms, limit),
            )
            return [table for (table,) in rows]

        return await self._submit(read, writes=False)

    async def listed(self) -> list[tuple[str, bytes]]:
        """Return what the lobby shows; see `Store.listed`."""

        def read(connection: sqlite3.Connection) -> list[tuple[str, bytes]]:
            return connection.execute(
                "SELECT table_id, listing FROM tables WHERE listing IS NOT NULL ORDER BY table_id"
            ).fetchall()

        return await self._submit(read, writes=False)

    async def seats_of(self, player: str) -> list[Sitting]:
        """Return where *player* sits; see `Store.seats_of`."""

        def read(connection: sqlite3.Connection) -> list[Sitting]:
            rows = connection.execute(
                "SELECT player, table_id, seat FROM seats LEFT JOIN tables USING (table_id)"
                " WHERE player = ? AND NOT has_left AND life IS NOT 'closed'"
                " ORDER BY since_ms DESC, table_id, seat",
                (player,),
            )
            return [Sitting(*row) for row in rows]

        return await self._submit(read, writes=False)

    async def newest(self, tables: Iterable[str]) -> dict[str, int]:
        """Return the number of each table's newest event; see `Store.newest`."""
        asked = [*tables]

        def read(connection: sqlite3.Connection) -> dict[str, int]:
            found = {}
            for table in asked:
                seq = _newest(connection, table)
                if seq:
                    found[table] = seq
            return found

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

    async def aclose(self) -> None:
        """Finish what was begun and let go of the file.  May be called again."""
        await asyncio.to_thread(self.close)

    def close(self) -> None:
        """Do as `aclose`, where no loop runs."""
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
        """Do a group of jobs and tell each how it went."""
        if not any(job.writes for job in group):
            outcomes = [self._do_one(job) for job in group]
        elif self._turn.acquire(timeout=TURN_S):
            try:
                metrics.COMMIT_BATCH.note(sum(job.writes for job in group))
                outcomes = self._commit(group)
            finally:
                self._turn.release()
        else:
            outcomes = [StoreError("The log is held up by another writer.")] * len(group)
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Job, object]]] = {}
        for job, outcome in zip(group, outcomes, strict=True):
            by_loop.setdefault(job.loop, []).append((job, outcome))
        for loop, done in by_loop.items():
            # A loop that has ended has nobody left waiting in it.
            if not loop.is_closed():
                loop.call_soon_threadsafe(_hand_over, done)

    def _commit(self, group: Sequence["_Job"]) -> list[object]:
        """Do a group of jobs in one transaction; return how each went."""
        try:
            self._check_in_place()
            # IMMEDIATE, since a deferred transaction that reads before it writes
            # fails at once when somebody else has written in between.
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = self._do_all(group)
            self._connection.execute("COMMIT")
        except (sqlite3.Error, StoreError) as error:
            # A failed commit may have ended the transaction already; then this fails too.
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            failure = error if isinstance(error, StoreError) else _failure(error)
            return [failure] * len(group)
        return outcomes

    def _do_all(self, group: Sequence["_Job"]) -> list[object]:
        """Do a group of jobs inside the transaction, and anew with care if one of them fails."""
        try:
            return [
                job.work(self._connection) if job.writes else self._do_one(job) for job in group
            ]
        except (sqlite3.IntegrityError, StoreError, OverflowError, ValueError):
            self._connection.execute("ROLLBACK")
            self._connection.execute("BEGIN IMMEDIATE")
            return [self._do_one(job) for job in group]

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
        except (StoreError, OverflowError, ValueError) as error:
            # The latter are what SQLite cannot hold: huge numbers, halves of characters.
            self._connection.execute("ROLLBACK TO job")
            outcome = error if isinstance(error, StoreError) else _failure(error)
        self._connection.execute("RELEASE job")
        return outcome

    def _check_in_place(self) -> None:
        """Make sure that what is written can be found again.

        The system goes on writing to a file that somebody has deleted or replaced, and
        all of it is lost at the end.
        """
        if places(self.path) != self._places:
            raise StoreError(f"{self.path} was moved, deleted or replaced.")


class _Job(Struct, frozen=True):
    work: Callable[[sqlite3.Connection], Any]
    writes: bool
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


def _hand_over(done: Iterable[tuple[_Job, object]]) -> None:
    """Tell those who wait how it went, in their own thread: all of a group with one wake."""
    for job, outcome in done:
        if job.done.done():
            continue
        if isinstance(outcome, StoreError):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)


def _write(connection: sqlite3.Connection, appends: Iterable[Append]) -> None:
    now = _now_ms()
    for append in appends:
        if append.events:
            _write_events(connection, append, now)
        if append.left:
            connection.executemany(
                "UPDATE seats SET has_left = 1 WHERE table_id = ? AND seat = ? AND player = ?",
                [(sitting.table, sitting.seat, sitting.player) for sitting in append.left],
            )
        for sitting in append.seated:
            _seat(connection, sitting, now)
        if append.status is not None:
            status = append.status
            connection.execute(
                "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?)",
                (append.table, status.life, status.deadline_ms, status.listing, status.players),
            )


def _write_events(connection: sqlite3.Connection, append: Append, now: int) -> None:
    rows = [
        (append.table, event.seq, now, event.kind, event.actor, event.command, event.body)
        for event in append.events
    ]
    try:
        # It looks at what is there as well: each statement waits for the interpreter's lock.
        connection.execute(
            "INSERT INTO events VALUES (?1, iif("
            "(SELECT coalesce(max(seq), 0) FROM events WHERE table_id = ?1) = ?2 - 1, ?2, NULL"
            "), ?3, ?4, ?5, ?6, ?7)",
            rows[0],
        )
    except sqlite3.IntegrityError as error:
        newest, first = _newest(connection, append.table), append.events[0].seq
        if first == newest + 1:
            raise
        raise ConflictError(
            f"Not written: table {append.table} is at {newest}, and {first} does not follow."
        ) from error
    if len(rows) > 1:
        connection.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", rows[1:])


def _seat(connection: sqlite3.Connection, sitting: Sitting, now: int) -> None:
    seated = connection.execute(
        "INSERT INTO seats VALUES (?, ?, ?, 0, ?)"
        " ON CONFLICT (table_id, seat)"
        " DO UPDATE SET player = excluded.player, has_left = 0, since_ms = excluded.since_ms"
        " WHERE has_left",
        (sitting.table, sitting.seat, sitting.player, now),
    )
    if not seated.rowcount:
        raise ConflictError(f"Not written: seat {sitting.seat} of table {sitting.table} is taken.")


def _newest(connection: sqlite3.Connection, table: str) -> int:
    query = "SELECT coalesce(max(seq), 0) FROM events WHERE table_id = ?"
    seq: int = connection.execute(query, (table,)).fetchone()[0]
    return seq


def _failure(error: Exception) -> StoreError:
    return StoreError(f"The log cannot be written or read: {error}.")


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
