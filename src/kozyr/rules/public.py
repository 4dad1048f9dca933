"""`Public`: what everybody may know of a deal, as the core's numbers.

It is a part of `View`, for who tells many readers of every move: what has changed is found by
comparing numbers.
"""

from typing import NamedTuple


class PublicNumbers(NamedTuple):
    """What is no seat's own.  `phase` is the core's code, `trump_card` an index, -1 for none."""

    phase: int
    bout: int
    attacker: int
    defender: int
    attacker_place: int
    defender_place: int
    limit: int
    stock: int
    discard: int
    trump_card: int


class PublicSeat(NamedTuple):
    """A seat.  `role` is the core's code; to be waited for, or to be done, is 1, else 0.

    `place` is as which it went out, from 1, and 0 while it is in play.
    """

    cards: int
    role: int
    to_act: int
    done: int
    place: int


class Public(NamedTuple):
    """All of it; each of `pairs` is an attack card, its seat, and what beats it, or -1."""

    numbers: tuple[int, ...]
    seats: list[tuple[int, ...]]
    pairs: list[tuple[int, ...]]
