"""A line between page and server that can be held up, cut and mended."""

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, Self

from tests.browser.house import PATIENCE_S
from tests.lines import SoftLine


class Line:
    """A `SoftLine` that runs in a thread of its own, for tests that wait in theirs."""

    def __init__(self, far: str) -> None:
        self._line = SoftLine(far)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="line")

    def __enter__(self) -> Self:
        self._thread.start()
        self.mend()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE_S)
        self._loop.close()

    @property
    def address(self) -> str:
        """Where the page is found by this line."""
        return self._line.address

    def cut(self) -> None:
        """Break every connection and refuse new ones."""
        self._do(self._line.cut())

    def mend(self) -> None:
        """Let everything pass again, what was held up too."""
        self._do(self._line.mend())

    def hold_up(self) -> None:
        """Keep every connection and let nothing pass, as where a phone has no network."""
        self._loop.call_soon_threadsafe(self._line.hold_up)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)
