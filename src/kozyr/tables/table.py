"""`Table`: the state of a table, the replay of its log; and `decide`, which extends it."""

from collections.abc import Iterable, Iterator
from typing import Final

from kozyr.cards import NotationError, cards
from kozyr.lessons import UnknownLesson, lesson_of
from kozyr.rules import (
    Attack,
    BoutStarted,
    Deal,
    Done,
    Event,
    Game,
    GameOver,
    IllegalMove,
    Move,
    Result,
    Rules,
    RulesError,
    Seat,
    Series,
    Transferred,
    deal_from_seed,
    format_turn,
    next_dealer,
    parse_turn,
)
from kozyr.tables.commands import (
    Ask,
    Command,
    GameNotOverError,
    GoToStep,
    Lay,
    Leave,
    NothingToUndoError,
    NotOneRankError,
    OpenLesson,
    OpenTable,
    Play,
    Rematch,
    Return,
    SeatLeftError,
    SetPace,
    StaleError,
    Undo,
)
from kozyr.tables.decided import Decided, what_decided
from kozyr.tables.learning import Learning, go_to_step, open_lesson
from kozyr.tables.log import (
    RULES_VERSION,
    Asked,
    Dealt,
    Laid,
    Left,
    LogError,
    Moved,
    PaceSet,
    Returned,
    StepBegun,
    StepOver,
    TableEvent,
    TableOpened,
    Undone,
)
from kozyr.tables.settings import Pace, SeatSettings, TableSettings

# After these a view's reader has another role, or another bout, than he saw.
_ROLES_CHANGE: Final = (BoutStarted, Transferred, GameOver)


