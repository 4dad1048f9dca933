"""What waits to be sent to one connection."""

import asyncio
from collections import deque
from typing import Final

from msgspec import structs

from kozyr.server import metrics
from kozyr.server.protocol import Gathering, Left, LobbyUpdate, Said, ServerMessage, TableUpdate

OUTBOX_LIMIT: Final = 64

_Whole = TableUpdate | Gathering


class Outbox:
    """At most `OUTBOX_LIMIT` messages; putting one never waits.

    When the reader is too slow, the latest news takes the place of all that waits: one
    view as the table now stands, or that the reader has left it.  News of the lobby are
    put together into one.  Other messages answer the reader's own, and those are not read
    while half the outbox is full (`has_room`), so the limit holds.
    """

    def __init__(self) -> None:
        self._messages: deque[ServerMessage] = deque()
        # Who waits for room: at most one.
        self._room: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        """How many messages wait."""
        return len(self._messages)

    def put(self, message: ServerMessage) -> None:
        """Add *message*, in order."""
        if isinstance(message, LobbyUpdate) and self._add_to_lobby(message):
            return
        if len(self._messages) >= OUTBOX_LIMIT:
            if isinstance(message, Said):
                return
            if isinstance(message, _Whole | Left):
                self._forget_news(keeps_view=isinstance(message, Left))
            if isinstance(message, TableUpdate):
                message = structs.replace(message, events=[])
        self._messages.append(message)

    def take(self) -> ServerMessage:
        """Take out the oldest message; there must be one."""
        message = self._messages.popleft()
        if self._room is not None and self._has_room:
            # Who waited may have been cancelled.
            if not self._room.done():
                self._room.set_result(None)
            self._room = None
        return message

    def _forget_news(self, *, keeps_view: bool) -> None:
        """Drop all waiting news, but for the last view if the reader must know what he left."""
        views = [waiting for waiting in self._messages if isinstance(waiting, _Whole)]
        kept = [w for w in self._messages if not isinstance(w, _Whole | Left | Said)]
        metrics.DROPPED.add(amount=len(self._messages) - len(kept))
        self._messages = deque(kept)
        if keeps_view and views:
            last = views[-1]
            if isinstance(last, TableUpdate):
                last = structs.replace(last, events=[])
            self._messages.append(last)

    def _add_to_lobby(self, message: LobbyUpdate) -> bool:
        """Add *message* to news of the lobby that still wait; False when none do."""
        if message.whole or message.reply_to is not None:
            return False
        for place, waiting in enumerate(self._messages):
            if isinstance(waiting, LobbyUpdate):
                self._messages[place] = _together(waiting, message)
                return True
        return False

    async def has_room(self) -> None:
        """Wait until less than half the outbox is full; one at a time may wait."""
        while not self._has_room:
            self._room = asyncio.get_running_loop().create_future()
            await self._room

    @property
    def _has_room(self) -> bool:
        return len(self._messages) < OUTBOX_LIMIT // 2


def _together(earlier: LobbyUpdate, later: LobbyUpdate) -> LobbyUpdate:
    """What *earlier* and then *later* tell, in one."""
    tables = {listing.table: listing for listing in earlier.tables}
    tables.update({listing.table: listing for listing in later.tables})
    gone = {*later.gone, *(set(earlier.gone) - set(tables))}
    return structs.replace(
        earlier,
        tables=[listing for table, listing in tables.items() if table not in gone],
        gone=sorted(gone),
        players=later.players,
        playing=later.playing,
    )
