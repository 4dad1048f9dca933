"""`Hall`: who is here, and what becomes of each message."""

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, assert_never

from kozyr import __version__
from kozyr.bots import LEVELS, Bot, UnknownBot, bot_for
from kozyr.cards import Card
from kozyr.lessons import LESSONS, UnknownLesson, lesson_of
from kozyr.rules import Event, IllegalMove, RulesConflict, Seat
from kozyr.server import metrics, protocol, rulebook, sharing, wire
from kozyr.server.accounts import People
from kozyr.server.bus import Bus, LocalBus
from kozyr.server.figures import Figures
from kozyr.server.guests import Guests
from kozyr.server.hands import write_reason
from kozyr.server.keeping import Keeper
from kozyr.server.live import LiveTable, Means, append_of, now_ms
from kozyr.server.livetables import COMPARES_EVERY_S, LiveTables
from kozyr.server.lobby import TELLS_EVERY_S as LOBBY_TELLS_EVERY_S
from kozyr.server.lobby import Lobby
from kozyr.server.matching import Matching
from kozyr.server.players import Guest, Player, command_key, refuse
from kozyr.server.presence import TELLS_EVERY_S as PRESENCE_TELLS_EVERY_S
from kozyr.server.presence import Presence
from kozyr.server.rhythm import Rhythm
from kozyr.server.seating import AtTable, BarredError, Playing, Seating, table_id_of
from kozyr.server.store import Append, ConflictError, Sitting, Store, StoredEvent, StoreError
from kozyr.server.tasks import Tasks
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
    Life,
    LogError,
    NameTakenError,
    NoLessonError,
    NoTalkError,
    NothingToUndoError,
    NotHostError,
    NotNowError,
    NotOneRankError,
    OpenLesson,
    OpenTable,
    OutOfTimeError,
    Pace,
    Play,
    RefusalError,
    Rematch,
    Return,
    SeatLeftError,
    SeatSettings,
    SeatTakenError,
    SetPace,
    SettingsError,
    StaleError,
    StepOverError,
    TableClosedError,
    TableFullError,
    TableSettings,
    Undo,
    decide,
    name_bots,
    tidy,
)

_log = logging.getLogger(__name__)

CONNECTIONS_A_PLAYER: Final = 8
SEATS_ON_DEVICE: Final = 6
SEED_BYTES: Final = 32
_LINES_EVERY_S: Final = 1.0
_REFUSAL_CODES: Final[dict[type[RefusalError], protocol.ErrorCode]] = {
    StaleError: "stale",
    OutOfTimeError: "stale",
    NothingToUndoError: "nothing_to_undo",
    NotOneRankError: "bad_shape",
    SettingsError: "bad_shape",
    GameNotOverError: "game_not_over",
    SeatLeftError: "no_such_table",
    TableClosedError: "no_such_table",
    NoLessonError: "no_such_lesson",
    StepOverError: "step_over",
    TableFullError: "table_full",
    SeatTakenError: "seat_taken",
    NameTakenError: "name_taken",
    NotHostError: "not_host",
    NotNowError: "not_now",
    NoTalkError: "no_talk",
}

Seated = (
    protocol.Play
    | protocol.Lay
    | protocol.Undo
    | protocol.Rematch
    | protocol.SetPace
    | protocol.GoToStep
)
Opening = protocol.NewTable | protocol.OpenLesson | protocol.OpenOnDevice
OPENS_TABLES: Final = (
    protocol.NewTable,
    protocol.OpenLesson,
    protocol.OpenOnDevice,
    protocol.OpenPeopleTable,
    protocol.QuickMatch,
)


def new_seed() -> bytes:
    """Return what a deal is drawn from: nobody can know it beforehand."""
    return secrets.token_bytes(SEED_BYTES)


