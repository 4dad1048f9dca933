"""Helpers: `kozyr play` as a process of its own, and a player at its socket."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from itertools import count
from pathlib import Path
from typing import Self
from urllib.request import HTTPCookieProcessor, build_opener

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.client import make_page
from tests.server.unpack import Unpacker, Wire

SERVED = Path(__file__).with_name("served.py")
PATIENCE_S = 60
"""For what comes at once where nothing else runs; it costs only who waits for nothing."""


class Process:
    """`kozyr play` on the files in a folder."""

    def __init__(self, folder: Path, *arguments: str, opens_browser: bool = False) -> None:
        page = folder / "page"
        if not page.exists():
            make_page(page)
        command = [sys.executable, str(SERVED), str(page), "play"]
        if not opens_browser:
            command.append("--no-browser")
        self.process = subprocess.Popen(
            [*command, "--data", str(folder / "kozyr.sqlite3"), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        address = re.search(r"http://\S+/", self.said)
        assert address, self.process.communicate(timeout=PATIENCE_S)
        self.address = address[0]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate(timeout=PATIENCE_S)

    def end(self, signal: int) -> tuple[int, str]:
        """Send *signal*; return the exit status and what was said on standard error."""
        self.process.send_signal(signal)
        _, errors = self.process.communicate(timeout=PATIENCE_S)
        return self.process.returncode, errors


class Browser:
    """Keeps the cookie, as a browser does."""

    def __init__(self) -> None:
        self.jar = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self.jar))

    def visit(self, address: str) -> None:
        with self._opener.open(address, timeout=PATIENCE_S) as response:
            assert response.status == 200

    @contextmanager
    def player(self, address: str) -> Iterator["Player"]:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)
        with connect(
            address.replace("http", "ws", 1) + "ws",
            origin=Origin(address.rstrip("/")),
            additional_headers={"Cookie": cookies},
            open_timeout=PATIENCE_S,
        ) as socket:
            yield Player(socket)


class Player:
    """A player at the socket of a process."""

    _numbers = count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._unpacker = Unpacker()
        self.welcome = self.receive()

    def receive(self) -> Wire:
        return self._unpacker.whole(json.loads(self.socket.recv(timeout=PATIENCE_S)))

    def send(self, message: Wire) -> str:
        message = {"id": f"p{next(self._numbers)}"} | message
        self.socket.send(json.dumps(message))
        return str(message["id"])

    def ask(self, message: Wire) -> Wire:
        return self.answer_to(self.send(message))

    def answer_to(self, id_: str) -> Wire:
        """Read on to the answer to the message that `send` gave the name *id_*."""
        while True:
            answer = self.receive()
            if answer.get("reply_to", answer.get("id")) == id_:
                return answer

    def open(self, opponents: list[str] | None = None, pace: str = "instant") -> Wire:
        return self.ask(
            {
                "type": "new_table",
                "name": "Ann",
                "rules": "app",
                "opponents": opponents or ["beginner"],
                "pace": pace,
            }
        )
