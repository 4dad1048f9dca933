"""One socket among several: it never holds up the others."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message
from uvicorn.protocols.utils import ClientDisconnected

from kozyr.server.accounts.identity import Identity
from kozyr.server.accounts.visitor import Visitor
from kozyr.server.app import create_app
from kozyr.server.connection import Connection
from kozyr.server.hall import Hall
from kozyr.server.outbox import OUTBOX_LIMIT
from kozyr.server.store import SqliteStore, StoreError
from tests.server.client import NEVER, UNLIMITED, make_page
from tests.server.unpack import Unpacker


class Socket:
    """The two ends of an ASGI socket; while `stalled` nothing it is sent gets away."""

    def __init__(self, hall: Hall) -> None:
        self.incoming: asyncio.Queue[Message] = asyncio.Queue()
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.flowing = asyncio.Event()
        self._unpacker = Unpacker()
        self.flowing.set()
        self.connection = Connection("p", hall, UNLIMITED, self.incoming.get, self.send)
        self.running = asyncio.create_task(self.connection.run())

    async def send(self, message: Message) -> None:
        await self.flowing.wait()
        self.sent.put_nowait(self._unpacker.whole(json.loads(message["text"])))

    def say(self, **message: object) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def answer(self, id_: str) -> dict[str, Any]:
        while True:
            message = await asyncio.wait_for(self.sent.get(), 10)
            if message.get("reply_to", message.get("id")) == id_:
                return message

    async def leave(self) -> None:
        self.flowing.set()
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.running


def test_a_client_that_stops_reading_holds_nobody_up(tmp_path: Path) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path / "kozyr.sqlite3")
        await store.add_player("p")
        hall = Hall(store, NEVER)
        reader, sleeper = Socket(hall), Socket(hall)
        reader.say(
            type="new_table", id="n", name="A", rules="app", opponents=["regular"], pace="normal"
        )
        table = (await reader.answer("n"))["table"]
        sleeper.flowing.clear()

        for number in range(200):
            pace = ("instant", "normal")[number % 2]
            reader.say(type="set_pace", id=f"c{number}", table=table, pace=pace)
            assert (await reader.answer(f"c{number}"))["seq"] == number + 3
            assert len(sleeper.connection._outbox) <= OUTBOX_LIMIT

        sleeper.flowing.set()
        sleeper.say(type="sync", id="awake", table=table)
        assert (await sleeper.answer("awake"))["seq"] == 202
        await reader.leave()
        await sleeper.leave()
        store.close()

    asyncio.run(check())


def test_a_client_that_asks_without_reading_is_not_read(tmp_path: Path) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path / "kozyr.sqlite3")
        await store.add_player("p")
        socket = Socket(Hall(store, NEVER))
        socket.flowing.clear()
        for _ in range(1000):
            socket.say(type="shout")
        await asyncio.sleep(0.05)
        assert socket.incoming.qsize() > 900
        assert len(socket.connection._outbox) <= OUTBOX_LIMIT
        await socket.leave()
        store.close()

    asyncio.run(check())


def test_a_command_under_way_is_finished_when_its_socket_closes(tmp_path: Path) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path / "kozyr.sqlite3")
        await store.add_player("p")
        hall = Hall(store, NEVER)
        socket = Socket(hall)
        socket.say(
            type="new_table", id="n", name="A", rules="app", opponents=["regular"], pace="normal"
        )
        table = (await socket.answer("n"))["table"]
        socket.say(type="set_pace", id="last", table=table, pace="instant")
        await socket.leave()
        assert len(await store.load(table)) == 3
        again = Socket(hall)
        again.say(type="sync", id="s", table=table)
        assert (await again.answer("s"))["pace"] == "instant"
        await again.leave()
        assert hall._players == {}
        store.close()

    asyncio.run(check())


@pytest.mark.parametrize("is_broken", [False, True])
def test_who_gives_up_before_he_is_let_in_is_one_quiet_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, is_broken: bool
) -> None:
    """While workers start many do; *is_broken*: nobody could be let in either."""
    store = SqliteStore(tmp_path / "kozyr.sqlite3")
    app = create_app(Hall(store, NEVER), make_page(tmp_path / "page"), UNLIMITED)
    scope = {
        "type": "websocket",
        "path": "/ws",
        "headers": [(b"host", b"h"), (b"origin", b"http://h")],
        "query_string": b"",
        "client": ("10.0.0.1", 1),
    }

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(_: Message) -> None:
        raise ClientDisconnected

    async def visitor_of(_: object) -> Visitor:
        if is_broken:
            raise StoreError("it is away")
        return Visitor("p", None)

    async def check() -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Identity, "visitor_of", lambda _, socket: visitor_of(socket))
            await app(scope, receive, send)

    with caplog.at_level("INFO", "kozyr.server.app"):
        asyncio.run(check())
    told = [record for record in caplog.records if record.name == "kozyr.server.app"]
    assert told[-1].getMessage() == "a socket was given up before it was opened"
    assert len(told) == 1 + is_broken
    assert all(record.exc_info is None for record in told)
    store.close()
