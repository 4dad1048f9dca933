"""Takes the pictures of this folder anew, and shows what has changed: `make looks`."""

import os
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from kozyr.resources import client_directory
from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.looks.chosen import FOLDER, LOOKS, SHOWN, Camera, Look
from tests.browser.looks.images import looks_alike, read, shrunk, side_by_side

_KEPT: Final = "as it was"


def renew(camera: Camera, look: Look) -> str:
    """Take *look* anew where it has changed, and say what was done."""
    after = camera.take(look)
    if not look.file.exists():
        look.file.write_bytes(shrunk(after))
        return "new"
    before = read(look.file.read_bytes())
    if looks_alike(before, after):
        return _KEPT
    look.file.write_bytes(shrunk(after))
    shown = SHOWN / look.file.name
    side_by_side(before, after).save(shown)
    return f"changed, see {shown}"


def main() -> None:
    """Renew what has changed; a picture of no chosen screen goes."""
    SHOWN.mkdir(parents=True, exist_ok=True)
    wanted = {look.file for look in LOOKS}
    for old in (*SHOWN.glob("*.png"), *(set(FOLDER.glob("*.png")) - wanted)):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as games,
        House(Path(games), client_directory()) as house,
        sync_playwright() as playwright,
    ):
        path = os.environ.get("KOZYR_BROWSER")
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        camera = Camera(browser, house.address)
        for look in LOOKS:
            print(f"{look}: {renew(camera, look)}")
        browser.close()


if __name__ == "__main__":
    main()
