"""A worker of `kozyr serve`: one process that serves tables on a socket it was given.

Run as ``python -m kozyr.server.worker CONTROL LISTENING`` by `kozyr.server.supervisor`, the two
being descriptors.  The control line carries one JSON object a line; the supervisor asks, the
worker answers.  When that line ends, or on SIGTERM, the worker drains and goes.
"""

import asyncio
import contextlib
import importlib
import logging
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Any, Final

import msgspec
import uvicorn

from kozyr.resources import ResourceMissingError, client_directory
from kozyr.server import metrics
from kozyr.server.accounts.late import LateAccounts
from kozyr.server.administration import Administration, AdministrationError
from kozyr.server.app import Place, create_app, why_not_ready
from kozyr.server.bus import Bus, BusError, open_bus
from kozyr.server.config import Config
from kozyr.server.control import (
    LONGEST_LINE,
    Answer,
    Ask,
    Failed,
    FromWorker,
    Open,
    Prepared,
    Ready,
    to_worker,
)
from kozyr.server.hall import Hall
from kozyr.server.local import Lock, database_file, names_of
from kozyr.server.logs import write_json
from kozyr.server.metrics import Listening
from kozyr.server.protocol import Announcement
from kozyr.server.sockets import AddressLimits, Sockets
from kozyr.server.store import Store, StoreError, check_file, open_store
from kozyr.server.thinking import Thinkers
from kozyr.server.transport import Frames, Requests, configured, loop_factory

_log = logging.getLogger(__name__)

_LATE: Final = ("kozyr.server.accounts.service", "kozyr.server.store.cold")
"""What takes long to load, and would else be when the first one comes."""
_ARRIVE_S: Final = 1.0
"""So long the last lines that were accepted may take to ask, and to be let in or turned away."""
_LOOK_S: Final = 0.01
FAILED: Final = 3
"""The status of a worker that said on the control line why it cannot serve."""


class Worker:
    """Serves until it is told to go."""

    def __init__(self, control: socket.socket, listening: socket.socket) -> None:
        self._control = control
        self._listening = listening
        self._server: Draining | None = None

    async def run(self) -> int:
        """Serve; return the exit status."""
        reader, self._writer = await asyncio.open_connection(sock=self._control, limit=LONGEST_LINE)
        for name in _LATE:
            importlib.import_module(name)
        self._say(Prepared())
        line = await reader.readline()
        if not line:
            return 0
        opening = to_worker.decode(line)
        if not isinstance(opening, Open):
            raise TypeError("the first thing a worker is told is to open")
        config = opening.config
        write_json(str(opening.number), config.log_level)
        try:
            async with contextlib.AsyncExitStack() as cleanup:
                store = _open_store(config, cleanup)
                bus = open_bus(config.bus_url)
                cleanup.push_async_callback(bus.aclose)
                await self._serve(config, store, bus, reader)
        except (StoreError, BusError, ResourceMissingError) as error:
            self._say(Failed(str(error)))
            await self._writer.drain()
            return FAILED
        except Exception:
            _log.exception("worker %d cannot serve", opening.number)
            self._say(Failed("a worker failed; the log says why"))
            await self._writer.drain()
            return FAILED
        return 0

    async def _serve(
        self, config: Config, store: Store, bus: Bus, reader: asyncio.StreamReader
    ) -> None:
        limits = AddressLimits(
            sockets=config.sockets_per_address,
            upgrades_per_minute=config.upgrades_per_minute,
            upgrades_at_once=config.upgrades_at_once,
            requests_per_second=config.requests_per_second,
            requests_at_once=config.requests_at_once,
        )
        sockets = Sockets(limits)
        thinkers = Thinkers(config.thinkers or None)
        people = LateAccounts(
            store,
            public_urls=config.public_url,
            send=lambda notice: bus.send("sessions", notice),
        )
        bus.listen("sessions", people.hear)
        bus.subscribe(lambda _: None, metrics.BUS_GAPS.add)
        # Now, while somebody else may still serve, and not when the first one comes.
        async with store.cold.read():
            await people.get()
        hall = Hall(store, thinking=thinkers, people=people, bus=bus)
        hall.is_draining = lambda: sockets.is_draining
        await hall.keeper.take_up_what_was_left()
        place = Place(
            is_own_host=_names(config, self._listening),
            origins=config.origins,
            is_https=config.is_https,
            sockets=sockets,
        )
        page = _page(config)
        try:
            app = create_app(hall, page, place=place, accounts=people)
        except OSError as error:
            raise ResourceMissingError(
                f"The client in {page} cannot be read: {error.strerror}."
            ) from error
        listening = Listening(
            {
                "kozyr_sockets": ("Open sockets.", lambda: len(sockets)),
                "kozyr_tables": ("Tables in memory.", lambda: len(hall.tables)),
                "kozyr_bus_connected": ("Others can be reached.", lambda: bus.is_connected),
                "kozyr_bots_waiting": ("Questions that wait for a bot.", lambda: thinkers.waiting),
                "kozyr_bots_processes": ("Where bots think.", lambda: len(thinkers.processes)),
                "kozyr_bots_died": ("Such processes that died.", lambda: thinkers.deaths),
            }
        )
        administration = Administration(hall, store, people, bus, sockets, listening)
        administration.listen()
        self._server = Draining(
            configured(app, config.trusted_proxies), sockets, config.drain_s, self._is_up
        )
        answering = asyncio.create_task(self._answer_all(reader, administration, hall, sockets))
        listening.start()
        try:
            await self._server.serve(sockets=[self._listening])
        finally:
            listening.stop()
            answering.cancel()

    def _is_up(self) -> None:
        self._say(Ready())

    async def _answer_all(
        self,
        reader: asyncio.StreamReader,
        administration: Administration,
        hall: Hall,
        sockets: Sockets,
    ) -> None:
        answers: set[asyncio.Task[None]] = set()
        while line := await reader.readline():
            asked = to_worker.decode(line)
            if isinstance(asked, Ask):
                task = asyncio.create_task(self._answer(asked, administration, hall, sockets))
                answers.add(task)
                task.add_done_callback(answers.discard)
        # The supervisor is gone, and nobody would end this process.
        self.end()

    async def _answer(
        self, asked: Ask, administration: Administration, hall: Hall, sockets: Sockets
    ) -> None:
        try:
            if asked.what == "ready":
                value: Any = await why_not_ready(hall, sockets)
            else:
                value = await administration.carry_out(asked.what, asked.arguments)
            self._say(Answer(asked.id, value))
        except (AdministrationError, StoreError) as error:
            self._say(Answer(asked.id, error=str(error)))
        except Exception:
            _log.exception("asked for %s", asked.what)
            self._say(Answer(asked.id, error="that failed; the log says why"))

    def end(self) -> None:
        """Drain and go."""
        if self._server is not None:
            self._server.should_exit = True

    def _say(self, message: FromWorker) -> None:
        if self._writer.is_closing():
            # The supervisor is gone, and nobody wants to know.
            return
        self._writer.write(msgspec.json.encode(message) + b"\n")


