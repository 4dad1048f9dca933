"""Seats: 0-based, clockwise; letters in notation."""

from typing import Final

from kozyr.cards import NotationError

Seat = int

SEAT_LETTERS: Final = "ABCDEFGHIJKL"


def seat_letter(seat: Seat) -> str:
    """The letter of *seat* in notation: A for seat 0."""
    return SEAT_LETTERS[seat]


def parse_seat(text: str, seats: int) -> Seat:
    """Read a seat's letter at a table of *seats*.

    Raises:
        NotationError: the text is no letter of a seat there.
    """
    if len(text) != 1 or text not in SEAT_LETTERS[:seats]:
        raise NotationError(f"{text!r} is not a seat: expected A to {SEAT_LETTERS[seats - 1]}")
    return SEAT_LETTERS.index(text)
