"""Whatever the language, all words can be read on a small phone."""

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, ViewportSize

from kozyr.rules import Game, Move, Take, parse_position
from tests.browser.geometry import flaws
from tests.browser.house import House
from tests.browser.stage import Stage
from tests.browser.table import SETTINGS
from tests.browser.words import LANGUAGES

SMALL: Final[ViewportSize] = {"width": 360, "height": 640}
OTHERS: Final = "C: Qd; D: Kd; E: Ad; F: 10c"
TABLES: Final = {
    "defending, with a transfer": (
        "rules app+transfer; trump h; attacker F; became 6; table: F+6c;"
        f" A: 6s 7s 8c 9s Kh Ah; B: Jd 7c 8d 9c; {OTHERS}; stock: Ks As 8h 9h"
    ),
    "all is beaten": (
        "trump h; attacker A; table: A+8c/9c; became 6; A: 9s 6s 7s Kh Ah; B: Jd 7c 8d 7d 6d;"
        f" {OTHERS}; stock: Ks As 8h 9h"
    ),
    "all is beaten, and nothing fits": (
        "trump h; attacker A; table: A+8c/9c; became 6; A: 6s 7s Kh Ah; B: Jd 7c 8d 7d 6d;"
        f" {OTHERS}; stock: Ks As 8h 9h"
    ),
    "the defender takes, and nothing fits": (
        "trump h; attacker A; table: A+8c; taking; became 6; A: 6s 7s Kh Ah;"
        f" B: Jd 7c 8d 7d 6d; {OTHERS}; stock: Ks As 8h 9h"
    ),
    "the trump may be exchanged": (
        f"rules app swap_trump=on; trump h; attacker A; A: 6h 7s Kh Ah; B: Jd 7c 8d 7d; {OTHERS};"
        " stock: Ks As 8h 9h"
    ),
}
ENDS: Final[dict[str, tuple[str, Move]]] = {
    "the player is the fool": (
        "trump h; attacker F; table: F+9c; A: 6c 7s; B:; C:; D:; E:; F:",
        Take(),
    ),
}


@pytest.fixture(scope="module")
def stage(browser: Browser, open_house: House) -> Iterator[Stage]:
    """One page for all the languages."""
    context = browser.new_context(viewport=SMALL, reduced_motion="reduce")
    context.add_init_script(
        f"localStorage.setItem('kozyr.settings', JSON.stringify({json.dumps(SETTINGS)}))"
    )
    yield Stage(context.new_page(), open_house.address)
    context.close()


def ended(position: str, last: Move) -> Game:
    """The game that is over when seat A makes its *last* move."""
    game = parse_position(position)
    game.apply(0, last)
    assert game.result is not None
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_can_be_read_on_a_small_phone(stage: Stage, language: str) -> None:
    stage.lobby(language)
    found = stage.unreadable("lobby")
    for button, dialog in (
        ("all-languages", "language-dialog"),
        ("choose-button", "choose"),
        ("settings-button", "settings"),
        ("howto-button", "howto"),
    ):
        found += stage.in_dialog(button, dialog)
    for where, position in TABLES.items():
        stage.table(parse_position(position))
        found += stage.unreadable(where)
        found += [f"{where}: {flaw}" for flaw in flaws(stage.page)]
    for where, end in ENDS.items():
        stage.table(ended(*end))
        stage.page.get_by_test_id("end").wait_for()
        found += stage.unreadable(where)

    assert found == []
