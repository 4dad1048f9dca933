"""A game that is over is looked through again, move by move."""

import re
from typing import Final

from playwright.sync_api import expect

from kozyr.rules import Rules, deal_from_seed
from tests.browser.bots import played
from tests.browser.house import NEVER, House, Setting
from tests.browser.table import TablePage
from tests.browser.words import say

DEAL: Final = deal_from_seed(Rules(), 3, bytes(32))
TURNS: Final = played(DEAL, lambda game: game.result is not None)


def test_a_game_that_is_over_is_looked_through(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(DEAL, TURNS, pace=NEVER))
    table.open()
    page = table.page
    page.get_by_test_id("end-review").click()
    slider = page.get_by_test_id("replay-slider")
    told = page.get_by_test_id("replay-told")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or "0")
    assert last > 10
    expect(page).to_have_url(re.compile("#replay-0$"))
    expect(page.locator("[data-hand]")).to_have_count(2)
    hand = page.locator(".card-button")
    expect(hand).to_have_count(6)

    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(page.locator(".pair")).to_have_count(1)
    first = told.inner_text()
    assert first
    page.get_by_test_id("replay-open").click()
    expect(page.locator("[data-hand]")).to_have_count(0)
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    page.keyboard.press("Home")
    page.get_by_test_id("replay-forward").click()
    expect(told).to_have_text(first)
    place = say("en", "replay-place", number=1, most=last)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(place))
    mine = hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.get_by_test_id("replay-seat").select_option("1")
    expect(hand.first).not_to_have_attribute("data-card", mine[0])

    page.reload()
    expect(slider).to_have_value("1")
    page.keyboard.press(" ")
    expect(slider).to_have_value("2")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("end")).to_be_visible()
    expect(page).to_have_url(re.compile("#table$"))

    page.get_by_test_id("see-table").click()
    page.get_by_test_id("review").click()
    expect(slider).to_have_value("0")
    page.go_back()
    expect(page.get_by_test_id("end")).to_be_visible()
