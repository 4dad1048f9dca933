"""What a player who counts cards works out from a `View`."""

from math import comb

from kozyr.cards import Card, CardSet, can_beat
from kozyr.rules import Seat, View


class Counting:
    """Where the cards may be, as far as the reader of *view* can tell."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._unseen: CardSet = view.unseen

    def chance_to_beat(self, card: Card, seat: Seat) -> float:
        """How likely *seat* holds a card that beats *card*, from 0 to 1.

        What is known to lie in that hand decides; else the unseen cards are equally
        likely to be anywhere they can be.
        """
        view = self._view
        known = view.memory.known[seat]
        if any(can_beat(other, card, view.trump) for other in known):
            return 1.0
        hidden = view.counts[seat] - len(known)
        beaters = sum(can_beat(other, card, view.trump) for other in self._unseen)
        return _chance_of_any(beaters, len(self._unseen), hidden)

    def may_follow(self, card: Card) -> int:
        """How many cards others may throw in once *card*'s rank is on the table.

        None when it is there already: they could do so anyhow.
        """
        view = self._view
        if any(
            card.rank in (pair.attack.rank, pair.beat and pair.beat.rank) for pair in view.table
        ):
            return 0
        others = self._unseen
        for seat, known in enumerate(view.memory.known):
            if seat not in (view.defender, view.seat):
                others |= known
        return sum(other.rank is card.rank for other in others)

    def hand_of_the_other(self) -> CardSet | None:
        """The other player's hand when two play on and counting gives it away, else None.

        It does once the stock holds nothing but the face-up trump card: then every card
        that is nowhere else is in that hand.
        """
        view = self._view
        in_play = [seat for seat in range(len(view.counts)) if seat not in view.out]
        if len(in_play) > 2 or view.stock > 1 or view.seat is None:  # noqa: PLR2004 - a duel
            return None
        other = next(seat for seat in in_play if seat != view.seat)
        return view.memory.known[other] | self._unseen


def _chance_of_any(wanted: int, pool: int, drawn: int) -> float:
    """How likely at least one of *wanted* among *pool* cards is among the *drawn*."""
    if drawn <= 0 or wanted <= 0:
        return 0.0
    if drawn > pool - wanted:
        return 1.0
    return 1.0 - comb(pool - wanted, drawn) / comb(pool, drawn)
