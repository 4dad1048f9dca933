"""`LiveTable`: a table in memory, its one writer here, its bots and those who look at it."""

import asyncio
import logging
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from time import time_ns
from typing import Final, NamedTuple, Protocol

from msgspec.structs import replace

from kozyr import rules
from kozyr.bots import bot_for
from kozyr.server import metrics, protocol, together, wire
from kozyr.server.botplay import BotsAtPlay
from kozyr.server.device import Device
from kozyr.server.rhythm import Rhythm
from kozyr.server.store import (
    Append,
    ConflictError,
    Sitting,
    Store,
    StoredEvent,
    StoreError,
    TableStatus,
)
from kozyr.server.thinking import Thinking
from kozyr.server.watching import DELAY_MS, LateView, as_it_was
from kozyr.study.tutor import Advice
from kozyr.tables import (
    Ask,
    Command,
    GoToStep,
    Life,
    LogError,
    Play,
    RefusalError,
    Table,
    TableEvent,
    TableSettings,
    Tick,
    Watching,
    decide,
    decode_event,
    encode_event,
    kind_of,
)
from kozyr.tables.log import Closed, Said, SeatFreed

_log = logging.getLogger(__name__)

TRIES: Final = 8
"""So often a command is decided anew because other writers were first."""
_SEATS_WITH_A_FLOOR: Final = 3
_LAY_CARDS: Final = (
    rules.Attacked,
    rules.ThrownIn,
    rules.Beaten,
    rules.Transferred,
    rules.TakeSaid,
)

Reader = rules.Seat | None
"""Whose view is meant: that of a seat, or of one who only watches."""


class Watcher(Protocol):
    """One who is shown what happens at a table."""

    def show(self, message: protocol.ServerMessage) -> None:
        """Take *message*, at once and without failing."""


class Here(Protocol):
    """What a table of people has to know about the lines to this server."""

    def online(self, table: Table) -> frozenset[rules.Seat]:
        """The seats whose people have a line, to this worker or another."""

    def watchers_elsewhere(self, table_id: str) -> int:
        """How many watch the table on other workers."""

    def plays_bots(self, table_id: str) -> bool:
        """Whether of all workers it is this one where the bots of the table play."""


class Alone:
    """What there is to know where nobody else comes."""

    def online(self, table: Table) -> frozenset[rules.Seat]:
        """Everybody who sits there."""
        return frozenset(table.settings.people)

    def watchers_elsewhere(self, table_id: str) -> int:
        """Nobody."""
        return 0

    def plays_bots(self, table_id: str) -> bool:
        """They play here."""
        return True


def now_ms() -> int:
    """The time, in ms since 1970."""
    return time_ns() // 1_000_000


def _nothing(live: "LiveTable") -> None:
    del live


@dataclass(frozen=True, slots=True)
class Means:
    """What all tables of a hall work with; *grown* is called after each write of one."""

    store: Store
    rhythm: Rhythm
    thinking: Thinking
    here: Here
    now: Callable[[], int] = now_ms
    grown: Callable[["LiveTable"], None] = _nothing


class _Listed(NamedTuple):
    """What the lobby was told of a table, and what it hangs on."""

    settings: TableSettings
    rules: rules.Rules
    life: Life
    told: protocol.Listing | None


