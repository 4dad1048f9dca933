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

from kozyr.cards import SUITS, Card, CardSet
from kozyr.rules.choices import AceTurnedUp, Dealer, FirstAttacker, NoTrumpFallback, Redeal
from kozyr.rules.core import Core, deal_out, trump_place_of
from kozyr.rules.errors import RulesError
from kozyr.rules.events import Result
from kozyr.rules.parameters import LEFT_TO_THE_CARDS, Rules
from kozyr.rules.seats import Seat
from kozyr.rules.terms import deal_terms_of

SEED_BYTES: Final = 32

_MANY_OF_A_SUIT: Final = 5


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
        if _is_void(rules, self):
            raise RulesError("this deal is void by its rules: the cards must be dealt again")
        self._check_opener(rules)

    def _check_opener(self, rules: Rules) -> None:
        """Refuse an opener where the cards decide, and none where they do not."""
        deciders = {rules.first_attacker, rules.next_first_attacker}
        if self.opener is None:
            if deciders.isdisjoint(LEFT_TO_THE_CARDS):
                raise RulesError("these rules do not leave it to the cards who attacks first")
            if _needs_lot(rules, self):
                raise RulesError("nobody holds a trump: the lot must say who attacks first")
        elif deciders == {FirstAttacker.LOWEST_TRUMP} and not _needs_lot(rules, self):
            raise RulesError("these rules leave it to the cards who attacks first")

    def dealt(self, rules: Rules) -> Core:
        """Deal the cards; no bout has begun yet."""
        pack = [card.index for card in self.pack]
        return deal_out(deal_terms_of(rules), pack, self.seats, self.dealer)

    def trump_card(self, rules: Rules) -> Card | None:
        """The card that names the trump; None when none does (1.3, 1.4)."""
        place = trump_place_of(deal_terms_of(rules), [card.index for card in self.pack], self.seats)
        return None if place < 0 else self.pack[place]


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
        if not _is_void(rules, deal):
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
    if _needs_lot(rules, deal):
        return _below(deal.seats, stream)
    return None


def next_dealer(rules: Rules, dealer: Seat, seats: int, result: Result) -> Seat:
    """Who deals after *dealer*'s deal ended with *result* (1.11)."""
    left = [(dealer + 1 + i) % seats for i in range(seats)]
    if rules.dealer is Dealer.NEXT_SEAT:
        return left[0]
    return next((seat for seat in left if seat in result.fools), dealer)


def _needs_lot(rules: Rules, deal: Deal) -> bool:
    """Whether the lowest trump would decide who opens, nobody has one, and the lot must."""
    return (
        rules.no_trump_fallback is NoTrumpFallback.LOT
        and deal.dealt(rules).lowest_trump_holder(deal.dealer) < 0
    )


def _is_void(rules: Rules, deal: Deal) -> bool:
    """Whether the rules want the cards dealt again (1.5, 1.39)."""
    if rules.ace_turned_up is AceTurnedUp.REDEAL:
        named = deal.trump_card(rules)
        if named is not None and named.is_ace:
            return True
    if rules.redeal is Redeal.NEVER:
        return False
    core = deal.dealt(rules)
    hands = [CardSet.of_masks(core.hands[seat], core.twins[seat]) for seat in range(deal.seats)]
    if rules.redeal is Redeal.ONE_COLOUR:
        return any(len({card.suit.is_red for card in hand}) == 1 for hand in hands)
    return any(
        sum(card.suit is suit for card in hand) >= _MANY_OF_A_SUIT
        for hand in hands
        for suit in SUITS
    )


def _bytes_from(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        message = b"kozyr-shuffle-v1" + counter.to_bytes(8, "big")
        yield from hmac.digest(seed, message, hashlib.sha256)
        counter += 1


def _below(n: int, stream: Iterator[int]) -> int:
    fair = 256 - 256 % n
    return next(byte for byte in stream if byte < fair) % n
