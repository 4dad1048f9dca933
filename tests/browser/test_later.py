"""What opens later: its code and its words are fetched when nobody waits for them."""

import re
from re import Pattern
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.faults import Faults
from tests.browser.table import TablePage
from tests.browser.words import say

LATER_WORDS: Final = re.compile(r"/assets/en-later-[^/]+\.txt$")
TABLE_CODE: Final = re.compile(r"/assets/Table-[^/]+\.js$")
# How a key would look if a message were not there yet.
KEY: Final = re.compile(r"\b(howto|faq|rule|value|preset|settings|keys|says|learn|lesson)-[a-z]")


def test_all_of_it_is_fetched_before_it_is_asked_for(table: TablePage) -> None:
    with table.page.expect_response(LATER_WORDS):
        table.open(seated=False)


def test_what_is_opened_waits_for_its_words(table: TablePage) -> None:
    held: list[Route] = []
    # Playwright marks the function that it is given, which a method of a list does not bear.
    table.page.route(LATER_WORDS, lambda route: held.append(route))  # noqa: PLW0108
    table.open(seated=False)

    table.part("howto-button").click()

    expect(table.part("moment")).to_have_text(say("en", "app-moment"))
    expect(table.part("howto")).to_have_count(0)
    for route in held:
        route.continue_()
    howto = table.part("howto")
    expect(howto.get_by_role("heading", level=2)).to_have_text(say("en", "howto-title"))
    expect(table.part("moment")).to_have_count(0)
    assert KEY.search(howto.inner_text()) is None
    ten = howto.locator(".card .ten .rank").first
    assert ten.evaluate("rank => rank.scrollHeight < 2 * rank.clientHeight")


def refuse(page: Page, what: Pattern[str], times: int) -> list[str]:
    """Let *what* not come so many *times*; every address that is asked for is in the list."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > times:
            route.continue_()
        else:
            route.abort()

    page.route(what, answer)
    return asked


def test_what_could_not_be_fetched_is_tried_again(table: TablePage, faults: Faults) -> None:
    faults.forgive("ERR_FAILED")
    asked = refuse(table.page, LATER_WORDS, 2)
    table.open(seated=False)

    table.part("settings-button").click()

    expect(table.part("settings")).to_contain_text(say("en", "settings-theme"))
    assert len(asked) > 2


def test_a_table_whose_code_did_not_come_is_there_after_all(
    table: TablePage, faults: Faults
) -> None:
    faults.forgive("ERR_FAILED")
    asked = refuse(table.page, TABLE_CODE, 1)
    table.open(seated=False)

    table.part("play").click()

    expect(table.part("hand")).to_be_visible()
    assert len(asked) == 2


@pytest.mark.parametrize(
    ("button", "part"),
    [
        ("choose-button", "choose"),
        ("howto-button", "howto"),
        ("learn-button", "learn"),
        ("settings-button", "settings"),
    ],
)
def test_no_key_is_shown_for_a_word(table: TablePage, button: str, part: str) -> None:
    table.open(seated=False)

    table.part(button).click()

    expect(table.part(part)).to_be_visible()
    assert KEY.search(table.part(part).inner_text()) is None


def test_another_language_brings_all_its_words(table: TablePage) -> None:
    with table.page.expect_response(LATER_WORDS):
        table.open(seated=False)
    table.part("settings-button").click()

    table.part("set-language").select_option(label="Eesti")

    title = table.part("settings").get_by_role("heading", level=2)
    expect(title).to_have_text(say("et", "settings-title"))
    assert KEY.search(table.part("settings").inner_text()) is None
