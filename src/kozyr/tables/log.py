"""The events of a table's log.  What is written once is read for ever.

Cards, seats and moves stand in the game's notation.  A deal is written out card by
card, so that no later shuffle can change it.
"""

from typing import Final

import msgspec
from msgspec import Struct

from kozyr.rules import Deal
from kozyr.tables.settings import Pace, TableSettings

RULES_VERSION: Final = 1
"""Grows when the same deal and moves would no longer give the same game."""


class LogError(Exception):
    """A log that this version cannot read or replay; the message says where it breaks."""


class LogEvent(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of the events of a log."""


class TableOpened(LogEvent, frozen=True, tag="opened"):
    """The table exists: first event of every log; *rules* as `Rules.parse` reads them.

    *lesson* is the id of the lesson that is played there, None at every other table.
    """

    rules_version: int
    rules: str
    settings: TableSettings
    lesson: str | None = None


class Dealt(LogEvent, frozen=True, tag="dealt"):
    """Deal number *deal* (from 1) begins; *pack* lists the cards in the order of dealing.

    *opener* attacks first, None where that is left to the cards.
    """

    deal: int
    dealer: int
    pack: str
    opener: int | None = None

    @classmethod
    def of(cls, number: int, deal: Deal) -> "Dealt":
        """The event of *deal* as deal number *number* of its table."""
        return cls(number, deal.dealer, " ".join(map(str, deal.pack)), deal.opener)


class Moved(LogEvent, frozen=True, tag="moved"):
    """A seat made a move, such as ``A+8c``."""

    turn: str


class Laid(LogEvent, frozen=True, tag="laid"):
    """A seat laid several attack cards at once: moves such as ``A+8c``, in their order."""

    turns: tuple[str, ...]


class Undone(LogEvent, frozen=True, tag="undone"):
    """The deal went back to its first *moves* moves, at the wish of *seat*."""

    seat: int
    moves: int


class PaceSet(LogEvent, frozen=True, tag="pace_set"):
    """The bots think by *pace* from now on."""

    pace: Pace


class Asked(LogEvent, frozen=True, tag="asked"):
    """The tutor was asked at *seat*, for the first time in the deal."""

    seat: int


class Left(LogEvent, frozen=True, tag="left"):
    """The person at *seat* left."""

    seat: int


class Returned(LogEvent, frozen=True, tag="returned"):
    """The person at *seat*, who had left, is back."""

    seat: int


class StepBegun(LogEvent, frozen=True, tag="step_begun"):
    """Step *step* (from 1) of the lesson begins with the moves that the deal has so far."""

    step: int


class StepOver(LogEvent, frozen=True, tag="step_over"):
    """The step is over: its goal reached, or with a *hint* not as it was meant."""

    hint: str | None = None


TableEvent = (
    TableOpened
    | Dealt
    | Moved
    | Laid
    | Undone
    | PaceSet
    | Asked
    | Left
    | Returned
    | StepBegun
    | StepOver
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)


def encode_event(event: TableEvent) -> bytes:
    """Return the bytes of *event* for the log."""
    return _encoder.encode(event)


def decode_event(body: bytes) -> TableEvent:
    """Return the event whose bytes are *body*.

    Raises:
        LogError: they are none.
    """
    try:
        return _decoder.decode(body)
    except msgspec.MsgspecError as error:
        raise LogError(f"An event cannot be read: {error}.") from error


def kind_of(event: TableEvent) -> str:
    """The word for the kind of *event* in the log."""
    return str(event.__struct_config__.tag)
