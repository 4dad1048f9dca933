"""The server as a real process, with what real sockets do to it."""

import signal
import socket
import struct
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
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


def test_a_client_that_breaks_the_protocol_leaves_no_trace(tmp_path: Path) -> None:
    """Also when it is being written to just then."""
    person = Browser()
    with Process(tmp_path) as server:
        person.visit(server.address)
        with person.player(server.address) as player:
            player.open()
        cookie = "; ".join(f"{kept.name}={kept.value}" for kept in person.jar)
        for _ in range(20):
            with connect(
                server.address.replace("http", "ws", 1) + "ws",
                origin=Origin(server.address.rstrip("/")),
                additional_headers={"Cookie": cookie},
            ) as broken:
                broken.socket.sendall(b"\xff" * 8)
        assert server.end(signal.SIGINT) == (0, "")


def test_who_asks_twice_for_the_end_gets_it_just_as_cleanly(tmp_path: Path) -> None:
    person = Browser()
    with Process(tmp_path) as server:
        person.visit(server.address)
        with person.player(server.address) as player:
            player.open(["regular"] * 3)
            for _ in range(3):
                server.process.send_signal(signal.SIGINT)
                server.process.send_signal(signal.SIGTERM)
            assert server.end(signal.SIGINT) == (0, "")


def test_a_frame_that_is_no_utf8_costs_its_sender_alone(tmp_path: Path) -> None:
    person = Browser()
    with Process(tmp_path) as server:
        person.visit(server.address)
        with person.player(server.address) as other, person.player(server.address) as player:
            player.socket.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                player.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007
            assert other.open()["type"] == "table"
        assert server.end(signal.SIGINT) == (0, "")


def test_a_page_of_elsewhere_whose_name_leads_here_is_turned_away(tmp_path: Path) -> None:
    person = Browser()
    with Process(tmp_path) as server:
        person.visit(server.address)
        port = urlsplit(server.address).port
        cookie = "; ".join(f"{kept.name}={kept.value}" for kept in person.jar)
        evil = f"evil.example:{port}"
        with pytest.raises(InvalidStatus) as refused:
            connect(
                f"ws://{evil}/ws",
                sock=socket.create_connection(("127.0.0.1", port)),
                origin=Origin(f"http://{evil}"),
                additional_headers={"Cookie": cookie},
            )
        assert refused.value.response.status_code == 403
        with pytest.raises(HTTPError) as answered:
            urlopen(Request(server.address, headers={"Host": evil}), timeout=20)  # noqa: S310
        assert answered.value.code == 421
        answered.value.close()


def cut(connection: socket.socket) -> None:
    """Reset the connection, as a lost line or a crash does."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.shutdown(socket.SHUT_RD)
    connection.close()
