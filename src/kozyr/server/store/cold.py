"""What is not the log, through SQLAlchemy: its connections, and how its tables are made.

Importing this takes long (SQLAlchemy), so stores do it when it is first needed.
"""

import asyncio
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    NullPool,
    Table,
    create_engine,
    event,
    inspect,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from kozyr.server.store.files import TURN_S
from kozyr.server.store.interface import StoreError
from kozyr.server.store.schema import REVISION

if TYPE_CHECKING:
    import asyncpg

_POLL_S: Final = 0.001
PATIENCE_S: Final = 20.0
"""So long whoever writes to the file waits for its turn: many may come in at once."""
_POOLED: Final = 4
_CONNECT_S: Final = 5.0
LOCK: Final = int.from_bytes(b"cold")
"""Of the advisory lock that is held while the tables are made or changed."""
_READS: Final = "kozyr_reads"
_UNREACHABLE: Final = (OperationalError, InterfaceError)


class SqliteCold:
    """The cold tables in the file of a `SqliteStore`; every transaction has a connection.

    *turn* is held by whoever writes to the file, so that the log's writer and this one
    wait for each other rather than fail; *check_in_place* raises a `StoreError` when the
    file is no longer the one that was opened.
    """

    def __init__(
        self, path: Path, turn: threading.Lock, check_in_place: Callable[[], None]
    ) -> None:
        self._path = path
        self._turn = turn
        self._check_in_place = check_in_place
        self.waiting: deque[object] = deque()
        """Who waits for the turn, the first one first."""
        self._preparing = threading.Lock()
        self._is_ready = False
        self._engine = create_async_engine(
            _url("sqlite+aiosqlite", path),
            poolclass=NullPool,
            connect_args={"timeout": TURN_S},
        )
        _set_up(self._engine.sync_engine)

    @property
    def is_shared(self) -> bool:
        """Whether others write to it: whoever does holds the turn."""
        return False

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction; see `Cold.begin`."""
        await self._prepare()
        self._check_in_place()
        # Connected before the turn comes, and let go after it: others wait for no thread.
        async with _told_as_store_errors(), self._engine.connect() as connection:
            await self._take_turn()
            try:
                self._check_in_place()
                async with connection.begin():
                    yield connection
            finally:
                self._turn.release()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that only reads; see `Cold.read`."""
        await self._prepare()
        async with _told_as_store_errors(), self._engine.connect() as connection:
            yield await connection.execution_options(**{_READS: True})

    async def _take_turn(self) -> None:
        """Wait for the turn; not in a thread, where one who is cancelled leaves with it.

        Whoever came first has the first turn, and the others look less often.
        """
        ticket = object()
        self.waiting.append(ticket)
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not self._has_turn(ticket):  # noqa: ASYNC110 - a thread's lock
                    await asyncio.sleep(_POLL_S * (1 + self.waiting.index(ticket)))
        except TimeoutError as error:
            raise StoreError("The store is being written to by another for too long.") from error
        finally:
            self.waiting.remove(ticket)

    def _has_turn(self, ticket: object) -> bool:
        return self.waiting[0] is ticket and self._turn.acquire(blocking=False)

    async def _prepare(self) -> None:
        if not self._is_ready:
            await asyncio.to_thread(self._upgrade)

    def _upgrade(self) -> None:
        """Bring the tables to the newest revision, once."""
        with self._preparing, self._turn:
            if self._is_ready:
                return
            engine = create_engine(
                _url("sqlite", self._path), poolclass=NullPool, connect_args={"timeout": TURN_S}
            )
            _set_up(engine)
            try:
                with engine.begin() as connection:
                    upgrade(connection)
            except _UNREACHABLE as error:
                raise _failure(error) from error
            self._is_ready = True


class PostgresCold:
    """The cold tables in the database of a `PostgresStore`; belongs to one event loop."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=_POOLED,
            # A connection that was cut off while it was idle is no reason to fail.
            pool_pre_ping=True,
        )

    @property
    def is_shared(self) -> bool:
        """Whether others write to it, as other workers do."""
        return True

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction; see `Cold.begin`."""
        async with _told_as_store_errors(), self._engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that only reads; see `Cold.read`."""
        async with _told_as_store_errors(), self._engine.connect() as connection:
            yield connection

    async def upgrade(self) -> None:
        """Bring the tables to the newest revision; of several who do it one does, others wait.

        Raises:
            StoreError: the database cannot be reached, or a newer Kozyr has been here.
        """
        async with self.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(upgrade)

    async def aclose(self) -> None:
        """Let go of the connections."""
        await self._engine.dispose()

    async def _connect(self) -> "asyncpg.Connection[asyncpg.Record]":
        import asyncpg  # noqa: PLC0415 - where there is only a file, it need not be installed

        try:
            return await asyncpg.connect(self._url, timeout=_CONNECT_S)
        except (
            OSError,
            asyncpg.PostgresError,
            asyncpg.InterfaceError,
            asyncpg.InternalClientError,
        ) as error:
            raise _failure(error) from error


def _url(driver: str, path: Path) -> URL:
    """Name the file for SQLAlchemy, and only if it is there."""
    return URL.create(
        driver, database=path.absolute().as_uri(), query={"mode": "rw", "uri": "true"}
    )


def _set_up(engine: Engine) -> None:
    """Let SQLAlchemy, not the driver, say where a transaction begins, and at once."""

    @event.listens_for(engine, "connect")
    def connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reads = connection.get_execution_options().get(_READS, False)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def insert_into(connection: AsyncConnection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return an INSERT for *table* that can say what to do where a row is there already."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return insert(table)


@asynccontextmanager
async def _told_as_store_errors() -> AsyncIterator[None]:
    try:
        yield
    except DBAPIError as error:
        if isinstance(error, _UNREACHABLE) or error.connection_invalidated:
            raise _failure(error) from error
        raise


def upgrade(connection: Connection) -> None:
    """Bring the tables that *connection* sees to the newest revision, in its transaction.

    Raises:
        StoreError: a newer Kozyr has been here.
    """
    current = _revision(connection)
    if current == REVISION:
        return
    # Here, since the newest revision is what is met nearly always.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "kozyr.server.store:migrations")
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(
            f"The store was written by a newer Kozyr (revision {current}, this one reads"
            f" {REVISION}); update Kozyr."
        ) from error


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(
        text("SELECT version_num FROM alembic_version")
    ).scalar()
    return revision


def _failure(error: Exception) -> StoreError:
    return StoreError(f"The store cannot be written or read: {_reason(error)}.")


def _reason(error: Exception) -> str:
    """What the driver said, without the statement, which may hold what is nobody's business."""
    origin = getattr(error, "orig", None) or error
    return " ".join(str(origin).split()) or type(origin).__name__
