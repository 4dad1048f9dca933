"""`Deal`: the pack in its order, the seats and the dealer; and the shuffle from a seed.

A game is determined by its rules, its deal and its moves.  A seed only makes a deal,
through the one shuffle below, which stays as it is for ever.
"""

import hashlib
import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kozyr.cards import Card
from kozyr.rules.errors import RulesError
from kozyr.rules.parameters import Rules
from kozyr.rules.seats import Seat

SEED_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class Deal:
    """The full pack from the top, the number of seats, and the seat that deals."""

    pack: tuple[Card, ...]
    seats: int
    dealer: Seat

    def check(self, rules: Rules) -> None:
        """Refuse a deal that *rules* cannot be played with.

        Raises:
            RulesError: wrong number of seats, no such dealer, or not the pack of the rules.
        """
        rules.check_seats(self.seats)
        if not 0 <= self.dealer < self.seats:
            raise RulesError(f"dealer {self.dealer}: the seats are 0 to {self.seats - 1}")
        if len(self.pack) != len(rules.cards) or set(self.pack) != set(rules.cards):
            raise RulesError(
                f"the pack must hold each of the {len(rules.cards)} cards once;"
                f" it holds {len(self.pack)}, {len(set(self.pack))} of them different"
            )


def deal_from_seed(rules: Rules, seats: int, seed: bytes, dealer: Seat | None = None) -> Deal:
    """Shuffle the pack of *rules* by *seed* (32 bytes); draw the dealer too if none is given.

    The stream of bytes is HMAC-SHA256(seed, "kozyr-shuffle-v1" and a 64-bit big-endian
    counter), block after block.  A number below n is the next byte b with
    b < 256 - 256 % n, modulo n.  Fisher-Yates over the pack in the order of
    `Card.index`: for i from the last place down to the second, swap i with a number
    below i + 1.  After that, the dealer is a number below *seats*.

    Raises:
        RulesError: the seed has another length, or the rules cannot seat so many.
    """
    if len(seed) != SEED_BYTES:
        raise RulesError(f"a seed has {SEED_BYTES} bytes, this one {len(seed)}")
    rules.check_seats(seats)
    stream = _bytes_from(seed)
    pack = list(rules.cards)
    for i in range(len(pack) - 1, 0, -1):
        j = _below(i + 1, stream)
        pack[i], pack[j] = pack[j], pack[i]
    return Deal(tuple(pack), seats, _below(seats, stream) if dealer is None else dealer)


def _bytes_from(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        message = b"kozyr-shuffle-v1" + counter.to_bytes(8, "big")
        yield from hmac.digest(seed, message, hashlib.sha256)
        counter += 1


def _below(n: int, stream: Iterator[int]) -> int:
    fair = 256 - 256 % n
    return next(byte for byte in stream if byte < fair) % n
