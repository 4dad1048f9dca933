"""What a player who counts cards works out from a `View`."""

from math import comb

from kozyr.cards import Card, CardSet, Rank
from kozyr.rules import Seat, View, can_beat
from kozyr.rules.choices import Teams, Throwers, ThrowRanks


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
        if any(can_beat(view.rules, other, card, view.trump) for other in known):
            return 1.0
        hidden = view.counts[seat] - len(known)
        beaters = sum(can_beat(view.rules, other, card, view.trump) for other in self._unseen)
        return _chance_of_any(beaters, len(self._unseen), hidden)

    def may_follow(self, card: Card) -> float:
        """How many cards the attackers may throw in once *card* is laid to beat with it.

        None when its rank is on the table already, they could do so anyhow, and none where
        the rules do not let them.  Of the unseen cards those that partners of the defender
        are likely to hold do not count.
        """
        view = self._view
        rules = view.rules
        if rules.throwers is Throwers.NOBODY or rules.throw_ranks is ThrowRanks.ATTACK_ONLY:
            return 0
        if any(
            card.rank in (pair.attack.rank, pair.beat and pair.beat.rank) for pair in view.table
        ):
            return 0
        held = sum(
            other.rank is card.rank
            for seat, known in enumerate(view.memory.known)
            if seat != view.seat and self.is_attacker(seat)
            for other in known
        )
        return held + self._share_of_attackers() * self._unseen_of(card.rank)

    def _unseen_of(self, rank: Rank) -> int:
        return sum(other.rank is rank for other in self._unseen)

    def is_attacker(self, seat: Seat) -> bool:
        """Whether *seat* is neither the defender nor his partner."""
        view = self._view
        team = view.rules.team_of(seat)
        if team is None:
            return seat != view.defender
        return team != view.rules.team_of(view.defender)

    def _share_of_attackers(self) -> float:
        """How much of what is unseen the attackers hold or may still draw, 0 to 1."""
        view = self._view
        if view.rules.teams is Teams.NONE or not self._unseen:
            return 1
        hidden_with_partners = sum(
            count - len(view.memory.known[seat])
            for seat, count in enumerate(view.counts)
            if seat not in (view.seat, view.defender) and not self.is_attacker(seat)
        )
        return 1 - hidden_with_partners / len(self._unseen)

    def hand_of_the_other(self) -> CardSet | None:
        """The other player's hand when two play on and counting gives it away, else None.

        It does once the stock holds nothing but a face-up trump card: then every card
        that is nowhere else is in that hand.
        """
        view = self._view
        others = [
            seat for seat in range(len(view.counts)) if seat not in view.out and seat != view.seat
        ]
        face_up = 1 if view.trump_card else 0
        if len(others) > 1 or view.stock > face_up or view.seat is None:
            return None
        return view.memory.known[others[0]] + self._unseen


def _chance_of_any(wanted: int, pool: int, drawn: int) -> float:
    """How likely at least one of *wanted* among *pool* cards is among the *drawn*."""
    if drawn <= 0 or wanted <= 0:
        return 0.0
    if drawn > pool - wanted:
        return 1.0
    return 1.0 - comb(pool - wanted, drawn) / comb(pool, drawn)
