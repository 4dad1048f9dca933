"""What may be asked of a table, and the ways to refuse it.

A command carries all that chance or the clock would add, so that deciding it is pure.
"""

from dataclasses import dataclass

from kozyr.cards import Card
from kozyr.lessons import Lesson
from kozyr.rules import Move, Rules
from kozyr.tables.settings import Pace, TableSettings


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Set up a table by *rules* and deal from *seed*, 32 bytes."""

    rules: Rules
    settings: TableSettings
    seed: bytes


@dataclass(frozen=True, slots=True)
class OpenLesson:
    """Set up a table for *lesson* at step *step*, where *player* is the one who learns."""

    lesson: Lesson
    step: int
    player: str


@dataclass(frozen=True, slots=True)
class GoToStep:
    """Let step *step* of the lesson begin, be it the one at hand once more."""

    seat: int
    step: int


@dataclass(frozen=True, slots=True)
class Play:
    """Make *move* at *seat*, chosen on the view with number *seen*."""

    seat: int
    move: Move
    seen: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay *cards*, attack cards of one rank, at *seat*: all of them or none."""

    seat: int
    cards: tuple[Card, ...]
    seen: int


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last move of *seat*, or all it laid at once, and all that followed."""

    seat: int
    seen: int


@dataclass(frozen=True, slots=True)
class Rematch:
    """Deal again, from *seed*, 32 bytes."""

    seat: int
    seed: bytes


@dataclass(frozen=True, slots=True)
class SetPace:
    """Let the bots think by *pace*."""

    seat: int
    pace: Pace


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the tutor what to do at *seat*."""

    seat: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the table."""

    seat: int


@dataclass(frozen=True, slots=True)
class Return:
    """Come back to a table that was left."""

    seat: int


Command = (
    OpenTable | OpenLesson | GoToStep | Play | Lay | Undo | Rematch | SetPace | Ask | Leave | Return
)


class RefusalError(Exception):
    """A command that is not carried out; the table is as it was."""


class StaleError(RefusalError):
    """The command was chosen on a view that no longer holds."""

    def __init__(self, seen: int, seq: int) -> None:
        """Say which number was *seen* and that the table is at *seq*."""
        super().__init__(f"chosen on view {seen}; the table is at {seq}")


class NotOneRankError(RefusalError):
    """Cards were to be laid at once that are not of one rank, or none at all."""


class NothingToUndoError(RefusalError):
    """The seat has made no move in this deal that could be taken back."""


class GameNotOverError(RefusalError):
    """Another deal was asked for while this one is being played."""


class NoLessonError(RefusalError):
    """No lesson is played at this table, or it has no such step, or none of that id exists."""


class StepOverError(RefusalError):
    """The step of the lesson is over: it is tried again, or the next one begins, first."""


class SeatLeftError(RefusalError):
    """The one who sat at the seat has left the table."""
