"""axe finds nothing to mend on any screen, light or dark."""

from collections.abc import Callable
from importlib.resources import files
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from kozyr.rules import Game, Rules, deal_from_seed
from tests.browser.bots import played
from tests.browser.house import NEVER, House, Setting
from tests.browser.table import TablePage
from tests.rules.notation import deal

AXE: Final = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_RUN: Final = """async tags => {
  const { violations, passes } = await axe.run(
    document, { runOnly: { type: 'tag', values: tags } });
  if (passes.length < 10) throw new Error('axe has hardly looked');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`));
}"""

TWO = deal_from_seed(Rules(), 2, bytes(32))
FOUR = deal_from_seed(Rules.preset("teams"), 4, bytes(32))
TWELVE = deal_from_seed(Rules.preset("two packs"), 12, bytes(32))
SERIES: Final = "app series=to_points series_length=5"
OPEN: Final = "app discard=open"


def is_discarded(game: Game) -> bool:
    return game.view(0).discard > 0


ATTACKING = deal(["9d Qc 8c Kd 6h Ks", "Jc 7h"], "Ah")
DEFENDING = deal(["10h 10c Kd 7s 6d Ks", "8c", "10d 6h"], "Ah")


def violations(page: Page) -> list[str]:
    """What axe finds in the page, light and dark."""
    page.evaluate(AXE)
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        found += [f"{scheme}: {each}" for each in page.evaluate(_RUN, TAGS)]
    return found


def open_lobby(table: TablePage, dialog: str | None = None) -> None:
    table.open(seated=False, theme="auto", opponents=["regular", "beginner", "regular"])
    if dialog:
        table.part(f"{dialog}-button").click()
        table.part(dialog).wait_for()


@pytest.mark.parametrize("dialog", [None, "choose", "settings", "howto"])
def test_the_lobby_and_its_dialogs_are_open_to_all(table: TablePage, dialog: str | None) -> None:
    open_lobby(table, dialog)

    assert violations(table.page) == []


def test_every_rule_of_the_dialog_is_open_to_all(table: TablePage) -> None:
    open_lobby(table, "choose")
    table.part("choose-all-rules").locator("summary").click()
    table.part("rule-transfer-by-showing").select_option("trump")
    table.part("choose-refused").wait_for()

    assert violations(table.page) == []


def pick(table: TablePage) -> None:
    table.page.mouse.click(*table.look().find("10h").point)
    expect(table.page.locator("[data-target]")).to_have_count(2)


def ask_why(table: TablePage) -> None:
    table.page.mouse.click(*table.look().find("7s").point)
    table.part("reason").wait_for()


def ask_for_keys(table: TablePage) -> None:
    table.page.keyboard.press("?")
    table.part("keys").wait_for()


def finish_bout(table: TablePage) -> None:
    table.tap("done")
    table.part("last-bout").click()
    table.part("last-bout-dialog").wait_for()


def wait_for_end(table: TablePage) -> None:
    table.part("end").wait_for()


def read_rules(table: TablePage) -> None:
    table.part("rules-button").click()
    table.part("rules").wait_for()


def look_through_discard(table: TablePage) -> None:
    table.part("discard-look").click()
    table.part("discard-sheet").wait_for()


def nothing(table: TablePage) -> None:
    """Leave the table as it is."""


@pytest.mark.parametrize(
    ("setting", "act"),
    [
        pytest.param(Setting(ATTACKING, pace=NEVER), nothing, id="open"),
        pytest.param(Setting(ATTACKING, "A+8c B:8c/Jc", pace=NEVER), nothing, id="covered"),
        pytest.param(Setting(ATTACKING, "A+8c B!", pace=NEVER), nothing, id="taking"),
        pytest.param(
            Setting(DEFENDING, "C+10d", "app+transfer", pace=NEVER), pick, id="defend, card picked"
        ),
        pytest.param(
            Setting(DEFENDING, "C+10d", "app+transfer", pace=NEVER), ask_why, id="defend, a reason"
        ),
        pytest.param(Setting(ATTACKING, pace=NEVER), ask_for_keys, id="keys"),
        pytest.param(Setting(ATTACKING, "A+8c B:8c/Jc", pace=NEVER), finish_bout, id="last bout"),
        pytest.param(
            Setting(TWO, played(TWO, lambda game: game.result is not None)), wait_for_end, id="end"
        ),
        pytest.param(Setting(FOUR, rules="teams", pace=NEVER), nothing, id="teams"),
        pytest.param(
            Setting(FOUR, played(FOUR, lambda game: game.result is not None, "teams"), "teams"),
            wait_for_end,
            id="teams, end",
        ),
        pytest.param(Setting(TWO, rules=SERIES, pace=NEVER), read_rules, id="rules of a series"),
        pytest.param(
            Setting(TWO, played(TWO, lambda game: game.result is not None, SERIES), SERIES),
            wait_for_end,
            id="series, end",
        ),
        pytest.param(
            Setting(TWO, played(TWO, is_discarded, OPEN), OPEN, NEVER),
            look_through_discard,
            id="discard",
        ),
        pytest.param(
            Setting(TWELVE, rules="two packs", pace=NEVER), nothing, id="twelve, two packs"
        ),
        pytest.param(
            Setting(TWO, rules="app trump_mode=none", pace=NEVER), nothing, id="no trumps"
        ),
    ],
)
def test_the_table_is_open_to_all(
    table: TablePage, house: House, setting: Setting, act: Callable[[TablePage], None]
) -> None:
    house.seat(table.page.context, setting)
    table.open(theme="auto")
    act(table)

    assert violations(table.page) == []


def test_a_dialog_is_left_by_escape_and_gives_the_focus_back(
    table: TablePage, house: House
) -> None:
    house.seat(table.page.context, Setting(ATTACKING, pace=NEVER))
    table.open()
    table.part("howto-button").focus()
    table.page.keyboard.press("Enter")
    table.part("howto").wait_for()

    table.page.keyboard.press("Escape")

    expect(table.part("howto")).to_have_count(0)
    expect(table.part("howto-button")).to_be_focused()


def test_what_others_do_is_said(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(ATTACKING, pace=NEVER))
    table.open()

    table.tap(("8c", None))

    expect(table.part("live")).to_contain_text("You attack with the eight of clubs.")
