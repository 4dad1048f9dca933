"""`LateAccounts`: accounts that are loaded when they are first needed, or nobody waits."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AbstractContextManager, asynccontextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Final

from kozyr.server.accounts.lines import Lines
from kozyr.server.accounts.visitor import Visitor
from kozyr.server.accounts.who import Who
from kozyr.server.store import Store, StoredEvent
from kozyr.tables import LogError, Table, decode_event

if TYPE_CHECKING:
    from kozyr.server.accounts.records import Records
    from kozyr.server.accounts.service import Accounts

_LOADED: Final = "kozyr.server.accounts.service"
_MOST_TABLES: Final = 5
"""So many of a guest's tables are looked at."""


class LateAccounts:
    """Makes `Accounts` of *store*'s cold tables, once; see there for what is given.

    Loading takes half a second, as much as all else together, so a server that has just
    started serves its page before.
    """

    def __init__(
        self,
        store: Store,
        *,
        public_urls: Collection[str] = (),
        send: Callable[[bytes], None] = lambda _: None,
        make: "Callable[[Records], Accounts] | None" = None,
    ) -> None:
        self._store = store
        self._public_urls = public_urls
        self._send = send
        self._make = make or self._usual
        self._accounts: Accounts | None = None
        self._lock = asyncio.Lock()
        self.lines = Lines()

    async def get(self) -> "Accounts":
        """Return the accounts."""
        if self._accounts is None:
            async with self._lock:
                if self._accounts is None:
                    await asyncio.to_thread(import_module, _LOADED)
                    self._accounts = self._load()
        return self._accounts

    async def who(self, player: str) -> Who:
        """Return who *player* is; see `People.who`."""
        return await (await self.get()).known.who(player)

    async def has_account(self, keys: Collection[str]) -> bool:
        """Return whether an account has such a name; see `People.has_account`."""
        return await (await self.get()).known.has_account(keys)

    def forget(self, player: str) -> None:
        """Ask the store anew who *player* is; see `People.forget`."""
        if self._accounts is not None:
            self._accounts.known.forget(player)

    def holding(self, visitor: Visitor, close: Callable[[], None]) -> AbstractContextManager[None]:
        """Have *close* called if what let *visitor* in ends before the block does."""
        session = visitor.session.id if visitor.session else None
        return self.lines.holding(visitor.player, session, close)

    def hear(self, notice: bytes) -> None:
        """Take note of what another worker has sent; who knows nobody yet need not."""
        if self._accounts is not None:
            self._accounts.known.hear(notice)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Load in the background, and look after sockets as long as the block lasts."""
        task = asyncio.create_task(self._run())
        try:
            yield
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
            if self._accounts is not None:
                self._accounts.close()

    async def _run(self) -> None:
        await (await self.get()).known.look_after_lines()

    def _load(self) -> "Accounts":
        # In the event loop, to which a store may belong; what takes long has been loaded.
        from kozyr.server.accounts.records import Records  # noqa: PLC0415

        return self._make(Records(self._store.cold))

    def _usual(self, records: "Records") -> "Accounts":
        from kozyr.server.accounts.service import Accounts  # noqa: PLC0415

        return Accounts(
            records,
            public_urls=self._public_urls,
            tables_of=self.tables_of,
            send=self._send,
            lines=self.lines,
        )

    async def tables_of(self, player: str) -> list[str]:
        """Return the tables with a game that *player* has not finished."""
        sittings = await self._store.seats_of(player)
        return [
            sitting.table
            for sitting in sittings[:_MOST_TABLES]
            if _is_unfinished(await self._store.load(sitting.table))
        ]


def _is_unfinished(stored: list[StoredEvent]) -> bool:
    try:
        return Table.replay([decode_event(event.body) for event in stored]).result is None
    except LogError:
        # Nobody can play on there.
        return False
