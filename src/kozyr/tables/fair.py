"""Fair deals: the server is bound to a seed before the players add to it.

Before anybody contributes, the hash of the seed and of the table's id is published.  The cards
are shuffled by a key that is made of the seed and of what every player adds, and when the deal
is over all of it is told.  docs/fair.md says how to check it.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kozyr.rules import Deal, Result, Rules, Seat, deal_from_seed

SEED_BYTES: Final = 32
NONCE_BYTES: Final = 16
NO_NONCE: Final = bytes(NONCE_BYTES)
"""What a seat adds that adds nothing: a bot's, and of who has not contributed."""


def commitment(table: str, seed: bytes) -> str:
    """The hash, in hex, that binds table *table* to *seed* before a deal."""
    return hashlib.sha256(b"kozyr-commit-v1" + table.encode() + seed).hexdigest()


def deal_key(table: str, deal: int, seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """The 32 bytes that deal number *deal* of table *table* is shuffled by.

    *nonces* are what the seats add, in their order.
    """
    message = table.encode() + deal.to_bytes(8, "big") + b"".join(nonces)
    return hmac.digest(seed, message, hashlib.sha256)


@dataclass(frozen=True, slots=True)
class Basis:
    """What a deal was made from, besides the rules and the number of seats.

    `dealer` and `previous` are what the deal before left, None where it begins anew.
    """

    deal: int
    seed: bytes
    nonces: tuple[bytes, ...]
    dealer: Seat | None
    previous: Result | None


def deal_of(rules: Rules, table: str, basis: Basis) -> Deal:
    """The deal of table *table* that follows from *basis*.

    Raises:
        RulesError: the rules cannot seat so many.
    """
    key = deal_key(table, basis.deal, basis.seed, basis.nonces)
    return deal_from_seed(rules, len(basis.nonces), key, basis.dealer, basis.previous)
