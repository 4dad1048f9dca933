"""Whole games through the page, each with one way of input only."""

import pytest
from playwright.sync_api import expect

from kozyr.bots import bot_for
from kozyr.rules import Rules, deal_from_seed
from tests.browser.bots import Steady
from tests.browser.house import House, Setting
from tests.browser.table import Act, Policy, TablePage, meekly, thriftily
from tests.browser.words import say
from tests.rules.notation import deal

on_a_phone = pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
)

# Deals in which a careful player beats a beginner nearly always.
GOOD = (
    deal(["As Ks Qs Js 10s 9s", "6c 6d 7c 7d 8c 8d"], "8s", stock="Ac Ad Ah Kc Kd Kh"),
    deal(["6s Ks Qs Ac Ad Ah", "6c 7h 8c 9d 10c 7d"], "As", stock="Kc Kd Kh 10s"),
    deal_from_seed(Rules(), 2, (354).to_bytes(32, "big")),
    deal_from_seed(Rules(), 2, (295).to_bytes(32, "big")),
)
# One in which whoever takes everything is lost.
BAD = deal(["6c 6d 6h 7c 7d 7h", "As Ks Qs Js Ac Ad"], "9s")


@pytest.fixture(autouse=True)
def steady_bots(house: House) -> None:
    house.bot = Steady(bot_for("beginner"))


def play_whole(table: TablePage, house: House, setting: Setting, act: Act, policy: Policy) -> None:
    house.seat(table.page.context, setting)
    table.open()
    table.play(act, policy)
    table.part("end").wait_for()


def win(table: TablePage, house: House, act: Act) -> None:
    """Play the good deals until one is won."""
    for good in GOOD:
        play_whole(table, house, Setting(good), act, thriftily)
        if table.part("fool").inner_text() == fool("Aram"):
            return
        table.part("leave").click()
    pytest.fail("none of the good deals was won")


def fool(name: str) -> str:
    return say("en", "result-place-fool", player=name)


@on_a_phone
def test_a_game_is_won_by_taps_alone(table: TablePage, house: House) -> None:
    win(table, house, TablePage.tap)

    end = table.part("end")
    expect(end.get_by_role("heading", level=2)).to_have_text(
        say("en", "result-fool", player="Aram")
    )
    expect(end).to_contain_text(say("en", "end-safe-you"))
    expect(end.get_by_role("listitem")).to_have_text(["1 You", fool("Aram")])


@on_a_phone
def test_a_game_is_lost_by_taps_alone(table: TablePage, house: House) -> None:
    play_whole(table, house, Setting(BAD), TablePage.tap, meekly)

    end = table.part("end")
    expect(end.get_by_role("heading", level=2)).to_have_text(say("en", "result-fool-you"))
    expect(end).to_contain_text(say("en", "result-fool-note"))
    expect(end.get_by_role("listitem")).to_have_text(["1 Aram", fool("You")])


def test_a_game_is_played_by_dragging_alone(table: TablePage, house: House) -> None:
    win(table, house, TablePage.drag)


def test_a_game_is_played_by_keys_alone(table: TablePage, house: House) -> None:
    win(table, house, TablePage.press)
