"""Deals of the hidden cards, each as often as it is likely.

A chain of them (Metropolis): two cards change their places, and the change is kept or undone
by how likely the decisions of those whom it concerns were before and after.
"""

from math import exp, log
from typing import Final

from kozyr.bots.belief.habits import Habits
from kozyr.rules.core.masks import bit, count, lowest
from kozyr.rules.native import i64, vec
from kozyr.rules.playout import Dice

STOCK: Final = -1
"""The owner of the source that is the stock as it lies now."""

_SUIT: Final = 13
_SUITS: Final = 4
_MANY: Final = 5
_RED: Final = 26  # diamonds and hearts are the suits 1 and 2: cards 13 to 38
_PRECISION: Final = 65536
_SMALL: Final = 1e-100
_NEVER: Final = -1e300
"""The logarithm of the chance of what cannot be."""

_MOST_STEPS: Final = 20000
"""So long it is tried to get away from a deal that cannot be."""

NO_REDEAL: Final = 0
ONE_COLOUR: Final = 1
FIVE_OF_A_SUIT: Final = 2


class Worlds:
    """The hidden cards, spread over the sources that they may have come from.

    A source is what one seat was dealt, or drew at one time, or the stock as it lies now;
    `owners`, `since` and `room` are its seat, the time, and how many cards it holds.  Card
    number *c* is `cards[c]`, one of two twins if `is_twin[c]`; `seen[c]` is when it was first
    seen, -1: not yet; and `may_come[c * sources + s]` says whether from source *s*.
    `lowest_first` opened because of the lowest card (-1: nobody did); `own_lowest` is the
    lowest rank that `reader` was dealt.
    """

    def __init__(self, habits: Habits, numbers: dict[str, list[int]], redeal: int) -> None:
        self.habits: Habits = habits
        self.redeal: i64 = redeal
        self.owners: vec[i64] = vec[i64]([i64(n) for n in numbers["owner"]])
        self.since: vec[i64] = vec[i64]([i64(n) for n in numbers["since"]])
        self.room: vec[i64] = vec[i64]([i64(n) for n in numbers["room"]])
        self.sources: i64 = len(numbers["owner"])
        self.cards: vec[i64] = vec[i64]([i64(n) for n in numbers["card"]])
        self.is_twin: vec[i64] = vec[i64]([i64(n) for n in numbers["is_twin"]])
        self.seen: vec[i64] = vec[i64]([i64(n) for n in numbers["seen"]])
        self.size: i64 = len(numbers["card"])
        self.may_come: vec[i64] = vec[i64]([i64(n) for n in numbers["may_come"]])
        self.lowest_first: i64 = numbers["lowest_first"][0]
        self.dealer: i64 = numbers["dealer"][0]
        self.reader: i64 = numbers["reader"][0]
        self.own_lowest: i64 = numbers["own_lowest"][0]
        self.places: vec[i64] = vec[i64]([i64(-1) for _ in numbers["card"]])
        self.held: vec[i64] = vec[i64]([i64(0) for _ in numbers["owner"]])
        self.held_twins: vec[i64] = vec[i64]([i64(0) for _ in numbers["owner"]])
        self.counts: vec[i64] = vec[i64]()
        self.weights: list[float] = [0.0 for _ in range(numbers["seats"][0])]
        self.seats: i64 = numbers["seats"][0]

    # The first deal.

    def settle(self, dice: Dice) -> bool:
        """Spread the cards over the sources; whether there is a way to do it."""
        left = vec[i64]([self.room[source] for source in range(self.sources)])
        order = vec[i64]([i64(card) for card in range(self.size)])
        places: i64 = 0
        for source in range(self.sources):
            places += self.room[source]
        if places != self.size:
            return False
        i: i64 = self.size - 1
        while i > 0:
            j = dice.below(i + 1)
            card = order[i]
            order[i] = order[j]
            order[j] = card
            i -= 1
        i = 0
        while i < self.size:
            tried = vec[i64]([i64(0) for _ in range(self.sources)])
            if not self._find_place(order[i], left, tried, dice):
                return False
            i += 1
        for card_number in range(self.size):
            self._put(card_number, self.places[card_number])
        return self._begin(dice)

    def _find_place(self, card: i64, left: vec[i64], tried: vec[i64], dice: Dice) -> bool:
        """Find a source for *card*, moving others away from there where that helps."""
        offset = dice.below(self.sources)
        i: i64 = 0
        while i < self.sources:
            source = (i + offset) % self.sources
            if left[source] > 0 and self.may_come[card * self.sources + source]:
                left[source] -= 1
                self.places[card] = source
                return True
            i += 1
        i = 0
        while i < self.sources:
            source = (i + offset) % self.sources
            if not tried[source] and self.may_come[card * self.sources + source]:
                tried[source] = 1
                other: i64 = 0
                while other < self.size:
                    if self.places[other] == source and self._find_place(other, left, tried, dice):
                        self.places[card] = source
                        return True
                    other += 1
            i += 1
        return False

    def _begin(self, dice: Dice) -> bool:
        """Reckon the weights; change places until no deal is void and all have some."""
        seat: i64 = 0
        while seat < self.seats:
            self.weights[seat] = self._weight_of(seat)
            seat += 1
        steps: i64 = 0
        while not self._is_possible():
            if self.size == 0 or steps > _MOST_STEPS:
                return False
            self.step(dice)
            steps += 1
        return True

    def _is_possible(self) -> bool:
        seat: i64 = 0
        while seat < self.seats:
            if self.weights[seat] <= _NEVER:
                return False
            seat += 1
        return self._has_right_opener()

    # The chain.

    def walk(self, steps: i64, dice: Dice) -> None:
        """Try *steps* changes."""
        while steps > 0:
            self.step(dice)
            steps -= 1

    def step(self, dice: Dice) -> None:
        """Try to let two cards change places."""
        if self.size == 0:
            return
        one = dice.below(self.size)
        other = dice.below(self.size)
        here = self.places[one]
        there = self.places[other]
        if (
            here == there
            or not self.may_come[one * self.sources + there]
            or not self.may_come[other * self.sources + here]
        ):
            return
        was_right = self._has_right_opener()
        self._exchange(one, other)
        if was_right and not self._has_right_opener():
            self._exchange(one, other)
            return
        first = self.owners[here]
        second = self.owners[there]
        gain: float = 0.0
        first_weight: float = 0.0
        second_weight: float = 0.0
        if first >= 0:
            first_weight = self._weight_of(first)
            gain += first_weight - self.weights[first]
        if second >= 0 and second != first:
            second_weight = self._weight_of(second)
            gain += second_weight - self.weights[second]
        if gain < 0.0 and float(dice.below(_PRECISION)) >= exp(gain) * _PRECISION:
            self._exchange(one, other)
            return
        if first >= 0:
            self.weights[first] = first_weight
        if second >= 0 and second != first:
            self.weights[second] = second_weight

    def _exchange(self, one: i64, other: i64) -> None:
        here = self.places[one]
        there = self.places[other]
        self._take_away(one, here)
        self._take_away(other, there)
        self._put(one, there)
        self._put(other, here)

    def _put(self, card: i64, source: i64) -> None:
        self.places[card] = source
        if self.is_twin[card]:
            self.held_twins[source] |= bit(self.cards[card])
        else:
            self.held[source] |= bit(self.cards[card])

    def _take_away(self, card: i64, source: i64) -> None:
        if self.is_twin[card]:
            self.held_twins[source] &= ~bit(self.cards[card])
        else:
            self.held[source] &= ~bit(self.cards[card])

    # How likely it is.

    def _weight_of(self, seat: i64) -> float:
        """The logarithm of how likely *seat* decides as he did with the cards he has now.

        Sources and decisions stand in the order of time.
        """
        if self.redeal and self._is_void(seat):
            return _NEVER
        habits = self.habits
        weight: float = 0.0
        chance: float = 1.0
        source: i64 = 0
        held: i64 = 0
        twins: i64 = 0
        d: i64 = 0
        while d < habits.size:
            if habits.seats[d] == seat:
                while source < self.sources and self.since[source] < habits.times[d]:
                    if self.owners[source] == seat:
                        held |= self.held[source]
                        twins |= self.held_twins[source]
                    source += 1
                hidden = (held & ~habits.gone[d]) | (twins & ~habits.gone_twins[d])
                chance *= habits.likelihood(d, hidden)
                if chance < _SMALL:
                    weight += log(chance)
                    chance = 1.0
            d += 1
        return weight + log(chance)

    def _is_void(self, seat: i64) -> bool:
        """Whether the cards would have been dealt again with this hand (1.39)."""
        source: i64 = 0
        while source < self.sources:
            if self.owners[source] == seat and self.since[source] == 0:
                return self._is_void_hand(self.held[source], self.held_twins[source])
            source += 1
        return False

    def _is_void_hand(self, hand: i64, twins: i64) -> bool:
        red: i64 = 0
        suit: i64 = 0
        rest = hand | twins
        many = False
        while suit < _SUITS:
            cards = _of_suit(hand, suit)
            held = count(cards) + count(_of_suit(twins, suit))
            many = many or held >= _MANY
            if suit in (1, 2):
                red += count(_of_suit(rest, suit))
            suit += 1
        # The black joker is card 52, the red one 53.
        red += (rest >> 53) & 1
        if self.redeal == FIVE_OF_A_SUIT:
            return many
        return red == 0 or red == count(rest)

    def _has_right_opener(self) -> bool:
        """Where the lowest card said who opens: whether it would have said so (1.10).

        Of equal ones the nearest to the dealer's left opens.
        """
        if self.lowest_first < 0:
            return True
        best: i64 = -1
        if self.lowest_first == self.reader:
            best = self.own_lowest
        source: i64 = 0
        while source < self.sources and best < 0:
            if self.since[source] == 0 and self.owners[source] == self.lowest_first:
                best = self._lowest_rank(source)
            source += 1
        place = self._place_of(self.lowest_first)
        if self.reader != self.lowest_first and self.own_lowest < best + (
            1 if self._place_of(self.reader) < place else 0
        ):
            return False
        source = 0
        while source < self.sources:
            owner = self.owners[source]
            if self.since[source] == 0 and owner >= 0 and owner != self.lowest_first:
                nearer: i64 = 1 if self._place_of(owner) < place else 0
                if self._lowest_rank(source) < best + nearer:
                    return False
            source += 1
        return True

    def _place_of(self, seat: i64) -> i64:
        """How far *seat* is from the dealer's left."""
        return (seat + 2 * self.seats - self.dealer - 1) % self.seats

    def _lowest_rank(self, source: i64) -> i64:
        rest = (self.held[source] | self.held_twins[source]) & ~self.habits.terms.jokers
        rank: i64 = _SUIT
        while rest:
            rank = min(rank, lowest(rest) % _SUIT)
            rest &= rest - 1
        return rank

    # What it comes to.

    def hidden_of(self, seat: i64) -> tuple[int, int]:
        """The cards of *seat* that have not been seen, as two masks."""
        cards: i64 = 0
        twins: i64 = 0
        i: i64 = 0
        while i < self.size:
            if self.seen[i] < 0 and self.owners[self.places[i]] == seat:
                if cards & bit(self.cards[i]):
                    twins |= bit(self.cards[i])
                else:
                    cards |= bit(self.cards[i])
            i += 1
        return int(cards), int(twins)

    def start_counting(self) -> None:
        """Forget what has been counted."""
        self.counts = vec[i64]([i64(0) for _ in range(self.size * (self.seats + 1))])

    def tally(self) -> None:
        """Count for every card where it is: `counts[c * (seats + 1) + seat]`, the stock last."""
        i: i64 = 0
        while i < self.size:
            owner = self.owners[self.places[i]]
            self.counts[i * (self.seats + 1) + (self.seats if owner < 0 else owner)] += 1
            i += 1


def _of_suit(mask: i64, suit: i64) -> i64:
    """The cards of one suit of *mask*, moved to the lowest bits."""
    return (mask >> (_SUIT * suit)) & 0x1FFF
