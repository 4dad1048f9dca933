"""Everything that is in one store, copied to another of whatever kind."""

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    SmallInteger,
    Table,
    Text,
    func,
    insert,
    select,
    text,
    tuple_,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from kozyr.server.store.interface import Store, StoreError
from kozyr.server.store.schema import metadata

_ROWS_AT_ONCE: Final = 1000

_log: Final = MetaData()
_players: Final = Table(
    "players",
    _log,
    Column("player", Text, primary_key=True),
    Column("created_ms", BigInteger),
)
events: Final = Table(
    "events",
    _log,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("ts", BigInteger),
    Column("kind", Text),
    Column("actor", SmallInteger),
    Column("cmd_id", Text),
    Column("body", LargeBinary),
)
tables: Final = Table(
    "tables",
    _log,
    Column("table_id", Text, primary_key=True),
    Column("life", Text),
    Column("deadline_ms", BigInteger),
    Column("listing", LargeBinary),
    Column("players", Integer),
)
seats: Final = Table(
    "seats",
    _log,
    Column("table_id", Text, primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("player", Text),
    Column("has_left", Boolean),
    Column("since_ms", BigInteger),
)
# Referred to come before those that refer to them.
_ALL: Final = (_players, events, tables, seats, *metadata.sorted_tables)
_RENAMES: Final = {
    "sqlite": "UPDATE identity SET value = :identity",
    "postgresql": "UPDATE store SET identity = :identity",
}


async def copy_store(source: Store, target: Store) -> None:
    """Write all that *source* holds at one instant to *target*, or nothing.

    Raises:
        StoreError: *target* is not empty, one of them fails, or what arrived is not what
            was sent.
    """
    try:
        await _copy(source, target)
    except DBAPIError as error:
        raise StoreError(f"Not everything can be copied: {error.orig}.") from error


async def _copy(source: Store, target: Store) -> None:
    async with read_at_one_instant(source) as reading, target.cold.begin() as writing:
        for table in _ALL:
            if await writing.scalar(select(func.count()).select_from(table)):
                raise StoreError(f"The store to write to is not empty: it has {table.name}.")
        for table in _ALL:
            sent, arrived = hashlib.sha256(), hashlib.sha256()
            async for rows in _chunks(reading, table):
                await writing.execute(insert(table), [dict(row._mapping) for row in rows])
                sent.update(_told(rows))
            async for rows in _chunks(writing, table):
                arrived.update(_told(rows))
            if sent.digest() != arrived.digest():
                raise StoreError(f"Not all of {table.name} arrived as it was.")
        rename = text(_RENAMES[writing.dialect.name])
        await writing.execute(rename, {"identity": source.identity})


def _told(rows: list[Row[Any]]) -> bytes:
    return "".join(f"{tuple(row)!r}\n" for row in rows).encode()


@asynccontextmanager
async def read_at_one_instant(store: Store) -> AsyncIterator[AsyncConnection]:
    """Read from *store* as if nobody wrote to it meanwhile."""
    async with store.cold.read() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


async def _chunks(connection: AsyncConnection, table: Table) -> AsyncIterator[list[Row[Any]]]:
    """Give all rows of *table*, in the order of their keys, some at once."""
    keys = [*table.primary_key]
    query = select(table).order_by(*keys).limit(_ROWS_AT_ONCE)
    rows = [*await connection.execute(query)]
    while rows:
        yield rows
        last = [rows[-1]._mapping[key] for key in keys]
        rows = [*await connection.execute(query.where(tuple_(*keys) > tuple_(*last)))]
