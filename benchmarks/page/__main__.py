"""Measure the page and print it; the last line is one JSON object."""

import argparse
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Error, sync_playwright

from benchmarks.page.deals import RHYTHM, Seeds, steady_bot
from benchmarks.page.memory import play_many
from benchmarks.page.motion import play_by_finger
from benchmarks.page.opening import measure_openings
from benchmarks.page.report import Report
from benchmarks.page.screens import violations_by_screen
from benchmarks.page.trace import tasks_of
from benchmarks.page.weight import weigh
from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tools.browser import ensure_browser
from tools.client import BUILD, build_client
from tools.steps import SetupError

ROOT = Path(__file__).resolve().parents[2]
ALL = ("weight", "opening", "motion", "tasks", "memory", "screens")
FAILED = 2

# Seconds after which a part is given up; several times what each takes on a busy machine.
OPENING_S = 60
GAME_S = 240
MEMORY_S = 300
SCREENS_S = 300


def main() -> int:
    """Measure, print, and return the exit status."""
    options = _options()
    report = Report()
    try:
        build_client(ROOT)
        if "weight" in options.only:
            report.weight(weigh(ROOT))
        path = str(os.environ.get("KOZYR_BROWSER") or ensure_browser(ROOT))
    except SetupError as error:
        sys.stderr.write(f"kozyr: {error}\n")
        return FAILED
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        _measure(browser, report, options)
        browser.close()
    sys.stdout.write(report.text())
    return FAILED if report.failed else 0


def _measure(browser: Browser, report: Report, options: argparse.Namespace) -> None:
    client = ROOT / BUILD
    seeds = Seeds()
    with TemporaryDirectory() as folder, House(Path(folder), client, RHYTHM, seeds) as house:
        house.bot = steady_bot()
        if "opening" in options.only:
            with _at_most(report, "opening", options.rounds * OPENING_S):
                openings = measure_openings(browser, house.address, seeds, options.rounds)
                report.opening(openings, options.rounds)
        if "motion" in options.only:
            with _at_most(report, "motion", options.games * GAME_S):
                games = [play_by_finger(browser, house) for _ in range(options.games)]
                report.motion(games)
        if "tasks" in options.only:
            with _at_most(report, "tasks", GAME_S):
                tasks = tasks_of(
                    browser, lambda: play_by_finger(browser, house, slow=False), options.trace
                )
                report.tasks(tasks)
        if "memory" in options.only:
            with _at_most(report, "memory", MEMORY_S):
                found = play_many(browser, house, seeds)
                report.memory(found)
    if "screens" in options.only:
        with (
            TemporaryDirectory() as folder,
            House(Path(folder), client) as house,
            _at_most(report, "screens", SCREENS_S),
        ):
            report.screens(violations_by_screen(browser, house))


@contextmanager
def _at_most(report: Report, part: str, seconds: float) -> Iterator[None]:
    """Say which *part* could not be measured; the others are.

    The whole program ends when it takes longer than *seconds*.

    A browser that does not answer cannot be waited for, nor asked to close.
    """

    def give_up() -> None:
        sys.stderr.write(f"kozyr: {part} was not done after {seconds:.0f} seconds\n")
        sys.stderr.flush()
        os._exit(FAILED)

    watch = threading.Timer(seconds, give_up)
    watch.daemon = True
    watch.start()
    begun = time.monotonic()
    try:
        yield
    except (AssertionError, Error) as error:
        report.failed = True
        sys.stderr.write(f"kozyr: {part} could not be measured: {error}\n")
    finally:
        watch.cancel()
    sys.stderr.write(f"kozyr: {part}, {time.monotonic() - begun:.0f} s\n")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench-page", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=ALL, default=ALL, help="what to measure")
    parser.add_argument("--rounds", type=int, default=3, help="times to open the page")
    parser.add_argument("--games", type=int, default=1, help="times to play the game by finger")
    parser.add_argument("--trace", type=Path, help="keep the trace of a game, to open in DevTools")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
