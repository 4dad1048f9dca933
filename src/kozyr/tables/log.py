"""The events of a table's log.  What is written once is read for ever.

Cards, seats and moves stand in the game's notation.  A deal is written out card by
card, so that no later shuffle can change it.  `at` is the time in ms since 1970, and 0 where
nobody but bots can come to the table: there no time is kept.
"""

from enum import StrEnum
from typing import Final

import msgspec
from msgspec import Struct

from kozyr.rules import Deal
from kozyr.tables.refusals import LogError
from kozyr.tables.settings import Pace, TableSettings

RULES_VERSION: Final = 1
"""Grows when the same deal and moves would no longer give the same game."""


class ClosedWhy(StrEnum):
    """Why a table was closed."""

    EMPTY = "empty"
    """All had left it."""
    ABANDONED = "abandoned"
    """Nobody was there for too long."""
    STOPPED = "stopped"
    """Whoever runs the server wanted it so."""


class LogEvent(
    Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True
):
    """Base of the events of a log."""


class TableOpened(LogEvent, frozen=True, tag="opened"):
    """The table exists: first event of every log; *rules* as `Rules.parse` reads them.

    *lesson* is the id of the lesson that is played there, None at every other table.  *table*
    is the table's own id, as fair deals need it.
    """

    rules_version: int
    rules: str
    settings: TableSettings
    lesson: str | None = None
    table: str = ""
    at: int = 0


class Dealt(LogEvent, frozen=True, tag="dealt"):
    """Deal number *deal* (from 1) begins; *pack* lists the cards in the order of dealing.

    *opener* attacks first, None where that is left to the cards.
    """

    deal: int
    dealer: int
    pack: str
    opener: int | None = None
    at: int = 0

    @classmethod
    def of(cls, number: int, deal: Deal, at: int = 0) -> "Dealt":
        """The event of *deal* as deal number *number* of its table."""
        return cls(number, deal.dealer, " ".join(map(str, deal.pack)), deal.opener, at)


class Moved(LogEvent, frozen=True, tag="moved"):
    """A seat made a move, such as ``A+8c``, or the clock made it for the seat."""

    turn: str
    at: int = 0
    by_clock: bool = False


class Laid(LogEvent, frozen=True, tag="laid"):
    """A seat laid several attack cards at once: moves such as ``A+8c``, in their order."""

    turns: tuple[str, ...]
    at: int = 0


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
    """The person at *seat* left; among people a bot plays the deal to its end for him."""

    seat: int
    at: int = 0


class Returned(LogEvent, frozen=True, tag="returned"):
    """The person at *seat*, who had left, is back."""

    seat: int


class StepBegun(LogEvent, frozen=True, tag="step_begun"):
    """Step *step* (from 1) of the lesson begins with the moves that the deal has so far."""

    step: int


class StepOver(LogEvent, frozen=True, tag="step_over"):
    """The step is over: its goal reached, or with a *hint* not as it was meant."""

    hint: str | None = None


# Seats.


class SeatTaken(LogEvent, frozen=True, tag="seat_taken"):
    """At *seat* sits *name*: with a *level* a bot, else the person whose public id is *player*.

    *is_account*: the name is that of the person's account.
    """

    seat: int
    name: str
    level: str | None = None
    player: str | None = None
    at: int = 0
    is_account: bool = False


class SeatFreed(LogEvent, frozen=True, tag="seat_freed"):
    """Nobody sits at *seat* any more."""

    seat: int
    at: int = 0


class SeatsSwapped(LogEvent, frozen=True, tag="seats_swapped"):
    """Who had *seat* has *other* now, and the other way round."""

    seat: int
    other: int
    at: int = 0


class HostPassed(LogEvent, frozen=True, tag="host_passed"):
    """The person at *seat* is the host now."""

    seat: int


class SettingsChanged(LogEvent, frozen=True, tag="settings_changed"):
    """The table is set up anew, before its first deal or as if it were; *rules* as above."""

    settings: TableSettings
    rules: str
    at: int = 0


