"""What waits to be sent to one connection."""

import asyncio
from collections import deque
from typing import Final

from msgspec import structs

from kozyr.server.protocol import Left, ServerMessage, TableUpdate

OUTBOX_LIMIT: Final = 64


class Outbox:
    """At most `OUTBOX_LIMIT` messages; putting one never waits.

    When the reader is too slow, the latest news takes the place of all that waits: one
    view as the table now stands, or that the reader has left it.  Other messages answer
    the reader's own, and those are not read while half the outbox is full (`has_room`),
    so the limit holds.
    """

    def __init__(self) -> None:
        self._messages: deque[ServerMessage] = deque()
        self._filled = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    def __len__(self) -> int:
        """How many messages wait."""
        return len(self._messages)

    def put(self, message: ServerMessage) -> None:
        """Add *message*, in order."""
        if len(self._messages) >= OUTBOX_LIMIT and isinstance(message, TableUpdate | Left):
            self._forget_news(keeps_view=isinstance(message, Left))
            if isinstance(message, TableUpdate):
                message = structs.replace(message, events=[])
        self._messages.append(message)
        self._filled.set()
        if len(self._messages) >= OUTBOX_LIMIT // 2:
            self._room.clear()

    async def get(self) -> ServerMessage:
        """Wait for the oldest message and take it out."""
        await self._filled.wait()
        message = self._messages.popleft()
        if not self._messages:
            self._filled.clear()
        if len(self._messages) < OUTBOX_LIMIT // 2:
            self._room.set()
        return message

    def _forget_news(self, *, keeps_view: bool) -> None:
        """Drop all waiting news, but for the last view if the reader must know what he left."""
        views = [waiting for waiting in self._messages if isinstance(waiting, TableUpdate)]
        kept = [w for w in self._messages if not isinstance(w, TableUpdate | Left)]
        self._messages = deque(kept)
        if keeps_view and views:
            self._messages.append(structs.replace(views[-1], events=[]))

    async def has_room(self) -> None:
        """Wait until less than half the outbox is full."""
        await self._room.wait()
