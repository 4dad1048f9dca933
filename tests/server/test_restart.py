"""However the server ends, the next one has every move that was acknowledged."""

import json
import random
import signal
import sqlite3
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Wire, legal_moves, play, same_table
from tests.server.process import Browser, Player, Process


def play_until_only_i_may_act(player: Player, update: Wire, phase: str) -> Wire:
    """Play at random to a table in *phase* with cards out, at which only the person can move."""
    rng = random.Random(1)
    while True:
        view = update["view"]
        if view["phase"] == phase and view["attacker"] == view["you"] and view["bout"] > 1:
            return update
        if view["result"]:
            update = player.ask({"type": "rematch", "table": update["table"]})
            continue
        legal = legal_moves(view)
        answer = player.ask(play(update, rng.choice(legal))) if legal else player.receive()
        if answer["type"] == "table":
            update = answer


@pytest.mark.parametrize(
    ("opponents", "phase"),
    [(["beginner"], "covered"), (["regular", "beginner", "regular"], "open")],
)
def test_a_player_finds_card_and_hand_after_a_kill(
    tmp_path: Path, opponents: list[str], phase: str
) -> None:
    person = Browser()
    with Process(tmp_path) as server:
        person.visit(server.address)
        with person.player(server.address) as player:
            last = play_until_only_i_may_act(player, player.open(opponents), phase)
            assert server.end(signal.SIGKILL)[0] == -signal.SIGKILL

    with Process(tmp_path) as server, person.player(server.address) as player:
        assert player.welcome["table"] == last["table"]
        again = player.receive()
        assert same_table(again, last)
        moved = player.ask(play(again, legal_moves(again["view"])[0]))
        assert moved["seq"] == last["seq"] + 1


def test_the_same_port_is_served_again(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        first = server.address
        server.end(signal.SIGKILL)
    with Process(tmp_path) as server:
        assert server.address == first


def test_no_acknowledged_move_is_lost_under_a_stream_of_moves(tmp_path: Path) -> None:
    """Killed at a moment nobody chose, five times; the log has what was acknowledged."""
    person = Browser()
    rng = random.Random(2)
    acknowledged: dict[str, dict[str, int]] = {}

    for run in range(5):
        with Process(tmp_path) as server:
            person.visit(server.address)
            with person.player(server.address) as player:
                assert run == 0 or player.welcome["table"] in acknowledged
                killer = threading.Timer(rng.uniform(0.1, 0.6), server.process.kill)
                killer.start()
                try:
                    flood(player, rng, acknowledged)
                except (ConnectionClosed, OSError):
                    killer.join()
                else:
                    raise AssertionError("the stream ended before the kill")
            server.process.wait(20)

    with sqlite3.connect(tmp_path / "kozyr.sqlite3") as log:
        for table, commands in acknowledged.items():
            rows = log.execute(
                "SELECT seq, cmd_id FROM events WHERE table_id = ? ORDER BY seq", (table,)
            ).fetchall()
            assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
            written = {
                command.partition(":")[2]: seq for seq, command in rows if command is not None
            }
            assert commands.items() <= written.items()
    log.close()
    assert sum(map(len, acknowledged.values())) > 20


def flood(player: Player, rng: random.Random, acknowledged: dict[str, dict[str, int]]) -> None:
    """Move, undo and change the pace without end; note down what is acknowledged."""
    table = player.welcome["table"]
    update = player.receive() if table else player.open()
    own = acknowledged.setdefault(update["table"], {})
    while True:
        legal = legal_moves(update["view"])
        if update["view"]["result"]:
            id_ = player.send({"type": "rematch", "table": update["table"]})
        elif legal:
            id_ = player.send(play(update, rng.choice(legal)))
        elif update["view"]["can_undo"] and rng.random() < 0.1:
            undo = {"type": "undo", "table": update["table"], "seen": update["seq"]}
            id_ = player.send(undo)
        else:
            pace = rng.choice(["instant", "normal"])
            id_ = player.send({"type": "set_pace", "table": update["table"], "pace": pace})
        while True:
            answer = player.receive()
            if answer["type"] == "table":
                update = answer
            if answer.get("reply_to", answer.get("id")) == id_:
                break
        if answer["type"] == "table":
            own[id_] = answer["seq"]


def test_a_frame_far_too_long_for_a_message_is_answered(tmp_path: Path) -> None:
    person = Browser()
    with Process(tmp_path) as server:
        person.visit(server.address)
        with person.player(server.address) as player:
            update = player.open(pace="normal")
            for size in (5_000, 60_000):
                player.socket.send(json.dumps({"type": "sync", "id": "x" * size}))
                answer = player.receive()
                while answer["type"] == "table":
                    update = answer
                    answer = player.receive()
                assert answer["code"] == "too_large"
            assert player.ask({"type": "sync", "table": update["table"]})["type"] == "table"
            player.socket.send("x" * 70_000)
            with pytest.raises(ConnectionClosed):
                read_on(player)
            assert player.socket.close_code == 1009
        with person.player(server.address) as again:
            assert again.welcome["table"] == update["table"]


def read_on(player: Player) -> None:
    while player.receive():
        pass
