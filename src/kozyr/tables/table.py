"""`Table`: what each event of the log does to a table."""

import dataclasses
from collections.abc import Iterable

from msgspec.structs import replace

from kozyr.cards import NotationError, cards
from kozyr.lessons import UnknownLesson
from kozyr.rules import (
    Deal,
    Event,
    IllegalMove,
    RulesError,
    Seat,
    Series,
    parse_turn,
)
from kozyr.tables.clock import Clock
from kozyr.tables.learning import Learning
from kozyr.tables.log import (
    Asked,
    Closed,
    Committed,
    Dealt,
    Granted,
    HostPassed,
    Laid,
    Moved,
    PaceSet,
    PersonEvent,
    PlayEvent,
    Returned,
    Said,
    SeatEvent,
    SeatFreed,
    SeatsSwapped,
    SeatTaken,
    SettingsChanged,
    StepBegun,
    StepOver,
    TableEvent,
    TableOpened,
    TakebackAgreed,
    TakebackAsked,
    TakebackEvent,
    TakebackLapsed,
    TakebackRefused,
    TakenBack,
    TimedOut,
    Undone,
)
from kozyr.tables.played import Played
from kozyr.tables.refusals import LogError
from kozyr.tables.settings import SeatSettings
from kozyr.tables.standing import Standing, rules_of
from kozyr.tables.takeback import Answer, Takeback


