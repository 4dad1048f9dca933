"""At a table of people nobody is sent a byte that depends on cards he may not know."""

import asyncio
import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from kozyr.rules import Deal, Rules, format_turn
from kozyr.server import protocol
from kozyr.server.live import Alone, LiveTable, Means, append_of
from kozyr.server.packing import Packer
from kozyr.server.store import SqliteStore
from kozyr.server.thinking import Threads
from kozyr.tables import Access, ClockSettings, SeatSettings, TableEvent, TableSettings
from kozyr.tables.log import RULES_VERSION, Dealt, Moved, TableOpened
from tests.reference.rule_sets import random_rules
from tests.server.client import NEVER
from tests.server.test_wire import HIDING, Turns, random_deal, random_turns, swapped, told

_tables = count(1)


@pytest.fixture(scope="module")
def stores(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[SqliteStore]]:
    folder: Path = tmp_path_factory.mktemp("leaks")
    opened = [SqliteStore(folder / f"{name}.sqlite3") for name in ("one", "other")]
    yield opened
    for store in opened:
        store.close()


class Recorder:
    """Keeps the bytes that one who looks at the table is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self._packer = Packer()

    def show(self, message: protocol.ServerMessage) -> None:
        self.sent.append(protocol.server_encoder.encode(self._packer.pack(message)))


async def sent_to(
    reader: int | None, store: SqliteStore, table: str, deal: Deal, rules: Rules, turns: Turns
) -> list[bytes]:
    """All that *reader* (None: who only watches) is sent while *turns* are played on *deal*."""
    seats = tuple(SeatSettings(f"P{seat}", None, f"p{seat}") for seat in range(deal.seats))
    among = TableSettings(seats, clock=ClockSettings(25, 60), access=Access.LINK)
    opened = TableOpened(RULES_VERSION, str(rules), among, table=table, at=1)
    events: list[TableEvent] = [opened, Dealt.of(1, deal, 2)]
    events += [Moved(format_turn(*turn), 3) for turn in turns]
    await store.append(append_of(table, 0, events[:1], seat=None, command_id=None))
    means = Means(store, NEVER, Threads(), Alone(), now=lambda: 3)
    live = LiveTable(table, await store.load(table), means)
    recorder = Recorder()
    live.watch("nobody" if reader is None else f"p{reader}", recorder)
    for seq, event in enumerate(events[1:], 1):
        await store.append(append_of(table, seq, [event], seat=None, command_id=None))
        await live.catch_up(seq + 1)
    live.rest()
    return recorder.sent


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    text=st.none() | st.sampled_from(HIDING),
    moves=st.integers(0, 40),
    watches=st.booleans(),
    dice=st.randoms(use_true_random=False),
)
def test_two_games_that_differ_in_what_a_reader_cannot_see_are_the_same_bytes(
    stores: list[SqliteStore], text: str | None, moves: int, watches: bool, dice: random.Random
) -> None:
    rules = Rules.parse(text) if text else random_rules(dice)
    deal = random_deal(rules, dice)
    reader = None if watches else dice.randrange(deal.seats)
    turns = random_turns(deal, rules, moves, dice)
    known = told(deal, rules, turns, reader)
    others = (swapped(deal, *dice.sample(range(len(deal.pack)), 2)) for _ in range(25))
    alike = next(
        (
            other
            for other in others
            if other.pack != deal.pack and told(other, rules, turns, reader) == known
        ),
        None,
    )
    assume(alike)
    assert alike
    table = f"t{next(_tables)}"

    streams = [
        asyncio.run(sent_to(reader, store, table, each, rules, turns))
        for store, each in zip(stores, (deal, alike), strict=True)
    ]

    assert len(streams[0]) > len(turns)
    assert streams[0] == streams[1]
