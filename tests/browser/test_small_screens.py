"""On the smallest phones, upright and on their side, nothing is cut off or out of reach."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from docs.gallery.scene import Scene
from docs.gallery.screens import LOBBY, SCREENS, Screen
from tests.browser.house import House
from tests.browser.legible import unreadable
from tests.browser.words import LANGUAGES

UPRIGHT: Final = ((360, 640), (320, 568))
SIDEWAYS: Final = ((640, 360), (844, 390), (932, 430))
NEWCOMER: Final = Screen("newcomer", LOBBY, settings={"newcomer": True})
LYING: Final = (
    *("gathering, host of four", "gathering, twelve", "invited by a link"),
    *("choose", "three open tables", "series", "a rematch is waited for"),
)
# Cut off with dots, as they are meant to be where there is no room.
CUT: Final = ("Маргарита", "Hovhannes", "Konstantin")
# What is drawn over what the page has, or lets the whole page scroll.
_OUTSIDE: Final = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { width: scrollWidth - innerWidth, height: scrollHeight - innerHeight };
}"""


@pytest.fixture(scope="module")
def scene(browser: Browser, open_house: House) -> Iterator[Scene]:
    context = browser.new_context(reduced_motion="reduce", service_workers="block", has_touch=True)
    yield Scene(context.new_page(), open_house.address)
    context.close()


def look(scene: Scene, width: int, height: int) -> list[str]:
    """What is wrong with the page in this size."""
    scene.page.set_viewport_size({"width": width, "height": height})
    scene.settle()
    outside = scene.page.evaluate(_OUTSIDE)
    found = [f"{more} px of {side} are out of sight" for side, more in outside.items() if more > 0]
    found += [flaw for flaw in unreadable(scene.page) if not any(each in flaw for each in CUT)]
    return [f"{width} x {height}: {flaw}" for flaw in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_sees_every_door_without_scrolling(scene: Scene, language: str) -> None:
    scene.show(NEWCOMER, language)

    assert [flaw for size in (*UPRIGHT, *SIDEWAYS) for flaw in look(scene, *size)] == []


@pytest.mark.parametrize("language", ["hy", "ru"])
@pytest.mark.parametrize("name", LYING)
def test_a_phone_on_its_side_shows_all_that_is_said(scene: Scene, name: str, language: str) -> None:
    [screen] = [each for each in SCREENS if each.name == name]
    scene.show(screen, language)

    assert [flaw for size in SIDEWAYS for flaw in look(scene, *size)] == []
