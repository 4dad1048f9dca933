"""What may be asked of a table.

A command carries all that chance or the clock would add, so that deciding it is pure: seeds
of 32 bytes, drawn for this command alone, and `at`, the time in ms since 1970.  `seat` is
whose command it is, `other` whom it is about.  Where nobody but bots can come to the table no
time is kept, and `at` may stay 0.
"""

from msgspec import Struct

from kozyr.cards import Card
from kozyr.lessons import Lesson
from kozyr.rules import Move, Rules
from kozyr.tables.log import ClosedWhy
from kozyr.tables.settings import Pace, TableSettings


class OpenTable(Struct, frozen=True):
    """Set up a table by *rules*.

    Where one plays alone, deal at once from *seed*; else gather, and be bound to *seed* for
    the first deal.  *table* is the id of the table, which is part of what a fair deal is made
    of.
    """

    rules: Rules
    settings: TableSettings
    seed: bytes
    table: str = ""
    at: int = 0


class OpenLesson(Struct, frozen=True):
    """Set up a table for *lesson* at step *step*, where *player* is the one who learns."""

    lesson: Lesson
    step: int
    player: str


class GoToStep(Struct, frozen=True):
    """Let step *step* of the lesson begin, be it the one at hand once more."""

    seat: int
    step: int


class Play(Struct, frozen=True):
    """Make *move* at *seat*, chosen on the view with number *seen*.

    Where a bot sits in for a person, *by_bot* tells the bot's move from his own.
    """

    seat: int
    move: Move
    seen: int
    at: int = 0
    by_bot: bool = False


class Lay(Struct, frozen=True):
    """Lay *cards*, attack cards of one rank, at *seat*: all of them or none."""

    seat: int
    cards: tuple[Card, ...]
    seen: int
    at: int = 0


class Undo(Struct, frozen=True):
    """Take back the last move of *seat*, or all it laid at once, and all that followed."""

    seat: int
    seen: int


class AskTakeback(Struct, frozen=True):
    """Ask the others to let *seat* take back its last move, or all it laid at once."""

    seat: int
    seen: int
    at: int = 0


class AnswerTakeback(Struct, frozen=True):
    """Let what was asked by event *number* be, or not; see `Takeback`."""

    seat: int
    number: int
    agrees: bool
    at: int = 0


class Rematch(Struct, frozen=True):
    """Deal again, from *seed*, where one plays alone; see `Wish` for tables of people."""

    seat: int
    seed: bytes


class SetPace(Struct, frozen=True):
    """Let the bots think by *pace*."""

    seat: int
    pace: Pace


class Ask(Struct, frozen=True):
    """Ask the tutor what to do at *seat*."""

    seat: int


class Leave(Struct, frozen=True):
    """Leave the table; from the middle of a deal among people there is no way back.

    There a bot plays on; before or after a deal the seat is free.
    """

    seat: int
    at: int = 0


class Return(Struct, frozen=True):
    """Come back to a table that was left, where one plays alone."""

    seat: int


# At tables of people: seats.


class TakeSeat(Struct, frozen=True):
    """Sit *player*, who is called *name*, down at *seat*, or with None where there is room.

    *nonce* is what he adds to the next deal; *is_account* says that the name is that of his
    account.  Where the table starts when full this may be the last one it waited for: then it
    deals, and is bound to *seed* for the deal after.
    """

    seat: int | None
    name: str
    player: str
    seed: bytes
    nonce: bytes | None = None
    at: int = 0
    is_account: bool = False


class FreeSeat(Struct, frozen=True):
    """Get up, as `Leave` does."""

    seat: int
    at: int = 0


class SwapSeats(Struct, frozen=True):
    """Move over to *other*, which is free or a bot's."""

    seat: int
    other: int
    at: int = 0


class SetBot(Struct, frozen=True):
    """Let a bot of *level*, called *name*, have the seat *other*; level None takes it away.

    The host at *seat* says so.  For *seed* see `TakeSeat`.
    """

    seat: int
    other: int
    level: str | None
    name: str
    seed: bytes
    at: int = 0


class Remove(Struct, frozen=True):
    """The host at *seat* sends away who sits at *other*, a person or a bot."""

    seat: int
    other: int
    at: int = 0


class PassHost(Struct, frozen=True):
    """The host at *seat* makes the person at *other* the host."""

    seat: int
    other: int
    at: int = 0


class ChangeSettings(Struct, frozen=True):
    """The host at *seat* sets the table up anew.

    People keep their seats, where those still exist, else they get the first ones that are
    free or a bot's; *settings* says how many seats there are and what becomes of the others.
    Its people and its host are passed over.
    """

    seat: int
    rules: Rules
    settings: TableSettings
    at: int = 0


class Start(Struct, frozen=True):
    """The host at *seat* lets the deal begin; seats that are still free go.

    After the first deal everybody else must have wished for another.  The table is bound to
    *seed* for the deal after.
    """

    seat: int
    seed: bytes
    at: int = 0


class Contribute(Struct, frozen=True):
    """Add *nonce*, 16 bytes, to what the next deal is made from; once for each deal."""

    seat: int
    nonce: bytes
    at: int = 0


class Wish(Struct, frozen=True):
    """Wish for another deal; when all do it begins.  For *seed* and *nonce* see `TakeSeat`."""

    seat: int
    seed: bytes
    nonce: bytes | None = None
    at: int = 0


# At tables of people: coming, going and time.


class LoseLine(Struct, frozen=True):
    """The last connection of the person at *seat* is gone."""

    seat: int
    at: int


class RegainLine(Struct, frozen=True):
    """The person at *seat* is here: again, or instead of the bot that sits in for him."""

    seat: int
    at: int


class Tick(Struct, frozen=True):
    """Do what is due: to be said when `Table.deadline` is past, as long as it is."""

    at: int


class Say(Struct, frozen=True):
    """Say *phrase*, one of `PHRASES` and `EMOTES`, or *text*."""

    seat: int
    at: int
    phrase: str | None = None
    text: str | None = None


class Close(Struct, frozen=True):
    """Close the table for good, whatever is played there."""

    why: ClosedWhy
    at: int = 0


Playing = Play | Lay | Undo | GoToStep | SetPace | Ask | Rematch
"""What is done with the cards, by people and by bots."""
AtSeat = (
    Leave
    | FreeSeat
    | SwapSeats
    | SetBot
    | Remove
    | PassHost
    | ChangeSettings
    | Start
    | Contribute
    | Wish
    | LoseLine
    | RegainLine
    | Say
)
"""What besides is asked for by, or for, a person who has a seat."""
Consenting = AskTakeback | AnswerTakeback
"""What is asked for, or answered, when a move is to be taken back among people."""
AtTime = Play | Lay | AtSeat | Consenting | TakeSeat | Tick | Close
"""What at a table of people is asked for at a certain time."""
ToTable = Playing | AtSeat | Consenting | TakeSeat | Return | Tick | Close
Command = OpenTable | OpenLesson | ToTable
