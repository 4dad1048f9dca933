"""Moves: what a seat can do, and their notation.

``A+8c`` opens or throws in, ``B:8c/10c`` beats 8c with 10c, ``B>8d`` transfers,
``B?8h`` transfers by showing, ``B!`` takes, ``A.`` adds no more, ``A^`` exchanges the
trump card.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kozyr.cards import Card, NotationError
from kozyr.rules.seats import Seat, parse_seat, seat_letter


@dataclass(frozen=True, slots=True)
class Attack:
    """Lay an attack card: open the bout, or throw in."""

    card: Card

    def __str__(self) -> str:
        """The move in notation."""
        return f"+{self.card}"


@dataclass(frozen=True, slots=True)
class Beat:
    """Beat the attack card `attack` with `card`."""

    attack: Card
    card: Card

    def __str__(self) -> str:
        """The move in notation."""
        return f":{self.attack}/{self.card}"


@dataclass(frozen=True, slots=True)
class Transfer:
    """Lay `card` beside the attack; the next player becomes the defender."""

    card: Card

    def __str__(self) -> str:
        """The move in notation."""
        return f">{self.card}"


@dataclass(frozen=True, slots=True)
class Show:
    """Transfer by showing `card`, by most rules a trump, and keeping it (1.27)."""

    card: Card

    def __str__(self) -> str:
        """The move in notation."""
        return f"?{self.card}"


@dataclass(frozen=True, slots=True)
class Take:
    """Say "I take": the defence is given up for this bout."""

    def __str__(self) -> str:
        """The move in notation."""
        return "!"


@dataclass(frozen=True, slots=True)
class Done:
    """Say "I add no more"."""

    def __str__(self) -> str:
        """The move in notation."""
        return "."


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange the lowest trump for the trump card under the stock (1.31)."""

    def __str__(self) -> str:
        """The move in notation."""
        return "^"


Move = Attack | Beat | Transfer | Show | Take | Done | Swap

# Moves are made by the million: one object stands for all that are equal.  `ATTACKS`,
# `TRANSFERS` and `SHOWS` are in the order of `Card.index`.
ATTACKS: Final = tuple(map(Attack, Card.ALL))
TRANSFERS: Final = tuple(map(Transfer, Card.ALL))
SHOWS: Final = tuple(map(Show, Card.ALL))
TAKE: Final = Take()
DONE: Final = Done()
SWAP: Final = Swap()
beat_of: Final = lru_cache(maxsize=None)(Beat)

_CARD: Final = r"(?:(?:10|[2-9TJQKA])[cdhs]|\*[br])"
_TURN: Final = re.compile(
    rf"(?P<seat>[A-L])(?:\+(?P<attack>{_CARD})|:(?P<beaten>{_CARD})/(?P<beat>{_CARD})"
    rf"|>(?P<transfer>{_CARD})|\?(?P<show>{_CARD})|(?P<take>!)|(?P<done>\.)|(?P<swap>\^))"
)


def parse_turn(text: str, seats: int) -> tuple[Seat, Move]:
    """Read a seat and its move, ``B:8c/10c``, at a table of *seats*.

    Raises:
        NotationError: the text is no move.
    """
    match = _TURN.fullmatch(text)
    if match is None:
        raise NotationError(
            f"{text!r} is not a move: expected e.g. A+8c, B:8c/10c, B>8d, B?8h, B!, A. or A^"
        )
    return parse_seat(match["seat"], seats), _move_of(match)


def format_turn(seat: Seat, move: Move) -> str:
    """Write a seat and its move as `parse_turn` reads them."""
    return seat_letter(seat) + str(move)


def _move_of(match: re.Match[str]) -> Move:
    if match["attack"]:
        return Attack(Card.parse(match["attack"]))
    if match["beat"]:
        return Beat(Card.parse(match["beaten"]), Card.parse(match["beat"]))
    if match["transfer"]:
        return Transfer(Card.parse(match["transfer"]))
    if match["show"]:
        return Show(Card.parse(match["show"]))
    if match["swap"]:
        return Swap()
    return Take() if match["take"] else Done()
