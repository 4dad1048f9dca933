"""Finished games: kept once, and counted once, whatever happens in between."""

import asyncio
import random
import time
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kozyr.rules import Game, Rules, deal_from_seed, format_turn
from kozyr.rules.record import parse_record
from kozyr.server import keeping
from kozyr.server.keeping import Keeper
from kozyr.server.live import append_of
from kozyr.server.store import (
    Append,
    Store,
    StoredEvent,
    StoreError,
    TableStatus,
    open_store,
)
from kozyr.server.store import records as kept_records
from kozyr.server.store.records import (
    FinishedGame,
    Note,
    finished_games,
    just_finished,
    unkept_tables,
)
from kozyr.server.store.schema import rating_changes, record_players, records
from kozyr.tables import Access, ClosedWhy, SeatSettings, Table, TableEvent, TableSettings
from kozyr.tables.log import RULES_VERSION, Asked, Closed, Dealt, Left, Moved, TableOpened, Undone

SEATS = (SeatSettings("Ann", player="ann"), SeatSettings("Ben", player="ben"))


def game_of_two(
    access: Access = Access.LINK,
    seats: tuple[SeatSettings, ...] = SEATS,
    *,
    rated: bool = True,
) -> list[TableEvent]:
    """The log of a table where a game has been played to its end."""
    rules, rng = Rules.parse("app"), random.Random(3)
    deal = deal_from_seed(rules, 2, bytes(32))
    game = Game(rules, deal)
    settings = TableSettings(seats, access=access, rated=rated)
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


def as_log(events: list[TableEvent]) -> list[StoredEvent]:
    return [*append_of("t", 0, events, seat=None, command_id=None).events]


async def write(store: Store, events: list[TableEvent], life: TableStatus) -> Table:
    await store.append(Append("t", as_log(events), status=life))
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


ALONE = (SeatSettings("Ann", player="ann"), SeatSettings("Bot", "beginner"))


def test_what_one_plays_alone_is_kept_with_the_time_and_not_rated(tmp_path: Path) -> None:
    async def check() -> None:
        store = open_store(str(tmp_path / "kozyr.sqlite3"))
        events = game_of_two(Access.SOLO, ALONE, rated=False)
        untimed = [replace(event, at=0) for event in events]
        table = await write(store, untimed, TableStatus("over"))
        keeper = Keeper(store)
        keeper.look_at("t", table)
        await keeper.aclose()
        assert await kept(store) == (1, 2, 0)
        async with store.cold.read() as connection:
            row = (await connection.execute(select(records))).one()
        assert abs(row.finished_ms - time.time() * 1000) < 60_000
        await store.aclose()

    asyncio.run(check())


def test_of_whom_nothing_is_known_nothing_is_kept(tmp_path: Path) -> None:
    async def check() -> None:
        store = open_store(str(tmp_path / "kozyr.sqlite3"))
        nobody = (SeatSettings("Ann"), SeatSettings("Bot", "beginner"))
        table = await write(store, game_of_two(Access.SOLO, nobody), TableStatus("over"))
        keeper = Keeper(store)
        keeper.look_at("t", table)
        await keeper.aclose()
        assert await kept(store) == (0, 0, 0)
        await store.aclose()

    asyncio.run(check())


def test_who_is_helped_is_not_rated() -> None:
    events = game_of_two(Access.SOLO, ALONE)
    asked = [*events[:3], Asked(0), *events[3:]]
    taken_back = [*events[:4], Undone(0, 1), *events[3:]]
    rated = [
        [game.is_rated for game in finished_games(as_log(log))]
        for log in (events, asked, taken_back)
    ]
    assert rated == [[True], [False], [False]]


def test_a_table_that_is_taken_up_in_a_later_deal_has_its_earlier_ones_kept(tmp_path: Path) -> None:
    async def check() -> None:
        store = open_store(str(tmp_path / "kozyr.sqlite3"))
        events = game_of_two()
        again = [*events, Dealt.of(2, deal_from_seed(Rules.parse("app"), 2, bytes([1] * 32)))]
        table = await write(store, again, TableStatus("playing"))
        keeper = Keeper(store)
        keeper.look_at("t", table)
        await keeper.aclose()
        assert await kept(store) == (1, 2, 2)
        await store.aclose()

    asyncio.run(check())


