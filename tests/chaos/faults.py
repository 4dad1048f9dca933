"""What is done to a cluster and to the lines that lead to it."""

import asyncio
import contextlib
import os
import signal
from collections import Counter
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final

from tests.chaos.cluster import Cluster, paused
from tests.lines import SoftLine

LONGEST_PAUSE_S: Final = 4.0
"""Longer than a lost line is kept silent about, shorter than anybody loses a game by it."""
LONGEST_OUTAGE_S: Final = 3.0


class Faults:
    """Does one fault after the other, and counts them by kind."""

    def __init__(self, cluster: Cluster, lines: list[SoftLine], rng: Random) -> None:
        self.done: Counter[str] = Counter()
        self.begun: list[tuple[float, str]] = []
        """When each began, by the loop's clock."""
        self._cluster = cluster
        self._lines = lines
        self._rng = rng
        kinds: list[Callable[[], Coroutine[Any, Any, None]]] = [
            self.kill_worker,
            self.pause_worker,
            self.replace_workers,
            self.cut_lines,
            self.delay_lines,
            self.move_lines,
        ]
        if cluster.postgres:
            kinds += [self.restart_store, self.crash_store, self.freeze_store]
        if cluster.valkey:
            kinds += [self.restart_bus, self.freeze_bus]
        self._kinds = kinds
        self._waiting: list[Callable[[], Coroutine[Any, Any, None]]] = []

    async def one(self) -> str:
        """Do a fault, every kind as often as any other, and return its name."""
        if not self._waiting:
            self._waiting = self._rng.sample(self._kinds, len(self._kinds))
        fault = self._waiting.pop()
        name = fault.__name__
        self.begun.append((asyncio.get_running_loop().time(), name))
        await fault()
        self.done[name] += 1
        return name

    async def heal(self) -> None:
        """Let everything work again."""
        for line in self._lines:
            await line.mend()
        for host in self._cluster.hosts:
            await asyncio.to_thread(host.wait)

    # Workers.

    async def kill_worker(self) -> None:
        """End a worker at once; it is replaced."""
        os.kill(await self._worker(), signal.SIGKILL)

    async def pause_worker(self) -> None:
        """Let a worker stand still, and go on as if nothing had been."""
        with paused(await self._worker()):
            await asyncio.sleep(self._rng.uniform(0.5, LONGEST_PAUSE_S))

    async def replace_workers(self) -> None:
        """Replace the workers of a host one after another, as for an update."""
        self._rng.choice(self._cluster.hosts).signal(signal.SIGHUP)

    async def _worker(self) -> int:
        host = self._rng.choice(self._cluster.hosts)
        # One that was killed a moment ago may not have been replaced yet.
        await asyncio.to_thread(host.wait)
        return self._rng.choice(host.workers())

    # Store and bus.

    async def restart_store(self) -> None:
        """Stop the store in order and start it again."""
        assert self._cluster.postgres
        await self._away(self._cluster.postgres.stopped())

    async def crash_store(self) -> None:
        """End the store at once and start it again."""
        assert self._cluster.postgres
        await self._away(self._cluster.postgres.stopped(at_once=True))

    async def freeze_store(self) -> None:
        """Let the store answer nothing for a while."""
        assert self._cluster.postgres
        await self._away(self._cluster.postgres.frozen())

    async def restart_bus(self) -> None:
        """End the bus at once and start it again."""
        assert self._cluster.valkey
        await self._away(self._cluster.valkey.stopped(at_once=True))

    async def freeze_bus(self) -> None:
        """Let the bus tell nothing for a while."""
        assert self._cluster.valkey
        await self._away(self._cluster.valkey.frozen())

    async def _away(self, absence: contextlib.AbstractContextManager[None]) -> None:
        # Stopping and starting wait for the service; the players must go on meanwhile.
        await asyncio.to_thread(absence.__enter__)
        await asyncio.sleep(self._rng.uniform(0.2, LONGEST_OUTAGE_S))
        await asyncio.to_thread(absence.__exit__, None, None, None)

    # Lines.

    async def cut_lines(self) -> None:
        """Break half of the lines, so that nobody gets through by them for a while."""
        lines = self._half()
        for line in lines:
            await line.cut()
        await asyncio.sleep(self._rng.uniform(0.2, LONGEST_OUTAGE_S))
        for line in lines:
            await line.mend()

    async def delay_lines(self) -> None:
        """Hold up what is on half of the lines."""
        lines = self._half()
        for line in lines:
            line.hold_up()
        await asyncio.sleep(self._rng.uniform(0.2, LONGEST_OUTAGE_S))
        for line in lines:
            await line.mend()

    async def move_lines(self) -> None:
        """Break half of the lines, and let them lead to another host."""
        for line in self._half():
            line.far = self._rng.choice(self._cluster.hosts).address
            await line.cut()
            await line.mend()

    def _half(self) -> list[SoftLine]:
        return self._rng.sample(self._lines, (len(self._lines) + 1) // 2)
