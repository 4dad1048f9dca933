"""The oracle finds what is wrong: else its silence would say nothing."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from kozyr.rules import Rules
from kozyr.server import wire
from kozyr.server.live import append_of
from kozyr.server.store import SqliteStore
from kozyr.tables import OpenTable, Pace, Play, SeatSettings, Table, TableSettings, decide
from kozyr.tables.log import PaceSet
from tests.chaos.oracle import Verdict, judge
from tests.chaos.player import Player
from tests.server.unpack import Wire

RULES = Rules.preset("app")
SETTINGS = TableSettings((SeatSettings("Ann"), SeatSettings("Bot", "beginner")))


class Seated(Player):
    """A player who is told what a test wants."""

    def __init__(self, update: Wire, acknowledged: set[str], last: Wire | None = None) -> None:
        super().__init__("Ann", lambda: "", Random(1), 1.0)
        self.table, self.update = "t", update
        self.account.acknowledged = acknowledged
        self._last = last or update

    async def last_view(self) -> Wire:
        return self._last


@pytest.fixture
def played(tmp_path: Path) -> tuple[str, Wire]:
    """A store with a table where one move was made, and what the player was shown."""
    url = str(tmp_path / "kozyr.sqlite3")
    table = Table.replay(decide(None, OpenTable(RULES, SETTINGS, bytes([1] * 32))))
    opening = decide(None, OpenTable(RULES, SETTINGS, bytes([1] * 32)))
    seat = table.game.seats_to_act[0]
    move = table.game.moves(seat)[0]
    moved = decide(table, Play(seat, move, table.seq))

    async def write() -> None:
        store = SqliteStore(Path(url))
        await store.append(append_of("t", 0, opening, seat=0, command_id="k:Ann-1"))
        await store.append(append_of("t", len(opening), moved, seat=seat, command_id="k:Ann-2"))
        await store.aclose()

    asyncio.run(write())
    for event in moved:
        table.evolve(event)
    view = msgspec.to_builtins(wire.view_for(table, 0))
    return url, {"type": "table", "table": "t", "seq": table.seq, "view": view}


def _judge(url: str, *players: Player) -> Verdict:
    return asyncio.run(judge(url, players))


def test_what_is_true_is_found_true(played: tuple[str, Wire]) -> None:
    url, update = played

    verdict = _judge(url, Seated(update, {"Ann-2"}))

    assert verdict.is_good, verdict.faults
    assert verdict.acknowledged == 1


def test_a_move_that_is_in_no_log_is_lost(played: tuple[str, Wire]) -> None:
    url, update = played

    verdict = _judge(url, Seated(update, {"Ann-2", "Ann-3"}))

    assert (verdict.lost, verdict.is_good) == (1, False)


@pytest.mark.parametrize("is_followed", [True, False])
def test_a_view_that_differs_is_found(played: tuple[str, Wire], *, is_followed: bool) -> None:
    url, update = played
    wrong = update | {"view": update["view"] | {"stock": update["view"]["stock"] + 1}}

    player = Seated(wrong, set(), update) if is_followed else Seated(update, set(), wrong)

    assert _judge(url, player).diverged == 1


def test_a_player_who_is_behind_the_log_is_found(played: tuple[str, Wire]) -> None:
    url, update = played

    verdict = _judge(url, Seated(update | {"seq": update["seq"] - 1}, set(), update))

    assert verdict.diverged == 1


def test_a_command_that_was_carried_out_twice_is_found(played: tuple[str, Wire]) -> None:
    url, update = played

    async def write() -> None:
        store = SqliteStore(Path(url))
        again = (PaceSet(Pace.INSTANT),)
        await store.append(append_of("t", update["seq"], again, seat=0, command_id="x:Ann-2"))
        await store.aclose()

    asyncio.run(write())
    update = update | {"seq": update["seq"] + 1}

    assert _judge(url, Seated(update, {"Ann-2"})).duplicated == 1
