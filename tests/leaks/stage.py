"""A whole server, those who look at it, and every byte that they are sent."""

import asyncio
import itertools
import json
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast
from unittest.mock import patch

from starlette.types import Message

from kozyr.server import connection as connections
from kozyr.server import hall as halls
from kozyr.server import players
from kozyr.server.administration import Administration
from kozyr.server.app import create_app
from kozyr.server.bus import LocalBus, Notice
from kozyr.server.connection import Connection
from kozyr.server.guests import Guests
from kozyr.server.hall import Hall
from kozyr.server.metrics import Listening
from kozyr.server.sockets import Sockets
from kozyr.tables import TableEvent, decode_event
from tests.leaks.chance import Chance, Memory
from tests.leaks.stepped import SteppedLoop, SteppedStore
from tests.server.client import UNLIMITED, make_page
from tests.server.unpack import Unpacker, Wire

IDENTITY: Final = "leaks"
BEGAN_MS: Final = 1_700_000_000_000
WORLD: Final = "world"
"""Under which name it is kept what everybody may ask for over HTTP."""
KEPT: Final = "kept"
"""Under which name it is kept what is logged, and shown to whoever runs the server."""


@dataclass(frozen=True)
class Step:
    """What somebody does at a moment, in seconds: come, go, send *what*, or get that path."""

    at: float
    who: str
    does: str
    what: str = ""


@dataclass(frozen=True)
class Sent:
    """What somebody was sent, and when, in seconds."""

    at: float
    text: str


class Line:
    """One socket of a player."""

    def __init__(self, stage: "Stage", name: str) -> None:
        self._stage = stage
        self._name = name
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._unpacker = Unpacker()
        self.table: Wire | None = None
        """The newest view, None while there is none."""
        self.last: dict[str, Wire] = {}
        """The newest message of each type."""
        connection = Connection(
            player_of(name), stage.hall, UNLIMITED, self._incoming.get, self._send
        )
        self._running = asyncio.create_task(connection.run())

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        self._stage.note(self._name, str(message.get("text", message)))
        if "text" not in message:
            return
        told = self._unpacker.whole(json.loads(message["text"]))
        self.last[told["type"]] = told
        if told["type"] == "table":
            self.table = told
        elif told["type"] in ("left", "gathering"):
            self.table = None

    def say(self, text: str) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    async def go(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._running


def player_of(name: str) -> str:
    """The key of the player whose lines are called *name*, *name* with a ``'``, and so on."""
    return name.rstrip("'") * 16


class Stage:
    """The server, while a script is played."""

    def __init__(self, hall: Hall, store: SteppedStore, page: Path) -> None:
        self.hall = hall
        self.sent: defaultdict[str, list[Sent]] = defaultdict(list)
        self.grown: list[tuple[float, str, int]] = []
        """When the log of which table had how many events."""
        self.lines: dict[str, Line] = {}
        self._store = store
        self._app = create_app(hall, page)
        self._administration = Administration(
            hall,
            hall.store,
            Guests(IDENTITY),
            hall.bus,
            Sockets(),
            cast("Listening", None),
        )
        hall.bus.subscribe(self._note_notices, lambda: None)

    def _note_notices(self, notices: list[Notice]) -> None:
        self.grown += [(self.now, notice.table, notice.seq) for notice in notices]

    @property
    def now(self) -> float:
        return round(asyncio.get_running_loop().time(), 6)

    def note(self, who: str, text: str) -> None:
        self.sent[who].append(Sent(self.now, text))

    async def perform(self, step: Step) -> None:
        """Wait for the moment of *step*, do it, and let everything happen that it brings."""
        await asyncio.sleep(step.at - asyncio.get_running_loop().time())
        match step.does:
            case "come":
                self.lines[step.who] = Line(self, step.who)
            case "go":
                await self.lines.pop(step.who).go()
            case "send":
                self.lines[step.who].say(step.what)
            case "get":
                await self._get(step.what)
            case _:
                await self._look_after()
        await asyncio.sleep(0.001)

    async def _get(self, path: str) -> None:
        """Ask for *path* as a stranger does."""
        name, _, query = path.partition("?")
        scope = {
            "type": "http",
            "method": "GET",
            "path": name,
            "raw_path": name.encode(),
            "query_string": query.encode(),
            # Not as a page: a newcomer gets a cookie, which is drawn for him alone.
            "headers": [(b"host", b"testserver"), (b"sec-fetch-dest", b"empty")],
            "scheme": "http",
            "server": ("testserver", 80),
            "client": ("127.0.0.1", 1),
            "root_path": "",
            "http_version": "1.1",
        }

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: MutableMapping[str, Any]) -> None:
            self.note(WORLD, repr(sorted(message.items())))

        app = cast("Callable[[Any, Any, Any], Awaitable[None]]", self._app)
        await app(scope, receive, send)

    async def _look_after(self) -> None:
        """Ask for what the admin page lists."""
        self.note(KEPT, repr(await self._administration.carry_out("tables", {})))

    async def log(self, table: str) -> list[TableEvent]:
        return [decode_event(event.body) for event in await self._store.load(table)]


class _Notes(logging.Handler):
    def __init__(self, stage: Stage) -> None:
        super().__init__(logging.DEBUG)
        self._stage = stage

    def emit(self, record: logging.LogRecord) -> None:
        self._stage.note(KEPT, f"{record.name} {record.levelname} {record.getMessage()}")


_files = itertools.count()


@asynccontextmanager
async def staged(folder: Path, chance: Chance, memory: Memory) -> AsyncIterator[Stage]:
    """A server that draws from *chance*, and whose bots have *memory*."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, SteppedLoop)
    page = folder / "page"
    if not page.exists():
        make_page(page)
    store = SteppedStore(folder / f"{next(_files)}.sqlite3")
    logger = logging.getLogger("kozyr")
    with (
        chance.at_work(),
        patch.object(halls, "monotonic", loop.time),
        patch.object(connections, "monotonic", loop.time),
        patch.object(players, "TALKS_AT_ONCE", 10**6),
    ):
        hall = Hall(
            store,
            new_seed=chance.new_seed,
            thinking=memory,
            people=Guests(IDENTITY),
            bus=LocalBus(),
            now=lambda: BEGAN_MS + round(loop.time() * 1000),
        )
        memory.hall = hall
        stage = Stage(hall, store, page)
        notes, level = _Notes(stage), logger.level
        logger.addHandler(notes)
        logger.setLevel(logging.DEBUG)
        try:
            yield stage
            for line in [*stage.lines.values()]:
                await line.go()
        finally:
            logger.removeHandler(notes)
            logger.setLevel(level)
            await hall.aclose()
            store.close()
