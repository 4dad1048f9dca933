"""`PostgresStore`: everything in a database of PostgreSQL, for any number of processes."""

import asyncio
import contextlib
import secrets
import threading
import time
from collections import deque
from collections.abc import Coroutine, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import urlsplit

import asyncpg

from kozyr.server import metrics
from kozyr.server.store import postgres_schema as sql
from kozyr.server.store.interface import (
    Append,
    ConflictError,
    Sitting,
    StoredEvent,
    StoreError,
    TableStatus,
)

if TYPE_CHECKING:
    from kozyr.server.store.cold import PostgresCold

    Connection = asyncpg.Connection[asyncpg.Record]

GROUP_LIMIT: Final = 256
READERS: Final = 8
"""Connections for reading, at most."""
CONNECT_S: Final = 5.0
STATEMENT_S: Final = 10.0
CLOSE_S: Final = 2.0
LOCK: Final = int.from_bytes(b"kozyr")
"""Of the advisory lock that is held while the tables are made or changed."""

_LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    # Of a server that goes just while one connects.
    asyncpg.InternalClientError,
    asyncpg.TooManyConnectionsError,
)
_T = TypeVar("_T")


class PostgresStore:
    """The log in a database, written over one connection with group commit.

    What waits while a statement is under way, up to `GROUP_LIMIT` appends, is the next
    statement.  A store belongs to the event loop in which it is first used, until `aclose`.
    """

    def __init__(self, url: str) -> None:
        """Reach the database at *url*, and make or upgrade what is in it.

        Raises:
            StoreError: it cannot be reached, or a newer Kozyr has been there.
        """
        self.url = url
        self._identity = _run_apart(_prepare(url))
        self._bound: _Bound | None = None

    @property
    def identity(self) -> str:
        """A name this database alone has, for as long as it lives."""
        return self._identity

    @property
    def cold(self) -> "PostgresCold":
        """What is not the log; see `Store.cold`."""
        return self._in_loop.cold

    @property
    def _in_loop(self) -> "_Bound":
        if self._bound is None:
            self._bound = _Bound(self.url)
        return self._bound

    async def append(self, *appends: Append) -> None:
        """Write all of *appends* or nothing; see `Store.append`."""
        await self._in_loop.append(appends)

    async def load(self, table: str, after: int = 0) -> list[StoredEvent]:
        """Return a table's log behind *after*; see `Store.load`."""
        return [StoredEvent(*row) for row in await self._in_loop.fetch(sql.LOAD, table, after)]

    async def due(self, now_ms: int, limit: int) -> list[str]:
        """Return the tables whose deadline has come; see `Store.due`."""
        return [table for (table,) in await self._in_loop.fetch(sql.DUE, now_ms, limit)]

    async def listed(self) -> list[tuple[str, bytes]]:
        """Return what the lobby shows; see `Store.listed`."""
        rows = await self._in_loop.fetch(sql.LISTED)
        return [(table, listing) for table, listing in rows]

    async def seats_of(self, player: str) -> list[Sitting]:
        """Return where *player* sits; see `Store.seats_of`."""
        return [Sitting(*row) for row in await self._in_loop.fetch(sql.SEATS_OF, player)]

    async def newest(self, tables: Iterable[str]) -> dict[str, int]:
        """Return the number of each table's newest event; see `Store.newest`."""
        rows = await self._in_loop.fetch(sql.NEWEST, [*tables])
        return {table: seq for table, seq in rows}  # noqa: C416 - a row is no pair

    async def add_player(self, player: str) -> None:
        """Remember a new player."""
        added = await self._in_loop.fetch(
            "INSERT INTO players VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING true",
            player,
            _now_ms(),
        )
        if not added:
            raise ConflictError("Not written: the player is known.")

    async def knows_player(self, player: str) -> bool:
        """Whether `add_player` was ever told of *player*."""
        return bool(await self._in_loop.fetch("SELECT FROM players WHERE player = $1", player))

    async def aclose(self) -> None:
        """Finish what was begun and let go of the connections.  May be called again."""
        if self._bound is not None:
            bound, self._bound = self._bound, None
            await bound.aclose()


@dataclass(frozen=True, slots=True)
class _Job:
    appends: Sequence[Append]
    done: asyncio.Future[None]

    @property
    def tables(self) -> set[str]:
        return {append.table for append in self.appends}

    @property
    def is_plain(self) -> bool:
        """Whether it can be written in one statement with others.

        Then its first event alone can meet another writer.
        """
        [first, *others] = self.appends
        return (
            not (others or first.seated or first.left)
            and bool(first.events)
            and all(event.command is None for event in first.events[1:])
        )

    def fail(self, error: StoreError) -> None:
        if not self.done.done():
            self.done.set_exception(error)

    def succeed(self) -> None:
        if not self.done.done():
            self.done.set_result(None)


