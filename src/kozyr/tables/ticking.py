"""What is due at a table: the clock plays, bots sit in, seats and tables are given up."""

from typing import assert_never

from kozyr.rules import Attack, Done, Game, Move, Phase, Seat, Take, format_turn
from kozyr.tables.absence import LATE_MS, MISSED_MOST, DueKind
from kozyr.tables.commands import Lay, Play, Tick
from kozyr.tables.consent import granted
from kozyr.tables.gathering import next_host, settle_host
from kozyr.tables.log import (
    BotSatIn,
    Closed,
    ClosedWhy,
    Granted,
    Moved,
    SeatFreed,
    TableEvent,
    TakebackLapsed,
    TimedOut,
    WindowClosed,
)
from kozyr.tables.refusals import OutOfTimeError
from kozyr.tables.table import Table

Events = tuple[TableEvent, ...]


def tick(table: Table, command: Tick) -> Events:
    """What is due first, if anything is; all who wait get time anew when it is very late."""
    due, at = table.due, command.at
    if due is None or at < due.at:
        return ()
    if due.kind is DueKind.TAKEBACK:
        return (TakebackLapsed(at),)
    if at > due.at + LATE_MS:
        return (Granted(at),)
    match due.kind:
        case DueKind.EMPTY:
            return (Closed(ClosedWhy.ABANDONED, at),)
        case DueKind.SEAT:
            freed = tuple(SeatFreed(seat, at) for seat in due.seats)
            return *freed, *settle_host(table.tried(freed), at)
        case DueKind.HOST:
            return (next_host(table, {*table.settings.people} - table.lost),)
        case DueKind.SIT_IN:
            sat_in = tuple(BotSatIn(seat, at) for seat in due.seats)
            return *sat_in, *granted(table.tried(sat_in), at)
        case DueKind.CLOCK:
            return _run_out(table, at)
    assert_never(due.kind)


def check_time(table: Table, command: Play | Lay) -> Events:
    """Make sure that the move comes in time; what it needs first where nobody kept the time.

    Raises:
        OutOfTimeError: the time to make it is over.
    """
    if table.clock is None:
        return ()
    deadline = table.clock.deadline(table.presence)
    if deadline is None or command.at <= deadline:
        return ()
    if command.at > deadline + LATE_MS:
        return (Granted(command.at),)
    raise OutOfTimeError("the time for this move is over")


def _run_out(table: Table, at: int) -> Events:
    clock = table.clock
    if clock is None:
        return ()
    if clock.is_window:
        return WindowClosed(at), *_all_done(table.game, at)
    (seat,) = clock.seats
    move = Moved(format_turn(seat, clock_move(table.game, seat)), at, by_clock=True)
    events: Events = (TimedOut(seat, at), move)
    if table.presence.at(seat).missed + 1 < MISSED_MOST:
        return events
    events = (*events, BotSatIn(seat, at))
    if clock.settings.is_days and table.sits_in | {seat} == {*table.settings.people}:
        # Nobody plays here any more, and nobody is expected to look in.
        return *events, Closed(ClosedWhy.ABANDONED, at)
    return events


def clock_move(game: Game, seat: Seat) -> Move:
    """What the clock does for *seat*, which is to act.

    The defender takes, who may throw in is done, and who opens leads his lowest plain card.
    """
    match game.phase:
        case Phase.DEFEND:
            return Take()
        case Phase.OPEN:
            leads = [move for move in game.moves(seat) if isinstance(move, Attack)]
            return min(leads, key=lambda lead: (lead.card.suit is game.trump, lead.card.rank))
        case _:
            return Done()


def _all_done(game: Game, at: int) -> Events:
    """That all who might still throw in are done, one after the other."""
    game = game.copy()
    moves: list[TableEvent] = []
    bout = game.bout.number
    while game.result is None and game.bout.number == bout and game.phase is not Phase.OPEN:
        seat = game.seats_to_act[0]
        moves.append(Moved(format_turn(seat, Done()), at, by_clock=True))
        game.apply(seat, Done())
    return tuple(moves)
