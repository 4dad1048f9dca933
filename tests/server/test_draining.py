"""A server that is about to go answers whom it has accepted: nobody else can."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from time import monotonic

import pytest
from starlette.types import Receive, Scope, Send

from kozyr.server.sockets import Sockets
from kozyr.server.transport import configured, loop_factory
from kozyr.server.worker import Draining

PATIENCE_S = 20
REQUEST = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Door:
    """An application that lets sockets in once it is open."""

    def __init__(self) -> None:
        self.is_asked = asyncio.Event()
        self.is_open = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer 204, or let in."""
        if scope["type"] == "lifespan":
            for _ in range(2):
                await send({"type": f"{(await receive())['type']}.complete"})
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 204})
            await send({"type": "http.response.body"})
        else:
            await receive()
            self.is_asked.set()
            await self.is_open.wait()
            await send({"type": "websocket.accept"})
            await receive()


@asynccontextmanager
async def served(door: Door) -> AsyncIterator[tuple[Draining, int]]:
    """A server as a worker has it, and its port."""
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    is_up = asyncio.Event()
    server = Draining(configured(door), Sockets(), 0.0, is_up.set)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    await asyncio.wait_for(is_up.wait(), PATIENCE_S)
    try:
        yield server, port
    finally:
        server.should_exit = True
        await asyncio.wait_for(serving, PATIENCE_S)


async def until(holds: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE_S
    while not holds():
        assert monotonic() < end
        await asyncio.sleep(0.001)


async def leave(server: Draining) -> None:
    """Have *server* go, until it accepts nobody more."""
    server.should_exit = True
    [listener] = server.servers
    await until(lambda: not listener.is_serving())


def run(check: Coroutine[None, None, None]) -> None:
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(check)


@pytest.mark.parametrize(("asked", "answered"), [(REQUEST, b"204"), (UPGRADE, b"101")])
def test_who_was_accepted_and_has_not_asked_yet_is_answered(asked: bytes, answered: bytes) -> None:
    async def check() -> None:
        door = Door()
        door.is_open.set()
        async with served(door) as (server, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            await until(lambda: len(server.server_state.connections) == 1)
            await leave(server)
            writer.write(asked)
            line = await asyncio.wait_for(reader.readline(), PATIENCE_S)
            assert line.split()[1:2] == [answered]
            writer.close()

    run(check())


def test_who_is_being_let_in_is_let_in() -> None:
    async def check() -> None:
        door = Door()
        async with served(door) as (server, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(UPGRADE)
            await asyncio.wait_for(door.is_asked.wait(), PATIENCE_S)
            await leave(server)
            door.is_open.set()
            line = await asyncio.wait_for(reader.readline(), PATIENCE_S)
            assert line.split()[1:2] == [b"101"]
            writer.close()

    run(check())


def test_who_never_asks_keeps_no_server_from_going() -> None:
    async def check() -> None:
        async with served(Door()) as (server, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            await until(lambda: len(server.server_state.connections) == 1)
            server.should_exit = True
            assert await asyncio.wait_for(reader.read(), PATIENCE_S) == b""
            writer.close()

    run(check())