class LiveTable:
    """A table as it stands at the end of its log.

    Everything that changes it holds `lock`: decide, append to the log, and only when
    that is on the disk let it happen and show it.  While nobody looks the bots rest.
    """

    def __init__(self, table_id: str, stored: Sequence[StoredEvent], means: Means) -> None:
        """Replay the log *stored*.

        Raises:
            LogError: it cannot be replayed.
            UnknownBot: one of its bots has a name that none has here.
        """
        self.id = table_id
        self.lock = asyncio.Lock()
        self._means = means
        # How each one who looks is known to the table: the seat where one plays alone, the
        # public id among people.
        self._watchers: dict[Watcher, rules.Seat | str] = {}
        self._device = Device()
        self._readers: dict[Reader, list[Watcher]] | None = None
        self._marks: tuple[object, ...] = ()
        self._common = wire.Common()
        self._told_people: tuple[tuple[object, ...], list[protocol.Presence]] = ((), [])
        self._told_settings: tuple[TableSettings, protocol.TableSettings] | None = None
        self._listed: _Listed | None = None
        self._read(stored)
        for level in self.bots.values():
            bot_for(level)
        self._botplay = BotsAtPlay(self, means.rhythm, means.thinking, self._plays_bots_here)
        self._late: LateView | None = None
        self._floor = 0.0
        self._dice = random.Random()  # noqa: S311 - how long to wait is no secret of a deal
        self._is_failing = False
        self._did_play_here = True
        self._alarm: asyncio.TimerHandle | None = None
        self._due: int | None = None
        self._ringing: asyncio.Task[None] | None = None

    def _read(self, stored: Sequence[StoredEvent]) -> None:
        _check_gapless(stored, 0)
        table = Table.replay(decode_event(event.body) for event in stored)
        if table.deal_number == 0 and table.is_solo:
            raise LogError("nothing has been dealt")
        self._stand(table)
        self._status: TableStatus | None = None
        self._commands = {event.command for event in stored if event.command is not None}

    def _stand(self, table: Table) -> None:
        """Let the table be *table* from now on."""
        marks = (table.settings.seats, table.left, table.sits_in)
        self.table = table
        if table.settings.is_on_one_device:
            self._device.follow(table)
            self._readers = None
        if marks == self._marks:
            return
        self._marks = marks
        self._readers = None
        self.bots: Mapping[rules.Seat, str] = {
            seat: level
            for seat in range(len(table.seats))
            if (level := table.level_at(seat)) is not None
        }

    @property
    def listing(self) -> protocol.Listing | None:
        """What the lobby shows of the table; None where it shows nothing."""
        return self._listing_of(self.table)

    def _listing_of(self, table: Table) -> protocol.Listing | None:
        if table.is_solo:
            return None
        listed, life = self._listed, table.phase_of_life
        if (
            listed is None
            or listed.settings is not table.settings
            or listed.rules is not table.rules
            or listed.life is not life
        ):
            told = together.listing_of(self.id, table)
            listed = self._listed = _Listed(table.settings, table.rules, life, told)
        return listed.told

    @property
    def is_solo(self) -> bool:
        """Whether one plays alone here."""
        return self.table.is_solo

    def check_seat(self, seat: rules.Seat) -> None:
        """Make sure that a person can sit at *seat*.

        Raises:
            LogError: the seat is none, is a bot's, or was left for good.
        """
        if seat not in self.table.settings.people or seat in self.table.left:
            raise LogError(f"seat {seat} is not a player's")

    # Looking.

    def watch(
        self,
        known_as: rules.Seat | str,
        watcher: Watcher,
        happened: Sequence[rules.Event] = (),
        reply_to: str | None = None,
    ) -> None:
        """Show *watcher* from now on what he may see, beginning with the table as it is.

        He is *known_as* the seat where he plays alone, and among people by his public id.
        *happened* is what led there, for a table that has just been opened.
        """
        self._watchers[watcher] = known_as
        self._readers = None
        reader = self.reader(watcher)
        if reader is None and self._late is not None:
            self._late.show(watcher, reply_to)
        else:
            watcher.show(_answering(self._messages([reader], happened)[reader], reply_to))
        self._botplay.run(happened)
        self.arm()
        if not self.is_solo:
            self.refresh(but=watcher)

    async def prepare_to_watch(self) -> None:
        """Where who only watches sees everything later, find out what that is now.

        Raises:
            StoreError: the log cannot be read, or not be replayed.
        """
        async with self.lock:
            if self._late is None and self._is_late:
                stored = await self._means.store.load(self.id)
                try:
                    # A log may be long, and nobody else is to wait for it.
                    table, since = await asyncio.to_thread(
                        as_it_was, [event.body for event in stored], self._means.now() - DELAY_MS
                    )
                    self._late = LateView(self, table, since)
                except LogError as error:
                    raise StoreError(f"Table {self.id} cannot be replayed: {error}.") from error

    def unwatch(self, watcher: Watcher) -> None:
        """Show *watcher* no more."""
        if self._watchers.pop(watcher, None) is None:
            return
        self._device.let_go(watcher)
        self._readers = None
        if not self._watchers:
            self._botplay.rest()
            if self.is_solo:
                self.rest()
        elif not self.is_solo:
            self.refresh()

    def rest(self) -> None:
        """Do nothing more by itself: nobody needs this table in memory."""
        self._botplay.rest()
        self._disarm()
        if self._late is not None:
            self._late.rest()
            self._late = None

    @property
    def is_watched(self) -> bool:
        """Whether anybody here looks."""
        return bool(self._watchers)

    @property
    def watchers(self) -> tuple[Watcher, ...]:
        """All who look here."""
        return tuple(self._watchers)

    def watchers_of(self, reader: Reader) -> tuple[Watcher, ...]:
        """Who here sees what *reader* sees."""
        return tuple(self._by_reader().get(reader, ()))

    def reader(self, watcher: Watcher) -> Reader:
        """Whose view *watcher* has; None for who only watches."""
        if self.table.settings.is_on_one_device:
            return self._device.holder(watcher)
        known_as = self._watchers[watcher]
        return self.table.seat_of(known_as) if isinstance(known_as, str) else known_as

    def _by_reader(self) -> dict[Reader, list[Watcher]]:
        if self._readers is None:
            readers: defaultdict[Reader, list[Watcher]] = defaultdict(list)
            for watcher in self._watchers:
                readers[self.reader(watcher)].append(watcher)
            self._readers = dict(readers)
        return self._readers

    def shows(self, watcher: Watcher) -> bool:
        """Whether *watcher* looks at this table."""
        return watcher in self._watchers

    def show(self, watcher: Watcher, reply_to: str | None = None) -> None:
        """Show *watcher* the table as it stands."""
        reader = self.reader(watcher)
        if reader is None and self._late is not None:
            self._late.show(watcher, reply_to)
        else:
            watcher.show(_answering(self._messages([reader])[reader], reply_to))

    def hand_over(self, watcher: Watcher, seat: rules.Seat, reply_to: str) -> None:
        """Let the one at *seat* hold the device behind *watcher*, and show him his cards.

        Raises:
            NotNowError: it is not handed to him.
        """
        self._device.take(watcher, seat, self.table)
        self._readers = None
        self.show(watcher, reply_to)

    @property
    def lags(self) -> bool:
        """Whether who only watches is told later."""
        return self._late is not None

    def refresh(self, but: Watcher | None = None) -> None:
        """Show all how the people and the clock stand now."""
        self._show_all((), but, None, but_replied=True)

    @property
    def _is_late(self) -> bool:
        """Whether who only watches sees everything later."""
        settings = self.table.settings
        return settings.watching is Watching.DELAYED and bool(self.table.deal_number)

    def now(self) -> int:
        """The time, in ms since 1970."""
        return self._means.now()

    def seen_late(
        self, table: Table, now: int, happened: Sequence[rules.Event] = ()
    ) -> protocol.Gathering | protocol.TableUpdate:
        """What who only watches is told of the table as it was at *now*: as *table* has it."""
        return self._messages([None], happened, table, now)[None]

    def _messages(
        self,
        readers: Iterable[Reader],
        happened: Sequence[rules.Event] = (),
        table: Table | None = None,
        now: int | None = None,
    ) -> Mapping[Reader, protocol.Gathering | protocol.TableUpdate]:
        common = self._common if table is None else None
        table = table or self.table
        if table.is_solo:
            device = together.write_device(table)
            return wire.updates_for(self.id, table, readers, happened, common, device=device)
        online = self._means.here.online(table)
        watchers = len(self._by_reader().get(None, ()))
        watchers += self._means.here.watchers_elsewhere(self.id)
        if not table.deal_number or table.phase_of_life is Life.GATHERING:
            return {
                reader: together.gathering_for(self.id, table, reader, online, watchers)
                for reader in readers
            }
        # What is the very same need not be compared for every reader.
        of = (table.presence.people, table.seats, table.dealt_to, table.left_deal, online)
        if common is None:
            # How it was is told from a table that goes on by itself.
            people = together.write_people(table, online)
        else:
            if of != self._told_people[0]:
                self._told_people = (of, together.write_people(table, online))
            people = self._told_people[1]
        if self._told_settings is None or self._told_settings[0] is not table.settings:
            self._told_settings = (table.settings, together.write_settings(table.settings))
        return wire.updates_for(
            self.id,
            table,
            readers,
            happened,
            common,
            settings=self._told_settings[1],
            host=table.host,
            clock=together.write_clock_view(table, self._means.now() if now is None else now),
            people=people,
            watchers=watchers,
            commitment=table.commitment,
            next=together.write_next_deal(table),
            takeback=together.write_takeback(table),
        )

    def _show_all(
        self,
        happened: Sequence[rules.Event],
        replied: Watcher | None,
        reply_to: str | None,
        *,
        but_replied: bool = False,
    ) -> None:
        readers = self._by_reader()
        now = [reader for reader in readers if reader is not None or self._late is None]
        for reader, message in self._messages(now, happened).items():
            for watcher in readers[reader]:
                if watcher is not replied:
                    watcher.show(message)
                elif not but_replied:
                    watcher.show(_answering(message, reply_to))
        if self._late is not None and replied in readers.get(None, ()) and not but_replied:
            self.show(replied, reply_to)  # type: ignore[arg-type]  # None looks at nothing

    # Changing.

    def knows(self, command_id: str) -> bool:
        """Whether the command with that key was carried out already."""
        return command_id in self._commands

    def entries(
        self,
        events: Sequence[TableEvent],
        seat: rules.Seat | None = None,
        command_id: str | None = None,
    ) -> Append:
        """Return how *events*, the next ones, are written to the log."""
        return append_of(self.id, self.table.seq, events, seat=seat, command_id=command_id)

    async def carry_out(
        self,
        command: Command,
        seat: rules.Seat | None,
        *,
        command_id: str | None = None,
        watcher: Watcher | None = None,
        reply_to: str | None = None,
        leaving: Sequence[Watcher] = (),
    ) -> None:
        """Carry *command* out, or raise and leave everything as it was.

        *seat* is None where nobody at the table commands.  Those who look are shown what
        happened; *watcher* is told that it answers *reply_to*.  Those who are *leaving* are
        only told that they have left.  Where another writer was first, it is decided anew on
        what he wrote.

        Raises:
            IllegalMove: the rules refuse the move.
            RefusalError: the command cannot be carried out now.
            StoreError: the log could not be written.
        """
        async with self.lock:
            for _ in range(TRIES):
                if command_id is not None and self.knows(command_id):
                    if watcher is not None:
                        self.show(watcher, reply_to)
                    return
                with metrics.MOVE_SECONDS.timed("decide"):
                    events = decide(self.table, command)
                try:
                    await self._grow(command, events, seat, command_id, watcher, reply_to, leaving)
                except ConflictError:
                    metrics.CONFLICTS.add()
                    await self._read_on()
                else:
                    metrics.MOVES.add("made")
                    return
        raise StoreError(f"Table {self.id} is written to by too many.")

    async def _grow(
        self,
        command: Command,
        events: Sequence[TableEvent],
        seat: rules.Seat | None,
        command_id: str | None,
        watcher: Watcher | None,
        reply_to: str | None,
        leaving: Sequence[Watcher],
    ) -> None:
        """Write *events*, let them happen and show it.

        Raises:
            StoreError: the log could not be written.
        """
        if not events:
            if watcher is not None:
                self.show(watcher, reply_to)
            return
        if self.is_solo:
            with metrics.MOVE_SECONDS.timed("commit"):
                await self._means.store.append(self.entries(events, seat, command_id))
            after, happened = self.table, _evolve(self.table, events)
        else:
            after = self.table.tried(())
            happened = _evolve(after, events)
            status = together.status_of(after, self._listing_of(after))
            before = then = set[Sitting]()
            if after.settings is not self.table.settings or after.left != self.table.left:
                before = together.sittings_of(self.id, self.table)
                then = together.sittings_of(self.id, after)
            append = Append(
                self.id,
                self.entries(events, seat, command_id).events,
                seated=[*then - before],
                left=[*before - then],
                status=status if status != self._status else None,
            )
            with metrics.MOVE_SECONDS.timed("commit"):
                await self._means.store.append(append)
            self._status = status
        self._is_failing = False
        if command_id is not None:
            self._commands.add(command_id)
        if isinstance(command, GoToStep):
            # The way to a step is not what happens: the table is shown as it stands then.
            happened.clear()
        if seat is not None and seat in self.bots:
            self._botplay.acted(seat)
        for each in leaving:
            self.dismiss(each, "left", reply_to if each is watcher else None)
        self._go_on(after, [(event, seat) for event in events], happened, watcher, reply_to)

    async def catch_up(self, seq: int) -> None:
        """Read what others have written, up to event number *seq* at least.

        Raises:
            StoreError: the log cannot be read.
        """
        async with self.lock:
            if self.table.seq < seq:
                await self._read_on()

    async def _read_on(self) -> None:
        """Read on in the log, and show what has happened there.

        Raises:
            StoreError: it cannot be read, or not be played on.
        """
        stored = await self._means.store.load(self.id, self.table.seq)
        if not stored:
            return
        try:
            _check_gapless(stored, self.table.seq)
            events = [decode_event(event.body) for event in stored]
            after = self.table if self.is_solo else self.table.tried(())
            happened = _evolve(after, events)
        except LogError as error:
            raise StoreError(f"Table {self.id} cannot be played on: {error}.") from error
        self._status = None
        self._commands.update(event.command for event in stored if event.command is not None)
        actors = [event.actor for event in stored]
        self._go_on(after, list(zip(events, actors, strict=True)), happened, None, None)

    def _go_on(
        self,
        after: Table,
        events: Sequence[tuple[TableEvent, rules.Seat | None]],
        happened: Sequence[rules.Event],
        watcher: Watcher | None,
        reply_to: str | None,
    ) -> None:
        """Go on with the table as it stands *after* all of *events*, and tell everybody."""
        gone = [
            each
            for event, actor in events
            if isinstance(event, SeatFreed) and actor != event.seat
            for each in self.watchers_of(event.seat)
        ]
        before = self.table
        self._stand(after)
        if after.deal_number != before.deal_number:
            # Whoever sat down with the same command plays.
            self._begin_to_hide(before)
        if any(isinstance(what, _LAY_CARDS) for what in happened):
            self._floor = asyncio.get_running_loop().time() + self._dice.uniform(
                *self._means.rhythm.floor
            )
        if self._late is not None:
            self._late.follow([event for event, _ in events])
        with metrics.MOVE_SECONDS.timed("fan_out"):
            self._tell(events, gone, happened, watcher, reply_to)
        if not all(isinstance(event, Said) for event, _ in events):
            self._botplay.plan(happened)
        self.arm()
        self._means.grown(self)

    def _begin_to_hide(self, before: Table) -> None:
        """With a deal begins what who only watches may not see, or only later.

        They may have come before it, or have sat here in the deal before.
        """
        match self.table.settings.watching:
            case Watching.DELAYED if self._late is None and self.watchers_of(None):
                self._late = LateView(self, before.tried(()), [])
            case Watching.OFF:
                for watcher in self.watchers_of(None):
                    self.dismiss(watcher, "left")
                    detail = "who does not play may not look"
                    watcher.show(protocol.Refused(None, "no_watching", None, None, detail))
            case _:
                pass

    def _tell(
        self,
        events: Sequence[tuple[TableEvent, rules.Seat | None]],
        gone: Sequence[Watcher],
        happened: Sequence[rules.Event],
        watcher: Watcher | None,
        reply_to: str | None,
    ) -> None:
        for each in gone:
            if each in self._watchers:
                self.dismiss(each, "removed")
        said = [event for event, _ in events if isinstance(event, Said)]
        for event in said:
            told = protocol.Said(self.id, event.seat, event.phrase, event.text, None)  # type: ignore[arg-type]  # one of the phrases
            for each in self._watchers:
                each.show(replace(told, reply_to=reply_to) if each is watcher else told)
        if any(isinstance(event, Closed) for event, _ in events):
            for each in self.watchers:
                self.dismiss(each, "closed", reply_to if each is watcher else None)
        elif len(said) < len(events):
            self._show_all(happened, watcher, None if said else reply_to)

    def dismiss(self, watcher: Watcher, why: protocol.LeftWhy, reply_to: str | None = None) -> None:
        """Show *watcher* no more, and tell him why."""
        self._watchers.pop(watcher, None)
        self._readers = None
        watcher.show(protocol.Left(self.id, reply_to, why))

    async def advise(self, seat: rules.Seat) -> Advice:
        """Ask the tutor what to do at *seat* on the table as it stands.

        That it was asked is written to the log, once a deal.

        Raises:
            NothingToAdvise: that seat can do nothing.
            RefusalError: who sat there has left, or the step of a lesson is over.
            StoreError: the log could not be written.
            ThinkingError: the tutor has no answer.
        """
        async with self.lock:
            events = decide(self.table, Ask(seat))
            if events and self.table.game.moves(seat):
                await self.write(self.entries(events, seat))
                _evolve(self.table, events)
        while True:
            seq = self.table.seq
            view = self.table.game.view(seat)
            advice = await self._means.thinking.advise(view, 0, asker=self.id)
            if self.table.seq == seq:
                return advice

    async def write(self, *appends: Append) -> None:
        """Append to the log; when another writer was first, catch up with it.

        Raises:
            StoreError: the log could not be written.
        """
        try:
            await self._means.store.append(*appends)
        except ConflictError:
            metrics.CONFLICTS.add()
            await self._read_on()
            raise

    # Time.

    def arm(self) -> None:
        """Look after the table again when something is due there, or seen by all."""
        self._due = self._next_moment()
        if self._due is None:
            self._disarm()
            return
        loop = asyncio.get_running_loop()
        rings_s = loop.time() + max(0, self._due - self._means.now()) / 1000
        # With most moves what is due is put off: an alarm that comes too soon is set again then.
        if self._alarm is None or self._alarm.when() > rings_s:
            self._disarm()
            self._alarm = loop.call_at(rings_s, self._ring)

    def _next_moment(self) -> int | None:
        """When, in ms, something is due or seen by all, if ever."""
        table = self.table
        if table.is_solo or table.closed is not None:
            return None
        # What was written of how it stands has been found out lately.
        deadline = table.deadline if self._status is None else self._status.deadline_ms
        lost = table.lost
        moments = [] if deadline is None else [deadline]
        if lost:
            now, pauses = self._means.now(), map(table.presence.pauses_from, lost)
            moments += [at for at in pauses if at is not None and at > now]
        return min(moments, default=None)

    def _disarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        if self._due is not None and self._means.now() < self._due:
            self.arm()
        elif self._ringing is None or self._ringing.done():
            self._ringing = asyncio.create_task(self.tick())

    async def tick(self) -> None:
        """Do what is due, and show how the clock stands."""
        due = self.table.deadline
        now = self._means.now()
        try:
            if due is not None and due <= now:
                await self.carry_out(Tick(now), None)
            else:
                self.refresh()
            self.arm()
        except RefusalError:
            # Others have closed the table.
            return
        except StoreError as error:
            _log.error("table %s: what is due is not in the log: %s", self.id, error)

    # Bots.

    def _plays_bots_here(self) -> bool:
        return self.is_solo or self._means.here.plays_bots(self.id)

    def look_after_bots(self) -> None:
        """Let the bots play here where those of another worker did until now."""
        plays_here = self._plays_bots_here()
        if plays_here and not self._did_play_here and self._botplay.is_running:
            self._botplay.plan(())
        self._did_play_here = plays_here

    def masked_until(self, play: Play) -> float:
        """When *play* may be made at the earliest, by the clock of the loop.

        At a table of people where three or more play, no bout ends sooner because nobody can
        throw in.
        """
        is_masked = (
            isinstance(play.move, rules.Done)
            and not self.is_solo
            and len(self.table.seats) >= _SEATS_WITH_A_FLOOR
        )
        return self._floor if is_masked else 0.0

    async def make(self, play: Play) -> None:
        """Make a bot's move.

        Raises:
            IllegalMove: the rules refuse it.
            RefusalError: it is too late for it.
            StoreError: the log could not be written.
        """
        at = 0 if self.is_solo else self._means.now()
        await self.carry_out(Play(play.seat, play.move, play.seen, at, by_bot=True), play.seat)

    def tell_failure(self) -> None:
        """Tell everybody, once, that the bots are held up."""
        if not self._is_failing:
            self._is_failing = True
            detail = "the log cannot be written just now; the bots try again"
            refused = protocol.Refused(None, "storage", None, None, detail)
            for watcher in self._watchers:
                watcher.show(refused)


def _check_gapless(stored: Sequence[StoredEvent], seq: int) -> None:
    if [event.seq for event in stored] != [*range(seq + 1, seq + 1 + len(stored))]:
        raise LogError("an event is missing")


def _evolve(table: Table, events: Iterable[TableEvent]) -> list[rules.Event]:
    """Let *events* happen; return what happened in the game by them."""
    return [what for event in events for what in table.evolve(event)]


def _answering(
    message: protocol.Gathering | protocol.TableUpdate, reply_to: str | None
) -> protocol.Gathering | protocol.TableUpdate:
    return message if reply_to is None else replace(message, reply_to=reply_to)


def append_of(
    table_id: str,
    seq: int,
    events: Sequence[TableEvent],
    *,
    seat: rules.Seat | None,
    command_id: str | None,
) -> Append:
    """Return how *events* are written behind the first *seq* of a log.

    The first of them carries the command, which may stand only once in a log.
    """
    return Append(
        table_id,
        [
            StoredEvent(
                seq=seq + 1 + i,
                kind=kind_of(event),
                actor=seat,
                command=command_id if i == 0 else None,
                body=encode_event(event),
            )
            for i, event in enumerate(events)
        ],
    )
