"""`Deal`: the pack in its order, the seats and the dealer; and the shuffle from a seed.

A game is determined by its rules, its deal and its moves.  A seed only makes a deal,
through the one shuffle below, which stays as it is for ever.
"""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from kozyr.cards import SUITS, Card, Suit
from kozyr.rules.errors import RulesError
from kozyr.rules.events import Result
from kozyr.rules.parameters import (
    AceTurnedUp,
    Dealer,
    FirstAttacker,
    NoTrumpFallback,
    Redeal,
    Rules,
    TrumpMode,
    TrumpSource,
)
from kozyr.rules.seats import Seat

SEED_BYTES: Final = 32

_ALWAYS: Final = {
    TrumpMode.ALWAYS_CLUBS: Suit.CLUBS,
    TrumpMode.ALWAYS_DIAMONDS: Suit.DIAMONDS,
    TrumpMode.ALWAYS_HEARTS: Suit.HEARTS,
    TrumpMode.ALWAYS_SPADES: Suit.SPADES,
}
# After a deal without a fool those that look at the deal before leave it to the cards (1.9).
_LEFT_TO_THE_CARDS: Final = {
    FirstAttacker.LOWEST_TRUMP,
    FirstAttacker.UNDER_FOOL,
    FirstAttacker.FROM_UNDER_FOOL,
    FirstAttacker.WINNER,
    FirstAttacker.FOOL,
}
_MANY_OF_A_SUIT: Final = 5


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a deal puts the cards.

    `hands` by seat, in the order dealt; `stock` from the top; `trump` the suit, None
    without trumps; `trump_card` the card that names it, None when none does; `is_face_up`
    says that it lies under the stock, else it stays in the hand of `holder`.
    """

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    trump: Suit | None
    trump_card: Card | None
    is_face_up: bool
    holder: Seat | None


@dataclass(frozen=True, slots=True)
class Deal:
    """The full pack from the top, the number of seats, and the seat that deals.

    `opener` attacks first, where that is not left to the cards: by lot, or by what
    happened in the deal before (1.8, 1.9).  None leaves it to the lowest trump.
    """

    pack: tuple[Card, ...]
    seats: int
    dealer: Seat
    opener: Seat | None = None

    def check(self, rules: Rules) -> None:
        """Refuse a deal that *rules* cannot be played with.

        Raises:
            RulesError: wrong number of seats, no such dealer or opener, not the pack of the
                rules, a deal that is void by them, or it stays open who attacks first.
        """
        rules.check_seats(self.seats)
        for name, seat in (("dealer", self.dealer), ("opener", self.opener)):
            if seat is not None and not 0 <= seat < self.seats:
                raise RulesError(f"{name} {seat}: the seats are 0 to {self.seats - 1}")
        if Counter(self.pack) != Counter(rules.cards):
            raise RulesError(
                f"the pack must hold the {len(rules.cards)} cards of these rules;"
                f" it holds {len(self.pack)}, {len(set(self.pack))} of them different"
            )
        layout = self.layout(rules)
        if _is_void(rules, layout):
            raise RulesError("this deal is void by its rules: the cards must be dealt again")
        self._check_opener(rules, layout)

    def _check_opener(self, rules: Rules, layout: Layout) -> None:
        """Refuse an opener where the cards decide, and none where they do not."""
        deciders = {rules.first_attacker, rules.next_first_attacker}
        if self.opener is None:
            if not deciders & _LEFT_TO_THE_CARDS:
                raise RulesError("these rules do not leave it to the cards who attacks first")
            if _needs_lot(rules, layout):
                raise RulesError("nobody holds a trump: the lot must say who attacks first")
        elif deciders == {FirstAttacker.LOWEST_TRUMP} and not _needs_lot(rules, layout):
            raise RulesError("these rules leave it to the cards who attacks first")

    def layout(self, rules: Rules) -> Layout:
        """Deal the cards one at a time, clockwise from the dealer's left (0.1, 0.2, 1.2, 1.3)."""
        dealt = self.seats * rules.hand_size
        hands = tuple(
            self.pack[(seat - self.dealer - 1) % self.seats : dealt : self.seats]
            for seat in range(self.seats)
        )
        stock = list(self.pack[dealt:])
        if rules.trump_mode is not TrumpMode.TURNED:
            return Layout(
                hands, tuple(stock), _ALWAYS.get(rules.trump_mode), None, False, None
            )
        if not stock or rules.trump_source is TrumpSource.LAST_DEALT:
            place = next(i for i in reversed(range(dealt)) if not self.pack[i].is_joker)
            card = self.pack[place]
            holder = (self.dealer + 1 + place) % self.seats
            return Layout(hands, tuple(stock), card.suit, card, False, holder)
        places = range(len(stock))
        if rules.trump_source is TrumpSource.BOTTOM_CARD:
            places = places[::-1]
        place = next(i for i in places if not stock[i].is_joker)
        card = stock.pop(place)
        return Layout(hands, (*stock, card), card.suit, card, True, None)


