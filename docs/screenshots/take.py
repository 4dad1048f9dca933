"""Takes the pictures of this folder: `make screenshots`.

The built page is served and shown fixed positions, so that the same sources give the same
pictures.  Each screen is taken on a phone, a tablet and a desktop, in turn light and dark.
"""

import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from kozyr.resources import client_directory
from tests.browser.conftest import FLAGS
from tests.browser.drawn import show
from tests.browser.house import House
from tests.browser.looks.images import read, shrunk
from tests.browser.table import TablePage

FOLDER: Final = Path(__file__).parent
NAMES: Final = (
    *("Aram", "Leyla", "Tõnu", "Gohar", "Emin", "Nino"),
    *("Kadri", "Luka", "Olya", "Rauf", "Tamar"),
)
OPPONENTS: Final = ("regular", "beginner", "regular")
THEMES: Final = ("light", "dark")
COLOURS: Final = 64

TABLE: Final = (
    "trump h; attacker D; defender A; bout 4; became 8; table: D+9c/Jc D+Jd C+9d B+9s/10s;"
    " A: Qd Kd 10d 7h Ks 8c; B: 6c 7c 8d Ah 6s; C: Ad As Kc 8h; D: 6d 7s Qh Ac;"
    " stock: Jh 10c 8s Qc 6h"
)
CHOICES: Final = (
    "rules app+transfer; trump h; attacker D; defender A; bout 3; became 6; table: D+9c D+9d;"
    " A: 9h Jc 10d Kd 7s As; B: 6c 7c 8d Ah 6s Qs; C: Ad 10s Kc 8h 7d 8s; D: 6d Qh Ac Kh;"
    " stock: Jh 10c Qc Js 6h"
)
END: Final = (
    "trump h; attacker B; defender C; table:; bout 14; A:; B:; C: 6c 8c Kd; D:; out: D A B;"
    " result: fool C"
)

TWELVE: Final = (
    "rules two packs; trump h; attacker L; bout 2; became 7; table: L+9c/Jc L+9c J+Jd;"
    " A: Qd Kd 10c 10c 7h 7h Ks; B: 6c 6c; C: Ad As; D: 6d 7s; E: Qh; F: Qc Qc 8s; G: 8d; H: 8c 7c;"
    " I: Ac Ah; J: 9d 9d; K: Kc; L: 6s 6s; stock: Jh 10d 8s 6h"
)


def nothing(table: TablePage) -> None:
    """Leave the table as it is."""


def pick(table: TablePage) -> None:
    """Pick the card that has most choices."""
    table.page.mouse.click(*table.look().find("9h").point)
    table.page.locator("[data-target=transfer]").wait_for()
    table.page.mouse.move(0, 0)


def read_rules(table: TablePage) -> None:
    """Open the rules."""
    table.part("rules-button").click()
    table.part("rules").locator(".quiet").click()
    table.part("howto").wait_for()


def see_end(table: TablePage) -> None:
    """Wait for the last word."""
    table.part("end").wait_for()


def choose_rules(table: TablePage) -> None:
    """Open the dialog of all rules."""
    table.part("choose-button").click()
    table.part("choose-summary").wait_for()


@dataclass(frozen=True)
class Screen:
    """What is shown, and what the player has done to see it; no position is the lobby."""

    name: str
    position: str | None
    act: Callable[[TablePage], None]


@dataclass(frozen=True)
class Device:
    """A size in CSS pixels, and how many dots each has."""

    name: str
    width: int
    height: int
    dots: float


SCREENS: Final = (
    Screen("table", TABLE, nothing),
    Screen("choices", CHOICES, pick),
    Screen("end", END, see_end),
    Screen("rules", TABLE, read_rules),
    Screen("choose", None, choose_rules),
    Screen("twelve", TWELVE, nothing),
)
DEVICES: Final = (
    Device("phone", 360, 640, 1.5),
    Device("tablet", 820, 1180, 1),
    Device("desktop", 1440, 900, 0.9),
)


def take(browser: Browser, address: str, screen: Screen, device: Device, theme: str) -> None:
    """Take one picture."""
    page: Page = browser.new_page(
        viewport={"width": device.width, "height": device.height},
        device_scale_factor=device.dots,
        reduced_motion="reduce",
    )
    if screen.position is not None:
        show(page, screen.position, NAMES)
    table = TablePage(page, address)
    chosen = {} if screen.position else {"rules": "transfer and show", "opponents": OPPONENTS}
    table.open(seated=screen.position is not None, query=None, theme=theme, **chosen)
    screen.act(table)
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    path = FOLDER / f"{screen.name}-{device.name}-{theme}.png"
    path.write_bytes(shrunk(read(page.screenshot()), COLOURS))
    page.close()


def main() -> None:
    """Take all the pictures anew."""
    for old in FOLDER.glob("*.png"):
        old.unlink()
    themes = cycle(THEMES)
    with (
        tempfile.TemporaryDirectory() as games,
        House(Path(games), client_directory()) as house,
        sync_playwright() as playwright,
    ):
        path = os.environ.get("KOZYR_BROWSER")
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for screen in SCREENS:
            for device in DEVICES:
                take(browser, house.address, screen, device, next(themes))
        browser.close()


if __name__ == "__main__":
    main()
