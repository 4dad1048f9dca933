"""`Standing`: how a table stands: all that may be asked of it."""

from collections import deque
from collections.abc import Iterator, Mapping, Set
from enum import StrEnum
from typing import Final

from kozyr.cards import NotationError
from kozyr.lessons import UnknownLesson, lesson_of
from kozyr.rules import (
    Event,
    Game,
    Result,
    Rules,
    RulesError,
    Seat,
    Series,
    next_dealer,
)
from kozyr.tables.absence import (
    ABANDONED_MS,
    DAYS_KEPT_MS,
    HOST_AWAY_MS,
    OPEN_SEAT_KEPT_MS,
    SEAT_KEPT_MS,
    SIT_IN_LEVEL,
    Due,
    DueKind,
    Presence,
)
from kozyr.tables.clock import Clock, ClockView
from kozyr.tables.commands import AskTakeback, Lay, Play, Undo
from kozyr.tables.decided import Decided
from kozyr.tables.fair import NO_NONCE, Basis, Proof, commitment, proof_of
from kozyr.tables.learning import Learning
from kozyr.tables.log import (
    RULES_VERSION,
    ClosedWhy,
    Committed,
    Said,
    SettingsChanged,
    TableOpened,
)
from kozyr.tables.played import Played
from kozyr.tables.refusals import GameNotOverError, LogError
from kozyr.tables.settings import Access, Pace, SeatSettings, TableSettings
from kozyr.tables.takeback import TAKEBACK_DAYS_MS, TAKEBACK_MS, Takeback

SAID_KEPT: Final = 50
"""So many of the last things that were said are told to who comes."""


