"""`Takeback`: a move that its player asks the others to let him take back, and the law of it."""

from collections.abc import Set
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from kozyr.rules import (
    Attacked,
    Beaten,
    DrewUp,
    Event,
    Seat,
    ThrownIn,
    Transferred,
    TrumpSwapped,
)

TAKEBACK_MS: Final = 30_000
"""So long the others are asked."""
TAKEBACK_DAYS_MS: Final = 24 * 60 * 60 * 1000
"""So long they are where a turn lasts for days."""

_SHOW_A_CARD: Final = (Attacked, ThrownIn, Beaten, Transferred, TrumpSwapped)


class Answer(StrEnum):
    """How it stands with a takeback."""

    ASKED = "asked"
    GRANTED = "granted"
    REFUSED = "refused"
    LAPSED = "lapsed"
    """Nobody said no, but not all said yes in time; or who asked has thought better of it."""


@dataclass(frozen=True, slots=True)
class Takeback:
    """The person at `seat` asks to go back to the first `moves` moves of the deal.

    `number` is that of the event by which it was asked, at time `at`, in ms; `agreed` are the
    people who have said yes.
    """

    number: int
    seat: Seat
    moves: int
    at: int
    agreed: frozenset[Seat] = frozenset()
    answer: Answer = Answer.ASKED

    @property
    def is_open(self) -> bool:
        """Whether an answer is awaited."""
        return self.answer is Answer.ASKED

    def awaits(self, people: Set[Seat]) -> frozenset[Seat]:
        """Whose yes is still wanted, of the *people* who play for themselves."""
        if not self.is_open:
            return frozenset()
        return frozenset(people) - self.agreed - {self.seat}


def brings_new_card(event: Event) -> bool:
    """Whether by *event* somebody sees a card that he had not seen before, whoever moved."""
    return isinstance(event, DrewUp)


def lays_card(event: Event) -> bool:
    """Whether by *event* a card is laid or shown that only who did it had seen before."""
    return isinstance(event, _SHOW_A_CARD)
