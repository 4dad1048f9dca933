"""Rules are chosen, said in words, refused with a reason, and played."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.table import TablePage
from tests.browser.words import say

on_a_phone = pytest.mark.browser_context_args(viewport={"width": 360, "height": 640})


def open_choose(table: TablePage, **settings: object) -> None:
    table.open(seated=False, query=None, **settings)
    table.part("choose-button").click()
    table.part("choose-summary").wait_for()


def preset(table: TablePage, name: str) -> Locator:
    label = say("en", f"preset-{name}")
    return table.part("choose-preset").get_by_role("radio", name=label, exact=True)


def choose(table: TablePage, parameter: str, value: str) -> None:
    table.part(f"rule-{parameter}").select_option(value)


@on_a_phone
def test_rules_are_chosen_from_a_preset_on_and_played(table: TablePage) -> None:
    open_choose(table)
    preset(table, "neighbours").check()
    summary = table.part("choose-summary")
    expect(summary).to_contain_text(say("en", "says-throwers", value="neighbours", number=0))

    table.part("choose-all-rules").locator("summary").click()
    choose(table, "discard", "open")
    expect(summary).to_contain_text(say("en", "says-discard", value="open", number=0))
    changed = table.page.locator("[data-rule=discard]")
    expect(changed).to_contain_text(say("en", "choose-changed"))
    table.part("start").click()

    table.root.wait_for()
    table.part("rules-button").click()
    rules = table.part("rules")
    expect(rules).to_contain_text(say("en", "choose-own-rules"))
    expect(rules.locator("[data-clause=discard]")).to_have_text(
        "The discard pile may be looked through"
    )


@on_a_phone
def test_rules_that_do_not_go_together_say_why_and_cannot_be_started(table: TablePage) -> None:
    open_choose(table)
    table.part("choose-all-rules").locator("summary").click()

    choose(table, "transfer-by-showing", "trump")

    expect(table.part("choose-refused")).to_contain_text(
        say("en", "conflict-showing-needs-transfer")
    )
    expect(table.part("start")).to_be_disabled()
    table.part("rule-transfer").check()
    expect(table.part("start")).to_be_enabled()
    expect(table.part("choose-refused")).to_have_count(0)


def test_a_set_of_rules_goes_back_to_its_preset(table: TablePage) -> None:
    open_choose(table, rules="simple attack_limit=3 first_bout_limit=3")
    limit = table.part("rule-attack-limit")
    expect(limit).to_have_value("3")

    table.part("choose-reset").click()

    expect(limit).to_have_value("6")
    expect(table.page.locator(".rule.changed")).to_have_count(0)
    expect(preset(table, "simple")).to_be_checked()
    expect(table.part("choose-reset")).to_be_disabled()


def test_the_number_of_players_follows_the_preset(table: TablePage) -> None:
    open_choose(table)

    preset(table, "teams").check()

    counts = table.part("choose-count").get_by_role("radio")
    expect(counts).to_have_count(1)
    expect(table.part("choose-count").get_by_label("3")).to_be_checked()
    expect(table.part("choose-range")).to_have_text(say("en", "choose-seats-exactly", number=4))
    preset(table, "two-packs").check()
    expect(counts).to_have_count(11)
    table.part("start").click()
    table.root.wait_for()
    expect(table.page.locator("[data-seat]")).to_have_count(3)


def test_a_number_of_players_that_no_longer_fits_is_refused_in_words(table: TablePage) -> None:
    open_choose(table, opponents=["beginner"] * 5)
    table.part("choose-all-rules").locator("summary").click()

    choose(table, "pack", "24")

    expect(table.part("choose-refused")).to_contain_text(
        say("en", "conflict-too-many-seats", cards=24, most=4, given=6)
    )
    table.part("choose-count").get_by_label("3").check()
    expect(table.part("start")).to_be_enabled()


def test_rules_are_chosen_by_keys_alone(table: TablePage) -> None:
    open_choose(table)
    keys = table.page.keyboard
    preset(table, "app").focus()
    keys.press("ArrowDown")
    expect(preset(table, "app-transfer")).to_be_checked()
    expect(table.part("choose-summary")).to_contain_text(
        say("en", "says-transfer", value="on", number=0)
    )

    table.part("choose-all-rules").locator("summary").focus()
    keys.press("Enter")
    table.part("rule-transfer-chain-limit").focus()
    keys.press("ArrowUp")
    keys.press("Tab")

    expect(table.part("choose-summary")).to_contain_text("at most 1 transfer in a bout")


def test_chosen_rules_are_remembered(table: TablePage) -> None:
    open_choose(table)
    preset(table, "jokers").check()
    table.part("close").click()

    table.page.reload()

    expect(table.part("play")).to_contain_text(say("en", "preset-jokers"))
    table.part("choose-button").click()
    expect(preset(table, "jokers")).to_be_checked()


def test_a_preset_remembered_by_an_older_page_is_still_chosen(table: TablePage) -> None:
    table.open(seated=False, preset="app+transfer")

    expect(table.part("play")).to_contain_text(say("en", "preset-app-transfer"))
