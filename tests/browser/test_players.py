"""Profiles, the best players and one's own games, from the lobby and back."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from kozyr.tables import SeatSettings
from tests.browser.faults import Faults
from tests.browser.house import House
from tests.browser.table import TablePage
from tests.browser.words import say

GAMES = 28
"""After so many against one other a rating is settled; they do not fit on one page."""
GOHAR = SeatSettings("Gohar", "regular")


@pytest.fixture
def me(house: House, context: BrowserContext) -> str:
    """The public id of the page's player, who has played."""
    return house.let_play(context, GOHAR, GAMES)


def test_who_has_played_nothing_is_invited(table: TablePage) -> None:
    table.page.set_viewport_size({"width": 360, "height": 640})
    table.open(seated=False)
    scrolled = table.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert scrolled == 0

    table.part("best-button").click()
    table.part("best-number").get_by_label("5", exact=True).check()
    expect(table.part("players-none")).to_have_text(say("en", "players-best-none"))
    table.part("best-me").click()
    expect(table.part("players-none")).to_have_text(say("en", "players-unrated-me"))
    table.page.go_back()
    table.page.go_back()
    expect(table.part("best")).to_have_count(0)

    table.part("games-button").click()
    expect(table.part("players-none")).to_contain_text(say("en", "games-none"))
    table.part("games-play").click()
    assert len(table.ready().hand) >= 6


def test_a_game_is_found_replayed_and_left_again(table: TablePage, me: str) -> None:
    table.open(seated=False)
    table.part("games-button").click()
    rows = table.part("game-list").locator("[data-game]")
    expect(rows).to_have_count(20)
    table.part("games-more").click()
    expect(rows).to_have_count(GAMES)
    expect(table.part("games-more")).to_have_count(0)
    expect(rows.first).to_contain_text("Gohar")

    rows.nth(1).click()
    table.part("replay-slider").wait_for()
    expect(table.part("replay-seat").locator("option:checked")).to_have_text(say("en", "app-you"))
    table.part("replay-forward").click()
    expect(table.part("replay-place")).to_have_text(re.compile(r"^1 / \d+$"))
    expect(table.page).to_have_url(re.compile(rf"#game-{me}-26-1/1$"))

    table.page.reload()
    expect(table.part("replay-place")).to_have_text(re.compile(r"^1 / \d+$"))
    table.part("replay-close").click()
    expect(table.part("games")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.part("lobby")).to_be_visible()
    expect(table.part("games")).to_have_count(0)


def test_the_best_lead_to_profiles_with_their_course(table: TablePage, me: str) -> None:
    table.open(seated=False)
    table.part("best-button").click()
    leaders = table.part("leaders")
    expect(leaders.locator("[data-level=regular]")).to_contain_text(
        say("en", "lobby-level-regular")
    )
    leaders.locator(f"[data-player='{me}']").focus()
    table.page.keyboard.press("Enter")

    rating = table.part("player-ratings").locator("[data-family=throw_in]")
    expect(rating).to_contain_text(f"{GAMES} games")
    expect(rating.get_by_role("img", name="Rating over time")).to_be_visible()
    inside = rating.evaluate(
        "card => card.querySelector('[role=img]').getBoundingClientRect().right"
        " <= card.getBoundingClientRect().right"
    )
    assert inside
    expect(table.part("game-list").locator("[data-game]")).to_have_count(12)
    table.page.keyboard.press("Escape")
    expect(table.part("best")).to_be_visible()


def test_who_is_not_there_is_said(table: TablePage, faults: Faults) -> None:
    faults.forgive("404")
    table.open(seated=False)
    table.page.goto(f"{table.page.url}#player-nobody")
    expect(table.part("players-waiting")).to_have_text(say("en", "players-missing"))
    table.part("close").click()
    expect(table.part("player")).to_have_count(0)


def test_a_person_at_the_table_is_tapped_to_see_who_he_is(
    table: TablePage, browser: Browser, house: House
) -> None:
    named = "localStorage['kozyr.settings'] ??= JSON.stringify({ name: %r })"
    table.page.add_init_script(named % "Aram")
    table.open(seated=False)
    table.part("friends").click()
    table.part("gathering").wait_for()
    link = table.page.url
    with browser.new_context() as context:
        guest = TablePage(context.new_page(), house.address)
        guest.page.add_init_script(named % "Nino")
        guest.page.goto(link)
        guest.part("gather-sit").click()
        table.part("gather-start").click()
        table.root.wait_for()

        table.part("seat-profile").click()
        expect(table.part("player")).to_contain_text(say("en", "players-unrated"))
        expect(table.page).to_have_url(re.compile("#table-"))
        table.page.keyboard.press("Escape")
        expect(table.part("player")).to_have_count(0)
        expect(table.root).to_be_visible()