class Hall:
    """The tables of this worker and the players who are here.

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
        bus: Bus | None = None,
        now: Callable[[], int] = now_ms,
    ) -> None:
        """Keep the tables in *store*; other workers are reached over *bus*."""
        self.store = store
        self.thinking = thinking or Threads(bot_for)
        """Where bots and the tutor think."""
        self.build = ""
        """By which name the build of the page is known that is served here."""
        self.is_draining: Callable[[], bool] = lambda: False
        """Whether this worker goes away soon, and no tables are opened here any more."""
        self.bus = bus or LocalBus()
        self._people = people or Guests(store.identity)
        self._new_seed = new_seed
        self._players: dict[str, Player] = {}
        self._present: set[Guest] = set()
        # Names alone are drawn with these dice; deals come from `new_seed`.
        self._rng = random.Random()  # noqa: S311
        self.presence = Presence(self.bus, monotonic)
        means = Means(store, rhythm or Rhythm(), self.thinking, self.presence, now)
        self.tables = LiveTables(means, self.bus, self._grown)
        self.keeper = Keeper(store)
        self.figures = Figures(store, monotonic)
        self.lobby = Lobby(store, self.bus, monotonic, self.counts, self.figures)
        self._later = Tasks()
        self._seating = Seating(self.tables, self._people, new_seed, self._later, self._refuse_with)
        self._matching = Matching(
            self.tables, self.lobby, self._seating, self._later, new_seed, self.figures
        )
        self._keeping: asyncio.Task[None] | None = None

    async def aclose(self) -> None:
        """End what goes on by itself, and let go of everything but the store."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
            self._keeping = None
        self._later.cancel()
        self.lobby.close()
        self.tables.close()
        self.presence.close()
        await self.keeper.aclose()
        await self.thinking.close()

    def counts(self) -> tuple[int, int]:
        """How many players are here, and at how many tables is being played, on all workers."""
        return self.presence.players, self.tables.playing + self.presence.playing_elsewhere

    @property
    def connections(self) -> int:
        """How many connections are open here."""
        return sum(len(player.guests) for player in self._players.values())

    def announce(self, announcement: protocol.Announcement) -> None:
        """Show everybody who is connected here an announcement."""
        for player in self._players.values():
            for guest in player.guests:
                guest.show(announcement)

    async def close_table(self, table_id: str) -> bool:
        """Close a table for good, as whoever runs the server wants; False where there is none.

        Raises:
            StoreError: the log cannot be read or written.
        """
        try:
            live = await self.tables.find(table_id)
            if live is None:
                return False
            at = 0 if live.is_solo else self.tables.means.now()
            await live.carry_out(Close(ClosedWhy.STOPPED, at), None)
        except (LogError, UnknownBot, RefusalError):
            return False
        self.tables.let_go(live)
        return True

    def _grown(self, live: LiveTable) -> None:
        self.lobby.note(live)
        self.keeper.look_at(live.id, live.table)

    # What goes on by itself.

    async def _keep(self) -> None:
        """Tell the lobby, note who has a line, and do what is due, again and again."""
        # Without it no clock runs out here: whatever fails is tried again.
        while True:
            try:
                await self._keep_going()
            except Exception:
                _log.exception("the tables are not looked after for a moment")
                await asyncio.sleep(_LINES_EVERY_S)

    async def _keep_going(self) -> None:
        lines = presence = compared = monotonic()
        while True:
            await asyncio.sleep(LOBBY_TELLS_EVERY_S)
            await self.lobby.tell()
            now = monotonic()
            if now - presence >= PRESENCE_TELLS_EVERY_S:
                presence = now
                watched = {live.id: len(live.watchers_of(None)) for live in self.tables}
                self.presence.tell(watched, self.tables.playing)
            if now - lines >= _LINES_EVERY_S:
                lines = now
                await self._look_after_tables()
            if self.tables.has_others and now - compared >= COMPARES_EVERY_S:
                compared = now
                await self.tables.compare()

    async def _look_after_tables(self) -> None:
        for guest in [guest for guest in self._present if guest.is_silent]:
            self._note_gone(guest)
        try:
            await self.tables.note_lines()
            await self.tables.do_due()
        except StoreError as error:
            _log.error("the tables cannot be looked after: %s", error)

    def _note_come(self, guest: Guest, player: Player) -> None:
        if guest not in self._present:
            self._present.add(guest)
            self.presence.come(player.who.id)

    def _note_gone(self, guest: Guest) -> None:
        player = self._players.get(guest.player)
        if guest in self._present and player is not None:
            self._present.discard(guest)
            self.presence.go(player.who.id)

    # Coming and going.

    async def enter(self, guest: Guest) -> None:
        """Welcome *guest* and show the table where the player sat down last.

        Raises:
            StoreError: the log cannot be read.
        """
        if self._keeping is None:
            self._keeping = asyncio.create_task(self._keep())
        player = self._players.get(guest.player)
        if player is None:
            who = await self._people.who(guest.player)
            player = self._players.setdefault(guest.player, Player(guest.player, who))
        player.waiting += 1
        first: LiveTable | None = None
        sittings: list[protocol.Sitting] = []
        ratings: list[protocol.Rating] = []
        try:
            async with player.lock:
                if not player.guests:
                    await self._sit_again(player)
                ratings = await self.figures.of(player.who.id)
                # Last: while anything is waited for, a table that nobody looks at is let go of.
                first, sittings = await self._sittings(player)
                player.guests.append(guest)
        finally:
            player.waiting -= 1
            self._forget_if_gone(player)
        self._note_come(guest, player)
        while len(player.guests) > CONNECTIONS_A_PLAYER:
            oldest = player.guests[0]
            self._remove(player, oldest)
            oldest.dismiss()
        who = player.who
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
                table=first.id if first else None,
                me=protocol.Me(who.id, who.name, who.is_account, ratings),
                tables=sittings,
                build=self.build,
            )
        )
        if first:
            metrics.RESUMED.add()
            player.look(guest, first)
            if not first.is_solo:
                await self._come_back(player, first)
        elif player.stranded:
            refuse(guest, None, "no_such_table", "the table where you sat cannot be played on")

    async def _come_back(self, player: Player, live: LiveTable) -> None:
        try:
            await self._seating.come_back(player, live)
        except (RefusalError, StoreError) as error:
            _log.error("table %s: that a player is back is not in the log: %s", live.id, error)

    async def _sittings(self, player: Player) -> tuple[LiveTable | None, list[protocol.Sitting]]:
        """Where *player* sits, and the table to be shown first."""
        lives: list[LiveTable] = []
        for sitting in reversed(await self.store.seats_of(player.who.id)):
            try:
                live = await self.tables.find(sitting.table)
            except (LogError, UnknownBot) as error:
                _log.error("table %s cannot be played on: %s", sitting.table, error)
            else:
                if live is not None and live.table.seat_of(player.who.id) is not None:
                    lives.insert(0, live)
        if player.table:
            lives.insert(0, player.table)
        lives.sort(key=lambda live: self._urgency(player, live))
        return next(iter(lives), None), [self._sitting(player, live) for live in lives]

    def _urgency(self, player: Player, live: LiveTable) -> int:
        """How little *player* is awaited at *live*: those whom people wait for go there first."""
        sitting = self._sitting(player, live)
        if live.table.phase_of_life is Life.OVER:
            return 4
        if live.is_solo:
            return 3
        if live.table.phase_of_life is Life.GATHERING:
            return 2
        return 0 if sitting.to_act else 1

    def _sitting(self, player: Player, live: LiveTable) -> protocol.Sitting:
        table = live.table
        seat = player.seat if live.is_solo else table.seat_of(player.who.id) or 0
        return protocol.Sitting(
            table=live.id,
            seat=seat,
            life=table.phase_of_life.value,
            others=[
                other.name
                for number, other in enumerate(table.seats)
                if number != seat and not other.is_free
            ],
            bots=[
                other.name
                for number, other in enumerate(table.seats)
                if number != seat and not other.is_free and table.level_at(number) is not None
            ],
            to_act=table.phase_of_life is Life.PLAYING and seat in table.game.seats_to_act,
            solo=live.is_solo,
        )

    async def exit(self, guest: Guest) -> None:
        """Show *guest* nothing more; what it asked before is finished first."""
        player = self._players.get(guest.player)
        if player is None:
            return
        async with player.lock:
            await self._matching.end(player, guest)
            if guest in player.guests:
                self._remove(player, guest)
            self._forget_if_gone(player)

    def _remove(self, player: Player, guest: Guest) -> None:
        self._note_gone(guest)
        player.guests.remove(guest)
        self.lobby.leave(guest)
        live = player.look_away(guest)
        if live is not None:
            self.tables.let_go(live)

    def _forget_if_gone(self, player: Player) -> None:
        is_gone = not player.guests and not player.waiting
        if is_gone and self._players.get(player.key) is player:
            del self._players[player.key]

    async def _sit_again(self, player: Player) -> None:
        """Find the table where the player sits alone; an unreadable one counts as none."""
        sittings = await self.store.seats_of(player.key)
        player.table = player.stranded = player.way_back = None
        if not sittings:
            return
        sitting = sittings[0]
        stored = await self.store.load(sitting.table)
        try:
            table = self._live_table(sitting.table, stored)
            table.check_seat(sitting.seat)
        except (LogError, UnknownBot) as error:
            _log.error("table %s cannot be played on: %s", sitting.table, error)
            player.stranded = sitting
        else:
            player.table = self.tables.adopt(table)
            player.seat = sitting.seat

    def _live_table(self, table_id: str, stored: Sequence[StoredEvent]) -> LiveTable:
        """Take up the table whose log is *stored*.

        Raises:
            LogError: the log cannot be played on.
            UnknownBot: a bot at the table is unknown here.
        """
        return LiveTable(table_id, stored, self.tables.means)

    # Messages.

    async def obey(self, guest: Guest, message: protocol.ClientMessage) -> None:
        """Do what *message* asks, and answer *guest*; a refusal leaves all as it was."""
        player = self._players.get(guest.player)
        if player is None or guest not in player.guests:
            return
        self._note_come(guest, player)
        if isinstance(message, protocol.Ping):
            guest.show(protocol.Pong(message.id))
            return
        async with player.lock:
            try:
                self._check_open(message)
                await self._obey(player, guest, message)
            except Exception as error:
                self._refuse_with(guest, message, error)

    def _check_open(self, message: protocol.ClientMessage) -> None:
        if self.is_draining() and isinstance(message, OPENS_TABLES):
            raise BarredError("draining", "this server goes away soon")

    def _refuse_with(self, guest: Guest, message: protocol.ClientMessage, error: Exception) -> None:
        """Tell *guest* that *message* was not carried out, because of *error*.

        An error that no message can bring about is raised again.
        """
        match error:
            case IllegalMove():
                reason = write_reason(error.reason)
                refuse(guest, message.id, "illegal_move", str(error), reason)
            case rulebook.BadRules():
                refuse(guest, message.id, "bad_rules", str(error))
            case RulesConflict():
                conflict = rulebook.write_conflict(error)
                refuse(guest, message.id, "rules_conflict", str(error), conflict=conflict)
            case NothingToAdvise():
                refuse(guest, message.id, "nothing_to_advise", str(error))
            case ThinkingError():
                _log.error("no advice: %s", error)
                refuse(guest, message.id, "nothing_to_advise", "the tutor has no answer just now")
            case BarredError():
                refuse(guest, message.id, error.code, str(error))
            case RefusalError():
                refuse(guest, message.id, _REFUSAL_CODES[type(error)], str(error))
            case StoreError():
                _log.error("not carried out: %s", error)
                refuse(guest, message.id, "storage", "the log cannot be written just now")
            case _:
                raise error

    async def _obey(self, player: Player, guest: Guest, message: protocol.ClientMessage) -> None:
        match message:
            case protocol.Ping():
                guest.show(protocol.Pong(message.id))
            case protocol.CheckRules():
                guest.show(rulebook.check(message.rules, message.seats, message.id))
            case protocol.NewTable() | protocol.OpenLesson() | protocol.OpenOnDevice():
                await self._open(player, guest, message)
            case protocol.Return():
                await self._return(player, guest, message)
            case protocol.OpenPeopleTable():
                await self._seating.open(player, guest, message)
            case protocol.Enter():
                await self._enter_table(player, guest, message)
            case protocol.SeeLobby():
                await self._see_lobby(guest, message)
            case protocol.QuickMatch():
                await self._matching.seek(player, guest, message)
            case protocol.CancelMatch():
                await self._matching.cancel(player, guest, message)
            case _:
                await self._obey_at_table(player, guest, message)

    async def _see_lobby(self, guest: Guest, message: protocol.SeeLobby) -> None:
        if message.on:
            await self.lobby.join(guest, message.id)
        else:
            self.lobby.leave(guest)
            guest.show(protocol.LobbyUpdate(False, [], [], *self.counts(), message.id))

    async def _enter_table(self, player: Player, guest: Guest, message: protocol.Enter) -> None:
        if player.table is not None and player.table.id == message.table:
            player.look(guest, player.table, reply_to=message.id)
        else:
            await self._seating.enter(player, guest, message)

    async def _obey_at_table(
        self, player: Player, guest: Guest, message: AtTable | Playing
    ) -> None:
        live = player.at_people(guest, message.table)
        if live is not None:
            await self._seating.obey(player, guest, live, message)
        elif isinstance(message, protocol.Leave):
            await self._leave(player, guest, message)
        elif player.table is None or player.table.id != message.table:
            refuse(guest, message.id, "no_such_table", "you do not sit at that table")
        elif isinstance(message, AtTable):
            refuse(guest, message.id, "not_now", "nobody else comes to this table")
        else:
            await self._obey_alone(player, guest, player.table, message)

    async def _obey_alone(  # noqa: PLR0912 - one branch a message
        self, player: Player, guest: Guest, live: LiveTable, message: Playing
    ) -> None:
        reader: Seat | None = player.seat
        if live.table.settings.is_on_one_device:
            reader = live.reader(guest)
        match message:
            case protocol.Hold():
                if not live.table.settings.is_on_one_device or player.looks.get(guest) is not live:
                    raise NotNowError("no device is handed round here")
                live.hand_over(guest, message.seat, message.id)
            case protocol.Sync():
                if player.looks.get(guest) is live:
                    live.show(guest, message.id)
                else:
                    player.look(guest, live, reply_to=message.id)
            case protocol.History():
                guest.show(wire.history_for(live.id, live.table, reader, message.id))
            case protocol.Replay():
                guest.show(wire.replay_for(live.id, live.table, reader, message.id))
            case protocol.Ask():
                advice = await live.advise(player.seat)
                guest.show(wire.write_advice(message.table, advice, message.id))
            case protocol.Share():
                if reader is None:
                    raise NotNowError("nobody holds the device")
                code = sharing.code_of(
                    live.table,
                    reader,
                    with_hand=message.with_hand,
                    language=message.language,
                )
                guest.show(protocol.Shared(code, message.id))
            case protocol.Leave():
                await self._leave(player, guest, message)
            case protocol.Play() | protocol.Lay() if message.seat != reader:
                refuse(guest, message.id, "not_your_seat", f"your seat is {reader}")
            case _:
                seat = player.seat if reader is None else reader
                await live.carry_out(
                    _command(message, seat, self._new_seed),
                    seat,
                    command_id=command_key(guest.player, message.id),
                    watcher=guest,
                    reply_to=message.id,
                )

    # One who plays alone.

    async def _open(self, player: Player, guest: Guest, message: Opening) -> None:
        """Open a table and sit the player there; he leaves the one where he sat."""
        table_id = table_id_of(guest.player, message.id)
        if player.table and player.table.id == table_id:
            player.look(guest, player.table, reply_to=message.id)
            return
        if await self.store.load(table_id):
            # Sent again after that table was left.
            guest.show(protocol.Left(table_id, message.id))
            return
        seat = 0
        events = decide(None, self._opening(message, player.who.id))
        opening = append_of(
            table_id, 0, events, seat=seat, command_id=command_key(guest.player, message.id)
        )
        opening = Append(
            table_id,
            opening.events,
            seated=[Sitting(guest.player, table_id, seat)],
            left=[player.stranded] if player.stranded else [],
        )
        way_back = None
        if player.table:
            await self._leave_for(player, player.table, opening)
            # A lesson is begun again at its step, not gone back to.
            if player.table.table.result is None and player.table.table.learning is None:
                way_back = Sitting(guest.player, player.table.id, player.seat)
        else:
            await self.store.append(opening)
        watching = self._get_up(player)
        player.way_back = way_back
        player.table = self.tables.adopt(self._live_table(table_id, opening.events))
        player.seat = seat
        player.stranded = None
        # A lesson may begin in the middle of a deal.
        is_dealt = not isinstance(message, protocol.OpenLesson)
        happened = player.table.table.game.opening_events if is_dealt else ()
        self._show_new(player, guest, watching, happened, message.id)

    async def _leave_for(self, player: Player, table: LiveTable, other: Append) -> None:
        """Write that the player leaves *table*, and with it *other*."""
        async with table.lock:
            leaving = self._leaving(table, player.key, player.seat, None)
            try:
                await table.write(leaving, other)
            except ConflictError:
                # Another worker wrote there first, and it has been read since.
                leaving = self._leaving(table, player.key, player.seat, None)
                await table.write(leaving, other)

    def _show_new(
        self,
        player: Player,
        guest: Guest,
        watching: Sequence[Guest],
        happened: Sequence[Event],
        reply_to: str,
    ) -> None:
        """Show the table where the player sits now to *guest*, and to all who saw the last one."""
        if player.table is None:
            return
        for other in player.guests:
            if other is guest or other in watching or other not in player.looks:
                answers = reply_to if other is guest else None
                player.look(other, player.table, happened, answers)

    async def _return(self, player: Player, guest: Guest, message: protocol.Return) -> None:
        """Sit the player down where he sat before; he leaves the table that he opened since."""
        table, sitting = player.table, player.way_back
        if table and table.id == message.table:
            player.look(guest, table, reply_to=message.id)
            return
        if sitting is None or sitting.table != message.table:
            refuse(guest, message.id, "no_way_back", "that table cannot be returned to")
            return
        stored = await self.store.load(sitting.table)
        try:
            left = self._live_table(sitting.table, stored)
            events = decide(left.table, Return(sitting.seat))
            returning = left.entries(events, sitting.seat, command_key(guest.player, message.id))
            returned = self._live_table(sitting.table, [*stored, *returning.events])
        except (LogError, UnknownBot) as error:
            _log.error("table %s cannot be played on: %s", sitting.table, error)
            refuse(guest, message.id, "no_way_back", "that table cannot be played on")
            return
        returning = Append(left.id, returning.events, seated=[sitting])
        if table:
            await self._leave_for(player, table, returning)
        else:
            await self.store.append(returning)
        watching = self._get_up(player)
        player.way_back = None
        player.table = self.tables.adopt(returned)
        player.seat = sitting.seat
        self._show_new(player, guest, watching, (), message.id)

    def _opening(self, message: Opening, player: str) -> OpenTable | OpenLesson:
        if isinstance(message, protocol.OpenOnDevice):
            return self._opening_on_device(message, player)
        name = tidy(message.name)
        if isinstance(message, protocol.OpenLesson):
            try:
                return OpenLesson(lesson_of(message.lesson), message.step, name)
            except UnknownLesson as error:
                raise NoLessonError(str(error)) from error
        rules = rulebook.read_rules(message.rules)
        names = name_bots(message.opponents, [name], self._rng)
        bots = zip(names, message.opponents, strict=True)
        settings = TableSettings(
            (
                SeatSettings(name, player=player),
                *(SeatSettings(bot, level) for bot, level in bots),
            ),
            Pace(message.pace),
        )
        return OpenTable(rules, settings, self._new_seed())

    def _opening_on_device(self, message: protocol.OpenOnDevice, player: str) -> OpenTable:
        """A table where all people are *player*: the game is kept as that of the first of them."""
        people = [tidy(name) for name in message.people]
        if "" in people:
            raise SettingsError("who shares a device has a name to be called by")
        if len({name.casefold() for name in people}) < len(people):
            raise NameTakenError("two at the table are called alike")
        names = name_bots(message.bots, people, self._rng)
        seats = (
            SeatSettings(people[0], player=player),
            *map(SeatSettings, people[1:]),
            *map(SeatSettings, names, message.bots),
        )
        if len(seats) > SEATS_ON_DEVICE:
            raise SettingsError(f"one device is for {SEATS_ON_DEVICE} players at most")
        rules = rulebook.read_rules(message.rules)
        return OpenTable(rules, TableSettings(seats, Pace(message.pace)), self._new_seed())

    async def _leave(self, player: Player, guest: Guest, message: protocol.Leave) -> None:
        key = command_key(guest.player, message.id)
        table = player.table
        if table is None or table.id != message.table:
            if any(event.command == key for event in await self.store.load(message.table)):
                guest.show(protocol.Left(message.table, message.id))
                return
            refuse(guest, message.id, "no_such_table", "you do not sit at that table")
            return
        if table.knows(key):
            # The id of another command, done already: like any such it is answered only.
            table.show(guest, reply_to=message.id)
            return
        async with table.lock:
            await table.write(self._leaving(table, guest.player, player.seat, key))
        watching = self._get_up(player)
        for other in watching:
            if other is not guest:
                other.show(protocol.Left(table.id, None))
        guest.show(protocol.Left(table.id, message.id))

    def _leaving(self, table: LiveTable, name: str, seat: int, command_id: str | None) -> Append:
        append = table.entries(decide(table.table, Leave(seat)), seat, command_id)
        return Append(table.id, append.events, left=[Sitting(name, table.id, seat)])

    def _get_up(self, player: Player) -> list[Guest]:
        """Let the player sit nowhere alone; return the connections that showed that table."""
        table = player.table
        player.table = None
        if table is None:
            return []
        watching = [guest for guest, live in player.looks.items() if live is table]
        for guest in watching:
            player.look_away(guest)
        self.tables.let_go(table)
        return watching


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
