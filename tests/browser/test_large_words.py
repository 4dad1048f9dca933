"""Words twice as large: all can be read and reached, and nothing scrolls sideways."""

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserType, ViewportSize

from kozyr.rules import parse_position
from tests.browser.geometry import flaws
from tests.browser.house import House
from tests.browser.stage import Stage
from tests.browser.table import SETTINGS
from tests.browser.test_languages import ENDS, TABLES, ended

# The longest words.
LONG: Final = ("ru", "hy")
DIALOGS: Final = (
    ("all-languages", "language-dialog"),
    ("choose-button", "choose"),
    ("settings-button", "settings"),
    ("howto-button", "howto"),
)


def stage_of(browser: Browser, house: House, size: ViewportSize, scale: float) -> Stage:
    context = browser.new_context(viewport=size, device_scale_factor=scale, reduced_motion="reduce")
    remembered = json.dumps(SETTINGS)
    context.add_init_script(f"localStorage.setItem('kozyr.settings', JSON.stringify({remembered}))")
    return Stage(context.new_page(), house.address)


@pytest.fixture(scope="module")
def zoomed(browser: Browser, open_house: House) -> Iterator[Stage]:
    """A window of 1280 by 720 at 200 %."""
    stage = stage_of(browser, open_house, {"width": 640, "height": 360}, 2)
    yield stage
    stage.page.context.close()


@pytest.fixture(scope="module")
def large(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], open_house: House
) -> Iterator[Stage]:
    """A phone whose reader has told the browser to write twice as large."""
    arguments = [*browser_type_launch_args["args"], "--blink-settings=defaultFontSize=32"]
    browser = browser_type.launch(**browser_type_launch_args | {"args": arguments})
    yield stage_of(browser, open_house, {"width": 360, "height": 640}, 1)
    browser.close()


def check_all(stage: Stage, language: str) -> None:
    stage.lobby(language)
    found = stage.unreadable("lobby")
    for button, dialog in DIALOGS:
        found += stage.in_dialog(button, dialog)
    for where, position in TABLES.items():
        stage.table(parse_position(position))
        found += [f"{where}: {flaw}" for flaw in flaws(stage.page)]
    for where, end in ENDS.items():
        stage.table(ended(*end))
        stage.page.get_by_test_id("end").wait_for()
        found += stage.unreadable(where)

    assert found == []


@pytest.mark.parametrize("language", LONG)
def test_a_page_at_200_percent_loses_nothing(zoomed: Stage, language: str) -> None:
    check_all(zoomed, language)


@pytest.mark.parametrize("language", LONG)
def test_words_twice_as_large_lose_nothing(large: Stage, language: str) -> None:
    check_all(large, language)
