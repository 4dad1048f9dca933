"""What can be done with a card, a word and a move that was a mistake."""

import pytest
from playwright.sync_api import expect

from tests.browser.bots import Scripted
from tests.browser.finger import Finger
from tests.browser.house import NEVER, House, Setting
from tests.browser.table import TablePage
from tests.browser.words import say
from tests.rules.notation import deal

# Leyla has attacked the player, with Aram to follow; hearts are trumps.
TRANSFERABLE = deal(["10c 10h 7s Jd 9c Ks", "8c", "10d 6h"], "Ah")
# Aram has attacked with two eights; the player can beat either with a trump.
TWO_EIGHTS = Setting(deal(["9h Kc Kd 7s 6d Ks", "8c 8d 6h"], "Ah"), "B+8c B+8d", pace=NEVER)

on_a_phone = pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
)


# Transfers.


def test_a_transfer_by_the_button(table: TablePage, house: House) -> None:
    setting = Setting(
        deal(["10c Qh 7s Jd 9c Ks", "8c", "10d 6h"], "Ah"), "C+10d", "app+transfer", NEVER
    )
    house.seat(table.page.context, setting)
    table.open()
    expect(table.part("prompt")).to_have_text(say("en", "prompt-defend-transfer", number=1))

    table.part("transfer").click()

    assert_transferred(table, "10c")


def test_a_transfer_by_the_place_beside_the_attack(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(TRANSFERABLE, "C+10d", "app+transfer", NEVER))
    table.open()

    x, y = table.look().find("10h").point
    table.page.mouse.click(x, y)
    expect(table.card("10h")).to_have_attribute("data-state", "picked")
    slot = table.page.get_by_role("button", name=say("en", "prompt-transfer-here", player="Aram"))
    slot.click()

    assert_transferred(table, "10h")


def test_a_transfer_by_dragging(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(TRANSFERABLE, "C+10d", "app+transfer", NEVER))
    table.open()

    slot = table.page.locator("[data-slot=transfer]").bounding_box()
    assert slot is not None
    table.carry("10h", slot["x"] + 20, slot["y"] + 20)

    assert_transferred(table, "10h")


def test_with_two_cards_to_transfer_the_button_asks_which(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(TRANSFERABLE, "C+10d", "app+transfer", NEVER))
    table.open()

    table.part("transfer").click()
    expect(table.part("transfer")).to_have_attribute("aria-pressed", "true")
    assert [each.card for each in table.look().playable] == ["10c", "10h"]
    table.tap(("10c", None))

    assert_transferred(table, "10c")


def assert_transferred(table: TablePage, card: str) -> None:
    expect(table.pair(card)).to_be_visible()
    expect(table.card(card)).to_have_count(0)
    expect(table.page.locator("[data-seat='1']")).to_have_attribute("data-role", "defender")


# Taking.


def test_cards_thrown_in_after_the_take_are_taken_too(table: TablePage, house: House) -> None:
    house.bot = Scripted("B+8d B. B.")
    deal_ = deal(["9h Kc Kd 7s 6d Ks", "8c 8d 6h"], "Ah")
    house.seat(table.page.context, Setting(deal_, "B+8c"))
    table.open()

    table.tap("take")

    expect(table.card("8c")).to_be_visible()
    assert {"8c", "8d"} < set(table.look().cards)
    table.part("last-bout").click()
    dialog = table.part("last-bout-dialog")
    expect(dialog).to_contain_text(say("en", "table-last-bout-taken-you"))
    expect(dialog.get_by_role("listitem")).to_have_count(2)


def test_a_take_can_be_taken_back_for_a_moment(table: TablePage, house: House) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.page.clock.install()
    table.open(takeUndo=True)
    table.page.clock.pause_at(table.page.evaluate("Date.now() + 1000"))
    seq = table.look().seq

    table.part("take").click()
    expect(table.part("prompt")).to_have_text(say("en", "prompt-taking-soon"))
    table.page.clock.run_for(700)
    table.part("take-undo").click()
    table.page.clock.run_for(5000)
    expect(table.part("take")).to_be_visible()
    assert table.look().seq == seq

    table.part("take").click()
    table.page.clock.run_for(900)
    table.phase("taking")


