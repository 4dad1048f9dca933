"""The wire: every message between the page and the server, and nothing else.

JSON text frames over one WebSocket a player.  Each message is a `msgspec.Struct`
tagged by ``type``; `ClientMessage` is what a client may send, `ServerMessage` what
it receives.  ``client/src/wire.ts`` is generated from this module.

Cards are written ``10h``, ``Qs`` (rank, then suit letter ``c d h s``).  Seats are
0-based, clockwise.  The server sends each seat its own `View`: what that seat may
know, with the moves each of its cards has and the reason for each it has not.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL_VERSION = 1
MAX_MESSAGE_BYTES = 4096

# `$` alone would let a line break through behind the card.
Card = Annotated[str, Meta(pattern=r"^(10|[2-9JQKA])[cdhs]$(?!\n)")]
Suit = Literal["c", "d", "h", "s"]
Seat = Annotated[int, Meta(ge=0, le=11)]
BotLevel = Literal["beginner", "regular"]
Preset = Literal["app", "app+transfer"]
Pace = Literal["instant", "normal"]
Phase = Literal["open", "defend", "covered", "taking", "over"]
Role = Literal["attacker", "defender", "thrower"]
# The titles keep these two apart in `wire.ts`.
CommandId = Annotated[str, Meta(min_length=1, max_length=40, title="CommandId")]
TableId = Annotated[str, Meta(min_length=1, max_length=40, title="TableId")]
PlayerName = Annotated[str, Meta(max_length=24)]


class Message(Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=False):
    """Base of everything on the wire: tagged, and strict about its fields."""


# Moves, both ways.


class Attack(Message, tag="attack"):
    """Lay an attack card: open the bout, or throw in."""

    card: Card


class Beat(Message, tag="beat"):
    """Beat the attack card *attack* with *card*."""

    attack: Card
    card: Card


class Transfer(Message, tag="transfer"):
    """Lay *card* beside the attack, which the next player then has to beat."""

    card: Card


class Show(Message, tag="show"):
    """Transfer by showing the trump *card* and keeping it."""

    card: Card


class Take(Message, tag="take"):
    """Say "I take"."""


class Done(Message, tag="done"):
    """Say "I add no more"."""


Move = Attack | Beat | Transfer | Show | Take | Done


# What a client may send.


class NewTable(Message, tag="new_table"):
    """Open a table against bots; a table the player still sits at is left."""

    id: CommandId
    name: PlayerName
    preset: Preset
    opponents: Annotated[list[BotLevel], Meta(min_length=1, max_length=5)]
    pace: Pace


class Play(Message, tag="play"):
    """Make *move* at *seat*; *seen* is the `seq` of the view it was chosen on."""

    id: CommandId
    table: TableId
    seat: Seat
    seen: int
    move: Move


class Undo(Message, tag="undo"):
    """Take back the player's last move and all that followed (only against bots)."""

    id: CommandId
    table: TableId
    seen: int


class Rematch(Message, tag="rematch"):
    """Deal again at the same table once the game is over; the fool deals."""

    id: CommandId
    table: TableId


class SetPace(Message, tag="set_pace"):
    """How long the bots think from now on."""

    id: CommandId
    table: TableId
    pace: Pace


class Sync(Message, tag="sync"):
    """Ask for the whole view again."""

    id: CommandId
    table: TableId


class Leave(Message, tag="leave"):
    """Leave the table for good and return to the lobby."""

    id: CommandId
    table: TableId


ClientMessage = NewTable | Play | Undo | Rematch | SetPace | Sync | Leave


# What a seat is told.


class Reason(Struct, omit_defaults=True):
    """Why a move is refused; *kind* is a message key (``why-<kind>``), the rest its arguments."""

    kind: str
    card: Card | None = None
    target: Card | None = None
    cards: list[Card] = []
    ranks: list[str] = []
    suit: Suit | None = None
    seat: Seat | None = None
    number: int | None = None
    needed: int | None = None


class Option(Struct):
    """One thing a card could be tried for: legal when *refused* is null."""

    move: Move
    refused: Reason | None


class HandCard(Struct):
    """A card of the reader's hand with all it may and may not do now.

    *why* is the one reason to show when no option is legal, null otherwise.
    """

    card: Card
    options: list[Option]
    why: Reason | None


class Pair(Struct):
    """An attack card on the table, who laid it, and the card that beats it, if any."""

    attack: Card
    seat: Seat
    beat: Card | None


class SeatView(Struct):
    """What everyone may know of a seat.

    *place* is the order of leaving (1 = first out), null while still in play;
    *to_act* says that the game waits for this seat; *done* that it adds no more.
    """

    name: str
    level: BotLevel | None
    cards: int
    role: Role | None
    to_act: bool
    done: bool
    place: int | None


class Result(Struct):
    """How a game ended: *fool* is the seat left with cards, null for a draw.

    *places* lists the seats in the order in which they went out; *adjudicated* says
    that the game was stopped as a draw by the limit on bouts.
    """

    fool: Seat | None
    places: list[Seat]
    adjudicated: bool


