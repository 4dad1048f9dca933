"""Buses between processes, on real servers."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec
import pytest
from redis import Redis

from kozyr.server.bus import Bus, Notice, open_bus, remote
from tests.services.servers import PostgresServer, ValkeyServer

Server = PostgresServer | ValkeyServer
PATIENCE_S = 10


@dataclass
class Worker:
    """A process, as far as its bus goes."""

    bus: Bus
    ear: "Ear"


class Ear:
    """Hears everything on a bus."""

    def __init__(self, bus: Bus) -> None:
        self.notices: list[Notice] = []
        self.lobby: list[bytes] = []
        self.gaps = 0
        bus.subscribe(self.notices.extend, self.gap)
        bus.listen("lobby", self.lobby.append)

    def gap(self) -> None:
        self.gaps += 1


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not is_so():  # noqa: ASYNC110 - what is waited for has no event
            await asyncio.sleep(0.005)


@pytest.fixture(params=["postgres", "redis"])
def server(request: pytest.FixtureRequest) -> Server:
    found: Server = request.getfixturevalue(f"{request.param}_server")
    return found


@pytest.fixture
def url(server: Server) -> str:
    return server.url() if isinstance(server, PostgresServer) else server.url


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "BEAT_S", 0.2)
    monkeypatch.setattr(remote, "SILENCE_S", 0.8)
    monkeypatch.setattr(remote, "SEND_S", 0.5)


def with_two(url: str, check: Callable[[Worker, Worker], Awaitable[None]]) -> None:
    """Let *check* have two buses that hear each other, as two processes have."""

    async def work() -> None:
        one, other = open_bus(url, "kozyr-test"), open_bus(url, "kozyr-test")
        ears = Ear(one), Ear(other)
        await one.wait_connected()
        await other.wait_connected()
        # Each was told when it came, and the earlier one when the later did.
        await until(lambda: ears[0].gaps + ears[1].gaps >= 3)
        try:
            await check(Worker(one, ears[0]), Worker(other, ears[1]))
        finally:
            await one.aclose()
            await other.aclose()

    asyncio.run(work())


def test_everybody_hears_what_is_told_once_and_in_order(url: str) -> None:
    async def check(one: Worker, other: Worker) -> None:
        told = [Notice(f"table-{i % 7:020}", i) for i in range(1000)]
        for i in range(0, 1000, 3):
            one.bus.publish(told[i : i + 3])
        for i in range(20):
            one.bus.send("lobby", bytes([i]) * 4096)
        other.bus.publish([Notice("theirs", 1)])
        await until(lambda: len(other.ear.lobby) == 20 and len(one.ear.notices) > 1000)
        assert [notice for notice in one.ear.notices if notice.table != "theirs"] == told
        assert [notice for notice in other.ear.notices if notice.table != "theirs"] == told
        assert one.ear.notices.count(Notice("theirs", 1)) == 1
        assert other.ear.notices.count(Notice("theirs", 1)) == 1
        assert one.ear.lobby == other.ear.lobby == [bytes([i]) * 4096 for i in range(20)]

    with_two(url, check)


def test_what_was_told_before_closing_is_heard(url: str) -> None:
    async def check(one: Worker, other: Worker) -> None:
        one.bus.publish([Notice("t", 9)])
        await one.bus.aclose()
        await until(lambda: other.ear.notices == [Notice("t", 9)])

    with_two(url, check)


def test_other_channels_are_not_heard(url: str) -> None:
    async def check(one: Worker, other: Worker) -> None:
        elsewhere = open_bus(url, "another")
        await elsewhere.wait_connected()
        elsewhere.publish([Notice("elsewhere", 1)])
        await elsewhere.aclose()
        one.bus.publish([Notice("t", 1)])
        await until(lambda: Notice("t", 1) in other.ear.notices)
        assert other.ear.notices == [Notice("t", 1)]

    with_two(url, check)


def test_a_lost_bus_is_told_of_and_heals(server: Server, url: str) -> None:
    async def check(one: Worker, other: Worker) -> None:
        with server.stopped():
            await until(lambda: not one.bus.is_connected and not other.bus.is_connected)
            one.bus.publish([Notice("t", 1)])
            one.bus.send("lobby", b"alone")
            # Whoever tells it hears it even now.
            await until(lambda: one.ear.lobby == [b"alone"])
            assert one.ear.notices == [Notice("t", 1)]
            gaps = one.ear.gaps, other.ear.gaps
        await one.bus.wait_connected()
        await other.bus.wait_connected()
        await until(lambda: one.ear.gaps > gaps[0] and other.ear.gaps > gaps[1])
        one.bus.publish([Notice("t", 2)])
        await until(lambda: Notice("t", 2) in other.ear.notices)
        assert Notice("t", 1) not in other.ear.notices

    with_two(url, check)


def test_a_bus_that_stands_and_carries_nothing_counts_as_lost(server: Server, url: str) -> None:
    async def check(one: Worker, other: Worker) -> None:
        gaps = other.ear.gaps
        with server.frozen():
            await until(lambda: not one.bus.is_connected)
        await one.bus.wait_connected()
        await until(lambda: other.ear.gaps > gaps)

    with_two(url, check)


def test_a_bus_that_is_not_there_yet_is_waited_for(server: Server, url: str) -> None:
    async def work() -> None:
        with server.stopped():
            bus = open_bus(url)
            ear = Ear(bus)
            await asyncio.sleep(0.3)
            assert not bus.is_connected
        await bus.wait_connected()
        await until(lambda: ear.gaps == 1)
        await bus.aclose()

    asyncio.run(work())


def test_what_cannot_be_read_is_passed_over(redis_server: ValkeyServer) -> None:
    async def check(one: Worker, other: Worker) -> None:
        with Redis.from_url(redis_server.url) as stranger:
            for junk in (b"", b"hello", b"\xff", msgspec.json.encode(["x", [["t"]]])):
                stranger.publish("kozyr-test", junk)
        one.bus.publish([Notice("t", 1)])
        await until(lambda: other.ear.notices == [Notice("t", 1)])

    with_two(redis_server.url, check)


def test_one_that_hears_no_more_is_told_of(redis_server: ValkeyServer) -> None:
    async def check(one: Worker, other: Worker) -> None:
        gaps = one.ear.gaps, other.ear.gaps
        with Redis.from_url(redis_server.url) as operator:
            operator.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
        await until(lambda: one.ear.gaps > gaps[0] and other.ear.gaps > gaps[1])
        one.bus.publish([Notice("t", 1)])
        await until(lambda: Notice("t", 1) in other.ear.notices)

    with_two(redis_server.url, check)