@pytest.mark.parametrize("way", ["tap", "drag", "key"])
def test_while_the_take_is_being_said_no_card_is_played_instead(
    table: TablePage, house: House, way: str
) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.page.clock.install()
    table.open(takeUndo=True)
    table.page.clock.pause_at(table.page.evaluate("Date.now() + 1000"))
    table.part("take").click()

    match way:
        case "tap":
            table.page.mouse.click(*table.look().find("Kc").point)
        case "drag":
            table.drag(("Kc", "8c"))
        case _:
            table.page.keyboard.press("k")
            table.page.keyboard.press("Enter")
    expect(table.part("reason")).to_have_text(say("en", "prompt-still-taking"))
    table.page.mouse.click(*table.free_felt())
    table.page.clock.run_for(900)

    table.phase("taking")
    assert table.look().pairs == (("8c", None), ("8d", None))


@pytest.mark.parametrize("key", ["Escape", "u"])
def test_a_key_takes_the_take_back(table: TablePage, house: House, key: str) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.page.clock.install()
    table.open(takeUndo=True)
    table.page.clock.pause_at(table.page.evaluate("Date.now() + 1000"))
    seq = table.look().seq
    table.part("take").click()

    table.page.keyboard.press(key)
    table.page.clock.run_for(5000)

    expect(table.part("take")).to_be_visible()
    assert table.look().seq == seq


# Undo.


def test_a_move_is_taken_back(table: TablePage, house: House) -> None:
    house.bot = Scripted("B:8c/Jc")
    deal_ = deal(["9d Qc 8c Kd 6h Ks", "Jc 7h"], "Ah")
    house.seat(table.page.context, Setting(deal_))
    table.open()
    before = table.look()
    expect(table.part("practice")).to_have_count(0)
    table.tap(("8c", None))
    expect(table.pair("8c")).to_have_attribute("data-beat", "Jc")

    table.part("undo").click()

    expect(table.pair("8c")).to_have_count(0)
    assert table.look().hand == before.hand
    expect(table.part("practice")).to_have_text(say("en", "table-practice"))


# Picking and dropping.


def test_escape_lets_a_picked_card_go(table: TablePage, house: House) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.open()
    x, y = table.look().find("9h").point
    table.page.mouse.click(x, y)
    expect(table.card("9h")).to_have_attribute("aria-pressed", "true")
    expect(table.page.locator("[data-target]")).to_have_count(2)

    table.page.keyboard.press("Escape")

    expect(table.page.locator("[aria-pressed=true], [data-target]")).to_have_count(0)
    assert table.look().pairs == (("8c", None), ("8d", None))


def test_the_second_target_is_beaten_when_it_is_tapped(table: TablePage, house: House) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.open()

    table.tap(("9h", "8d"))

    expect(table.pair("8d")).to_have_attribute("data-beat", "9h")


def test_a_card_dropped_on_the_felt_where_it_cannot_lie_goes_home_and_says_why(
    table: TablePage, house: House
) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.open()
    before = table.look()
    home = table.card("7s").bounding_box()

    table.carry("7s", *table.free_felt())

    cards = "8♣\ufe0e and 8♦\ufe0e"
    expect(table.part("reason")).to_have_text(
        say("en", "why-beats-nothing", card="7♠\ufe0e", cards=cards)
    )
    table.page.mouse.move(0, 0)
    expect(table.card("7s")).to_have_attribute("data-state", "dimmed")
    assert table.card("7s").bounding_box() == home
    assert (table.look().seq, table.look().pairs) == (before.seq, before.pairs)


def test_a_card_dropped_on_a_card_it_does_not_beat_says_why(table: TablePage, house: House) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.open()

    table.drag(("Kc", "8d"))

    expect(table.part("reason")).to_have_text(
        say("en", "why-wrong-suit", card="K♣\ufe0e", target="8♦\ufe0e", suit="hearts")
    )
    assert "Kc" in table.look().cards


def test_a_card_dropped_back_in_the_hand_is_not_played(table: TablePage, house: House) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.open()
    before = table.look()
    x, y = before.find("Ks").point

    table.carry("Kc", x + 10, y + 20)

    expect(table.part("reason")).to_have_count(0)
    assert (table.look().seq, table.look().cards) == (before.seq, before.cards)


