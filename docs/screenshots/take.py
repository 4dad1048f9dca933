"""Takes the README's picture of the table: `python docs/screenshots/take.py`.

Serves the built page from an empty folder, plays against three bots until there is
something to see, and writes `table.png` beside this file.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

PICTURE: Final = Path(__file__).with_name("table.png")
WIDTH, HEIGHT = 1280, 800
SETTINGS: Final = (
    '{"language": "en", "theme": "light", "speed": "off", "hold": 0, "takeUndo": false,'
    ' "opponents": ["regular", "beginner", "regular"], "pace": "instant"}'
)
MOST_MOVES: Final = 400
SETTLED_MS: Final = 400

ANY_MOVE: Final = (
    "[data-testid=rematch]",
    "[data-testid=skip]",
    ".card-button[data-state=playable]",
    "[data-testid=done]:enabled",
    "[data-testid=take]:enabled",
)

# The reader is to move and holds a hand of some size, in which cards glow and others do
# not; and the bout has something beaten and something not.
WORTH_SEEING: Final = """() => {
  const count = (selector) => document.querySelectorAll(selector).length;
  return count('.card-button') > 4
    && count('.card-button[data-state=playable]') && count('.card-button[data-state=dimmed]')
    && count('.pair[data-beat]') && count('.pair.open');
}"""


@contextmanager
def served() -> Iterator[str]:
    """Serve an empty house on this machine; the value is its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "kozyr", "play", "--no-browser", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                said = server.stdout.readline() if server.stdout else ""
                found = re.search(r"http://\S+", said)
                if found is None:
                    raise RuntimeError(f"kozyr play said {said!r} and no address")
                yield found.group()
            finally:
                server.terminate()


def play_something(page: Page) -> None:
    """Make any move for the reader, or start again when the game is over."""
    for selector in ANY_MOVE:
        found = page.locator(selector).first
        if found.is_visible():
            found.press("Enter")
            target = page.locator("[data-target]").first
            if target.is_visible():
                target.press("Enter")
            return


def main() -> int:
    """Take the picture; return 1 when no game got that far."""
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("KOZYR_BROWSER"))
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.add_init_script(f"localStorage.setItem('kozyr.settings', '{SETTINGS}')")
        page.goto(address)
        page.get_by_test_id("play").click()
        page.get_by_test_id("table").wait_for()
        for _ in range(MOST_MOVES):
            page.wait_for_timeout(SETTLED_MS)
            if page.evaluate(WORTH_SEEING):
                page.evaluate("document.activeElement.blur()")
                page.wait_for_timeout(SETTLED_MS)
                page.screenshot(path=PICTURE)
                return 0
            play_something(page)
    return 1


if __name__ == "__main__":
    sys.exit(main())
