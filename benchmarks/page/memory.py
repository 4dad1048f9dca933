"""What whole games leave behind in a page that plays one after another."""

import math
import time
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

PLAYING_S: Final = 110
"""On a machine so busy that this is not enough, fewer are played, and the report says so."""

COUNTED_AFTER: Final = (WARM, 20, 35, GAMES)
_COLLECTIONS: Final = 3
"""What one collection frees may hold on to what the next one frees."""

_RULES: Final = "short 24"
"""The shortest game: what it leaves behind is the same."""

_TURN_S: Final = 20
"""A game that is no further after so long never will be."""

# The page's own buttons, pressed from within as the keyboard and a screen reader press them:
# nothing waits for the way to the browser and back. The lowest card that can be played is,
# a trump only where nothing else will do: to play whatever comes first may go on for ever.
_PLAY: Final = """([games, turn, until]) => new Promise((resolve, reject) => {
  const part = (name) => document.querySelector(`[data-testid=${name}]:not(:disabled)`);
  const RANKS = ['9', '10', 'J', 'Q', 'K', 'A'];
  const cost = ({ dataset: { card } }) => {
    const isTrump = card.slice(-1) === part('stock')?.dataset.trump;
    return RANKS.indexOf(card.slice(0, -1)) + (isTrump ? RANKS.length : 0);
  };
  const lowest = () => {
    const cards = [...document.querySelectorAll('.card-button[data-playable=true]')];
    const least = cards.sort((one, other) => cost(one) - cost(other))[0];
    if (least === undefined) return null;
    return part('done') !== null && cost(least) >= RANKS.length ? null : least;
  };
  const found = () => part('play') ?? part('rematch') ?? document.querySelector('[data-target]')
    ?? lowest() ?? part('done') ?? part('take');
  let seq = null;
  let since = performance.now();
  let left = games;
  let over = false;
  const step = () => {
    const end = part('end');
    const table = part('table');
    if (end !== null && !over) left -= 1;
    over = end !== null;
    if (over && (left === 0 || Date.now() > until)) {
      part('leave').click();
      return resolve(games - left);
    }
    if (table?.dataset.seq !== seq) {
      seq = table?.dataset.seq;
      since = performance.now();
    }
    if (performance.now() - since > turn)
      return reject(new Error(`the table stands still: ${JSON.stringify({ ...table?.dataset })}`));
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
    """Play `GAMES` games in one page without motion, or what the time is enough for.

    Count after some of them; no game begins after `PLAYING_S`.

    Raises:
        playwright.sync_api.Error: a game does not go on.
    """
    seeds.rewind()
    found: list[Memory] = []
    played = 0
    until = time.time() + PLAYING_S
    with phone(browser, slow=False) as page:
        table = TablePage(page, house.address)
        table.open(seated=False, rules=_RULES)
        session = page.context.new_cdp_session(page)
        for games in COUNTED_AFTER:
            latest = until * 1000 if found else math.inf
            wanted = games - played
            finished = page.evaluate(_PLAY, [wanted, _TURN_S * 1000, latest])
            played += finished
            table.part("lobby").wait_for()
            found.append(_count(session, played))
            if finished < wanted:
                break
    return found


def _count(session: CDPSession, games: int) -> Memory:
    for _ in range(_COLLECTIONS):
        session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    dom = session.send("Memory.getDOMCounters")
    return Memory(games, heap / 1e6, dom["nodes"], dom["jsEventListeners"])
