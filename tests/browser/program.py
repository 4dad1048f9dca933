"""`kozyr play` as a program of its own, which can be killed."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Self

from tests.browser.house import PATIENCE_S


class Program:
    """The program on the games in a folder."""

    def __init__(self, data: Path, port: str = "0") -> None:
        arguments = ["play", "--no-browser", "--data", str(data), "--port", port]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "kozyr", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        address = re.search(r"http://\S+:(\d+)/", self._process.stdout.readline())
        assert address, self._process.communicate(timeout=PATIENCE_S)
        self.address, self.port = address[0], address[1]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> None:
        """End it without a chance to save anything."""
        self._process.kill()
        self._process.communicate(timeout=PATIENCE_S)
