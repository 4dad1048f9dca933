"""axe finds nothing to mend on any screen, light or dark."""

import json
from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from docs.gallery.scene import Scene
from docs.gallery.screens import SCREENS
from kozyr.rules import Game, Rules, deal_from_seed, parse_position
from tests.browser.bots import played
from tests.browser.faults import Faults
from tests.browser.house import NEVER, House, Setting
from tests.browser.line import Line
from tests.browser.stage import Stage
from tests.browser.table import SETTINGS, TablePage
from tests.browser.test_languages import ENDS, TABLES, ended
from tests.browser.words import LANGUAGES
from tests.rules.notation import deal

AXE: Final = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_RUN: Final = """async wanted => {
  const { violations, passes, incomplete } = await axe.run(document, wanted);
  if (passes.length + incomplete.length === 0) throw new Error('axe has hardly looked');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`));
}"""
EVERYTHING: Final = {"runOnly": {"type": "tag", "values": TAGS}}
# Colours are the same in every language, and take the longest to look at.
WORDS: Final = EVERYTHING | {"rules": {"color-contrast": {"enabled": False}}}
# All that depends on the colours of the page.
COLOURS: Final = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
Scheme = tuple[Literal["light", "dark"], Literal["more", "no-preference"]]
SCHEMES: Final[Sequence[Scheme]] = (
    ("dark", "no-preference"),
    ("dark", "more"),
    ("light", "more"),
)

TWO = deal_from_seed(Rules(), 2, bytes(32))
FOUR = deal_from_seed(Rules.preset("teams"), 4, bytes(32))
TWELVE = deal_from_seed(Rules.preset("two packs"), 12, bytes(32))
SERIES: Final = "app series=to_points series_length=5"
OPEN: Final = "app discard=open"


def is_discarded(game: Game) -> bool:
    return game.view(0).discard > 0


ATTACKING = deal(["9d Qc 8c Kd 6h Ks", "Jc 7h"], "Ah")
DEFENDING = deal(["10h 10c Kd 7s 6d Ks", "8c", "10d 6h"], "Ah")


def violations(page: Page, schemes: Sequence[Scheme] = SCHEMES) -> list[str]:
    """What axe finds in the page when it is light, and in its colours in other *schemes*."""
    page.evaluate(AXE)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    found = [f"light: {each}" for each in page.evaluate(_RUN, EVERYTHING)]
    for scheme, contrast in schemes:
        page.emulate_media(color_scheme=scheme, contrast=contrast)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        found += [f"{scheme}, {contrast}: {each}" for each in page.evaluate(_RUN, COLOURS)]
    return found


def open_lobby(table: TablePage, dialog: str | None = None) -> None:
    table.open(seated=False, theme="auto", opponents=["regular", "beginner", "regular"])
    if dialog == "language":
        table.part("all-languages").click()
        table.part("language-dialog").wait_for()
    elif dialog:
        table.part(f"{dialog}-button").click()
        table.part(dialog).wait_for()


@pytest.mark.parametrize("dialog", [None, "choose", "settings", "howto", "language", "learn"])
def test_the_lobby_and_its_dialogs_are_open_to_all(table: TablePage, dialog: str | None) -> None:
    open_lobby(table, dialog)

    # Whatever a dialog has in it the settings have too.
    schemes = SCHEMES if dialog in (None, "settings") else SCHEMES[:1]
    assert violations(table.page, schemes) == []


def test_every_rule_of_the_dialog_is_open_to_all(table: TablePage) -> None:
    open_lobby(table, "choose")
    table.part("choose-all-rules").locator("summary").click()
    table.part("rule-transfer-by-showing").select_option("trump")
    table.part("choose-refused").wait_for()

    assert violations(table.page, SCHEMES[:1]) == []


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


def prepare(table: TablePage) -> None:
    table.page.mouse.click(*table.look().find("Kd").point)
    expect(table.page.locator(".card-button[data-state=prepared]")).to_have_count(1)


def select(table: TablePage) -> None:
    table.page.keyboard.press("Home")
    for _ in range(table.look().cards.index("Kd")):
        table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("x")
    expect(table.page.locator(".card-button[data-state=selected]")).to_have_count(1)


def ask_tutor(table: TablePage) -> None:
    table.part("ask").click()
    table.part("prompt").locator(".tutor").wait_for()
    # The third time at the latest he tells the move, and then what each costs.
    told = table.page.locator(".pair[data-advised], .word.advised")
    for _ in range(2):
        if not told.count():
            table.part("ask").click()
    table.part("ask").click()
    table.part("advice").wait_for()