def deal_from_seed(
    rules: Rules,
    seats: int,
    seed: bytes,
    dealer: Seat | None = None,
    previous: Result | None = None,
) -> Deal:
    """Shuffle the pack of *rules* by *seed* (32 bytes); draw the dealer too if none is given.

    The stream of bytes is HMAC-SHA256(seed, "kozyr-shuffle-v1" and a 64-bit big-endian
    counter), block after block.  A number below n is the next byte b with
    b < 256 - 256 % n, modulo n.  Fisher-Yates over the pack in the order of
    `Card.index`: for i from the last place down to the second, swap i with a number
    below i + 1.  After that, the dealer is a number below *seats*.  While the deal is
    void by its rules (1.5, 1.39) the pack, as it lies, is shuffled again in the same way,
    and the dealer stays.  Where the lot decides who attacks first (1.8 to 1.10), it is the
    next number below *seats*.

    Args:
        previous: how the deal before ended; None for the first deal.

    Raises:
        RulesError: the seed has another length, or the rules cannot seat so many.
    """
    if len(seed) != SEED_BYTES:
        raise RulesError(f"a seed has {SEED_BYTES} bytes, this one {len(seed)}")
    rules.check_seats(seats)
    stream = _bytes_from(seed)
    pack = list(rules.cards)
    while True:
        for i in range(len(pack) - 1, 0, -1):
            j = _below(i + 1, stream)
            pack[i], pack[j] = pack[j], pack[i]
        if dealer is None:
            dealer = _below(seats, stream)
        deal = Deal(tuple(pack), seats, dealer)
        if not _is_void(rules, deal.layout(rules)):
            break
    return replace(deal, opener=_opener(rules, deal, previous, stream))


def _opener(
    rules: Rules, deal: Deal, previous: Result | None, stream: Iterator[int]
) -> Seat | None:
    """Who attacks first where the cards do not decide (1.8, 1.9, 1.10)."""
    first = rules.first_attacker if previous is None else rules.next_first_attacker
    fool = previous.fools[0] if previous and previous.fools else None
    match first:
        case FirstAttacker.LEFT_OF_DEALER:
            return (deal.dealer + 1) % deal.seats
        case FirstAttacker.LOT:
            return _below(deal.seats, stream)
        case FirstAttacker.UNDER_FOOL if fool is not None:
            return (fool - 1) % deal.seats
        case FirstAttacker.FROM_UNDER_FOOL if fool is not None:
            return (fool + 1) % deal.seats
        case FirstAttacker.FOOL if fool is not None:
            return fool
        case FirstAttacker.WINNER if previous is not None and fool is not None:
            return previous.places[0]
    if _needs_lot(rules, deal.layout(rules)):
        return _below(deal.seats, stream)
    return None


def next_dealer(rules: Rules, dealer: Seat, seats: int, result: Result) -> Seat:
    """Who deals after *dealer*'s deal ended with *result* (1.11)."""
    left = [(dealer + 1 + i) % seats for i in range(seats)]
    if rules.dealer is Dealer.NEXT_SEAT:
        return left[0]
    return next((seat for seat in left if seat in result.fools), dealer)


def _needs_lot(rules: Rules, layout: Layout) -> bool:
    """Whether the lowest trump would decide who opens, nobody has one, and the lot must."""
    return rules.no_trump_fallback is NoTrumpFallback.LOT and not any(
        card.suit is layout.trump for hand in layout.hands for card in hand
    )


def _is_void(rules: Rules, layout: Layout) -> bool:
    """Whether the rules want the cards dealt again (1.5, 1.39)."""
    named = layout.trump_card
    if rules.ace_turned_up is AceTurnedUp.REDEAL and named is not None and named.is_ace:
        return True
    match rules.redeal:
        case Redeal.NEVER:
            return False
        case Redeal.FIVE_OF_A_SUIT:
            return any(
                sum(card.suit is suit for card in hand) >= _MANY_OF_A_SUIT
                for hand in layout.hands
                for suit in SUITS
            )
        case Redeal.ONE_COLOUR:
            return any(len({card.suit.is_red for card in hand}) == 1 for hand in layout.hands)


def _bytes_from(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        message = b"kozyr-shuffle-v1" + counter.to_bytes(8, "big")
        yield from hmac.digest(seed, message, hashlib.sha256)
        counter += 1


def _below(n: int, stream: Iterator[int]) -> int:
    fair = 256 - 256 % n
    return next(byte for byte in stream if byte < fair) % n
