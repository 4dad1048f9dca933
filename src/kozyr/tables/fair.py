"""Fair deals: the server is bound to a seed before the players add to it.

Before anybody contributes, the hash of the seed and of the table's id is published.  The cards
are shuffled by a key that is made of the seed and of what every player adds, and when the deal
is over all of it is told.  docs/fair.md says how to check it.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

import msgspec
from msgspec import Struct

from kozyr.cards import NotationError
from kozyr.rules import Deal, Result, Rules, RulesError, Seat, deal_from_seed

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


class FalseProofError(Exception):
    """A deal does not follow from what it should; the message says what is wrong."""


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


class Before(Struct, frozen=True):
    """How the deal before ended, as far as the next one hangs on it."""

    fools: tuple[Seat, ...]
    places: tuple[Seat, ...]


class Proof(Struct, frozen=True, kw_only=True):
    """All that shows that a deal was fair; docs/fair.md tells what each field is.

    `seed` and `nonces` are hex, `cards` the pack of the rules in its own order, `pack` as it
    was dealt.  `next_dealer` deals because of the deal before, None where the dealer is drawn.
    """

    version: Literal[1] = 1
    table: str
    deal: int
    commitment: str
    seed: str
    nonces: tuple[str, ...]
    rules: str
    cards: str
    before: Before | None
    next_dealer: Seat | None
    pack: str
    dealer: Seat
    opener: Seat | None


def proof_of(rules: Rules, table: str, basis: Basis, deal: Deal) -> Proof:
    """What shows that *deal* of table *table* followed from *basis*."""
    previous = basis.previous
    return Proof(
        table=table,
        deal=basis.deal,
        commitment=commitment(table, basis.seed),
        seed=basis.seed.hex(),
        nonces=tuple(nonce.hex() for nonce in basis.nonces),
        rules=str(rules),
        cards=_written(rules.cards),
        before=Before(previous.fools, previous.places) if previous else None,
        next_dealer=basis.dealer,
        pack=_written(deal.pack),
        dealer=deal.dealer,
        opener=deal.opener,
    )


class Told(Struct, frozen=True, tag_field="type", tag="proof"):
    """The server's message `proof`: the deals of a table that are over."""

    deals: tuple[Proof, ...]


def read_proofs(text: bytes) -> tuple[Proof, ...]:
    """The proofs of a file: one JSON object, a list of them, or the server's message `proof`.

    Raises:
        FalseProofError: it holds something else.
    """
    try:
        read = msgspec.json.decode(text)
        if isinstance(read, dict) and read.get("type") == "proof":
            return msgspec.convert(read, Told).deals
        listed = read if isinstance(read, list) else [read]
        return tuple(msgspec.convert(proof, Proof) for proof in listed)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise FalseProofError(f"this is no proof of a deal: {error}") from error


def check(proof: Proof) -> None:
    """Make sure that the deal follows from what everybody has added to it.

    Raises:
        FalseProofError: it does not.
    """
    rules, basis = _read(proof)
    if commitment(proof.table, basis.seed) != proof.commitment:
        raise FalseProofError("the server was bound to another seed")
    try:
        deal = deal_of(rules, proof.table, basis)
    except (RulesError, OverflowError, IndexError) as error:
        raise FalseProofError(f"nothing can be dealt like this: {error}") from error
    if proof.pack != _written(deal.pack):
        raise FalseProofError("other cards were dealt than the seed and the nonces give")
    if proof.cards != _written(rules.cards):
        raise FalseProofError("these are not the cards of these rules")
    if proof.dealer != deal.dealer:
        raise FalseProofError(f"seat {deal.dealer} was to deal, not {proof.dealer}")
    if proof.opener != deal.opener:
        raise FalseProofError("another seat was to attack first")


def _read(proof: Proof) -> tuple[Rules, Basis]:
    try:
        rules = Rules.parse(proof.rules)
        seed = bytes.fromhex(proof.seed)
        nonces = tuple(map(bytes.fromhex, proof.nonces))
    except (NotationError, RulesError, ValueError) as error:
        raise FalseProofError(f"this proof cannot be read: {error}") from error
    if len(seed) != SEED_BYTES or any(len(nonce) != NONCE_BYTES for nonce in nonces):
        raise FalseProofError(f"a seed has {SEED_BYTES} bytes, a nonce {NONCE_BYTES}")
    before = proof.before
    previous = Result(before.fools, before.places) if before else None
    return rules, Basis(proof.deal, seed, nonces, proof.next_dealer, previous)


def _written(cards: Sequence[object]) -> str:
    return " ".join(map(str, cards))
