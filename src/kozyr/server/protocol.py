"""The wire: every message between the page and the server, and nothing else.

JSON text frames over one WebSocket a player.  Each message is a `msgspec.Struct`
tagged by ``type``; `ClientMessage` is what a client may send, `ServerMessage` what
it receives.  ``client/src/wire.ts`` is generated from this module.

Cards are written ``10h``, ``Qs`` (rank, then suit letter ``c d h s``), the jokers ``*b``
and ``*r``; with two packs the same card may occur twice.  Seats are 0-based, clockwise.

The server sends each seat its own `View`: what that seat may know, with the moves each
of its cards has and the reason for each it has not.  The first of a table is whole, those
after it are what has changed (`TableChanged`).

Additions raise `PROTOCOL_MINOR`: a client passes over fields, events and messages that it
does not know, and new fields of its own messages have defaults, so that an older one plays
on.  Anything else raises `PROTOCOL_VERSION`.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL_VERSION = 4
PROTOCOL_MINOR = 0
MAX_MESSAGE_BYTES = 4096

# `$` alone would let a line break through behind the card.
Card = Annotated[str, Meta(pattern=r"^((10|[2-9JQKA])[cdhs]|\*[br])$(?!\n)")]
Suit = Literal["c", "d", "h", "s"]
Seat = Annotated[int, Meta(ge=0, le=11)]
BotLevel = Literal["beginner", "regular", "club", "strong", "expert", "master", "grandmaster"]
Pace = Literal["instant", "normal"]
Phase = Literal["open", "defend", "covered", "taking", "over"]
Role = Literal["attacker", "defender", "thrower"]
WayType = Literal["attack", "beat", "transfer", "show"]
FirstBy = Literal["lowest_trump", "lowest_card", "given"]
SeriesKind = Literal["to_points", "deals", "count"]
ParameterKind = Literal["switch", "number", "choice"]
ParameterGroup = Literal["pack", "begin", "attack", "transfer", "end", "series", "teams", "rare"]
Access = Literal["link", "open"]
Watching = Literal["free", "delayed", "off"]
Talk = Literal["off", "phrases", "chat"]
Starts = Literal["host", "full"]
Life = Literal["gathering", "playing", "over", "closed"]
LeftWhy = Literal["left", "removed", "closed"]
TakebackAnswer = Literal["asked", "granted", "refused", "lapsed"]
AnnouncementKind = Literal["message", "drain"]
Phrase = Literal[
    "phrase-hello",
    "phrase-good-luck",
    "phrase-well-played",
    "phrase-nice-move",
    "phrase-thanks",
    "phrase-welcome",
    "phrase-sorry",
    "phrase-oops",
    "phrase-lucky",
    "phrase-unlucky",
    "phrase-no-hurry",
    "phrase-go-on",
    "phrase-moment",
    "phrase-back",
    "phrase-again",
    "phrase-bye",
    "emote-smile",
    "emote-laugh",
    "emote-wink",
    "emote-cool",
    "emote-think",
    "emote-wow",
    "emote-sad",
    "emote-cry",
    "emote-angry",
    "emote-clap",
    "emote-coffee",
    "emote-sleep",
]
# The titles keep these two apart in `wire.ts`.
_NO_NUL = r"^[^\x00]+$"
"""PostgreSQL can keep no text with one."""
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=_NO_NUL, title="CommandId")]
TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern=_NO_NUL, title="TableId")]
LessonId = Annotated[str, Meta(min_length=1, max_length=40, title="LessonId")]
StepNumber = Annotated[int, Meta(ge=1, le=99)]
PlayerName = Annotated[str, Meta(max_length=24)]
LanguageCode = Annotated[str, Meta(pattern=r"^[a-z]{2,3}$(?!\n)", title="LanguageCode")]
RulesText = Annotated[str, Meta(min_length=1, max_length=1200)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)", title="Nonce")]
PlayerId = Annotated[str, Meta(min_length=1, max_length=40, title="PlayerId")]
SaidText = Annotated[str, Meta(min_length=1, max_length=200, title="SaidText")]


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
    """Transfer by showing *card* and keeping it."""

    card: Card


class Take(Message, tag="take"):
    """Say "I take"."""


class Done(Message, tag="done"):
    """Say "I add no more"."""


class Swap(Message, tag="swap"):
    """Exchange the lowest trump for the trump card under the stock."""


Move = Attack | Beat | Transfer | Show | Take | Done | Swap


# How people play together.


class Clock(Struct, forbid_unknown_fields=True):
    """How long who is to act may think: *turn_s*, then his bank of *bank_s* a deal.

    *increment_s* is what a move adds to the bank, *window_s* how long cards may be thrown in
    after the last one.
    """

    turn_s: Annotated[int, Meta(ge=3, le=7 * 86_400)]
    bank_s: Annotated[int, Meta(ge=0, le=3_600)] = 60
    increment_s: Annotated[int, Meta(ge=0, le=60)] = 0
    window_s: Annotated[int, Meta(ge=3, le=60)] = 8


class TableSettings(Struct, forbid_unknown_fields=True):
    """How people play at a table, besides its rules.

    *access*: in the lobby, or only by its link; *clock* is null for none; *watching* by
    others, *talk* at the table (chat only at one by link), and when the first deal *starts*:
    at the host's word, or once every seat is taken.
    """

    access: Access
    clock: Clock | None
    watching: Watching
    talk: Talk
    starts: Starts
    rated: bool


class BotSeat(Struct, forbid_unknown_fields=True):
    """A bot of *level* is to sit at *seat*."""

    seat: Seat
    level: BotLevel


# What a client may send.


class NewTable(Message, tag="new_table"):
    """Open a table against bots; a table the player still sits at is left."""

    id: CommandId
    name: PlayerName
    rules: RulesText
    opponents: Annotated[list[BotLevel], Meta(min_length=1, max_length=11)]
    pace: Pace


class OpenLesson(Message, tag="open_lesson"):
    """Open a table for *lesson* at *step*; a table the player still sits at is left."""

    id: CommandId
    name: PlayerName
    lesson: LessonId
    step: StepNumber


class OpenOnDevice(Message, tag="open_on_device"):
    """Open a table for *people* who hand this device round, and *bots*.

    A table the player still sits at is left.
    """

    id: CommandId
    rules: RulesText
    people: Annotated[list[PlayerName], Meta(min_length=2, max_length=6)]
    bots: Annotated[list[BotLevel], Meta(max_length=4)]
    pace: Pace


class Hold(Message, tag="hold"):
    """The one at *seat* holds the device now, and may see his cards."""

    id: CommandId
    table: TableId
    seat: Seat


class GoToStep(Message, tag="go_to_step"):
    """Let *step* of the lesson begin: the next one, or the one at hand once more."""

    id: CommandId
    table: TableId
    step: StepNumber


class CheckRules(Message, tag="check_rules"):
    """Ask what *rules* mean in words, and whether *seats* players can play by them."""

    id: CommandId
    rules: RulesText
    seats: Annotated[int, Meta(ge=2, le=12)]


class Play(Message, tag="play"):
    """Make *move* at *seat*; *seen* is the `seq` of the view it was chosen on."""

    id: CommandId
    table: TableId
    seat: Seat
    seen: int
    move: Move


class Lay(Message, tag="lay"):
    """Lay *cards*, attack cards of one rank, at once: all of them or none."""

    id: CommandId
    table: TableId
    seat: Seat
    seen: int
    cards: Annotated[list[Card], Meta(min_length=2, max_length=8)]


class Undo(Message, tag="undo"):
    """Take back the player's last move, or all that was laid at once, and all that followed.

    Only against bots.
    """

    id: CommandId
    table: TableId
    seen: int


class AskTakeback(Message, tag="ask_takeback"):
    """At a table of people: ask all others to let the reader take back his last move."""

    id: CommandId
    table: TableId
    seen: int


class AnswerTakeback(Message, tag="answer_takeback"):
    """Let the move be taken back that was asked for under *number*, or not.

    Who asked himself may say no: then nobody is asked any more.
    """

    id: CommandId
    table: TableId
    number: int
    agrees: bool


class Rematch(Message, tag="rematch"):
    """Deal again at the same table once the game is over; the rules say who deals.

    At a table of people it is a wish: the cards are dealt when all of them have it.
    """

    id: CommandId
    table: TableId


class SetPace(Message, tag="set_pace"):
    """How long the bots think from now on."""

    id: CommandId
    table: TableId
    pace: Pace


class Ask(Message, tag="ask"):
    """Ask the tutor what to do now, and why."""

    id: CommandId
    table: TableId


class History(Message, tag="history"):
    """Ask what has happened in this deal so far."""

    id: CommandId
    table: TableId


class Replay(Message, tag="replay"):
    """Ask for the whole deal, with everybody's cards, once it is over."""

    id: CommandId
    table: TableId


