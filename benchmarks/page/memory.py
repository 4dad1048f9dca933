"""What whole games leave behind in a page that plays one after another."""

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, CDPSession

from benchmarks.page.deals import Seeds
from benchmarks.page.phone import phone
from tests.browser.house import House
from tests.browser.table import TablePage

GAMES: Final = 50
WARM: Final = 5
"""Games after which all that is kept for good is there: faces, words, compiled code."""

COUNTED_AFTER: Final = (WARM, 20, 35, GAMES)
_COLLECTIONS: Final = 3
"""What one collection frees may hold on to what the next one frees."""

# The page's own buttons, pressed from within as the keyboard and a screen reader press them:
# nothing waits for the way to the browser and back. Whatever can be played is played.
_PLAY: Final = """games => new Promise((resolve) => {
  const part = (name) => document.querySelector(`[data-testid=${name}]:not(:disabled)`);
  const found = () => part('play') ?? part('rematch') ?? document.querySelector('[data-target]')
    ?? document.querySelector('.card-button[data-playable=true]') ?? part('done') ?? part('take');
  let left = games;
  let over = false;
  const step = () => {
    const end = part('end');
    const table = part('table');
    if (end !== null && !over) left -= 1;
    over = end !== null;
    if (over && left === 0) {
      part('leave').click();
      return resolve();
    }
    if (table === null || end !== null || table.dataset.turn === 'true') found()?.click();
    setTimeout(step, end === null ? 0 : 50);
  };
  step();
})"""


@dataclass(frozen=True)
class Memory:
    """What the page holds in the lobby, after so many games."""

    games: int
    heap_mb: float
    nodes: int
    listeners: int


def play_many(browser: Browser, house: House, seeds: Seeds) -> list[Memory]:
    """Play `GAMES` games in one page without motion; count after some of them."""
    seeds.rewind()
    found: list[Memory] = []
    with phone(browser, slow=False) as page:
        table = TablePage(page, house.address)
        table.open(seated=False)
        session = page.context.new_cdp_session(page)
        for games in COUNTED_AFTER:
            page.evaluate(_PLAY, games - (found[-1].games if found else 0))
            table.part("lobby").wait_for()
            found.append(_count(session, games))
    return found


def _count(session: CDPSession, games: int) -> Memory:
    for _ in range(_COLLECTIONS):
        session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    dom = session.send("Memory.getDOMCounters")
    return Memory(games, heap / 1e6, dom["nodes"], dom["jsEventListeners"])
