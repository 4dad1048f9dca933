"""From the door to a table."""

from playwright.sync_api import expect

from tests.browser.table import TablePage
from tests.browser.words import say


def test_one_tap_opens_a_table(table: TablePage) -> None:
    table.open(seated=False)

    table.part("play").click()

    seen = table.ready()
    assert len(seen.hand) >= 6
    expect(table.page.locator("[data-seat]")).to_have_count(1)


def test_a_table_is_opened_by_keys_alone(table: TablePage) -> None:
    table.open(seated=False)

    keys = table.page.keyboard
    for _ in range(20):
        keys.press("Tab")
        if table.page.evaluate("document.activeElement.dataset.testid") == "play":
            break
    keys.press("Enter")

    table.root.wait_for()
    expect(table.page.locator(".card-button:focus")).to_have_count(1)


def test_a_game_that_waits_stands_before_a_new_one(table: TablePage) -> None:
    table.page.set_viewport_size({"width": 360, "height": 640})
    table.open(seated=False)
    table.part("play").click()
    table.root.wait_for()
    table.part("lobby-button").click()

    expect(table.part("play")).to_contain_text(say("en", "lobby-new-game"))
    sizes = [table.part(door).bounding_box() for door in ("continue", "play")]
    first, second = (size["height"] for size in sizes if size)
    assert first > second
    scrolled = table.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert scrolled == 0


def test_opponents_rules_and_name_are_chosen_and_remembered(table: TablePage) -> None:
    table.open(seated=False)
    table.part("choose-button").click()
    table.part("choose-preset").get_by_label(say("en", "preset-app-transfer"), exact=True).check()
    table.part("choose-count").get_by_label("5").check()
    table.part("choose-level-5").get_by_label(say("en", "lobby-level-regular")).check()
    for opponent in range(1, 6):
        level = table.part(f"choose-level-{opponent}")
        expect(level.get_by_label(say("en", "lobby-level-regular"))).to_be_checked(
            checked=opponent == 5
        )
    table.part("choose-level-all").get_by_label(say("en", "lobby-level-regular")).check()
    expect(table.part("choose").get_by_label(say("en", "lobby-level-regular"))).to_have_count(6)
    for regular in table.part("choose").get_by_label(say("en", "lobby-level-regular")).all():
        expect(regular).to_be_checked()
    table.part("choose-name").fill("Nare")
    table.part("start").click()

    table.root.wait_for()
    expect(table.page.locator("[data-seat]")).to_have_count(5)
    expect(table.page.get_by_role("heading", level=1)).to_contain_text(
        say("en", "preset-app-transfer")
    )
    table.part("lobby-button").click()
    table.page.reload()
    table.part("choose-button").click()
    expect(table.part("choose-name")).to_have_value("Nare")
    expect(table.part("choose-count").get_by_label("5")).to_be_checked()


def test_an_unfinished_table_waits_in_the_lobby(table: TablePage) -> None:
    table.open(seated=False)
    table.part("play").click()
    before = table.ready()

    table.page.go_back()
    table.part("continue").click()

    table.root.wait_for()
    table.shows(before.seq)
    assert table.look().cards == before.cards
