"""Several attack cards of one rank in one gesture."""

import pytest
from playwright.sync_api import expect

from tests.browser.bots import Scripted
from tests.browser.finger import Finger
from tests.browser.house import NEVER, House, Setting
from tests.browser.table import TablePage
from tests.browser.words import say
from tests.rules.notation import deal

# The player is to open, and holds three eights.
THREE_EIGHTS = Setting(deal(["8c 8d 8s 6h Kd Ks", "Jc 7h"], "Ah"), pace=NEVER)

on_a_phone = pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
)


def choose(table: TablePage, first: str, *others: str) -> None:
    """Choose cards by mouse: the first with Shift, the others by a click."""
    table.page.keyboard.down("Shift")
    table.page.mouse.click(*table.look().find(first).point)
    table.page.keyboard.up("Shift")
    for card in others:
        table.page.mouse.click(*table.look().find(card).point)
    chosen(table, first, *others)


def chosen(table: TablePage, *cards: str) -> None:
    expect(table.page.locator(".card-button[data-state=selected]")).to_have_count(len(cards))
    for card in cards:
        expect(table.card(card)).to_have_attribute("data-state", "selected")


def assert_laid(table: TablePage, *cards: str) -> None:
    expect(table.page.locator(".pair")).to_have_count(len(cards))
    for card in cards:
        expect(table.pair(card)).to_be_visible()


def test_cards_chosen_by_mouse_are_laid_by_a_click_on_the_felt(
    table: TablePage, house: House
) -> None:
    house.seat(table.page.context, THREE_EIGHTS)
    table.open()
    seq = table.look().seq

    choose(table, "8c", "8d")
    assert {each.card for each in table.look().playable} == {"8c", "8d", "8s"}
    table.page.mouse.click(*table.free_felt())

    assert_laid(table, "8c", "8d")
    table.shows(seq + 1)
    assert table.look().seq == seq + 1

    table.part("undo").click()
    expect(table.page.locator(".pair")).to_have_count(0)
    assert {"8c", "8d"} < set(table.look().cards)


def test_a_card_of_another_rank_says_why_it_is_not_chosen(table: TablePage, house: House) -> None:
    house.seat(table.page.context, THREE_EIGHTS)
    table.open()

    choose(table, "8c")
    table.page.mouse.click(*table.look().find("Kd").point)

    expect(table.part("reason")).to_have_text(say("en", "prompt-one-rank"))
    chosen(table, "8c")


def test_more_than_the_defender_holds_are_not_chosen(table: TablePage, house: House) -> None:
    rules = "app first_bout_limit=2"
    house.seat(table.page.context, Setting(THREE_EIGHTS.deal, rules=rules, pace=NEVER))
    table.open()

    choose(table, "8c", "8d")
    table.page.mouse.click(*table.look().find("8s").point)

    expect(table.part("reason")).to_have_text(say("en", "why-first-bout-limit", number=2))
    table.part("lay").click()
    assert_laid(table, "8c", "8d")


@pytest.mark.parametrize("way", ["button", "escape", "right click", "cards"])
def test_what_was_chosen_is_let_go_again(table: TablePage, house: House, way: str) -> None:
    house.seat(table.page.context, THREE_EIGHTS)
    table.open()
    seq = table.look().seq

    choose(table, "8c", "8d")
    match way:
        case "button":
            table.part("unselect").click()
        case "escape":
            table.page.keyboard.press("Escape")
        case "right click":
            table.page.mouse.click(*table.free_felt(), button="right")
        case _:
            for card in ("8c", "8d"):
                table.page.mouse.click(*table.look().find(card).point)

    chosen(table)
    expect(table.part("lay")).to_have_count(0)
    assert (table.look().seq, table.look().pairs) == (seq, ())


def test_cards_chosen_by_keys_are_laid_by_enter(table: TablePage, house: House) -> None:
    house.bot = Scripted("B:8d/Jd B!")
    house.seat(table.page.context, THREE_EIGHTS)
    table.open()
    keys = table.page.keyboard

    keys.press("8")
    keys.press("x")
    keys.press("8")
    keys.press("x")
    expect(table.part("live-urgent")).to_have_text(say("en", "aria-selected", number=2))
    keys.press("8")
    keys.press("x")
    expect(table.part("prompt")).to_contain_text("8♣")
    keys.press("Enter")

    assert_laid(table, "8c", "8d", "8s")
    expect(table.part("hand").locator(":focus")).to_have_count(1)


def test_enter_lays_what_the_mouse_has_chosen(table: TablePage, house: House) -> None:
    house.seat(table.page.context, THREE_EIGHTS)
    table.open()

    choose(table, "8c", "8s")
    table.page.keyboard.press("Enter")

    assert_laid(table, "8c", "8s")


@on_a_phone
def test_a_long_press_chooses_and_a_drag_lays_all(table: TablePage, house: House) -> None:
    house.seat(table.page.context, THREE_EIGHTS)
    table.open()
    finger = Finger(table.page)

    finger.down(*table.look().find("8c").point)
    chosen(table, "8c")
    finger.up()
    chosen(table, "8c")
    table.page.touchscreen.tap(*table.look().find("8s").point)
    chosen(table, "8c", "8s")
    finger.down(*table.look().find("8s").point)
    finger.move(*table.free_felt())
    finger.up()

    assert_laid(table, "8c", "8s")


@on_a_phone
def test_a_finger_that_moves_chooses_nothing(table: TablePage, house: House) -> None:
    house.seat(table.page.context, THREE_EIGHTS)
    table.open()
    finger = Finger(table.page)
    seen = table.look()

    finger.down(*seen.find("8c").point)
    finger.slide(14, 0)
    table.page.wait_for_timeout(600)

    chosen(table)
    finger.up()