class Sync(Message, tag="sync"):
    """Ask for the whole view again."""

    id: CommandId
    table: TableId


class Share(Message, tag="share"):
    """Ask for the code of a link that shows the table as the reader sees it.

    Without *with_hand* it shows his cards from behind; *language* is that of a preview for
    whoever does not say what he reads.
    """

    id: CommandId
    table: TableId
    with_hand: bool
    language: LanguageCode


class Leave(Message, tag="leave"):
    """Leave the table for good and return to the lobby; one who only watches looks away."""

    id: CommandId
    table: TableId


class Return(Message, tag="return"):
    """Go back to the unfinished *table* that was left for a new one, which is left instead."""

    id: CommandId
    table: TableId


class OpenPeopleTable(Message, tag="open_table"):
    """Open a table for people, with *seats* seats and *bots* at some; the player takes the first.

    Who plays is found by the link ``/t/<table>``, or in the lobby.
    """

    id: CommandId
    name: PlayerName
    rules: RulesText
    seats: Annotated[int, Meta(ge=2, le=12)]
    bots: Annotated[list[BotSeat], Meta(max_length=11)]
    settings: TableSettings


class Enter(Message, tag="enter"):
    """Look at *table* from now on: at one's own seat there, else as one who watches."""

    id: CommandId
    table: TableId


