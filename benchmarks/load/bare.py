"""The bare server: the same stack with no game, no store and no players.

Whoever connects names a table and a seat; of a move the four at the table are told, each
with another view of some 180 bytes.  `python -m benchmarks.load.bare PORT`.
"""

from __future__ import annotations

import gc
import sys
from collections import defaultdict
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

import msgspec
import uvicorn

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

HANDS = [["6c", "9d", "10h", "Js", "Qs", "Ah"], ["7c", "8d"], ["Kc", "Kd", "Kh"], ["Ac"]]


class Move(msgspec.Struct):
    """What a player sends."""

    id: str
    card: str


class View(msgspec.Struct, tag="bare", tag_field="type"):
    """What each of the four is sent."""

    seq: int
    reply_to: str | None
    you: int
    hand: list[str]
    counts: list[int]
    pairs: list[str]
    phase: str
    attacker: int
    defender: int
    stock: int
    trump: str


class Table:
    """The connections of one table, by seat."""

    def __init__(self) -> None:
        self.seq = 0
        self.seats: dict[int, Send] = {}


_decoder = msgspec.json.Decoder(Move)
_encoder = msgspec.json.Encoder()
_tables: defaultdict[str, Table] = defaultdict(Table)


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one connection."""
    if scope["type"] == "websocket":
        await _serve(scope, receive, send)
    elif scope["type"] == "lifespan":
        await _live(receive, send)


async def _serve(scope: Scope, receive: Receive, send: Send) -> None:
    place = dict(parse_qsl(scope["query_string"].decode()))
    table, seat = _tables[place["table"]], int(place["seat"])
    await receive()
    await send({"type": "websocket.accept"})
    table.seats[seat] = send
    while True:
        event: Any = await receive()
        if event["type"] == "websocket.disconnect":
            del table.seats[seat]
            return
        move = _decoder.decode(event["text"])
        table.seq += 1
        for reader, tell in [*table.seats.items()]:
            view = View(
                table.seq,
                move.id if reader == seat else None,
                reader,
                HANDS[reader % len(HANDS)],
                [6, 2, 3, 1],
                [move.card],
                "defend",
                seat,
                (seat + 1) % 4,
                12,
                "h",
            )
            await tell({"type": "websocket.send", "text": _encoder.encode(view).decode()})


async def _live(receive: Receive, send: Send) -> None:
    await receive()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1000)
    await send({"type": "lifespan.startup.complete"})
    await receive()
    await send({"type": "lifespan.shutdown.complete"})


def main() -> None:
    """Serve on the port given until SIGTERM."""
    config = uvicorn.Config(
        app,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
