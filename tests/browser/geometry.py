"""Where things lie on the table, and which of them are in each other's way."""

from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

from playwright.sync_api import Page

LEAST_STRIP = 20
# Edges may touch, and fractions of a pixel are rounded.
SLACK = 1.0

_MEASURE: Final = """least => {
  const box = (...elements) => {
    const boxes = elements.filter(Boolean).map((element) => element.getBoundingClientRect());
    return {
      left: Math.min(...boxes.map((each) => each.left)),
      top: Math.min(...boxes.map((each) => each.top)),
      right: Math.max(...boxes.map((each) => each.right)),
      bottom: Math.max(...boxes.map((each) => each.bottom)),
    };
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const named = (elements, name, inside) =>
    elements.map((element) => ({ name: name(element), ...box(...inside(element)) }));
  // The widest strip, near the card's index or its foot, where a finger meets this card only.
  const strip = (button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const height = Math.min(bottom, innerHeight) - top;
    let widest = 0;
    for (const share of [0.25, 0.12, 0.5, 0.9]) {
      let from = null;
      for (let x = Math.max(0, left) + 0.5; x < Math.min(right, innerWidth); x += 2) {
        const meets = button.contains(document.elementFromPoint(x, top + share * height));
        from = meets ? (from ?? x) : null;
        if (from !== null) widest = Math.max(widest, x - from);
        if (widest >= least) return widest;
      }
    }
    return widest;
  };
  const within = (selector) => (element) => [...element.querySelectorAll(selector)];
  return {
    hand: named(all('.card-button'), (card) => card.dataset.card, within('.card')),
    strips: Object.fromEntries(all('.card-button').map((card) => [card.dataset.key, strip(card)])),
    seats: named(all('.seat'), (seat) => `seat ${seat.dataset.seat}`,
      within('.face, .badge, .bot, .name, .count')),
    pairs: named(all('.pair'), (pair) => `pair ${pair.dataset.attack}`, within('.card'))
      .concat(named(all('.slot'), () => 'slot', (slot) => [slot])),
    piles: named(all('.stock, .discard'), (pile) => pile.dataset.testid,
      within('.card, .place, .count')),
    words: named(all('.prompt, .reason, .action button'), (word) => word.dataset.testid,
      (word) => [word]),
    top: named(all('header'), () => 'top bar', (bar) => [bar]),
    cut: all('.action button, .prompt, .reason')
      .filter((word) => word.scrollWidth > word.clientWidth + 1)
      .map((word) => word.dataset.testid),
    width: innerWidth,
    height: innerHeight,
    scrolls: document.documentElement.scrollWidth > innerWidth
      || document.documentElement.scrollHeight > innerHeight,
  };
}"""


@dataclass(frozen=True)
class Box:
    """Something on the screen, in CSS pixels."""

    name: str
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Box") -> bool:
        return (
            self.left < other.right - SLACK
            and other.left < self.right - SLACK
            and self.top < other.bottom - SLACK
            and other.top < self.bottom - SLACK
        )

    def __str__(self) -> str:
        corners = ", ".join(
            f"{each:.0f}" for each in (self.left, self.top, self.right, self.bottom)
        )
        return f"{self.name} ({corners})"


def flaws(page: Page) -> list[str]:
    """What is wrong with the table as it is drawn now, a sentence each."""
    seen = page.evaluate(_MEASURE, LEAST_STRIP)
    hand, seats, pairs, piles, words, top = (
        [Box(**box) for box in seen[group]]
        for group in ("hand", "seats", "pairs", "piles", "words", "top")
    )
    screen = Box("screen", 0, 0, seen["width"], seen["height"])
    found = [
        f"{one} lies on {other}"
        for one, other in (
            *combinations(seats, 2),
            *combinations(pairs, 2),
            *combinations(words, 2),
            *product(seats, [*pairs, *piles, *words, *hand, *top]),
            *product(pairs, [*piles, *words, *hand, *top]),
            *product(words, [*hand, *piles, *top]),
            *product(piles, hand),
        )
        if one.overlaps(other)
    ]
    found += [
        f"{box} leaves the screen"
        for box in (*hand, *seats, *pairs, *piles, *words)
        if box.left < -SLACK
        or box.top < -SLACK
        or box.right > screen.right + SLACK
        or box.bottom > screen.bottom + SLACK
    ]
    found += [
        f"only {width} px of {card} can be touched"
        for card, width in seen["strips"].items()
        if width < LEAST_STRIP
    ]
    found += [f"the words of {word} are cut off" for word in seen["cut"]]
    if seen["scrolls"]:
        found.append("the page scrolls")
    return found
