"""Becoming an account, and being one, in a real browser with a real passkey."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.house import House
from tests.browser.table import TablePage
from tests.browser.words import say

PASSWORD = "xk38fjaz!"  # noqa: S105 - of nobody


class AccountPage:
    """The page at ``localhost``, where browsers have passkeys, and its dialog."""

    def __init__(self, page: Page, house: House) -> None:
        self.page = page
        self.address = f"http://localhost:{house.port}/?lang=en"

    def part(self, name: str) -> Any:  # noqa: ANN401 - a locator
        return self.page.get_by_test_id(name)

    def open(self) -> None:
        self.page.goto(self.address)
        self.part("account-button").click()
        self.part("account").locator("form, section").first.wait_for()

    def fill(self, **fields: str) -> None:
        for name, text in fields.items():
            self.part(f"account-{name}").fill(text)

    def join(self, name: str) -> None:
        self.open()
        self.fill(name=name, password=PASSWORD)
        self.part("account-submit").click()
        self.part("account-codes").wait_for()

    def choose(self, way: str) -> None:
        self.part("account-way").get_by_label(say("en", way)).check()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[House]:
    """A server of its own: the name of an account is nobody else's from then on."""
    with House(tmp_path_factory.mktemp("house"), client) as opened:
        yield opened


@pytest.fixture
def accounts(table: TablePage, house: House) -> AccountPage:
    return AccountPage(table.page, house)