class Draining(uvicorn.Server):
    """A server whose players take their leave in order before it ends."""

    def __init__(
        self,
        config: uvicorn.Config,
        sockets: Sockets,
        drain_s: float,
        is_up: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._sockets = sockets
        self._drain_s = drain_s
        self._is_up = is_up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        self._is_up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say that nobody should come any more, take leave of everybody, and end."""
        self._sockets.is_draining = True
        self._sockets.announce(Announcement("drain", None))
        await asyncio.sleep(self._drain_s)
        # Others accept on the same socket.
        for server in self.servers:
            server.close()
        await self._answer_the_last()
        await self._sockets.drain()
        await super().shutdown(sockets)

    async def _answer_the_last(self) -> None:
        """Wait for those who were accepted here, and whom no other worker can answer any more.

        Uvicorn would close their lines without a word, or say that it has failed.
        """
        end = monotonic() + _ARRIVE_S
        # What was accepted just now is told to the protocols in the next turn of the loop.
        await asyncio.sleep(0)
        while monotonic() < end and any(  # noqa: ASYNC110 - uvicorn tells nobody
            map(_is_unanswered, self.server_state.connections)
        ):
            await asyncio.sleep(_LOOK_S)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End when told by the supervisor; Ctrl-C is for him."""
        del frame
        if sig == signal.SIGTERM:
            self.should_exit = True


def _is_unanswered(connection: object) -> bool:
    return isinstance(connection, Frames | Requests) and connection.is_unanswered


def _open_store(config: Config, cleanup: contextlib.AsyncExitStack) -> Store:
    if config.is_shared:
        store = open_store(config.store)
    else:
        database = database_file(config.file)
        check_file(database)
        lock = Lock(database)
        cleanup.callback(lock.release)
        store = open_store(str(database))
    cleanup.push_async_callback(store.aclose)
    return store


def _page(config: Config) -> Path:
    """Return the folder of the built client.

    Raises:
        ResourceMissingError: it is not there.
    """
    if not config.page:
        return client_directory()
    page = Path(config.page)
    if not (page / "index.html").is_file():
        raise ResourceMissingError(f"{page} holds no index.html.")
    return page


def _names(config: Config, listening: socket.socket) -> Callable[[str], bool]:
    if not config.public_url:
        return names_of(config.host, listening)
    hosts = {origin.partition("://")[2] for origin in config.origins}
    return lambda header: header.lower() in hosts


def main() -> int:
    """Run the worker that the arguments describe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    control, listening = (socket.socket(fileno=int(number)) for number in sys.argv[1:3])
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(Worker(control, listening).run())


if __name__ == "__main__":
    sys.exit(main())
