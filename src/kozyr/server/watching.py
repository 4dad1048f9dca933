"""`LateView`: a table as those see it who only watch, where that is told later."""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from msgspec.structs import replace

from kozyr import rules
from kozyr.server import protocol
from kozyr.tables import Table, TableEvent, decode_event

DELAY_MS: Final = 60_000


def as_it_was(log: Sequence[bytes], at: int) -> tuple[Table, Sequence[TableEvent]]:
    """Return the table of *log* as it stood at time *at*, in ms, and what has happened since.

    Raises:
        LogError: *log* cannot be replayed.
    """
    events = [decode_event(body) for body in log]
    table = Table.replay(events[:1])
    for number, event in enumerate(events[1:], 1):
        if _time_of(event, table) > at:
            return table, events[number:]
        table.evolve(event)
    return table, ()


def _time_of(event: TableEvent, table: Table) -> int:
    """When *event* happened, the next one of *table*."""
    # What has no time of its own happened with what was before it.
    return max(table.now, getattr(event, "at", 0))


class Shown(Protocol):
    """One who watches."""

    def show(self, message: protocol.ServerMessage) -> None:
        """Take *message*, at once and without failing."""


class Watched(Protocol):
    """The table that is watched."""

    def now(self) -> int:
        """The time, in ms since 1970."""

    def watchers_of(self, reader: rules.Seat | None) -> Sequence[Shown]:
        """Who here sees what *reader* sees; None are those who only watch."""

    def seen_late(
        self, table: Table, now: int, happened: Sequence[rules.Event] = ()
    ) -> protocol.Gathering | protocol.TableUpdate:
        """What who only watches is told of the table as it was at *now*: as *table* has it."""


class LateView:
    """A table as it stood `DELAY_MS` ago, and what has happened there since."""

    def __init__(self, at: Watched, table: Table, since: Iterable[TableEvent]) -> None:
        """Take up *table* as it once was, and all that has happened since."""
        self._at = at
        self._table = table
        self._since = deque(since)
        self._alarm: asyncio.TimerHandle | None = None
        self._advance()
        self._arm()

    def show(self, watcher: Shown, reply_to: str | None = None) -> None:
        """Show *watcher* how the table stood."""
        message = self._at.seen_late(self._table, self._at.now() - DELAY_MS)
        watcher.show(replace(message, reply_to=reply_to))

    def follow(self, events: Iterable[TableEvent]) -> None:
        """Take in what has just happened."""
        self._since.extend(events)
        self._arm()

    def rest(self) -> None:
        """Tell nothing more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    @property
    def _due(self) -> int | None:
        """When the next event is told, in ms since 1970; None while there is none."""
        if not self._since:
            return None
        return _time_of(self._since[0], self._table) + DELAY_MS

    def _arm(self) -> None:
        if self._alarm is None and (due := self._due) is not None:
            wait_s = max(0, due - self._at.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait_s, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        happened = self._advance()
        message = self._at.seen_late(self._table, self._at.now() - DELAY_MS, happened)
        for watcher in self._at.watchers_of(None):
            watcher.show(message)
        self._arm()

    def _advance(self) -> list[rules.Event]:
        """Let happen what is old enough by now; return what happened in the game by it."""
        happened: list[rules.Event] = []
        now = self._at.now()
        while (due := self._due) is not None and due <= now:
            happened.extend(self._table.evolve(self._since.popleft()))
        return happened