class View(Struct):
    """The table as one seat may see it.

    *limit* is how many attack cards this bout may hold in all; *trump_card* is the
    face-up card under the stock, null once drawn; *stock* counts it.  *take* and
    *done* say whether those words may be said now; *transfer_to* is the seat that a
    transfer would reach when the reader can transfer now.  *practice* marks a game in
    which a move was taken back.  *can_undo*, *can_rematch* speak of those commands.
    """

    you: Seat
    deal: int
    dealer: Seat
    seats: list[SeatView]
    hand: list[HandCard]
    table: list[Pair]
    phase: Phase
    bout: int
    attacker: Seat
    defender: Seat
    limit: int
    stock: int
    discard: int
    trump: Suit
    trump_card: Card | None
    take: bool
    done: bool
    transfer_to: Seat | None
    result: Result | None
    practice: bool
    can_undo: bool
    can_rematch: bool


# What happened, as the reader may know it.


class Event(Struct, tag_field="type"):
    """Base of the events."""


class Dealt(Event, tag="dealt"):
    """Cards were dealt: the reader's own hand and the card that names the trump.

    *first* attacks first, having shown *shown*, the lowest trump in any hand (null
    when nobody holds a trump and the lowest card of all decided).
    """

    dealer: Seat
    hand: list[Card]
    trump_card: Card
    first: Seat
    shown: Card | None


class BoutStarted(Event, tag="bout_started"):
    """*attacker* is to open bout number *bout* against *defender*."""

    bout: int
    attacker: Seat
    defender: Seat
    limit: int


class Attacked(Event, tag="attacked"):
    """*seat* opened the bout with *card*."""

    seat: Seat
    card: Card


class ThrownIn(Event, tag="thrown_in"):
    """*seat* threw in *card*."""

    seat: Seat
    card: Card


class Beaten(Event, tag="beaten"):
    """The defender *seat* beat *attack* with *card*."""

    seat: Seat
    attack: Card
    card: Card


class Transferred(Event, tag="transferred"):
    """*seat* transferred the attack to *to* with *card* (*shown*: and kept it)."""

    seat: Seat
    card: Card
    to: Seat
    shown: bool
    limit: int


class TakeSaid(Event, tag="take_said"):
    """The defender *seat* takes; others may still throw in."""

    seat: Seat


class DoneSaid(Event, tag="done_said"):
    """*seat* adds no more."""

    seat: Seat


class BoutBeaten(Event, tag="bout_beaten"):
    """All was beaten: *cards* go to the discard."""

    cards: list[Card]


class BoutTaken(Event, tag="bout_taken"):
    """*seat* took *cards* into the hand."""

    seat: Seat
    cards: list[Card]


class DrewUp(Event, tag="drew_up"):
    """*seat* drew *count* cards; *cards* are those of them the reader may know."""

    seat: Seat
    count: int
    cards: list[Card]
    trump_card: bool


class WentOut(Event, tag="went_out"):
    """*seat* has no cards left and is safe, as number *place*."""

    seat: Seat
    place: int


class GameOver(Event, tag="game_over"):
    """The game has ended."""

    result: Result


TableEvent = (
    Dealt
    | BoutStarted
    | Attacked
    | ThrownIn
    | Beaten
    | Transferred
    | TakeSaid
    | DoneSaid
    | BoutBeaten
    | BoutTaken
    | DrewUp
    | WentOut
    | GameOver
)


# What the server sends.


class PresetInfo(Struct):
    """A set of rules on offer and the numbers of players it takes."""

    preset: Preset
    min_seats: int
    max_seats: int


class Welcome(Message, tag="welcome"):
    """First message on every connection; *table* is where the player still sits."""

    protocol: int
    version: str
    presets: list[PresetInfo]
    levels: list[BotLevel]
    table: TableId | None


class TableUpdate(Message, tag="table"):
    """The reader's view after *events*; no events means: draw it as it stands.

    *seq* grows with everything that happens at the table.  *reply_to* names the
    command of this connection that caused it, null otherwise.
    """

    table: TableId
    seq: int
    preset: Preset
    pace: Pace
    events: list[TableEvent]
    view: View
    reply_to: CommandId | None


class Left(Message, tag="left"):
    """The player no longer sits at *table*."""

    table: TableId
    reply_to: CommandId | None


ErrorCode = Literal[
    "not_json",
    "too_large",
    "unknown_type",
    "bad_shape",
    "no_such_table",
    "not_your_seat",
    "stale",
    "illegal_move",
    "nothing_to_undo",
    "game_not_over",
    "too_fast",
    "storage",
]


class Refused(Message, tag="refused"):
    """A message was not carried out; the table is as it was.

    *id* is that message's when it could be read; *reason* comes with ``illegal_move``.
    *detail* is English, for developers; players are told by ``error-<code>``.
    """

    id: CommandId | None
    code: ErrorCode
    reason: Reason | None
    detail: str


ServerMessage = Welcome | TableUpdate | Left | Refused

client_decoder = msgspec.json.Decoder(ClientMessage)
server_encoder = msgspec.json.Encoder()