class _Bound:
    """The connections of a store in one event loop."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._pooling = asyncio.Lock()
        self._jobs: deque[_Job] = deque()
        self._wake = asyncio.Event()
        self._connection: Connection | None = None
        self._is_closing = False
        self._cold: PostgresCold | None = None
        self._writing = asyncio.create_task(self._write_on(), name="kozyr-store")

    @property
    def cold(self) -> "PostgresCold":
        if self._cold is None:
            # Not before it is needed: it takes long.
            from kozyr.server.store.cold import PostgresCold  # noqa: PLC0415

            self._cold = PostgresCold(self._url)
        return self._cold

    async def fetch(self, query: str, *arguments: object) -> list[asyncpg.Record]:
        """Return the rows of *query*.

        A connection that was cut off while it was idle is no reason to fail.
        """
        try:
            try:
                return await self._fetch(query, arguments)
            except TimeoutError:
                raise
            except _LOST:
                return await self._fetch(query, arguments)
        except (*_LOST, asyncpg.PostgresError, ValueError) as error:
            raise _failure(self._url, error) from error

    async def _fetch(self, query: str, arguments: Sequence[object]) -> list[asyncpg.Record]:
        if self._pool is None:
            async with self._pooling:
                if self._pool is None:
                    self._pool = await asyncpg.create_pool(
                        self._url,
                        min_size=0,
                        max_size=READERS,
                        timeout=CONNECT_S,
                        command_timeout=STATEMENT_S,
                    )
        async with asyncio.timeout(STATEMENT_S):
            return await self._pool.fetch(query, *arguments)

    async def append(self, appends: Sequence[Append]) -> None:
        if self._is_closing:
            raise StoreError("The store is closed.")
        if appends:
            job = _Job(appends, asyncio.get_running_loop().create_future())
            self._jobs.append(job)
            self._wake.set()
            await job.done

    async def aclose(self) -> None:
        self._is_closing = True
        self._wake.set()
        await self._writing
        if self._connection is not None:
            await _close(self._connection)
        if self._pool is not None:
            try:
                async with asyncio.timeout(CLOSE_S):
                    await self._pool.close()
            except TimeoutError:
                self._pool.terminate()
        if self._cold is not None:
            await self._cold.aclose()

    async def _write_on(self) -> None:
        """Write what waits, in the order in which it came, until closing."""
        while self._jobs or not self._is_closing:
            if not self._jobs:
                self._wake.clear()
                await self._wake.wait()
                continue
            group = self._next_group()
            metrics.COMMIT_BATCH.note(len(group))
            try:
                await self._write(group)
            except Exception as error:
                # Whatever it is, those who wait are told, and the next are written.
                for job in group:
                    job.fail(_failure(self._url, error))
                if not isinstance(error, asyncpg.PostgresError):
                    self._disconnect()

    def _next_group(self) -> list[_Job]:
        """Take what can be written at once: of each table no more than one job."""
        group: list[_Job] = []
        later: deque[_Job] = deque()
        tables: set[str] = set()
        while self._jobs and len(group) < GROUP_LIMIT:
            job = self._jobs.popleft()
            if tables.isdisjoint(job.tables):
                group.append(job)
            else:
                later.append(job)
            tables |= job.tables
        self._jobs.extendleft(reversed(later))
        return group

    async def _write(self, group: Sequence[_Job]) -> None:
        """Write the jobs of *group* and tell each how it went.

        Raises:
            Exception: not all of them were written, and nobody of the others was told.
        """
        connection = await self._connected()
        plain = [job for job in group if job.is_plain]
        if plain:
            try:
                written = await _write_plain(connection, [job.appends[0] for job in plain])
            except (asyncpg.PostgresError, ValueError) as error:
                if isinstance(error, _LOST) or len(plain) == 1:
                    raise
                # One that cannot be written spoils no other.
                for job in plain:
                    await self._write_alone(connection, job)
            else:
                for job in plain:
                    if job.appends[0].table in written:
                        job.succeed()
                    else:
                        job.fail(_conflict(job.appends[0]))
        for job in group:
            if not job.is_plain:
                await self._write_alone(connection, job)

    async def _write_alone(self, connection: "Connection", job: _Job) -> None:
        try:
            async with connection.transaction():
                # In one order everywhere, so that no two wait for each other.
                for append in sorted(job.appends, key=lambda append: append.table):
                    await _write_append(connection, append)
        except StoreError as error:
            job.fail(error)
        except _LOST:
            raise
        except (asyncpg.PostgresError, ValueError) as error:
            job.fail(_failure(self._url, error))
        else:
            job.succeed()

    async def _connected(self) -> "Connection":
        if self._connection is None or self._connection.is_closed():
            self._connection = await _connect(self._url)
        return self._connection

    def _disconnect(self) -> None:
        """Have nothing more to do with a connection of which nothing certain is known."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


