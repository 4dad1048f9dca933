"""Helpers: `kozyr serve` as processes of its own."""

import base64
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from tests.server.client import make_page
from tests.server.process import PATIENCE_S


class Server:
    """`kozyr serve` on the files in a folder."""

    def __init__(self, folder: Path, *arguments: str, **variables: str) -> None:
        self.folder = folder
        page = folder / "page"
        if not page.exists():
            make_page(page)
        given = " ".join(arguments)
        command = [sys.executable, "-m", "kozyr", "serve", "--page", str(page), *arguments]
        for flag in ("--port", "--metrics-port"):
            if flag not in given:
                command += [flag, "0"]
        if "--store" not in given:
            command += ["--data", str(folder / "kozyr.sqlite3")]
        self.errors = (folder / "errors").open("a", encoding="utf-8")
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env=os.environ | variables,
        )
        assert self.process.stdout is not None
        self.said = [self.process.stdout.readline(), self.process.stdout.readline()]
        if not all(self.said):
            self.__exit__()
            raise RuntimeError(self.log())
        self.address, self.operations = (
            found[0] for line in self.said for found in [re.findall(r"https?://\S+", line)]
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            self.process.communicate(timeout=PATIENCE_S)
        finally:
            self.process.kill()
            self.errors.close()

    def end(self, number: int) -> int:
        """Send the signal *number*; return the exit status."""
        self.process.send_signal(number)
        self.process.communicate(timeout=PATIENCE_S)
        return self.process.returncode

    def log(self) -> str:
        """All that was written on standard error."""
        return (self.folder / "errors").read_text(encoding="utf-8")

    @property
    def token(self) -> str:
        return (self.folder / "admin.token").read_text(encoding="utf-8").strip()

    def ask(self, path: str, token: str | None = None, **form: str) -> tuple[int, str]:
        """Return the status and the text that the operations' port answers."""
        request = Request(self.operations + path)  # noqa: S310 - our own
        if token is not None:
            secret = base64.b64encode(f"admin:{token}".encode()).decode()
            request.add_header("Authorization", f"Basic {secret}")
        request.add_header("Accept", "application/json")
        if form:
            request.data = urlencode(form).encode()
            request.method = "POST"
        return answer_of(request)

    def tell(self, what: str) -> Any:  # noqa: ANN401 - JSON
        """What the admin page would show."""
        status, text = self.ask(f"tell/{what}", self.token)
        assert status == 200, text
        return json.loads(text)

    @property
    def workers(self) -> list[int]:
        """The process ids of the workers."""
        return [worker["process"] for worker in self.tell("status")["workers"]]


def answer_of(request: Request) -> tuple[int, str]:
    try:
        with urlopen(request, timeout=PATIENCE_S) as response:  # noqa: S310 - our own
            return response.status, response.read().decode()
    except HTTPError as error:
        with error:
            return error.code, error.read().decode()


def wait_until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