def test_escape_in_the_middle_of_a_drag_plays_nothing(table: TablePage, house: House) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.open()
    before = table.look()
    mouse = table.page.mouse
    mouse.move(*before.find("Kc").point)
    mouse.down()
    mouse.move(*table.free_felt(), steps=4)
    expect(table.card("Kc")).to_have_attribute("data-state", "dragged")

    table.page.keyboard.press("Escape")
    mouse.up()

    expect(table.card("Kc")).to_have_attribute("data-state", "playable")
    assert table.look().seq == before.seq


# A finger.


@on_a_phone
def test_a_finger_drags_a_card_onto_the_card_that_it_beats(table: TablePage, house: House) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.open()
    finger = Finger(table.page)

    finger.down(*table.look().find("9h").point)
    finger.move(*centre(table, "8d"))
    # The card is held above the finger, so that it can be seen.
    finger.slide(0, 40)
    finger.up()

    expect(table.pair("8d")).to_have_attribute("data-beat", "9h")


@on_a_phone
def test_a_finger_slides_along_the_hand_to_another_card(table: TablePage, house: House) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.open()
    finger = Finger(table.page)
    seen = table.look()

    finger.down(*seen.find("Kc").point)
    finger.move(*seen.find("Kd").point)
    finger.up()

    expect(table.pair("8d")).to_have_attribute("data-beat", "Kd")


@on_a_phone
def test_a_second_finger_ends_the_drag_without_a_play(table: TablePage, house: House) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.open()
    finger = Finger(table.page)
    seq = table.look().seq

    finger.down(*table.look().find("Kc").point)
    finger.move(*centre(table, "8c"))
    expect(table.card("Kc")).to_have_attribute("data-state", "dragged")
    finger.join(20, 300)
    finger.up()

    expect(table.card("Kc")).to_have_attribute("data-state", "playable")
    assert table.look().seq == seq


def centre(table: TablePage, attack: str) -> tuple[float, float]:
    box = table.pair(attack).locator(".attack").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# Keys.


def test_after_a_play_the_neighbour_has_the_focus(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(TWO_EIGHTS.deal, "B+8c", pace=NEVER))
    table.open()
    cards = table.look().cards
    neighbour = cards[cards.index("Kc") + 1]

    table.press(("Kc", None))

    expect(table.card("Kc")).to_have_count(0)
    expect(table.card(neighbour)).to_be_focused()


def test_a_second_click_of_two_plays_no_second_card(table: TablePage, house: House) -> None:
    house.bot = Scripted("B:9d/Jc")
    house.seat(table.page.context, Setting(deal(["9d 9c 9s Kd 6h Ks", "Jc 7h"], "Ah")))
    table.open()

    table.page.mouse.dblclick(*table.look().find("9d").point)
    table.ready()

    assert [attack for attack, _ in table.look().pairs] == ["9d"]


def test_a_key_that_is_held_down_plays_one_card(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(deal(["9d 9c 9s Kd 6h Ks", "Jc 7h"], "Ah"), pace=NEVER))
    table.open()
    keys = table.page.keyboard

    keys.press("9")
    for _ in range(3):
        keys.down("Enter")
        table.page.wait_for_timeout(60)
    keys.up("Enter")

    expect(table.page.locator(".pair")).to_have_count(1)


def test_the_keys_choose_the_second_target(table: TablePage, house: House) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.open()

    table.press(("9h", "8d"))

    expect(table.pair("8d")).to_have_attribute("data-beat", "9h")


@pytest.mark.parametrize("key", ["k", "л"])
def test_the_letter_of_a_rank_finds_its_cards(table: TablePage, house: House, key: str) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.open()

    table.page.keyboard.press("Home")
    found = []
    for _ in range(3):
        table.page.evaluate(
            "key => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', "
            "{ key, code: 'KeyK', bubbles: true, cancelable: true }))",
            key,
        )
        found.append(table.page.evaluate("document.activeElement.dataset.card"))

    assert set(found) == {"Kc", "Kd", "Ks"}
