"""`kozyr serve`: workers that die, are replaced and take their leave, and their players."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.client import Wire, legal_moves, play, same_table
from tests.server.process import PATIENCE_S, Browser, Player
from tests.server.serving import Server, answer_of, is_alive, wait_until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One for this test alone, which may end it."""
    with Server(tmp_path) as served:
        yield served


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that goes on, on which others may play too."""
    with Server(tmp_path_factory.mktemp("standing")) as served:
        yield served


def seat_with_a_choice(player: Player) -> Wire:
    """A table that waits for the person alone."""
    update = player.open()
    while update["view"]["attacker"] != 0:
        update = player.open()
    return update


def closing_of(player: Player) -> tuple[int, str]:
    """With which code and reason the server closes."""
    with pytest.raises(ConnectionClosed) as closed:
        read_on(player)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def read_on(player: Player) -> None:
    while player.receive():
        pass


def come_back(person: Browser, address: str) -> Wire:
    """Try again as the page does; the table as it is shown then."""
    begun = time.monotonic()
    while True:
        try:
            with person.player(address) as player:
                return player.receive()
        except (OSError, InvalidStatus, ConnectionClosed):
            assert time.monotonic() - begun < PATIENCE_S
            time.sleep(0.05)


def test_at_the_end_what_was_begun_is_finished_and_all_are_told_when_to_return(
    tmp_path: Path,
) -> None:
    person = Browser()
    with Server(tmp_path) as server:
        person.visit(server.address)
        with person.player(server.address) as player:
            update = seat_with_a_choice(player)
            move = play(update, legal_moves(update["view"])[0])
            id_ = player.send(move)
            [worker] = server.workers
            assert server.end(signal.SIGTERM) == 0
            # That the server is going may be told before.
            answer = player.answer_to(id_)
            assert (answer["type"], answer["reply_to"]) == ("table", id_)
            code, reason = closing_of(player)
        assert code == 1012
        assert re.fullmatch(r"retry_after_ms=\d+", reason)
        assert not is_alive(worker)
    with Server(tmp_path) as server:
        assert come_back(person, server.address)["seq"] >= answer["seq"]


def test_a_worker_that_is_killed_is_replaced_and_its_player_plays_on(server: Server) -> None:
    person = Browser()
    person.visit(server.address)
    with person.player(server.address) as player:
        update = seat_with_a_choice(player)
        [worker] = server.workers
        os.kill(worker, signal.SIGKILL)
        again = come_back(person, server.address)
    assert same_table(again, update)
    with person.player(server.address) as player:
        again = player.receive()
        moved = player.ask(play(again, legal_moves(again["view"])[0]))
        assert moved["seq"] == update["seq"] + 1
    assert server.workers != [worker]
    assert "died with status -9" in server.log()


def test_all_workers_are_replaced_without_a_refused_connection(server: Server) -> None:
    person = Browser()
    person.visit(server.address)
    with person.player(server.address) as player:
        update = seat_with_a_choice(player)
        [worker] = server.workers
        server.process.send_signal(signal.SIGHUP)
        assert closing_of(player)[0] == 1012
        # Nobody is refused meanwhile: who comes too early waits at the port.
        with person.player(server.address) as again:
            assert same_table(again.receive(), update)
    wait_until(lambda: "have been replaced" in server.log())
    assert server.workers != [worker]
    assert not is_alive(worker)


def test_workers_go_when_their_supervisor_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        [worker] = server.workers
        server.end(signal.SIGKILL)
        wait_until(lambda: not is_alive(worker))


def test_a_server_that_is_going_says_so_and_lets_nobody_new_in(tmp_path: Path) -> None:
    person = Browser()
    with Server(tmp_path, "--drain-s", "2") as server:
        person.visit(server.address)
        assert answer_of(Request(f"{server.address}readyz")) == (200, "ready\n")  # noqa: S310
        assert server.ask("readyz") == (200, "ready\n")
        [worker] = server.workers
        with person.player(server.address) as player:
            update = seat_with_a_choice(player)
            os.kill(worker, signal.SIGTERM)
            wait_until(lambda: answer_of(Request(f"{server.address}readyz"))[0] == 503)  # noqa: S310
            with pytest.raises(InvalidStatus) as refused, person.player(server.address):
                pass
            assert refused.value.response.status_code == 503
            assert refused.value.response.headers["retry-after"]
            # Who is inside plays on to the last moment.
            moved = player.ask(play(update, legal_moves(update["view"])[0]))
            assert moved["type"] == "table"
            assert player.open()["code"] == "draining"


def test_who_may_come_in_is_who_comes_from_our_own_page(tmp_path: Path) -> None:
    with Server(tmp_path, KOZYR_PUBLIC_URL="https://durak.example") as server:
        port = re.findall(r"\d+", server.operations)[-1]
        assert server.address == "https://durak.example"
        here = f"http://127.0.0.1:{served_port(server)}/"
        right = {"Host": "durak.example"}
        assert answer_of(Request(here))[0] == 421
        assert answer_of(Request(f"{here}healthz")) == (200, "ok\n")  # noqa: S310
        request = Request(here, headers=right)
        assert answer_of(request)[0] == 200
        cookie, headers = cookie_of(request)
        assert re.match(r"__Host-kozyr-\w+=", cookie)
        assert {"secure", "httponly", "path=/", "samesite=lax"} <= set(
            cookie.lower().replace("; ", ";").split(";")
        )
        assert "domain" not in cookie.lower()
        assert headers["strict-transport-security"] == "max-age=31536000"
        for origin, status in (
            ("https://durak.example", None),
            ("http://durak.example", 403),
            ("https://durak.example.evil", 403),
            (f"http://127.0.0.1:{port}", 403),
        ):
            assert status_of_socket(here, origin, cookie) == status


def served_port(server: Server) -> int:
    """Where it really listens, when it says only where people find it."""
    line = next(line for line in server.log().splitlines() if '"port"' in line)
    return int(json.loads(line)["port"])


def cookie_of(request: Request) -> tuple[str, dict[str, str]]:
    from urllib.request import urlopen  # noqa: PLC0415

    with urlopen(request, timeout=PATIENCE_S) as response:  # noqa: S310
        headers = {name.lower(): value for name, value in response.headers.items()}
        return headers["set-cookie"], headers


def status_of_socket(here: str, origin: str, cookie: str) -> int | None:
    """With which status a socket is refused, None where it is opened."""
    try:
        with connect(
            "ws://durak.example/ws",
            sock=socket.create_connection(("127.0.0.1", int(re.findall(r"\d+", here)[-1]))),
            origin=Origin(origin),
            additional_headers={"Cookie": cookie.split(";", maxsplit=1)[0]},
            proxy=None,
        ):
            return None
    except InvalidStatus as refused:
        return refused.response.status_code


def test_an_address_has_its_share_of_sockets_and_no_more(tmp_path: Path) -> None:
    person = Browser()
    with Server(tmp_path, "--sockets-per-address", "2", "--upgrades-at-once", "4") as server:
        person.visit(server.address)
        with person.player(server.address), person.player(server.address):
            assert refused(person, server) == 429
        # Whoever closes is counted for a moment more.
        wait_until(lambda: sockets_of(server) == 0)
        with person.player(server.address) as player:
            assert player.welcome["type"] == "welcome"
        # Four have come by now, and one more than that in a minute is too often.
        assert refused(person, server) == 429
    assert "too_many" in server.log()
    assert "too_often" in server.log()


def test_an_address_brings_no_more_newcomers_than_may_play(tmp_path: Path) -> None:
    known = Browser()
    with Server(tmp_path, "--upgrades-at-once", "2") as server:
        known.visit(server.address)
        Browser().visit(server.address)
        with pytest.raises(HTTPError) as error:
            Browser().visit(server.address)
        with error.value as answer:
            assert answer.code == 429
        known.visit(server.address)


def test_an_address_asks_for_no_more_than_it_may(tmp_path: Path) -> None:
    known = Browser()
    with Server(tmp_path, "--requests-per-second", "1", "--requests-at-once", "3") as server:
        known.visit(server.address)
        with pytest.raises(HTTPError) as error:
            ask_often(known, server.address)
        with error.value as answer:
            assert (answer.code, answer.headers["retry-after"]) == (429, "1")
        # A player is not put out by it, nor whoever looks whether the server is well.
        with known.player(server.address) as player:
            assert player.welcome["type"] == "welcome"
        for _ in range(20):
            known.visit(f"{server.address}healthz")


def ask_often(person: Browser, address: str) -> None:
    for _ in range(100):
        person.visit(address)


def sockets_of(server: Server) -> int:
    return sum(worker["sockets"] for worker in server.tell("status")["workers"])


def refused(person: Browser, server: Server) -> int:
    with pytest.raises(InvalidStatus) as error, person.player(server.address):
        pass
    return error.value.response.status_code


def test_only_a_named_proxy_is_believed_whom_it_brings(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with (
        Server(tmp_path / "a", "--trusted-proxies", "127.0.0.0/8") as near,
        Server(tmp_path / "b", "--trusted-proxies", "192.0.2.1") as far,
    ):
        assert address_noted(near) == "203.0.113.7"
        assert address_noted(far) == "127.0.0.1"
        assert far.end(signal.SIGINT) == 0


def address_noted(server: Server) -> str:
    """Whom the server takes for the one who comes by a proxy."""
    with pytest.raises(InvalidStatus):
        connect(
            server.address.replace("http", "ws") + "ws",
            additional_headers={"X-Forwarded-For": "203.0.113.7"},
        )
    told = [json.loads(line) for line in server.log().splitlines()]
    return next(str(line["address"]) for line in told if "no socket" in line["message"])


# What this machine alone may see.


def test_metrics_tell_of_every_worker_and_of_nobody(standing: Server) -> None:
    person = Browser()
    person.visit(standing.address)
    with person.player(standing.address) as player:
        update = seat_with_a_choice(player)
        player.ask(play(update, legal_moves(update["view"])[0]))
        # Those of others close by and by.
        wait_until(lambda: 'kozyr_sockets{worker="0"} 1.0' in standing.ask("metrics")[1])
        status, text = standing.ask("metrics")
    assert status == 200
    assert 'kozyr_moves_total{result="made",worker="0"}' in text
    for name in ("move_seconds", "loop_lag_seconds", "gc_pause_seconds", "bots_waiting"):
        assert f"kozyr_{name}" in text
    assert update["table"] not in text


def test_the_admin_page_wants_the_token(standing: Server) -> None:
    assert standing.ask("")[0] == 401
    assert standing.ask("", token="x" * 43)[0] == 401
    assert standing.ask("tell/status")[0] == 401
    assert standing.ask("do/drain", text="now")[0] == 401
    status, page = standing.ask("", standing.token)
    assert status == 200
    assert "<h2>Workers</h2>" in page
    assert (standing.folder / "admin.token").stat().st_mode & 0o777 == 0o600
    foreign = Request(  # noqa: S310
        f"{standing.operations}do/drain",
        data=b"x=1",
        headers={"Authorization": f"Bearer {standing.token}", "Origin": "http://elsewhere"},
    )
    assert answer_of(foreign)[0] == 403
    named = Request(standing.operations, headers={"Host": "evil.example"})  # noqa: S310
    assert answer_of(named)[0] == 421
    assert standing.ask("do/dance", standing.token, text="now")[0] == 400


def test_a_server_is_ended_from_its_admin_page(server: Server) -> None:
    assert server.ask("do/drain", server.token, text="now")[0] == 200
    assert server.process.wait(PATIENCE_S) == 0


def test_logs_are_json_without_cards_or_secrets(tmp_path: Path) -> None:
    person = Browser()
    with Server(tmp_path, "--log-level", "debug") as server:
        person.visit(server.address)
        with person.player(server.address) as player:
            update = player.open(["regular", "beginner"])
            for _ in range(10):
                legal = legal_moves(update["view"])
                player.send(play(update, legal[0]) if legal else {"type": "nonsense"})
                update = player.ask({"type": "sync", "table": update["table"]})
            cookies = [cookie.value or "?" for cookie in person.jar]
        token = server.token
        server.end(signal.SIGTERM)
        text = server.log()
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines
    assert all({"at", "level", "worker", "logger", "message"} <= set(line) for line in lines)
    assert not any(secret in text for secret in (*cookies, token))
    assert not re.search(r"\b(10|[2-9JQKA])[cdhs]\b", text)


# Looking after it.


def admin(server: Server, *arguments: str) -> tuple[int, str, str]:
    port = re.findall(r"\d+", server.operations)[-1]
    data = ("--data", str(server.folder / "kozyr.sqlite3"), "--metrics-port", port)
    ended = subprocess.run(
        [sys.executable, "-m", "kozyr", "admin", *data, *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    return ended.returncode, ended.stdout, ended.stderr


def test_whoever_runs_the_server_sees_and_tells_those_who_play(standing: Server) -> None:
    person = Browser()
    person.visit(standing.address)
    with person.player(standing.address) as player:
        update = seat_with_a_choice(player)
        assert update["table"] in [row["table"] for row in standing.tell("tables")]
        me = player.welcome["me"]["id"]
        [row] = [row for row in standing.tell("players") if row["player"] == me]
        status, said, _ = admin(standing, "players")
        assert status == 0
        assert row["player"] in said
        assert admin(standing, "announce", "Back at ten.")[:2] == (0, "everybody is told\n")
        announced = player.receive()
        assert (announced["type"], announced["text"]) == ("announcement", "Back at ten.")
        assert standing.ask("do/announce", standing.token, text="x" * 501)[0] == 400
        assert row["player"] in standing.ask("", standing.token)[1]
        assert admin(standing, "ban", "nobody")[2] == "kozyr: there is no player 'nobody'\n"


def test_who_is_banned_is_put_out_and_let_in_again_when_the_ban_is_lifted(standing: Server) -> None:
    person = Browser()
    person.visit(standing.address)
    with person.player(standing.address) as player:
        id_ = player.welcome["me"]["id"]
        assert admin(standing, "ban", id_, "--reason", "abuse")[:2] == (0, f"{id_} is banned\n")
        assert closing_of(player) == (1008, "banned")
    with person.player(standing.address) as player:
        assert (player.welcome["type"], player.welcome["code"]) == ("refused", "banned")
        assert closing_of(player) == (1008, "banned")
    assert standing.ask("do/unban", standing.token, player=id_)[0] == 200
    with person.player(standing.address) as player:
        assert player.welcome["type"] == "welcome"


def test_a_table_can_be_closed_and_nothing_is_played_there_any_more(standing: Server) -> None:
    person = Browser()
    person.visit(standing.address)
    with person.player(standing.address) as player:
        update = seat_with_a_choice(player)
        assert admin(standing, "close", update["table"])[0] == 0
        answer = player.ask(play(update, legal_moves(update["view"])[0]))
        assert answer["type"] == "refused"
        assert admin(standing, "close", update["table"])[0] == 2
        assert admin(standing, "close", "nowhere")[0] == 2


def test_a_server_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.end(signal.SIGTERM)
        status, said, error = admin(server, "status")
    assert (status, said, error.count("\n")) == (2, "", 1)
    assert "no server answers" in error


# What cannot be done is told in one sentence.


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--workers", "2"], ["workers", "postgresql"]),
        (["--host", "203.0.113.7"], ["203.0.113.7"]),
        (["--page", "/nowhere"], ["/nowhere"]),
        (["--store", "mongodb://db"], ["mongodb"]),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(
    tmp_path: Path, arguments: list[str], words: list[str]
) -> None:
    if "--store" not in arguments:
        arguments = [*arguments, "--data", str(tmp_path / "d")]
    assert_refused(arguments, words)


def test_a_file_has_one_server_at_a_time(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        data = tmp_path / "kozyr.sqlite3"
        assert_refused(["--data", str(data)], ["already runs", str(data)])
        assert server.process.poll() is None


def assert_refused(arguments: list[str], words: list[str]) -> None:
    """Make sure that it is told in one sentence, with *words*, why it cannot be served."""
    ended = subprocess.run(
        [sys.executable, "-m", "kozyr", "serve", "--port", "0", "--metrics-port", "-1", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stdout == ""
    last = ended.stderr.splitlines()[-1]
    assert last.startswith("kozyr: ")
    assert all(word in last for word in words), ended.stderr
