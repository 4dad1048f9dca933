"""The load that the server is measured with: nothing of it may be lost."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

from benchmarks.load.players import Echoer, Told
from benchmarks.load.tables import SEATS, LoadTable

ROOT = Path(__file__).parents[2]


class Silent(Echoer):
    """A player whose moves go nowhere."""

    def send(self, payload: bytes) -> None:
        """Send nothing."""


def table() -> LoadTable:
    players = [Silent(seat, Random(seat)) for seat in range(SEATS)]
    return LoadTable([*players], Random(1), is_endless=True)


def tell(told: LoadTable, readers: range, seq: int) -> None:
    """Let *readers* be told of the move that is on its way."""
    for reader in readers:
        player = told.players[reader]
        player.seq = seq
        told.told(player, Told("bare", seq=seq, reply_to="m1"), at=2.0)


def test_move_counts_once_all_four_are_told() -> None:
    one = table()
    one.due(1.0)
    tell(one, range(SEATS), seq=1)

    assert one.tally.measured.moves == 1
    assert one.tally.measured.everybody_ms == [1000.0]
    assert one.forget_due() == 0


def test_move_of_which_one_player_is_not_told_is_lost_and_so_is_what_waits_for_it() -> None:
    one = table()
    one.due(1.0)
    one.due(1.5)
    tell(one, range(SEATS - 1), seq=1)

    assert one.tally.measured.moves == 0
    assert one.forget_due() == 2


def test_nothing_is_lost_under_load() -> None:
    """Players at real tables for some seconds; how fast that goes is not asked here."""
    asked = "--connections 24 --setups sqlite --rate 20 --seconds 2 --saturate 1 --interpreted"

    finished = subprocess.run(
        [sys.executable, "-m", "benchmarks.load", *asked.split()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert finished.returncode == 0, finished.stdout + finished.stderr
    last = json.loads(finished.stdout.splitlines()[-1])
    assert (last["lost"], last["connections"], last["store"]) == (0, 24, "sqlite")
    assert last["moves_per_s"] > 0


def test_what_a_move_costs_inside_is_told() -> None:
    asked = "--tables 2 --moves 5 --rounds 1 --watchers 1 --clock"

    finished = subprocess.run(
        [sys.executable, "-m", "benchmarks.load.inside", *asked.split()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )

    last = json.loads(finished.stdout.splitlines()[-1])
    # Each move is told to four players and one who watches.
    assert last["messages_per_move"] >= SEATS + 1
    assert last["us_per_move"] > 0
