"""`RemoteBus`: what every bus does that reaches other processes, whatever carries it."""

import asyncio
import contextlib
import logging
import random
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from typing import Final, Protocol

import msgspec

from kozyr.server.bus.interface import Notice, OnGap, OnMessage, OnNotices, Topic, Unsubscribe
from kozyr.server.bus.local import LocalBus

_log = logging.getLogger(__name__)

CHANNEL: Final = "kozyr"
CONNECT_S: Final = 5.0
SEND_S: Final = 5.0
BEAT_S: Final = 2.0
"""Each process tells at least so often that it is there, and hears itself."""
SILENCE_S: Final = 6.0
"""Who has not heard himself for so long is cut off, though nobody told him."""
_CLOSE_S: Final = 1.0
_CANCEL_S: Final = 0.2
_LONGEST_DELAY_S: Final = 2.0
_FIRST_DELAY_S: Final = 0.1
_NOTICES_A_PACKET: Final = 150
"""PostgreSQL carries less than 8,000 bytes."""


class LineLostError(Exception):
    """Nothing can be told or heard any more on this line."""


class Packet(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """What goes over a line: from which process, and what it tells."""

    origin: str
    notices: list[tuple[str, int]] = []
    topic: Topic | None = None
    body: bytes = b""
    is_gap: bool = False


class Line(Protocol):
    """A connection on which packets are told to everybody, the sender among them."""

    async def tell(self, packets: list[bytes]) -> None:
        """Tell *packets*, in their order.

        Raises:
            LineLostError: perhaps they were not.
        """

    def check(self) -> None:
        """Make sure that it stands, as far as is known.

        Raises:
            LineLostError: it does not.
        """

    async def aclose(self) -> None:
        """Let go of it, whatever its state."""


class RemoteBus(LocalBus, ABC):
    """A bus over lines that may be lost; whenever there is a new one, there is a gap."""

    def __init__(self, url: str, channel: str = CHANNEL) -> None:
        super().__init__()
        self.url = url
        self.channel = channel
        self._origin = secrets.token_hex(6)
        self._notices: list[Notice] = []
        self._packets: list[Packet] = []
        self._wake = asyncio.Event()
        self._all_told = asyncio.Event()
        self._connected = asyncio.Event()
        self._heard_at = 0.0
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def open_line(
        self, hear: Callable[[bytes | str], None], on_lost: Callable[[], None]
    ) -> Line:
        """Return a new line, which gives to *hear* all that is told on it.

        It calls *on_lost* when it is lost, where that can be noticed.

        Raises:
            LineLostError: there is none to be had.
        """

    def publish(self, notices: Iterable[Notice]) -> None:
        """Tell that logs have grown; see `Bus.publish`."""
        told = [*notices]
        super().publish(told)
        if told and self._is_started():
            self._notices += told
            self._rouse()

    def send(self, topic: Topic, body: bytes) -> None:
        """Tell *body*; see `Bus.send`."""
        super().send(topic, body)
        if self._is_started():
            self._packets.append(Packet(self._origin, topic=topic, body=body))
            self._rouse()

    def subscribe(self, on_notices: OnNotices, on_gap: OnGap) -> Unsubscribe:
        """Call back with what is published; see `Bus.subscribe`."""
        self._is_started()
        return super().subscribe(on_notices, on_gap)

    def listen(self, topic: Topic, on_message: OnMessage) -> Unsubscribe:
        """Call back with each message of *topic*; see `Bus.listen`."""
        self._is_started()
        return super().listen(topic, on_message)

    @property
    def is_connected(self) -> bool:
        """Whether others can be reached just now."""
        return self._connected.is_set()

    async def wait_connected(self) -> None:
        """Return when others can be reached."""
        self._is_started()
        await self._connected.wait()

    async def aclose(self) -> None:
        """Send what is waiting, as far as that can be done at once, and let go."""
        task, self._task = self._task, None
        if task is not None:
            if self.is_connected:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(_CLOSE_S):
                        await self._all_told.wait()
            await end(task)
        await super().aclose()

    def _is_started(self) -> bool:
        """Begin to keep a line, if that is not done yet; whether there is one just now."""
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._keep_line(), name="kozyr-bus")
        return self.is_connected

    def _rouse(self) -> None:
        self._all_told.clear()
        self._wake.set()

    async def _keep_line(self) -> None:
        """Have a line, and after each loss another."""
        delay = _FIRST_DELAY_S
        is_told = False
        while True:
            try:
                async with self._line() as line:
                    delay = _FIRST_DELAY_S
                    if is_told:
                        _log.warning("the bus is back")
                        is_told = False
                    await self._use(line)
            except Exception as error:
                # Whatever it is, another line may do; drivers fail in many ways when a
                # server goes.
                if not is_told:
                    _log.warning("the bus is lost, play goes on without it: %r", error)
                    is_told = True
            await asyncio.sleep(delay * random.uniform(0.5, 1))  # noqa: S311 - spreads load
            delay = min(2 * delay, _LONGEST_DELAY_S)

    @contextlib.asynccontextmanager
    async def _line(self) -> AsyncIterator[Line]:
        async with asyncio.timeout(CONNECT_S):
            line = await self.open_line(self._hear, self._wake.set)
        try:
            self._heard_at = asyncio.get_running_loop().time()
            # What was not told in between the others must look up, and so must we.
            self._packets.append(Packet(self._origin, is_gap=True))
            self._connected.set()
            self._tell_gap()
            yield line
        finally:
            self._connected.clear()
            self._notices.clear()
            self._packets.clear()
            await line.aclose()

    async def _use(self, line: Line) -> None:
        """Tell on *line* what is to be told, until it is lost.

        Raises:
            LineLostError: it is.
            TimeoutError: it takes too long.
        """
        loop = asyncio.get_running_loop()
        while True:
            packets = [msgspec.json.encode(packet) for packet in self._next_packets()]
            async with asyncio.timeout(SEND_S):
                await line.tell(packets)
            if not self._wake.is_set():
                self._all_told.set()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT_S):
                    await self._wake.wait()
            line.check()
            if loop.time() - self._heard_at > SILENCE_S:
                raise LineLostError("nothing is heard any more")

    def _next_packets(self) -> Iterator[Packet]:
        """Take what waits; when nothing does, a sign of life."""
        self._wake.clear()
        packets, self._packets = self._packets, []
        notices, self._notices = self._notices, []
        for i in range(0, len(notices), _NOTICES_A_PACKET):
            some = notices[i : i + _NOTICES_A_PACKET]
            packets.append(Packet(self._origin, [(notice.table, notice.seq) for notice in some]))
        yield from packets or [Packet(self._origin)]

    def _hear(self, data: bytes | str) -> None:
        try:
            packet = _decoder.decode(data)
        except msgspec.MsgspecError as error:
            _log.warning("the bus carried something unreadable: %s", error)
            return
        if packet.origin == self._origin:
            self._heard_at = asyncio.get_running_loop().time()
            return
        if packet.notices:
            self._tell_notices([Notice(table, seq) for table, seq in packet.notices])
        if packet.topic is not None:
            self._tell_message(packet.topic, packet.body)
        if packet.is_gap:
            self._tell_gap()


async def end(task: asyncio.Task[None]) -> None:
    """Cancel *task* until it has ended: now and then a driver swallows a cancellation."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=_CANCEL_S)


_decoder: Final = msgspec.json.Decoder(Packet)
