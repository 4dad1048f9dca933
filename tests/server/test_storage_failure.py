"""A log that cannot be written: no acknowledgement, nothing shown, and on it goes later."""

import asyncio
import re
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from kozyr.server import botplay
from kozyr.server.rhythm import Rhythm
from kozyr.server.store import Append, SqliteStore, StoredEvent, StoreError
from kozyr.tables import Pace
from kozyr.tables.log import PaceSet, encode_event
from tests.server.client import Wire, browser, legal_moves, play, same_table, seat, table_where

NEW_TABLE = {
    "type": "new_table",
    "name": "Ann",
    "rules": "app",
    "opponents": ["regular"],
    "pace": "normal",
}


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the file of a log, so that every write to it fails."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def test_what_cannot_be_written_does_not_happen(tmp_path: Path) -> None:
    with browser(tmp_path) as client, seat(client) as player:
        update = table_where(player, person_opens=True)
        update = player.ask(play(update, legal_moves(update["view"])[0]))
        table = {"table": update["table"]}
        set_pace = table | {"type": "set_pace", "pace": "normal"}
        with locked(tmp_path / "kozyr.sqlite3"):
            for message in (
                table | {"type": "undo", "seen": update["seq"]},
                set_pace,
                table | {"type": "leave"},
                NEW_TABLE,
            ):
                refused = player.ask(message)
                assert (refused["code"], refused["reason"]) == ("storage", None)
                assert same_table(player.sync(update["table"]), update)
        after = player.ask(set_pace)
    assert after["seq"] == update["seq"] + 1


def test_a_move_that_cannot_be_written_can_be_made_later(tmp_path: Path) -> None:
    with browser(tmp_path) as client, seat(client) as player:
        update = table_where(player, person_opens=True)
        message = play(update, legal_moves(update["view"])[0], id="again")
        with locked(tmp_path / "kozyr.sqlite3"):
            assert player.ask(message)["code"] == "storage"
            assert same_table(player.sync(update["table"]), update)
        after = player.ask(message)
    assert (after["reply_to"], after["seq"]) == ("again", update["seq"] + 1)


