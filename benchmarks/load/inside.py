"""What a move at a table of four costs the whole server but for its sockets.

`python -m benchmarks.load.inside` seats people in a hall of this process and lets them play:
messages come in and go out as text, over a connection each, and are written to a SQLite file.
It is the processor's time that is counted, so that it matters little what else a machine does;
`--profile` tells where it goes.  The last line is one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import json
import pstats
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from benchmarks.load.cost import SEATS, choose
from kozyr.server import metrics, protocol, wire
from kozyr.server.connection import Connection
from kozyr.server.hall import SEED_BYTES, Hall
from kozyr.server.limits import Limits
from kozyr.server.rhythm import Rhythm
from kozyr.server.store.sqlite import SqliteStore
from kozyr.server.transport import loop_factory
from tools.compile import is_core_compiled

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from starlette.types import Message

    from kozyr.server.live import LiveTable

SETTINGS = {
    "access": "link",
    "clock": None,
    "watching": "off",
    "talk": "off",
    "starts": "full",
    "rated": False,
}
CLOCK = {"turn_s": 30, "bank_s": 60, "increment_s": 5, "window_s": 8}
_LINES = 100
_T = TypeVar("_T")
_encode = json.JSONEncoder(separators=(",", ":")).encode


class Driver:
    """Counts what the players of the load take of the processor themselves."""

    seconds = 0.0


class Socket:
    """A player's end of a connection: what he sends, and how much he is sent."""

    def __init__(self, name: str, hall: Hall, limits: Limits) -> None:
        self.name = name
        self.messages = self.bytes = 0
        self.hears: asyncio.Event | None = None
        self._in: asyncio.Queue[Message] = asyncio.Queue()
        self.connection = Connection(name, hall, limits, self._in.get, self._take)
        self._ids = 0
        self.serving = asyncio.create_task(self.connection.run())

    async def _take(self, message: Message) -> None:
        self.messages += 1
        self.bytes += len(message.get("text", ""))
        if self.hears is not None:
            self.hears.set()

    def send(self, kind: str, **fields: Any) -> None:  # noqa: ANN401 - as JSON has it
        """Send a message."""
        self._ids += 1
        text = _encode({"type": kind, "id": f"m{self._ids}", **fields})
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        """Close."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})


class Seated:
    """A table of four."""

    def __init__(self, hall: Hall, number: int, settings: Mapping[str, object]) -> None:
        limits = Limits(messages_per_s=1e9, messages_burst=1e9)
        self.sockets = [Socket(f"{number}-{seat}", hall, limits) for seat in range(SEATS)]
        self.watchers = 0
        self._hall = hall
        self._limits = limits
        self._dice = Random(number)
        self._settings = settings
        self._number = number
        self._live: LiveTable | None = None

    @property
    def live(self) -> LiveTable:
        """The table, once they sit there."""
        if self._live is None:
            raise RuntimeError("nobody has sat down")
        return self._live

    async def sit(self, rules: str) -> None:
        """Open the table and take all seats of it."""
        await _settle()
        host, *others = self.sockets
        before = {live.id for live in self._hall.tables}
        host.send(
            "open_table",
            name="P0",
            rules=rules,
            seats=SEATS,
            bots=[],
            settings=self._settings,
        )
        live = await _until(
            lambda: next((live for live in self._hall.tables if live.id not in before), None)
        )
        self._live = live
        for seat, other in enumerate(others, 1):
            other.send("enter", table=self.live.id)
            other.send("take_seat", table=self.live.id, name=f"P{seat}", seat=None, nonce=None)
            await _until(partial(_is_taken, self.live, seat))

    async def watch(self) -> None:
        """Let another one look on."""
        one = Socket(f"{self._number}-w{self.watchers}", self._hall, self._limits)
        self.watchers += 1
        await _settle()
        one.send("enter", table=self.live.id)
        self.sockets.append(one)
        await _settle()

    async def play(self, moves: int) -> None:
        """Make so many moves, each as soon as the last was told to all."""
        heard = [asyncio.Event() for _ in self.sockets]
        for socket, event in zip(self.sockets, heard, strict=True):
            socket.hears = event
        for _ in range(moves):
            begun = time.thread_time()
            table = self.live.table
            for told in heard:
                told.clear()
            if table.result is not None:
                for socket in self.sockets[:SEATS]:
                    socket.send("rematch", table=self.live.id)
                Driver.seconds += time.thread_time() - begun
                await _until(lambda: self.live.table.result is None)
                await _settle()
                continue
            seat, move = choose(table.game, self._dice)
            self.sockets[seat].send(
                "play",
                table=self.live.id,
                seat=seat,
                seen=table.seq,
                move=json.loads(protocol.server_encoder.encode(wire.write_move(move))),
            )
            Driver.seconds += time.thread_time() - begun
            for told in heard:
                await told.wait()


def _is_taken(live: LiveTable, seat: int) -> bool:
    return len(live.table.settings.free) < SEATS - seat


async def _settle() -> None:
    for _ in range(30):
        await asyncio.sleep(0)
    await asyncio.sleep(0.002)


async def _until(found: Callable[[], _T]) -> _T:
    while not (what := found()):  # noqa: ASYNC110 - the hall tells nobody
        await asyncio.sleep(0.001)
    return what


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print how it went and one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=100, help="at each table")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rules", default="app")
    parser.add_argument("--watchers", type=int, default=0, help="at each table")
    parser.add_argument("--clock", action="store_true", help="play against the clock")
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args(arguments)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        found = runner.run(measure(options))
    sys.stdout.write(f"{json.dumps({'compiled': is_core_compiled(), **found})}\n")
    return 0


async def measure(options: argparse.Namespace) -> dict[str, float]:
    """Return the µs of processor a move, of all the process and of its one loop."""
    with tempfile.TemporaryDirectory(dir=_memory()) as folder:
        store = SqliteStore(Path(folder) / "kozyr.db")
        hall = Hall(store, Rhythm(floor=(0, 0)), new_seed=partial(Random(1).randbytes, SEED_BYTES))
        listening = metrics.Listening({})
        listening.start()
        settings = {**SETTINGS, "clock": CLOCK if options.clock else None, "watching": "free"}
        tables = [Seated(hall, number, settings) for number in range(options.tables)]
        for table in tables:
            await table.sit(options.rules)
            for _ in range(options.watchers):
                await table.watch()
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 50, 1000)
        found = await _rounds(tables, options)
        listening.stop()
        for table in tables:
            for socket in table.sockets:
                socket.leave()
        await asyncio.gather(*(socket.serving for table in tables for socket in table.sockets))
        await hall.aclose()
        await store.aclose()
    return found


def _memory() -> Path | None:
    """Where files cost no disk, if there is such a place."""
    shared = Path("/dev/shm")  # noqa: S108 - the folder there has a name of its own
    return shared if shared.is_dir() else None


async def _rounds(tables: list[Seated], options: argparse.Namespace) -> dict[str, float]:
    best: dict[str, float] = {}
    profile = cProfile.Profile()
    await asyncio.gather(*(table.play(options.moves) for table in tables))
    for number in range(options.rounds):
        Driver.seconds = 0.0
        sockets = [socket for table in tables for socket in table.sockets]
        sent, size = sum(one.messages for one in sockets), sum(one.bytes for one in sockets)
        seq = sum(table.live.table.seq for table in tables)
        whole, loop = time.process_time(), time.thread_time()
        if options.profile and number == options.rounds - 1:
            profile.enable()
        await asyncio.gather(*(table.play(options.moves) for table in tables))
        profile.disable()
        whole, loop = time.process_time() - whole, time.thread_time() - loop
        events = sum(table.live.table.seq for table in tables) - seq
        sent = sum(one.messages for one in sockets) - sent
        size = sum(one.bytes for one in sockets) - size
        round_ = {
            "us_per_move": round(1e6 * (whole - Driver.seconds) / events, 1),
            "loop_us_per_move": round(1e6 * (loop - Driver.seconds) / events, 1),
            "messages_per_move": round(sent / events, 2),
            "bytes_per_message": round(size / sent, 1),
        }
        sys.stdout.write(f"{json.dumps(round_)}\n")
        if not best or round_["us_per_move"] < best["us_per_move"]:
            best = round_
    if options.profile:
        pstats.Stats(profile, stream=sys.stdout).sort_stats("cumulative").print_stats(_LINES)
    return best


if __name__ == "__main__":
    sys.exit(main())
