"""What is played: moves, and what besides one may do while a deal goes on."""

from kozyr.rules import Attack, IllegalMove, deal_from_seed, format_turn, next_dealer
from kozyr.tables.commands import Ask, Lay, Play, Rematch, SetPace, Undo
from kozyr.tables.log import Asked, Dealt, Laid, Moved, PaceSet, PlayerBack, TableEvent, Undone
from kozyr.tables.refusals import (
    GameNotOverError,
    NothingToUndoError,
    NotHostError,
    NotNowError,
    NotOneRankError,
    StaleError,
)
from kozyr.tables.standing import Life
from kozyr.tables.table import Table
from kozyr.tables.ticking import check_time

Events = tuple[TableEvent, ...]


def play(table: Table, command: Play) -> Events:
    """Make a move.

    Raises:
        IllegalMove: the rules refuse it.
        RefusalError: it cannot be made now.
    """
    before = _before(table, command)
    if table.is_stale(command):
        raise StaleError(command.seen, table.seq)
    if table.learning:
        table.learning.check_open()
    reason = table.game.why_not(command.seat, command.move)
    if reason:
        raise IllegalMove(reason)
    moved = Moved(format_turn(command.seat, command.move), command.at)
    if table.learning is None:
        return *before, moved
    _, ended = table.learning.judged([(command.seat, command.move)], table.game)
    return moved, *ended


def lay(table: Table, command: Lay) -> Events:
    """Lay several cards at once.

    Raises:
        IllegalMove: the rules refuse one of them.
        RefusalError: they cannot be laid now.
    """
    before = _before(table, command)
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
    ended: Events = ()
    if table.learning:
        made, ended = table.learning.judged(turns, table.game)
        turns = turns[:made]
    laid = Laid(tuple(format_turn(seat, move) for seat, move in turns), command.at)
    return *before, laid, *ended


def _before(table: Table, command: Play | Lay) -> Events:
    """What must happen before the move: who plays himself needs no bot any more.

    Raises:
        NotNowError: no deal has begun, or a bot plays for a player who is back.
        OutOfTimeError: the time is over.
    """
    if table.phase_of_life is Life.GATHERING:
        raise NotNowError("no cards have been dealt yet")
    if isinstance(command, Play) and command.by_bot:
        if table.level_at(command.seat) is None:
            raise NotNowError("the player is back, and plays himself")
        return check_time(table, command)
    back = (PlayerBack(command.seat, command.at),) if command.seat in table.sits_in else ()
    return *check_time(table, command), *back


def undo(table: Table, command: Undo) -> Events:
    """Take the last move back."""
    moves = None
    if table.phase_of_life is not Life.GATHERING:
        moves = table.moves_before_last_of(command.seat)
    if moves is None:
        raise NothingToUndoError("no move of this seat can be taken back")
    if table.is_stale(command):
        raise StaleError(command.seen, table.seq)
    return (Undone(command.seat, moves),)


def deal_again(table: Table, command: Rematch) -> Events:
    """Deal again, where one plays alone."""
    if table.result is None or table.learning:
        raise GameNotOverError("this deal is still being played")
    if not table.is_solo:
        raise NotNowError("among people a rematch is wished for")
    seats = len(table.seats)
    dealer = next_dealer(table.rules, table.game.dealer, seats, table.result)
    deal = deal_from_seed(table.rules, seats, command.seed, dealer, table.result)
    return (Dealt.of(table.deal_number + 1, deal),)


def ask(table: Table, command: Ask) -> Events:
    """Note that the tutor is asked; among people nobody may."""
    if not table.is_solo or table.settings.is_on_one_device:
        raise NotNowError("among people nobody asks the tutor")
    if table.learning:
        table.learning.check_open()
    return () if command.seat in table.asked else (Asked(command.seat),)


def set_pace(table: Table, command: SetPace) -> Events:
    """Let the bots think at another pace; among people only the host says how."""
    if not table.is_solo and command.seat != table.host:
        raise NotHostError("only the host may do that")
    return (PaceSet(command.pace),)
