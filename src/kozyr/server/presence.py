"""`Presence`: who has a line to this server, whichever worker it leads to."""

import logging
import secrets
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from kozyr.rules import Seat
from kozyr.server.bus import Bus
from kozyr.tables import Table

_log = logging.getLogger(__name__)
_T = TypeVar("_T")

TELLS_EVERY_S: Final = 2.0
"""So often each worker tells of all who are here; whoever is not told of for
`FORGOTTEN_AFTER_S` is not there any more."""
FORGOTTEN_AFTER_S: Final = 5.0
_PLAYERS_A_MESSAGE: Final = 80
_TABLES_A_MESSAGE: Final = 60


class Here(Struct, omit_defaults=True):
    """What one worker tells the others; `tables` has how many watch each of its tables."""

    worker: str
    players: list[str] = []
    gone: list[str] = []
    tables: dict[str, int] = {}
    playing: int | None = None


@dataclass(slots=True)
class _Elsewhere:
    """What another worker has told, and when it told each of it."""

    players: dict[str, float] = field(default_factory=dict)
    tables: dict[str, tuple[float, int]] = field(default_factory=dict)
    playing: int = 0
    heard: float = 0.0


class Presence:
    """The players with a line, by their public ids, and which tables are looked at where."""

    def __init__(self, bus: Bus, time: Callable[[], float]) -> None:
        """Tell others over *bus*; *time* is a clock in seconds that never goes back."""
        self.worker = secrets.token_hex(6)
        self._bus = bus
        self._time = time
        self._here: Counter[str] = Counter()
        self._elsewhere: defaultdict[str, _Elsewhere] = defaultdict(_Elsewhere)
        self._unsubscribe = bus.listen("presence", self._hear)

    def close(self) -> None:
        """Listen no more."""
        self._unsubscribe()

    # Here.

    def come(self, player: str) -> None:
        """Note another line of *player*."""
        self._here[player] += 1
        if self._here[player] == 1:
            self._send(Here(self.worker, players=[player]))

    def go(self, player: str) -> None:
        """Note that one line of *player* is gone."""
        self._here[player] -= 1
        if self._here[player] <= 0:
            del self._here[player]
            self._send(Here(self.worker, gone=[player]))

    def tell(self, tables: Mapping[str, int], playing: int) -> None:
        """Tell all others of all who are here, of *tables* with their watchers and of the play."""
        players, watched = list(self._here), list(tables.items())
        self._send(Here(self.worker, playing=playing))
        for part in _parts(players, _PLAYERS_A_MESSAGE):
            self._send(Here(self.worker, players=part))
        for tables_part in _parts(watched, _TABLES_A_MESSAGE):
            self._send(Here(self.worker, tables=dict(tables_part)))
        old = self._time() - FORGOTTEN_AFTER_S
        for worker in [name for name, told in self._elsewhere.items() if told.heard < old]:
            del self._elsewhere[worker]

    def _send(self, here: Here) -> None:
        self._bus.send("presence", msgspec.json.encode(here))

    def _hear(self, body: bytes) -> None:
        try:
            here = msgspec.json.decode(body, type=Here)
        except msgspec.DecodeError as error:
            _log.error("another worker cannot be understood: %s", error)
            return
        if here.worker == self.worker:
            return
        told, now = self._elsewhere[here.worker], self._time()
        told.heard = now
        told.players.update(dict.fromkeys(here.players, now))
        told.tables.update({table: (now, watchers) for table, watchers in here.tables.items()})
        for player in here.gone:
            told.players.pop(player, None)
        if here.playing is not None:
            told.playing = here.playing

    # Everywhere.

    def is_online(self, player: str) -> bool:
        """Whether *player* has a line to any worker."""
        if player in self._here:
            return True
        recent = self._time() - FORGOTTEN_AFTER_S
        return any(told.players.get(player, 0.0) > recent for told in self._elsewhere.values())

    def online(self, table: Table) -> frozenset[Seat]:
        """The seats of *table* whose people have a line."""
        if not self._elsewhere:
            # Asked at every move: where nobody else serves, by the short way.
            here = self._here
            return frozenset([seat for seat, each in enumerate(table.seats) if each.player in here])
        return frozenset(
            seat
            for seat, settings in enumerate(table.seats)
            if settings.player is not None and self.is_online(settings.player)
        )

    def watchers_elsewhere(self, table_id: str) -> int:
        """How many watch the table on other workers."""
        return sum(watchers for _, watchers in self._told_of(table_id).values())

    def plays_bots(self, table_id: str) -> bool:
        """Whether of all workers where somebody looks at the table this one is to play its bots."""
        return all(self.worker < worker for worker in self._told_of(table_id))

    def _told_of(self, table_id: str) -> dict[str, tuple[float, int]]:
        if not self._elsewhere:
            return {}
        recent = self._time() - FORGOTTEN_AFTER_S
        return {
            worker: told.tables[table_id]
            for worker, told in self._elsewhere.items()
            if table_id in told.tables and told.tables[table_id][0] > recent
        }

    @property
    def players(self) -> int:
        """How many have a line to any worker."""
        recent = self._time() - FORGOTTEN_AFTER_S
        everybody = {*self._here}
        for told in self._elsewhere.values():
            everybody |= {player for player, heard in told.players.items() if heard > recent}
        return len(everybody)

    @property
    def playing_elsewhere(self) -> int:
        """At how many tables is being played on other workers, one on two counted twice."""
        recent = self._time() - FORGOTTEN_AFTER_S
        return sum(told.playing for told in self._elsewhere.values() if told.heard > recent)


def _parts(items: list[_T], size: int) -> Iterable[list[_T]]:
    return (items[start : start + size] for start in range(0, len(items), size))