class Wished(LogEvent, frozen=True, tag="wished"):
    """The person at *seat* wishes for another deal."""

    seat: int
    at: int = 0


class Closed(LogEvent, frozen=True, tag="closed"):
    """The table is closed for good: last event of a log that has one."""

    why: ClosedWhy
    at: int = 0


# Taking back, among people.


class TakebackAsked(LogEvent, frozen=True, tag="takeback_asked"):
    """The person at *seat* asks to go back to the first *moves* moves of the deal."""

    seat: int
    moves: int
    at: int


class TakebackAgreed(LogEvent, frozen=True, tag="takeback_agreed"):
    """The person at *seat* lets the move be taken back."""

    seat: int
    at: int


class TakebackRefused(LogEvent, frozen=True, tag="takeback_refused"):
    """The person at *seat* does not."""

    seat: int
    at: int


class TakebackLapsed(LogEvent, frozen=True, tag="takeback_lapsed"):
    """It is no longer asked for: not all have answered in time, or the asker wants it no more."""

    at: int


class TakenBack(LogEvent, frozen=True, tag="taken_back"):
    """The deal went back to its first *moves* moves: all have let *seat* take back the rest."""

    seat: int
    moves: int
    at: int


# Fair deals.


class Committed(LogEvent, frozen=True, tag="committed"):
    """The server is bound to *seed*, 32 bytes in hex, for deal number *deal*.

    The seed is told to nobody before that deal is over; see `kozyr.tables.fair`.
    """

    deal: int
    seed: str


class Contributed(LogEvent, frozen=True, tag="contributed"):
    """The person at *seat* adds *nonce*, 16 bytes in hex, to the next deal."""

    seat: int
    nonce: str


# Time.


class LineLost(LogEvent, frozen=True, tag="line_lost"):
    """The last connection of the person at *seat* is gone."""

    seat: int
    at: int


class LineBack(LogEvent, frozen=True, tag="line_back"):
    """The person at *seat* is connected again."""

    seat: int
    at: int


class BotSatIn(LogEvent, frozen=True, tag="bot_sat_in"):
    """A bot plays for the person at *seat* until he is back."""

    seat: int
    at: int


class PlayerBack(LogEvent, frozen=True, tag="player_back"):
    """The person at *seat* plays for himself again."""

    seat: int
    at: int


class TimedOut(LogEvent, frozen=True, tag="timed_out"):
    """The time of *seat* has run out; the move that follows is the clock's."""

    seat: int
    at: int


class WindowClosed(LogEvent, frozen=True, tag="window_closed"):
    """The time to throw in is over; that those who had not said so are done follows."""

    at: int


class Granted(LogEvent, frozen=True, tag="granted"):
    """Nobody had kept the time up to *at*, so those who wait get time anew."""

    at: int


# Talk.


class Said(LogEvent, frozen=True, tag="said"):
    """The person at *seat* said *phrase*, a key of `kozyr.tables.talk`, or *text*."""

    seat: int
    at: int
    phrase: str | None = None
    text: str | None = None


SeatEvent = SeatTaken | SeatFreed | SeatsSwapped | HostPassed | SettingsChanged
"""Who has which seat."""
PersonEvent = (
    Left
    | Wished
    | Contributed
    | LineLost
    | LineBack
    | BotSatIn
    | PlayerBack
    | TimedOut
    | WindowClosed
    | Granted
)
"""What a person does or misses besides the cards."""
TakebackEvent = TakebackAsked | TakebackAgreed | TakebackRefused | TakebackLapsed | TakenBack
"""How a move is taken back among people."""
PlayEvent = Dealt | Moved | Laid | Undone | PaceSet | Asked | Returned | StepBegun | StepOver
"""What is played."""
TableEvent = (
    TableOpened | PlayEvent | TakebackEvent | SeatEvent | PersonEvent | Committed | Said | Closed
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
