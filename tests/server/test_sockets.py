"""Who may open one more socket."""

import asyncio
from contextlib import ExitStack
from dataclasses import dataclass, field

import pytest

from kozyr.server.protocol import Announcement
from kozyr.server.sockets import AddressLimits, Sockets, site_of


@dataclass(eq=False)
class Person:
    player: str = "ann"
    shown: list[Announcement] = field(default_factory=list)
    retired: list[tuple[int, str]] = field(default_factory=list)

    def show(self, message: Announcement) -> None:
        self.shown.append(message)

    async def retire(self, code: int, reason: str) -> None:
        self.retired.append((code, reason))


@pytest.mark.parametrize(
    ("address", "site"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_site(address: str, site: str) -> None:
    assert site_of(address) == site


def test_a_site_has_so_many_sockets_at_a_time() -> None:
    sockets = Sockets(AddressLimits(sockets=2))
    with sockets.holding(Person(), "2001:db8::1"):
        assert sockets.refusal("2001:db8::2") is None
        with sockets.holding(Person(), "2001:db8::2"):
            assert sockets.refusal("2001:db8::3") == "too_many"
            assert sockets.refusal("2001:db8:1::") is None
        assert sockets.refusal("2001:db8::3") is None
    assert len(sockets) == 0


def test_a_site_comes_so_often_a_minute() -> None:
    sockets = Sockets(AddressLimits(upgrades_per_minute=1, upgrades_at_once=3))
    assert [sockets.refusal("192.0.2.1") for _ in range(4)] == [None, None, None, "too_often"]
    assert sockets.refusal("192.0.2.2") is None
    assert sockets.refusal(None) is None


def test_a_site_brings_so_many_newcomers_a_minute() -> None:
    sockets = Sockets(AddressLimits(upgrades_per_minute=1, upgrades_at_once=3))
    assert [sockets.may_be_new("192.0.2.1") for _ in range(4)] == [True, True, True, False]
    assert sockets.may_be_new("192.0.2.2")
    # Who is known already may still come.
    assert sockets.refusal("192.0.2.1") is None
    assert all(Sockets().may_be_new("192.0.2.1") for _ in range(1000))


def test_a_site_has_so_many_answers_at_once() -> None:
    sockets = Sockets(AddressLimits(requests_per_second=1, requests_at_once=3))
    assert [sockets.may_ask("2001:db8::1") for _ in range(3)] == [True] * 3
    assert not sockets.may_ask("2001:db8::2")
    assert sockets.may_ask("192.0.2.2")
    assert sockets.may_ask(None)
    # Whoever asks for pages may still open a socket.
    assert sockets.refusal("2001:db8::1") is None


def test_without_limits_everybody_may_come() -> None:
    assert all(Sockets().may_ask("192.0.2.1") for _ in range(1000))
    assert {Sockets().refusal("192.0.2.1") for _ in range(1000)} == {None}


def test_all_take_leave_spread_over_a_time_that_grows_with_their_number() -> None:
    sockets = Sockets()
    people = [Person() for _ in range(200)]
    with ExitStack() as here:
        for person in people:
            here.enter_context(sockets.holding(person, "192.0.2.1"))
        asyncio.run(sockets.drain())
    delays = {int(reason.removeprefix("retry_after_ms=")) for [(_, reason)] in retired(people)}
    assert {code for [(code, _)] in retired(people)} == {1012}
    assert len(delays) > 50
    assert max(delays) <= 200
    assert sockets.refusal("192.0.2.9") == "draining"


def retired(people: list[Person]) -> list[list[tuple[int, str]]]:
    return [person.retired for person in people]


def test_one_player_is_dismissed_and_the_others_are_told() -> None:
    sockets = Sockets()
    ann, bea = Person("ann"), Person("bea")
    with sockets.holding(ann, None), sockets.holding(bea, None):
        asyncio.run(sockets.dismiss("ann", 1008, "banned"))
        sockets.announce(Announcement("message", "Hello"))
        assert sockets.players == {"ann": 1, "bea": 1}
    assert (ann.retired, bea.retired) == ([(1008, "banned")], [])
    assert [message.text for message in bea.shown] == ["Hello"]
