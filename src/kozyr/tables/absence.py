"""`Presence`: which people are at a table, who is away, and for whom a bot sits in."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from kozyr.rules import Seat
from kozyr.tables.log import (
    BotSatIn,
    Contributed,
    Granted,
    LineBack,
    LineLost,
    PlayerBack,
    TableEvent,
    TimedOut,
    WindowClosed,
    Wished,
)

SIT_IN_LEVEL: Final = "regular"
"""The level of the bots that sit in for people."""


@dataclass(slots=True)
class Person:
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


@dataclass(slots=True)
class Presence:
    """The people by their seats; `empty_since` is since when none of them has a line."""

    people: dict[Seat, Person] = field(default_factory=dict)
    empty_since: int | None = None

    def copy(self) -> "Presence":
        """The same people, who can be moved without moving these."""
        people = {seat: replace(person) for seat, person in self.people.items()}
        return Presence(people, self.empty_since)

    def at(self, seat: Seat) -> Person:
        """Who sits at *seat*; a person that nobody knows where nobody does."""
        return self.people.get(seat) or Person()

    def sit(self, seat: Seat) -> None:
        """Let a person have *seat*."""
        self.people[seat] = Person()
        self.empty_since = None

    def rise(self, seat: Seat, at: int) -> None:
        """Let nobody have *seat* any more."""
        self.people.pop(seat, None)
        self._note_if_empty(at)

    def rearrange(self, seats: Mapping[Seat, Seat]) -> None:
        """Give everybody the seat that *seats* has for his; others keep theirs."""
        self.people = {seats.get(seat, seat): person for seat, person in self.people.items()}

    def happen(self, event: TableEvent) -> bool:
        """Let *event* happen to who it is about; False when it is about nobody here."""
        match event:
            case Wished():
                self.people[event.seat].has_wished = True
            case Contributed():
                self.people[event.seat].nonce = bytes.fromhex(event.nonce)
            case LineLost():
                self.lose(event.seat, event.at)
            case LineBack():
                self.regain(event.seat, event.at)
            case BotSatIn():
                self.people[event.seat].is_sat_in_for = True
            case PlayerBack():
                self.people[event.seat].is_sat_in_for = False
                self.people[event.seat].missed = 0
            case TimedOut():
                self.people[event.seat].missed += 1
            case Granted():
                self.grant(event.at)
            case WindowClosed():
                pass
            case _:
                return False
        return True

    def leave(self, seat: Seat, at: int) -> None:
        """Let the person at *seat* be gone for good, though the seat stays his for the deal."""
        person = self.people[seat]
        person.has_left = True
        self._note_if_empty(at)

    def lose(self, seat: Seat, at: int) -> None:
        """Let the line of *seat* be lost."""
        person = self.people[seat]
        person.lost_at = at
        person.losses += 1
        self._note_if_empty(at)

    def regain(self, seat: Seat, at: int) -> None:
        """Let *seat* have a line again; while nobody was there nobody missed the others."""
        self.people[seat].lost_at = None
        if self.empty_since is not None:
            self.empty_since = None
            self.grant(at)

    def grant(self, at: int) -> None:
        """Let all that is lost have been lost at *at*."""
        for person in self.people.values():
            if person.lost_at is not None:
                person.lost_at = at
        if self.empty_since is not None:
            self.empty_since = at

    def begin_deal(self) -> None:
        """Begin anew what is counted in each deal."""
        for person in self.people.values():
            person.losses = 0 if person.lost_at is None else 1
            person.missed = 0
            person.is_sat_in_for = False
            person.has_wished = False
            person.nonce = None

    @property
    def is_empty(self) -> bool:
        """Whether nobody is there."""
        return all(person.has_left or person.lost_at is not None for person in self.people.values())

    def _note_if_empty(self, at: int) -> None:
        if self.is_empty and self.empty_since is None:
            self.empty_since = at
