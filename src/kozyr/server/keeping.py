"""`Keeper`: writes finished games to the records, and lets them count."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from kozyr.server.store import Store, StoreError
from kozyr.tables import Life, LogError, Table

if TYPE_CHECKING:
    from types import ModuleType

    from sqlalchemy.ext.asyncio import AsyncConnection

    from kozyr.server.store.records import FinishedGame

_log = logging.getLogger(__name__)

RETRY_S: Final = (0.0, 1.0, 5.0, 30.0)
"""How long to wait before each attempt; after the last the next start tries again."""
GATHERS_S: Final = 0.5
"""So long it is waited for other games that end, to be kept in the same transaction."""
_CLOSE_S: Final = 3.0
_MOST_LEFT_BEHIND: Final = 1000
_MOST_KNOWN: Final = 10_000


class Keeper:
    """Keeps games in the background: nobody waits for it, and it may be told twice."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._newest: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        # What is kept together soon, or, where that fails, each by itself.
        self._gathered: list[tuple[str, FinishedGame]] = []
        self._closes = asyncio.Event()

    def look_at(self, table_id: str, table: Table) -> None:
        """Keep the games that have ended at *table* since it was looked at last.

        A table that is looked at for the first time may have been another process's, which
        ended before it had kept what was played there.
        """
        is_over = table.result is not None
        over = table.deal_number if is_over else max(0, table.deal_number - 1)
        known = self._newest.pop(table_id, None)
        if over == known and table.closed is None:
            # As at nearly every move.
            self._newest[table_id] = over
            return
        if table.learning is not None or not any(seat.player for seat in table.seats):
            return
        if over > (known or 0):
            # Whoever has seen all deals of a table need not look into its log for the last.
            is_last_only = known == over - 1 and is_over
            self._begin(table_id, table if is_last_only else None)
        if table.phase_of_life is not Life.CLOSED:
            self._newest[table_id] = over
        if len(self._newest) > _MOST_KNOWN:
            del self._newest[next(iter(self._newest))]

    async def take_up_what_was_left(self) -> None:
        """Keep the games that ended when a process did, before it could keep them.

        Raises:
            StoreError: the store cannot be read.
        """
        records = await asyncio.to_thread(_records)
        for table_id in await records.unkept_tables(self._store, _MOST_LEFT_BEHIND):
            self._begin(table_id)

    async def aclose(self) -> None:
        """Finish what was begun, as far as it can be done now."""
        self._closes.set()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_CLOSE_S):
                # One may begin another.
                while self._tasks:
                    await asyncio.wait(self._tasks)
        for task in self._tasks:
            task.cancel()

    def _begin(self, table_id: str, table: Table | None = None) -> None:
        self._start(self._keep(table_id, table))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep(self, table_id: str, table: Table | None) -> None:
        """Keep the game that is over at *table*, or, without it, all that the log tells of."""
        records = await asyncio.to_thread(_records)
        last = records.just_finished(table) if table is not None else None
        if last is None or self._store.cold.is_shared:
            await self._keep_by_itself(table_id, last)
            return
        self._gathered.append((table_id, last))
        if len(self._gathered) == 1:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(GATHERS_S):
                    await self._closes.wait()
            await self._keep_gathered()

    async def _keep_gathered(self) -> None:
        """Keep the games that have ended lately: what a transaction costs is then paid once."""
        games, self._gathered = self._gathered, []
        try:
            await _records().keep_all(self._store, games, self._let_count)
        except Exception:
            # One of them may be to blame; the others are not to wait for it.
            _log.exception("%d games are not kept together", len(games))
            for table_id, game in games:
                self._start(self._keep_by_itself(table_id, game))

    async def _keep_by_itself(self, table_id: str, last: "FinishedGame | None") -> None:
        records = _records()
        for delay in RETRY_S:
            await asyncio.sleep(delay)
            try:
                if last is not None:
                    await records.keep(self._store, table_id, [last], self._let_count)
                else:
                    await records.keep_games(self._store, table_id, self._let_count)
            except LogError as error:
                _log.error("table %s: its games cannot be kept: %s", table_id, error)
                return
            except StoreError as error:
                _log.warning("table %s: its games are not kept yet: %s", table_id, error)
            else:
                return

    async def _let_count(
        self, connection: "AsyncConnection", record_id: str, game: "FinishedGame"
    ) -> None:
        """Let *game* count for the ratings, in the transaction that writes its record."""
        from kozyr.server.standings import Finished, Standings, players_of  # noqa: PLC0415 - late

        players = players_of(
            [seat.player for seat in game.seats], [seat.level for seat in game.seats]
        )
        if players is not None:
            finished = Finished(
                record_id=record_id,
                finished_ms=game.finished_ms,
                record=game.record,
                players=players,
                fools=tuple(game.result.fools),
                left=game.left,
                is_rated=game.is_rated,
            )
            await Standings(self._store).note(connection, finished)


def _records() -> "ModuleType":
    """What takes long to load, and not in the loop."""
    from kozyr.server.store import records  # noqa: PLC0415 - see above

    return records