def look_back(table: TablePage) -> None:
    table.part("end-review").click()
    table.part("replay-forward").click()
    expect(table.part("replay-slider")).to_have_value("1")


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
        pytest.param(Setting(ATTACKING, "A+9d", pace=NEVER), prepare, id="a card prepared"),
        pytest.param(Setting(ATTACKING, pace=NEVER), select, id="several cards chosen"),
        pytest.param(Setting(DEFENDING, "C+10d", pace=NEVER), ask_tutor, id="the tutor"),
        pytest.param(Setting(ATTACKING, pace=NEVER), ask_for_keys, id="keys"),
        pytest.param(Setting(ATTACKING, "A+8c B:8c/Jc", pace=NEVER), finish_bout, id="last bout"),
        pytest.param(
            Setting(TWO, played(TWO, lambda game: game.result is not None)), wait_for_end, id="end"
        ),
        pytest.param(
            Setting(TWO, played(TWO, lambda game: game.result is not None)), look_back, id="replay"
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
    table.open(theme="auto", premoves=True)
    act(table)

    # Words on the cloth have a test of their own, which knows how it is lit.
    assert violations(table.page, () if act is nothing else SCHEMES[:1]) == []


def test_taking_is_open_to_all_while_it_can_be_undone(table: TablePage, house: House) -> None:
    # Eight tenths of a second are not enough to look.
    table.page.add_init_script(
        "const wait = setTimeout; window.setTimeout = (then, after, ...more) =>"
        " wait(then, after === 800 ? 1e6 : after, ...more);"
    )
    house.seat(table.page.context, Setting(DEFENDING, "C+10d", "app+transfer", NEVER))
    table.open(theme="auto", takeUndo=True)
    table.tap("take")
    table.part("take-undo").wait_for()

    assert violations(table.page, ()) == []


@pytest.fixture(scope="module")
def stage(browser: Browser, open_house: House) -> Iterator[Stage]:
    """One page for all the languages."""
    context = browser.new_context(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    remembered = json.dumps(SETTINGS)
    context.add_init_script(f"localStorage.setItem('kozyr.settings', JSON.stringify({remembered}))")
    yield Stage(context.new_page(), open_house.address)
    context.close()


# What people see who hand one device round, or take a move back by consent.
TOGETHER: Final = (
    *("one device", "the device is handed over"),
    *("a move is to be taken back", "a way back is waited for"),
)


@pytest.fixture(scope="module")
def scene(browser: Browser, open_house: House) -> Iterator[Scene]:
    """One page for what is drawn without a game behind it."""
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, reduced_motion="reduce", service_workers="block"
    )
    yield Scene(context.new_page(), open_house.address)
    context.close()


@pytest.mark.parametrize("name", TOGETHER)
def test_what_people_decide_together_is_open_to_all(scene: Scene, name: str) -> None:
    [screen] = [each for each in SCREENS if each.name == name]
    scene.show(screen, "hy")
    scene.settle()

    assert violations(scene.page, SCHEMES[:1]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_open_to_all(stage: Stage, language: str) -> None:
    page = stage.page

    def look() -> list[str]:
        return list(page.evaluate(_RUN, WORDS))

    stage.lobby(language)
    page.evaluate(AXE)
    found = look()
    stage.table(parse_position(TABLES["defending, with a transfer"]))
    found += look()
    stage.table(ended(*ENDS["the player is the fool"]))
    page.get_by_test_id("end").wait_for()
    found += look()

    assert found == []


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


def test_what_has_happened_beside_the_table_is_open_to_all(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(ATTACKING, "A+8c B:8c/Jc", pace=NEVER))
    table.open(theme="auto", log=True)
    expect(table.part("log").get_by_role("heading")).to_have_count(1)

    assert violations(table.page) == []


@pytest.mark.parametrize("seated", [False, True], ids=["lobby", "table"])
def test_a_page_whose_line_is_lost_is_open_to_all(
    page: Page, house: House, faults: Faults, seated: bool
) -> None:
    faults.forgive("net::ERR_")
    faults.forgive("WebSocket")
    # axe asks for the style sheets once more.
    faults.forgive("ProgressEvent")
    with Line(house.address) as line:
        table = TablePage(page, line.address)
        if seated:
            house.seat(page.context, Setting(ATTACKING, "A+8c B:8c/Jc", pace=NEVER))
        table.open(seated=seated, theme="auto")
        line.cut()
        table.part("banner").wait_for()

        assert violations(page, SCHEMES[:1]) == []
    assert faults.unforgiven() == []
