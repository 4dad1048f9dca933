"""The players who are here: their lines, and where they sit and look."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from kozyr.rules import Event
from kozyr.server import metrics, protocol
from kozyr.server.accounts import Who
from kozyr.server.limits import TokenBucket
from kozyr.server.live import LiveTable, Watcher
from kozyr.server.store import Sitting

TALKS_PER_S: Final = 0.5
TALKS_AT_ONCE: Final = 5
_LONGEST_DETAIL: Final = 200


class Guest(Watcher, Protocol):
    """One connection of a player."""

    @property
    def player(self) -> str:
        """Whose it is."""

    @property
    def is_silent(self) -> bool:
        """Whether nothing comes on it, though signs of life were promised."""

    def dismiss(self) -> None:
        """Close it: the player has opened too many."""


@dataclass(slots=True)
class Player:
    """A player who is here: the connections, and where he sits.

    `key` is by which the store knows him, `who` by which others do.  `looks` are the tables
    that the connections show, and `table` with `seat` the one where he plays alone.
    `stranded` is set when he sits at a table that cannot be played on; `waiting` counts
    the connections that are about to come in; `way_back` is the unfinished table that he
    left for this one.
    """

    key: str
    who: Who
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    guests: list[Guest] = field(default_factory=list)
    looks: dict[Guest, LiveTable] = field(default_factory=dict)
    seat: int = 0
    table: LiveTable | None = None
    stranded: Sitting | None = None
    waiting: int = 0
    way_back: Sitting | None = None
    talk: TokenBucket = field(default_factory=lambda: TokenBucket(TALKS_PER_S, TALKS_AT_ONCE))

    def look(
        self,
        guest: Guest,
        live: LiveTable,
        happened: Sequence[Event] = (),
        reply_to: str | None = None,
    ) -> None:
        """Let *guest* look at *live* from now on, and at nothing else."""
        self.look_away(guest, but=live)
        self.looks[guest] = live
        live.watch(self.seat if live.is_solo else self.who.id, guest, happened, reply_to)

    def look_away(self, guest: Guest, but: LiveTable | None = None) -> LiveTable | None:
        """Let *guest* look at no table any more; return the one that it looked at."""
        live = self.looks.pop(guest, None)
        if live is not None and live is not but:
            live.unwatch(guest)
        return live

    def at_people(self, guest: Guest, table: str) -> LiveTable | None:
        """The table of people with that id, if *guest* looks at it and has not been sent away."""
        live = self.looks.get(guest)
        if live is None or live.id != table or live.is_solo or not live.shows(guest):
            return None
        return live


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
    metrics.MOVES.add("failed" if code == "storage" else "refused")
    watcher.show(protocol.Refused(message_id, code, reason, conflict, detail[:_LONGEST_DETAIL]))


def command_key(player: str, message_id: str) -> str:
    """A command's name in the log: two players may choose the same id."""
    return f"{player[:16]}:{message_id}"
