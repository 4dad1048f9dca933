"""A game, and the same on a deal that looks alike, side by side."""

import asyncio
import json
import random
import re
import tempfile
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from math import inf
from pathlib import Path
from typing import Any, Final

from kozyr.rules import Rules
from kozyr.server.guests import Guests
from kozyr.server.watching import DELAY_MS
from kozyr.tables import Table, TableEvent
from kozyr.tables.log import Dealt
from tests.leaks.alike import alike
from tests.leaks.chance import Chance, Decisions, Memory
from tests.leaks.script import RULES, STRANGER, WATCHERS, Author, Script
from tests.leaks.stage import IDENTITY, KEPT, WORLD, Sent, Stage, Step, player_of, staged
from tests.leaks.stepped import SteppedLoop
from tests.server.unpack import Unpacker

DELAY_S: Final = DELAY_MS / 1000
_IN_MEMORY: Final = next((place for place in ("/dev/shm",) if Path(place).is_dir()), None)  # noqa: S108
"""Where files need no disk: nothing is proved here about what survives."""
_NONCE: Final = re.compile(r'("nonce": ")[0-9a-f]{32}')
_FOR_SHOWN: Final = 160


@dataclass(frozen=True)
class Difference:
    """Where two games that look alike were not told alike."""

    who: str
    was: Sent | None
    is_: Sent | None

    @property
    def at(self) -> float:
        """When it came to that."""
        return min(each.at for each in (self.was, self.is_) if each)

    def __str__(self) -> str:
        """Both, around the first sign that differs."""
        texts = [each.text if each else "" for each in (self.was, self.is_)]
        same = next(
            (place for place, (one, other) in enumerate(zip(*texts, strict=False)) if one != other),
            min(map(len, texts)),
        )
        start = max(0, same - _FOR_SHOWN // 2)
        shown = [text[start : start + _FOR_SHOWN] for text in texts]
        times = [each.at if each else None for each in (self.was, self.is_)]
        return f"{self.who} at {times[0]} / {times[1]}:\n  {shown[0]}\n  {shown[1]}"


@dataclass(frozen=True)
class Outcome:
    """What came of a game; *is_compared* unless no other deal looks like the one that was dealt.

    *told* is how many messages were compared, *bytes* how long they are, and *differs* the first
    difference.  *is_told_at_last*: after the end the reader was told what was another card.
    """

    seed: int
    rules: str
    is_compared: bool = False
    told: int = 0
    bytes: int = 0
    differs: Difference | None = None
    early: str | None = None
    is_told_at_last: bool = False

    @property
    def is_good(self) -> bool:
        """Whether nobody was told too much, or too early."""
        return self.differs is None and self.early is None


@dataclass(frozen=True)
class _Played:
    """A game that was played: what was done and drawn, what was sent, and the log of its table."""

    script: Script
    chance: Chance
    decisions: Decisions
    sent: dict[str, list[Sent]]
    log: list[TableEvent]
    grown: list[tuple[float, int]]

    def reached(self, seq: int) -> float:
        """When event number *seq* was written."""
        return min(at for at, newest in self.grown if newest >= seq)

    def seq_at(self, at: float) -> int:
        """The number of the newest event at a moment."""
        return max((seq for then, seq in self.grown if then <= at), default=0)


def compare(seed: int, rules: str | None = None) -> Outcome:
    """Play game number *seed*, and the same on a deal that looks alike to one who plays."""
    dice = random.Random(f"leaks {seed}")
    drawn = Rules.parse(rules or dice.choice(RULES)) if rules or dice.random() < 0.5 else None
    with tempfile.TemporaryDirectory(prefix="kozyr-leaks-", dir=_IN_MEMORY) as name:
        folder = Path(name)
        first = _run(_write(folder, seed, drawn, dice))
        outcome = Outcome(seed, str(Table.replay(first.log[:1]).rules), early=_too_early(first))
        deals = [event.deal for event in first.log if isinstance(event, Dealt)]
        if outcome.early or not deals:
            return outcome
        number = dice.choice(deals)
        for reader in dice.sample(first.script.people, len(first.script.people)):
            second = _play_alike(folder, seed, first, number, reader, dice)
            if second is not None:
                return _compared(outcome, first, second, number, reader)
    return outcome


def _run(playing: Coroutine[Any, Any, _Played]) -> _Played:
    with asyncio.Runner(loop_factory=SteppedLoop) as runner:
        return runner.run(playing)


async def _write(folder: Path, seed: int, rules: Rules | None, dice: random.Random) -> _Played:
    chance, decisions = Chance(str(seed)), Decisions()
    async with staged(folder, chance, Memory(decisions, decides=True)) as stage:
        script = await Author(stage, dice).write(rules)
        return await _kept(stage, script, chance, decisions)


async def _play(folder: Path, script: Script, chance: Chance, decisions: Decisions) -> _Played:
    async with staged(folder, chance, Memory(decisions, decides=False)) as stage:
        for step in script.steps:
            # Where the games differ somebody may have no line that he had.
            if step.does not in ("send", "go") or step.who in stage.lines:
                await stage.perform(step)
        return await _kept(stage, script, chance, decisions)


async def _kept(stage: Stage, script: Script, chance: Chance, decisions: Decisions) -> _Played:
    log = await stage.log(script.table)
    grown = [(at, seq) for at, table, seq in stage.grown if table == script.table]
    return _Played(script, chance, decisions, dict(stage.sent), log, grown)


def _play_alike(
    folder: Path, seed: int, first: _Played, number: int, reader: str, dice: random.Random
) -> _Played | None:
    """Play the same where deal *number* is one that looks alike to *reader*; None without such."""
    place = _place_of(first.log, number)
    dealt = first.log[place]
    assert isinstance(dealt, Dealt)
    table = Table.replay(first.log[: place + 1])
    deal = table.played.deal
    name = next(name for name, each in first.chance.dealt.items() if each == deal)
    seat = 0 if table.is_solo else table.seat_of(_public_id(reader))
    other = alike(first.log, number, deal, seat, dice)
    if other is None:
        return None
    secret = frozenset({first.chance.seed_of[name]})
    script = _with_other_nonces(first, number, reader)
    return _run(_play(folder, script, Chance(str(seed), {name: other}, secret), first.decisions))


def _place_of(log: Sequence[TableEvent], number: int) -> int:
    """Where in *log* deal *number* is."""
    return next(
        place
        for place, event in enumerate(log)
        if isinstance(event, Dealt) and event.deal == number
    )


def _public_id(name: str) -> str:
    return asyncio.run(Guests(IDENTITY).who(player_of(name))).id


def _with_other_nonces(first: _Played, number: int, reader: str) -> Script:
    """The script in which all but *reader* add other nonces to deal *number*."""
    begins = first.reached(_place_of(first.log, number - 1) + 1) if number > 1 else 0.0
    ends = first.reached(_place_of(first.log, number) + 1)

    def other(step: Step) -> Step:
        if step.who.rstrip("'") == reader or not begins < step.at < ends:
            return step
        return replace(step, what=_NONCE.sub(lambda found: found[1] + "0" * 31 + "1", step.what))

    return replace(first.script, steps=[*map(other, first.script.steps)])


def _compared(
    outcome: Outcome, first: _Played, second: _Played, number: int, reader: str
) -> Outcome:
    until, is_over = _end_of(first, number)
    told = size = 0
    differences: list[Difference] = []
    for who in sorted({*first.sent, *second.sent}):
        if who.rstrip("'") not in (reader, *WATCHERS, STRANGER, WORLD, KEPT):
            continue
        limit = until + DELAY_S if who in WATCHERS and first.script.is_delayed else until
        one, other = (
            [each for each in played.sent.get(who, []) if each.at <= limit]
            for played in (first, second)
        )
        told += len(one)
        size += sum(len(each.text) for each in one)
        differences += [
            Difference(who, was, is_) for was, is_ in zip_longest(one, other) if was != is_
        ][:1]
    at_last = [
        [each.text for each in played.sent.get(reader, []) if '"type":"replayed"' in each.text]
        for played in (first, second)
    ]
    return replace(
        outcome,
        is_compared=True,
        differs=min(differences, key=lambda each: each.at, default=None),
        told=told,
        bytes=size,
        is_told_at_last=is_over and at_last[0] != at_last[1],
    )


def _end_of(played: _Played, number: int) -> tuple[float, bool]:
    """Until when the cards of deal *number* are a secret, and whether the deal was over then."""
    table = Table.replay(played.log[:1])
    for event in played.log[1:]:
        table.evolve(event)
        if table.deal_number == number and table.result is not None:
            return played.reached(table.seq), True
        if table.deal_number > number:
            break
    return inf, False


def _too_early(played: _Played) -> str | None:
    """What somebody was told too early who only watches, where that is told later."""
    if not played.script.is_delayed:
        return None
    for who, sent in played.sent.items():
        if who in (STRANGER, WORLD, KEPT):
            continue
        unpacker = Unpacker()
        watches = who in WATCHERS
        for each in sent:
            message = unpacker.whole(json.loads(each.text))
            if message["type"] == "table":
                watches = bool(message["view"].get("watching"))
            if watches and message["type"] in ("table", "happened", "replayed", "proof"):
                # What has no time of its own is told with what was before it, and is no card.
                timed = [place for place, event in enumerate(played.log, 1) if _has_time(event)]
                told = max((seq for seq in timed if seq <= message.get("seq", inf)), default=0)
                if told > played.seq_at(each.at - DELAY_S + 0.002):
                    return f"{who} at {each.at}: {each.text[:_FOR_SHOWN]}"
    return None


def _has_time(event: TableEvent) -> bool:
    return bool(getattr(event, "at", 0))
