"""A card that is prepared while others act."""

import random
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from kozyr.rules import Move, View
from tests.browser.bots import Scripted
from tests.browser.house import PATIENCE_S, House, Setting
from tests.browser.table import TablePage
from tests.browser.words import say
from tests.rules.notation import deal

# Aram is to open against the player; hearts are trumps.
AWAITED = Setting(deal(["9h Kc Kd 7s 6d Ks", "8c 8d 6h"], "Ah"))


class Thoughtful(Scripted):
    """Makes no move before the test lets it."""

    def __init__(self, turns: str) -> None:
        super().__init__(turns)
        self.may_act = threading.Event()

    def choose(self, view: View, rng: random.Random) -> Move | None:
        self.may_act.wait(PATIENCE_S)
        return super().choose(view, rng)


@pytest.fixture
def aram(table: TablePage, house: House) -> Iterator[Thoughtful]:
    """The opponent, who thinks; the player sits at the table."""
    house.bot = bot = Thoughtful("B+8c B.")
    house.seat(table.page.context, AWAITED)
    table.open(premoves=True)
    expect(table.part("prompt")).to_have_text(say("en", "prompt-wait-open-you", player="Aram"))
    yield bot
    bot.may_act.set()


def prepare(table: TablePage, card: str) -> None:
    table.page.mouse.click(*table.look().find(card).point)
    expect(table.card(card)).to_have_attribute("data-state", "prepared")


def test_a_prepared_card_is_played_as_soon_as_it_can_be(table: TablePage, aram: Thoughtful) -> None:
    prepare(table, "7s")
    prepare(table, "Kc")
    expect(table.page.locator("[data-state=prepared] > .lift")).to_have_count(1)
    expect(table.card("Kc")).to_have_accessible_name("king of clubs, prepared")

    aram.may_act.set()

    expect(table.page.locator(".pair")).to_have_count(0)
    table.part("last-bout").click()
    pair = table.part("last-bout-dialog").get_by_role("listitem")
    expect(pair).to_contain_text("king of clubs")


def test_a_prepared_card_that_does_not_fit_stays_and_says_why(
    table: TablePage, aram: Thoughtful
) -> None:
    prepare(table, "7s")

    aram.may_act.set()

    expect(table.part("reason")).to_contain_text("8♣")
    expect(table.card("7s")).to_have_attribute("data-state", "dimmed")
    expect(table.pair("8c")).not_to_have_attribute("data-beat", "7s")


@pytest.mark.parametrize("way", ["the card", "the felt", "escape"])
def test_a_prepared_card_can_be_let_go(table: TablePage, aram: Thoughtful, way: str) -> None:
    prepare(table, "Kc")

    match way:
        case "the card":
            table.page.mouse.click(*table.look().find("Kc").point)
        case "the felt":
            table.page.mouse.click(*table.free_felt())
        case _:
            table.page.keyboard.press("Escape")
    expect(table.card("Kc")).to_have_attribute("data-state", "plain")
    aram.may_act.set()

    expect(table.card("Kc")).to_have_attribute("data-state", "playable")
    expect(table.pair("8c")).to_be_visible()


def test_nobody_looks_and_nothing_is_played(table: TablePage, aram: Thoughtful) -> None:
    prepare(table, "Kc")

    table.page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { value: true, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
          Object.defineProperty(document, 'hidden', { value: false, configurable: true });
        }"""
    )
    expect(table.part("reason")).to_have_text(say("en", "prompt-dropped"))
    aram.may_act.set()

    expect(table.card("Kc")).to_have_attribute("data-state", "playable")


def test_unless_it_is_wished_a_tap_prepares_nothing(table: TablePage, house: House) -> None:
    house.bot = bot = Thoughtful("B+8c B.")
    house.seat(table.page.context, AWAITED)
    table.open()

    table.page.mouse.click(*table.look().find("Kc").point)

    expect(table.part("reason")).to_be_visible()
    expect(table.card("Kc")).to_have_attribute("data-state", "plain")
    bot.may_act.set()
