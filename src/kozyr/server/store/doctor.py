"""Whether a store is sound: every table replayed, and all else compared with it."""

from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any, Final

from sqlalchemy import Row, select

from kozyr.cards import NotationError
from kozyr.rules import IllegalMove, RulesError
from kozyr.rules.record import parse_record
from kozyr.server.store.interface import Store, StoredEvent
from kozyr.server.store.moving import events, seats, tables
from kozyr.server.store.schema import records
from kozyr.tables import LogError, Table, decode_event

_TABLES_AT_ONCE: Final = 200


async def faults_of(store: Store) -> AsyncIterator[str]:
    """Give what is wrong in *store*, a line each.

    Raises:
        StoreError: it cannot be read.
    """
    known: set[str] = set()
    async for table_ids in _tables(store):
        known.update(table_ids)
        statuses: dict[str, Row[Any]] = {}
        sitting: defaultdict[str, list[Row[Any]]] = defaultdict(list)
        async with store.cold.read() as connection:
            of_these = select(tables).where(tables.c.table_id.in_(table_ids))
            for row in await connection.execute(of_these):
                statuses[row.table_id] = row
            there = select(seats).where(seats.c.table_id.in_(table_ids))
            for row in await connection.execute(there):
                sitting[row.table_id].append(row)
        for table_id in table_ids:
            log = await store.load(table_id)
            for fault in _faults_of_table(log, statuses.get(table_id), sitting[table_id]):
                yield f"table {table_id}: {fault}"
    async for fault in _strays(store, known):
        yield fault
    async for fault in _faults_of_records(store, known):
        yield fault


async def _tables(store: Store) -> AsyncIterator[list[str]]:
    """Give the tables that have a log, some at once."""
    query = select(events.c.table_id).distinct().order_by(events.c.table_id).limit(_TABLES_AT_ONCE)
    last = ""
    while True:
        async with store.cold.read() as connection:
            rows = await connection.execute(query.where(events.c.table_id > last))
            found = [*rows.scalars()]
        if not found:
            return
        yield found
        last = found[-1]


def _faults_of_table(
    log: Sequence[StoredEvent], status: Row[Any] | None, sitting: Sequence[Row[Any]]
) -> Iterator[str]:
    numbers = [event.seq for event in log]
    missing = sorted({*range(1, numbers[-1] + 1)}.difference(numbers))
    if missing:
        yield f"event {missing[0]} is missing"
        return
    commands = Counter(event.command for event in log if event.command is not None)
    yield from (f"command {name} stands twice" for name, times in commands.items() if times > 1)
    try:
        table = Table.replay(decode_event(event.body) for event in log)
    except LogError as error:
        yield f"it cannot be replayed: {error}"
        return
    if status is not None:
        yield from _faults_of_status(table, status)
    for row in sitting:
        if row.has_left or (status is not None and status.life == "closed"):
            continue
        if row.seat not in range(len(table.seats)):
            yield f"somebody sits at seat {row.seat}, and it has {len(table.seats)}"
        elif not table.seats[row.seat].is_person:
            yield f"somebody sits at seat {row.seat}, which is nobody's or a bot's"


def _faults_of_status(table: Table, status: Row[Any]) -> Iterator[str]:
    life = table.phase_of_life
    if status.life != life:
        yield f"it is kept as {status.life}, and its log says {life}"
    if status.deadline_ms != table.deadline:
        yield f"it is kept as due at {status.deadline_ms}, and its log says {table.deadline}"


async def _strays(store: Store, known: set[str]) -> AsyncIterator[str]:
    """Give what speaks of tables that have no log."""
    for what, column in (("a status", tables.c.table_id), ("seats", seats.c.table_id)):
        async with store.cold.read() as connection:
            found = [*(await connection.execute(select(column).distinct())).scalars()]
        for table_id in sorted({*found} - known):
            yield f"table {table_id}: it has {what}, and no log"


async def _faults_of_records(store: Store, known: set[str]) -> AsyncIterator[str]:
    """Give the records that cannot be played, or whose table there never was."""
    query = select(records).order_by(records.c.id).limit(_TABLES_AT_ONCE)
    last = ""
    while True:
        async with store.cold.read() as connection:
            rows = [*await connection.execute(query.where(records.c.id > last))]
        if not rows:
            return
        for row in rows:
            try:
                parse_record(row.text)
            except (NotationError, RulesError, IllegalMove) as error:
                yield f"record {row.id}: it cannot be played: {error}"
            if row.table_id not in known:
                yield f"record {row.id}: its table has no log"
        last = rows[-1].id
