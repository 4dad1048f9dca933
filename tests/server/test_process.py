"""The server as a real process, with what real sockets do to it."""

import signal
import socket
import struct
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.client import legal_moves, play
from tests.server.process import Browser, Process


def test_a_stranger_is_answered_403_before_anything_is_accepted(tmp_path: Path) -> None:
    person = Browser()
    with Process(tmp_path) as server:
        person.visit(server.address)
        cookie = {"Cookie": "; ".join(f"{kept.name}={kept.value}" for kept in person.jar)}
        here = Origin(server.address.rstrip("/"))
        where = server.address.replace("http", "ws", 1) + "ws"
        for origin, headers in (
            (here, {}),
            (None, cookie),
            (Origin("null"), cookie),
            (Origin("http://elsewhere"), cookie),
            (Origin(f"{here}0"), cookie),
        ):
            with pytest.raises(InvalidStatus) as refused:
                connect(where, origin=origin, additional_headers=headers)
            assert refused.value.response.status_code == 403
        with connect(where, origin=here, additional_headers=cookie) as let_in:
            assert "welcome" in str(let_in.recv(timeout=20))


def test_players_who_vanish_leave_no_trace(tmp_path: Path) -> None:
    """Sockets cut in the middle of a game: nothing on standard error, and the table waits."""
    person = Browser()
    with Process(tmp_path) as server:
        person.visit(server.address)
        table = None
        for _ in range(4):
            with person.player(server.address) as player:
                assert player.welcome["table"] == table
                update = player.receive() if table else player.open(["regular"] * 3)
                table = update["table"]
                for move in legal_moves(update["view"])[:3]:
                    player.send(play(update, move))
                cut(player.socket.socket)
        with person.player(server.address) as player:
            assert player.welcome["table"] == table
        assert server.end(signal.SIGINT) == (0, "")


def cut(connection: socket.socket) -> None:
    """Reset the connection, as a lost line or a crash does."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.shutdown(socket.SHUT_RD)
    connection.close()
