"""`Presence`: which people are at a table, who is away, and for whom a bot sits in."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from kozyr.rules import Seat
from kozyr.tables.log import (
    BotSatIn,
    Contributed,
    Granted,
    Left,
    LineBack,
    LineLost,
    PersonEvent,
    PlayerBack,
    TimedOut,
    WindowClosed,
    Wished,
)

SIT_IN_LEVEL: Final = "regular"
"""The level of the bots that sit in for people."""
MISSED_MOST: Final = 3
"""After so many turns in a row that the clock had to play a bot sits in."""

_SECOND_MS: Final = 1000
SILENT_MS: Final = 5 * _SECOND_MS
"""So long a lost line changes nothing."""
FIRST_WAIT_MS: Final = 60 * _SECOND_MS
LATER_WAIT_MS: Final = 30 * _SECOND_MS
"""So long the others wait after that, the first time in a deal and then."""
OPEN_SEAT_KEPT_MS: Final = 60 * _SECOND_MS
SEAT_KEPT_MS: Final = 30 * 60 * _SECOND_MS
"""So long a seat is kept before and after a deal, at an open table and at others."""
HOST_AWAY_MS: Final = 60 * _SECOND_MS
"""So long the others wait for a host before and after a deal."""
ABANDONED_MS: Final = 30 * 60 * _SECOND_MS
"""So long a table is kept where nobody is."""
DAYS_KEPT_MS: Final = 7 * 24 * 60 * 60 * _SECOND_MS
"""So long both are kept where a turn lasts for days."""
LATE_MS: Final = 5 * _SECOND_MS
"""When what was due is so late, nobody had kept the time."""


class DueKind(StrEnum):
    """What can be due at a table."""

    EMPTY = "empty"
    """Nobody is there: the table closes."""
    SEAT = "seat"
    """A seat, for whose person the table has waited long enough, is free."""
    HOST = "host"
    """Another person is the host, since the host is away."""
    SIT_IN = "sit_in"
    """A bot sits in for a person who lost the line."""
    TAKEBACK = "takeback"
    """The others were asked for long enough whether a move may be taken back."""
    CLOCK = "clock"
    """The time to move, or to throw in, is over."""


@dataclass(frozen=True, slots=True)
class Due:
    """What is due at time `at`, in ms, and for whom."""

    at: int
    kind: DueKind
    seats: tuple[Seat, ...] = ()


class Person(Struct, frozen=True):
    """One who has a seat, as far as the table needs to know.

    `lost_at` is since when, in ms, he has no line to the server, None while he has one;
    `losses` counts how often he lost it in this deal, and `missed` how many of his turns in a
    row the clock has played.
    """

    lost_at: int | None = None
    losses: int = 0
    missed: int = 0
    is_sat_in_for: bool = False
    has_left: bool = False
    has_wished: bool = False
    nonce: bytes | None = None


_NOBODY: Final = Person()


class Groups(NamedTuple):
    """The seats of the people who have `left`, for whom a bot `sits_in`, and so on.

    `lost` are those who have no line to the server, and have not left; `wishes` those who wish
    for another deal.
    """

    left: frozenset[Seat]
    sits_in: frozenset[Seat]
    lost: frozenset[Seat]
    wishes: frozenset[Seat]

    @classmethod
    def of(cls, people: Mapping[Seat, Person]) -> "Groups":
        """The groups of *people*."""
        each = people.items()
        return cls(
            frozenset([seat for seat, person in each if person.has_left]),
            frozenset([seat for seat, person in each if person.is_sat_in_for]),
            frozenset(
                [
                    seat
                    for seat, person in each
                    if person.lost_at is not None and not person.has_left
                ]
            ),
            frozenset([seat for seat, person in each if person.has_wished]),
        )


@dataclass(slots=True)
class Presence:
    """The people by their seats; `empty_since` is since when none of them has a line.

    `people` are never changed but replaced, so that copies of a table can share them.
    """

    people: Mapping[Seat, Person] = field(default_factory=dict)
    empty_since: int | None = None
    _groups: Groups | None = field(default=None, compare=False, repr=False)

    def copy(self) -> "Presence":
        """The same people, who can be moved without moving these."""
        return Presence(self.people, self.empty_since, self._groups)

    @property
    def groups(self) -> Groups:
        """Who has left, for whom a bot sits in, and so on."""
        # Asked many times a move, and nearly never other than at the move before.
        if self._groups is None:
            self._groups = Groups.of(self.people)
        return self._groups

    def at(self, seat: Seat) -> Person:
        """Who sits at *seat*; a person that nobody knows where nobody does."""
        return self.people.get(seat, _NOBODY)

    def _let_be(self, people: Mapping[Seat, Person]) -> None:
        """Let *people* be there from now on."""
        self.people, self._groups = people, None

    def _note(self, seat: Seat, **what: Any) -> None:  # noqa: ANN401 - fields of a `Person`
        """Let *what* be so of who sits at *seat*."""
        self._let_be({**self.people, seat: replace(self.people[seat], **what)})

    def sit(self, seat: Seat) -> None:
        """Let a person have *seat*."""
        self._let_be({**self.people, seat: Person()})
        self.empty_since = None

    def rise(self, seat: Seat, at: int) -> None:
        """Let nobody have *seat* any more."""
        self._let_be({other: person for other, person in self.people.items() if other != seat})
        self._note_if_empty(at)

    def rearrange(self, seats: Mapping[Seat, Seat]) -> None:
        """Give everybody the seat that *seats* has for his; others keep theirs."""
        self._let_be({seats.get(seat, seat): person for seat, person in self.people.items()})

    def forgive(self, seat: Seat) -> None:
        """Count anew the turns that the clock plays for who sits at *seat*: he has moved."""
        if self.at(seat).missed:
            self._note(seat, missed=0)

    def happen(self, event: PersonEvent) -> None:
        """Let *event* happen to who it is about."""
        match event:
            case Left():
                self._note(event.seat, has_left=True)
                self._note_if_empty(event.at)
            case Wished():
                self._note(event.seat, has_wished=True)
            case Contributed():
                self._note(event.seat, nonce=bytes.fromhex(event.nonce))
            case LineLost():
                self._lose(event.seat, event.at)
            case LineBack():
                self._regain(event.seat, event.at)
            case BotSatIn():
                self._note(event.seat, is_sat_in_for=True)
            case PlayerBack():
                self._note(event.seat, is_sat_in_for=False, missed=0)
            case TimedOut():
                self._note(event.seat, missed=self.people[event.seat].missed + 1)
            case Granted():
                self.grant(event.at)
            case WindowClosed():
                pass

    def _lose(self, seat: Seat, at: int) -> None:
        self._note(seat, lost_at=at, losses=self.people[seat].losses + 1)
        self._note_if_empty(at)

    def _regain(self, seat: Seat, at: int) -> None:
        self._note(seat, lost_at=None)
        if self.empty_since is not None:
            self.empty_since = None
            # While nobody was there nobody missed the others.
            self.grant(at)

    def grant(self, at: int) -> None:
        """Let all that is lost have been lost at *at*."""
        self._let_be(
            {
                seat: person if person.lost_at is None else replace(person, lost_at=at)
                for seat, person in self.people.items()
            }
        )
        if self.empty_since is not None:
            self.empty_since = at

    def begin_deal(self, at: int) -> None:
        """Begin anew what is counted in each deal."""
        self._let_be(
            {
                seat: Person(
                    lost_at=person.lost_at,
                    losses=0 if person.lost_at is None else 1,
                    has_left=person.has_left,
                )
                for seat, person in self.people.items()
            }
        )
        self.grant(at)

    def pauses_from(self, seat: Seat) -> int | None:
        """Since when the clock stands while *seat* is to move; None where it runs."""
        lost_at = self.at(seat).lost_at
        return None if lost_at is None else lost_at + SILENT_MS

    def sit_in_at(self, seat: Seat) -> int | None:
        """When a bot sits in for *seat*, in ms; None while nothing leads to that."""
        person = self.people.get(seat)
        if person is None or person.has_left or person.is_sat_in_for:
            return None
        if person.lost_at is None or self.empty_since is not None:
            return None
        wait = FIRST_WAIT_MS if person.losses <= 1 else LATER_WAIT_MS
        return person.lost_at + SILENT_MS + wait

    @property
    def is_empty(self) -> bool:
        """Whether nobody is there."""
        return all(person.has_left or person.lost_at is not None for person in self.people.values())

    def _note_if_empty(self, at: int) -> None:
        if self.is_empty and self.empty_since is None:
            self.empty_since = at
