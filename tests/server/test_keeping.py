"""Finished games of people: kept once, and counted once, whatever happens in between."""

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import func, select

from kozyr.rules import Game, Rules, deal_from_seed, format_turn
from kozyr.rules.record import parse_record
from kozyr.server import keeping
from kozyr.server.keeping import Keeper
from kozyr.server.live import append_of
from kozyr.server.store import Append, Store, StoreError, TableStatus, open_store
from kozyr.server.store.records import finished_games, unkept_tables
from kozyr.server.store.schema import rating_changes, record_players, records
from kozyr.tables import Access, SeatSettings, Table, TableEvent, TableSettings
from kozyr.tables.log import RULES_VERSION, Dealt, Moved, TableOpened

SEATS = (SeatSettings("Ann", player="ann"), SeatSettings("Ben", player="ben"))


def game_of_two(access: Access = Access.LINK) -> list[TableEvent]:
    """The log of a table where a game has been played to its end."""
    rules, rng = Rules.parse("app"), random.Random(3)
    deal = deal_from_seed(rules, 2, bytes(32))
    game = Game(rules, deal)
    settings = TableSettings(SEATS, access=access, rated=True)
    events: list[TableEvent] = [
        TableOpened(RULES_VERSION, str(rules), settings),
        Dealt.of(1, deal),
    ]
    while game.result is None:
        seat = next(seat for seat in range(2) if game.moves(seat))
        move = rng.choice(game.moves(seat))
        game.apply(seat, move)
        events.append(Moved(format_turn(seat, move), at=1000 + len(events)))
    return events


async def write(store: Store, events: list[TableEvent], life: TableStatus) -> Table:
    log = append_of("t", 0, events, seat=None, command_id=None)
    await store.append(Append("t", log.events, status=life))
    return Table.replay(events)


async def kept(store: Store) -> tuple[int, int, int]:
    """How many records there are, players in them, and changes of ratings."""
    async with store.cold.read() as connection:
        counts = [
            await connection.scalar(select(func.count()).select_from(table))
            for table in (records, record_players, rating_changes)
        ]
    return counts[0] or 0, counts[1] or 0, counts[2] or 0


def test_a_game_is_kept_and_counted_once(tmp_path: Path) -> None:
    async def check() -> None:
        store = open_store(str(tmp_path / "kozyr.sqlite3"))
        table = await write(store, game_of_two(), TableStatus("over"))
        one, other = Keeper(store), Keeper(store)
        for keeper in (one, other, one):
            keeper.look_at("t", table)
        await one.aclose()
        await other.aclose()
        assert await kept(store) == (1, 2, 2)
        async with store.cold.read() as connection:
            row = (await connection.execute(select(records))).one()
        assert (row.id, row.deal, row.is_rated, row.seats) == ("t-1", 1, True, 2)
        assert parse_record(row.text).players == ("Ann", "Ben")
        await store.aclose()

    asyncio.run(check())


def test_what_one_plays_alone_is_not_kept(tmp_path: Path) -> None:
    async def check() -> None:
        store = open_store(str(tmp_path / "kozyr.sqlite3"))
        table = await write(store, game_of_two(Access.SOLO), TableStatus("over"))
        keeper = Keeper(store)
        keeper.look_at("t", table)
        await keeper.aclose()
        assert await kept(store) == (0, 0, 0)
        await store.aclose()

    asyncio.run(check())


def test_a_game_that_ended_with_its_process_is_kept_by_the_next(postgres_url: str) -> None:
    async def check() -> None:
        store = open_store(postgres_url)
        await write(store, game_of_two(), TableStatus("over"))
        assert await unkept_tables(store, 10) == ["t"]
        keeper = Keeper(store)
        await keeper.take_up_what_was_left()
        await keeper.aclose()
        assert await kept(store) == (1, 2, 2)
        assert await unkept_tables(store, 10) == []
        await store.aclose()

    asyncio.run(check())


def test_a_store_that_fails_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "RETRY_S", (0.0, 0.01, 0.01))

    async def check() -> None:
        store = open_store(str(tmp_path / "kozyr.sqlite3"))
        table = await write(store, game_of_two(), TableStatus("over"))
        load, failures = store.load, [StoreError("The disk is gone.")] * 2

        async def fail(name: str) -> list[object]:
            if failures:
                raise failures.pop()
            return [*await load(name)]

        monkeypatch.setattr(store, "load", fail)
        keeper = Keeper(store)
        keeper.look_at("t", table)
        await keeper.aclose()
        assert failures == []
        assert await kept(store) == (1, 2, 2)
        await store.aclose()

    asyncio.run(check())


def test_a_game_that_goes_on_is_none_that_ended() -> None:
    events = game_of_two()
    log = append_of("t", 0, events, seat=None, command_id=None).events
    assert [game.deal for game in finished_games(log)] == [1]
    assert finished_games(log[:-1]) == []
    assert finished_games([]) == []
