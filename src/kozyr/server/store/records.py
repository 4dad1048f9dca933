"""Finished games as records: who looks for them need not replay a log."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Table as SqlTable
from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kozyr.rules import Result
from kozyr.rules.position import format_result
from kozyr.rules.record import GameRecord, format_record
from kozyr.server.store.cold import insert_into
from kozyr.server.store.interface import Store, StoredEvent
from kozyr.server.store.moving import tables
from kozyr.server.store.schema import record_players, records
from kozyr.tables import SeatSettings, Table, decode_event
from kozyr.tables.log import Asked, Dealt, Undone


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A deal that was played to its end; `finished_ms` is when, 0 where that is not known.

    `seats` are those who played it, and `left` those of them who left it to a bot.
    """

    deal: int
    record: GameRecord
    result: Result
    seats: tuple[SeatSettings, ...]
    is_rated: bool
    finished_ms: int
    left: tuple[int, ...] = ()


Note = Callable[[AsyncConnection, str, FinishedGame], Awaitable[None]]
"""Does more in the transaction that writes a record of that id for the first time."""


def finished_games(log: Sequence[StoredEvent]) -> list[FinishedGame]:
    """Return the games of a table that were played to their end, in their order.

    Lessons have none.  Who took moves back, or asked the tutor, is not rated for that deal.

    Raises:
        LogError: *log* cannot be replayed.
    """
    if not log:
        return []
    table = Table.replay([decode_event(log[0].body)])
    games: dict[int, FinishedGame] = {}
    began_ms = 0
    helped: set[int] = set()
    for stored in log[1:]:
        event = decode_event(stored.body)
        # Who has left is free to be replaced as soon as the game is over.
        seats, left = table.seats, tuple(sorted(table.left))
        table.evolve(event)
        if isinstance(event, Dealt):
            began_ms = event.at
        if isinstance(event, Undone | Asked):
            helped.add(table.deal_number)
        if table.deal_number in games and table.result is None:
            # What ended the game was taken back.
            del games[table.deal_number]
        if table.deal_number and table.deal_number not in games:
            is_rated = table.settings.rated and table.deal_number not in helped
            game = _finished(table, began_ms, seats, left, is_rated=is_rated)
            if game is not None:
                games[game.deal] = game
    return [*games.values()]


def just_finished(table: Table) -> FinishedGame | None:
    """Return the game that is over at *table*, of people; None where the log must be asked.

    Among people no move is taken back and nobody asks the tutor.
    """
    if table.is_solo:
        return None
    left = tuple(sorted(table.left_deal))
    return _finished(table, table.dealt_at, table.dealt_to, left, is_rated=table.settings.rated)


def _finished(
    table: Table,
    began_ms: int,
    seats: tuple[SeatSettings, ...],
    left: tuple[int, ...],
    *,
    is_rated: bool,
) -> FinishedGame | None:
    result = table.result
    if result is None or table.learning is not None:
        return None
    deal = table.played.deal
    record = GameRecord(
        rules=table.rules,
        deal=deal,
        players=tuple(seat.name for seat in seats),
        turns=tuple(table.played.turns),
        date=datetime.fromtimestamp(began_ms / 1000, UTC) if began_ms else None,
    )
    return FinishedGame(
        deal=table.deal_number,
        record=record,
        result=result,
        seats=seats,
        is_rated=is_rated,
        finished_ms=table.now,
        left=left,
    )


async def keep_games(store: Store, table_id: str, note: Note | None = None) -> int:
    """Write the finished games of a table to the records; return how many are new there.

    It may be called again, and by several at once; *note* is called once for each game.

    Raises:
        LogError: the table's log cannot be replayed.
        StoreError: the store cannot be read or written.
    """
    # The log of a long evening takes its time to replay, and others play meanwhile.
    games = await asyncio.to_thread(finished_games, await store.load(table_id))
    return await keep(store, table_id, games, note)


async def keep(
    store: Store, table_id: str, games: Sequence[FinishedGame], note: Note | None = None
) -> int:
    """Write *games*, of a table, to the records; else as `keep_games`.

    Raises:
        StoreError: the store cannot be written.
    """
    return await keep_all(store, [(table_id, game) for game in games], note)


async def keep_all(
    store: Store, games: Sequence[tuple[str, FinishedGame]], note: Note | None = None
) -> int:
    """Write *games*, each with its table, to the records, all or none; else as `keep_games`.

    Raises:
        StoreError: the store cannot be written.
    """
    if not games:
        return 0
    async with store.cold.begin() as connection:
        kept = 0
        for table_id, game in games:
            record_id = f"{table_id}-{game.deal}"
            if await _keep(connection, record_id, table_id, game):
                kept += 1
                if note is not None:
                    await note(connection, record_id, game)
        return kept


async def unkept_tables(store: Store, limit: int) -> list[str]:
    """Return tables whose game is over and that have no record yet.

    A process that ends between the two leaves such behind.

    Raises:
        StoreError: the store cannot be read.
    """
    has_record = exists().where(records.c.table_id == tables.c.table_id)
    query = (
        select(tables.c.table_id)
        .where(tables.c.life == "over", ~has_record)
        .order_by(tables.c.table_id)
        .limit(limit)
    )
    async with store.cold.read() as connection:
        return [*(await connection.execute(query)).scalars()]


async def _keep(
    connection: AsyncConnection, record_id: str, table_id: str, game: FinishedGame
) -> bool:
    row = {
        "id": record_id,
        "table_id": table_id,
        "deal": game.deal,
        # Who plays alone is not timed: it ended a moment ago.
        "finished_ms": game.finished_ms or time.time_ns() // 1_000_000,
        "rules": str(game.record.rules),
        "seats": len(game.seats),
        "result": format_result(game.result),
        "is_rated": game.is_rated,
        "text": format_record(game.record),
    }
    if not await _insert(connection, records, [row]):
        return False
    players = [
        {
            "record": record_id,
            "seat": number,
            "player": seat.player,
            "name": seat.name,
            "level": seat.level,
            "is_fool": number in game.result.fools,
        }
        for number, seat in enumerate(game.seats)
    ]
    await _insert(connection, record_players, players)
    return True


async def _insert(connection: AsyncConnection, table: SqlTable, rows: list[dict[str, Any]]) -> int:
    """Write those of *rows* that are not there; return how many."""
    statement = insert_into(connection, table).values(rows).on_conflict_do_nothing()
    return (await connection.execute(statement)).rowcount
