"""`Connection`: one socket of a player: decode, pass on, answer.  No rule of the game."""

import asyncio
import contextlib
from time import monotonic
from typing import Any, Final

import msgspec
from starlette.types import Message, Receive, Send

from kozyr.server import metrics, protocol
from kozyr.server.eager import begun
from kozyr.server.hall import OPENS_TABLES, Hall
from kozyr.server.limits import Limits, TokenBucket
from kozyr.server.outbox import Outbox
from kozyr.server.packing import Packer
from kozyr.server.players import refuse
from kozyr.server.sockets import FLUSH_S

POLICY_VIOLATION: Final = 1008
SERVER_ERROR: Final = 1011
TOO_MANY_CONNECTIONS: Final = 4001
SESSION_ENDED: Final = 4002
TOO_MANY_MESSAGES: Final = 4029
SILENT_S: Final = 5.0
"""Who has sent a ping and then nothing for so long has lost his line."""
_TYPES: Final = frozenset(
    struct.__struct_config__.tag for struct in protocol.ClientMessage.__args__
)


class BadMessage(Exception):  # noqa: N818 - it is the message that is bad
    """A frame that is no message; `code` says why, `id` is its own if it could be read."""

    def __init__(self, code: protocol.ErrorCode, detail: str, id_: str | None = None) -> None:
        """Say why the frame is refused."""
        super().__init__(detail)
        self.code = code
        self.id = id_


class Connection:
    """A player's socket, accepted and not yet closed."""

    def __init__(
        self, player: str, hall: Hall, limits: Limits, receive: Receive, send: Send
    ) -> None:
        self.player = player
        self._hall = hall
        self._receive = receive
        self._send = send
        self._outbox = Outbox()
        self._messages = TokenBucket(limits.messages_per_s, limits.messages_burst)
        self._asks = TokenBucket(limits.asks_per_s, limits.asks_burst)
        self._opens = TokenBucket(limits.opens_per_s, limits.opens_burst)
        self._refusals = TokenBucket(limits.refusals_per_s, limits.refusals_burst)
        self._close_code: int | None = None
        self._close_reason = ""
        self._closing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._retires = False
        self._is_leaving = self._obeys = False
        self._packer = Packer()
        # Until it is welcome, and once it is over, nothing is written.
        self._may_write = False
        self._is_written = True
        self._writing: asyncio.Task[None] | None = None
        self._broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._all_sent: asyncio.Future[None] | None = None
        self._is_over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._promised = False
        self._heard = monotonic()

    def show(self, message: protocol.ServerMessage) -> None:
        """Send *message* as soon as the client reads; never waits for it."""
        self._outbox.put(message)
        if self._is_written and self._may_write:
            self._is_written = False
            asyncio.get_running_loop().call_soon(self._write)

    @property
    def is_silent(self) -> bool:
        """Whether nothing has come for `SILENT_S`, though signs of life were promised."""
        return self._promised and monotonic() - self._heard > SILENT_S

    def dismiss(self) -> None:
        """Close: the player has opened too many connections."""
        self._close(TOO_MANY_CONNECTIONS)

    def log_out(self) -> None:
        """Close: the session that brought the player has ended."""
        self._close_reason = "session_ended"
        self._close(SESSION_ENDED)

    async def retire(self, code: int, reason: str) -> None:
        """Read nothing more, finish what was begun, send what waits, and close.

        A client that does not read is not waited for longer than `FLUSH_S`.
        """
        self._retires = True
        self._close_reason = reason
        self._close(code)
        await asyncio.shield(self._is_over)

    async def run(self) -> None:
        """Serve the socket until either side closes it.

        Raises:
            StoreError: the log cannot be read.
        """
        await self._hall.enter(self)
        reading = asyncio.create_task(self._read_all())
        self._may_write = True
        self._write()
        try:
            await asyncio.wait(
                (reading, self._broken, self._closing), return_when=asyncio.FIRST_COMPLETED
            )
            if self._retires:
                await self._finish(reading)
        finally:
            # Shielded: also a server that shuts down in haste takes leave of the table.
            await asyncio.shield(self._end(reading))
            self._is_over.set_result(None)
        metrics.CLOSES.add(str(self._close_code or "by_client"))
        if self._close_code is not None:
            closing = {
                "type": "websocket.close",
                "code": self._close_code,
                "reason": self._close_reason,
            }
            with contextlib.suppress(OSError):
                await self._transmit(closing)

    async def _finish(self, reading: asyncio.Task[Any]) -> None:
        """Carry out what was read, and send all that waits."""
        self._stop_reading(reading)
        await asyncio.wait([reading], timeout=FLUSH_S)
        if not self._is_written:
            self._all_sent = asyncio.get_running_loop().create_future()
            await asyncio.wait(
                [self._all_sent, self._broken],
                timeout=FLUSH_S,
                return_when=asyncio.FIRST_COMPLETED,
            )

    def _stop_reading(self, reading: asyncio.Task[None]) -> None:
        """Let nothing more be read; what has begun is finished."""
        self._is_leaving = True
        if not self._obeys:
            reading.cancel()

    async def _end(self, reading: asyncio.Task[None]) -> None:
        self._stop_reading(reading)
        self._may_write = False
        ending = [reading]
        if self._writing is not None:
            self._writing.cancel()
            ending.append(self._writing)
        outcomes = await asyncio.gather(*ending, return_exceptions=True)
        if self._broken.done():
            outcomes.append(self._broken.exception())
        await self._hall.exit(self)
        for outcome in outcomes:
            # A client that goes away while it is written to is no error.
            if isinstance(outcome, Exception) and not isinstance(outcome, OSError):
                raise outcome

    def _write(self) -> None:
        """Send what waits: at once, or where the client does not read, when it does."""
        if not self._may_write:
            return
        self._is_written = False
        self._writing = None
        try:
            self._writing = begun(self._write_waiting())
        except Exception as error:
            self._break(error)
        if self._writing is not None:
            self._writing.add_done_callback(self._note_written)

    async def _write_waiting(self) -> None:
        while len(self._outbox):
            text = self._packer.pack(self._outbox.take()).decode()
            await self._transmit({"type": "websocket.send", "text": text})
        self._is_written = True
        if self._all_sent is not None:
            self._all_sent.set_result(None)
            self._all_sent = None

    def _note_written(self, writing: asyncio.Task[None]) -> None:
        if not writing.cancelled() and (error := writing.exception()) is not None:
            self._break(error)

    def _break(self, error: BaseException) -> None:
        """Let the connection end, since it cannot be written to."""
        if not self._broken.done():
            self._broken.set_exception(error)

    async def _transmit(self, message: Message) -> None:
        """Send *message*.

        Raises:
            OSError: the client is gone.
        """
        try:
            await self._send(message)
        except RuntimeError as error:
            # So the server says while it closes a socket by itself, because the client
            # broke the protocol or has been silent too long, and has not told us yet.
            raise ConnectionResetError("the socket is being closed") from error

    async def _read_all(self) -> None:
        while True:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                return
            await self._take(event)
            if self._is_leaving:
                return
            await self._outbox.has_room()

    async def _take(self, event: Any) -> None:  # noqa: ANN401 - as ASGI gives it
        try:
            message = self._admit(decode(event.get("text")))
        except BadMessage as error:
            refuse(self, error.id, error.code, str(error))
            if not self._refusals.take():
                self._close(TOO_MANY_MESSAGES if error.code == "too_fast" else POLICY_VIOLATION)
            return
        self._heard = monotonic()
        self._promised |= isinstance(message, protocol.Ping)
        # What has begun is finished even when the socket closes meanwhile.
        self._obeys = True
        try:
            await self._hall.obey(self, message)
        finally:
            self._obeys = False

    def _admit(self, message: protocol.ClientMessage) -> protocol.ClientMessage:
        dear = None
        if isinstance(message, protocol.Ask):
            dear = self._asks
        elif isinstance(message, OPENS_TABLES):
            dear = self._opens
        if not self._messages.take() or (dear is not None and not dear.take()):
            raise BadMessage("too_fast", "slow down", message.id)
        return message

    def _close(self, code: int) -> None:
        self._close_code = code
        if not self._closing.done():
            self._closing.set_result(None)


