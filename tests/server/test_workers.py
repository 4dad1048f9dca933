"""Two halls over one store and one bus: whoever plays at a table plays on either."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from starlette.types import Message

from kozyr.server.bus import LocalBus
from kozyr.server.connection import Connection
from kozyr.server.hall import Hall
from kozyr.server.store import SqliteStore
from tests.server.client import AT_ONCE, UNLIMITED, Wire, legal_moves, play
from tests.server.company import LINK
from tests.server.unpack import Unpacker

PATIENCE_S = 20


class Line:
    """A player's connection to one of the halls."""

    def __init__(self, player: str, hall: Hall) -> None:
        self.told: asyncio.Queue[Wire] = asyncio.Queue()
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._unpacker = Unpacker()
        connection = Connection(player, hall, UNLIMITED, self._incoming.get, self._send)
        self._running = asyncio.create_task(connection.run())
        self._number = 0

    async def _send(self, message: Message) -> None:
        self.told.put_nowait(self._unpacker.whole(json.loads(message["text"])))

    async def receive(self) -> Wire:
        return await asyncio.wait_for(self.told.get(), PATIENCE_S)

    async def until(self, type_: str) -> Wire:
        while (message := await self.receive())["type"] != type_:
            pass
        return message

    async def ask(self, **message: object) -> Wire:
        self._number += 1
        id_ = f"{id(self)}-{self._number}"
        text = json.dumps({"id": id_} | message)
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})
        while True:
            answer = await self.receive()
            if answer.get("reply_to", answer.get("id")) == id_:
                return answer

    async def go(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._running


async def seated(lines: list[Line], **settings: object) -> list[Wire]:
    """Seat all at a new table and deal; return what each is shown."""
    host, *guests = lines
    gathering = await host.ask(
        type="open_table",
        name="Ann",
        rules="app",
        seats=len(lines),
        bots=[],
        settings=LINK | settings,
    )
    table = gathering["table"]
    for number, guest in enumerate(guests):
        await guest.ask(type="enter", table=table)
        await guest.ask(type="take_seat", table=table, seat=None, name=f"P{number}", nonce=None)
    update = await host.ask(type="start", table=table)
    return [update, *[await guest.until("table") for guest in guests]]


def test_two_who_are_on_different_workers_play_a_game(tmp_path: Path) -> None:
    async def check() -> None:
        store, bus = SqliteStore(tmp_path / "kozyr.sqlite3"), LocalBus()
        halls = [Hall(store, AT_ONCE, bus=bus) for _ in range(2)]
        lines = [Line("a" * 64, halls[0]), Line("b" * 64, halls[1]), Line("c" * 64, halls[1])]
        *players, watcher = lines
        told = await seated(players)
        await watcher.ask(type="enter", table=told[0]["table"])
        dice = random.Random(1)
        while not told[0]["view"]["result"]:
            moves = [(n, move) for n in (0, 1) for move in legal_moves(told[n]["view"])]
            number, move = dice.choice(moves)
            told[number] = await players[number].ask(**play(told[number], move))
            assert told[number]["type"] == "table", told[number]
            other = 1 - number
            while told[other]["seq"] < told[number]["seq"]:
                told[other] = await players[other].until("table")
        seen = await watcher.until("table")
        while not seen["view"]["result"]:
            seen = await watcher.until("table")
        assert told[0]["view"]["result"] == told[1]["view"]["result"] == seen["view"]["result"]
        for line in lines:
            await line.go()
        for hall in halls:
            await hall.aclose()
        store.close()

    asyncio.run(check())


def test_of_two_who_write_at_once_both_are_carried_out(tmp_path: Path) -> None:
    """The notice of the other's move is lost; the second writer reads on and decides anew."""

    class Deaf(LocalBus):
        def _tell_notices(self, notices: list[Any]) -> None:
            del notices

    async def check() -> None:
        store, bus = SqliteStore(tmp_path / "kozyr.sqlite3"), Deaf()
        halls = [Hall(store, AT_ONCE, bus=bus) for _ in range(2)]
        one, other = Line("a" * 64, halls[0]), Line("b" * 64, halls[1])
        gathering = await one.ask(
            type="open_table", name="Ann", rules="app", seats=2, bots=[], settings=LINK
        )
        table = gathering["table"]
        await other.ask(type="enter", table=table)
        here = {"type": "say", "table": table, "phrase": "phrase-hello", "text": None}
        sat = await other.ask(type="take_seat", table=table, seat=1, name="Bo", nonce=None)
        assert sat["you"] == 1
        said = await one.ask(**here)
        assert (said["type"], said["seat"]) == ("said", 0)
        again = await other.ask(**here)
        assert (again["type"], again["seat"]) == ("said", 1)
        assert [event.seq for event in await store.load(table)] == [*range(1, 6)]
        for line in (one, other):
            await line.go()
        for hall in halls:
            await hall.aclose()
        store.close()

    asyncio.run(check())


def test_who_loses_his_line_is_missed_and_found_on_another_worker(tmp_path: Path) -> None:
    async def check() -> None:
        store, bus = SqliteStore(tmp_path / "kozyr.sqlite3"), LocalBus()
        halls = [Hall(store, AT_ONCE, bus=bus) for _ in range(2)]
        one, other = Line("a" * 64, halls[0]), Line("b" * 64, halls[1])
        told = await seated([one, other])
        await other.go()
        update = await one.until("table")
        while not update["people"][1].get("lost"):
            update = await one.until("table")
        again = Line("b" * 64, halls[0])
        shown = await again.until("table")
        assert shown["table"] == told[1]["table"]
        assert shown["view"]["hand"] != []
        while update["people"][1].get("lost"):
            update = await one.until("table")
        assert update["people"][1]["online"]
        for line in (one, again):
            await line.go()
        for hall in halls:
            await hall.aclose()
        store.close()

    asyncio.run(check())


def test_the_clock_plays_for_who_is_out_of_time(tmp_path: Path) -> None:
    """The time is told to the hall: an hour goes by at once."""

    async def check() -> None:
        time = [1_000_000]
        store = SqliteStore(tmp_path / "kozyr.sqlite3")
        hall = Hall(store, AT_ONCE, now=lambda: time[0])
        one, other = Line("a" * 64, hall), Line("b" * 64, hall)
        clock = {"turn_s": 5, "bank_s": 0, "increment_s": 0, "window_s": 4}
        told = await seated([one, other], clock=clock)
        attacker = told[0]["view"]["attacker"]
        running = told[0]["clock"]["seats"][attacker]
        assert (running["seat"], running["turn_ms"]) == (attacker, 5000)
        time[0] += 6000
        # No other timer runs while nobody does anything: who looks after the tables finds it.
        update = await one.until("table")
        while not update["events"]:
            update = await one.until("table")
        assert update["events"][0]["type"] == "attacked"
        assert update["events"][0]["seat"] == attacker
        for line in (one, other):
            await line.go()
        await hall.aclose()
        store.close()

    asyncio.run(check())
