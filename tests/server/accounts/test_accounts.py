"""From guest to account and back, over HTTP."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.accounts.browsers import PASSWORD, Browser, Server, server
from tests.server.client import Seat


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    with server(tmp_path) as opened:
        yield opened


@pytest.fixture
def leyla(house: Server) -> Browser:
    """Leyla, who has an account."""
    browser = house.browser()
    browser.register()
    return browser


def session_cookies(browser: Browser) -> list[str]:
    return [value for name, value in browser.cookies.items() if name.endswith("-session")]


# Guests.


def test_everybody_is_a_guest_with_a_public_id_and_a_name_at_once(house: Server) -> None:
    one, other = house.browser(), house.browser()

    account = one.account

    assert account["is_account"] is False
    assert account["name"].startswith("Guest ")
    assert one.account == account
    assert other.account["id"] != account["id"]
    assert not any(account["id"] in value for value in one.cookies.values())


def test_who_has_not_opened_the_page_is_nobody(house: Server) -> None:
    nobody = house.browser(opens=False)

    assert nobody.request("GET", "/api/account").json()["code"] == "nobody"
    assert nobody.refusal("register", {"name": "Leyla", "password": PASSWORD}) == (401, "nobody")


# Becoming an account.


def test_guest_becomes_an_account_and_stays_the_same_player_at_the_same_table(
    house: Server,
) -> None:
    browser = house.browser()
    before = browser.account
    with browser.socket() as socket:
        table = Seat(socket).open()["table"]

    codes = browser.register("Leyla")

    account = browser.account
    assert (account["id"], account["name"]) == (before["id"], "Leyla")
    assert account["is_account"]
    assert account["has_password"]
    assert account["is_fresh"]
    assert len(set(codes)) == account["codes_left"] == 8
    assert [each["device"] for each in account["sessions"]] == ["Firefox, Linux"]
    assert account["sessions"][0]["is_this"]
    with browser.socket() as socket:
        assert Seat(socket).welcome["table"] == table


def test_guests_cookie_is_worth_nothing_once_there_is_an_account(house: Server) -> None:
    browser, thief = house.browser(), house.browser()
    thief.cookies = dict(browser.cookies)

    browser.register()

    assert len(browser.cookies) == 1
    assert len(session_cookies(browser)) == 1
    assert thief.request("GET", "/api/account").status_code == 401
    with pytest.raises(WebSocketDisconnect), thief.socket():
        pass


def test_sockets_of_the_guest_are_closed_so_that_they_come_back_as_the_account(
    house: Server,
) -> None:
    browser = house.browser()
    with browser.socket() as socket:
        seat = Seat(socket)
        browser.register()
        with pytest.raises(WebSocketDisconnect):
            seat.read_on()


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("ab", PASSWORD, "name_too_short"),
        ("аbc", PASSWORD, "name_scripts"),
        ("admin", PASSWORD, "name_reserved"),
        ("LEYLA", PASSWORD, "name_taken"),
        ("Ieyla", PASSWORD, "name_taken"),
        ("Nino", "short", "password_too_short"),
        ("Nino", "password1", "password_weak"),
    ],
)
def test_name_or_password_that_is_not_taken_is_refused_at_its_field(
    house: Server, leyla: Browser, name: str, password: str, code: str
) -> None:
    del leyla
    browser = house.browser()

    answer = browser.post("register", {"name": name, "password": password})

    assert answer.status_code in (409, 422)
    assert answer.json()["code"] == code
    assert answer.json()["field"] == code.partition("_")[0]
    assert not browser.account["is_account"]
    assert not session_cookies(browser)


def test_who_has_an_account_makes_no_second_one(leyla: Browser) -> None:
    assert leyla.refusal("register", {"name": "Nino", "password": PASSWORD}) == (409, "is_account")


# Logging in and out.


def test_account_is_the_same_on_another_device(house: Server, leyla: Browser) -> None:
    phone = house.browser()

    account = phone.log_in("leyla")

    assert account["id"] == leyla.account["id"]
    assert len(account["sessions"]) == 2
    assert session_cookies(phone) != session_cookies(leyla)


def test_login_needs_no_guest(house: Server, leyla: Browser) -> None:
    phone = house.browser(opens=False)

    assert phone.log_in()["id"] == leyla.account["id"]


@pytest.mark.parametrize(("name", "password"), [("Leyla", "wrong"), ("Nobody", PASSWORD), ("", "")])
def test_wrong_login_does_not_say_what_is_wrong(
    house: Server, leyla: Browser, name: str, password: str
) -> None:
    del leyla
    stranger = house.browser()

    assert stranger.refusal("login", {"name": name, "password": password}) == (403, "wrong_login")
    assert not session_cookies(stranger)


def test_guests_unfinished_table_is_told_at_login_and_there_again_after_logout(
    house: Server, leyla: Browser
) -> None:
    phone = house.browser()
    with phone.socket() as socket:
        table = Seat(socket).open()["table"]

    assert phone.log_in()["waiting"] == 1
    with phone.socket() as socket:
        assert Seat(socket).welcome["table"] is None
    assert phone.post("logout").status_code == 204

    assert not phone.account["is_account"]
    with phone.socket() as socket:
        assert Seat(socket).welcome["table"] == table
    assert leyla.account["waiting"] == 0


def test_session_is_another_one_after_each_login(leyla: Browser) -> None:
    before = dict(leyla.cookies)

    leyla.log_in()

    after = dict(leyla.cookies)
    assert before != after
    leyla.cookies = before
    assert leyla.request("GET", "/api/account").status_code == 401


def test_logging_out_ends_the_session_and_its_sockets(leyla: Browser) -> None:
    kept = dict(leyla.cookies)
    with leyla.socket() as socket:
        seat = Seat(socket)
        assert leyla.post("logout").status_code == 204
        with pytest.raises(WebSocketDisconnect) as closed:
            seat.read_on()
        assert (closed.value.code, closed.value.reason) == (4002, "session_ended")

    assert leyla.cookies == {}
    leyla.cookies = kept
    assert leyla.refusal("logout")[0] == 401


def test_session_can_be_ended_from_elsewhere_with_its_sockets_alone(
    house: Server, leyla: Browser
) -> None:
    phone = house.browser()
    phone.log_in()
    (other,) = [each for each in leyla.account["sessions"] if not each["is_this"]]

    with phone.socket() as socket, leyla.socket() as own:
        seat, mine = Seat(socket), Seat(own)
        sessions = leyla.ask("sessions/end", {"id": other["id"]})["account"]["sessions"]
        with pytest.raises(WebSocketDisconnect):
            seat.read_on()
        assert mine.ask({"type": "check_rules", "rules": "app", "seats": 2})

    assert [each["is_this"] for each in sessions] == [True]
    assert not phone.account["is_account"]
    assert leyla.refusal("sessions/end", {"id": other["id"]}) == (404, "no_such_session")


def test_all_other_sessions_can_be_ended_at_once(house: Server, leyla: Browser) -> None:
    for _ in range(3):
        house.browser().log_in()

    assert len(leyla.account["sessions"]) == 4
    assert len(leyla.ask("sessions/end", {"id": None})["account"]["sessions"]) == 1


def test_nobody_ends_sessions_of_others(house: Server, leyla: Browser) -> None:
    stranger = house.browser()
    stranger.register("Nino")
    (session,) = leyla.account["sessions"]

    assert stranger.refusal("sessions/end", {"id": session["id"]})[0] == 404
    assert leyla.account["is_account"]


def test_sessions_are_no_more_than_so_many(house: Server, leyla: Browser) -> None:
    phone = house.browser()
    for _ in range(30):
        house.clock.pass_minutes(1)
        phone.cookies = {
            name: value for name, value in phone.cookies.items() if "session" not in name
        }
        phone.log_in()

    assert len(phone.account["sessions"]) == 30
    assert leyla.request("GET", "/api/account").status_code == 401


@pytest.mark.parametrize("days", [91, 401])
def test_session_that_is_not_used_ends_by_itself(house: Server, leyla: Browser, days: int) -> None:
    house.clock.pass_minutes(days * 24 * 60)

    assert leyla.request("GET", "/api/account").status_code == 401


def test_session_that_is_used_lives_on_but_not_for_ever(house: Server, leyla: Browser) -> None:
    for _ in range(4):
        house.clock.pass_minutes(80 * 24 * 60)
        assert leyla.account["is_account"]
    house.clock.pass_minutes(81 * 24 * 60)
    assert leyla.request("GET", "/api/account").status_code == 401


# Recovery.


def test_recovery_code_lets_in_once_with_a_new_password_and_all_others_out(
    house: Server, leyla: Browser
) -> None:
    leyla.post("logout")
    leyla.open()
    codes = leyla_codes(house)
    other = house.browser()
    other.log_in("Nino")
    phone = house.browser()
    asked = {"name": "Nino", "code": codes[0].lower(), "password": "another 7 horses"}

    account = phone.ask("recover", asked)["account"]

    assert account["codes_left"] == 7
    assert len(account["sessions"]) == 1
    assert not other.account["is_account"]
    stranger = house.browser()
    assert stranger.refusal("recover", asked) == (403, "wrong_code")
    assert stranger.refusal("login", {"name": "Nino", "password": PASSWORD})[0] == 403
    assert stranger.log_in("Nino", "another 7 horses")


def leyla_codes(house: Server) -> list[str]:
    browser = house.browser()
    return browser.register("Nino")


def test_recovery_code_of_one_lets_nobody_in_as_another(house: Server, leyla: Browser) -> None:
    del leyla
    codes = leyla_codes(house)
    stranger = house.browser()

    for name in ("Leyla", "Nobody"):
        asked = {"name": name, "code": codes[0], "password": "another 7 horses"}
        assert stranger.refusal("recover", asked) == (403, "wrong_code")


def test_new_recovery_codes_take_the_place_of_the_old(house: Server) -> None:
    browser = house.browser()
    old = browser.register("Nino")

    new = browser.ask("codes")["recovery_codes"]

    assert len(new) == 8
    assert not set(new) & set(old)
    stranger = house.browser()
    asked = {"name": "Nino", "password": "another 7 horses"}
    assert stranger.refusal("recover", asked | {"code": old[0]})[0] == 403
    assert stranger.ask("recover", asked | {"code": new[0]})


# Changing things.


def test_what_cannot_be_taken_back_must_be_confirmed_after_a_while(
    house: Server, leyla: Browser
) -> None:
    house.clock.pass_minutes(11)

    for name, body in (
        ("password", {"password": "another 7 horses"}),
        ("codes", {}),
        ("delete", {}),
    ):
        assert leyla.refusal(name, body) == (403, "confirm_first")
    assert leyla.account["is_fresh"] is False
    assert leyla.refusal("confirm", {"password": "wrong"}) == (403, "wrong_password")
    assert leyla.ask("confirm", {"password": PASSWORD})["account"]["is_fresh"]
    assert leyla.ask("codes")["recovery_codes"]


def test_new_password_logs_out_elsewhere(house: Server, leyla: Browser) -> None:
    phone = house.browser()
    phone.log_in()

    leyla.ask("password", {"password": "another 7 horses"})

    assert not phone.account["is_account"]
    assert leyla.account["is_account"]
    assert phone.refusal("login", {"name": "Leyla", "password": PASSWORD})[0] == 403
    assert phone.log_in("Leyla", "another 7 horses")


def test_name_can_be_changed_and_the_old_one_is_free_again(house: Server, leyla: Browser) -> None:
    assert leyla.ask("rename", {"name": "LEYLA"})["account"]["name"] == "LEYLA"
    assert leyla.ask("rename", {"name": "Gohar"})["account"]["name"] == "Gohar"
    other = house.browser()
    assert other.refusal("register", {"name": "gohar", "password": PASSWORD})[1] == "name_taken"
    other.register("Leyla")
    assert leyla.refusal("rename", {"name": "leyla"}) == (409, "name_taken")
    assert leyla.account["name"] == "Gohar"


def test_export_holds_what_is_kept_and_nothing_that_lets_others_in(
    house: Server, leyla: Browser
) -> None:
    with leyla.socket() as socket:
        table = Seat(socket).open()["table"]

    answer = leyla.request("GET", "/api/account/export")

    data = answer.json()
    assert answer.headers["content-disposition"] == 'attachment; filename="kozyr-account.json"'
    assert (data["name"], data["kind"], data["tables"]) == ("Leyla", "account", [table])
    assert data["sessions"][0]["device"] == "Firefox, Linux"
    assert "argon2" not in answer.text
    assert not any(value in answer.text for value in leyla.cookies.values())
    assert house.browser().request("GET", "/api/account/export").json()["kind"] == "guest"


def test_deleted_account_leaves_no_name_and_no_way_in(house: Server, leyla: Browser) -> None:
    id_ = leyla.account["id"]
    kept = dict(leyla.cookies)

    assert leyla.post("delete").status_code == 204

    assert leyla.cookies == {}
    leyla.cookies = kept
    assert leyla.request("GET", "/api/account").status_code == 401
    stranger = house.browser()
    assert stranger.refusal("login", {"name": "Leyla", "password": PASSWORD})[0] == 403
    stranger.register("Leyla")
    assert stranger.account["id"] != id_


def test_other_workers_are_told_what_has_ended(house: Server, leyla: Browser) -> None:
    (session,) = leyla.account["sessions"]
    with leyla.socket() as socket:
        seat = Seat(socket)
        house.told.clear()
        leyla.post("logout")
        with pytest.raises(WebSocketDisconnect):
            seat.read_on()

    assert [json.loads(notice)["ended"] for notice in house.told] == [[session["id"]]]