async def _write_plain(connection: "Connection", appends: Sequence[Append]) -> set[str]:
    """Write *appends*, each to another table; return the tables where that was done."""
    # In one order everywhere, so that no two writers wait for each other.
    ordered = sorted(appends, key=lambda append: append.table)
    firsts = [(append.table, append.events[0]) for append in ordered]
    rest = [(append.table, event) for append in ordered for event in append.events[1:]]
    statuses = [(append.table, append.status) for append in ordered if append.status is not None]
    rows = await connection.fetch(
        sql.APPEND, _now_ms(), *_event_columns(firsts), *_event_columns(rest), *_columns(statuses)
    )
    return {table for (table,) in rows}


async def _write_append(connection: "Connection", append: Append) -> None:
    now = _now_ms()
    if append.events:
        if append.table not in await _write_plain(connection, [append]):
            raise _conflict(append)
    elif append.status is not None:
        [values] = zip(*_columns([(append.table, append.status)]), strict=True)
        await connection.execute(sql.SET_STATUS, *values)
    for sitting in append.left:
        await connection.execute(sql.GET_UP, sitting.table, sitting.seat, sitting.player)
    for sitting in append.seated:
        seated = await connection.fetchval(
            sql.SIT_DOWN, sitting.table, sitting.seat, sitting.player, now
        )
        if not seated:
            raise ConflictError(
                f"Not written: seat {sitting.seat} of table {sitting.table} is taken."
            )


def _event_columns(rows: Sequence[tuple[str, StoredEvent]]) -> list[list[Any]]:
    return [
        [table for table, _ in rows],
        [event.seq for _, event in rows],
        [event.kind for _, event in rows],
        [event.actor for _, event in rows],
        [event.command for _, event in rows],
        [event.body for _, event in rows],
    ]


def _columns(rows: Sequence[tuple[str, TableStatus]]) -> list[list[Any]]:
    return [
        [table for table, _ in rows],
        [status.life for _, status in rows],
        [status.deadline_ms for _, status in rows],
        [status.listing for _, status in rows],
        [status.players for _, status in rows],
    ]


async def _connect(url: str) -> "Connection":
    return await asyncpg.connect(url, timeout=CONNECT_S, command_timeout=STATEMENT_S)


async def _close(connection: "Connection") -> None:
    """Close *connection*, in order if that can be had at once."""
    with contextlib.suppress(*_LOST, asyncpg.PostgresError):
        await connection.close(timeout=CLOSE_S)


async def _prepare(url: str) -> str:
    """Bring the database to the newest version; return its identity.

    Raises:
        StoreError: it cannot be reached, or a newer Kozyr has been there.
    """
    from kozyr.server.store.cold import PostgresCold  # noqa: PLC0415 - takes long

    try:
        connection = await _connect(url)
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                identity = await _climb(connection)
        finally:
            await _close(connection)
    except (*_LOST, asyncpg.PostgresError, ValueError) as error:
        raise _failure(url, error) from error
    cold = PostgresCold(url)
    try:
        await cold.upgrade()
    finally:
        await cold.aclose()
    return identity


async def _climb(connection: "Connection") -> str:
    """Go through the steps that the database has not seen; return its identity."""
    version, identity = 0, secrets.token_hex(16)
    if await connection.fetchval("SELECT to_regclass('store')") is not None:
        row = await connection.fetchrow("SELECT version, identity FROM store")
        if row is None:
            raise StoreError("The database is damaged (its identity is missing); restore a copy.")
        version, identity = row
    if version > sql.VERSION:
        raise StoreError(
            f"The database was written by a newer Kozyr (format {version}, this one reads"
            f" {sql.VERSION}); update Kozyr."
        )
    for step in sql.STEPS[version:]:
        for statement in step:
            await connection.execute(statement)
    if version == 0:
        await connection.execute("INSERT INTO store VALUES ($1, $2)", identity, sql.VERSION)
    else:
        await connection.execute("UPDATE store SET version = $1", sql.VERSION)
    return identity


def _run_apart(work: Coroutine[None, None, _T]) -> _T:
    """Run *work* in a loop of its own, whether or not one runs here."""
    results: list[_T] = []
    errors: list[Exception] = []

    def run() -> None:
        try:
            results.append(asyncio.run(work))
        except Exception as error:
            errors.append(error)

    thread = threading.Thread(target=run, name="kozyr-store-opening")
    thread.start()
    thread.join()
    if errors:
        raise errors[0]
    return results[0]


def _conflict(append: Append) -> ConflictError:
    return ConflictError(
        f"Not written: event {append.events[0].seq} of table {append.table} does not follow its"
        " newest, or the command is known."
    )


def _failure(url: str, error: Exception) -> StoreError:
    """Say what is wrong, and where, without the password."""
    if isinstance(error, StoreError):
        return error
    place = urlsplit(url)
    what = " ".join(str(error).split()) or type(error).__name__
    return StoreError(f"PostgreSQL at {place.hostname}{place.path} does not do it: {what}.")


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
