"""From the address to the first card that can be played."""

from dataclasses import dataclass
from statistics import median
from typing import Final

from playwright.sync_api import Browser

from benchmarks.page.deals import Seeds
from benchmarks.page.phone import EMPTY, FAST_3G, phone

# Written into every page before its own scripts. `play` is pressed in the first frame in
# which it is there, and a mark is made once what it speaks of has been painted.
_WATCH: Final = """(() => {
  const seen = { paint: null, largest: null, pressed: null, card: null, shift: 0, blocked: 0 };
  window.kozyrSeen = seen;
  const watch = (type, look) =>
    new PerformanceObserver((list) => list.getEntries().forEach(look))
      .observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
  watch('layout-shift', (entry) => {
    // The press below is no input to the browser; half a second after one is forgiven.
    const pressed = seen.pressed !== null && entry.startTime - seen.pressed < 500;
    if (!entry.hadRecentInput && !pressed) seen.shift += entry.value;
  });
  watch('longtask', (entry) => {
    if (seen.paint !== null && entry.startTime + entry.duration > seen.paint)
      seen.blocked += Math.max(0, entry.duration - 50);
  });
  const painted = (mark) => requestAnimationFrame(() => setTimeout(mark));
  new MutationObserver((_, observer) => {
    const play = document.querySelector('[data-testid=play]');
    if (seen.pressed === null && play !== null) {
      seen.pressed = 0;
      requestAnimationFrame(() => {
        seen.pressed = performance.now();
        play.click();
      });
    }
    if (document.querySelector('.card-button[data-playable=true]') === null) return;
    observer.disconnect();
    painted(() => (seen.card = performance.now()));
  }).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
_CARD: Final = "() => window.kozyrSeen.card !== null && window.kozyrSeen.largest !== null"
_PAINT: Final = "() => window.kozyrSeen.paint !== null"
_SEEN: Final = "() => window.kozyrSeen"


@dataclass(frozen=True)
class Opening:
    """Milliseconds from the navigation on, but for `shift`, which has no unit."""

    first_paint: float
    largest_paint: float
    pressed: float
    first_card: float
    blocked: float
    """Total blocking time: how long the page could not have answered, after the first paint."""
    shift: float
    """Cumulative layout shift."""
    empty: float
    """First paint of the empty page, on the same line and in the same round."""


def measure_openings(browser: Browser, address: str, seeds: Seeds, rounds: int) -> Opening:
    """Open the page *rounds* times, by turns with the empty one; nothing is cached."""
    found: list[dict[str, float]] = []
    empty: list[float] = []
    for _ in range(rounds):
        seeds.rewind()
        found.append(_open(browser, address, _CARD))
        empty.append(_open(browser, address + EMPTY, _PAINT)["paint"])
    middle = {name: median(each[name] for each in found) for name in found[0]}
    return Opening(
        first_paint=middle["paint"],
        largest_paint=middle["largest"],
        pressed=middle["pressed"],
        first_card=middle["card"],
        blocked=middle["blocked"],
        shift=max(each["shift"] for each in found),
        empty=median(empty),
    )


def _open(browser: Browser, address: str, until: str) -> dict[str, float]:
    with phone(browser, line=FAST_3G) as page:
        page.add_init_script(_WATCH)
        page.goto(address)
        page.wait_for_function(until, polling=100)
        seen: dict[str, float] = page.evaluate(_SEEN)
    return seen
