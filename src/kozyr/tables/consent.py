"""Taking a move back at a table of people: asked for, and done where all others let it be."""

from kozyr.tables.commands import AnswerTakeback, AskTakeback
from kozyr.tables.log import (
    TableEvent,
    TakebackAgreed,
    TakebackAsked,
    TakebackLapsed,
    TakebackRefused,
    TakenBack,
)
from kozyr.tables.refusals import NothingToUndoError, NotNowError, StaleError
from kozyr.tables.standing import Life
from kozyr.tables.table import Table

Events = tuple[TableEvent, ...]


def ask_takeback(table: Table, command: AskTakeback) -> Events:
    """Ask all others to let the last move of a seat be taken back; bots let it be at once.

    Raises:
        NothingToUndoError: it cannot be, whatever they say.
        NotNowError: they are being asked already.
        StaleError: the player has moved since.
    """
    moves = None
    if table.phase_of_life is Life.PLAYING:
        moves = table.moves_to_take_back(command.seat)
    if moves is None:
        raise NothingToUndoError("no move of this seat can be taken back")
    if table.takeback is not None and table.takeback.is_open:
        raise NotNowError("the others are being asked already")
    if table.is_stale(command):
        raise StaleError(command.seen, table.seq)
    asked = TakebackAsked(command.seat, moves, command.at)
    return asked, *granted(table.tried([asked]), command.at)


def answer_takeback(table: Table, command: AnswerTakeback) -> Events:
    """Say yes or no to who asks; who asked himself may think better of it.

    Raises:
        StaleError: nobody asks that any more.
    """
    takeback = table.takeback
    if takeback is None or takeback.number != command.number or not takeback.is_open:
        raise StaleError(command.number, table.seq)
    seat, at = command.seat, command.at
    if seat == takeback.seat:
        return () if command.agrees else (TakebackLapsed(at),)
    if not command.agrees:
        return (TakebackRefused(seat, at),)
    if seat not in table.takeback_awaits:
        return ()
    agreed = TakebackAgreed(seat, at)
    return agreed, *granted(table.tried([agreed]), at)


def granted(table: Table, at: int) -> Events:
    """Take the move back where nobody is left who has not agreed."""
    takeback = table.takeback
    if takeback is None or not takeback.is_open or table.takeback_awaits:
        return ()
    return (TakenBack(takeback.seat, takeback.moves, at),)
