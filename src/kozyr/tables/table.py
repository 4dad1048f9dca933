"""`Table`: the state of a table, the replay of its log."""

from collections.abc import Iterable, Iterator, Set
from copy import copy
from enum import StrEnum

from msgspec.structs import replace

from kozyr.cards import NotationError, cards
from kozyr.lessons import UnknownLesson, lesson_of
from kozyr.rules import (
    Deal,
    Event,
    Game,
    IllegalMove,
    Result,
    Rules,
    RulesError,
    Seat,
    Series,
    next_dealer,
    parse_turn,
)
from kozyr.tables.absence import SIT_IN_LEVEL, Presence
from kozyr.tables.clock import ClockView
from kozyr.tables.commands import Lay, Play, Undo
from kozyr.tables.decided import Decided
from kozyr.tables.fair import NO_NONCE, Basis, commitment
from kozyr.tables.learning import Learning
from kozyr.tables.log import (
    RULES_VERSION,
    Asked,
    Closed,
    ClosedWhy,
    Committed,
    Dealt,
    HostPassed,
    Laid,
    Left,
    Moved,
    PaceSet,
    Returned,
    Said,
    SeatFreed,
    SeatsSwapped,
    SeatTaken,
    SettingsChanged,
    StepBegun,
    StepOver,
    TableEvent,
    TableOpened,
    Undone,
)
from kozyr.tables.played import Played
from kozyr.tables.refusals import GameNotOverError, LogError
from kozyr.tables.settings import Pace, SeatSettings, TableSettings


