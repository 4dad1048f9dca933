"""Store, bus and hosts as processes of their own, which can be broken one by one."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Self

from tests.server.client import make_page
from tests.services.servers import PostgresServer, ValkeyServer, free_port

START_S: Final = 40.0
STOP_S: Final = 15.0


class Host:
    """``kozyr serve`` on a port of its own, with its workers."""

    def __init__(self, page: Path, arguments: list[str], port: int, log: Path) -> None:
        self.port = port
        self._command = [
            *(sys.executable, "-m", "kozyr", "serve", "--page", str(page)),
            *("--port", str(port), "--metrics-port", "-1"),
            *("--sockets-per-address", "0", "--upgrades-per-minute", "0"),
            *arguments,
        ]
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where the page is found."""
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Start it; `wait` says when it answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log, start_new_session=True
            )

    def wait(self) -> None:
        """Return when it answers."""
        end = time.monotonic() + START_S
        while not self._answers():
            if self._process is None or self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(self._log.read_text(errors="replace")[-4000:])
            time.sleep(0.05)

    def workers(self) -> list[int]:
        """The processes that serve, which the one that was started keeps alive."""
        assert self._process is not None
        first = self._process.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [int(child) for child in children if _is_worker(int(child))]

    def signal(self, with_signal: signal.Signals) -> None:
        """Send a signal to the process that was started."""
        assert self._process is not None
        self._process.send_signal(with_signal)

    def kill(self) -> None:
        """End all of its processes at once."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(STOP_S)

    def end(self) -> int:
        """Tell it to end, and return its exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(STOP_S)

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return bool(self.workers())
        return False


def _is_worker(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return "worker" in Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    return False


class Cluster:
    """Two hosts over one PostgreSQL, with a bus of *bus*; or one over a file."""

    def __init__(self, *, store: str, bus: str, workers: int) -> None:
        self._open = contextlib.ExitStack()
        self._store, self._bus, self._workers = store, bus, workers
        self.postgres: PostgresServer | None = None
        self.valkey: ValkeyServer | None = None
        self.hosts: list[Host] = []
        self.store_url = ""

    def __enter__(self) -> Self:
        with contextlib.ExitStack() as opening:
            folder = Path(opening.enter_context(tempfile.TemporaryDirectory(prefix="kozyr-chaos-")))
            page = make_page(folder / "page")
            arguments = self._services(opening, folder)
            for number in range(1 if self._store == "sqlite" else 2):
                host = Host(page, arguments, free_port(), folder / f"host{number}.log")
                opening.callback(host.kill)
                host.start()
                self.hosts.append(host)
            for host in self.hosts:
                host.wait()
            self._open = opening.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def _services(self, opening: contextlib.ExitStack, folder: Path) -> list[str]:
        if self._store == "sqlite":
            self.store_url = str(folder / "kozyr.sqlite3")
            return ["--data", self.store_url]
        self.postgres = opening.enter_context(PostgresServer(is_durable=True))
        self.store_url = self.postgres.new_database()
        arguments = ["--store", self.store_url, "--workers", str(self._workers)]
        if self._bus == "redis":
            self.valkey = opening.enter_context(ValkeyServer())
            arguments += ["--bus", self.valkey.url]
        return arguments


@contextlib.contextmanager
def paused(pid: int) -> Iterator[None]:
    """Let a process stand still within the block."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)
