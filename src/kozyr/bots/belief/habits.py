"""How likely a player with a given hand decides as he did: the model behind the weights.

It is a rough picture of a player who parts with cheap cards first and seldom takes what he
can beat.  Everything is told apart by masks of cards, so that a decision costs some ten
operations.  The constants are guesses that nobody has fitted yet; docs/bots.md says how much
better than counting they are.
"""

from typing import Final

from kozyr.rules.core.masks import bit, count
from kozyr.rules.core.terms import Terms
from kozyr.rules.native import i64, vec

OPENS: Final = 0
THROWS_IN: Final = 1
BEATS: Final = 2
TRANSFERS: Final = 3
TAKES: Final = 4
IS_DONE: Final = 5

# How much less likely a card is laid for each cheaper one that would have done.
_CHEAPER_LEADS: Final = 0.6
_CHEAPER_BEATS: Final = 0.45
_CHEAPER_ADDS: Final = 0.65

# How likely something is not done that could be.
_TAKES_THOUGH_PLAIN_BEATS: Final = 0.12
_TAKES_THOUGH_TRUMPS_BEAT: Final = 0.35
_TAKES_THOUGH_TRUMPS_BEAT_LATE: Final = 0.15
_ADDS_NO_PLAIN: Final = 0.15
_FEEDS_NO_PLAIN: Final = 0.35
_ADDS_NO_TRUMP: Final = 0.85
_TRANSFERS_NO_PLAIN: Final = 0.25
_TRANSFERS_NO_TRUMP: Final = 0.75

_WHIM: Final = 0.08
"""How often a player does what no habit explains."""


