"""Passwords, recovery codes, and how often one may try."""

import asyncio
import re

import pytest

from kozyr.server.accounts.codes import COUNT, hash_code, new_codes
from kozyr.server.accounts.passwords import BadPassword, Passwords, check_password
from kozyr.server.accounts.throttle import Rate, Throttle, home_of

QUICK_KIB = 64


def test_password_is_known_again_and_no_other() -> None:
    passwords = Passwords(QUICK_KIB)

    async def ask() -> list[bool]:
        kept = await passwords.hash("Ջերմ օր է այսօր")
        other = await passwords.hash("Ջերմ օր է այսօր")
        assert kept != other
        assert "Ջերմ" not in kept
        return [
            await passwords.verify(kept, "Ջերմ օր է այսօր"),
            await passwords.verify(kept, "ջերմ օր է այսօր"),
            await passwords.verify(None, "Ջերմ օր է այսօր"),
            await passwords.verify("no hash", "Ջերմ օր է այսօր"),
        ]

    assert asyncio.run(ask()) == [True, False, False, False]
    passwords.close()


def test_password_is_the_same_however_its_letters_were_composed() -> None:
    passwords = Passwords(QUICK_KIB)

    async def ask() -> bool:
        return await passwords.verify(await passwords.hash("cafe\u0301 noir"), "café noir")

    assert asyncio.run(ask())
    passwords.close()


def test_hash_of_other_costs_is_outdated() -> None:
    passwords, dearer = Passwords(QUICK_KIB), Passwords(2 * QUICK_KIB)

    kept = asyncio.run(passwords.hash("whatever it is"))

    assert not passwords.is_outdated(kept)
    assert dearer.is_outdated(kept)
    passwords.close()
    dearer.close()


def test_hashing_costs_what_owasp_asks_for() -> None:
    passwords = Passwords()

    kept = asyncio.run(passwords.hash("whatever it is"))

    assert kept.startswith("$argon2id$v=19$m=32768,t=3,p=1$")
    passwords.close()


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("k7$Lq2", "password_too_short"),
        ("x1" * 65, "password_too_long"),
        ("password", "password_weak"),
        ("qwertyuiop", "password_weak"),
        ("Leyla2024", "password_weak"),
        ("aaaaaaaaaaaaaaaa", "password_weak"),
        ("ab" * 50, "password_weak"),
    ],
)
def test_password_that_is_soon_guessed_is_refused(password: str, code: str) -> None:
    with pytest.raises(BadPassword) as refused:
        check_password(password, "Leyla")

    assert refused.value.code == code


@pytest.mark.parametrize(
    "password", ["xk38fjaz", "correct horse battery staple", "кот ест сметану", "0123 abcd" * 12]
)
def test_password_that_is_not_is_taken(password: str) -> None:
    check_password(password, "Leyla")


def test_recovery_codes_are_many_long_and_all_different() -> None:
    codes = new_codes() + new_codes()

    assert len(set(codes)) == 2 * COUNT
    assert all(re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){4}", x) for x in codes)


def test_recovery_code_is_known_however_it_is_typed() -> None:
    kept = hash_code("01234-56789-ABCDE-FGHJK-MNPQR")

    assert hash_code(" o1234 56789abcde fghjk/mnpqr ") == kept
    assert hash_code("01234-56789-ABCDE-FGHJK-MNPQS") != kept


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_one_may_try_a_few_times_and_then_now_and_then() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    rate = Rate(burst=3, each_s=10)

    assert [throttle.take(("x", rate)) for _ in range(4)] == [0, 0, 0, 10]
    assert throttle.take(("y", rate)) == 0
    clock.now = 9
    assert throttle.take(("x", rate)) == 1
    clock.now = 10
    assert throttle.take(("x", rate)) == 0
    assert throttle.take(("x", rate)) == 10


def test_what_one_bucket_refuses_is_taken_from_none() -> None:
    throttle = Throttle(Clock())
    one, two = ("one", Rate(1, 60)), ("two", Rate(2, 60))

    assert throttle.take(one, two) == 0
    assert throttle.take(one, two) == 60
    assert throttle.take(two) == 0


def test_throttle_remembers_no_more_than_so_many() -> None:
    throttle = Throttle(Clock())
    rate = Rate(1, 60)
    throttle.take(("first", rate))

    for number in range(20_000):
        throttle.take((str(number), rate))

    assert throttle.take(("first", rate)) == 0
    assert throttle.take(("19999", rate)) == 60


@pytest.mark.parametrize(
    ("host", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_all_addresses_of_one_customer_are_one(host: str, home: str) -> None:
    assert home_of(host) == home
