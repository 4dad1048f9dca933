"""Helpers of the server's tests: a page to serve, and a player at its socket."""

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from kozyr.bots import Bot, bot_for
from kozyr.server.app import create_app
from kozyr.server.hall import Hall
from kozyr.server.limits import Limits
from kozyr.server.rhythm import Rhythm
from kozyr.server.store import SqliteStore, Store
from kozyr.server.thinking import Threads
from kozyr.study.tutor import Effort
from tests.server import unpack

ORIGIN = "http://testserver"
AT_ONCE = Rhythm(instant=(0, 0), normal=(0, 0), pause=0, courtesy=0, floor=(0, 0))
NEVER = Rhythm(instant=(3600, 3600), normal=(3600, 3600), longest=3600, floor=(0, 0))
LITTLE = Effort(worlds=4, playouts=8, positions=2_000)
"""What the tutor's advice costs where it is not looked at."""
UNLIMITED = Limits(*[1e9] * 8)

Wire = unpack.Wire

# A command's id is new for ever, not only for its connection.
_numbers = count(1)


def make_page(folder: Path) -> Path:
    """A stand-in for the built client."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Kozyr</title>", encoding="utf-8")
    return folder


@contextmanager
def browser(
    folder: Path,
    *,
    store: Store | None = None,
    rhythm: Rhythm = NEVER,
    limits: Limits = UNLIMITED,
    bot_for: Callable[[str], Bot] = bot_for,
) -> Iterator[TestClient]:
    """A browser that has opened the page of a fresh server."""
    used = store or SqliteStore(folder / "kozyr.sqlite3")
    page = folder / "page"
    if not page.exists():
        make_page(page)
    app = create_app(Hall(used, rhythm, bot_for, thinking=Threads(bot_for, LITTLE)), page, limits)
    try:
        with TestClient(app, base_url=ORIGIN) as client:
            client.get("/")
            yield client
    finally:
        asyncio.run(used.aclose())


class Seat:
    """A player at the socket."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self._unpacker = unpack.Unpacker()
        self.welcome = self.receive()

    def receive(self) -> Wire:
        return self._unpacker.whole(self.socket.receive_json())

    def read_on(self) -> None:
        """Read until the server closes the connection, which raises."""
        while self.receive():
            pass

    def send(self, message: Wire) -> str:
        """Send *message* with an id, its own or a new one, and return the id."""
        message = {"id": f"c{next(_numbers)}"} | message
        self.socket.send_json(message)
        return str(message["id"])

    def ask(self, message: Wire) -> Wire:
        """Send *message* and return the answer to it, passing over all else."""
        return self.answer(self.send(message))

    def answer(self, id_: str) -> Wire:
        while True:
            message = self.receive()
            if message.get("reply_to", message.get("id")) == id_:
                return message

    def open(
        self,
        opponents: list[str] | None = None,
        *,
        rules: str = "app",
        pace: str = "instant",
        name: str = "Ann",
    ) -> Wire:
        return self.ask(
            {
                "type": "new_table",
                "name": name,
                "rules": rules,
                "opponents": opponents or ["beginner"],
                "pace": pace,
            }
        )

    def sync(self, table: str) -> Wire:
        return self.ask({"type": "sync", "table": table})


@contextmanager
def seat(client: TestClient) -> Iterator[Seat]:
    """A player at the socket of *client*'s server."""
    with client.websocket_connect("/ws", headers={"origin": ORIGIN}) as socket:
        yield Seat(socket)


def table_where(player: Seat, *, person_opens: bool) -> Wire:
    """A table at which the person opens the first bout, so that all waits for him; or a bot."""
    update = player.open()
    while (update["view"]["attacker"] == 0) is not person_opens:
        update = player.open()
    return update


def legal_moves(view: Wire) -> list[Wire]:
    moves = [
        option["move"]
        for card in view["hand"]
        for option in card["options"]
        if option["refused"] is None
    ]
    if view["take"]:
        moves.append({"type": "take"})
    if view["done"]:
        moves.append({"type": "done"})
    if view["swap"]:
        moves.append({"type": "swap"})
    return moves


def play(update: Wire, move: Wire, **changes: Any) -> Wire:  # noqa: ANN401 - any field's value
    """The message that makes *move* on the view of *update*."""
    return {
        "type": "play",
        "table": update["table"],
        "seat": update["view"]["you"],
        "seen": update["seq"],
        "move": move,
    } | changes


def play_to_the_end(player: Seat, update: Wire, rng: random.Random) -> list[Wire]:
    """Make random legal moves until the game is over; return all updates."""
    updates = [update]
    while not updates[-1]["view"]["result"]:
        moves = legal_moves(updates[-1]["view"])
        if moves:
            player.send(play(updates[-1], rng.choice(moves)))
        message = player.receive()
        while message["type"] == "refused":
            assert message["code"] in ("stale", "illegal_move"), message
            message = player.receive()
        updates.append(message)
    return updates


def same_table(one: Wire, other: Wire) -> bool:
    """Whether two updates show the very same, but for whom they answer."""
    same: Wire = {"reply_to": None, "events": []}
    return json.dumps(one | same, sort_keys=True) == json.dumps(other | same, sort_keys=True)
