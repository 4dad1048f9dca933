"""`Counted`: worlds by counting alone, in which every hidden card may be anywhere."""

import random
from collections.abc import Sequence
from typing import Final

from kozyr.bots.seen import bout_of
from kozyr.rules import Game, View
from kozyr.rules.core import Core


class Counted:
    """The deals in which everybody holds what he is known to hold, all alike.

    That is what one works out who remembers the cards but draws no conclusions.
    """

    def __init__(self, view: View) -> None:
        self._view: Final = view
        self._template: Final = template_of(view)
        self._hidden: Final = [card.index for card in view.unseen]

    def sample(self, rng: random.Random) -> Core:
        """A deal, to be played on from this moment."""
        cards = self._hidden[:]
        rng.shuffle(cards)
        return self.filled(cards)

    def in_order(self) -> Core:
        """The deal in which the hidden cards lie in the order of the pack.

        Nothing that is played on from it means anything: it is for those who look only at
        what the reader of the view may know.
        """
        return self.filled(self._hidden)

    def filled(self, cards: Sequence[int]) -> Core:
        """The deal in which the hands are filled up from *cards* in turn, and the stock after them.

        A position need not hold all cards of the pack: what is left over then lies nowhere.
        """
        view = self._view
        core = self._template.copy()
        place = 0
        for seat, (count, known) in enumerate(zip(view.counts, view.memory.known, strict=True)):
            if seat == view.seat:
                continue
            for _ in range(count - len(known)):
                core.put(seat, cards[place])
                place += 1
        face_up = 1 if view.trump_card else 0
        lay_stock(core, view, list(cards[place : place + view.stock - face_up]))
        return core


def lay_stock(core: Core, view: View, cards: list[int]) -> None:
    """Put *cards* down as the stock of *view*, from the top, on the face-up card if there is."""
    if view.trump_card:
        cards.append(view.trump_card.index)
    core.set_stock(cards, view.rules.turns_trump_up)


def template_of(view: View) -> Core:
    """The game of *view* with no cards but those that its reader can place, and no stock."""
    hands = [
        view.hand if seat == view.seat else known for seat, known in enumerate(view.memory.known)
    ]
    return Game.from_parts(
        rules=view.rules,
        dealer=view.dealer,
        hands=hands,
        stock=(),
        trump=view.trump,
        discard=view.memory.discarded,
        known=view.memory.known,
        out=view.out,
        bout=bout_of(view),
        result=view.result,
    ).core
