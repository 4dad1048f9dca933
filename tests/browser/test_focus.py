"""One stop of the Tab key for each part of the table, and arrows within it."""

from playwright.sync_api import Page, expect

from kozyr.rules import Attack, Deal, Game, Rules, deal_from_seed, parse_turn
from tests.browser.bots import played
from tests.browser.house import NEVER, House, Setting
from tests.browser.table import TablePage
from tests.rules.notation import deal

# Leyla, or Aram with two eights, has attacked the player; hearts are trumps.
TRANSFERABLE = deal(["10c 10h 7s Jd 9c Ks", "8c", "10d 6h"], "Ah")
TWO_EIGHTS = deal(["9h Kc Kd 7s 6d Ks", "8c 8d 6h"], "Ah")

_FOCUS = """() => {
  const { dataset } = document.activeElement;
  for (const name of ['card', 'target', 'attack', 'slot', 'seat', 'testid']) {
    if (dataset[name] !== undefined) return `${name} ${dataset[name]}`;
  }
  return document.activeElement.tagName;
}"""


def focuses(page: Page, *keys: str) -> list[str]:
    """Where the focus is after each of *keys*."""
    found = []
    for key in keys:
        page.keyboard.press(key)
        found.append(page.evaluate(_FOCUS))
    return found


def test_tab_goes_from_the_hand_to_the_bout_the_buttons_and_the_seats(
    table: TablePage, house: House
) -> None:
    house.seat(table.page.context, Setting(TRANSFERABLE, "C+10d", "app+transfer", NEVER))
    table.open()
    first = table.look().cards[0]

    assert focuses(table.page, "Home", *["Tab"] * 5) == [
        f"card {first}", "attack 10d", "testid take", "testid transfer", "seat 1", "BODY",
    ]  # fmt: skip


def test_before_the_hand_the_tab_key_finds_what_is_said(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(TWO_EIGHTS, "B+8c", pace=NEVER))
    table.open()

    assert focuses(table.page, "Home", "Shift+Tab")[1] == "testid prompt-stop"
    prompt = table.part("prompt").inner_text()
    expect(table.part("prompt-stop")).to_have_text(prompt)


def test_after_the_last_card_was_played_by_key_what_is_said_has_the_focus(
    table: TablePage, house: House
) -> None:
    house.seat(table.page.context, Setting(*with_one_card_left(), pace=NEVER))
    table.open()

    table.press((table.look().cards[0], None))

    expect(table.part("hand")).to_have_attribute("data-count", "0")
    expect(table.part("prompt-stop")).to_be_focused()


def test_after_a_panel_was_closed_by_key_the_hand_has_the_focus(
    table: TablePage, house: House
) -> None:
    table.page.set_viewport_size({"width": 1440, "height": 900})
    house.seat(table.page.context, Setting(TWO_EIGHTS, "B+8c", pace=NEVER))
    table.open(log=True)
    table.part("log-close").focus()

    table.page.keyboard.press("Enter")

    expect(table.part("log-panel")).to_have_count(0)
    expect(table.page.locator(".card-button:focus")).to_have_attribute("data-playable", "true")


def with_one_card_left() -> tuple[Deal, str]:
    """A deal and the moves of it after which the player is to open with his last card."""

    def is_there(game: Game) -> bool:
        opens = any(isinstance(move, Attack) for move in game.moves(0)) and not game.bout.pairs
        return bool(game.result) or (opens and len(game.hand(0)) == 1)

    for seed in range(200):
        dealt = deal_from_seed(Rules(), 2, seed.to_bytes(32))
        turns = played(dealt, is_there)
        game = Game(Rules(), dealt)
        for turn in turns.split():
            game.apply(*parse_turn(turn, 2))
        if not game.result:
            return dealt, turns
    raise AssertionError("no such game among so many")


def test_arrows_move_within_the_bout_and_within_the_seats(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(TRANSFERABLE, "C+10d", "app+transfer", NEVER))
    table.open()

    moves = ("Home", "Tab", "ArrowRight", "Home", "End", "ArrowRight")
    assert focuses(table.page, *moves)[1:] == [
        "attack 10d", "slot transfer", "attack 10d", "slot transfer", "attack 10d",
    ]  # fmt: skip
    seats = ("Tab", "Tab", "Tab", "ArrowRight", "ArrowRight")
    assert focuses(table.page, *seats)[2:] == ["seat 1", "seat 2", "seat 1"]


def test_tab_comes_back_to_the_stop_it_left(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(TWO_EIGHTS, "B+8c B+8d", pace=NEVER))
    table.open()

    focuses(table.page, "Home", "Tab", "ArrowRight")

    assert focuses(table.page, "Tab", "Shift+Tab") == ["testid take", "attack 8d"]


def test_a_picked_card_is_played_on_the_target_with_the_focus(
    table: TablePage, house: House
) -> None:
    house.seat(table.page.context, Setting(TWO_EIGHTS, "B+8c B+8d", pace=NEVER))
    table.open()
    cards = table.look().cards
    at = cards.index("9h")

    focuses(table.page, "Home", *["ArrowRight"] * at, "Enter")
    expect(table.card("9h")).to_have_attribute("data-state", "picked")
    assert focuses(table.page, "Tab", "ArrowRight") == ["target 8c", "target 8d"]
    table.page.keyboard.press("Enter")

    expect(table.pair("8d")).to_have_attribute("data-beat", "9h")
    neighbour = [card for card in cards if card != "9h"][min(at, len(cards) - 2)]
    expect(table.card(neighbour)).to_be_focused()


def test_a_click_on_the_bout_leaves_the_focus_in_the_hand(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(TWO_EIGHTS, "B+8c B+8d", pace=NEVER))
    table.open()
    table.page.keyboard.press("Home")

    table.pair("8c").click()

    expect(table.card(table.look().cards[0])).to_be_focused()


def test_whoever_goes_to_the_lobby_by_keys_goes_on_there(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(TWO_EIGHTS, "B+8c B+8d", pace=NEVER))
    table.open()
    table.part("lobby-button").focus()

    table.page.keyboard.press("Enter")

    expect(table.part("continue")).to_be_focused()


def test_another_language_leaves_the_focus_where_it_was_chosen(table: TablePage) -> None:
    table.open(seated=False)
    table.part("all-languages").focus()
    table.page.keyboard.press("Enter")
    expect(table.page.locator("[aria-current=true]")).to_be_focused()

    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Enter")

    expect(table.page.locator("html")).not_to_have_attribute("lang", "en")
    expect(table.part("all-languages")).to_be_focused()


def test_a_dialog_keeps_the_focus(table: TablePage) -> None:
    table.open(seated=False)
    table.part("choose-button").focus()
    table.page.keyboard.press("Enter")
    table.part("choose").wait_for()

    inside = "document.activeElement.closest('dialog') !== null || document.activeElement.tagName"
    # Past the last thing of a dialog the browser has its own buttons, then it begins again.
    kept = []
    for _ in range(24):
        table.page.keyboard.press("Tab")
        kept.append(table.page.evaluate(inside))

    assert set(kept) <= {True, "BODY"}
    assert kept.count("BODY") <= 2


def test_what_is_pressed_most_is_large_enough_for_a_thumb(table: TablePage, house: House) -> None:
    table.page.set_viewport_size({"width": 360, "height": 640})
    house.seat(table.page.context, Setting(TRANSFERABLE, "C+10d", "app+transfer", NEVER))
    table.open()
    for word in ("take", "transfer"):
        box = table.part(word).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44

    table.part("lobby-button").click()
    for door in ("continue", "play", "choose-button", "howto-button"):
        box = table.part(door).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
