"""Passkeys, made and used by an authenticator in software."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kozyr.server.accounts.passkeys import has_gone_back, site_of
from tests.server.accounts.browsers import PASSWORD, Authenticator, Browser, Json, Server, server


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    with server(tmp_path) as opened:
        yield opened


def make(browser: Browser, key: Authenticator, name: str | None = None) -> Json:
    """Make a passkey; with *name* an account of the guest."""
    options = browser.ask("passkeys/new", {"name": name})
    return browser.ask(
        "passkeys/add", {"name": name, "credential": key.make(options), "label": "Key"}
    )


def use(browser: Browser, key: Authenticator) -> Json:
    credential = key.use(browser.ask("passkeys/ask"))
    account: Json = browser.ask("passkeys/use", {"credential": credential})["account"]
    return account


@pytest.fixture
def key() -> Authenticator:
    return Authenticator()


@pytest.fixture
def aram(house: Server, key: Authenticator) -> Browser:
    """Aram, whose account has a passkey and no password."""
    browser = house.browser()
    make(browser, key, "Aram")
    return browser


def test_guest_becomes_an_account_by_a_passkey_alone(house: Server, key: Authenticator) -> None:
    browser = house.browser()
    before = browser.account

    answer = make(browser, key, "Aram")

    account = answer["account"]
    assert (account["id"], account["name"]) == (before["id"], "Aram")
    assert not account["has_password"]
    assert [each["label"] for each in account["passkeys"]] == ["Key"]
    assert len(answer["recovery_codes"]) == 8


def test_what_is_asked_of_a_browser_is_a_key_that_it_keeps_and_a_person_it_knows(
    house: Server,
) -> None:
    browser = house.browser()

    options = browser.ask("passkeys/new", {"name": "Aram"})

    choice = options["authenticatorSelection"]
    assert choice["residentKey"] == "required"
    assert choice["userVerification"] == "required"
    assert options["rp"]["id"] == "localhost"
    assert options["user"]["name"] == "Aram"
    asked = browser.ask("passkeys/ask")
    assert asked["userVerification"] == "required"
    assert asked["allowCredentials"] == []


def test_passkey_lets_in_on_another_device_without_a_name(
    house: Server, aram: Browser, key: Authenticator
) -> None:
    phone = house.browser(opens=False)

    assert use(phone, key)["id"] == aram.account["id"]
    assert use(house.browser(), key)["name"] == "Aram"
    assert len(aram.account["sessions"]) == 3


def test_passkey_confirms_who_one_is(house: Server, aram: Browser, key: Authenticator) -> None:
    house.clock.pass_minutes(11)
    session = dict(aram.cookies)
    assert not aram.account["is_fresh"]

    assert use(aram, key)["is_fresh"]

    assert aram.cookies == session


def test_account_takes_more_passkeys_and_gives_them_up_but_not_its_only_way_in(
    aram: Browser,
) -> None:
    other = Authenticator()
    options = aram.ask("passkeys/new")
    assert len(options["excludeCredentials"]) == 1
    account = aram.ask("passkeys/add", {"credential": other.make(options)})["account"]
    first, second = (each["id"] for each in account["passkeys"])
    assert account["passkeys"][1]["label"] == "Firefox, Linux"

    assert aram.refusal("passkeys/remove", {"id": "none"}) == (404, "no_such_passkey")
    assert len(aram.ask("passkeys/remove", {"id": first})["account"]["passkeys"]) == 1
    assert aram.refusal("passkeys/remove", {"id": second}) == (409, "last_passkey")
    aram.ask("password", {"password": PASSWORD})
    assert aram.ask("passkeys/remove", {"id": second})["account"]["passkeys"] == []


def test_passkey_that_was_removed_lets_nobody_in(
    house: Server, aram: Browser, key: Authenticator
) -> None:
    aram.ask("password", {"password": PASSWORD})
    aram.ask("passkeys/remove", {"id": aram.account["passkeys"][0]["id"]})
    phone = house.browser()

    credential = key.use(phone.ask("passkeys/ask"))

    assert phone.refusal("passkeys/use", {"credential": credential}) == (403, "bad_passkey")


def test_passkeys_are_no_more_than_so_many(aram: Browser) -> None:
    for _ in range(9):
        make(aram, Authenticator())

    assert aram.refusal("passkeys/new") == (409, "too_many_passkeys")


def test_passkey_that_counts_backwards_lets_nobody_in_and_is_marked(
    house: Server, aram: Browser, key: Authenticator
) -> None:
    use(aram, key)
    key.count = 0
    phone = house.browser()

    credential = key.use(phone.ask("passkeys/ask"))

    assert phone.refusal("passkeys/use", {"credential": credential}) == (403, "copied_passkey")
    assert not phone.account["is_account"]
    assert [each["is_suspect"] for each in aram.account["passkeys"]] == [True]


@pytest.mark.parametrize(
    ("before", "now", "gone_back"),
    [(0, 0, False), (0, 1, False), (1, 2, False), (1, 1, True), (2, 1, True), (1, 0, True)],
)
def test_count_goes_back_unless_it_grows_or_there_is_none(
    before: int, now: int, *, gone_back: bool
) -> None:
    assert has_gone_back(before, now) is gone_back


def test_challenge_is_answered_once(house: Server, aram: Browser, key: Authenticator) -> None:
    del aram
    phone = house.browser()
    options = phone.ask("passkeys/ask")
    first, second = key.use(options), key.use(options)

    phone.ask("passkeys/use", {"credential": first})

    thief = house.browser()
    assert thief.refusal("passkeys/use", {"credential": first}) == (403, "bad_passkey")
    assert thief.refusal("passkeys/use", {"credential": second}) == (403, "bad_passkey")


def test_challenge_is_open_for_five_minutes(
    house: Server, aram: Browser, key: Authenticator
) -> None:
    del aram
    phone = house.browser()
    in_time = key.use(phone.ask("passkeys/ask"))
    house.clock.pass_minutes(4.9)
    assert phone.ask("passkeys/use", {"credential": in_time})
    late = key.use(phone.ask("passkeys/ask"))
    house.clock.pass_minutes(5)
    assert phone.refusal("passkeys/use", {"credential": late}) == (403, "bad_passkey")


def test_challenge_for_one_player_is_nothing_to_another(house: Server, key: Authenticator) -> None:
    one, other = house.browser(), house.browser()
    options = one.ask("passkeys/new", {"name": "Aram"})
    asked = {"name": "Aram", "credential": key.make(options)}

    assert other.refusal("passkeys/add", asked) == (400, "bad_passkey")


@pytest.mark.parametrize("fault", ["origin", "unverified", "other key", "other site", "no key"])
def test_proof_that_proves_nothing_is_refused(
    house: Server, aram: Browser, key: Authenticator, fault: str
) -> None:
    del aram
    phone = house.browser()
    options = phone.ask("passkeys/ask")
    if fault == "origin":
        key.origin = "https://evil.example"
    if fault == "unverified":
        key.is_verified = False
    if fault == "other key":
        other = Authenticator()
        other.id = key.id
        key = other
    if fault == "other site":
        options["rpId"] = "evil.example"
    if fault == "no key":
        key = Authenticator()

    asked = {"credential": key.use(options)}

    assert phone.refusal("passkeys/use", asked) == (403, "bad_passkey")
    assert not phone.account["is_account"]


@pytest.mark.parametrize("fault", ["origin", "unverified", "other site"])
def test_new_passkey_that_proves_nothing_is_refused(
    house: Server, key: Authenticator, fault: str
) -> None:
    browser = house.browser()
    options = browser.ask("passkeys/new", {"name": "Aram"})
    if fault == "origin":
        key.origin = "http://localhost:8001"
    if fault == "unverified":
        key.is_verified = False
    if fault == "other site":
        options["rp"]["id"] = "evil.example"

    asked = {"name": "Aram", "credential": key.make(options)}

    assert browser.refusal("passkeys/add", asked) == (400, "bad_passkey")
    assert not browser.account["is_account"]


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": None},
        {"response": {"clientDataJSON": 7}},
        {"response": {"clientDataJSON": "e30"}},
        {"id": 7, "response": {"clientDataJSON": "bm9uZQ"}},
    ],
)
def test_what_is_no_credential_at_all_is_refused(house: Server, credential: Json) -> None:
    browser = house.browser()

    assert browser.refusal("passkeys/use", {"credential": credential}) == (403, "bad_passkey")
    asked = {"credential": credential, "name": "Aram"}
    assert browser.refusal("passkeys/add", asked) == (400, "bad_passkey")


def test_passkey_belongs_to_one_account(house: Server, aram: Browser, key: Authenticator) -> None:
    del aram
    other = house.browser()
    options = other.ask("passkeys/new", {"name": "Nino"})

    asked = {"name": "Nino", "credential": key.make(options)}

    assert other.refusal("passkeys/add", asked) == (409, "bad_passkey")
    assert not other.account["is_account"]


def test_name_that_is_taken_is_told_before_a_passkey_is_made(house: Server, aram: Browser) -> None:
    del aram

    assert house.browser().refusal("passkeys/new", {"name": "aram"}) == (409, "name_taken")


@pytest.mark.parametrize(
    ("address", "site"),
    [
        ("https://durak.example", ("https://durak.example", "durak.example", "durak.example")),
        ("https://Durak.example:443/", ("https://durak.example", "durak.example", "durak.example")),
        (
            "https://durak.example:8443",
            ("https://durak.example:8443", "durak.example:8443", "durak.example"),
        ),
        ("http://localhost:8000", ("http://localhost:8000", "localhost:8000", "localhost")),
        ("http://a.localhost", ("http://a.localhost", "a.localhost", "a.localhost")),
        ("http://durak.example", None),
        ("http://127.0.0.1:8000", None),
        ("https://192.0.2.7", None),
        ("https://[::1]:8000", None),
        ("https://", None),
        ("https://a:b", None),
        ("ftp://localhost", None),
    ],
)
def test_passkeys_are_for_names_over_https_and_for_this_machine(
    address: str, site: tuple[str, str, str] | None
) -> None:
    found = site_of(address)

    assert (found and (found.origin, found.host, found.id)) == site
