"""`Tasks`: what is done beside everything else, and ended with its owner."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

_log = logging.getLogger(__name__)


class Tasks:
    """Tasks that nobody waits for."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do *work* from now on; that it fails is written to the log of the program."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("a task failed", exc_info=error)

    def cancel(self) -> None:
        """Do no more of it."""
        for task in self._running:
            task.cancel()
