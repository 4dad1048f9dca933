"""Servers as processes of their own: how they are started, and what they use."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.error import URLError
from urllib.request import urlopen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).resolve().parents[2]
START_S = 30.0
STOP_S = 15.0
_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


class ServerError(RuntimeError):
    """A server that did not start, or ended by itself."""


@dataclass
class Server:
    """A running server; its processes are the one that was started and all that it started."""

    name: str
    port: int
    process: subprocess.Popen[bytes]
    log: Path
    others: Sequence[int] = field(default_factory=list)
    """The first processes of the store and the bus, where they are others."""

    def cpu_s(self) -> float:
        """Processor time of all its processes, in s."""
        return sum(map(_cpu_s, processes_of(self.process.pid)))

    def store_cpu_s(self) -> float:
        """Processor time of the store and the bus, in s; 0 where they are within the server."""
        return sum(_cpu_s(each) for first in self.others for each in processes_of(first))

    def rss_kib(self) -> float:
        """Resident memory of all its processes, in KiB."""
        return sum(map(_rss_kib, processes_of(self.process.pid)))

    def check(self) -> None:
        """Make sure that it still runs.

        Raises:
            ServerError: it has ended.
        """
        if self.process.poll() is not None:
            raise ServerError(f"{self.name} has ended:\n{self.log.read_text()[-2000:]}")


@contextlib.contextmanager
def started(
    name: str,
    command: Sequence[str],
    port: int,
    *,
    path: Path,
    cores: set[int],
    others: Sequence[int] = (),
) -> Iterator[Server]:
    """Run *command* on *cores* until the block ends.

    Raises:
        ServerError: it does not answer on *port* within `START_S`.
    """
    with tempfile.TemporaryDirectory(prefix="kozyr-load-") as folder:
        log = Path(folder) / "log"
        with log.open("wb") as output:
            process = subprocess.Popen(
                [sys.executable, *command],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(path), "PYTHONUNBUFFERED": "1"},
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        os.sched_setaffinity(process.pid, cores)
        server = Server(name, port, process, log, others)
        try:
            _wait_for(server)
            yield server
            server.check()
        finally:
            _stop(process)


def processes_of(first: int) -> list[int]:
    """Return *first* and all processes that it started, and those did, while they run."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
                children.setdefault(parent, []).append(int(entry.name))
    found, waiting = [], [first]
    while waiting:
        one = waiting.pop()
        found.append(one)
        waiting.extend(children.get(one, []))
    return found


def _cpu_s(pid: int) -> float:
    try:
        numbers = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(numbers[11]) + int(numbers[12])) / _TICKS


def _rss_kib(pid: int) -> float:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE / 1024
    except OSError:
        return 0.0


def _wait_for(server: Server) -> None:
    until = time.monotonic() + START_S
    while time.monotonic() < until:
        server.check()
        with (
            contextlib.suppress(OSError, URLError),
            socket.create_connection(("127.0.0.1", server.port), 1),
        ):
            if server.name != "bare":
                urlopen(f"http://127.0.0.1:{server.port}/healthz", timeout=5).close()
            return
        time.sleep(0.05)
    raise ServerError(f"{server.name} does not answer:\n{server.log.read_text()[-2000:]}")


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(STOP_S)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
