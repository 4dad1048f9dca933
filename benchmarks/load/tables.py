"""`LoadTable`: four players, and the move that is on its way."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from benchmarks.load.figures import Measured
from benchmarks.load.players import DONE

if TYPE_CHECKING:
    from random import Random

    from benchmarks.load.players import Player, Told

SEATS = 4


@dataclass
class Move:
    """A move that was sent; *meant* is the time at which it was to be."""

    meant: float
    mover: Player
    id: str
    seq: int | None = None
    is_held: bool = False
    """Whether the server may hold it back: after the last card a bout goes on for a while."""


@dataclass
class Tally:
    """What happens at all tables of a run."""

    measured: Measured = field(default_factory=Measured)
    refused: Counter[str] = field(default_factory=Counter)
    deals: int = 0


class LoadTable:
    """One table: it makes one move at a time; those that are due meanwhile wait for it."""

    def __init__(self, players: list[Player], rng: Random, *, is_endless: bool) -> None:
        self.players = players
        self.tally = Tally()
        self.keeps_busy = False
        """Whether the next move is made as soon as everybody knows the last."""
        self._rng = rng
        self._is_endless = is_endless
        self._due: deque[float] = deque()
        self._move: Move | None = None
        self._dealing: asyncio.Task[None] | None = None
        for player in players:
            player.watch = self

    @property
    def is_idle(self) -> bool:
        """Whether nothing is on its way, nor due."""
        return self._move is None and self._dealing is None and not self._due

    def due(self, meant: float) -> None:
        """Make a move now, or as soon as the one that is on its way has arrived."""
        self._due.append(meant)
        self._go_on()

    def forget_due(self) -> int:
        """Give up what is due and was not sent, and what is on its way; how many that was."""
        given_up = len(self._due) + (self._move is not None)
        self._due.clear()
        self._move = None
        return given_up

    def told(self, player: Player, message: Told, at: float) -> None:
        """Note that *player* was told *message*."""
        if message.type == "refused":
            self.tally.refused[message.code] += 1
            if self._move is not None and message.id == self._move.id:
                self._move = None
                self._go_on()
            return
        move = self._move
        if move is None:
            return
        if move.seq is None and player is move.mover and message.reply_to == move.id:
            move.seq = message.seq
            if not move.is_held:
                self.tally.measured.acknowledged_ms.append(1e3 * (at - move.meant))
        if move.seq is not None and all(each.seq >= move.seq for each in self.players):
            if move.is_held:
                # What waited behind it waited for the game, and is due anew.
                self._due = deque(max(at, meant) for meant in self._due)
            else:
                self.tally.measured.everybody_ms.append(1e3 * (at - move.meant))
            self.tally.measured.moves += 1
            self._move = None
            self._go_on()

    def _go_on(self) -> None:
        if self._move is not None or self._dealing is not None:
            return
        if self.keeps_busy and not self._due:
            self._due.append(time.perf_counter())
        if not self._due:
            return
        if not self._is_endless and self.players[0].is_over:
            self._dealing = asyncio.create_task(self._deal_again())
            return
        for player in self._rng.sample(self.players, len(self.players)):
            chosen = player.choose()
            if chosen is not None:
                self._move = Move(self._due.popleft(), player, "", is_held=chosen == DONE)
                self._move.id = player.play(chosen)
                return

    async def _deal_again(self) -> None:
        """Let everybody wish for the next deal; what is due waits for it, and is late by it."""
        waiting = len(self._due)
        await asyncio.gather(
            *(player.ask("rematch", table=player.table) for player in self.players)
        )
        await asyncio.gather(*(player.dealt.wait() for player in self.players))
        # The time of a deal is not a move's: what waited for it is due anew.
        now = time.perf_counter()
        for _ in range(min(waiting, len(self._due))):
            self._due.popleft()
            self._due.append(now)
        self.tally.deals += 1
        self._dealing = None
        self._go_on()
