"""The hand in the player's own order."""

import pytest
from playwright.sync_api import expect

from tests.browser.finger import Finger
from tests.browser.house import NEVER, House, Setting
from tests.browser.table import TablePage
from tests.browser.words import say
from tests.rules.notation import deal

TO_OPEN = Setting(deal(["6c 7c 8d 9s 6h Ks", "Jc 7h"], "Ah"), pace=NEVER)
BY_SUIT = ["6c", "7c", "8d", "9s", "Ks", "6h"]

on_a_phone = pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
)


def test_alt_and_an_arrow_move_the_card_and_a_reload_keeps_it(
    table: TablePage, house: House
) -> None:
    house.seat(table.page.context, TO_OPEN)
    table.open()
    assert table.look().cards == BY_SUIT
    keys = table.page.keyboard

    keys.press("Home")
    keys.press("Alt+ArrowRight")
    keys.press("Alt+ArrowRight")

    expect(table.card("6c")).to_be_focused()
    moved = ["7c", "8d", "6c", "9s", "Ks", "6h"]
    assert table.look().cards == moved
    expect(table.part("live-urgent")).to_have_text(
        say("en", "aria-moved", card="six of clubs", place=3, number=6)
    )
    table.page.reload()
    table.shows(0)
    assert table.look().cards == moved


def test_a_card_dragged_sideways_changes_its_place_and_one_dragged_up_is_played(
    table: TablePage, house: House
) -> None:
    house.seat(table.page.context, TO_OPEN)
    table.open(sort="own")
    x, y = table.look().find("9s").point

    table.carry("6c", x + 2, y + 20)

    assert table.look().cards == ["7c", "8d", "6c", "9s", "Ks", "6h"]
    table.carry("8d", *table.free_felt())
    expect(table.pair("8d")).to_be_visible()
    assert table.look().cards == ["7c", "6c", "9s", "Ks", "6h"]


@on_a_phone
def test_a_finger_carries_a_card_sideways_to_its_place(table: TablePage, house: House) -> None:
    house.seat(table.page.context, TO_OPEN)
    table.open(sort="own")
    finger = Finger(table.page)
    seen = table.look()
    (_, height), (x, _) = seen.find("Ks").point, seen.find("7c").point

    finger.down(*seen.find("Ks").point)
    finger.move(x, height)
    expect(table.part("gap")).to_be_visible()
    finger.up()

    assert table.look().cards == ["6c", "Ks", "7c", "8d", "9s", "6h"]


def test_the_order_goes_round_and_does_not_change_during_a_press(
    table: TablePage, house: House
) -> None:
    house.seat(table.page.context, TO_OPEN)
    table.open()
    by_rank = ["6c", "7c", "8d", "9s", "Ks", "6h"]
    by_rank = sorted(by_rank, key=lambda card: (card[-1] == "h", "6789K".index(card[0])))

    mouse = table.page.mouse
    mouse.move(*table.look().find("Ks").point)
    mouse.down()
    table.page.keyboard.press("s")
    table.page.keyboard.press("s")
    expect(table.part("live-urgent")).to_have_text(say("en", "aria-sorted-by-own"))
    table.page.keyboard.press("s")
    table.page.keyboard.press("s")
    assert table.look().cards == BY_SUIT
    mouse.move(2, 2)
    mouse.up()
    assert table.look().cards == by_rank
