"""All that is drawn in a game: seeds, deals, dice, and what bots decide."""

import hashlib
import random
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import count
from unittest.mock import patch

from kozyr.bots import bot_for
from kozyr.rules import Deal, Move, Result, Rules, Seat, View, deal_from_seed
from kozyr.server.hall import Hall
from kozyr.study.tutor import Advice, Effort, advise
from kozyr.tables import fair, gathering, playing, standing


class Chance:
    """Draws the same again each time, but for what it is told to draw otherwise.

    *deals* are dealt in place of what was drawn under these names, and the seeds with the
    numbers *secret* are others.  A commitment is made of the number of its seed: it tells
    nothing of the seed, as one believes of the real one.
    """

    def __init__(
        self,
        name: str,
        deals: Mapping[str, Deal] | None = None,
        secret: frozenset[int] = frozenset(),
    ) -> None:
        self.dealt: dict[str, Deal] = {}
        """By their names."""
        self.seed_of: dict[str, int] = {}
        """The numbers of the seeds that the deals come from."""
        self._name = name
        self._deals = deals or {}
        self._secret = secret
        self._numbers: dict[bytes, int] = {}

    def new_seed(self) -> bytes:
        number = len(self._numbers)
        other = " other" if number in self._secret else ""
        seed = hashlib.sha256(f"{self._name} {number}{other}".encode()).digest()
        self._numbers[seed] = number
        return seed

    def _deal_of(self, rules: Rules, table: str, basis: fair.Basis) -> Deal:
        return self._note(f"{table} {basis.deal}", fair.deal_of(rules, table, basis), basis.seed)

    def _deal_from_seed(
        self,
        rules: Rules,
        seats: int,
        seed: bytes,
        dealer: Seat | None = None,
        previous: Result | None = None,
    ) -> Deal:
        deal = deal_from_seed(rules, seats, seed, dealer, previous)
        return self._note(f"seed {self._numbers[seed]}", deal, seed)

    def _note(self, name: str, deal: Deal, seed: bytes) -> Deal:
        self.dealt[name] = deal
        self.seed_of[name] = self._numbers[seed]
        return self._deals.get(name, deal)

    def _commitment(self, table: str, seed: bytes) -> str:
        told = f"{table} {self._numbers[seed]}"
        return hashlib.sha256(told.encode()).hexdigest()

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Draw everything in the server from here."""
        numbers = count()

        class Dice(random.Random):
            def __init__(self, seed: object = None) -> None:
                super().__init__(next(numbers) if seed is None else seed)  # type: ignore[arg-type]

        with ExitStack() as stack:
            for place, name, drawn in (
                (random, "Random", Dice),
                (gathering, "deal_of", self._deal_of),
                (gathering, "deal_from_seed", self._deal_from_seed),
                (playing, "deal_from_seed", self._deal_from_seed),
                (standing, "commitment", self._commitment),
            ):
                stack.enter_context(patch.object(place, name, drawn))
            yield


class Decisions(dict[tuple[str, int, Seat], Move | None]):
    """What bots have decided, by the table, the number of its newest event, and the seat."""


class Memory:
    """Bots that do what they did before, whatever they hold now.

    What is not among the *decisions* is decided, or else is nothing.
    """

    def __init__(self, decisions: Decisions, *, decides: bool) -> None:
        self.decisions = decisions
        self.hall: Hall | None = None
        self._decides = decides

    async def choose(self, level: str, view: View, seed: int, *, asker: str = "") -> Move | None:
        assert self.hall is not None
        assert view.seat is not None
        seq = next(live.table.seq for live in self.hall.tables if live.id == asker)
        key = (asker, seq, view.seat)
        if self._decides and key not in self.decisions:
            self.decisions[key] = bot_for("beginner").choose(view, random.Random(f"{key}"))
        move = self.decisions.get(key)
        if move is None or move in view.moves:
            return move
        # What it meant to do with a card that is elsewhere now: somebody was faster.
        return view.moves[0] if view.seat in view.to_act else None

    async def advise(self, view: View, seed: int, *, asker: str = "") -> Advice:
        return advise(view, None, random.Random(0), Effort(worlds=4, playouts=8, seconds=60))

    async def close(self) -> None:
        """Nothing was started."""
