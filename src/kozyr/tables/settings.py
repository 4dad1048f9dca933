"""Who sits at a table, who may come, and how time runs there."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from kozyr.tables.refusals import SettingsError

DAY_S: Final = 24 * 60 * 60
_LONGEST_TURN_S: Final = 14 * DAY_S
_LONGEST_BANK_S: Final = 3600
_LONGEST_INCREMENT_S: Final = 60
_WINDOWS_S: Final = (2, 60)
_LONGEST_GRACE_MS: Final = 5000


class Pace(StrEnum):
    """How long the bots think."""

    INSTANT = "instant"
    NORMAL = "normal"


class Access(StrEnum):
    """Who may come: nobody (one person against bots), who has the link, or everybody."""

    SOLO = "solo"
    LINK = "link"
    OPEN = "open"


class Watching(StrEnum):
    """Whether others may watch: at once, with a delay, or not at all."""

    FREE = "free"
    DELAYED = "delayed"
    OFF = "off"


class Talk(StrEnum):
    """What may be said: nothing, phrases of `kozyr.tables.talk`, or besides free text."""

    OFF = "off"
    PHRASES = "phrases"
    CHAT = "chat"


class Starts(StrEnum):
    """When the first deal begins: as soon as no seat is free, or when the host says so."""

    FULL = "full"
    HOST = "host"


class SeatSettings(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: a person, with a `level` a bot, or nobody where it `is_free`.

    `player` is the public id of the person; None for bots, and in old logs where one played
    alone.  `is_account` is true where the name is an account's.  A free seat keeps the name
    of who sat there in the deal that is just over.
    """

    name: str = ""
    level: str | None = None
    player: str | None = None
    is_free: bool = False
    is_account: bool = False

    @property
    def is_person(self) -> bool:
        """Whether a person sits there."""
        return self.level is None and not self.is_free


class ClockSettings(Struct, frozen=True, omit_defaults=True):
    """How long one may think.

    Every move has `turn_s` of its own; what is thought longer is taken from a bank, which
    holds `bank_s` when a deal begins and grows by `increment_s` with every move.  Where
    several may throw in they have `window_s` from the last card on.  A move that comes up to
    `grace_ms` too late still counts.
    """

    turn_s: int
    bank_s: int = 0
    increment_s: int = 0
    window_s: int = 8
    grace_ms: int = 500

    @property
    def is_days(self) -> bool:
        """Whether a turn lasts for days, so that nobody is expected to be there."""
        return self.turn_s >= DAY_S

    def check(self) -> None:
        """Refuse what no clock can show.

        Raises:
            SettingsError: a span is out of range, or there is no time at all.
        """
        least_window, longest_window = _WINDOWS_S
        if not (
            0 <= self.turn_s <= _LONGEST_TURN_S
            and 0 <= self.bank_s <= _LONGEST_BANK_S
            and 0 <= self.increment_s <= _LONGEST_INCREMENT_S
            and least_window <= self.window_s <= longest_window
            and 0 <= self.grace_ms <= _LONGEST_GRACE_MS
            and self.turn_s + self.bank_s > 0
        ):
            raise SettingsError(f"no clock can be set like this: {self}")


class TableSettings(Struct, frozen=True, omit_defaults=True):
    """The seats clockwise, how long the bots think at first, and how the table is kept.

    `host` is the seat of who may change and start it; no `clock` means all the time in the
    world.  Logs of the first version hold a field `preset` here as well; it is passed over,
    since `TableOpened` has the rules written out.
    """

    seats: tuple[SeatSettings, ...]
    pace: Pace = Pace.NORMAL
    clock: ClockSettings | None = None
    access: Access = Access.SOLO
    watching: Watching = Watching.FREE
    talk: Talk = Talk.PHRASES
    starts: Starts = Starts.HOST
    rated: bool = False
    host: int = 0

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats of the bots."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.level is not None)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people."""
        # Asked many times a move: to find a table's seats by what they are takes too long.
        known = _people.get(id(self.seats))
        if known is not None and known[0] is self.seats:
            return known[1]
        if len(_people) >= _PEOPLE_KEPT:
            _people.clear()
        people = tuple(i for i, seat in enumerate(self.seats) if seat.is_person)
        _people[id(self.seats)] = (self.seats, people)
        return people

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that nobody has."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.is_free)

    @property
    def is_solo(self) -> bool:
        """Whether one person plays alone, against bots, and the cards are dealt at once."""
        return self.access is Access.SOLO

    @property
    def is_on_one_device(self) -> bool:
        """Whether several people play who hand one device round, and nobody else comes."""
        return self.is_solo and len(self.people) > 1

    def check(self) -> None:
        """Refuse settings that contradict each other.

        Raises:
            SettingsError: a person without an id at a table of people, somebody twice, a free
                seat where nobody can come, a host who is no person, free talk among strangers,
                or an impossible clock.
        """
        if self.clock:
            self.clock.check()
        if self.is_solo:
            if self.free or self.clock:
                raise SettingsError("who plays alone has no free seats and no clock")
            return
        players = [self.seats[seat].player for seat in self.people]
        if None in players or len(set(players)) < len(players):
            raise SettingsError("every person at a table is somebody else, and known by an id")
        if self.host not in self.people:
            raise SettingsError(f"seat {self.host} is not a person's: nobody could be the host")
        if self.talk is Talk.CHAT and self.access is Access.OPEN:
            raise SettingsError("free talk is only for tables that are entered by a link")


_PEOPLE_KEPT: Final = 16384
_people: dict[int, tuple[tuple[SeatSettings, ...], tuple[int, ...]]] = {}
"""The people of seats that were asked for lately: the seats are kept, so their id is theirs."""