class Habits:
    """The decisions of all others so far, and how likely each is with a given hand.

    Decision number *d* is by `seats[d]` at the time `times[d]`.  `known` is what everybody
    knew of his hand, `gone` and `gone_twins` which of the hidden cards had been seen before;
    `ranks` what could be added or transferred (0: nothing could be); `cards` what was laid,
    or for `IS_DONE` 1 after "I take"; `lateness` 1 with few cards in the stock.
    What was to be beaten are `attacks[starts[d]:starts[d + 1]]`.
    """

    def __init__(self, terms: Terms, columns: dict[str, list[int]]) -> None:
        """Make it of the numbers of `Decisions`, column by column."""
        self.terms: Terms = terms
        self.kinds: vec[i64] = vec[i64]([i64(n) for n in columns["kind"]])
        self.seats: vec[i64] = vec[i64]([i64(n) for n in columns["seat"]])
        self.times: vec[i64] = vec[i64]([i64(n) for n in columns["time"]])
        self.known: vec[i64] = vec[i64]([i64(n) for n in columns["known"]])
        self.gone: vec[i64] = vec[i64]([i64(n) for n in columns["gone"]])
        self.gone_twins: vec[i64] = vec[i64]([i64(n) for n in columns["gone_twins"]])
        self.ranks: vec[i64] = vec[i64]([i64(n) for n in columns["ranks"]])
        self.cards: vec[i64] = vec[i64]([i64(n) for n in columns["card"]])
        self.lateness: vec[i64] = vec[i64]([i64(n) for n in columns["lateness"]])
        self.starts: vec[i64] = vec[i64]([i64(n) for n in columns["start"]])
        self.attacks: vec[i64] = vec[i64]([i64(n) for n in columns["attack"]])
        self.size: i64 = len(columns["kind"])
        self.precious: i64 = terms.trumps | terms.jokers
        self.cheaper: vec[i64] = vec[i64](
            [i64(self._cheaper_than(card)) for card in range(len(terms.beaters))]
        )

    def _cheaper_than(self, card: i64) -> i64:
        """All cards that are cheaper than *card*: of lower rank, and plain before precious."""
        found: i64 = 0
        other: i64 = 0
        is_precious = (self.precious & bit(card)) != 0
        while other < len(self.terms.beaters):
            other_is = (self.precious & bit(other)) != 0
            if other_is == is_precious:
                if self._rank_of(other) < self._rank_of(card):
                    found |= bit(other)
            elif is_precious:
                found |= bit(other)
            other += 1
        return found

    def _rank_of(self, card: i64) -> i64:
        return 13 if self.terms.jokers & bit(card) else card % 13

    def likelihood(self, d: i64, hidden: i64) -> float:
        """How likely decision *d* is with the *hidden* cards besides the known ones."""
        hand = hidden | self.known[d]
        kind = self.kinds[d]
        chance: float
        if kind == OPENS:
            chance = _falling(_CHEAPER_LEADS, count(hand & self.cheaper[self.cards[d]]))
        elif kind == THROWS_IN:
            chance = self._addition(d, hand, _ADDS_NO_PLAIN)
        elif kind == IS_DONE:
            chance = self._no_addition(d, hand)
        elif kind == BEATS:
            chance = self._beating(d, hand)
        elif kind == TAKES:
            chance = self._taking(d, hand)
        else:
            chance = self._transfer(d, hand)
        return _WHIM + (1.0 - _WHIM) * chance

    def _addition(self, d: i64, hand: i64, refrains: float) -> float:
        fitting = hand & self.ranks[d]
        card = self.cards[d]
        if not fitting & ~self.precious:
            refrains = _ADDS_NO_TRUMP
        cheaper = count(fitting & self.cheaper[card])
        return (1.0 - refrains) * _falling(_CHEAPER_ADDS, cheaper)

    def _no_addition(self, d: i64, hand: i64) -> float:
        fitting = hand & self.ranks[d]
        if fitting == 0:
            return 1.0
        if not fitting & ~self.precious:
            return _ADDS_NO_TRUMP
        return _FEEDS_NO_PLAIN if self.cards[d] else _ADDS_NO_PLAIN

    def _beating(self, d: i64, hand: i64) -> float:
        card = self.cards[d]
        beaters = hand & self.terms.beaters[self.attacks[self.starts[d]]]
        takes = self._chance_to_take(d, (beaters & ~self.precious) == 0)
        cheaper = count(beaters & self.cheaper[card])
        return (1.0 - takes) * _falling(_CHEAPER_BEATS, cheaper) * self._no_transfer(d, hand)

    def _taking(self, d: i64, hand: i64) -> float:
        needs_trump = False
        union: i64 = 0
        place = self.starts[d]
        while place < self.starts[d + 1]:
            beaters = hand & self.terms.beaters[self.attacks[place]]
            if beaters == 0:
                return self._no_transfer(d, hand)
            if not beaters & ~self.precious:
                needs_trump = True
            union |= beaters
            place += 1
        if count(union) < self.starts[d + 1] - self.starts[d]:
            return self._no_transfer(d, hand)
        return self._chance_to_take(d, needs_trump) * self._no_transfer(d, hand)

    def _chance_to_take(self, d: i64, needs_trump: bool) -> float:
        if not needs_trump:
            return _TAKES_THOUGH_PLAIN_BEATS
        return _TAKES_THOUGH_TRUMPS_BEAT_LATE if self.lateness[d] else _TAKES_THOUGH_TRUMPS_BEAT

    def _no_transfer(self, d: i64, hand: i64) -> float:
        fitting = hand & self.ranks[d]
        if fitting == 0:
            return 1.0
        return _TRANSFERS_NO_PLAIN if fitting & ~self.precious else _TRANSFERS_NO_TRUMP

    def _transfer(self, d: i64, hand: i64) -> float:
        fitting = hand & self.ranks[d]
        refrains = _TRANSFERS_NO_PLAIN if fitting & ~self.precious else _TRANSFERS_NO_TRUMP
        cheaper = count(fitting & self.cheaper[self.cards[d]])
        return (1.0 - refrains) * _falling(_CHEAPER_ADDS, cheaper)


def _falling(factor: float, times: i64) -> float:
    """*factor* to the power of *times*, over the sum for all *times*: it adds up to one."""
    chance: float = 1.0 - factor
    while times > 0:
        chance *= factor
        times -= 1
    return chance
