"""Time in steps: it passes only when there is nothing left to do."""

import asyncio
import selectors
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from kozyr.server.store import Cold, SqliteStore
from kozyr.server.store.sqlite import _Job

_T = TypeVar("_T")
_STUCK_S: Final = 60.0


class SteppedLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock jumps to the next timer once all that was begun is done.

    `busy` counts what is being done in other threads: while there is such a thing, it is
    really waited for, and the clock stands still.
    """

    def __init__(self) -> None:
        self.elapsed = 0.0
        self.busy = 0
        super().__init__(_Selector(self))

    def time(self) -> float:
        return self.elapsed

    def run_in_executor(
        self,
        executor: Executor | None,
        func: Callable[..., Any],
        *args: object,
    ) -> asyncio.Future[Any]:
        running = super().run_in_executor(executor, func, *args)
        self.busy += 1
        running.add_done_callback(self._is_done)
        return running

    def _is_done(self, _: object) -> None:
        self.busy -= 1


class _Selector(selectors.DefaultSelector):
    def __init__(self, loop: SteppedLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is not None and timeout <= 0:
            return super().select(0)
        if self._loop.busy or timeout is None:
            found = super().select(_STUCK_S)
            assert found, "what was begun does not end"
            return found
        found = super().select(0)
        if not found:
            self._loop.elapsed += timeout
        return found


class SteppedStore(SqliteStore):
    """A store that does one thing at a time, and what is asked of its log at once."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._lock = asyncio.Lock()
        self._holder: asyncio.Task[Any] | None = None

    @property
    def cold(self) -> Any:  # noqa: ANN401 - stands in for the store's own
        return _SteppedCold(self, super().cold)

    async def _submit(self, work: Callable[[sqlite3.Connection], _T], *, writes: bool) -> _T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[_T] = loop.create_future()
        async with self.turn():
            self._do([_Job(work, writes, done, loop)])
            return await done

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Have the store for oneself; whoever has it already keeps it."""
        if self._holder is asyncio.current_task():
            yield
            return
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SteppedLoop)
        async with self._lock:
            self._holder = asyncio.current_task()
            loop.busy += 1
            try:
                yield
            finally:
                loop.busy -= 1
                self._holder = None


class _SteppedCold:
    """What is not the log, in whose transactions time stands still."""

    def __init__(self, store: SteppedStore, cold: Cold) -> None:
        self._store = store
        self._cold = cold

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[Any]:
        async with self._store.turn(), self._cold.begin() as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Any]:
        async with self._store.turn(), self._cold.read() as connection:
            yield connection
