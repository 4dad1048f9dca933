"""`Lobby`: the open tables, and who is told of them."""

import logging
from collections.abc import Callable
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from kozyr.server import protocol, together
from kozyr.server.bus import Bus
from kozyr.server.figures import Figures
from kozyr.server.live import LiveTable
from kozyr.server.store import Store, StoreError

_log = logging.getLogger(__name__)

TELLS_EVERY_S: Final = 0.5
READS_ANEW_EVERY_S: Final = 30.0
"""What others have told of may have been lost: so often the store is asked."""


class Reader(Protocol):
    """One who is told of the open tables."""

    def show(self, message: protocol.ServerMessage) -> None:
        """Take *message*, at once and without failing."""


class _Told(Struct):
    """What one worker tells the others: how a table is listed now, null when it is not."""

    table: str
    listing: protocol.Listing | None


class Lobby:
    """The open tables of all workers, as far as it is known here."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        time: Callable[[], float],
        counts: Callable[[], tuple[int, int]],
        figures: Figures,
    ) -> None:
        """List the tables of *store*; *counts* are the players here, and the tables in play.

        *figures* are what stands beside the names.
        """
        self._store = store
        self._figures = figures
        self._bus = bus
        self._time = time
        self._counts = counts
        self._listings: dict[str, protocol.Listing] = {}
        self._readers: set[Reader] = set()
        self._changed: set[str] = set()
        self._told_counts = (0, 0)
        self._read_at: float | None = None
        self._unsubscribe = bus.listen("lobby", self._hear)

    def close(self) -> None:
        """Tell nobody any more."""
        self._unsubscribe()
        self._readers.clear()

    # Who is told.

    async def join(self, reader: Reader, reply_to: str) -> None:
        """Tell *reader* of all open tables, and from now on of what changes.

        Raises:
            StoreError: the tables cannot be read.
        """
        tables = await self.listings()
        self._readers.add(reader)
        players, playing = self._counts()
        reader.show(protocol.LobbyUpdate(True, tables, [], players, playing, reply_to))

    def leave(self, reader: Reader) -> None:
        """Tell *reader* no more."""
        self._readers.discard(reader)

    # What is listed.

    async def listings(self) -> list[protocol.Listing]:
        """All open tables.

        Raises:
            StoreError: they cannot be read.
        """
        await self.read()
        await self._figures.learn(self._listings.values())
        return self._figures.beside(self._listings.values())

    async def read(self) -> None:
        """Ask the store which tables are open, unless that was done lately.

        Raises:
            StoreError: it cannot be read.
        """
        now = self._time()
        if self._read_at is not None and now - self._read_at < READS_ANEW_EVERY_S:
            return
        self._read_at = now
        try:
            stored = await self._store.listed()
        except StoreError:
            self._read_at = None
            raise
        found = {table: together.listing_decoder.decode(listing) for table, listing in stored}
        for table in {*found, *self._listings}:
            self._set(table, found.get(table))

    def note(self, live: LiveTable) -> None:
        """List *live* as it stands now, here and elsewhere."""
        listing, listed = live.listing, self._listings.get(live.id)
        if listing is not listed and listing != listed:
            self._set(live.id, listing)
            self._bus.send("lobby", msgspec.json.encode(_Told(live.id, listing)))

    def _hear(self, body: bytes) -> None:
        try:
            told = msgspec.json.decode(body, type=_Told)
        except msgspec.DecodeError as error:
            _log.error("another worker cannot be understood: %s", error)
            return
        self._set(told.table, told.listing)

    def _set(self, table: str, listing: protocol.Listing | None) -> None:
        if listing == self._listings.get(table):
            return
        if listing is None:
            del self._listings[table]
        else:
            self._listings[table] = listing
        self._changed.add(table)

    # Telling.

    async def tell(self) -> None:
        """Tell all readers what has changed; to be done every `TELLS_EVERY_S`."""
        if not self._readers:
            self._changed.clear()
            return
        try:
            await self.read()
        except StoreError as error:
            _log.error("the open tables are not known: %s", error)
        counts = self._counts()
        if not self._changed and counts == self._told_counts:
            return
        self._told_counts = counts
        listed = [self._listings[table] for table in self._changed if table in self._listings]
        gone = [table for table in self._changed if table not in self._listings]
        self._changed.clear()
        await self._figures.learn(listed)
        update = protocol.LobbyUpdate(False, self._figures.beside(listed), gone, *counts, None)
        for reader in self._readers:
            reader.show(update)