class Life(StrEnum):
    """How far a table has come: between two deals it is over until the next one begins."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Standing:
    """A table after the first `seq` events of its log.

    `game` is the deal in play: read it, never play on it.  The deals of a table
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
            self.rules = rules_of(opened)
            self.learning = None if opened.lesson is None else Learning(lesson_of(opened.lesson))
        except UnknownLesson as error:
            raise LogError(str(error)) from error
        self.id = opened.table
        self.settings: TableSettings = opened.settings
        self.pace: Pace = opened.settings.pace
        self.seq = 1
        self.now = opened.at
        self.deal_number = 0
        self.dealt_at = 0
        """When, in ms, the deal began; 0 where that is not known."""
        self.asked: set[Seat] = set()
        self.closed: ClosedWhy | None = None
        self.said: deque[Said] = deque(maxlen=SAID_KEPT)
        """What was said last, the newest at the end."""
        self.presence = Presence()
        for seat in self.settings.people:
            self.presence.sit(seat)
        self.committed: Committed | None = None
        """The seed of the next deal; None where one plays alone, for whom it is drawn then."""
        self._bound: tuple[Committed, str] | None = None
        self.basis: Basis | None = None
        """What the deal was made from; None where one plays alone."""
        self._earlier_proofs: list[Proof] = []
        self.takeback: Takeback | None = None
        """The last move that somebody asked to take back; None once anybody has moved since."""
        self._played: Played | None = None
        self._clock: Clock | None = None
        self._series = Series.start(self.rules, len(self.seats))
        # Whether others sit here than played the deal that is over.
        self._is_changed = False
        self.dealt_to: tuple[SeatSettings, ...] = ()
        """Who plays the deal, or played the one that is over."""
        self._left_deal: frozenset[Seat] = frozenset()

    # Who sits there.

    @property
    def seats(self) -> tuple[SeatSettings, ...]:
        """Who sits where."""
        return self.settings.seats

    @property
    def is_solo(self) -> bool:
        """Whether one plays alone, against bots or in a lesson."""
        return self.settings.access is Access.SOLO

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
        return self.presence.groups.left

    @property
    def sits_in(self) -> Set[Seat]:
        """The people's seats that a bot plays for."""
        return self.presence.groups.sits_in

    @property
    def lost(self) -> Set[Seat]:
        """The seats of the people who have no line to the server, and have not left."""
        return self.presence.groups.lost

    @property
    def wishes(self) -> Set[Seat]:
        """The seats of the people who wish for another deal."""
        return self.presence.groups.wishes

    def seat_of(self, player: str) -> Seat | None:
        """Where the person sits whose public id is *player*; None when he does not, or has left."""
        seats, left = self.settings.seats, self.left
        for seat in self.settings.people:
            if seats[seat].player == player and seat not in left:
                return seat
        return None

    def level_at(self, seat: Seat) -> str | None:
        """The level of the bot that plays at *seat*; None while a person does, or nobody."""
        if self.presence.at(seat).is_sat_in_for:
            return SIT_IN_LEVEL
        return self.seats[seat].level

    @property
    def left_deal(self) -> Set[Seat]:
        """The seats whose people left in the middle of the deal, which may be over now."""
        left = self.left
        return self._left_deal | left if left else self._left_deal

    @property
    def gone(self) -> Mapping[Seat, str]:
        """Who played the deal and no longer has his seat, by name."""
        if self._played is None:
            return {}
        return {
            seat: dealt.name
            for seat, (dealt, now) in enumerate(zip(self.dealt_to, self.seats, strict=True))
            if now != dealt
        }

    @property
    def can_start(self) -> bool:
        """Whether the host may deal now: seats that are still free would go.

        Between deals all others must wish for it; without a free seat their wishes are enough.
        """
        life, taken = self.phase_of_life, len(self.seats) - len(self.settings.free)
        is_enough = self.rules.min_seats <= taken <= self.rules.max_seats
        if life is Life.OVER:
            return is_enough and not {*self.settings.people} - self.wishes - {self.host}
        return is_enough and life is Life.GATHERING

    @property
    def wants_player(self) -> bool:
        """Whether so few sit here between deals that there can be none without another player."""
        taken = len(self.seats) - len(self.settings.free)
        return self.phase_of_life is Life.OVER and taken < self.rules.min_seats

    @property
    def device_turn(self) -> Seat | None:
        """To whom the device is handed that several people share.

        Of those whom the game waits for it is the first one clockwise from the attacker.  None
        while it waits for bots alone, or for nobody, and at every other table.
        """
        if not self.settings.is_on_one_device or self.phase_of_life is not Life.PLAYING:
            return None
        attacker, seats = self.game.attacker, len(self.seats)
        awaited = [seat for seat in self.game.seats_to_act if seat in self.settings.people]
        return min(awaited, key=lambda seat: (seat - attacker) % seats, default=None)

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

    def is_stale(self, command: Play | Lay | Undo | AskTakeback) -> bool:
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

    def moves_to_take_back(self, seat: Seat) -> int | None:
        """How many moves of the deal were made before the one *seat* may ask to take back.

        None where there is none: among people a move may be taken back while the deal is
        played, where it is not rated and nobody has seen a new card since; whoever has been
        told no does not ask for the same once more.
        """
        if self.is_solo or self.settings.rated or self.phase_of_life is not Life.PLAYING:
            return None
        if seat not in self.settings.people or self.level_at(seat) is not None:
            return None
        moves = self.played.moves_to_take_back(seat)
        was = self.takeback
        is_answered = was is not None and (was.seat, was.moves) == (seat, moves)
        return None if is_answered else moves

    @property
    def may_take_back(self) -> list[Seat]:
        """The seats that may ask to take a move back, as `moves_to_take_back` says."""
        if self.is_solo or self.settings.rated or self.phase_of_life is not Life.PLAYING:
            return []
        # At most moves there is one of them, or none.
        seats = self.played.may_take_back()
        return [seat for seat in seats if self.moves_to_take_back(seat) is not None]

    @property
    def takeback_awaits(self) -> Set[Seat]:
        """The people whose yes is wanted so that the move that is asked for is taken back."""
        if self.takeback is None:
            return frozenset()
        people = {seat for seat in self.settings.people if self.level_at(seat) is None}
        return self.takeback.awaits(people - self.left)

    # Time.

    @property
    def deadline(self) -> int | None:
        """When, in ms, a `Tick` next has something to add; None while nothing is awaited."""
        due = self.due
        return None if due is None else due.at

    @property
    def due(self) -> Due | None:
        """What is due next; None while nothing is, and where one plays alone."""
        return min(self._dues(), key=lambda due: due.at, default=None)

    def _dues(self) -> Iterator[Due]:
        presence, life = self.presence, self.phase_of_life
        if self.is_solo or life is Life.CLOSED:
            return
        clock = self.settings.clock
        is_days = clock is not None and clock.is_days
        if life is not Life.PLAYING:
            yield from self._dues_between_deals(is_days=is_days)
            return
        takeback = self.takeback
        if takeback is not None and takeback.is_open:
            lasts = TAKEBACK_DAYS_MS if is_days else TAKEBACK_MS
            yield Due(takeback.at + lasts, DueKind.TAKEBACK)
        if not is_days:
            if presence.empty_since is not None:
                yield Due(presence.empty_since + ABANDONED_MS, DueKind.EMPTY)
            for seat in presence.people if self.lost else ():
                at = presence.sit_in_at(seat)
                if at is not None and seat not in self.game.out:
                    yield Due(at, DueKind.SIT_IN, (seat,))
        at = self._clock.deadline(presence) if self._clock else None
        if at is not None:
            yield Due(at, DueKind.CLOCK)

    def _dues_between_deals(self, *, is_days: bool) -> Iterator[Due]:
        presence, is_open = self.presence, self.settings.access is Access.OPEN
        kept = OPEN_SEAT_KEPT_MS if is_open else SEAT_KEPT_MS
        if presence.empty_since is not None:
            yield Due(
                presence.empty_since + (DAYS_KEPT_MS if is_days else ABANDONED_MS), DueKind.EMPTY
            )
        for seat, person in presence.people.items():
            if person.lost_at is not None:
                yield Due(
                    person.lost_at + (DAYS_KEPT_MS if is_days else kept), DueKind.SEAT, (seat,)
                )
        lost_at = presence.at(self.host).lost_at
        if lost_at is not None and presence.empty_since is None and not is_days:
            yield Due(lost_at + HOST_AWAY_MS, DueKind.HOST)

    def clock_view(self, now: int) -> ClockView | None:
        """What the clocks show at *now*; None where there are none, or no deal is played."""
        if self._clock is None or self.phase_of_life is not Life.PLAYING:
            return None
        return self._clock.view(self.presence, now)

    @property
    def clock(self) -> Clock | None:
        """The clock of the deal; None where time does not matter."""
        return self._clock

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
    def proof(self) -> Proof:
        """What shows that the deal which is over was fair.

        Raises:
            GameNotOverError: it is still played, or the server was bound to nothing.
        """
        if self.result is None or self.basis is None:
            raise GameNotOverError("only of a deal that is over, among people, there is a proof")
        return proof_of(self.rules, self.id, self.basis, self.played.deal)

    @property
    def proofs(self) -> tuple[Proof, ...]:
        """What shows that the deals were fair, of all that are over, the first one first."""
        is_over = self.result is not None and self.basis is not None
        return (*self._earlier_proofs, self.proof) if is_over else tuple(self._earlier_proofs)

    @property
    def commitment(self) -> str | None:
        """The hash of the seed of the next deal, for everybody to see; None where there is none."""
        committed = self.committed
        if committed is None:
            return None
        if self._bound is None or self._bound[0] is not committed:
            self._bound = (committed, commitment(self.id, bytes.fromhex(committed.seed)))
        return self._bound[1]


def rules_of(event: TableOpened | SettingsChanged) -> Rules:
    """The rules of *event*.

    Raises:
        LogError: so many cannot play by them.
    """
    try:
        rules = Rules.parse(event.rules)
        rules.check_seats(len(event.settings.seats))
    except (NotationError, RulesError) as error:
        raise LogError(f"the rules cannot be played: {error}") from error
    return rules
