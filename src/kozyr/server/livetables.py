"""`LiveTables`: the tables that this worker has in memory, and what keeps them fresh."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from kozyr.bots import UnknownBot
from kozyr.server import metrics, together
from kozyr.server.bus import Bus, LocalBus, Notice
from kozyr.server.live import LiveTable, Means, append_of
from kozyr.server.store import Append, StoreError
from kozyr.server.tasks import Tasks
from kozyr.tables import (
    Life,
    LogError,
    LoseLine,
    OpenTable,
    RefusalError,
    RegainLine,
    Table,
    Tick,
    decide,
)

_log = logging.getLogger(__name__)

DUE_AT_ONCE: Final = 200
COMPARES_EVERY_S: Final = 5.0
_LONG_LOG: Final = 300
"""Events: one deal of six and more.  To play through a longer log would hold others up."""
_ORPHANED_AFTER_MS: Final = 1500
"""What is due for so long is nobody's concern: whoever finds it does it."""


class LiveTables:
    """Tables by their ids, each once."""

    def __init__(self, means: Means, bus: Bus, grown: Callable[[LiveTable], None]) -> None:
        """Tell others over *bus* what is written here.

        *grown* is told of each table that is taken up, and of each write.
        """
        self._bus = bus
        self._told = grown
        self.means = replace(means, grown=self._grown)
        self._tables: dict[str, LiveTable] = {}
        self._tasks = Tasks()
        self._unsubscribe = bus.subscribe(self._on_notices, self._on_gap)

    def close(self) -> None:
        """Let go of all of them."""
        self._unsubscribe()
        self._tasks.cancel()
        for live in self._tables.values():
            live.rest()
        self._tables.clear()

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._tables)

    def __iter__(self) -> Iterator[LiveTable]:
        """All that are in memory."""
        return iter([*self._tables.values()])

    # Finding.

    async def find(self, table_id: str) -> LiveTable | None:
        """Return the table of that id, None when there is none.

        It is kept in memory only while somebody can still come to it.

        Raises:
            LogError: its log cannot be played on.
            UnknownBot: one of its bots is unknown here.
            StoreError: its log cannot be read.
        """
        live = self._tables.get(table_id)
        if live is not None:
            return live
        stored = await self.means.store.load(table_id)
        if not stored:
            return None
        with metrics.REPLAY_SECONDS.timed():
            if len(stored) > _LONG_LOG:
                live = await asyncio.to_thread(LiveTable, table_id, stored, self.means)
            else:
                live = LiveTable(table_id, stored, self.means)
        if live.is_solo or live.table.closed is not None:
            # Nobody can come to it, so nobody would ever let go of it.
            return live
        # Somebody else may have been looking for it meanwhile.
        known = self._tables.setdefault(table_id, live)
        if known is live:
            self._told(live)
        return known

    def adopt(self, live: LiveTable) -> LiveTable:
        """Keep *live*, which is new."""
        old = self._tables.get(live.id)
        if old is not None:
            old.rest()
        self._tables[live.id] = live
        self._told(live)
        return live

    def let_go(self, live: LiveTable) -> None:
        """Forget *live* if nobody here needs it: it can be read again.

        Nor while something is done there: whoever does it may look at it then.
        """
        is_needed = live.is_watched or live.lock.locked() or not self._is_idle(live)
        if self._tables.get(live.id) is live and not is_needed:
            live.rest()
            del self._tables[live.id]

    def _is_idle(self, live: LiveTable) -> bool:
        """Whether nothing at the table is still to be noted by this worker."""
        table = live.table
        if table.is_solo or table.closed is not None:
            return True
        here = self.means.here.online(table)
        return all(
            seat in table.lost or seat in table.left or seat in here
            for seat in table.settings.people
        )

    async def open(self, command: OpenTable, command_key: str) -> LiveTable:
        """Open a table of people, and keep it.

        Raises:
            RefusalError: it cannot be set up like this.
            RulesError: so many cannot play by its rules.
            StoreError: it cannot be written.
        """
        events = decide(None, command)
        host = command.settings.host
        opening = append_of(command.table, 0, events, seat=host, command_id=command_key)
        table = Table.replay(events)
        await self.means.store.append(
            Append(
                command.table,
                opening.events,
                seated=[*together.sittings_of(command.table, table)],
                status=together.status_of(table, together.listing_of(command.table, table)),
            )
        )
        live = self.adopt(LiveTable(command.table, opening.events, self.means))
        self._bus.publish([Notice(live.id, live.table.seq)])
        return live

    # Keeping fresh.

    def _grown(self, live: LiveTable) -> None:
        self._bus.publish([Notice(live.id, live.table.seq)])
        self._told(live)

    def _on_notices(self, notices: list[Notice]) -> None:
        for notice in notices:
            live = self._tables.get(notice.table)
            if live is not None and live.table.seq < notice.seq:
                self._tasks.start(self._catch_up(live, notice.seq))

    def _on_gap(self) -> None:
        self._tasks.start(self.compare())

    async def compare(self) -> None:
        """Make sure that nothing was missed that others have written."""
        try:
            newest = await self.means.store.newest(list(self._tables))
        except StoreError as error:
            _log.error("what others have written is not known: %s", error)
            return
        for table_id, seq in newest.items():
            live = self._tables.get(table_id)
            if live is not None and live.table.seq < seq:
                await self._catch_up(live, seq)

    @property
    def has_others(self) -> bool:
        """Whether there may be other workers."""
        return not isinstance(self._bus, LocalBus)

    async def _catch_up(self, live: LiveTable, seq: int) -> None:
        try:
            await live.catch_up(seq)
        except StoreError as error:
            _log.error("table %s is not fresh: %s", live.id, error)

    # What is due.

    async def do_due(self) -> None:
        """Do what is due for long at tables that nobody looks after.

        Raises:
            StoreError: it is not known what is due.
        """
        late = self.means.now() - _ORPHANED_AFTER_MS
        for table_id in await self.means.store.due(late, DUE_AT_ONCE):
            try:
                live = await self.find(table_id)
                if live is None:
                    continue
                await live.catch_up(live.table.seq + 1)
                await live.carry_out(Tick(self.means.now()), None)
                self.let_go(live)
            except (LogError, UnknownBot, RefusalError) as error:
                _log.error("table %s cannot be looked after: %s", table_id, error)
            # One after the other, but others may do their things in between.
            await asyncio.sleep(0)

    async def note_lines(self) -> None:
        """Write to the logs who has lost his line, and who has one again."""
        for live in self:
            if live.is_solo:
                continue
            if live.table.closed is not None:
                self.let_go(live)
                continue
            try:
                await self._note_lines_at(live)
            except (RefusalError, StoreError) as error:
                _log.warning("table %s: who is there is not in the log: %s", live.id, error)
            live.look_after_bots()
            self.let_go(live)

    async def _note_lines_at(self, live: LiveTable) -> None:
        table = live.table
        online = self.means.here.online(table)
        for seat in table.settings.people:
            if seat in table.left:
                continue
            if seat in online and seat in table.lost:
                await live.carry_out(RegainLine(seat, self.means.now()), seat)
            elif seat not in online and seat not in table.lost:
                await live.carry_out(LoseLine(seat, self.means.now()), seat)

    @property
    def playing(self) -> int:
        """At how many of these tables is being played."""
        return sum(live.table.phase_of_life is Life.PLAYING for live in self._tables.values())
