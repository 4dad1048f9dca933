"""A whole game by finger, and how long each of its frames took."""

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser

from benchmarks.page.deals import deal_of
from benchmarks.page.phone import EMPTY, phone
from kozyr.tables import Pace
from tests.browser.finger import Finger
from tests.browser.house import House, Setting
from tests.browser.table import Choice, Look, TablePage, thriftily

SMOOTH_MS: Final = 25
"""A frame that takes longer has missed its turn on a screen of sixty a second."""

SEATS: Final = 4
_TOP: Final = (180.0, 100.0)
_BOTTOM: Final = (180.0, 540.0)
_SLIDES: Final = 30

# Frames are kept only while a finger is down or something flies: those in which the page
# merely waits for the bots are all good and would hide the others. A long one always counts.
_RECORD: Final = """smooth => {
  const frames = [];
  const paints = [];
  let last = null, wasMoving = false, on = false, down = false, quiet = 0;
  const isMoving = () => down || document.querySelector('[data-moving], .ghost, .carried') !== null;
  const frame = (now) => {
    if (!on) return (last = null);
    const moving = isMoving();
    if (last !== null && (moving || wasMoving || now - last > smooth)) frames.push(now - last);
    last = now;
    wasMoving = moving;
    requestAnimationFrame(frame);
  };
  for (const type of ['touchstart', 'touchend', 'touchcancel'])
    addEventListener(type, () => (down = type === 'touchstart'), { capture: true, passive: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'pointerup') paints.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  const start = () => {
    on = true;
    requestAnimationFrame(frame);
  };
  const stop = () => (on = false);
  const isSettled = () => {
    const table = document.querySelector('[data-testid=table]');
    return table !== null && table.dataset.settled === 'true'
      && table.querySelector('[data-moving]') === null
      && (table.dataset.turn === 'true' || table.dataset.phase === 'over');
  };
  const settle = (before) => new Promise((resolve) => {
    // A card that was refused, since another was faster, changes nothing that could be waited for.
    const enough = setTimeout(() => look(true), 5000);
    const look = (tired) => {
      const { seq } = document.querySelector('[data-testid=table]')?.dataset ?? {};
      if (tired !== true && (!isSettled() || Number(seq) <= before)) return false;
      clearTimeout(enough);
      observer.disconnect();
      stop();
      requestAnimationFrame(() => setTimeout(resolve));
      return true;
    };
    const observer = new MutationObserver(look);
    const attributeFilter = ['data-settled', 'data-turn', 'data-phase', 'data-seq', 'data-moving'];
    if (!look()) observer.observe(document, { subtree: true, childList: true, attributeFilter });
  });
  window.kozyrFrames = { frames, paints, start, stop, settle };
}"""

_START: Final = "() => window.kozyrFrames.start()"
_SETTLE: Final = "before => window.kozyrFrames.settle(before)"
_TAKEN: Final = "() => ({ frames: window.kozyrFrames.frames, paints: window.kozyrFrames.paints })"
_POINT: Final = """place => {
  const box = document.querySelector(place)?.getBoundingClientRect();
  return box === undefined ? null : [box.x + box.width * 0.4, box.y + box.height * 0.4];
}"""
_IS_PICKED: Final = "() => document.querySelector('.card-button[aria-pressed=true]') !== null"


@dataclass(frozen=True)
class Frames:
    """Milliseconds from each frame to the next."""

    each: tuple[float, ...]

    @property
    def smooth(self) -> float:
        """The share of frames that kept their turn."""
        return sum(frame < SMOOTH_MS for frame in self.each) / len(self.each)

    @property
    def worst(self) -> float:
        """The longest one."""
        return max(self.each)


@dataclass(frozen=True)
class Motion:
    """One game: its frames, those of the empty page after it, and each drop's way to the screen."""

    game: Frames
    empty: Frames
    drops: tuple[float, ...]
    """Milliseconds from the finger's leaving the screen to the next paint, in steps of eight."""
    moves: int


def play_by_finger(browser: Browser, house: House, *, slow: bool = True) -> Motion:
    """Play the same game of four by taps and drags in turn."""
    with phone(browser, slow=slow) as page:
        house.seat(page.context, Setting(deal_of(SEATS), pace=Pace.NORMAL))
        page.add_init_script(f"({_RECORD})({SMOOTH_MS})")
        table = TablePage(page, house.address)
        table.open(speed="normal", opponents=["regular"] * (SEATS - 1))
        finger = Finger(page)
        moves = 0
        while (seen := table.ready()).phase != "over":
            try:
                choice = thriftily(seen)
            except StopIteration:
                # Seen in the moment in which another laid a card more.
                continue
            page.evaluate(_START)
            _act(table, finger, seen, choice, carries=moves % 2 == 1)
            page.evaluate(_SETTLE, seen.seq)
            moves += 1
        taken = page.evaluate(_TAKEN)
    return Motion(
        Frames(tuple(taken["frames"])),
        _empty_frames(browser, house.address, slow=slow),
        tuple(taken["paints"]),
        moves,
    )


def _empty_frames(browser: Browser, address: str, *, slow: bool) -> Frames:
    """What a page of one word makes of a finger that slides over it."""
    with phone(browser, slow=slow) as page:
        page.add_init_script(f"({_RECORD})({SMOOTH_MS})")
        page.goto(address + EMPTY)
        finger = Finger(page)
        page.evaluate(_START)
        finger.down(*_TOP)
        for _ in range(_SLIDES):
            finger.move(*_BOTTOM)
            finger.move(*_TOP)
        finger.up()
        taken = page.evaluate(_TAKEN)
    return Frames(tuple(taken["frames"]))


def _act(table: TablePage, finger: Finger, seen: Look, choice: Choice, *, carries: bool) -> None:
    """Do it, unless a bot has made it impossible since it was *seen*: nothing is waited for."""
    card, target = (None, None) if isinstance(choice, str) else choice
    place = f"[data-testid={choice}]" if card is None else f".pair[data-attack='{target}'] .attack"
    end = table.page.evaluate(_POINT, place) if card is None or target else table.free_felt()
    if end is None:
        return
    if card is None:
        _touch(finger, *end)
        return
    start = seen.find(card).point
    if carries:
        _carry(finger, start, end)
        return
    _touch(finger, *start)
    if table.page.evaluate(_IS_PICKED):
        _touch(finger, *end)


def _touch(finger: Finger, x: float, y: float) -> None:
    finger.down(x, y)
    finger.up()


def _carry(finger: Finger, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Lift the card straight up, then take it where it is to go."""
    finger.down(*start)
    finger.move(start[0], start[1] - 60)
    finger.move((start[0] + end[0]) / 2, start[1] - 80)
    # A finger hides what it carries: the card is held above it.
    finger.move(end[0], end[1] + 40)
    finger.up()