class Table:
    """A table after the first `seq` events of its log.

    It changes only by `evolve`, which trusts the event; `decide` is where a command is
    checked.  `game` is the deal in play: read it, never play on it.  The deals of a table
    make one series after the other, by its rules.  `asked` are the seats where the tutor was
    asked in this deal.
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
            self.rules = Rules.parse(opened.rules)
            self.rules.check_seats(len(opened.settings.seats))
            self.learning = None if opened.lesson is None else Learning(lesson_of(opened.lesson))
        except (NotationError, RulesError) as error:
            raise LogError(f"the rules cannot be played: {error}") from error
        except UnknownLesson as error:
            raise LogError(str(error)) from error
        self.settings: TableSettings = opened.settings
        self.pace: Pace = opened.settings.pace
        self.seq = 1
        self.deal_number = 0
        self.practice = False
        self.left: set[Seat] = set()
        self.asked: set[Seat] = set()
        self._decided: Decided | None = None
        self._deal: Deal | None = None
        self._game: Game | None = None
        self._happened: list[Event] = []
        self._turns: list[tuple[Seat, Move]] = []
        # Which of them were laid at once with the one before.
        self._joined: set[int] = set()
        seats = len(opened.settings.seats)
        self._series = Series.start(self.rules, seats)
        # For each seat the lowest number of a view on which a command may rest.
        self._play_from = [1] * seats
        self._undo_from = [1] * seats
        self._done_from = 1

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

    @property
    def seats(self) -> tuple[SeatSettings, ...]:
        """Who sits where."""
        return self.settings.seats

    @property
    def game(self) -> Game:
        """The deal in play, or just over.

        Raises:
            LogError: nothing has been dealt yet.
        """
        if self._game is None:
            raise LogError("nothing has been dealt at this table")
        return self._game

    @property
    def happened(self) -> tuple[Event, ...]:
        """All that has happened in the deal, in order, without what was taken back."""
        return tuple(self._happened)

    @property
    def result(self) -> Result | None:
        """How the deal ended, None while it is played."""
        return self.game.result

    @property
    def waits(self) -> bool:
        """Whether nothing can be played, whatever the rules say: the step of a lesson is over."""
        return self.learning is not None and self.learning.over is not None

    @property
    def decided(self) -> Decided | None:
        """What decided the deal, None while it is played.

        The deal is played through to find out, so only when somebody asks, and once.
        """
        if self._decided is None and self._deal and self.result:
            self._decided = what_decided(self.rules, self._deal, self._turns)
        return self._decided

    def played_again(self) -> Iterator[tuple[Game, tuple[Event, ...]]]:
        """Play the deal that is over once more: the game after each move, and what it brought.

        First comes the game as it was dealt; what was laid at once is one move.  It is one
        game that goes on: read it before asking for the next.

        Raises:
            GameNotOverError: the deal is still played, or belongs to a lesson.
        """
        if self._deal is None or self.result is None or self.learning:
            raise GameNotOverError("this deal is still being played")
        return self._play_again(Game(self.rules, self._deal))

    def _play_again(self, game: Game) -> Iterator[tuple[Game, tuple[Event, ...]]]:
        happened = game.opening_events
        for number, (seat, move) in enumerate(self._turns):
            if number not in self._joined:
                yield game, happened
                happened = ()
            happened += game.apply(seat, move)
        yield game, happened

    @property
    def series(self) -> Series:
        """The score of the deals played together, the one that is just over included.

        It follows from the deals alone, so a deal that is taken up again by an undo does
        not count until it is over.  A lesson never counts.
        """
        result = self._game.result if self._game and not self.learning else None
        return self._series.after(result) if result else self._series

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
        self._move_barriers(event, happened)
        return happened

    def _happen(self, event: TableEvent) -> tuple[Event, ...]:
        match event:
            case TableOpened():
                raise LogError("a table is opened once")
            case Dealt():
                seats = len(self.seats)
                score = self.series
                self._series = Series.start(self.rules, seats) if score.is_over else score
                self._deal = Deal(cards(event.pack), seats, event.dealer, event.opener)
                self._game = Game(self.rules, self._deal)
                self._turns = []
                self._joined = set()
                self.deal_number = event.deal
                self.practice = self.learning is not None
                self.asked.clear()
                self._decided = None
                self._happened = [*self._game.opening_events]
                return self._game.opening_events
            case Moved():
                return self._move(event.turn)
            case Laid():
                first = len(self._turns)
                happened = [what for turn in event.turns for what in self._move(turn)]
                self._joined |= {*range(first + 1, len(self._turns))}
                return tuple(happened)
            case Undone():
                self._go_back(event.moves)
            case PaceSet():
                self.pace = event.pace
            case Asked():
                self.asked.add(event.seat)
            case Left():
                self.left.add(event.seat)
            case Returned():
                self.left.discard(event.seat)
            case StepBegun():
                self._lesson_played.begin(event.step, self.deal_number, len(self._turns))
            case StepOver():
                self._lesson_played.over = event
        return ()

    def _move(self, turn: str) -> tuple[Event, ...]:
        seat, move = parse_turn(turn, len(self.seats))
        happened = self.game.apply(seat, move)
        self._turns.append((seat, move))
        self._happened.extend(happened)
        if self.learning:
            self.learning.note((seat, move), happened)
        return happened

    @property
    def _lesson_played(self) -> Learning:
        if self.learning is None:
            raise LogError("no lesson is played at this table")
        return self.learning

    def _go_back(self, moves: int) -> None:
        """Play the deal again up to its first *moves* moves; it is practice from now on."""
        if self._deal is None or not 0 <= moves < len(self._turns):
            raise LogError(f"{moves} of {len(self._turns)} moves cannot be gone back to")
        del self._turns[moves:]
        self._joined &= {*range(moves)}
        self._game = Game(self.rules, self._deal)
        self._happened = [*self._game.opening_events]
        for seat, move in self._turns:
            self._happened.extend(self._game.apply(seat, move))
        self.practice = True
        self._decided = None

    def _move_barriers(self, event: TableEvent, happened: tuple[Event, ...]) -> None:
        """Mark which views no longer hold; see `_is_stale`."""
        seats = range(len(self.seats))
        match event:
            case Dealt() | Undone() | StepOver():
                self._play_from = [self.seq for _ in seats]
                self._undo_from = [self.seq for _ in seats]
                self._done_from = self.seq
            case Moved() | Laid():
                seat, move = self._turns[-1]
                self._undo_from[seat] = self.seq
                if any(isinstance(what, _ROLES_CHANGE) for what in happened):
                    self._play_from = [self.seq for _ in seats]
                else:
                    self._play_from[seat] = self.seq
                if not isinstance(move, Done):
                    self._done_from = self.seq
            case _:
                pass

    def is_stale(self, command: Play | Lay | Undo) -> bool:
        """Whether *command* was chosen on a view that no longer holds.

        In free throw-in several seats act at once, so a view need not be the newest.  It
        holds until its reader moves himself, the roles or the bout change, or the deal
        goes back or anew.  "I add no more" speaks of the cards seen, so for it a view
        holds only until another card is laid or the defender takes.  For an undo it
        holds until the reader moves again.
        """
        if isinstance(command, Undo):
            oldest = self._undo_from[command.seat]
        elif isinstance(command, Play) and isinstance(command.move, Done):
            oldest = max(self._play_from[command.seat], self._done_from)
        else:
            oldest = self._play_from[command.seat]
        return not oldest <= command.seen <= self.seq

    def moves_before_last_of(self, seat: Seat) -> int | None:
        """How many moves of the deal were made before the last one of *seat*.

        What it laid at once counts as one.  None when it has made none, or when people sit at
        the other seats: only against bots a move may be taken back.  In a lesson a step is
        begun again instead.
        """
        if self.learning or any(other != seat for other in self.settings.people):
            return None
        for number in reversed(range(len(self._turns))):
            if self._turns[number][0] == seat and number not in self._joined:
                return number
        return None


def decide(table: Table | None, command: Command) -> tuple[TableEvent, ...]:
    """Return what *command* adds to the log of *table* (None: there is none yet).

    Nothing changes; the same table and command always give the same events.

    Raises:
        IllegalMove: the rules refuse the move.
        RefusalError: the command cannot be carried out.
        RulesError: a table cannot be set up like this.
    """
    if isinstance(command, OpenTable | OpenLesson):
        return _open(command)
    if table is None:
        raise LogError("there is no such table")
    if command.seat in table.left and not isinstance(command, Return):
        raise SeatLeftError("who sat there has left the table")
    match command:
        case Play():
            return _play(table, command)
        case Lay():
            return _lay(table, command)
        case GoToStep():
            return go_to_step(table.learning, table.deal_number, command)
        case Undo():
            return (_undo(table, command),)
        case Rematch():
            return (_deal_again(table, command),)
        case SetPace():
            return (PaceSet(command.pace),)
        case Ask():
            return _ask(table, command)
        case Leave():
            return (Left(command.seat),)
        case Return():
            return (Returned(command.seat),) if command.seat in table.left else ()


def _play(table: Table, command: Play) -> tuple[TableEvent, ...]:
    if table.is_stale(command):
        raise StaleError(command.seen, table.seq)
    if table.learning:
        table.learning.check_open()
    reason = table.game.why_not(command.seat, command.move)
    if reason:
        raise IllegalMove(reason)
    moved = Moved(format_turn(command.seat, command.move))
    if table.learning is None:
        return (moved,)
    _, ended = table.learning.judged([(command.seat, command.move)], table.game)
    return (moved, *ended)


def _lay(table: Table, command: Lay) -> tuple[TableEvent, ...]:
    if len({card.rank for card in command.cards}) != 1:
        raise NotOneRankError("only cards of one rank are laid at once")
    if table.is_stale(command):
        raise StaleError(command.seen, table.seq)
    if table.learning:
        table.learning.check_open()
    reason = table.game.why_not_together(command.seat, command.cards)
    if reason:
        raise IllegalMove(reason)
    turns = [(command.seat, Attack(card)) for card in command.cards]
    ended: tuple[TableEvent, ...] = ()
    if table.learning:
        made, ended = table.learning.judged(turns, table.game)
        turns = turns[:made]
    return (Laid(tuple(format_turn(seat, move) for seat, move in turns)), *ended)


def _deal_again(table: Table, command: Rematch) -> Dealt:
    if table.result is None or table.learning:
        raise GameNotOverError("this deal is still being played")
    seats = len(table.seats)
    dealer = next_dealer(table.rules, table.game.dealer, seats, table.result)
    deal = deal_from_seed(table.rules, seats, command.seed, dealer, table.result)
    return Dealt.of(table.deal_number + 1, deal)


def _ask(table: Table, command: Ask) -> tuple[TableEvent, ...]:
    if table.learning:
        table.learning.check_open()
    return () if command.seat in table.asked else (Asked(command.seat),)


def _undo(table: Table, command: Undo) -> Undone:
    moves = table.moves_before_last_of(command.seat)
    if moves is None:
        raise NothingToUndoError("no move of this seat can be taken back")
    if table.is_stale(command):
        raise StaleError(command.seen, table.seq)
    return Undone(command.seat, moves)


def _open(command: OpenTable | OpenLesson) -> tuple[TableEvent, ...]:
    if isinstance(command, OpenLesson):
        return open_lesson(command)
    deal = deal_from_seed(command.rules, len(command.settings.seats), command.seed)
    opened = TableOpened(RULES_VERSION, str(command.rules), command.settings)
    return opened, Dealt.of(1, deal)