class Life(StrEnum):
    """How far a table has come: between two deals it is over until the next one begins."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Table:
    """A table after the first `seq` events of its log.

    It changes only by `evolve`, which trusts the event; `decide` is where a command is
    checked.  `game` is the deal in play: read it, never play on it.  The deals of a table
    make one series after the other, by its rules.  `asked` are the seats where the tutor was
    asked in this deal.  `now` is the time of the newest event, in ms since 1970; 0 where no
    time is kept.
    """

    def __init__(self, opened: TableOpened) -> None:
        """Set the table up as its first event says; before the first deal it has no `game`.

        Raises:
            LogError: its rules or its lesson are unknown here, or newer than this program.
        """
        if opened.rules_version != RULES_VERSION:
            raise LogError(
                f"rules version {opened.rules_version}; this program plays {RULES_VERSION}"
            )
        try:
            self.rules = _rules_of(opened)
            self.learning = None if opened.lesson is None else Learning(lesson_of(opened.lesson))
        except UnknownLesson as error:
            raise LogError(str(error)) from error
        self.id = opened.table
        self.settings: TableSettings = opened.settings
        self.pace: Pace = opened.settings.pace
        self.seq = 1
        self.now = opened.at
        self.deal_number = 0
        self.asked: set[Seat] = set()
        self.closed: ClosedWhy | None = None
        self.presence = Presence()
        for seat in self.settings.people:
            self.presence.sit(seat)
        self.committed: Committed | None = None
        """The seed of the next deal; None where one plays alone, for whom it is drawn then."""
        self.basis: Basis | None = None
        """What the deal was made from; None where one plays alone."""
        self._played: Played | None = None
        self._series = Series.start(self.rules, len(self.seats))
        # Whether others sit here than played the deal that is over.
        self._is_changed = False

    @classmethod
    def replay(cls, events: Iterable[TableEvent]) -> "Table":
        """Return the table whose log is *events*.

        Raises:
            LogError: the log does not begin with its opening, or cannot be played.
        """
        remaining = iter(events)
        opened = next(remaining, None)
        if not isinstance(opened, TableOpened):
            raise LogError("a log begins with the opening of its table")
        table = cls(opened)
        for event in remaining:
            table.evolve(event)
        return table

    # Who sits there.

    @property
    def seats(self) -> tuple[SeatSettings, ...]:
        """Who sits where."""
        return self.settings.seats

    @property
    def is_solo(self) -> bool:
        """Whether one plays alone, against bots or in a lesson."""
        return self.settings.is_solo

    @property
    def phase_of_life(self) -> Life:
        """How far the table has come."""
        if self.closed is not None:
            return Life.CLOSED
        if self._played is None:
            return Life.GATHERING
        return Life.PLAYING if self._played.game.result is None else Life.OVER

    @property
    def host(self) -> Seat:
        """The seat of the host."""
        return self.settings.host

    @property
    def left(self) -> Set[Seat]:
        """The seats of the people who have left, as long as the deal is played for them."""
        return frozenset(seat for seat, p in self.presence.people.items() if p.has_left)

    @property
    def sits_in(self) -> Set[Seat]:
        """The people's seats that a bot plays for."""
        return frozenset(seat for seat, p in self.presence.people.items() if p.is_sat_in_for)

    @property
    def lost(self) -> Set[Seat]:
        """The seats of the people who have no line to the server, and have not left."""
        return frozenset(
            seat
            for seat, p in self.presence.people.items()
            if p.lost_at is not None and not p.has_left
        )

    @property
    def wishes(self) -> Set[Seat]:
        """The seats of the people who wish for another deal."""
        return frozenset(seat for seat, p in self.presence.people.items() if p.has_wished)

    def seat_of(self, player: str) -> Seat | None:
        """Where the person sits whose public id is *player*; None when he does not, or has left."""
        return next(
            (
                seat
                for seat in self.settings.people
                if self.seats[seat].player == player and not self.presence.at(seat).has_left
            ),
            None,
        )

    def level_at(self, seat: Seat) -> str | None:
        """The level of the bot that plays at *seat*; None while a person does, or nobody."""
        if self.presence.at(seat).is_sat_in_for:
            return SIT_IN_LEVEL
        return self.seats[seat].level

    # The deal.

    @property
    def played(self) -> Played:
        """The deal in play, or just over.

        Raises:
            LogError: nothing has been dealt yet.
        """
        if self._played is None:
            raise LogError("nothing has been dealt at this table")
        return self._played

    @property
    def game(self) -> Game:
        """The game of the deal in play, or just over.

        Raises:
            LogError: nothing has been dealt yet.
        """
        return self.played.game

    @property
    def happened(self) -> tuple[Event, ...]:
        """All that has happened in the deal, in order, without what was taken back."""
        return tuple(self.played.happened) if self._played else ()

    @property
    def result(self) -> Result | None:
        """How the deal ended, None while it is played, and before the first."""
        return self._played.game.result if self._played else None

    @property
    def practice(self) -> bool:
        """Whether the deal does not count: a move was taken back, or it belongs to a lesson."""
        return self._played is not None and (
            self._played.is_taken_back or self.learning is not None
        )

    @property
    def waits(self) -> bool:
        """Whether nothing can be played, whatever the rules say: the step of a lesson is over."""
        return self.learning is not None and self.learning.over is not None

    @property
    def decided(self) -> Decided | None:
        """What decided the deal, None while it is played.

        The deal is played through to find out, so only when somebody asks, and once.
        """
        return self._played.decided if self._played else None

    def played_again(self) -> Iterator[tuple[Game, tuple[Event, ...]]]:
        """Play the deal that is over once more: the game after each move, and what it brought.

        First comes the game as it was dealt; what was laid at once is one move.  It is one
        game that goes on: read it before asking for the next.

        Raises:
            GameNotOverError: the deal is still played, or belongs to a lesson.
        """
        if self.result is None or self.learning:
            raise GameNotOverError("this deal is still being played")
        return self.played.again()

    @property
    def series(self) -> Series:
        """The score of the deals played together, the one that is just over included.

        It follows from the deals alone, so a deal that is taken up again by an undo does
        not count until it is over.  A lesson never counts.
        """
        result = self.result if not self.learning else None
        return self._series.after(result) if result else self._series

    @property
    def goes_on(self) -> bool:
        """Whether the next deal follows from the one that is over: the same people play it."""
        return self.result is not None and not self._is_changed

    def is_stale(self, command: Play | Lay | Undo) -> bool:
        """Whether *command* was chosen on a view that no longer holds.

        In free throw-in several seats act at once, so a view need not be the newest.  It
        holds until its reader moves himself, the roles or the bout change, or the deal
        goes back or anew.  "I add no more" speaks of the cards seen, so for it a view
        holds only until another card is laid or the defender takes.  For an undo it
        holds until the reader moves again.
        """
        return not self.played.oldest_view_for(command) <= command.seen <= self.seq

    def moves_before_last_of(self, seat: Seat) -> int | None:
        """How many moves of the deal were made before the last one of *seat*.

        What it laid at once counts as one.  None when it has made none, or when people sit at
        the other seats or might: only against bots a move may be taken back.  In a lesson a
        step is begun again instead.
        """
        if self.learning or not self.is_solo:
            return None
        if any(other != seat for other in self.settings.people):
            return None
        return self.played.moves_before_last_of(seat)

    # Time.

    @property
    def deadline(self) -> int | None:
        """When, in ms, a `Tick` next has something to add; None while nothing is awaited."""
        return None

    def clock_view(self, now: int) -> ClockView | None:
        """What the clocks show at *now*; None where there are none, or no deal is played."""
        return None

    # What happens.

    def evolve(self, event: TableEvent) -> tuple[Event, ...]:
        """Let *event* happen; return what happened in the game by it, in order.

        After an `Undone` nothing new has happened: the game is as it was.

        Raises:
            LogError: the event cannot follow.
        """
        try:
            happened = self._happen(event)
        except (IllegalMove, NotationError, RulesError, UnknownLesson) as error:
            raise LogError(f"event {self.seq + 1} cannot follow: {error}") from error
        self.seq += 1
        self.now = max(self.now, getattr(event, "at", 0))
        return happened

    def _happen(self, event: TableEvent) -> tuple[Event, ...]:
        match event:
            case TableOpened():
                raise LogError("a table is opened once")
            case Dealt():
                return self._deal(event)
            case Moved():
                return self._move((event.turn,))
            case Laid():
                happened = self._move(event.turns)
                self.played.join(len(event.turns))
                return happened
            case Undone():
                self.played.go_back(event.moves)
                self.played.bar_all_views(self.seq + 1)
            case PaceSet():
                self.pace = event.pace
            case Asked():
                self.asked.add(event.seat)
            case Left():
                self.presence.leave(event.seat, event.at)
            case Returned():
                self.presence.sit(event.seat)
            case StepBegun():
                turns = len(self.played.turns)
                self._lesson_played.begin(event.step, self.deal_number, turns)
            case StepOver():
                self._lesson_played.over = event
                self.played.bar_all_views(self.seq + 1)
            case _:
                self._happen_among_people(event)
        return ()

    def _deal(self, event: Dealt) -> tuple[Event, ...]:
        seats = len(self.seats)
        deal = Deal(cards(event.pack), seats, event.dealer, event.opener)
        played = Played(self.rules, deal, event.deal, self.seq + 1)
        self.basis = self.next_basis
        score = self.series
        is_anew = score.is_over or self._is_changed
        self._series = Series.start(self.rules, seats) if is_anew else score
        self._is_changed = False
        self._played = played
        self.deal_number = event.deal
        self.asked.clear()
        self.committed = None
        self.presence.begin_deal()
        return played.game.opening_events

    def _move(self, written: tuple[str, ...]) -> tuple[Event, ...]:
        happened: tuple[Event, ...] = ()
        for turn in written:
            seat, move = parse_turn(turn, len(self.seats))
            what = self.played.move(seat, move)
            if self.learning:
                self.learning.note((seat, move), what)
            happened += what
        self.played.bar_views(self.seq + 1, happened)
        if self.result is not None and not self.is_solo:
            self._free_left_seats()
        return happened

    @property
    def _lesson_played(self) -> Learning:
        if self.learning is None:
            raise LogError("no lesson is played at this table")
        return self.learning

    def _happen_among_people(self, event: TableEvent) -> None:
        match event:
            case SeatTaken():
                seat = SeatSettings(event.name, event.level, event.player)
                self._set_seat(event.seat, seat)
                if seat.is_person:
                    self.presence.sit(event.seat)
                else:
                    self.presence.rise(event.seat, event.at)
            case SeatFreed():
                self._free(event.seat, event.at)
            case SeatsSwapped():
                self._swap(event.seat, event.other)
            case HostPassed():
                self.settings = replace(self.settings, host=event.seat)
            case SettingsChanged():
                self._change(event)
            case Closed():
                self.closed = event.why
            case Committed():
                self.committed = event
            case Said():
                pass
            case _:
                if not self.presence.happen(event):
                    raise LogError(f"event {self.seq + 1} cannot follow: {event}")

    # Seats.

    def _set_seat(self, seat: Seat, settings: SeatSettings) -> None:
        seats = [*self.seats]
        seats[seat] = settings
        self.settings = replace(self.settings, seats=tuple(seats))
        self._is_changed = self._played is not None

    def _free(self, seat: Seat, at: int) -> None:
        # What has just been played is still told with the name of who played it.
        name = self.seats[seat].name if self._played else ""
        self._set_seat(seat, SeatSettings(name, is_free=True))
        self.presence.rise(seat, at)

    def _free_left_seats(self) -> None:
        for seat in self.left:
            self._free(seat, self.now)

    def _swap(self, seat: Seat, other: Seat) -> None:
        ours, theirs = self.seats[seat], self.seats[other]
        self._set_seat(seat, theirs)
        self._set_seat(other, ours)
        self.presence.rearrange(
            {**{at: at for at in self.presence.people}, seat: other, other: seat}
        )
        swapped = {seat: other, other: seat}
        self.settings = replace(self.settings, host=swapped.get(self.host, self.host))

    def _change(self, event: SettingsChanged) -> None:
        """Set the table up anew: what was played is forgotten."""
        new = {player.player: seat for seat, player in enumerate(event.settings.seats)}
        self.presence.rearrange(
            {seat: new[self.seats[seat].player] for seat in self.presence.people}
        )
        self.rules = _rules_of(event)
        self.settings = event.settings
        self.pace = event.settings.pace
        self._played = None
        self._is_changed = False
        self._series = Series.start(self.rules, len(self.seats))

    # Fair deals.

    @property
    def nonces(self) -> tuple[bytes, ...]:
        """What the seats add to the next deal, in their order."""
        return tuple(self.presence.at(seat).nonce or NO_NONCE for seat in range(len(self.seats)))

    @property
    def next_basis(self) -> Basis | None:
        """What the next deal is made from; None where one plays alone."""
        if self.committed is None:
            return None
        previous = self.result if self.goes_on else None
        dealer = None
        if previous:
            dealer = next_dealer(self.rules, self.game.dealer, len(self.seats), previous)
        seed = bytes.fromhex(self.committed.seed)
        return Basis(self.committed.deal, seed, self.nonces, dealer, previous)

    @property
    def commitment(self) -> str | None:
        """The hash of the seed of the next deal, for everybody to see; None where there is none."""
        if self.committed is None:
            return None
        return commitment(self.id, bytes.fromhex(self.committed.seed))

    def tried(self, events: Iterable[TableEvent]) -> "Table":
        """The table as it would be after *events*, none of which is a move."""
        table = copy(self)
        table.presence = self.presence.copy()
        table.asked = {*self.asked}
        for event in events:
            table.evolve(event)
        return table


def _rules_of(event: TableOpened | SettingsChanged) -> Rules:
    try:
        rules = Rules.parse(event.rules)
        rules.check_seats(len(event.settings.seats))
    except (NotationError, RulesError) as error:
        raise LogError(f"the rules cannot be played: {error}") from error
    return rules
