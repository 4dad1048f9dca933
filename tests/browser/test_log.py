"""What has happened in the deal, in words: beside a wide table, on others with the last bout."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from kozyr.rules import Rules, Take, deal_from_seed
from tests.browser.bots import Scripted, played
from tests.browser.geometry import flaws
from tests.browser.house import NEVER, House, Setting
from tests.browser.table import TablePage
from tests.browser.words import card, say
from tests.rules.notation import deal

FIRST_BOUT: Final = "A+8c B:8c/Jc"
TWO: Final = Setting(deal(["9d Qc 8c Kd 6h Ks", "Jc 7d"], "Ah"), FIRST_BOUT)
LONG: Final = deal_from_seed(Rules(), 3, bytes(32))


def sentences(log: Locator) -> list[str]:
    return log.locator("li").all_inner_texts()


def test_every_event_is_a_sentence_and_a_bout_a_chapter(table: TablePage, house: House) -> None:
    house.bot = Scripted("B+7d")
    house.seat(table.page.context, TWO)
    table.open(log=True, hold="tap", speed="normal")
    log = table.part("log")
    eight, jack = card("en", "8c"), card("en", "Jc")
    attacked = say("en", "event-attacked-you", card=eight, suit="clubs")
    expect(log.get_by_role("heading")).to_have_text([say("en", "table-log-bout", number=1)])
    assert sentences(log)[-2] == attacked
    assert jack in sentences(log)[-1]

    table.tap("done")
    expect(table.part("prompt")).to_contain_text(say("en", "prompt-tap-to-go-on"))
    # Nothing is told before it is shown.
    assert jack in sentences(log)[-1]
    table.page.mouse.click(*table.free_felt())
    table.ready()

    expect(log.get_by_role("heading")).to_have_count(2)
    assert card("en", "7d") in sentences(log)[-1]
    before = sentences(log)
    table.page.reload()
    expect(log.locator("li")).to_have_count(len(before))
    assert sentences(log) == before

    table.part("undo").click()
    expect(log.get_by_role("heading")).to_have_count(1)


def test_it_follows_its_end_speaks_the_language_and_stays_closed(
    table: TablePage, house: House
) -> None:
    turns = played(LONG, lambda game: game.result is None and game.bout.number > 6)
    house.seat(table.page.context, Setting(LONG, turns, pace=NEVER))
    table.open(log=True, language="hy")
    log = table.part("log")
    expect(log.get_by_role("heading").last).to_have_text(say("hy", "table-log-bout", number=7))
    expect(log.locator("li").last).to_be_in_viewport()
    assert log.evaluate("log => log.scrollTop > 0")
    assert flaws(table.page) == []
    # It is read where it stands; what happens is spoken once, by the live region.
    assert log.get_attribute("aria-live") is None
    seq = table.look().seq
    log.focus()
    table.page.keyboard.press("Enter")
    assert table.look().seq == seq

    table.part("log-close").click()
    expect(table.part("log-panel")).to_have_count(0)
    assert flaws(table.page) == []
    table.page.reload()
    table.root.wait_for()
    expect(table.part("log-button")).to_have_attribute("aria-expanded", "false")
    expect(table.part("log-panel")).to_have_count(0)
    table.part("log-button").click()
    expect(table.part("log-panel")).to_be_visible()


def test_it_follows_its_end_when_much_happens_at_once(table: TablePage, house: House) -> None:
    turns = played(LONG, lambda game: game.bout.number > 6 and Take() in game.moves(0))
    house.bot = Scripted(seats=3)
    house.seat(table.page.context, Setting(LONG, turns))
    table.open(log=True)
    log = table.part("log")
    expect(log.locator("li").last).to_be_in_viewport()
    bouts = log.get_by_role("heading").count()

    table.tap("take")

    expect(log.get_by_role("heading")).not_to_have_count(bouts)
    table.ready()
    expect(log.locator("li").last).to_be_in_viewport()


@pytest.mark.browser_context_args(viewport={"width": 360, "height": 640})
def test_on_a_phone_it_stands_with_the_last_bout(table: TablePage, house: House) -> None:
    house.seat(table.page.context, TWO)
    table.open(log=True)
    expect(table.part("log-panel")).to_have_count(0)
    expect(table.part("log-button")).to_have_count(0)

    table.part("last-bout").click()

    dialog = table.part("last-bout-dialog")
    expect(dialog.get_by_role("heading").first).to_have_text(say("en", "table-log"))
    expect(dialog.get_by_test_id("log")).to_contain_text(card("en", "8c"))
    expect(dialog.locator("li").last).to_be_in_viewport()
