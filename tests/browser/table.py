"""The page as a player sees it, and three ways to act on it: tap, drag, keys."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect

from kozyr.cards import Card, Suit

Wire = dict[str, Any]

# Nothing that makes a test wait; a test that is about such a thing sets it otherwise.
SETTINGS: Final[Wire] = {
    "language": "en",
    "theme": "light",
    "speed": "off",
    "hold": 0,
    "autoDone": False,
    "takeUndo": False,
    "log": False,
    "opponents": ["beginner"],
    "pace": "instant",
}

_REMEMBER: Final = """settings => {
  if (localStorage.getItem('kozyr.settings') === null) {
    localStorage.setItem('kozyr.settings', JSON.stringify(settings));
  }
}"""

# Other tests are about the page itself: no worker keeps anything of it from one to the next.
_NO_WORKER: Final = "delete Navigator.prototype.serviceWorker"

# All of the table that a player can see and touch. `at` is a point where the card, and
# nothing else, is under the finger.
_LOOK: Final = """() => {
  const table = document.querySelector('[data-testid=table]');
  if (table === null) return null;
  const free = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    for (let y = top + 12; y < bottom; y += 8) {
      for (let x = left + 6; x < right; x += 4) {
        if (element.contains(document.elementFromPoint(x, y))) return [x + 3, y + 2];
      }
    }
    return null;
  };
  const can = (word) => table.querySelector(`[data-testid=${word}]`) !== null;
  return {
    seq: Number(table.dataset.seq),
    phase: table.dataset.phase,
    turn: table.dataset.turn === 'true',
    trump: table.querySelector('[data-testid=stock]').dataset.trump ?? null,
    hand: [...table.querySelectorAll('.card-button')].map((button) => ({
      card: button.dataset.card,
      playable: button.dataset.playable === 'true',
      state: button.dataset.state,
      at: free(button),
    })),
    pairs: [...table.querySelectorAll('.pair')].map((pair) => ({
      attack: pair.dataset.attack, beat: pair.dataset.beat ?? null,
    })),
    words: ['take', 'transfer', 'done', 'swap', 'skip'].filter(can),
  };
}"""

_READY: Final = """() => {
  const table = document.querySelector('[data-testid=table]');
  return table !== null && table.dataset.settled === 'true'
    && table.dataset.guarded === 'false' && table.querySelector('[data-moving]') === null
    && (table.dataset.turn === 'true' || table.dataset.phase === 'over');
}"""

_SHOWN: Final = """seq => {
  const table = document.querySelector('[data-testid=table]');
  return table !== null && table.dataset.settled === 'true' && Number(table.dataset.seq) >= seq;
}"""


@dataclass(frozen=True)
class HandCard:
    """A card of the hand, and where a finger hits it."""

    card: str
    playable: bool
    state: str
    at: tuple[float, float] | None

    @property
    def point(self) -> tuple[float, float]:
        assert self.at is not None, f"{self.card} lies under something"
        return self.at


@dataclass(frozen=True)
class Look:
    """The table at a moment."""

    seq: int
    phase: str
    turn: bool
    trump: Suit | None
    hand: tuple[HandCard, ...]
    pairs: tuple[tuple[str, str | None], ...]
    words: tuple[str, ...]

    @property
    def playable(self) -> list[HandCard]:
        return [card for card in self.hand if card.playable]

    @property
    def cards(self) -> list[str]:
        return [card.card for card in self.hand]

    def find(self, card: str) -> HandCard:
        return next(each for each in self.hand if each.card == card)


# What a player does: a card and, when it matters, what it is to beat; or a word.
Choice = tuple[str, str | None] | Literal["take", "done"]
Policy = Callable[[Look], Choice]
Act = Callable[["TablePage", Choice], None]


class TablePage:
    """A page that has settings of its own and may sit at a table."""

    def __init__(self, page: Page, address: str, *, has_worker: bool = False) -> None:
        self.page = page
        self.address = address
        if not has_worker:
            page.add_init_script(_NO_WORKER)

    # Coming.

    def open(
        self, *, seated: bool = True, query: dict[str, str] | None = None, **settings: object
    ) -> None:
        """Open the page: at the table where the player sits, else in the lobby."""
        remembered = json.dumps(SETTINGS | settings)
        self.page.add_init_script(f"({_REMEMBER})({remembered})")
        search = f"?{urlencode(query)}" if query else ""
        self.page.goto(f"{self.address}{search}{'#table' if seated else ''}")
        if seated:
            self.root.wait_for()
            self.shows(0)
        else:
            self.part("lobby").wait_for()

    # Looking.

    @property
    def root(self) -> Locator:
        return self.part("table")

    def part(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def card(self, card: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f".card-button[data-card='{card}']")

    def pair(self, attack: str) -> Locator:
        """A pair on the table."""
        return self.page.locator(f".pair[data-attack='{attack}']")

    def look(self) -> Look:
        seen = self.page.evaluate(_LOOK)
        assert seen is not None, "the page is not at the table"
        return Look(
            seen["seq"],
            seen["phase"],
            seen["turn"],
            None if seen["trump"] is None else Suit.parse(seen["trump"]),
            tuple(HandCard(**card) for card in seen["hand"]),
            tuple((pair["attack"], pair["beat"]) for pair in seen["pairs"]),
            tuple(seen["words"]),
        )

    def shows(self, seq: int) -> None:
        """Wait until event *seq* of the log is shown, and nothing moves."""
        self.page.wait_for_function(_SHOWN, arg=seq)

    def ready(self) -> Look:
        """Wait until the player is to move, or the game is over."""
        self.page.wait_for_function(_READY)
        return self.look()

    def phase(self, phase: str) -> None:
        """Wait for a phase."""
        expect(self.root).to_have_attribute("data-phase", phase)

    # Acting.

    def tap(self, choice: Choice) -> None:
        """By mouse or, where the screen is touched, by finger."""
        if isinstance(choice, str):
            self._tap(self.part(choice))
            return
        card, target = choice
        self._tap_at(*self.look().find(card).point)
        if self._offers_targets():
            aim = f"[data-target='{target}']" if target else "[data-target]"
            self._tap(self.page.locator(aim).first)

    def drag(self, choice: Choice) -> None:
        """Carry the card; words have nothing to carry and are clicked."""
        if isinstance(choice, str):
            self.part(choice).click()
            return
        card, target = choice
        if target:
            box = self.pair(target).locator(".attack").bounding_box()
            assert box is not None
            self.carry(card, box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.4)
        else:
            self.carry(card, *self.free_felt())

    def carry(self, card: str, x: float, y: float) -> None:
        """Press the card, move it to a point, and let go."""
        mouse = self.page.mouse
        mouse.move(*self.look().find(card).point)
        mouse.down()
        mouse.move(x, y, steps=5)
        mouse.up()

    def press(self, choice: Choice) -> None:
        """By keys alone."""
        keys = self.page.keyboard
        if isinstance(choice, str):
            keys.press({"take": "t", "done": "d"}[choice])
            return
        card, target = choice
        keys.press("Home")
        for _ in range(self.look().cards.index(card)):
            keys.press("ArrowRight")
        expect(self.card(card)).to_be_focused()
        keys.press("Enter")
        if not self._offers_targets():
            return
        while target and self._meant() != target:
            keys.press("ArrowRight")
        keys.press("Enter")

    def play(self, act: Act, policy: Policy) -> Look:
        """Play the deal to its end."""
        while (seen := self.ready()).phase != "over":
            act(self, policy(seen))
            self.shows(seen.seq + 1)
        return seen

    def free_felt(self) -> tuple[float, float]:
        """A point of the felt where nothing lies."""
        box = self.part("stock").bounding_box()
        assert box is not None
        return box["x"] + box["width"] + 2, box["y"] - 2

    def _offers_targets(self) -> bool:
        """Whether the card just tried waits for a target."""
        return self.page.locator(".card-button[aria-pressed=true]").count() > 0

    def _meant(self) -> str | None:
        """The attack card that Enter would beat."""
        meant = self.page.locator(".pair:has(.attack [data-state=target-hover])")
        return meant.get_attribute("data-attack")

    def _tap(self, target: Locator) -> None:
        if self._is_touched():
            target.tap()
        else:
            target.click()

    def _tap_at(self, x: float, y: float) -> None:
        if self._is_touched():
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _is_touched(self) -> bool:
        return bool(self.page.evaluate("navigator.maxTouchPoints > 0"))


def thriftily(seen: Look) -> Choice:
    """Play the lowest card, keep trumps for defending, never take when a card will do."""
    cards = [Card.parse(each.card) for each in seen.playable]
    if "done" in seen.words:
        cards = [card for card in cards if card.suit is not seen.trump]
    if not cards:
        return "take" if "take" in seen.words else "done"
    card = min(cards, key=lambda card: (card.suit is seen.trump, card.rank))
    return str(card), aim(seen, card)


def aim(seen: Look, card: Card) -> str | None:
    """The first attack card that *card* beats, None when it attacks."""
    if seen.phase != "defend":
        return None
    opened = [Card.parse(attack) for attack, beat in seen.pairs if beat is None]
    return str(next(attack for attack in opened if beats(card, attack, seen.trump)))


def beats(card: Card, attack: Card, trump: Suit | None) -> bool:
    """Whether *card* is higher in the same suit, or a trump on another suit."""
    if card.suit is attack.suit:
        return card.rank > attack.rank
    return card.suit is trump


def willingly(seen: Look) -> Choice:
    """Play what the page says can be played, whatever the rules; add nothing to a bout."""
    if "done" in seen.words:
        return "done"
    return (seen.playable[0].card, None) if seen.playable else "take"


def meekly(seen: Look) -> Choice:
    """Take everything, add nothing, open with the first card."""
    if "take" in seen.words:
        return "take"
    return "done" if "done" in seen.words else (seen.playable[0].card, None)
