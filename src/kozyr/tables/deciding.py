"""`decide`: what a command adds to the log of a table."""

from msgspec.structs import replace

from kozyr.tables import consent, gathering, playing, talk, ticking
from kozyr.tables.commands import (
    AnswerTakeback,
    Ask,
    AskTakeback,
    AtSeat,
    AtTime,
    ChangeSettings,
    Close,
    Command,
    Contribute,
    FreeSeat,
    GoToStep,
    Lay,
    Leave,
    LoseLine,
    OpenLesson,
    OpenTable,
    PassHost,
    Play,
    Playing,
    RegainLine,
    Rematch,
    Remove,
    Return,
    Say,
    SetBot,
    SetPace,
    Start,
    SwapSeats,
    TakeSeat,
    Tick,
    ToTable,
    Undo,
    Wish,
)
from kozyr.tables.learning import go_to_step, open_lesson
from kozyr.tables.log import (
    Closed,
    Left,
    LineBack,
    LineLost,
    PlayerBack,
    Returned,
    TableEvent,
)
from kozyr.tables.refusals import (
    LogError,
    NotNowError,
    SeatLeftError,
    TableClosedError,
)
from kozyr.tables.table import Table

Events = tuple[TableEvent, ...]


def decide(table: Table | None, command: Command) -> Events:
    """Return what *command* adds to the log of *table* (None: there is none yet).

    Nothing changes; the same table and command always give the same events.

    Raises:
        IllegalMove: the rules refuse the move.
        RefusalError: the command cannot be carried out.
        RulesError: a table cannot be set up like this.
    """
    if isinstance(command, OpenTable):
        return gathering.open_table(command)
    if isinstance(command, OpenLesson):
        return open_lesson(command)
    if table is None:
        raise LogError("there is no such table")
    if table.closed is not None:
        raise TableClosedError("the table is closed")
    return _decide(table, _in_order(table, command))


def _decide(table: Table, command: ToTable) -> Events:
    if isinstance(command, Tick):
        return ticking.tick(table, command)
    if isinstance(command, Close):
        return (Closed(command.why, command.at),)
    if isinstance(command, Return):
        return _return(table, command)
    if isinstance(command, TakeSeat):
        _check_among_people(table)
        return gathering.take_seat(table, command)
    is_bots = isinstance(command, Play) and command.by_bot
    if command.seat in table.left and not is_bots:
        raise SeatLeftError("who sat there has left the table")
    if isinstance(command, Playing):
        return _decide_playing(table, command)
    if isinstance(command, Leave | FreeSeat) and table.is_solo:
        return (Left(command.seat, command.at),)
    _check_among_people(table)
    if isinstance(command, AskTakeback):
        return consent.ask_takeback(table, command)
    if isinstance(command, AnswerTakeback):
        return consent.answer_takeback(table, command)
    return _decide_among_people(table, command)


def _in_order(table: Table, command: ToTable) -> ToTable:
    """*command* at the time of the newest event at least: clocks of servers differ."""
    if table.is_solo or not isinstance(command, AtTime) or command.at >= table.now:
        return command
    return replace(command, at=table.now)


def _decide_playing(table: Table, command: Playing) -> Events:
    match command:
        case Play():
            return playing.play(table, command)
        case Lay():
            return playing.lay(table, command)
        case GoToStep():
            return go_to_step(table.learning, table.deal_number, command)
        case Undo():
            return playing.undo(table, command)
        case Rematch():
            return playing.deal_again(table, command)
        case SetPace():
            return playing.set_pace(table, command)
        case Ask():
            return playing.ask(table, command)


def _decide_among_people(table: Table, command: AtSeat) -> Events:
    match command:
        case Leave() | FreeSeat():
            return gathering.get_up(table, command.seat, command.at)
        case SwapSeats():
            return gathering.swap_seats(table, command)
        case SetBot():
            return gathering.set_bot(table, command)
        case Remove():
            return gathering.remove(table, command)
        case PassHost():
            return gathering.pass_host(table, command)
        case ChangeSettings():
            return gathering.change_settings(table, command)
        case Start():
            return gathering.start(table, command)
        case Contribute():
            return gathering.contribute(table, command)
        case Wish():
            return gathering.wish(table, command)
        case LoseLine():
            lost = command.seat not in table.lost
            return (LineLost(command.seat, command.at),) if lost else ()
        case RegainLine():
            return _regain(table, command)
        case Say():
            return talk.say(table, command)


def _regain(table: Table, command: RegainLine) -> Events:
    seat, at = command.seat, command.at
    back: Events = (LineBack(seat, at),) if seat in table.lost else ()
    return (*back, PlayerBack(seat, at)) if seat in table.sits_in else back


def _check_among_people(table: Table) -> None:
    if table.is_solo:
        raise NotNowError("nobody else comes to this table")


def _return(table: Table, command: Return) -> Events:
    if not table.is_solo:
        raise SeatLeftError("a table of people is left for good")
    return (Returned(command.seat),) if command.seat in table.left else ()