@contextmanager
def no_room(store: SqliteStore) -> Iterator[None]:
    """Let no file grow any more: the system refuses what is written behind its end."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    log = store.path.with_name(f"{store.path.name}-wal")
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def read_only(store: SqliteStore) -> Iterator[None]:
    """Refuse every write as to a file that may only be read."""
    store._connection.execute("PRAGMA query_only = 1")
    try:
        yield
    finally:
        store._connection.execute("PRAGMA query_only = 0")


@pytest.mark.parametrize("fails", [no_room, read_only])
def test_with_a_disk_that_takes_nothing_nothing_acknowledged_is_lost(
    tmp_path: Path, fails: Callable[[SqliteStore], AbstractContextManager[None]]
) -> None:
    store = SqliteStore(tmp_path / "kozyr.sqlite3")
    with browser(tmp_path, store=store) as client, seat(client) as player:
        update = table_where(player, person_opens=True)
        message = play(update, legal_moves(update["view"])[0], id="again")
        with fails(store):
            for _ in range(3):
                assert player.ask(message)["code"] == "storage"
                assert same_table(player.sync(update["table"]), update)
        after = player.ask(message)
        assert after["seq"] == update["seq"] + 1
    events = asyncio.run(read_log(tmp_path / "kozyr.sqlite3", update["table"]))
    assert [event.seq for event in events] == [*range(1, after["seq"] + 1)]


async def read_log(path: Path, table: str) -> list[StoredEvent]:
    store = SqliteStore(path)
    try:
        return await store.load(table)
    finally:
        await store.aclose()


def test_bots_try_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botplay, "RETRY_S", 0.05)
    rhythm = Rhythm(instant=(0.2, 0.2))
    with browser(tmp_path, rhythm=rhythm) as client, seat(client) as player:
        update = table_where(player, person_opens=False)
        with locked(tmp_path / "kozyr.sqlite3"):
            refused = player.receive()
            assert (refused["code"], refused["id"]) == ("storage", None)
        moved = player.receive()
    assert moved["seq"] == update["seq"] + 1


def test_a_table_that_another_wrote_to_is_read_again(tmp_path: Path) -> None:
    """A writer that was overtaken gives way and shows what it finds."""
    store = SqliteStore(tmp_path / "kozyr.sqlite3")
    with browser(tmp_path, store=store) as client, seat(client) as player:
        update = player.open(pace="normal")
        body = encode_event(PaceSet(Pace.INSTANT))
        stored = StoredEvent(update["seq"] + 1, "pace_set", 0, None, body)
        asyncio.run(store.append(Append(update["table"], [stored])))

        message = {"type": "set_pace", "table": update["table"], "pace": "normal"}
        id_ = player.send(message)
        shown = player.receive()
        assert (shown["pace"], shown["seq"], shown["reply_to"]) == (
            "instant",
            update["seq"] + 1,
            None,
        )
        # Decided anew on what the other wrote.
        answer = player.answer(id_)
        assert (answer["pace"], answer["seq"]) == ("normal", update["seq"] + 2)


def replaced(body: bytes, pattern: str, new: str) -> bytes:
    return re.sub(pattern.encode(), new.encode(), body)


def moved(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def replaced_by_another(path: Path) -> None:
    moved(path)
    path.write_bytes(path.with_name("elsewhere").read_bytes())


def without_its_latest(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


@pytest.mark.parametrize("take_away", [Path.unlink, moved, replaced_by_another, without_its_latest])
def test_nothing_is_acknowledged_that_is_written_to_a_lost_file(
    tmp_path: Path, take_away: Callable[[Path], None]
) -> None:
    with browser(tmp_path) as client, seat(client) as player:
        update = player.open()
        take_away(tmp_path / "kozyr.sqlite3")
        message = {"type": "set_pace", "table": update["table"], "pace": "normal"}
        assert player.ask(message)["code"] == "storage"
        assert same_table(player.sync(update["table"]), update)


class Unreadable(SqliteStore):
    """A store that stops answering."""

    broken = False

    async def knows_player(self, player: str) -> bool:
        if self.broken:
            raise StoreError("The disk is gone.")
        return await super().knows_player(player)


def test_nobody_is_let_in_while_the_log_cannot_be_read(tmp_path: Path) -> None:
    store = Unreadable(tmp_path / "kozyr.sqlite3")
    with browser(tmp_path, store=store) as client:
        store.broken = True
        assert client.get("/").status_code == 503
        with pytest.raises(WebSocketDisconnect), seat(client):
            pass
        store.broken = False
        with seat(client) as player:
            assert player.welcome["type"] == "welcome"


class ForgettingStore(SqliteStore):
    """A store that can be written, but not read once it was."""

    forgets = False

    async def append(self, *appends: Append) -> None:
        await super().append(*appends)
        self.forgets = True

    async def load(self, table: str, after: int = 0) -> list[StoredEvent]:
        if self.forgets:
            raise StoreError("The disk is gone.")
        return await super().load(table, after)


def test_what_was_written_happens_though_nothing_more_can_be_read(tmp_path: Path) -> None:
    store = ForgettingStore(tmp_path / "kozyr.sqlite3")
    with browser(tmp_path, store=store) as client, seat(client) as player:

        def done(message: Wire) -> Wire:
            store.forgets = False
            return player.ask(message)

        old, new = done(NEW_TABLE), done(NEW_TABLE)
        table = {"table": old["table"]}
        assert done(table | {"type": "return"})["table"] == old["table"] != new["table"]
        assert done(table | {"type": "set_pace", "pace": "instant"})["pace"] == "instant"
        assert done(table | {"type": "leave"})["type"] == "left"


def test_no_way_leads_back_to_a_table_whose_log_is_damaged(tmp_path: Path) -> None:
    with browser(tmp_path) as client, seat(client) as player:
        old, new = player.open(), player.open()
        with sqlite3.connect(tmp_path / "kozyr.sqlite3") as other:
            other.execute("DELETE FROM events WHERE table_id = ? AND seq = 2", (old["table"],))
        other.close()

        refused = player.ask({"type": "return", "table": old["table"]})

        assert refused["code"] == "no_way_back"
        assert same_table(player.sync(new["table"]), new)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET body = x'7b7d' WHERE seq = 2",
        "DELETE FROM events WHERE seq = 2",
        "DELETE FROM events WHERE seq = 1",
        "DELETE FROM events",
        "DELETE FROM events WHERE seq = 3",
        "UPDATE events SET seq = 9 WHERE seq = 4",
        "UPDATE events SET body = replace(body, '\"dealer\":.', '\"dealer\":7') WHERE seq = 2",
        'UPDATE events SET body = replace(body, \'.+\', \'{"kind":"left","seat":0}\')'
        " WHERE seq = 3",
        'UPDATE events SET body = replace(body, \'"level":"beginner"\', \'"level":"genius"\')',
        'UPDATE events SET body = replace(body, \'"seats":.{\', \'"seats":[{"level":"regular",\')',
        "UPDATE events SET body = replace(body, '\"rules_version\":1', '\"rules_version\":9')",
        "UPDATE seats SET seat = 1",
        "UPDATE seats SET seat = 5",
        "UPDATE seats SET seat = -1",
    ],
)
def test_a_table_whose_log_is_damaged_counts_as_none(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "kozyr.sqlite3"
    with browser(tmp_path) as client, seat(client) as player:
        update = player.open()
        for pace in ("normal", "instant"):
            player.ask({"type": "set_pace", "table": update["table"], "pace": pace})
        player.socket.close()
        with sqlite3.connect(path) as other:
            other.create_function("replace", 3, replaced)
            other.execute(damage)
        other.close()
        with seat(client) as again:
            assert again.welcome["table"] is None
            told = again.receive()
            assert (told["code"], told["id"]) == ("no_such_table", None)
            assert again.open()["type"] == "table"