class TakeSeat(Message, tag="take_seat"):
    """Sit down at *seat*, or at any that is free.

    *nonce* is the player's part of the next deal's chance.
    """

    id: CommandId
    table: TableId
    seat: Seat | None
    name: PlayerName
    nonce: Nonce | None


class FreeSeat(Message, tag="free_seat"):
    """Get up before the first deal, and go on looking."""

    id: CommandId
    table: TableId


class SwapSeats(Message, tag="swap_seats"):
    """Move over from *seat*, one's own, to *other*, which is free or a bot's.

    Before the first deal only.
    """

    id: CommandId
    table: TableId
    seat: Seat
    other: Seat


class SetBot(Message, tag="set_bot"):
    """Let a bot of *level* sit at the free *seat*, or none: the host's word."""

    id: CommandId
    table: TableId
    seat: Seat
    level: BotLevel | None


class Remove(Message, tag="remove"):
    """Send away who sits at *seat*: the host's word, before or between deals."""

    id: CommandId
    table: TableId
    seat: Seat


class PassHost(Message, tag="pass_host"):
    """Let the person at *seat* be the host: the host's word."""

    id: CommandId
    table: TableId
    seat: Seat


class ChangeTable(Message, tag="change_table"):
    """Change what is played at the table, and how: the host's word, before the first deal."""

    id: CommandId
    table: TableId
    rules: RulesText
    seats: Annotated[int, Meta(ge=2, le=12)]
    settings: TableSettings


class Start(Message, tag="start"):
    """Deal: the host's word.  Seats that are still free go."""

    id: CommandId
    table: TableId


class Contribute(Message, tag="contribute"):
    """Add *nonce* to the chance of the next deal, whose commitment is known."""

    id: CommandId
    table: TableId
    nonce: Nonce


class SeeLobby(Message, tag="lobby"):
    """Be told from now on of the open tables, or no more."""

    id: CommandId
    on: bool


class QuickMatch(Message, tag="quick_match"):
    """Look for others to play *rules* with at a table of *seats*, or of any size that suits."""

    id: CommandId
    name: PlayerName
    rules: RulesText
    seats: Annotated[int, Meta(ge=2, le=12)] | None
    rated: bool
    nonce: Nonce | None = None


class CancelMatch(Message, tag="cancel_match"):
    """Look no more."""

    id: CommandId


class Say(Message, tag="say"):
    """Say a *phrase* that everybody reads in his own language, or *text* where chat is allowed."""

    id: CommandId
    table: TableId
    phrase: Phrase | None
    text: SaidText | None


class ProveDeals(Message, tag="proof"):
    """Ask for what proves that the deals of the table that are over were fair."""

    id: CommandId
    table: TableId


class Ping(Message, tag="ping"):
    """Ask for a sign of life.

    A connection that has asked once and then is silent for 5 seconds counts as lost.
    """

    id: CommandId


ClientMessage = (
    NewTable
    | OpenLesson
    | OpenOnDevice
    | Hold
    | GoToStep
    | CheckRules
    | Play
    | Lay
    | Undo
    | AskTakeback
    | AnswerTakeback
    | Rematch
    | SetPace
    | Ask
    | History
    | Replay
    | Sync
    | Share
    | Leave
    | Return
    | OpenPeopleTable
    | Enter
    | TakeSeat
    | FreeSeat
    | SwapSeats
    | SetBot
    | Remove
    | PassHost
    | ChangeTable
    | Start
    | Contribute
    | SeeLobby
    | QuickMatch
    | CancelMatch
    | Say
    | ProveDeals
    | Ping
)


# Rules in words.


