"""One player each: a connection, what was told on it, and what may be done."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

RULES = "app"
SETTINGS = {
    "access": "link",
    "clock": None,
    "watching": "off",
    "talk": "off",
    "starts": "full",
    "rated": False,
}
MAX_READ_BYTES = 8192
ANSWER_S = 60.0
DONE = b'{"type":"done"}'
DONE_SHARE = 0.5
"""How often one who could throw in adds no more, or takes where he could beat."""


class Refusal(Struct):
    """That an option is refused is all that counts here."""

    kind: str


class Option(Struct):
    """One thing a card could be tried for."""

    move: Raw
    refused: Refusal | None


class Held(Struct):
    """A card of the hand."""

    card: str
    options: list[Option]


class Way(Struct):
    """One thing that cards could be tried for."""

    type: str
    attack: str | None = None
    refused: Refusal | None = None

    def move(self, card: str) -> bytes:
        """Return the move that it is with *card*, as it is sent."""
        attack = {} if self.attack is None else {"attack": self.attack}
        return _encode({"type": self.type, **attack, "card": card})


class Fate(Struct):
    """What the cards at some places of the hand may do, or all that no other is told of."""

    cards: list[int] | None = None
    ways: list[Way] = []


class HandNow(Struct):
    """What has changed of a hand."""

    cards: list[int | str] | UnsetType = UNSET
    fates: list[Fate] = []


class Result(Struct):
    """That the deal is over."""

    fools: list[int]


class Seen(Struct):
    """What a player looks at of a view, or of what has changed in it."""

    hand: list[Held] | HandNow | UnsetType = UNSET
    take: bool | UnsetType = UNSET
    done: bool | UnsetType = UNSET
    result: Result | UnsetType | None = UNSET
    deal: int | UnsetType = UNSET


class Told(Struct):
    """Any message of the server."""

    type: str
    table: str | None = None
    seq: int = 0
    reply_to: str | None = None
    view: Seen | None = None
    changes: Seen | None = None
    you: int | None = None
    id: str | None = None
    code: str = ""
    detail: str = ""


_decoder = msgspec.json.Decoder(Told)
_encode = msgspec.json.Encoder().encode


class Watch(Protocol):
    """Who wants to know what a player was told."""

    def told(self, player: Player, message: Told, at: float) -> None:
        """*player* was told *message* at the time *at*."""


class Player(WSListener):
    """A connection, and what it was told: enough to play on."""

    def __init__(self, seat: int, rng: Random) -> None:
        self.seat = seat
        self.table = ""
        self.seq = 0
        self.hand: list[str] = []
        self.moves: list[bytes] = []
        """With cards, as they are sent."""
        self.take = self.done = self.is_over = False
        self.dealt = asyncio.Event()
        """Set while the player sits in a deal that is not over."""
        self.watch: Watch | None = None
        self.closed: int | None = None
        self._rng = rng
        self._ids = 0
        self._transport: WSTransport | None = None
        self._answers: dict[str, asyncio.Future[Told]] = {}
        self.bytes_read = 0

    # What picows calls.

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Begin."""
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take what the server says."""
        at = time.perf_counter()
        if frame.msg_type == WSMsgType.TEXT:
            # A copy: what is kept of it would be written over.
            payload = frame.get_payload_as_bytes()
            self.bytes_read += len(payload)
            self._take(_decoder.decode(payload), at)
        elif frame.msg_type == WSMsgType.CLOSE:
            self.closed = frame.get_close_code().value
            transport.disconnect()

    # What is told.

    def _take(self, message: Told, at: float) -> None:
        seen = message.view or message.changes
        if seen is not None:
            self._look(seen)
        if message.type in ("table", "changed", "bare", "gathering"):
            self.seq = message.seq
            self.table = message.table or self.table
            if message.you is not None:
                self.seat = message.you
        answered = message.reply_to if message.reply_to is not None else message.id
        waiting = None if answered is None else self._answers.pop(answered, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
        if self.watch is not None:
            self.watch.told(self, message, at)

    def _look(self, seen: Seen) -> None:
        if isinstance(seen.hand, HandNow):
            self._follow(seen.hand)
        elif seen.hand is not UNSET:
            self.hand = [held.card for held in seen.hand]
            self.moves = [
                bytes(option.move)
                for held in seen.hand
                for option in held.options
                if option.refused is None
            ]
        if seen.take is not UNSET:
            self.take = seen.take
        if seen.done is not UNSET:
            self.done = seen.done
        if seen.result is not UNSET:
            self.is_over = seen.result is not None
        if self.is_over:
            self.dealt.clear()
        elif self.hand:
            self.dealt.set()

    def _follow(self, now: HandNow) -> None:
        if now.cards is not UNSET:
            before = self.hand
            self.hand = [before[card] if isinstance(card, int) else card for card in now.cards]
        named = {place for fate in now.fates for place in fate.cards or ()}
        rest = [place for place in range(len(self.hand)) if place not in named]
        self.moves = [
            way.move(self.hand[place])
            for fate in now.fates
            for place in (rest if fate.cards is None else fate.cards)
            for way in fate.ways
            if way.refused is None
        ]

    # What is done.

    def new_id(self) -> str:
        """Return what no message of this player was called yet."""
        self._ids += 1
        return f"m{self._ids}"

    def send(self, payload: bytes) -> None:
        """Send a message."""
        if self._transport is None:
            raise ConnectionError("not connected")
        self._transport.send(WSMsgType.TEXT, payload)

    async def ask(self, kind: str, **fields: object) -> Told:
        """Send a message and wait for what answers it.

        Raises:
            RuntimeError: the server refused it.
        """
        id_ = self.new_id()
        answer = self._answers[id_] = asyncio.get_running_loop().create_future()
        self.send(_encode({"type": kind, "id": id_, **fields}))
        told: Told = await asyncio.wait_for(answer, ANSWER_S)
        if told.type == "refused":
            raise RuntimeError(f"{kind} was refused: {told.code} ({told.detail})")
        return told

    def choose(self) -> bytes | None:
        """Return a move that the view offers, as it is sent; None when there is none."""
        offered = self.moves
        ends = self.take or self.done
        if not offered and not ends:
            return None
        if ends and (not offered or self._rng.random() < DONE_SHARE * (0.3 if self.take else 1)):
            return b'{"type":"take"}' if self.take else DONE
        return self._rng.choice(offered)

    def play(self, move: bytes) -> str:
        """Send *move*; return what the message is called."""
        id_ = self.new_id()
        self.send(
            b'{"type":"play","id":"%b","table":"%b","seat":%d,"seen":%d,"move":%b}'
            % (id_.encode(), self.table.encode(), self.seat, self.seq, move)
        )
        return id_

    def leave(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.disconnect()


class Echoer(Player):
    """A player of the bare server: he may always do the same."""

    def choose(self) -> bytes | None:
        """Return the one move."""
        return b"10h"

    def play(self, move: bytes) -> str:
        """Send it."""
        id_ = self.new_id()
        self.send(
            b'{"id":"%b","table":"0123456789","seat":%d,"card":"%b"}'
            % (id_.encode(), self.seat, move)
        )
        return id_


async def connect(
    make: Callable[[], Player], address: str, headers: dict[str, str] | None = None
) -> Player:
    """Return the player whom *make* makes, with a connection to *address*."""
    _, player = await ws_connect(
        make,
        address,
        extra_headers=headers or {},
        websocket_handshake_timeout=30,
        read_buffer_init_size=MAX_READ_BYTES,
    )
    assert isinstance(player, Player)  # noqa: S101 - `make` makes nothing else
    return player
