"""What every store can do: `Store`, and what goes into it and comes out.

An event is never changed nor deleted.  `Store.append` returns once the events are durable;
until then nothing is acknowledged and nothing is shown.
"""

from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Literal, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

Life = Literal["gathering", "playing", "over", "closed"]


class StoreError(Exception):
    """The store cannot be used, or a write failed; the message is one sentence for people."""


class ConflictError(StoreError):
    """Another writer was first, or the command was carried out already; nothing was written."""


class StoredEvent(Struct, frozen=True):
    """One event of a table's log.

    `seq` counts from 1 without gaps; `actor` is the seat it came from, None for none;
    `command` names the command that caused it, unique at its table.
    """

    seq: int
    kind: str
    actor: int | None
    command: str | None
    body: bytes


class Sitting(Struct, frozen=True):
    """`player` sits at `seat` of `table`."""

    player: str
    table: str
    seat: int


class TableStatus(Struct, frozen=True):
    """How a table stands after its newest event, for those who do not replay its log.

    `deadline_ms` is when somebody must look after it (ms since 1970, UTC), None when nobody
    need; `listing` is what the lobby shows of it, None when it shows nothing; `players`
    counts the people at its seats.
    """

    life: Life
    deadline_ms: int | None = None
    listing: bytes | None = None
    players: int = 0


class Append(Struct, frozen=True):
    """What one table's log is to grow by, and what becomes true with it.

    `events` follow the newest event of the log without a gap; `left` get up before `seated`
    sit down; `status` is how the table stands then, None where that is as it was.
    """

    table: str
    events: Sequence[StoredEvent]
    seated: Sequence[Sitting] = ()
    left: Sequence[Sitting] = ()
    status: TableStatus | None = None


class Cold(Protocol):
    """What is not the log: people, sessions, ratings, records; SQL by SQLAlchemy Core.

    The tables are those of `kozyr.server.store.schema`.  A transaction is short: where the
    store is a file, the log waits for it.
    """

    @property
    def is_shared(self) -> bool:
        """Whether others write to it meanwhile: a transaction then locks as little as it can."""

    def begin(self) -> "AbstractAsyncContextManager[AsyncConnection]":
        """Open a transaction that commits at the end of the block, or is undone by an error.

        Raises:
            StoreError: the store cannot be reached, or a statement failed for its sake.
        """

    def read(self) -> "AbstractAsyncContextManager[AsyncConnection]":
        """Open a transaction that only reads, and holds up nobody.

        Raises:
            StoreError: the store cannot be reached, or a statement failed for its sake.
        """


class Store(Protocol):
    """A log a table, how each table stands, and who sits where."""

    @property
    def identity(self) -> str:
        """A name this store alone has, for as long as it lives."""

    @property
    def cold(self) -> Cold:
        """What is not the log."""

    async def append(self, *appends: Append) -> None:
        """Write all of *appends*, each to another table, or nothing; return once durable.

        Raises:
            ConflictError: the events do not follow the newest one, a command exists
                already, or a seat is taken.
            StoreError: the write failed, or it is not known whether it did.
        """

    async def load(self, table: str, after: int = 0) -> list[StoredEvent]:
        """Return a table's log behind event number *after*, empty when there is nothing."""

    async def due(self, now_ms: int, limit: int) -> list[str]:
        """Return the tables whose deadline has come, the most overdue first."""

    async def listed(self) -> list[tuple[str, bytes]]:
        """Return what the lobby shows: tables with their listings."""

    async def seats_of(self, player: str) -> list[Sitting]:
        """Return where *player* sits at tables that are not closed, the latest first."""

    async def newest(self, tables: Iterable[str]) -> dict[str, int]:
        """Return the number of the newest event of each of *tables* that exists."""

    async def add_player(self, player: str) -> None:
        """Remember a new player."""

    async def knows_player(self, player: str) -> bool:
        """Whether `add_player` was ever told of *player*."""

    async def aclose(self) -> None:
        """Finish what was begun and let go of everything.  May be called again."""
