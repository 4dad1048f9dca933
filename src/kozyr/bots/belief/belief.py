"""`Belief`: how likely each hidden card is where, and whole deals that fit what was seen."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kozyr.bots.belief.counted import lay_stock, template_of
from kozyr.bots.belief.story import Story
from kozyr.cards import Card
from kozyr.rules import View
from kozyr.rules.core import Core
from kozyr.rules.core.masks import indices
from kozyr.rules.playout import Dice

_FIRST_SWEEPS: Final = 12
"""So often each card is moved, on average, before the first deal is used."""
_SWEEPS: Final = 2
"""And between two deals."""
_COUNTED: Final = 300
_DOUBT: Final = 2.0
"""So many deals that know nothing are added to those counted."""
_SEED_BITS: Final = 62


class ImpossibleView(ValueError):  # noqa: N818 - the name of the thing that was given
    """What the view tells cannot have happened in any deal."""


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """How likely a card is in the hand of each seat, and in the stock; the sum is 1."""

    seats: tuple[float, ...]
    stock: float


class Belief:
    """What the reader of *view* can work out about the hidden cards.

    With a view that tells what has happened, deals are drawn as often as they are likely by
    the habits of `kozyr.bots.belief.habits`; never one that cannot be.  Without it all deals
    are alike that fit what is known of the hands.
    """

    def __init__(self, view: View) -> None:
        self._view: Final = view
        self.story: Final = Story(view)
        self._template: Final = template_of(view)
        self.worlds: Final = self.story.worlds()
        self._stock: Final = max(view.stock - (1 if view.trump_card else 0), 0)
        self._is_settled = False

    def sample(self, rng: random.Random) -> Core:
        """A deal that fits everything, to be played on from this moment.

        Raises:
            ImpossibleView: there is none.
        """
        dice = Dice(rng.getrandbits(_SEED_BITS))
        self._walk(dice)
        core = self._template.copy()
        worlds = self.worlds
        for seat in range(core.seats):
            if seat != self._view.seat:
                for mask in worlds.hidden_of(seat):
                    for card in indices(mask):
                        core.put(seat, card)
        stock = [card for mask in worlds.hidden_of(-1) for card in indices(mask)]
        for i in range(len(stock) - 1, 0, -1):
            j = dice.below(i + 1)
            stock[i], stock[j] = stock[j], stock[i]
        lay_stock(core, self._view, stock)
        return core

    def chances(self, deals: int = _COUNTED) -> Mapping[Card, Whereabouts]:
        """Where each card is that the reader cannot place, by counting so many *deals*.

        A few deals that know nothing but what is impossible are counted with them, so that
        nothing that is possible has no chance.  The same view gives the same chances.

        Raises:
            ImpossibleView: there is no deal that fits.
        """
        dice = Dice(0)
        worlds = self.worlds
        seats = len(self._view.counts)
        width = seats + 1
        worlds.start_counting()
        for _ in range(deals):
            self._walk(dice)
            worlds.tally()
        uniform = self._room()
        found: dict[Card, list[float]] = {}
        for number, hidden in enumerate(self.story.hidden):
            if hidden.seen >= 0:
                continue
            possible = [uniform[place] * self._may_be(number, place) for place in range(width)]
            doubt = _DOUBT / sum(possible)
            row = [
                (int(worlds.counts[number * width + place]) + doubt * possible[place])
                / (deals + _DOUBT)
                for place in range(width)
            ]
            twin = found.get(hidden.card)
            found[hidden.card] = (
                row if twin is None else [(a + b) / 2 for a, b in zip(row, twin, strict=True)]
            )
        return {card: Whereabouts(tuple(row[:-1]), row[-1]) for card, row in found.items()}

    def _room(self) -> list[int]:
        """How many hidden cards are in each hand, and last in the stock."""
        view = self._view
        hands = [
            0 if seat == view.seat else count - len(known)
            for seat, (count, known) in enumerate(zip(view.counts, view.memory.known, strict=True))
        ]
        return [*hands, self._stock]

    def _may_be(self, number: int, place: int) -> bool:
        """Whether hidden card *number* may be in the hand of a seat, or in the stock."""
        worlds = self.worlds
        owner = place if place < len(self._view.counts) else -1
        start = number * worlds.sources
        return any(
            worlds.owners[source] == owner and worlds.may_come[start + source]
            for source in range(worlds.sources)
        )

    def _walk(self, dice: Dice) -> None:
        worlds = self.worlds
        if not self._is_settled:
            if not worlds.settle(dice):
                raise ImpossibleView("no deal fits what this view tells")
            worlds.walk(_FIRST_SWEEPS * worlds.size, dice)
            self._is_settled = True
        worlds.walk(_SWEEPS * worlds.size, dice)