class Table(Standing):
    """A table that goes on with its log.

    It changes only by `evolve`, which trusts the event; `decide` is where a command is
    checked.
    """

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
        if isinstance(event, PlayEvent):
            return self._play(event)
        if isinstance(event, PersonEvent):
            self._happen_to_person(event)
        elif isinstance(event, TakebackEvent):
            self._take_back(event)
        elif isinstance(event, SeatEvent):
            self._seat(event)
        else:
            self._happen_to_table(event)
        return ()

    def _happen_to_table(self, event: TableOpened | Committed | Said | Closed) -> None:
        match event:
            case TableOpened():
                raise LogError("a table is opened once")
            case Committed():
                self.committed = event
            case Said():
                self.said.append(event)
            case Closed():
                self.closed = event.why

    def _play(self, event: PlayEvent) -> tuple[Event, ...]:
        match event:
            case Dealt():
                return self._deal(event)
            case Moved():
                return self._move((event.turn,), event.at, by_clock=event.by_clock)
            case Laid():
                happened = self._move(event.turns, event.at, by_clock=False)
                self.played.join(len(event.turns))
                return happened
            case Undone():
                self.played.go_back(event.moves)
                self.played.is_taken_back = True
                self.played.bar_all_views(self.seq + 1)
            case PaceSet():
                self.pace = event.pace
            case Asked():
                self.asked.add(event.seat)
            case Returned():
                self.presence.sit(event.seat)
            case StepBegun():
                turns = len(self.played.turns)
                self._lesson_played.begin(event.step, self.deal_number, turns)
            case StepOver():
                self._lesson_played.over = event
                self.played.bar_all_views(self.seq + 1)
        return ()

    def _deal(self, event: Dealt) -> tuple[Event, ...]:
        seats = len(self.seats)
        deal = Deal(cards(event.pack), seats, event.dealer, event.opener)
        played = Played(self.rules, deal, event.deal, self.seq + 1)
        self._keep_proof()
        self.basis = self.next_basis
        score = self.series
        is_anew = score.is_over or self._is_changed
        self._series = Series.start(self.rules, seats) if is_anew else score
        self._is_changed = False
        self._played = played
        self.deal_number = event.deal
        self.dealt_to, self._left_deal = self.seats, frozenset()
        self.dealt_at = event.at
        self.asked.clear()
        self.takeback = None
        self.committed = None
        self.presence.begin_deal(event.at)
        clock = self.settings.clock
        self._clock = Clock(clock, played.game, self.presence, event.at) if clock else None
        return played.game.opening_events

    def _keep_proof(self) -> None:
        """Remember what proves the deal that is about to be forgotten."""
        self._earlier_proofs = [*self.proofs]

    def _move(self, written: tuple[str, ...], at: int, *, by_clock: bool) -> tuple[Event, ...]:
        turns = [parse_turn(turn, len(self.seats)) for turn in written]
        if self._clock and turns:
            self._clock.move(turns[0][0], self.presence, at, by_clock=by_clock)
        happened: tuple[Event, ...] = ()
        self.takeback = None
        for seat, move in turns:
            is_own = not by_clock and self.level_at(seat) is None
            what = self.played.move(seat, move, is_own=is_own)
            if self.learning:
                self.learning.note((seat, move), what)
            happened += what
            if not by_clock:
                self.presence.forgive(seat)
        self.played.bar_views(self.seq + 1, happened)
        if self._clock:
            self._clock.follow(self.game, self.presence, at, is_moved=True)
        if self.result is not None and not self.is_solo:
            self._left_deal = frozenset(self.left)
            for seat in self._left_deal:
                self._free(seat, at)
        return happened

    def _take_back(self, event: TakebackEvent) -> None:
        if isinstance(event, TakebackAsked):
            self.takeback = Takeback(self.seq + 1, event.seat, event.moves, event.at)
            return
        takeback = self.takeback
        if takeback is None:
            raise LogError(f"event {self.seq + 1} cannot follow: nobody asks to take back a move")
        match event:
            case TakebackAgreed():
                agreed = takeback.agreed | {event.seat}
                self.takeback = dataclasses.replace(takeback, agreed=agreed)
            case TakebackRefused():
                self.takeback = dataclasses.replace(takeback, answer=Answer.REFUSED)
            case TakebackLapsed():
                self.takeback = dataclasses.replace(takeback, answer=Answer.LAPSED)
            case TakenBack():
                if self._clock:
                    self._clock.settle(self.presence, event.at)
                self.played.go_back(event.moves)
                self.played.bar_all_views(self.seq + 1)
                if self._clock:
                    self._clock.follow(self.game, self.presence, event.at, is_moved=True)
                self.takeback = dataclasses.replace(takeback, answer=Answer.GRANTED)

    @property
    def _lesson_played(self) -> Learning:
        if self.learning is None:
            raise LogError("no lesson is played at this table")
        return self.learning

    def _happen_to_person(self, event: PersonEvent) -> None:
        clock, at = self._clock, max(self.now, getattr(event, "at", 0))
        if clock:
            clock.settle(self.presence, at)
        self.presence.happen(event)
        takeback = self.takeback
        if takeback and takeback.is_open and takeback.seat in self.left | self.sits_in:
            # Who asked plays no more.
            self.takeback = dataclasses.replace(takeback, answer=Answer.LAPSED)
        if clock and self._played:
            if isinstance(event, TimedOut):
                clock.use_up(event.seat)
            elif isinstance(event, Granted):
                clock.grant(self.presence, at)
            clock.follow(self.game, self.presence, at, is_moved=False)

    # Seats.

    def _seat(self, event: SeatEvent) -> None:
        match event:
            case SeatTaken():
                seat = SeatSettings(
                    event.name, event.level, event.player, is_account=event.is_account
                )
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
        self._keep_proof()
        self.rules = rules_of(event)
        self.settings = event.settings
        self.pace = event.settings.pace
        self._played = None
        self._clock = None
        self._is_changed = False
        self._series = Series.start(self.rules, len(self.seats))

    def tried(self, events: Iterable[TableEvent]) -> "Table":
        """The table as it would be after *events*; not for lessons."""
        table = object.__new__(Table)
        table.__dict__.update(self.__dict__)
        table._played = self._played.copy() if self._played else None
        table.presence = self.presence.copy()
        table.asked = {*self.asked}
        table.said = self.said.copy()
        table._clock = self._clock.copy() if self._clock else None
        for event in events:
            table.evolve(event)
        return table
