"""People, each with a browser of his own, at one server."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Locator, Page

from tests.browser.faults import Faults
from tests.browser.table import SETTINGS, TablePage, thriftily

PATIENCE_MS = 20_000

Guest = Callable[..., TablePage]

# What a page at a table waits for: the player, the others, or nothing any more.
STATE = """() => {
  const table = document.querySelector('[data-testid=table]');
  const { settled, guarded, phase, turn } = table?.dataset ?? {};
  if (settled !== 'true' || guarded === 'true') return 'busy';
  if (table.querySelector('[data-moving]') !== null) return 'busy';
  return phase === 'over' ? 'over' : turn === 'true' ? 'turn' : 'wait';
}"""


@contextmanager
def guests(browser: Browser, house: str, *forgiven: str) -> Iterator[Guest]:
    """Make people who stand in the lobby of the server at *house*, or at another address.

    What goes wrong on their pages fails the test, unless it has one of the words *forgiven*.
    """
    pages: list[tuple[Page, Faults]] = []

    def come(
        name: str, address: str = "", width: int = 360, height: int = 640, **wishes: object
    ) -> TablePage:
        context = browser.new_context(viewport={"width": width, "height": height})
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        faults = Faults(page)
        for words in forgiven:
            faults.forgive(words)
        pages.append((page, faults))
        table = TablePage(page, house)
        remembered = json.dumps(SETTINGS | {"name": name, "newcomer": False} | wishes)
        page.add_init_script(
            f"localStorage.getItem('kozyr.settings') ?? "
            f"localStorage.setItem('kozyr.settings', JSON.stringify({remembered}))"
        )
        page.goto(address or house)
        return table

    yield come
    for page, faults in pages:
        page.context.close()
        assert faults.unforgiven() == []


def gather(host: TablePage) -> str:
    """Open a table among friends, and name its link."""
    host.part("friends").click()
    host.part("gathering").wait_for()
    return host.part("invitation-link").input_value()


def at(table: TablePage, seat: int) -> Locator:
    return table.page.locator(f"[data-seat='{seat}']")


def play_out(*tables: TablePage, moves: int | None = None) -> None:
    """Let whoever is to move do so, until the deal is over or so many *moves* were made."""
    made = 0
    while moves is None or made < moves:
        states = [table.page.evaluate(STATE) for table in tables]
        if all(state == "over" for state in states):
            return
        for table, state in zip(tables, states, strict=True):
            if state == "turn":
                table.tap(thriftily(table.look()))
                made += 1
                break
        else:
            tables[0].page.wait_for_timeout(30)
