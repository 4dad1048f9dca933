"""Draws every screen in every size, theme and language: `make gallery`.

The built page is served and shown the screens of `screens.py`, always the same.  The pictures
and sheets of them lie in build/gallery; begin with its index.html.
"""

import argparse
import os
import tempfile
import time
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Error, sync_playwright

from docs.gallery.scene import Scene
from docs.gallery.screens import SCREENS, Screen
from docs.gallery.sheet import Picture, write_page, write_sheets
from kozyr.resources import client_directory
from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.words import LANGUAGES

FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "gallery"
USUAL: Final = ("hy", "az", "et", "ru", "en")
Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
QUALITY: Final = 85


@dataclass(frozen=True)
class Size:
    """A size in CSS pixels."""

    name: str
    width: int
    height: int


SIZES: Final = (
    Size("phone", 360, 640),
    Size("tablet", 820, 1180),
    Size("desktop", 1440, 900),
)


@dataclass(frozen=True)
class Wish:
    """What is to be drawn, and with how many dots to a pixel."""

    screens: tuple[Screen, ...]
    sizes: tuple[Size, ...]
    themes: tuple[Theme, ...]
    languages: tuple[str, ...]
    dots: float


def take(browser: Browser, address: str, wish: Wish, folder: Path) -> list[Picture]:
    """Take all the pictures that are wished for, on one page."""
    page = browser.new_page(
        device_scale_factor=wish.dots, reduced_motion="reduce", service_workers="block"
    )
    scene = Scene(page, address)
    pictures = []
    for language, screen in product(wish.languages, wish.screens):
        page.set_viewport_size({"width": wish.sizes[0].width, "height": wish.sizes[0].height})
        try:
            scene.show(screen, language)
        except Error as error:
            error.add_note(f"on the way to the screen {screen.name!r} in {language}")
            raise
        for size, theme in product(wish.sizes, wish.themes):
            page.set_viewport_size({"width": size.width, "height": size.height})
            page.emulate_media(color_scheme=theme)
            scene.settle()
            picture = Picture(screen.name, screen.group, language, size.name, theme)
            page.screenshot(path=folder / picture.file, type="jpeg", quality=QUALITY)
            pictures.append(picture)
    page.close()
    return pictures


def _read_wish() -> Wish:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--languages",
        nargs="+",
        default=USUAL,
        choices=(*LANGUAGES, "all"),
        metavar="LANGUAGE",
        help=f"or all; {' '.join(USUAL)} unless told",
    )
    parser.add_argument("--sizes", nargs="+", choices=[size.name for size in SIZES])
    parser.add_argument("--themes", nargs="+", default=THEMES, choices=THEMES)
    parser.add_argument("--screens", nargs="+", help="screens whose names contain one of these")
    parser.add_argument("--dots", type=float, default=1, help="dots to a CSS pixel")
    wish = parser.parse_args()
    return Wish(
        tuple(
            screen
            for screen in SCREENS
            if not wish.screens or any(word in screen.name for word in wish.screens)
        ),
        tuple(size for size in SIZES if not wish.sizes or size.name in wish.sizes),
        tuple(wish.themes),
        LANGUAGES if "all" in wish.languages else tuple(wish.languages),
        wish.dots,
    )


def main() -> None:
    """Draw the gallery anew."""
    wish = _read_wish()
    began = time.monotonic()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as games,
        House(Path(games), client_directory()) as house,
        sync_playwright() as playwright,
    ):
        path = os.environ.get("KOZYR_BROWSER")
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        pictures = take(browser, house.address, wish, FOLDER)
        page = write_page(pictures, FOLDER)
        sheets = write_sheets(browser, pictures, page)
        browser.close()
    seconds = time.monotonic() - began
    print(f"{len(pictures)} pictures and {sheets} sheets in {seconds:.0f} s: {page}")


if __name__ == "__main__":
    main()
