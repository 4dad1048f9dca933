"""Attack cards of one rank that may be laid in one gesture."""

from dataclasses import dataclass

from kozyr.cards import Card
from kozyr.rules.reasons import Reason


@dataclass(frozen=True, slots=True)
class Together:
    """How many of *cards*, all of one rank that a seat holds, it may lay one after the other.

    *most* is at least 1; *why* is the reason against one more, None when all may be laid.
    """

    cards: tuple[Card, ...]
    most: int
    why: Reason | None
