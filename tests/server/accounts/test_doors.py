"""What is asked from elsewhere, wrongly or too often."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from kozyr.server.accounts import routes
from kozyr.server.accounts.device import device_of
from kozyr.server.accounts.messages import AccountError
from kozyr.server.accounts.passwords import Passwords
from kozyr.server.accounts.records import Records
from kozyr.server.accounts.service import Accounts
from kozyr.server.accounts.throttle import Rates
from kozyr.server.accounts.visitor import Visitor
from kozyr.server.store import SqliteStore, StoreError
from kozyr.server.store.schema import bans, sessions
from tests.server.accounts.browsers import (
    HOST,
    PASSWORD,
    QUICK_KIB,
    Browser,
    Json,
    Server,
    server,
)
from tests.server.client import Seat

CREDENTIAL: Json = {"credential": {}}
POSTS: dict[str, Json] = {
    "register": {"name": "Nino", "password": PASSWORD},
    "login": {"name": "Leyla", "password": PASSWORD},
    "recover": {"name": "Leyla", "code": "X", "password": PASSWORD},
    "confirm": {"password": PASSWORD},
    "logout": {},
    "sessions/end": {"id": None},
    "rename": {"name": "Nino"},
    "password": {"password": PASSWORD},
    "codes": {},
    "delete": {},
    "passkeys/new": {"name": None},
    "passkeys/add": CREDENTIAL,
    "passkeys/ask": {},
    "passkeys/use": CREDENTIAL,
    "passkeys/remove": {"id": "x"},
}
FOR_ACCOUNTS = ("confirm", "logout", "sessions/end", "rename", "password", "codes", "delete")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all, since what is refused changes nothing."""
    with server(tmp_path_factory.mktemp("doors")) as opened:
        opened.browser().register("Leyla")
        yield opened


@pytest.fixture(scope="module")
def guest(house: Server) -> Browser:
    return house.browser()


@pytest.mark.parametrize("name", [name for name, asked in POSTS.items() if "name" in asked])
def test_a_name_that_no_store_can_keep_is_looked_for_nowhere(guest: Browser, name: str) -> None:
    answer = guest.post(name, POSTS[name] | {"name": "Ley\0la"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_request"


def test_a_body_that_never_comes_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "BODY_S", 0.05)

    async def ask() -> None:
        async def receive() -> Message:
            await asyncio.sleep(3600)
            return {"type": "http.disconnect"}

        request = Request({"type": "http", "method": "POST", "headers": []}, receive)
        with pytest.raises(AccountError) as error:
            await routes._body_of(request)
        assert error.value.status == 408

    asyncio.run(ask())


@pytest.mark.parametrize("name", POSTS)
@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example", "sec_fetch_site": "cross-site"},
        {"origin": "https://evil.example"},
        {"origin": f"http://{HOST}", "sec_fetch_site": "same-site"},
        {"origin": f"http://{HOST}", "sec_fetch_site": "none"},
        {"origin": "null"},
        {"origin": ""},
    ],
)
def test_nothing_is_done_for_a_page_of_elsewhere(
    guest: Browser, name: str, headers: dict[str, str]
) -> None:
    answer = guest.post(name, POSTS[name], **headers)

    assert (answer.status_code, answer.json()["code"]) == (403, "other_site")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("name", POSTS)
def test_nothing_is_done_for_a_form_or_a_link(guest: Browser, name: str) -> None:
    form = guest.post(name, POSTS[name], content_type="text/plain")

    assert form.status_code == 415
    assert guest.request("GET", f"/api/account/{name}").status_code in (404, 405)


@pytest.mark.parametrize("name", POSTS)
@pytest.mark.parametrize(
    "body", [b"", b"[]", b"null", b"{", b"\xff", b'{"x": 1}', b"[" * 5000, b'{"name": 7}']
)
def test_what_is_no_such_request_is_refused(guest: Browser, name: str, body: bytes) -> None:
    answer = guest.request(
        "POST",
        f"/api/account/{name}",
        content=body,
        headers={"content-type": "application/json", "origin": f"http://{HOST}"},
    )

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_what_is_too_long_is_not_read(guest: Browser) -> None:
    answer = guest.post("login", {"name": "x" * 20_000, "password": ""})

    assert answer.status_code == 413


@pytest.mark.parametrize("name", FOR_ACCOUNTS)
def test_guest_cannot_do_what_accounts_can(guest: Browser, name: str) -> None:
    assert guest.refusal(name, POSTS[name]) == (401, "not_logged_in")


@pytest.mark.parametrize("name", POSTS)
def test_nobody_can_do_nothing_but_come_in(house: Server, name: str) -> None:
    nobody = house.browser(opens=False)

    answer = nobody.post(name, POSTS[name])

    if name in ("login", "passkeys/ask"):
        assert answer.status_code == 200
    elif name in ("recover", "passkeys/use"):
        assert answer.status_code == 403
    else:
        assert (answer.status_code, answer.json()["code"]) == (401, "nobody")


@pytest.mark.parametrize("cookie", ["", "x", "A" * 43, "A" * 44, "+" * 43])
def test_made_up_cookies_are_nobody(house: Server, cookie: str) -> None:
    browser = house.browser()
    browser.log_in()
    browser.cookies = dict.fromkeys(browser.cookies, cookie)

    assert browser.request("GET", "/api/account").status_code == 401


def test_answers_are_kept_nowhere_and_cookies_out_of_reach_of_scripts(house: Server) -> None:
    browser = house.browser()

    answer = browser.post("login", POSTS["login"])

    assert answer.headers["cache-control"] == "no-store"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "domain" not in cookie


