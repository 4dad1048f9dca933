"""What lasts: from deal to deal, from language to language, and beyond being out."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from kozyr.rules import Rules, deal_from_seed
from tests.browser.bots import Scripted, played
from tests.browser.house import AT_ONCE, NEVER, House, Setting
from tests.browser.table import TablePage
from tests.browser.words import UNLIKE, card, say
from tests.rules.notation import deal

THREE = deal_from_seed(Rules(), 3, bytes(32))
TWO = deal_from_seed(Rules(), 2, bytes(32))

TOUCHES: Final[dict[str, Callable[[TablePage], None]]] = {
    "a tap": lambda table: table.tap(("9d", None)),
    "a drag": lambda table: table.drag(("9d", "8c")),
    "a key": lambda table: table.page.keyboard.press("t"),
}


def test_the_language_changes_in_the_middle_of_a_game(table: TablePage, house: House) -> None:
    setting = Setting(deal(["9h Kc Kd 7s 6d Ks", "8c 8d 6h"], "Ah"), "B+8c B+8d", pace=NEVER)
    house.seat(table.page.context, setting)
    table.open()
    before = table.look()

    for language in (*UNLIKE[1:], "en"):
        table.part("settings-button").click()
        table.part("set-language").select_option(language)
        expect(table.page.locator("html")).to_have_attribute("lang", language)
        table.part("settings").get_by_test_id("close").click()

        expect(table.part("prompt")).to_have_text(say(language, "prompt-defend", number=2))
        assert table.look() == before
        rank = card(language, "Kc")[0]
        expect(table.card("Kc").locator(".rank").first).to_have_text(rank)

    table.page.reload()
    expect(table.part("prompt")).to_have_text(say("en", "prompt-defend", number=2))


def test_a_rematch_deals_anew_at_the_same_table(table: TablePage, house: House) -> None:
    turns = played(TWO, lambda game: game.result is not None)
    house.seat(table.page.context, Setting(TWO, turns, pace=AT_ONCE))
    table.open()
    ended = table.look()
    assert ended.phase == "over"

    table.part("rematch").click()

    expect(table.part("end")).to_have_count(0)
    table.shows(ended.seq + 1)
    seen = table.ready()
    assert len(seen.hand) >= 6
    expect(table.root).not_to_have_attribute("data-phase", "over")


def test_who_is_out_may_skip_to_the_end(table: TablePage, house: House) -> None:
    turns = played(THREE, lambda game: 0 in game.out and game.result is None)
    house.seat(table.page.context, Setting(THREE, turns, pace=NEVER))
    table.open()
    expect(table.part("prompt")).to_have_text(say("en", "prompt-out"))
    expect(table.part("end")).to_have_count(0)

    table.part("skip").click()

    expect(table.part("end")).to_be_visible()
    expect(table.part("end")).to_contain_text(say("en", "end-safe-you"))


def test_a_finished_bout_stays_to_be_seen_and_the_next_tap_lets_it_go(
    table: TablePage, house: House
) -> None:
    setting = Setting(deal(["9d Qc 8c Kd 6h Ks", "Jc 7h"], "Ah"), "A+8c B:8c/Jc")
    house.seat(table.page.context, setting)
    table.open(hold="tap", speed="normal")

    table.tap("done")
    expect(table.part("last-bout")).to_be_enabled()
    expect(table.root).to_have_attribute("data-settled", "false")
    expect(table.pair("8c")).to_be_visible()
    expect(table.part("prompt")).to_contain_text(say("en", "prompt-tap-to-go-on"))

    table.part("settings-button").click()
    table.part("settings").get_by_test_id("close").click()
    table.page.keyboard.press("?")
    table.part("keys").get_by_test_id("close").click()
    expect(table.pair("8c")).to_be_visible()

    table.page.mouse.click(*table.free_felt())
    expect(table.pair("8c")).to_have_count(0)
    expect(table.root).to_have_attribute("data-settled", "true")
    expect(table.part("discard")).to_have_attribute("data-count", "2")


@pytest.mark.parametrize("touch", TOUCHES)
def test_nothing_is_played_on_what_has_not_been_shown(
    table: TablePage, house: House, touch: str
) -> None:
    # Aram attacks with the seven while the beaten bout still lies there.
    house.seat(
        table.page.context, Setting(deal(["9d Qc 8c Kd 6h Ks", "Jc 7d"], "Ah"), "A+8c B:8c/Jc")
    )
    house.bot = Scripted("B+7d")
    table.open(hold="tap", speed="normal")
    known = table.look().seq
    table.tap("done")
    table.page.wait_for_function(
        "seq => Number(document.querySelector('[data-seq]').dataset.seq) >= seq", arg=known + 2
    )
    held = table.look()
    assert (held.pairs, held.turn, held.playable) == ((("8c", "Jc"),), False, [])
    assert held.words == ()

    TOUCHES[touch](table)

    seen = table.ready()
    assert (seen.pairs, "9d" in seen.cards) == ((("7d", None),), True)
    expect(table.part("prompt")).to_have_text(say("en", "prompt-defend", number=1))
    # Another touch so soon would be spent like the first (SPENT_MS in rhythm.ts).
    table.page.wait_for_timeout(400)
    table.tap(("9d", None))
    expect(table.pair("7d")).to_have_attribute("data-beat", "9d")


def test_the_end_that_was_put_aside_can_be_played_on_from(table: TablePage, house: House) -> None:
    turns = played(TWO, lambda game: game.result is not None)
    house.seat(table.page.context, Setting(TWO, turns, pace=AT_ONCE))
    table.open()
    ended = table.look()
    table.part("end").wait_for()

    table.page.keyboard.press("Escape")

    expect(table.part("end")).to_have_count(0)
    expect(table.part("leave")).to_be_visible()
    expect(table.part("rematch")).to_be_focused()
    table.page.keyboard.press("Enter")
    table.shows(ended.seq + 1)
    expect(table.root).not_to_have_attribute("data-phase", "over")
    expect(table.page.locator(".card-button:focus")).to_have_count(1)