def test_a_table_that_is_found_closed_has_its_games_kept(tmp_path: Path) -> None:
    async def check() -> None:
        store = open_store(str(tmp_path / "kozyr.sqlite3"))
        events = [*game_of_two(), Closed(ClosedWhy.STOPPED, 9000)]
        table = await write(store, events, TableStatus("closed"))
        keeper = Keeper(store)
        keeper.look_at("t", table)
        await keeper.aclose()
        assert await kept(store) == (1, 2, 2)
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


def test_what_the_table_tells_of_its_last_game_is_what_its_log_does() -> None:
    events = game_of_two()
    left = [*events[:6], Left(1, 1500), *events[6:]]
    for log in (events, left):
        assert just_finished(Table.replay(log)) == finished_games(as_log(log))[0]
    assert just_finished(Table.replay(events[:-1])) is None
    assert just_finished(Table.replay(game_of_two(Access.SOLO, ALONE))) is None


def test_a_game_that_is_seen_to_its_end_is_kept_without_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        store = open_store(str(tmp_path / "kozyr.sqlite3"))
        events = game_of_two()
        table = await write(store, events, TableStatus("over"))
        keeper = Keeper(store)
        keeper.look_at("t", Table.replay(events[:-1]))

        async def fail(name: str) -> list[object]:
            raise StoreError(f"the log of {name} is not needed")

        monkeypatch.setattr(store, "load", fail)
        keeper.look_at("t", table)
        await keeper.aclose()
        assert await kept(store) == (1, 2, 2)
        await store.aclose()

    asyncio.run(check())


async def end_games(store: Store, keeper: Keeper, tables: list[str]) -> None:
    """Let a game end at each of *tables* while *keeper* looks on."""
    events = game_of_two()
    for name in tables:
        log = append_of(name, 0, events, seat=None, command_id=None).events
        await store.append(Append(name, log, status=TableStatus("over")))
        for moment in (events[:-1], events):
            keeper.look_at(name, Table.replay(moment))


def test_games_that_end_at_the_same_time_are_kept_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        store = open_store(str(tmp_path / "kozyr.sqlite3"))
        together: list[int] = []
        keep_all = kept_records.keep_all

        async def note(store: Store, games: list[tuple[str, FinishedGame]], note: Note) -> int:
            together.append(len(games))
            return await keep_all(store, games, note)

        monkeypatch.setattr(kept_records, "keep_all", note)
        monkeypatch.setattr(keeping, "GATHERS_S", 60)
        keeper = Keeper(store)
        await end_games(store, keeper, ["a", "b", "c"])
        while len(keeper._gathered) < 3:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
        await keeper.aclose()
        assert together == [3]
        assert await kept(store) == (3, 6, 6)
        await store.aclose()

    asyncio.run(check())


def test_a_game_that_cannot_be_kept_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        store = open_store(str(tmp_path / "kozyr.sqlite3"))
        let_count = Keeper._let_count

        async def fail(
            keeper: Keeper, connection: AsyncConnection, record_id: str, game: FinishedGame
        ) -> None:
            if record_id == "b-1":
                raise StoreError("This one cannot be counted.")
            await let_count(keeper, connection, record_id, game)

        monkeypatch.setattr(Keeper, "_let_count", fail)
        monkeypatch.setattr(keeping, "RETRY_S", (0.0,))
        keeper = Keeper(store)
        await end_games(store, keeper, ["a", "b", "c"])
        await keeper.aclose()
        assert await kept(store) == (2, 4, 4)
        await store.aclose()

    asyncio.run(check())


def test_a_game_that_goes_on_is_none_that_ended() -> None:
    events = game_of_two()
    log = as_log(events)
    assert [game.deal for game in finished_games(log)] == [1]
    assert finished_games(log[:-1]) == []
    assert finished_games([]) == []
