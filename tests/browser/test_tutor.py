"""The tutor, what is heard, what decided the game, and the way back to a game given up."""

import re

from playwright.sync_api import expect

from kozyr.rules import Rules, deal_from_seed
from tests.browser.bots import played
from tests.browser.house import NEVER, House, Setting
from tests.browser.table import TablePage
from tests.browser.words import say
from tests.rules.notation import deal

DEFENCE = Setting(deal(["9h Kc Kd 7s 6d Ks", "8c 8d 6h"], "Ah"), "B+8c", pace=NEVER)
TWO = deal_from_seed(Rules(), 2, bytes(32))

# Notes when anything is set to sound.
LISTEN = """
  window.sounds = 0;
  for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
    const own = kind.prototype.start;
    kind.prototype.start = function (...args) { window.sounds += 1; return own.apply(this, args); };
  }
"""


def ask_for_all(table: TablePage) -> None:
    """Ask the tutor until he has told the move."""
    for _ in range(3):
        table.part("ask").click()
        expect(table.part("prompt").locator(".tutor")).to_have_count(1)
        if table.page.locator(".pair[data-advised]").count():
            return


def sounds(table: TablePage) -> int:
    return int(table.page.evaluate("window.sounds"))


def test_the_tutor_hints_before_he_tells(table: TablePage, house: House) -> None:
    house.seat(table.page.context, DEFENCE)
    table.open()
    marked = table.page.locator(".card-button[data-advised]")

    table.part("ask").click()
    expect(table.part("prompt")).to_contain_text(say("en", "tutor-think-trumps"))
    expect(marked).to_have_count(0)
    expect(table.part("ask")).to_have_accessible_name(say("en", "tutor-more"))

    table.part("ask").click()
    expect(table.page.locator(".card-button[data-advised][data-card=Kc]")).to_have_count(1)


def test_what_each_move_costs_is_told_when_asked_once_more(table: TablePage, house: House) -> None:
    house.seat(table.page.context, DEFENCE)
    table.open()
    ask_for_all(table)

    table.part("ask").click()

    sheet = table.part("advice")
    expect(sheet.get_by_test_id("advice-move")).to_contain_text("on 8♣")
    rows = sheet.get_by_test_id("advice-rating")
    expect(rows).to_have_count(3)
    for text in rows.all_inner_texts():
        assert re.search(r"\d+ % ± \d+", text)
    sheet.get_by_test_id("close").click()
    expect(table.page.locator(".card-button[data-advised]")).to_have_attribute("data-card", "Kc")


def test_the_tutor_shows_the_card_its_target_and_the_reason(table: TablePage, house: House) -> None:
    house.seat(table.page.context, DEFENCE)
    table.open()

    ask_for_all(table)

    why = say("en", "motive-keeps-trumps", card="K♣", target="8♣").replace("♣", "♣\ufe0e")
    expect(table.part("prompt")).to_contain_text(why)
    expect(table.page.locator(".card-button[data-advised]")).to_have_attribute("data-card", "Kc")
    expect(table.page.locator(".pair[data-advised]")).to_have_attribute("data-attack", "8c")
    heard = say("en", "advice-beat", card="king of clubs", target="eight of clubs")
    expect(table.part("live-urgent")).to_contain_text(heard)
    assert table.look().find("Kc").playable

    table.tap(("Kc", "8c"))
    expect(table.pair("8c")).to_have_attribute("data-beat", "Kc")
    expect(table.page.locator("[data-advised]")).to_have_count(0)
    expect(table.part("practice")).to_have_count(0)


def test_the_hint_key_asks_or_explains_a_dimmed_card(table: TablePage, house: House) -> None:
    house.seat(table.page.context, DEFENCE)
    table.open()

    table.card("Kd").focus()
    table.page.keyboard.press("h")
    expect(table.part("reason")).to_be_visible()
    expect(table.page.locator("[data-advised]")).to_have_count(0)

    table.card("Kc").focus()
    table.page.keyboard.press("h")
    expect(table.part("prompt").locator(".tutor")).to_have_count(1)
    table.page.keyboard.press("h")
    expect(table.card("Kc")).to_have_attribute("data-advised", "")
    table.page.keyboard.press("Enter")
    expect(table.pair("8c")).to_have_attribute("data-beat", "Kc")


def test_who_wants_no_tutor_has_none(table: TablePage, house: House) -> None:
    house.seat(table.page.context, DEFENCE)
    table.open()
    table.part("settings-button").click()
    table.part("set-advise").uncheck()
    table.part("settings").get_by_test_id("close").click()

    expect(table.part("ask")).to_have_count(0)
    table.page.keyboard.press("h")
    table.page.reload()
    table.shows(0)
    expect(table.part("ask")).to_have_count(0)
    expect(table.page.locator("[data-advised]")).to_have_count(0)


def test_what_is_played_is_heard_until_it_is_muted(table: TablePage, house: House) -> None:
    table.page.add_init_script(LISTEN)
    setting = Setting(deal(["9h 9c Kd 7s 6d Ks", "8c 8d 6h"], "Ah"), "B+8c B+8d", pace=NEVER)
    house.seat(table.page.context, setting)
    table.open()
    assert sounds(table) == 0
    table.part("last-bout").focus()
    table.page.keyboard.press("Shift")
    table.page.wait_for_function(
        "() => performance.getEntriesByType('resource')"
        ".some(({ name }) => name.includes('/sound-'))"
    )

    table.tap(("9c", "8c"))
    table.page.wait_for_function("() => window.sounds > 0")

    table.page.wait_for_timeout(300)
    table.part("mute").click()
    before = sounds(table)
    table.tap(("Kd", "8d"))
    expect(table.pair("8d")).to_have_attribute("data-beat", "Kd")
    table.page.wait_for_timeout(300)
    assert sounds(table) == before
    expect(table.part("mute")).to_have_accessible_name(say("en", "table-unmute"))


def test_the_end_tells_what_decided_and_offers_another_game(table: TablePage, house: House) -> None:
    turns = played(TWO, lambda game: game.result is not None)
    house.seat(table.page.context, Setting(TWO, turns))
    table.page.set_viewport_size({"width": 360, "height": 640})
    table.open()

    expect(table.part("decided")).not_to_be_empty()
    expect(table.part("rematch")).to_be_focused()
    scrolled = table.page.evaluate(
        "(() => { const body = document.querySelector('[data-testid=end] .body');"
        " return body.scrollHeight - body.clientHeight; })()"
    )
    assert scrolled <= 0


def test_a_game_given_up_for_a_new_one_can_be_gone_back_to(table: TablePage) -> None:
    table.open(seated=False)
    table.part("play").click()
    before = table.ready()
    table.part("lobby-button").click()
    table.part("play").click()
    table.part("way-back").wait_for()

    table.part("way-back").click()

    expect(table.part("way-back-bar")).to_have_count(0)
    table.page.wait_for_function(
        "cards => [...document.querySelectorAll('.card-button')]"
        ".map(({ dataset }) => dataset.card).join() === cards.join()",
        arg=before.cards,
    )
