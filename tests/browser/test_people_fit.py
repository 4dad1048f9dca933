"""Whatever the language, the screens of people can be read on a small phone."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from docs.gallery.scene import Scene
from docs.gallery.screens import PEOPLE_THERE, SCREENS
from tests.browser.house import House
from tests.browser.legible import unreadable
from tests.browser.words import LANGUAGES

# Those with the most words of their own; names are as long as people like.
WORDY: Final = (
    *("a rematch is waited for", "invited by a link"),
    *("three open tables", "people at the table"),
)
CHOSEN: Final = tuple(each for each in SCREENS if each.group == PEOPLE_THERE and each.name in WORDY)
# Cut off with dots, as they are meant to be where there is no room.
CUT: Final = ("is cut off at the side", "Rindfleisch", "Маргарита", "Hovhannes")


@pytest.fixture(scope="module")
def scene(browser: Browser, open_house: House) -> Iterator[Scene]:
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, reduced_motion="reduce", service_workers="block"
    )
    yield Scene(context.new_page(), open_house.address)
    context.close()


def test_every_wordy_screen_is_there() -> None:
    assert {each.name for each in CHOSEN} == {*WORDY}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_people_can_be_read_on_a_small_phone(scene: Scene, language: str) -> None:
    found = []
    for screen in CHOSEN:
        scene.show(screen, language)
        scene.settle()
        found += [f"{screen.name}: {flaw}" for flaw in unreadable(scene.page)]

    assert [flaw for flaw in found if not any(each in flaw for each in CUT)] == []
