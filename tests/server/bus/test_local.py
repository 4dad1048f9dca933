"""The bus within one process."""

import asyncio

import pytest

from kozyr.server.bus import BusError, LocalBus, Notice, open_bus


def test_everybody_who_has_subscribed_is_told_soon() -> None:
    async def check() -> None:
        bus = open_bus("local:")
        one: list[Notice] = []
        other: list[Notice] = []
        bus.subscribe(one.extend, lambda: None)
        bus.subscribe(other.extend, lambda: None)
        told = [Notice("t", 4), Notice("u", 1)]
        bus.publish(told)
        assert (one, other) == ([], [])
        await asyncio.sleep(0)
        assert (one, other) == (told, told)

    asyncio.run(check())


def test_who_has_unsubscribed_is_told_nothing_more() -> None:
    async def check() -> None:
        bus = LocalBus()
        heard: list[object] = []
        unsubscribe = bus.subscribe(heard.append, lambda: None)
        unlisten = bus.listen("lobby", heard.append)
        bus.publish([Notice("t", 1)])
        bus.send("lobby", b"open")
        unsubscribe()
        unlisten()
        unsubscribe()
        await asyncio.sleep(0)
        assert heard == []

    asyncio.run(check())


def test_a_message_goes_to_those_who_listen_to_its_topic() -> None:
    async def check() -> None:
        bus = LocalBus()
        lobby: list[bytes] = []
        drain: list[bytes] = []
        bus.listen("lobby", lobby.append)
        bus.listen("drain", drain.append)
        bus.send("lobby", b"one")
        bus.send("lobby", b"two")
        await asyncio.sleep(0)
        assert (lobby, drain) == ([b"one", b"two"], [])

    asyncio.run(check())


def test_a_message_that_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="4097 bytes"):
        LocalBus().send("lobby", bytes(4097))


def test_a_bus_of_no_known_kind_is_refused() -> None:
    with pytest.raises(BusError, match="pigeon is no kind of bus"):
        open_bus("pigeon://coop")
