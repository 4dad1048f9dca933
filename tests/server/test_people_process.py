"""Two people at one table of a real server, over real sockets."""

import random
from pathlib import Path

from tests.server.client import Wire, legal_moves, play
from tests.server.company import LINK
from tests.server.process import Browser, Player, Process


def until(player: Player, type_: str) -> Wire:
    while (message := player.receive())["type"] != type_:
        pass
    return message


def test_two_people_play_through_a_restart_of_their_server(tmp_path: Path) -> None:
    """The server is killed in the middle; both find their seats, and what was played."""
    people = [Browser(), Browser()]
    dice = random.Random(3)
    with Process(tmp_path) as server:
        for person in people:
            person.visit(server.address)
        with people[0].player(server.address) as one, people[1].player(server.address) as other:
            opening = {"type": "open_table", "name": "Ann", "rules": "app", "seats": 2, "bots": []}
            table = one.ask(opening | {"settings": LINK})["table"]
            other.ask({"type": "enter", "table": table})
            sit = {"type": "take_seat", "table": table, "seat": None, "name": "Bo", "nonce": None}
            other.ask(sit)
            told = [one.ask({"type": "start", "table": table}), until(other, "table")]
            players = [one, other]
            for _ in range(12):
                moves = [(n, move) for n in (0, 1) for move in legal_moves(told[n]["view"])]
                number, move = dice.choice(moves)
                told[number] = players[number].ask(play(told[number], move))
                while told[1 - number]["seq"] < told[number]["seq"]:
                    told[1 - number] = until(players[1 - number], "table")
            server.process.kill()
            server.process.wait(20)
    with (
        Process(tmp_path) as server,
        people[0].player(server.address) as one,
        people[1].player(server.address) as other,
    ):
        for player, last in zip((one, other), told, strict=True):
            assert player.welcome["table"] == table
            shown = until(player, "table")
            assert shown["seq"] >= last["seq"]
            assert shown["view"]["hand"] == last["view"]["hand"]
            assert shown["view"]["table"] == last["view"]["table"]
