"""How uvicorn is set up, wherever it runs, and what one line may ask of it."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from kozyr.server.limits import TokenBucket

# Above what a message may have: a longer one gets an answer, not a closed socket.
_LONGEST_FRAME: Final = 64 * 1024
_SHUTDOWN_S: Final = 3
_PING_S: Final = 20.0
_KEEP_ALIVE_S: Final = 75
"""Longer than a proxy keeps its own end open, so that it never writes into a closed one."""
FRAMES_PER_S: Final = 50.0
FRAMES_AT_ONCE: Final = 500.0
"""Frames of any kind: pings and parts of messages reach nobody who would count them."""
_READ_AT_ONCE: Final = 4096
"""Bytes that are looked at before it is seen how many frames were in them."""
ASKING_S: Final = 15.0
"""So long a client may take to say what it wants of a line."""


class Frames(WebSocketsSansIOProtocol):
    """A WebSocket that is closed when more frames come than anybody has a reason to send.

    The application sees whole messages alone.  Pings are answered below it, and a message may
    come in any number of parts, of nothing even: a single line could keep a worker from all
    others with them.
    """

    _budget: TokenBucket

    @property
    def is_unanswered(self) -> bool:
        """Whether it is not yet said if the client may come in."""
        return not (self.handshake_complete or self.close_sent or self.transport.is_closing())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to count."""
        self._budget = TokenBucket(FRAMES_PER_S, FRAMES_AT_ONCE)
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Take in a little at a time, since much fits into what is read at once."""
        for start in range(0, len(data), _READ_AT_ONCE):
            super().data_received(data[start : start + _READ_AT_ONCE])
            if self.close_sent or self.transport.is_closing():
                return

    def handle_cont(self, event: Frame) -> None:
        """Take in a further part of a message."""
        if self._is_welcome():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """Take in a message, or its first part."""
        if self._is_welcome():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take in what is no message here, but is answered."""
        if self._is_welcome():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._is_welcome():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note a sign of life."""
        if self._is_welcome():
            super().handle_pong(event)

    def _is_welcome(self) -> bool:
        if self.close_sent or self.transport.is_closing():
            return False
        if self._budget.take():
            return True
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
        self.handle_parser_exception()
        return False


class Requests(H11Protocol):
    """HTTP, closed when it takes too long to say what is wanted.

    A line that says nothing, or says it byte by byte, costs who opens it nothing, and there
    are only so many.
    """

    _deadline: asyncio.TimerHandle | None = None

    @property
    def is_unanswered(self) -> bool:
        """Whether the line is new: its first request has not been read yet."""
        # Before the first request uvicorn has no cycle, whatever its types say.
        is_new = getattr(self, "cycle", None) is None
        return is_new and not self.transport.is_closing()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._wait_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request; between two of them the next one has begun."""
        if self._deadline is None and self._is_waiting:
            self._wait()
        super().data_received(data)
        if not self._is_waiting:
            self._wait_no_more()

    @property
    def _is_waiting(self) -> bool:
        """Whether nobody is at work on a request of this line."""
        # Before the first request uvicorn has none, whatever its types say.
        at_work = getattr(self.cycle, "response_complete", True) is False
        return self.transport.get_protocol() is self and not at_work

    def _wait(self) -> None:
        self._deadline = self.loop.call_later(ASKING_S, self._give_up)

    def _wait_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if self._is_waiting:
            self.transport.close()


def configured(app: ASGIApp, trusted_proxies: Sequence[str] = ()) -> uvicorn.Config:
    """Return how *app* is served; ``X-Forwarded-*`` are believed from *trusted_proxies* alone."""
    return uvicorn.Config(
        app,
        http=Requests,
        ws=Frames,
        ws_max_size=_LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=_PING_S,
        ws_ping_timeout=_PING_S,
        # Nobody is believed unless he is named; uvicorn would believe this machine.
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=list(trusted_proxies),
        timeout_keep_alive=_KEEP_ALIVE_S,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_SHUTDOWN_S,
    )


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes the event loop that uvicorn would choose."""
    return uvicorn.Config("", log_config=None).get_loop_factory()
