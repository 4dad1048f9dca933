"""`Hall`: who is here, the tables in play, and what becomes of each message."""

import asyncio
import hashlib
import logging
import random
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, assert_never

from kozyr import __version__
from kozyr.bots import LEVELS, Bot, UnknownBot, bot_for
from kozyr.cards import Card
from kozyr.lessons import LESSONS, UnknownLesson, lesson_of
from kozyr.rules import IllegalMove, RulesConflict
from kozyr.server import metrics, protocol, rulebook, sharing, wire
from kozyr.server.accounts import People
from kozyr.server.guests import Guests
from kozyr.server.live import LiveTable, Watcher, append_of
from kozyr.server.rhythm import Rhythm
from kozyr.server.store import Append, Sitting, Store, StoredEvent, StoreError
from kozyr.server.thinking import Thinking, ThinkingError, Threads
from kozyr.study.tutor import NothingToAdvise
from kozyr.tables import (
    Close,
    ClosedWhy,
    Command,
    GameNotOverError,
    GoToStep,
    Lay,
    Leave,
    LogError,
    NoLessonError,
    NothingToUndoError,
    NotOneRankError,
    OpenLesson,
    OpenTable,
    Pace,
    Play,
    RefusalError,
    Rematch,
    Return,
    SeatLeftError,
    SeatSettings,
    SetPace,
    StaleError,
    StepOverError,
    TableClosedError,
    TableSettings,
    Undo,
    decide,
    name_bots,
)

_log = logging.getLogger(__name__)

CONNECTIONS_A_PLAYER: Final = 8
SEED_BYTES: Final = 32
_LONGEST_DETAIL: Final = 200
_REFUSAL_CODES: Final[dict[type[RefusalError], protocol.ErrorCode]] = {
    StaleError: "stale",
    NothingToUndoError: "nothing_to_undo",
    NotOneRankError: "bad_shape",
    GameNotOverError: "game_not_over",
    SeatLeftError: "no_such_table",
    TableClosedError: "no_such_table",
    NoLessonError: "no_such_lesson",
    StepOverError: "step_over",
}

Seated = (
    protocol.Play
    | protocol.Lay
    | protocol.Undo
    | protocol.Rematch
    | protocol.SetPace
    | protocol.GoToStep
)
Opening = protocol.NewTable | protocol.OpenLesson
Alone = (
    Opening
    | Seated
    | protocol.CheckRules
    | protocol.Ask
    | protocol.History
    | protocol.Replay
    | protocol.Sync
    | protocol.Share
    | protocol.Leave
    | protocol.Return
)
AmongPeople = (
    protocol.OpenPeopleTable
    | protocol.Enter
    | protocol.TakeSeat
    | protocol.FreeSeat
    | protocol.SwapSeats
    | protocol.SetBot
    | protocol.Remove
    | protocol.ChangeTable
    | protocol.Start
    | protocol.Contribute
    | protocol.SeeLobby
    | protocol.QuickMatch
    | protocol.CancelMatch
    | protocol.Say
    | protocol.ProveDeals
)


class Guest(Watcher, Protocol):
    """One connection of a player."""

    @property
    def player(self) -> str:
        """Whose it is."""

    def dismiss(self) -> None:
        """Close it: the player has opened too many."""


@dataclass(slots=True)
class _Player:
    """A player who is here: the connections, and where he sits.

    `stranded` is set when he sits at a table that cannot be played on; `waiting` counts
    the connections that are about to come in; `way_back` is the unfinished table that he
    left for this one.
    """

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    guests: list[Guest] = field(default_factory=list)
    seat: int = 0
    table: LiveTable | None = None
    stranded: Sitting | None = None
    waiting: int = 0
    way_back: Sitting | None = None


def new_seed() -> bytes:
    """Return what a deal is drawn from: nobody can know it beforehand."""
    return secrets.token_bytes(SEED_BYTES)


