"""A player who plays on whatever happens, and keeps account of what the server told him."""

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from http.client import HTTPConnection
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from tests.server.client import legal_moves
from tests.server.unpack import Unpacker, Wire

LONGEST_WAIT_S: Final = 1.0
"""A player who was cut off comes back after a random part of this."""
ANSWER_S: Final = 20.0
DUPLICATES: Final = 0.05
STALE: Final = 0.03
_GONE: Final = (OSError, WebSocketException, asyncio.TimeoutError, EOFError)
# What is said of a command that came too late, or while something was away; none is a fault.
_HONEST: Final = {"stale", "illegal_move", "not_now", "storage", "too_fast", "draining"}


@dataclass
class Account:
    """What a player sent and was told; `acknowledged` are the ids of moves that were."""

    acknowledged: set[str] = field(default_factory=set)
    refused: Counter[str] = field(default_factory=Counter)
    unexpected: list[str] = field(default_factory=list)
    duplicates: int = 0
    stale: int = 0
    returns: list[tuple[float, float]] = field(default_factory=list)
    """When a connection was lost, by the loop's clock, and after how long he was back, in s."""


class Player:
    """Somebody with a cookie and a seat, at one address after the other."""

    def __init__(self, name: str, addresses: Callable[[], str], rng: Random, pace_s: float) -> None:
        self.name = name
        self.account = Account()
        self.table: str | None = None
        self.update: Wire | None = None
        """The table as it was last shown."""
        self.plays = False
        self.games = 0
        self._addresses = addresses
        self._rng = rng
        self._pace_s = pace_s
        self._cookie = ""
        self._origin = ""
        self._numbers = 0
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, Wire] = {}
        self._answers: dict[str, asyncio.Future[Wire]] = {}
        self._lost_at: float | None = None
        self._is_up = asyncio.Event()
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def introduce(self, address: str) -> None:
        """Get a cookie from the page at *address*."""
        self._cookie = await asyncio.to_thread(_cookie_from, address)

    def start(self) -> None:
        """Connect, and play when there is something to play."""
        self._tasks = [asyncio.create_task(self._live()), asyncio.create_task(self._play())]

    async def stop(self) -> None:
        """Do nothing more."""
        for task in self._tasks:
            task.cancel()
        outcomes = await asyncio.gather(*self._tasks, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, Exception):
                raise outcome

    async def ask(self, message: Wire) -> Wire:
        """Send *message*, again on every new connection, until it is answered."""
        message = {"id": self._new_id()} | message
        answer = self._answers[message["id"]] = asyncio.get_running_loop().create_future()
        await self._put(message)
        return await asyncio.wait_for(answer, 3 * ANSWER_S)

    async def settle(self) -> None:
        """Play no more, and wait until everything that was sent is answered."""
        self.plays = False
        async with asyncio.timeout(3 * ANSWER_S):
            while self._unanswered:
                self._changed.clear()
                await self._changed.wait()

    async def last_view(self) -> Wire:
        """Return the table as the server shows it on a connection of its own, to be compared."""
        async with self._connected() as socket:
            unpacker = Unpacker()
            welcome = json.loads(await asyncio.wait_for(socket.recv(), ANSWER_S))
            assert welcome["type"] == "welcome", welcome
            message = {"type": "enter", "id": self._new_id(), "table": self.table}
            await socket.send(json.dumps(message))
            while True:
                told = unpacker.whole(json.loads(await asyncio.wait_for(socket.recv(), ANSWER_S)))
                if told.get("reply_to") == message["id"]:
                    return told

    def _new_id(self) -> str:
        self._numbers += 1
        return f"{self.name}-{self._numbers}"

    @contextlib.asynccontextmanager
    async def _connected(self) -> Any:  # noqa: ANN401 - an async iterator, said by the decorator
        address = self._addresses()
        async with connect(
            address.replace("http", "ws", 1) + "ws",
            origin=Origin(address.rstrip("/")),
            additional_headers={"Cookie": self._cookie},
            open_timeout=ANSWER_S,
            compression=None,
            ping_interval=5,
            ping_timeout=10,
        ) as socket:
            yield socket

    # The connection.

    async def _live(self) -> None:
        while True:
            with contextlib.suppress(*_GONE):
                async with self._connected() as socket:
                    await self._listen(socket)
            self._is_up.clear()
            self._socket = None
            if self._lost_at is None:
                self._lost_at = asyncio.get_running_loop().time()
            await asyncio.sleep(self._rng.uniform(0, LONGEST_WAIT_S))

    async def _listen(self, socket: ClientConnection) -> None:
        unpacker = Unpacker()
        welcome = json.loads(await asyncio.wait_for(socket.recv(), ANSWER_S))
        if welcome["type"] != "welcome":
            self.account.unexpected.append(f"no welcome but {welcome}")
            return
        self._socket = socket
        if self.table is not None and welcome["table"] != self.table:
            enter = {"type": "enter", "id": self._new_id(), "table": self.table}
            await socket.send(json.dumps(enter))
        for message in [*self._unanswered.values()]:
            await socket.send(json.dumps(message))
        self._is_up.set()
        async for text in socket:
            self._take(unpacker.whole(json.loads(text)))
            self._changed.set()

    def _take(self, message: Wire) -> None:
        kind = message["type"]
        if kind in ("table", "gathering"):
            self.update = message
            self.table = message["table"]
            if self._lost_at is not None:
                now = asyncio.get_running_loop().time()
                self.account.returns.append((self._lost_at, now - self._lost_at))
                self._lost_at = None
        if kind == "refused":
            self._take_refusal(message)
        elif (id_ := message.get("reply_to")) is not None:
            asked = self._unanswered.pop(id_, None)
            if asked is not None and asked["type"] == "play":
                self.account.acknowledged.add(id_)
            self._answer(id_, message)

    def _take_refusal(self, message: Wire) -> None:
        code = message["code"]
        self.account.refused[code] += 1
        if code not in _HONEST:
            self.account.unexpected.append(f"{code}: {message['detail']}")
        id_ = message["id"]
        # What could not be stored, or came too fast, is sent again.
        if code in ("storage", "too_fast", "draining") and id_ in self._unanswered:
            again = self._unanswered[id_]
            asyncio.get_running_loop().call_later(1.0, self._send_soon, again)
            return
        self._unanswered.pop(id_, None)
        self._answer(id_, message)

    def _answer(self, id_: str, message: Wire) -> None:
        waiting = self._answers.pop(id_, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    def _send_soon(self, message: Wire) -> None:
        if message["id"] in self._unanswered:
            self._tasks.append(asyncio.create_task(self._send(message)))

    async def _put(self, message: Wire) -> None:
        """Send *message*, and keep it until it is answered."""
        self._unanswered[message["id"]] = message
        await self._send(message)

    async def _send(self, message: Wire) -> None:
        if self._socket is not None:
            # What the line loses is sent again on the next one.
            with contextlib.suppress(*_GONE):
                await self._socket.send(json.dumps(message))

    # Playing.

    async def _play(self) -> None:
        while True:
            await self._is_up.wait()
            await asyncio.sleep(self._rng.uniform(0.5, 1.5) * self._pace_s)
            update = self.update
            if not self.plays or self._unanswered or update is None or update["type"] != "table":
                continue
            if update["view"]["result"] is not None:
                await self._wish(update)
            elif moves := legal_moves(update["view"]):
                await self._move(update, self._rng.choice(moves))

    async def _wish(self, update: Wire) -> None:
        you = update["view"]["you"]
        if not update["people"][you].get("wishes"):
            self.games += 1
            await self._put({"type": "rematch", "id": self._new_id(), "table": self.table})

    async def _move(self, update: Wire, move: Wire) -> None:
        message = {
            "type": "play",
            "id": self._new_id(),
            "table": update["table"],
            "seat": update["view"]["you"],
            "seen": update["seq"],
            "move": move,
        }
        await self._put(message)
        if self._rng.random() < DUPLICATES:
            self.account.duplicates += 1
            await self._send(message)
        if self._rng.random() < STALE:
            self.account.stale += 1
            await self._put(message | {"id": self._new_id(), "seen": max(1, update["seq"] - 1)})


def _cookie_from(address: str) -> str:
    place = urlsplit(address)
    assert place.hostname is not None
    page = HTTPConnection(place.hostname, place.port, timeout=ANSWER_S)
    try:
        page.request("GET", "/", headers={"sec-fetch-dest": "document"})
        cookies = page.getresponse().headers.get_all("set-cookie") or []
    finally:
        page.close()
    return "; ".join(cookie.partition(";")[0] for cookie in cookies)