@pytest.fixture
def authenticator(page: Page) -> Iterator[Any]:
    """A device that makes passkeys and whose owner always agrees; gives what it keeps."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable", {"enableUI": False})
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})

    def call(what: str, **given: object) -> Any:  # noqa: ANN401 - as the protocol has it
        about = {"authenticatorId": made["authenticatorId"]} | given
        return session.send(f"WebAuthn.{what}", about)

    yield call
    session.detach()


def test_guest_becomes_an_account_in_the_middle_of_a_game_and_plays_on(
    accounts: AccountPage, house: House
) -> None:
    table = TablePage(accounts.page, f"http://localhost:{house.port}/")
    table.open(seated=False)
    table.part("play").click()
    seen = table.ready()
    table.part("lobby-button").click()
    accounts.part("account-button").click()
    expect(accounts.part("account-guest")).to_contain_text(re.compile(r"Guest \d{4}"))

    accounts.fill(name="Leyla", password=PASSWORD)
    accounts.part("account-submit").click()

    codes = accounts.part("account-codes").locator("li")
    expect(codes).to_have_count(8)
    with table.page.expect_download() as saving:
        accounts.part("account-codes-save").click()
    assert codes.first.inner_text() in Path(saving.value.path()).read_text(encoding="utf-8")
    accounts.part("account-codes-kept").click()
    expect(accounts.part("account-who")).to_have_text("Leyla")
    expect(accounts.part("account-sessions")).to_contain_text("Chrome, Linux")
    accounts.part("account-close").click()
    table.part("continue").click()
    assert table.ready().cards == seen.cards


def test_what_is_wrong_is_said_at_its_field_and_the_keyboard_is_there(
    accounts: AccountPage,
    faults: Any,  # noqa: ANN401 - the fixture of the house
) -> None:
    faults.forgive("422")
    faults.forgive("403")
    accounts.open()
    accounts.fill(name="ab", password=PASSWORD)
    accounts.part("account-submit").click()

    name = accounts.part("account-name")
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(name).to_be_focused()
    expect(accounts.page.get_by_role("alert")).to_have_text(
        say("en", "account-error-name-too-short")
    )
    accounts.fill(name="Nare", password="password")  # noqa: S106 - of nobody
    accounts.page.keyboard.press("Enter")
    expect(accounts.page.get_by_role("alert")).to_have_text(
        say("en", "account-error-password-weak")
    )
    expect(accounts.part("account-password")).to_be_focused()
    accounts.choose("account-login-tab")
    expect(accounts.page.get_by_role("alert")).to_have_count(0)
    accounts.fill(name="Nare", password="whatever")  # noqa: S106 - of nobody
    accounts.part("account-submit").click()
    expect(accounts.page.get_by_role("alert")).to_have_text(say("en", "account-error-wrong-login"))


def test_forms_tell_what_keeps_passwords_what_they_ask_for(accounts: AccountPage) -> None:
    def asked() -> list[str | None]:
        inputs = accounts.part("account-form").locator("input:not([type=checkbox])").all()
        return [field.get_attribute("autocomplete") for field in inputs]

    accounts.open()
    assert asked() == ["username", "new-password"]
    accounts.choose("account-login-tab")
    assert asked() == ["username", "current-password"]
    accounts.part("account-forgot").click()
    assert asked() == ["username", "off", "new-password"]


def test_another_device_logs_in_is_seen_and_logged_out_from_the_first(
    accounts: AccountPage,
    new_context: Callable[[], BrowserContext],
    house: House,
) -> None:
    accounts.join("Gohar")
    accounts.part("account-codes-kept").click()
    context = new_context()
    phone = AccountPage(context.new_page(), house)
    phone.open()
    phone.choose("account-login-tab")
    phone.fill(name="gohar", password=PASSWORD)
    phone.part("account-submit").click()
    expect(phone.part("account-who")).to_have_text("Gohar")
    with phone.page.expect_navigation():
        phone.part("account-close").click()

    accounts.open()
    accounts.part("account-session-end").click()
    expect(accounts.part("account-session-end")).to_have_count(0)
    phone.part("account-button").click()
    phone.part("account-guest").wait_for()
    context.close()


def test_passkey_makes_an_account_and_lets_in_again(
    accounts: AccountPage,
    authenticator: Any,  # noqa: ANN401 - a call
) -> None:
    accounts.open()
    accounts.fill(name="Aram")
    accounts.part("account-passkey").click()
    accounts.part("account-codes-kept").click()
    expect(accounts.part("account-who")).to_have_text("Aram")
    (credential,) = authenticator("getCredentials")["credentials"]
    assert credential["isResidentCredential"]
    assert credential["rpId"] == "localhost"

    with accounts.page.expect_navigation():
        accounts.part("account-logout").click()
    accounts.part("account-button").click()
    accounts.choose("account-login-tab")
    accounts.part("account-passkey").click()

    expect(accounts.part("account-who")).to_have_text("Aram")


def test_passkey_that_is_not_given_is_said_and_all_else_still_works(
    accounts: AccountPage,
    authenticator: Any,  # noqa: ANN401 - a call
) -> None:
    authenticator("setUserVerified", isUserVerified=False)
    accounts.open()
    accounts.fill(name="Tamar")
    accounts.part("account-passkey").click()
    expect(accounts.part("account-problem")).to_have_text(say("en", "account-error-bad-passkey"))
    accounts.fill(name="Tamar", password=PASSWORD)
    accounts.part("account-submit").click()
    accounts.part("account-codes").wait_for()


def test_account_is_exported_and_deleted_for_good(
    accounts: AccountPage,
    faults: Any,  # noqa: ANN401 - the fixture of the house
) -> None:
    faults.forgive("403")
    accounts.join("Rauf")
    accounts.part("account-codes-kept").click()
    with accounts.page.expect_download() as exporting:
        accounts.part("account-export").click()
    assert json.loads(Path(exporting.value.path()).read_bytes())["name"] == "Rauf"

    accounts.part("account-change-delete").click()
    with accounts.page.expect_navigation():
        accounts.part("account-delete").click()

    accounts.part("account-button").click()
    accounts.choose("account-login-tab")
    accounts.fill(name="Rauf", password=PASSWORD)
    accounts.part("account-submit").click()
    expect(accounts.page.get_by_role("alert")).to_have_text(say("en", "account-error-wrong-login"))


def test_dialog_can_be_used_by_keys_alone(accounts: AccountPage) -> None:
    accounts.page.goto(accounts.address)
    accounts.part("account-button").focus()
    keys = accounts.page.keyboard
    keys.press("Enter")
    accounts.part("account-form").wait_for()
    for _ in range(8):
        keys.press("Tab")
        if accounts.part("account-name").evaluate("field => field === document.activeElement"):
            break
    keys.type("Luka")
    keys.press("Tab")
    keys.type(PASSWORD)
    keys.press("Enter")
    accounts.part("account-codes").wait_for()
    keys.press("Escape")
    expect(accounts.part("account-button")).to_be_focused()