class Hall:
    """The tables of this server and the players who are here.

    What a player's connections ask is done in order, one thing at a time.
    """

    def __init__(
        self,
        store: Store,
        rhythm: Rhythm | None = None,
        bot_for: Callable[[str], Bot] = bot_for,
        new_seed: Callable[[], bytes] = new_seed,
        thinking: Thinking | None = None,
        people: People | None = None,
    ) -> None:
        self.store = store
        self.thinking = thinking or Threads(bot_for)
        """Where bots and the tutor think."""
        self._people = people or Guests(store.identity)
        self.build = ""
        """By which name the build of the page is known that is served here."""
        self._rhythm = rhythm or Rhythm()
        self._new_seed = new_seed
        self._players: dict[str, _Player] = {}
        # Names alone are drawn with these dice; deals come from `new_seed`.
        self._rng = random.Random()  # noqa: S311

    @property
    def tables(self) -> list[LiveTable]:
        """The tables at which somebody sits who is here."""
        found = {p.table.id: p.table for p in self._players.values() if p.table is not None}
        return list(found.values())

    async def close_table(self, table_id: str) -> bool:
        """Close a table for good, as whoever runs the server wants; False where there is none.

        Raises:
            StoreError: the log cannot be read or written.
        """
        table = next((each for each in self.tables if each.id == table_id), None)
        try:
            if table is None:
                table = self._live_table(table_id, await self.store.load(table_id))
            await table.carry_out(Close(ClosedWhy.STOPPED), None)
        except (LogError, UnknownBot, RefusalError):
            return False
        return True

    # Coming and going.

    async def enter(self, guest: Guest) -> None:
        """Welcome *guest* and show the table where the player still sits.

        Raises:
            StoreError: the log cannot be read.
        """
        player = self._players.setdefault(guest.player, _Player())
        player.waiting += 1
        try:
            who = await self._people.who(guest.player)
            async with player.lock:
                if not player.guests:
                    await self._sit_again(guest.player, player)
                player.guests.append(guest)
        finally:
            player.waiting -= 1
            self._forget_if_gone(guest.player, player)
        while len(player.guests) > CONNECTIONS_A_PLAYER:
            oldest = player.guests[0]
            self._remove(player, oldest)
            oldest.dismiss()
        guest.show(
            protocol.Welcome(
                protocol=protocol.PROTOCOL_VERSION,
                version=__version__,
                presets=list(rulebook.presets()),
                parameters=list(rulebook.parameters()),
                levels=list(LEVELS),
                lessons=[
                    protocol.LessonInfo(lesson.id, len(lesson.steps)) for lesson in LESSONS.values()
                ],
                table=player.table.id if player.table else None,
                me=protocol.Me(who.id, who.name, who.is_account, []),
                tables=self._sittings(player),
                build=self.build,
            )
        )
        if player.table:
            player.table.watch(player.seat, guest)
        elif player.stranded:
            refuse(guest, None, "no_such_table", "the table where you sat cannot be played on")

    def _sittings(self, player: _Player) -> list[protocol.Sitting]:
        if player.table is None:
            return []
        table = player.table.table
        is_over = table.result is not None
        return [
            protocol.Sitting(
                table=player.table.id,
                seat=player.seat,
                life="over" if is_over else "playing",
                others=[
                    seat.name for number, seat in enumerate(table.seats) if number != player.seat
                ],
                to_act=player.seat in table.game.seats_to_act,
            )
        ]

    async def exit(self, guest: Guest) -> None:
        """Show *guest* nothing more; what it asked before is finished first."""
        player = self._players.get(guest.player)
        if player is None:
            return
        async with player.lock:
            if guest in player.guests:
                self._remove(player, guest)
            self._forget_if_gone(guest.player, player)

    def _remove(self, player: _Player, guest: Guest) -> None:
        player.guests.remove(guest)
        if player.table:
            player.table.unwatch(player.seat, guest)

    def _forget_if_gone(self, name: str, player: _Player) -> None:
        if not player.guests and not player.waiting and self._players.get(name) is player:
            del self._players[name]

    async def _sit_again(self, name: str, player: _Player) -> None:
        """Find the table where the player sits; one whose log is unreadable counts as none."""
        sittings = await self.store.seats_of(name)
        player.table = player.stranded = player.way_back = None
        if not sittings:
            return
        sitting = sittings[0]
        stored = await self.store.load(sitting.table)
        try:
            table = self._live_table(sitting.table, stored)
            table.check_seat(sitting.seat)
            player.table = table
            player.seat = sitting.seat
        except (LogError, UnknownBot) as error:
            _log.error("table %s cannot be played on: %s", sitting.table, error)
            player.stranded = sitting

    def _live_table(self, table_id: str, stored: Sequence[StoredEvent]) -> LiveTable:
        """Take up the table whose log is *stored*.

        Raises:
            LogError: the log cannot be played on.
            UnknownBot: a bot at the table is unknown here.
        """
        return LiveTable(table_id, stored, self.store, self._rhythm, self.thinking)

    # Messages.

    async def obey(self, guest: Guest, message: protocol.ClientMessage) -> None:
        """Do what *message* asks, and answer *guest*; a refusal leaves all as it was."""
        player = self._players.get(guest.player)
        if player is None or guest not in player.guests:
            return
        if isinstance(message, protocol.Ping):
            guest.show(protocol.Pong(message.id))
            return
        if isinstance(message, AmongPeople):
            refuse(guest, message.id, "not_now", "this server does not seat people together yet")
            return
        async with player.lock:
            try:
                await self._obey(player, guest, message)
            except IllegalMove as error:
                reason = wire.write_reason(error.reason)
                refuse(guest, message.id, "illegal_move", str(error), reason)
            except rulebook.BadRules as error:
                refuse(guest, message.id, "bad_rules", str(error))
            except RulesConflict as error:
                conflict = rulebook.write_conflict(error)
                refuse(guest, message.id, "rules_conflict", str(error), conflict=conflict)
            except NothingToAdvise as error:
                refuse(guest, message.id, "nothing_to_advise", str(error))
            except ThinkingError as error:
                _log.error("no advice: %s", error)
                refuse(guest, message.id, "nothing_to_advise", "the tutor has no answer just now")
            except RefusalError as error:
                refuse(guest, message.id, _REFUSAL_CODES[type(error)], str(error))
            except StoreError as error:
                _log.error("not carried out: %s", error)
                refuse(guest, message.id, "storage", "the log cannot be written just now")

    async def _obey(self, player: _Player, guest: Guest, message: Alone) -> None:
        if isinstance(message, protocol.NewTable | protocol.OpenLesson):
            await self._open(player, guest, message)
        elif isinstance(message, protocol.CheckRules):
            guest.show(rulebook.check(message.rules, message.seats, message.id))
        elif isinstance(message, protocol.Leave):
            await self._leave(player, guest, message)
        elif isinstance(message, protocol.Return):
            await self._return(player, guest, message)
        elif player.table is None or player.table.id != message.table:
            refuse(guest, message.id, "no_such_table", "you do not sit at that table")
        elif isinstance(message, protocol.Sync):
            player.table.show(player.seat, guest, reply_to=message.id)
        elif isinstance(message, protocol.History):
            table = player.table
            guest.show(wire.history_for(table.id, table.table, player.seat, message.id))
        elif isinstance(message, protocol.Replay):
            table = player.table
            guest.show(wire.replay_for(table.id, table.table, player.seat, message.id))
        elif isinstance(message, protocol.Ask):
            advice = await player.table.advise(player.seat)
            guest.show(wire.write_advice(message.table, advice, message.id))
        elif isinstance(message, protocol.Share):
            code = sharing.code_of(
                player.table.table,
                player.seat,
                with_hand=message.with_hand,
                language=message.language,
            )
            guest.show(protocol.Shared(code, message.id))
        elif isinstance(message, protocol.Play | protocol.Lay) and message.seat != player.seat:
            refuse(guest, message.id, "not_your_seat", f"your seat is {player.seat}")
        else:
            await player.table.carry_out(
                _command(message, player.seat, self._new_seed),
                player.seat,
                command_id=_command_key(guest.player, message.id),
                watcher=guest,
                reply_to=message.id,
            )

    async def _open(self, player: _Player, guest: Guest, message: Opening) -> None:
        """Open a table and sit the player there; he leaves the one where he sat."""
        table_id = _table_id(guest.player, message.id)
        if player.table and player.table.id == table_id:
            player.table.show(player.seat, guest, reply_to=message.id)
            return
        if await self.store.load(table_id):
            # Sent again after that table was left.
            guest.show(protocol.Left(table_id, message.id))
            return
        seat = 0
        events = decide(None, self._opening(message))
        opening = append_of(
            table_id, 0, events, seat=seat, command_id=_command_key(guest.player, message.id)
        )
        opening = Append(
            table_id,
            opening.events,
            seated=[Sitting(guest.player, table_id, seat)],
            left=[player.stranded] if player.stranded else [],
        )
        way_back = None
        if player.table:
            async with player.table.lock:
                leaving = self._leaving(player.table, guest.player, player.seat, None)
                await player.table.write(leaving, opening)
            # A lesson is begun again at its step, not gone back to.
            if player.table.table.result is None and player.table.table.learning is None:
                way_back = Sitting(guest.player, player.table.id, player.seat)
        else:
            await self.store.append(opening)
        self._get_up(player)
        player.way_back = way_back
        player.table = self._live_table(table_id, opening.events)
        player.seat = seat
        player.stranded = None
        # A lesson may begin in the middle of a deal.
        is_dealt = isinstance(message, protocol.NewTable)
        happened = player.table.table.game.opening_events if is_dealt else ()
        for other in player.guests:
            reply_to = message.id if other is guest else None
            player.table.watch(seat, other, happened, reply_to)

    async def _return(self, player: _Player, guest: Guest, message: protocol.Return) -> None:
        """Sit the player down where he sat before; he leaves the table that he opened since."""
        table, sitting = player.table, player.way_back
        if table and table.id == message.table:
            table.show(player.seat, guest, reply_to=message.id)
            return
        if sitting is None or sitting.table != message.table:
            refuse(guest, message.id, "no_way_back", "that table cannot be returned to")
            return
        stored = await self.store.load(sitting.table)
        try:
            left = self._live_table(sitting.table, stored)
            events = decide(left.table, Return(sitting.seat))
            returning = left.entries(events, sitting.seat, _command_key(guest.player, message.id))
            returned = self._live_table(sitting.table, [*stored, *returning.events])
        except (LogError, UnknownBot) as error:
            _log.error("table %s cannot be played on: %s", sitting.table, error)
            refuse(guest, message.id, "no_way_back", "that table cannot be played on")
            return
        returning = Append(left.id, returning.events, seated=[sitting])
        if table:
            async with table.lock:
                leaving = self._leaving(table, guest.player, player.seat, None)
                await table.write(leaving, returning)
        else:
            await self.store.append(returning)
        self._get_up(player)
        player.way_back = None
        player.table = returned
        player.seat = sitting.seat
        for other in player.guests:
            player.table.watch(player.seat, other, (), message.id if other is guest else None)

    def _opening(self, message: Opening) -> OpenTable | OpenLesson:
        name = "".join(sign for sign in message.name if sign.isprintable()).strip()
        if isinstance(message, protocol.OpenLesson):
            try:
                return OpenLesson(lesson_of(message.lesson), message.step, name)
            except UnknownLesson as error:
                raise NoLessonError(str(error)) from error
        rules = rulebook.read_rules(message.rules)
        names = name_bots(message.opponents, [name], self._rng)
        bots = zip(names, message.opponents, strict=True)
        settings = TableSettings(
            (SeatSettings(name), *(SeatSettings(bot, level) for bot, level in bots)),
            Pace(message.pace),
        )
        return OpenTable(rules, settings, self._new_seed())

    async def _leave(self, player: _Player, guest: Guest, message: protocol.Leave) -> None:
        key = _command_key(guest.player, message.id)
        table = player.table
        if table is None or table.id != message.table:
            if any(event.command == key for event in await self.store.load(message.table)):
                guest.show(protocol.Left(message.table, message.id))
                return
            refuse(guest, message.id, "no_such_table", "you do not sit at that table")
            return
        if table.knows(key):
            # The id of another command, done already: like any such it is answered only.
            table.show(player.seat, guest, reply_to=message.id)
            return
        async with table.lock:
            await table.write(self._leaving(table, guest.player, player.seat, key))
        self._get_up(player)
        for other in player.guests:
            other.show(protocol.Left(table.id, message.id if other is guest else None))

    def _leaving(self, table: LiveTable, name: str, seat: int, command_id: str | None) -> Append:
        append = table.entries(decide(table.table, Leave(seat)), seat, command_id)
        return Append(table.id, append.events, left=[Sitting(name, table.id, seat)])

    def _get_up(self, player: _Player) -> None:
        if player.table:
            for guest in player.guests:
                player.table.unwatch(player.seat, guest)
        player.table = None


