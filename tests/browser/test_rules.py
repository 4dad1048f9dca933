"""Whole games by rules of all kinds, through the page."""

import pytest
from playwright.sync_api import expect

from kozyr.bots import bot_for
from kozyr.rules import Rules, Swap, deal_from_seed
from tests.browser.bots import Steady, played
from tests.browser.house import NEVER, House, Setting
from tests.browser.table import Choice, Look, TablePage, meekly, willingly
from tests.browser.words import say

# Seat A attacks and holds the ten of spades twice.
WITH_TWINS = deal_from_seed(Rules.preset("two packs"), 2, (394).to_bytes(32, "big"))


@pytest.fixture(autouse=True)
def steady_bots(house: House) -> None:
    house.bot = Steady(bot_for("beginner"))


def sit_down(
    table: TablePage, house: House, rules: str, seats: int, *, seed: int = 1, speed: str = "fast"
) -> None:
    deal = deal_from_seed(Rules.parse(rules), seats, seed.to_bytes(32, "big"))
    house.seat(table.page.context, Setting(deal, rules=rules))
    table.open(speed=speed)


def play_whole(table: TablePage, house: House, rules: str, seats: int, seed: int = 1) -> list[Look]:
    """Play a deal to its end; what was seen at each turn."""
    sit_down(table, house, rules, seats, seed=seed)
    seen: list[Look] = []

    def policy(look: Look) -> Choice:
        seen.append(look)
        return willingly(look)

    table.play(TablePage.tap, policy)
    table.part("end").wait_for()
    return seen


def test_a_game_of_teams(table: TablePage, house: House) -> None:
    play_whole(table, house, "teams", 4)

    end = table.part("end")
    expect(end.locator("[data-team]")).to_have_count(4)
    mine = say("en", "result-team-fools-you")
    others = say("en", "result-team-fools", players="Aram and Tõnu")
    assert end.get_by_role("heading", level=2).inner_text() in (mine, others)


def test_partners_are_marked_by_number_and_in_words(table: TablePage, house: House) -> None:
    sit_down(table, house, "teams", 4)

    partner = table.page.locator("[data-seat='2']")
    expect(partner).to_contain_text(say("en", "table-partner"))
    expect(partner).to_contain_text(say("en", "table-team", number=1))
    expect(table.page.locator("[data-seat='1'].seat")).to_have_attribute("data-team", "1")


def test_a_game_with_two_packs(table: TablePage, house: House) -> None:
    seen = play_whole(table, house, "two packs", 4)

    assert any(len(set(look.cards)) < len(look.cards) for look in seen), "no twins were held"


def test_a_twin_that_is_played_leaves_the_other(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(WITH_TWINS, rules="two packs", pace=NEVER))
    table.open()
    both = table.card("10s")
    expect(both).to_have_count(2)
    _, second = (each for each in table.look().hand if each.card == "10s")

    table.page.mouse.click(*second.point)

    expect(both).to_have_count(1)
    expect(table.pair("10s")).to_have_count(1)
    expect(table.part("hand")).to_have_attribute("data-count", "5")


def test_a_game_with_jokers(table: TablePage, house: House) -> None:
    for seed in range(3):
        seen = play_whole(table, house, "jokers", 3, seed=seed)
        if any(card.startswith("*") for look in seen for card in look.cards):
            return
        table.part("leave").click()
    pytest.fail("no joker was ever held")


def test_a_game_one_by_one(table: TablePage, house: House) -> None:
    play_whole(table, house, "one by one", 4)


def test_a_game_of_transfers_and_shows(table: TablePage, house: House) -> None:
    seen = play_whole(table, house, "transfer and show", 4)

    assert any("transfer" in look.words for look in seen), "nothing could be transferred"


def test_a_series_keeps_its_score_from_deal_to_deal(table: TablePage, house: House) -> None:
    sit_down(table, house, "two-player series to 5", 2, speed="off")
    table.play(TablePage.tap, meekly)
    end = table.part("end")
    end.wait_for()
    series = end.get_by_test_id("series")
    expect(series).to_contain_text(say("en", "series-to-points", number=5))
    points = series.get_by_role("row")
    expect(points).to_have_text(["Aram1", "You0"])

    expect(table.part("rematch")).to_have_text(say("en", "series-next-deal"))
    table.part("rematch").click()
    table.part("end").wait_for(state="detached")
    table.ready()
    table.part("rules-button").click()

    expect(table.part("rules").get_by_role("row")).to_have_text(["Aram1", "You0"])


def test_no_trumps_are_said_and_shown(table: TablePage, house: House) -> None:
    sit_down(table, house, "app trump_mode=none", 3)

    assert table.look().trump is None
    expect(table.part("stock")).to_contain_text(say("en", "aria-stock-no-trumps", number=18))


def test_the_discard_is_looked_through(table: TablePage, house: House) -> None:
    sit_down(table, house, "app discard=open", 2, speed="off")
    while table.part("discard-look").count() == 0:
        seen = table.ready()
        assert seen.phase != "over"
        table.tap(willingly(seen))
        table.shows(seen.seq + 1)
    count = table.part("discard").get_attribute("data-count")

    table.part("discard-look").click()

    expect(table.part("discard-sheet").get_by_role("listitem")).to_have_count(int(count or 0))


def test_the_trump_card_is_exchanged_by_its_button(table: TablePage, house: House) -> None:
    rules = "app swap_trump=on"
    deal = deal_from_seed(Rules.parse(rules), 2, bytes(32))
    turns = played(deal, lambda game: Swap() in game.view(0).moves, rules)
    house.seat(table.page.context, Setting(deal, turns, rules, NEVER))
    table.open(speed="fast")
    swap = table.part("swap")
    expect(swap).to_contain_text(say("en", "action-swap"))
    hand = table.look().cards
    lowest, taken = "6s", table.part("stock").locator("[data-card]").get_attribute("data-card")

    swap.click()

    expect(table.part("stock").locator("[data-card]")).to_have_attribute("data-card", lowest)
    expect(table.card(str(taken))).to_have_count(1)
    expect(table.card(lowest)).to_have_count(0)
    expect(swap).to_have_count(0)
    expect(table.part("hand")).to_have_attribute("data-count", str(len(hand)))
    expect(table.part("live")).to_contain_text("You exchange the six of spades")
