"""What a line may ask of a worker below the application, on real sockets."""

import asyncio
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from time import monotonic

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from kozyr.server import transport
from kozyr.server.transport import FRAMES_AT_ONCE, configured

TEXT, PART, PING, PONG, LAST = 0x1, 0x0, 0x9, 0xA, 0x80
CLOSE = 0x88
PATIENCE_S = 20


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Say every message back; over HTTP, what was sent."""
    if scope["type"] == "lifespan":
        while True:
            message = await receive()
            await send({"type": f"{message['type']}.complete"})
            if message["type"] == "lifespan.shutdown":
                return
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 204})
        await send({"type": "http.response.body"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


@contextmanager
def served() -> Iterator[int]:
    """The port of a server that is set up as ours are."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(configured(echo))
    thread = Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])))
    thread.start()
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(PATIENCE_S)
        listening.close()


@contextmanager
def opened(port: int) -> Iterator[socket.socket]:
    """A WebSocket, after the upgrade."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE_S) as line:
        line.sendall(
            b"GET /ws HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += line.recv(1)
        assert answer.startswith(b"HTTP/1.1 101")
        yield line


def frame(first: int, content: bytes = b"") -> bytes:
    """A short frame whose mask changes nothing."""
    return struct.pack("!BB4x", first, LAST | len(content)) + content


def close_code(line: socket.socket) -> int:
    """Read on until the server closes; the code with which it does."""
    read = b""
    try:
        while piece := line.recv(65536):
            read += piece
    except ConnectionResetError:
        pass
    while read[0] != CLOSE:
        read = read[2 + read[1] :]
    (code,) = struct.unpack("!H", read[2:4])
    return int(code)


@pytest.mark.parametrize(
    ("first", "flood"),
    [
        pytest.param(b"", frame(LAST | PING, b"x"), id="pings"),
        pytest.param(b"", frame(LAST | PONG), id="pongs"),
        pytest.param(frame(TEXT), frame(PART), id="parts of nothing"),
        pytest.param(b"", frame(LAST | TEXT), id="messages of nothing"),
    ],
)
def test_a_flood_of_frames_closes_the_line(first: bytes, flood: bytes) -> None:
    with served() as port, opened(port) as line:
        line.sendall(first + flood * int(FRAMES_AT_ONCE * 2))
        assert close_code(line) == 1008


def test_whoever_sends_as_many_frames_as_he_may_is_answered() -> None:
    with served() as port, opened(port) as line:
        pings = int(FRAMES_AT_ONCE) - 10
        line.sendall(frame(LAST | PING) * pings + frame(TEXT, b"a") + frame(LAST | PART, b"b"))
        read = b""
        while len(read) < 2 * pings + 4:
            read += line.recv(65536)
        assert read == struct.pack("!BB", LAST | PONG, 0) * pings + b"\x81\x02ab"


@pytest.mark.parametrize(
    "said",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: he", id="a part"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: here\r\n\r\nGET /", id="a part after a whole one"),
    ],
)
def test_a_line_that_never_says_what_it_wants_is_closed(
    said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transport, "ASKING_S", 0.3)
    with served() as port, socket.create_connection(("127.0.0.1", port), PATIENCE_S) as line:
        begun = monotonic()
        whole, wait, part = said.partition(b"\r\n\r\n")
        line.sendall(whole + wait)
        if wait:
            assert line.recv(65536).startswith(b"HTTP/1.1 204")
            line.sendall(part)
        assert line.recv(65536) == b""
        assert monotonic() - begun > 0.2


def test_a_line_may_rest_between_two_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "ASKING_S", 0.3)
    with served() as port, socket.create_connection(("127.0.0.1", port), PATIENCE_S) as line:
        for _ in range(2):
            line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
            assert line.recv(65536).startswith(b"HTTP/1.1 204")
            line.settimeout(0.6)
            with pytest.raises(TimeoutError):
                line.recv(1)
            line.settimeout(PATIENCE_S)