class Clause(Struct):
    """One thing to tell of a set of rules: ``says-<parameter>`` with its arguments.

    *value* is the text of the parameter's value (a switch is ``on`` or ``off``), *number*
    the value of one that counts, null otherwise.
    """

    parameter: str
    value: str
    number: int | None


class Conflict(Struct):
    """Why rules cannot be played; *kind* is a message key (``conflict-<kind>``)."""

    kind: str
    arguments: dict[str, str | int]


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


class Together(Struct):
    """What an attack card may be laid with at once: the other *cards* of its rank in hand.

    At *most* so many in all, itself among them; *why* is the reason against one more, null
    when all may be laid.
    """

    cards: list[Card]
    most: int
    why: Reason | None


class HandCard(Struct):
    """A card of the reader's hand with all it may and may not do now.

    *why* is the one reason to show when no option is legal, null otherwise; as those of the
    options it names the card itself.  *together* is null unless it may be laid as an attack
    card and the hand holds others of its rank.
    """

    card: Card
    options: list[Option]
    why: Reason | None
    together: Together | None


class Way(Struct, omit_defaults=True):
    """One thing that cards could be tried for, as an `Option`, but for the card."""

    type: WayType
    attack: Card | None = None
    refused: Reason | None = None


class Fate(Struct, omit_defaults=True):
    """What cards of the hand may and may not do now, all of them the same.

    *cards* are places in the hand, from 0; where they are absent it is the fate of all that
    no other is told of.  The reasons are those of a `HandCard`, but for the *card*, which they
    do not name.  *why* is absent where one of the *ways* is open, and where it is the reason
    against the first of them.
    """

    cards: list[int] = []
    ways: list[Way] = []
    why: Reason | UnsetType | None = UNSET


class Companions(Struct, omit_defaults=True):
    """Cards that may be laid at once, by their places in the hand; else as `Together`."""

    cards: list[int]
    most: int
    why: Reason | None = None


class HandChanges(Struct, omit_defaults=True):
    """The hand now: absent *cards* are those of before.

    In *cards* a number stands for the card at that place, from 0, of the hand before.
    """

    cards: list[int | Card] | UnsetType = UNSET
    fates: list[Fate] = []
    together: list[Companions] = []


class Pair(Struct):
    """An attack card on the table, who laid it, and the card that beats it, if any."""

    attack: Card
    seat: Seat
    beat: Card | None


class SeatView(Struct):
    """What everyone may know of a seat.

    *place* is the order of leaving (1 = first out), null while still in play;
    *to_act* says that the game waits for this seat; *done* that it adds no more.
    *role* is null for who has no part in this bout; partners have the same *team*.
    """

    name: str
    level: BotLevel | None
    team: int | None
    cards: int
    role: Role | None
    to_act: bool
    done: bool
    place: int | None


class Result(Struct):
    """How a game ended: *fools* is who is left with cards, with teams the whole team.

    A draw has none.  *places* lists the seats in the order in which they went out;
    *adjudicated* says that the game was stopped as a draw by the limit on bouts;
    *epaulettes* how many of the lowest cards were laid last against the fool, where the
    rules note it.
    """

    fools: list[Seat]
    places: list[Seat]
    adjudicated: bool
    epaulettes: int


class Decided(Struct, omit_defaults=True):
    """What decided a game: ``decided-<kind>`` with what it speaks of.

    *number* is *seat*'s, *other_number* the *other*'s.
    """

    kind: str
    seat: Seat | None = None
    other: Seat | None = None
    seats: list[Seat] = []
    number: int | None = None
    other_number: int | None = None
    bout: int | None = None
    card: Card | None = None


class SwapOffer(Struct):
    """What the reader may exchange now: the lowest trump *given* for *taken*."""

    given: Card
    taken: Card


class Series(Struct):
    """The score of the deals played together, the one just over included.

    *points* are each seat's, for it when *points_for*, else against it; *length* is how
    many points or *deals* end the series, 0 for never.  *winners* are the seats that have
    won once it is *over*.
    """

    kind: SeriesKind
    length: int
    points: list[int]
    points_for: bool
    deals: int
    over: bool
    winners: list[Seat]


class Lesson(Struct):
    """How far the lesson *id* has come: *step* of *steps*, from 1.

    *goal* is what to do now, a message key (``lesson-<id>-<goal>``), *card* the card that it
    speaks of, if any.  The step is over when *reached*, or when something else was played
    than was meant: *tried* is then the key of the hint at it (``lesson-hint-<tried>``), and
    step *again* is where to try again.  *finished* says that the last step was reached.
    """

    id: LessonId
    step: int
    steps: int
    goal: str
    card: Card | None
    tried: str | None
    reached: bool
    again: int
    finished: bool


