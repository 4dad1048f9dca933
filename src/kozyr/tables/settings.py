"""Who sits at a table, and how long the bots think."""

from enum import StrEnum

from msgspec import Struct


class Pace(StrEnum):
    """How long the bots think."""

    INSTANT = "instant"
    NORMAL = "normal"


class SeatSettings(Struct, frozen=True):
    """Who sits at a seat: a person, or with a `level` a bot."""

    name: str
    level: str | None = None


class TableSettings(Struct, frozen=True):
    """The seats clockwise, and how long the bots think at first.

    Logs of the first version hold a field `preset` here as well; it is passed over, since
    `TableOpened` has the rules written out.
    """

    seats: tuple[SeatSettings, ...]
    pace: Pace = Pace.NORMAL

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats of the bots."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.level is not None)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.level is None)