# Too often.


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Server]:
    """A server with the limits of every day."""
    with server(tmp_path, rates=Rates()) as opened:
        yield opened


def test_password_cannot_be_tried_on_and_on(slow: Server) -> None:
    owner = slow.browser()
    owner.register()
    stranger = slow.browser()
    wrong = {"name": "Leyla", "password": "wrong one"}

    tries = [stranger.refusal("login", wrong) for _ in range(7)]

    assert tries == [(403, "wrong_login")] * 6 + [(429, "too_many_tries")]
    right = stranger.post("login", {"name": "LEYLA", "password": PASSWORD})
    assert right.status_code == 429
    assert 0 < int(right.headers["retry-after"]) == right.json()["retry_after_s"] <= 31
    asked = {"name": "Leyla", "code": "X", "password": PASSWORD}
    assert stranger.refusal("recover", asked) == (429, "too_many_tries")


def test_who_does_not_exist_is_throttled_alike(slow: Server) -> None:
    stranger = slow.browser()
    wrong = {"name": "Nobody", "password": "wrong one"}

    tries = [stranger.refusal("login", wrong) for _ in range(7)]

    assert tries == [(403, "wrong_login")] * 6 + [(429, "too_many_tries")]


def test_one_address_cannot_try_many_names(slow: Server) -> None:
    stranger = slow.browser()

    tries = [
        stranger.refusal("login", {"name": f"Name {number}", "password": "wrong one"})[1]
        for number in range(41)
    ]

    assert tries == ["wrong_login"] * 40 + ["too_many_tries"]


def test_one_address_makes_no_more_accounts_than_a_school_class_needs(slow: Server) -> None:
    for number in range(12):
        slow.browser().register(f"Pupil {number}")

    asked = {"name": "Pupil 12", "password": PASSWORD}
    assert slow.browser().refusal("register", asked) == (429, "too_many_accounts")


def test_unknown_name_takes_as_long_as_a_wrong_password(tmp_path: Path) -> None:
    def took(browser: Browser, name: str) -> float:
        # Of the processor, since others may want it too.
        began = time.process_time()
        browser.refusal("login", {"name": name, "password": "wrong one"})
        return time.process_time() - began

    # Dear enough to stand out.
    with server(tmp_path, passwords=Passwords) as house:
        house.browser().register()
        stranger = house.browser()
        names = ("Leyla", "Nobody")
        times = {name: min(took(stranger, name) for _ in range(4)) for name in names}

    assert 0.6 < times["Leyla"] / times["Nobody"] < 1.7


# The store, the operator, other workers.


def test_nobody_is_let_in_while_the_store_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as house:
        browser = house.browser()
        browser.register()

        async def fail(*_: object) -> None:
            raise StoreError("the disk is gone")

        monkeypatch.setattr(Records, "named", fail)
        monkeypatch.setattr(Records, "rename", fail)
        asked = {"name": "Leyla", "password": PASSWORD}
        assert house.browser().refusal("login", asked) == (503, "storage")
        assert browser.refusal("rename", {"name": "Nino"}) == (503, "storage")


def test_workers_tell_each_other_what_has_ended_and_changed(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "kozyr.sqlite3")
    records = Records(store.cold)
    told: list[bytes] = []
    here, there = (
        Accounts(records, passwords=Passwords(QUICK_KIB), send=told.append) for _ in range(2)
    )

    async def check() -> None:
        await store.add_player("a player")
        guest = await there.known.who("a player")
        assert await here.known.who("a player") == guest
        closed: list[str] = []
        with (
            there.known.lines.holding("a player", None, lambda: closed.append("guest")),
            there.known.lines.holding("a player", "a session", lambda: closed.append("session")),
            there.known.lines.holding("another", None, lambda: closed.append("another")),
        ):
            await here.register(Visitor("a player"), "Leyla", PASSWORD, "", "")
            assert (await here.known.who("a player")).is_account
            assert await there.known.who("a player") == guest
            for notice in told:
                there.known.hear(notice)
        assert closed == ["guest"]
        assert (await there.known.who("a player")).name == "Leyla"
        there.known.hear(b"no notice")

    asyncio.run(check())
    for accounts in (here, there):
        accounts.close()
    store.close()


def test_banned_player_is_known_as_soon_as_it_is_asked_anew(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "kozyr.sqlite3")
    accounts = Accounts(Records(store.cold), passwords=Passwords(QUICK_KIB))

    async def check() -> None:
        assert not (await accounts.known.who("a player")).is_banned
        async with store.cold.begin() as connection:
            ban = {"player": "a player", "reason": "", "created_ms": 0}
            await connection.execute(bans.insert().values(ban))
        accounts.known.forget("a player")
        assert (await accounts.known.who("a player")).is_banned

    asyncio.run(check())
    accounts.close()
    store.close()


def test_socket_of_a_session_that_ended_without_a_word_is_closed_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kozyr.server.accounts.known._LOOK_S", 0)
    with server(tmp_path) as house:
        browser = house.browser()
        browser.register()
        with browser.socket() as socket:
            seat = Seat(socket)

            async def end() -> None:
                async with house.store.cold.begin() as connection:
                    await connection.execute(sessions.delete())

            assert house.client.portal is not None
            house.client.portal.call(end)
            with pytest.raises(WebSocketDisconnect):
                seat.read_on()


@pytest.mark.parametrize(
    ("said", "device"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0",
            "Firefox, Linux",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
            " Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)"
            " Chrome/149.0.0.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15"
            " (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        ("curl/8.0", ""),
        ("x" * 10_000, ""),
    ],
)
def test_device_is_named_as_its_owner_knows_it(said: str, device: str) -> None:
    assert device_of(said) == device