class View(Struct, omit_defaults=True):
    """The table as one seat may see it.

    *you* is the reader's seat.  For one who is *watching* it is only the one from whose side
    the table is drawn: he has no *hand* and can do nothing.

    *rules* are written as `Rules.parse` reads them, *clauses* say them in words.
    *attacker_place* and *defender_place* are the seats whose turns those two play: their
    own, unless a partner is out.  *limit* is how many attack cards this bout may hold in
    all; *trump* is null without trumps; *trump_card* is the face-up card under the stock,
    null when there is none; *stock* counts it.  *discarded* lists the discard where it
    may be looked through.  *take* and *done* say whether those words may be said now;
    *transfer_to* is the seat that a transfer would reach when the reader can transfer now.
    *lesson* is null where none is played; once its step is over nothing can be played.
    *series* is null for a deal that counts by itself.  *practice* marks a game in which a
    move was taken back.  *decided* comes with the result.  *can_undo*, *can_rematch* speak of
    those commands; among people *can_undo* of `AskTakeback`.
    """

    you: Seat
    rules: str
    clauses: list[Clause]
    deal: int
    dealer: Seat
    seats: list[SeatView]
    hand: Sequence[HandCard]
    table: list[Pair]
    phase: Phase
    bout: int
    attacker: Seat
    defender: Seat
    attacker_place: Seat
    defender_place: Seat
    limit: int
    stock: int
    discard: int
    discarded: list[Card] | None
    trump: Suit | None
    trump_card: Card | None
    take: bool
    done: bool
    swap: SwapOffer | None
    transfer_to: Seat | None
    result: Result | None
    decided: Decided | None
    series: Series | None
    lesson: Lesson | None
    practice: bool
    can_undo: bool
    can_rematch: bool
    watching: bool = False


