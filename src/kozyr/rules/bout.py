"""`Bout`: one attack, from the first card to "beaten" or "taken"."""

from dataclasses import dataclass, field
from enum import StrEnum

from kozyr.cards import Card
from kozyr.rules.seats import Seat


class Phase(StrEnum):
    """What a game waits for: the first card, the defender, the throwers, or nothing more."""

    OPEN = "open"
    DEFEND = "defend"
    COVERED = "covered"
    TAKING = "taking"
    OVER = "over"


@dataclass(slots=True)
class Pair:
    """An attack card, the `seat` that laid it, and the card that beats it, if any."""

    attack: Card
    seat: Seat
    beat: Card | None = None

    def __str__(self) -> str:
        """The pair in notation, ``8c`` or ``8c/10c``."""
        return f"{self.attack}/{self.beat}" if self.beat else str(self.attack)


@dataclass(slots=True)
class Bout:
    """The bout on the table.

    `defender_cards` is what the defender held when he became it; the places are the
    seats whose turns attacker and defender play, their own unless a partner is out (1.37);
    `opener` is who laid, or is to lay, the first card.  `done` are the seats that add no
    more; `transfers` is how often the attack was transferred; `shown` the cards shown for
    that; `emptied` the seats whose last card was laid, in that order.
    """

    number: int
    attacker: Seat
    defender: Seat
    defender_cards: int
    attacker_place: Seat
    defender_place: Seat
    opener: Seat
    pairs: list[Pair] = field(default_factory=list)
    taking: bool = False
    done: set[Seat] = field(default_factory=set)
    transfers: int = 0
    shown: list[Card] = field(default_factory=list)
    emptied: list[Seat] = field(default_factory=list)

    @property
    def unbeaten(self) -> tuple[Card, ...]:
        """The attack cards that are not beaten yet."""
        return tuple([pair.attack for pair in self.pairs if pair.beat is None])

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards on the table, attack by attack."""
        return tuple(
            card for pair in self.pairs for card in (pair.attack, pair.beat) if card is not None
        )