def decode(text: str | None) -> protocol.ClientMessage:
    """Return the message whose JSON is *text* (None: the frame was binary).

    Raises:
        BadMessage: it is none.
    """
    if text is None:
        raise BadMessage("not_json", "expected a text frame")
    frame = text.encode()
    if len(frame) > protocol.MAX_MESSAGE_BYTES:
        raise BadMessage(
            "too_large", f"{len(frame)} bytes; at most {protocol.MAX_MESSAGE_BYTES} are read"
        )
    try:
        return protocol.client_decoder.decode(frame)
    except RecursionError:
        raise BadMessage("bad_shape", "nested too deeply") from None
    except msgspec.DecodeError as error:
        raise _explain(frame, error) from error


def _explain(frame: bytes, error: msgspec.DecodeError) -> BadMessage:
    """Say what is wrong with *frame*, which the decoder refused with *error*."""
    try:
        content = msgspec.json.decode(frame)
    except RecursionError:
        return BadMessage("bad_shape", "nested too deeply")
    except msgspec.DecodeError as malformed:
        return BadMessage("not_json", str(malformed))
    if not isinstance(content, dict):
        return BadMessage("bad_shape", str(error))
    id_ = content.get("id")
    try:
        id_ = msgspec.convert(id_, protocol.CommandId)
    except msgspec.ValidationError:
        id_ = None
    type_ = content.get("type")
    if isinstance(type_, str) and type_ not in _TYPES:
        return BadMessage("unknown_type", f"no message is called {type_!r}", id_)
    return BadMessage("bad_shape", str(error), id_)