def _optional(struct: type[Struct], but: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    """The fields of *struct*, each of which may be absent; those of *but* are of other types."""
    return [
        (name, but.get(name, kind) | UnsetType, UNSET)
        for name, kind in struct.__annotations__.items()
    ]


SeatChanges = msgspec.defstruct(
    "SeatChanges",
    [("seat", Seat), *_optional(SeatView, {})],
    module=__name__,
    namespace={
        "__doc__": "What has changed of *seat*; all other fields of its `SeatView` have not."
    },
)

ViewChanges = msgspec.defstruct(
    "ViewChanges",
    _optional(
        View,
        {
            "seats": list[SeatChanges],  # type: ignore[valid-type]  # made from `SeatView`
            "hand": HandChanges,
            "table": list[int | Pair],
        },
    ),
    module=__name__,
    namespace={
        "__doc__": """\
The fields of a `View` that have changed; an absent one is as it was.

*seats* are those of which something has changed.  *table* is the whole list, in which a
number stands for the pair at that place, from 0, of the list before.
"""
    },
)


# What happened, as the reader may know it.


class Event(Struct, tag_field="type"):
    """Base of the events."""


class Dealt(Event, tag="dealt"):
    """Cards were dealt: the reader's own hand and the card that names the trump, if one does.

    *first* attacks first, and *first_by* says by what that was found; *shown* is the lowest
    trump in any hand, which he showed (null when something else decided).
    """

    dealer: Seat
    hand: list[Card]
    trump_card: Card | None
    first: Seat
    first_by: FirstBy
    shown: Card | None


class BoutStarted(Event, tag="bout_started"):
    """*attacker* is to open bout number *bout* against *defender*.

    The places are the seats whose turns they play: their own, unless a partner is out.
    """

    bout: int
    attacker: Seat
    defender: Seat
    limit: int
    attacker_place: Seat
    defender_place: Seat


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


class TrumpSwapped(Event, tag="trump_swapped"):
    """*seat* put the lowest trump, *given*, under the stock for the trump card *taken*."""

    seat: Seat
    given: Card
    taken: Card


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
    | TrumpSwapped
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
    """Rules that people know by *name*, every parameter's value, and the players they take.

    *usual_seats* is how many they are meant for, null where any number will do.
    """

    name: str
    min_seats: int
    max_seats: int
    usual_seats: int | None
    values: dict[str, str | int | bool]


class ParameterInfo(Struct):
    """A parameter of the rules and what it may be.

    *values* are those of a choice; *least* and *most* bound a number, null otherwise.
    """

    name: str
    group: ParameterGroup
    kind: ParameterKind
    values: list[str]
    least: int | None
    most: int | None


class LessonInfo(Struct):
    """A lesson there is, and how many *steps* it has."""

    id: LessonId
    steps: int


class Rating(Struct):
    """How well somebody plays rules of *family* among so many *players*, after so many *games*.

    It is not *settled* while so few games say little.
    """

    family: str
    players: int
    rating: int
    games: int
    settled: bool


class Me(Struct):
    """Who the reader is to others: his public *id*, and what he is called."""

    id: PlayerId
    name: str
    is_account: bool
    ratings: list[Rating]


class Sitting(Struct):
    """A table where the reader sits at *seat* with *others*; it waits for him when *to_act*.

    *bots* are the names of those of the others who are bots; it is *solo* where nobody else
    can come.
    """

    table: TableId
    seat: Seat
    life: Life
    others: list[str]
    bots: list[str]
    to_act: bool
    solo: bool


class Welcome(Message, tag="welcome"):
    """First message on every connection; *table* is where the reader is awaited most.

    That table is shown next: one of people in play where it is his turn, else one of people in
    play, one that gathers, one where he plays alone; of like ones where he sat down last.
    *tables* are all where he sits.  *build* names the page that this server has, as the page
    itself does.
    """

    protocol: int
    version: str
    presets: list[PresetInfo]
    parameters: list[ParameterInfo]
    levels: list[BotLevel]
    lessons: list[LessonInfo]
    table: TableId | None
    me: Me
    tables: list[Sitting]
    build: str = ""
    minor: int = PROTOCOL_MINOR


class RulesChecked(Message, tag="rules_checked"):
    """What was asked of the rules; *conflict* says why they cannot be played, null if they can.

    *rules* is the shortest way to write them.  When they conflict whatever the number of
    players, it is as it was asked, and there are no *clauses*.
    """

    rules: str
    seats: int
    clauses: list[Clause]
    min_seats: int
    max_seats: int
    conflict: Conflict | None
    reply_to: CommandId


class SeatClock(Struct, omit_defaults=True):
    """What *seat* has left, in ms: of its bank, and of this turn while its time runs."""

    seat: Seat
    bank_ms: int
    turn_ms: int | None = None


class ClockView(Struct, omit_defaults=True):
    """The time that is left at this moment.

    *window_ms* is that for throwing in, while it runs for the seats of *runs*; *paused_ms* how
    long everything still waits for a line that was lost.  In a `TableChanged` the *seats* are those
    whose time runs or whose bank has changed.
    """

    seats: list[SeatClock]
    window_ms: int | None = None
    runs: list[Seat] = []
    paused_ms: int | None = None


class Presence(Struct, omit_defaults=True):
    """A seat's person: *player* is his public id, null for a bot.

    *online*: a line of his is open; *lost*: one of his was, and all wait for him.  A bot
    *sits_in* for one who is away, for good when he has *left*.  He *wishes* to play again.
    *missed* is how many of his turns in a row the clock has played.

    *quit*: who played the deal there left in the middle of it, which is told after it as well.
    Then a seat that nobody has is *free*, and *gone* is the name of who played there and has
    the seat no more, null where it is still his.  *account*: the name is that of the person's
    account.
    """

    player: PlayerId | None = None
    online: bool = False
    lost: bool = False
    sits_in: bool = False
    left: bool = False
    wishes: bool = False
    missed: int = 0
    quit: bool = False
    free: bool = False
    gone: str | None = None
    account: bool = False


class NextDeal(Struct):
    """What the next deal waits for, once one is over: seats that are *free*, and people.

    It *waits_for* those who sit there and have not wished for it.  The host *can_start* it
    without the free seats.  It *wants_player* where so few cannot play.
    """

    free: list[Seat]
    waits_for: list[Seat]
    can_start: bool
    wants_player: bool


class Takeback(Struct):
    """The last move that somebody at a table of people asked to take back: that at *seat*.

    It is *asked* for as long as an answer is awaited from those of *awaits*, and *number* is
    what they answer to; then it was *granted*, *refused*, or has *lapsed*.  Nothing is told of
    it any more once somebody has moved.
    """

    number: int
    seat: Seat
    answer: TakebackAnswer
    awaits: list[Seat]


class Device(Struct):
    """A device that several people hand round; *turn* is the seat that it is handed to.

    Until he there says that he holds it (`Hold`) the view is that of one who is watching.  It is
    null while the game waits for none of them: then whoever held it last still does.
    """

    turn: Seat | None


class TableUpdate(Message, tag="table", omit_defaults=True):
    """The reader's view after *events*; no events means: draw it as it stands.

    *seq* grows with everything that happens at the table.  *reply_to* names the
    command of this connection that caused it, null otherwise.

    What follows is said only at tables of people: their *settings* and *host*, the *clock*,
    the *people* by seat, how many are *watchers*, the *commitment* to the seed of the next
    deal, what the *next* deal waits for, once one is over, and the *takeback* that was asked for.

    The *device* is told where several people share one.
    """

    table: TableId
    seq: int
    pace: Pace
    events: list[TableEvent]
    view: View
    reply_to: CommandId | None
    settings: TableSettings | None = None
    host: Seat | None = None
    clock: ClockView | None = None
    people: list[Presence] = []
    watchers: int = 0
    commitment: str | None = None
    next: NextDeal | None = None
    takeback: Takeback | None = None
    device: Device | None = None


class TableChanged(Message, tag="changed", omit_defaults=True):
    """What has changed at the table since the last `TableUpdate` or `TableChanged` here.

    Absent fields are as they were, but for *events*, *reply_to*, *next*, *takeback* and
    *device*, which are then none, and *clock*: a clock that is absent has stopped.
    """

    seq: int
    changes: ViewChanges | UnsetType = UNSET  # type: ignore[valid-type]  # made from `View`
    events: list[TableEvent] = []
    reply_to: CommandId | None = None
    pace: Pace | UnsetType = UNSET
    settings: TableSettings | UnsetType = UNSET
    host: Seat | UnsetType = UNSET
    clock: ClockView | None = None
    people: list[Presence] | UnsetType = UNSET
    watchers: int | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    next: NextDeal | None = None
    takeback: Takeback | None = None
    device: Device | None = None


class GatheringSeat(Struct):
    """Who sits at a table that has not been dealt at: *name* is null while the seat is free.

    *account*: the name is that of the person's account, which no guest can have.
    """

    name: str | None
    level: BotLevel | None
    player: PlayerId | None
    online: bool
    account: bool


class Gathering(Message, tag="gathering"):
    """A table for people before its first deal, whole; *you* is null for one who only looks.

    *rules* as text, and *clauses* say them in words; they take *min_seats* to *max_seats*.
    *commitment* is the SHA-256 that binds the server to its part of the deal.
    """

    table: TableId
    seq: int
    you: Seat | None
    host: Seat
    seats: list[GatheringSeat]
    rules: str
    clauses: list[Clause]
    min_seats: int
    max_seats: int
    settings: TableSettings
    commitment: str | None
    watchers: int
    can_start: bool
    reply_to: CommandId | None


class ListedSeat(Struct):
    """A seat of a table in the lobby; *name* is null while it is free, *player* for a bot."""

    name: str | None
    level: BotLevel | None
    player: PlayerId | None
    rating: int | None = None


class Listing(Struct):
    """An open table in the lobby."""

    table: TableId
    life: Life
    rules: str
    seats: list[ListedSeat]
    clock: Clock | None
    watching: Watching
    talk: Talk
    starts: Starts
    rated: bool


class LobbyUpdate(Message, tag="lobby"):
    """The open *tables* that are new or have changed, and those that are *gone*.

    The first after `SeeLobby` is *whole*: it has them all.  *players* are here, and at so many
    tables is being played.
    """

    whole: bool
    tables: list[Listing]
    gone: list[TableId]
    players: int
    playing: int
    reply_to: CommandId | None


class Matching(Message, tag="matching"):
    """Whether others are looked for, and how many *waiting* would do, the reader among them."""

    on: bool
    waiting: int
    reply_to: CommandId | None


class Matched(Message, tag="matched"):
    """Others were found: *table*, which is shown next, is where they play."""

    table: TableId


class Said(Message, tag="said"):
    """*seat* said a *phrase* or a *text*."""

    table: TableId
    seat: Seat
    phrase: Phrase | None
    text: str | None
    reply_to: CommandId | None


class DealBefore(Struct):
    """How the deal before ended, as far as the next one hangs on it."""

    fools: list[Seat]
    places: list[Seat]


class ProvenDeal(Struct):
    """All that shows that a deal which is over was fair; docs/fair.md tells what each field is."""

    version: int
    table: TableId
    deal: int
    commitment: str
    seed: str
    nonces: list[Nonce]
    rules: str
    cards: str
    before: DealBefore | None
    next_dealer: Seat | None
    pack: str
    dealer: Seat
    opener: Seat | None


class Proof(Message, tag="proof"):
    """What anybody can check the deals of *table* by."""

    table: TableId
    deals: list[ProvenDeal]
    reply_to: CommandId


class Announcement(Message, tag="announcement"):
    """Something that all are told: a *text* of who runs the server, or that it goes away soon."""

    kind: AnnouncementKind
    text: str | None


class Pong(Message, tag="pong"):
    """A sign of life."""

    reply_to: CommandId


class Motive(Struct, omit_defaults=True):
    """Why a move is advised: ``motive-<kind>`` with what it speaks of."""

    kind: str
    card: Card | None = None
    target: Card | None = None
    cards: list[Card] = []
    seat: Seat | None = None
    number: int | None = None


class Rated(Struct):
    """How likely who makes *move*, null to wait, becomes the fool.

    *loss* is in thousandths, a draw of n players counted as an n-th of it; *error* is its standard
    error, 0 where it is exact.
    """

    move: Move | None
    loss: int
    error: int


class Step(Struct):
    """A move, and the seat that makes it."""

    seat: Seat
    move: Move


class Advice(Message, tag="advice", omit_defaults=True):
    """What to do on the newest view, null to wait, and why.

    *more* are other reasons; *theme*, the message ``tutor-think-<theme>``, tells what to think
    about.  *ratings* are all moves that differ, first the one advised, then from the best to
    the worst; the one with the number *better_than* is the best of those that are clearly
    worse.  Where the rest of the game is solved they are *exact*, and *line* is how it goes on.
    """

    table: TableId
    move: Move | None
    motive: Motive
    reply_to: CommandId
    more: list[Motive] = []
    theme: str | None = None
    ratings: list[Rated] = []
    better_than: int | None = None
    exact: bool = False
    line: list[Step] = []


class Shared(Message, tag="shared"):
    """The table is shown at ``/p/<code>``."""

    code: str
    reply_to: CommandId


class Happened(Message, tag="happened"):
    """All *events* of the deal up to *seq*, as the reader may know them, beginning with `Dealt`.

    What was taken back by an undo has not happened.
    """

    table: TableId
    seq: int
    events: list[TableEvent]
    reply_to: CommandId


class MomentSeat(Struct):
    """A seat at a moment of a deal that is over: its *hand* and what `SeatView` says of it."""

    hand: list[Card]
    role: Role | None
    to_act: bool
    done: bool
    place: int | None


class Moment(Struct):
    """The table after *events*, with everybody's cards; the fields are those of `View`."""

    events: list[TableEvent]
    seats: list[MomentSeat]
    table: list[Pair]
    phase: Phase
    bout: int
    attacker: Seat
    defender: Seat
    attacker_place: Seat
    defender_place: Seat
    limit: int
    stock: int
    discard: int
    trump_card: Card | None


class Replayed(Message, tag="replayed"):
    """The deal that is over at *seq*, from the dealt cards on, one moment for each move.

    Nothing is hidden in it: what is drawn up is named whoever draws.  Only `Dealt` names the
    reader's hand alone, for the first moment has them all.  Cards laid at once are one move,
    and what an undo took back is not among them.
    """

    table: TableId
    seq: int
    moments: list[Moment]
    reply_to: CommandId


class Left(Message, tag="left", omit_defaults=True):
    """The player no longer sits at *table*, or no longer looks at it.

    He *left* himself, was *removed* by the host, or the table was *closed*.
    """

    table: TableId
    reply_to: CommandId | None
    why: LeftWhy = "left"


ErrorCode = Literal[
    "not_json",
    "too_large",
    "unknown_type",
    "bad_shape",
    "bad_rules",
    "rules_conflict",
    "no_such_table",
    "not_your_seat",
    "stale",
    "illegal_move",
    "nothing_to_undo",
    "nothing_to_advise",
    "no_way_back",
    "no_such_lesson",
    "step_over",
    "game_not_over",
    "too_fast",
    "storage",
    "table_full",
    "seat_taken",
    "not_host",
    "not_now",
    "name_taken",
    "no_watching",
    "no_talk",
    "banned",
    "too_many_tables",
    "draining",
]


class Refused(Message, tag="refused"):
    """A message was not carried out; the table is as it was.

    *id* is that message's when it could be read; *reason* comes with ``illegal_move``,
    *conflict* with ``rules_conflict``.  *detail* is English, for developers; players
    are told by ``error-<code>``.
    """

    id: CommandId | None
    code: ErrorCode
    reason: Reason | None
    conflict: Conflict | None
    detail: str


ServerMessage = (
    Welcome
    | RulesChecked
    | TableUpdate
    | TableChanged
    | Advice
    | Shared
    | Happened
    | Replayed
    | Left
    | Refused
    | Gathering
    | LobbyUpdate
    | Matching
    | Matched
    | Said
    | Proof
    | Announcement
    | Pong
)

client_decoder = msgspec.json.Decoder(ClientMessage)
# A hand may be one that tells card by card only when it is asked.
server_encoder = msgspec.json.Encoder(enc_hook=list)