def refuse(
    watcher: Watcher,
    message_id: str | None,
    code: protocol.ErrorCode,
    detail: str,
    reason: protocol.Reason | None = None,
    conflict: protocol.Conflict | None = None,
) -> None:
    """Tell *watcher* that a message was not carried out; *detail* is cut to be readable."""
    metrics.MOVES.add("failed" if code == "storage" else "refused")
    watcher.show(protocol.Refused(message_id, code, reason, conflict, detail[:_LONGEST_DETAIL]))


def _command(message: Seated, seat: int, new_seed: Callable[[], bytes]) -> Command:
    match message:
        case protocol.Play():
            return Play(seat, wire.read_move(message.move), message.seen)
        case protocol.Lay():
            return Lay(seat, tuple(map(Card.parse, message.cards)), message.seen)
        case protocol.Undo():
            return Undo(seat, message.seen)
        case protocol.Rematch():
            return Rematch(seat, new_seed())
        case protocol.SetPace():
            return SetPace(seat, Pace(message.pace))
        case protocol.GoToStep():
            return GoToStep(seat, message.step)
        case _:
            assert_never(message)


def _command_key(player: str, message_id: str) -> str:
    """A command's name in the log: two players may choose the same id."""
    return f"{player[:16]}:{message_id}"


def _table_id(player: str, message_id: str) -> str:
    """The table that an `Opening` opens: the same message can open only one."""
    return hashlib.sha256(f"table {player} {message_id}".encode()).hexdigest()[:20]
