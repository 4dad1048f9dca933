"""How a table is set up."""

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
    """The rules' preset, the seats clockwise, and how long the bots think at first."""

    preset: str
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
