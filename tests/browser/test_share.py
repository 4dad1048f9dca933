"""A table is shared by a link, and looked at by somebody else."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kozyr.rules import Rules, deal_from_seed
from tests.browser.bots import played
from tests.browser.conftest import PATIENCE_MS
from tests.browser.faults import Faults
from tests.browser.house import NEVER, House, Setting
from tests.browser.table import TablePage
from tests.browser.test_accessibility import violations
from tests.browser.words import say

DEAL = deal_from_seed(Rules.parse("app"), 3, bytes(32), 0)
SETTING = Setting(DEAL, pace=NEVER)
LINK = re.compile(r"/p/[\w-]{20,}$")


@pytest.fixture
def reader(browser: Browser, house: House) -> Iterator[TablePage]:
    """Somebody else's browser, in Armenian."""
    context = browser.new_context(locale="hy-AM", viewport={"width": 360, "height": 640})
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    faults = Faults(page)
    faults.forgive("404")
    yield TablePage(page, house.address)
    assert faults.unforgiven() == []
    context.close()


def share(table: TablePage, house: House, *, with_hand: bool) -> str:
    """Sit down at a table and return the link that shows it."""
    house.seat(table.page.context, SETTING)
    table.open()
    table.part("share").click()
    field = table.part("share-link")
    expect(field).to_have_value(LINK)
    if with_hand:
        covered = field.input_value()
        table.part("share-with-cards").click()
        expect(field).not_to_have_value(covered)
        expect(field).to_have_value(LINK)
    return field.input_value()


def test_a_link_shows_the_table_and_nothing_can_be_done_there(
    table: TablePage, house: House, reader: TablePage
) -> None:
    link = share(table, house, with_hand=True)
    picture = table.page.locator("[data-testid=share-sheet] img")
    expect(picture).to_have_js_property("naturalWidth", 1200)
    table.part("close").click()
    mine = table.look()

    reader.page.goto(link)
    reader.root.wait_for()
    seen = reader.look()

    assert sorted(seen.cards) == sorted(mine.cards)
    assert (seen.pairs, seen.trump, seen.playable, seen.words) == (mine.pairs, mine.trump, [], ())
    expect(reader.part("prompt")).to_have_text(
        say("hy", "app-shared", player=say("hy", "app-somebody"))
    )
    expect(reader.part("share")).to_have_count(0)
    expect(reader.page).to_have_title(say("hy", "app-name"))
    reader.part("leave").click()
    reader.part("lobby").wait_for()
    assert reader.page.url == house.address


def test_cards_that_are_not_shared_lie_covered(
    table: TablePage, house: House, reader: TablePage
) -> None:
    link = share(table, house, with_hand=False)
    table.part("close").click()
    mine = table.look()

    reader.page.goto(link)
    reader.root.wait_for()

    expect(reader.part("covered-hand")).to_have_attribute("data-count", str(len(mine.cards)))
    assert reader.look().cards == []
    assert not any(f">{card}<" in reader.page.content() for card in mine.cards)


def test_the_link_is_copied(table: TablePage, house: House) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = share(table, house, with_hand=False)

    table.part("share-copy").click()

    expect(table.part("share-copy")).to_have_text(say("en", "share-copied"))
    assert table.page.evaluate("navigator.clipboard.readText()") == link


def test_a_link_that_was_cut_off_leads_to_the_lobby_and_says_so(
    table: TablePage, house: House, reader: TablePage
) -> None:
    link = share(table, house, with_hand=False)

    answer = reader.page.goto(link[:-4])

    assert answer is not None
    assert answer.status == 404
    expect(reader.part("error")).to_have_text(say("hy", "app-bad-link"))
    reader.part("play").click()
    reader.root.wait_for()


def test_the_sheet_of_the_end_shares_the_result(
    table: TablePage, house: House, reader: TablePage
) -> None:
    ended = played(DEAL, lambda game: game.result is not None)
    house.seat(table.page.context, Setting(DEAL, ended, pace=NEVER))
    table.open()
    title = table.part("end").get_by_role("heading", level=2).inner_text()
    table.part("end-share").click()
    field = table.part("share-link")
    expect(field).to_have_value(LINK)

    reader.page.goto(field.input_value())

    reader.phase("over")
    expect(reader.part("end")).to_have_count(0)
    fool = say("hy", "result-fool", player="")
    expect(reader.part("prompt")).to_contain_text(fool.strip())
    assert title.startswith(("You are", "Aram", "Leyla"))


def test_sheet_and_shared_table_are_open_to_all(
    table: TablePage, house: House, reader: TablePage
) -> None:
    house.seat(table.page.context, SETTING)
    table.open(theme="auto")
    table.part("share").click()
    expect(table.part("share-link")).to_have_value(LINK)
    assert violations(table.page) == []

    reader.page.goto(table.part("share-link").input_value())
    reader.root.wait_for()
    assert violations(reader.page) == []


def test_a_shared_table_has_no_log_beside_it(
    table: TablePage, house: House, reader: TablePage
) -> None:
    link = share(table, house, with_hand=False)
    expect(table.part("log-button")).to_have_count(1)
    reader.page.set_viewport_size({"width": 1440, "height": 900})

    reader.page.goto(link)
    reader.root.wait_for()
    expect(reader.part("covered-hand")).to_be_visible()

    expect(reader.part("log")).to_have_count(0)
    expect(reader.part("log-button")).to_have_count(0)
