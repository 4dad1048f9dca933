"""The page looks as it did, or somebody has looked at what is new: `make looks`."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House
from tests.browser.looks.chosen import LOOKS, SHOWN, Camera, Look
from tests.browser.looks.images import looks_alike, read, side_by_side


@pytest.fixture(scope="module")
def camera(browser: Browser, open_house: House) -> Iterator[Camera]:
    camera = Camera(browser, open_house.address)
    yield camera
    camera.close()


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_the_page_looks_as_it_did(camera: Camera, look: Look) -> None:
    before, after = read(look.file.read_bytes()), camera.take(look)
    shown = SHOWN / look.file.name
    if not looks_alike(before, after):
        SHOWN.mkdir(parents=True, exist_ok=True)
        side_by_side(before, after).save(shown)

    assert looks_alike(before, after), f"look at {shown}; if it is meant, run `make looks`"


CHANGES = {
    "a paler red": ".card { --suit-ink: #e2555c !important }",
    "another paper": ":root { --card-paper: #f4ecd8 !important }",
    "a missing seat": "[data-seat='2'] { display: none !important }",
    "a hand moved by one dot": ".hand { translate: 0 1px }",
    "a missing prompt": ".prompt { display: none !important }",
}


@pytest.mark.parametrize("style", CHANGES.values(), ids=CHANGES.keys())
def test_a_changed_look_is_noticed(camera: Camera, style: str) -> None:
    look = next(look for look in LOOKS if look.name == "defending")

    assert not looks_alike(read(look.file.read_bytes()), camera.take(look, style))
