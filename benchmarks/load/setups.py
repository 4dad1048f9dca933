"""The servers that are measured: which store, which bus, how many workers."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from benchmarks.load.servers import Server, started
from tests.services.servers import PostgresServer, ValkeyServer, free_port

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# One machine plays everybody, and nobody thinks.
_COMMON = (
    *("--sockets-per-address", "0", "--upgrades-per-minute", "0"),
    *("--thinkers", "1", "--metrics-port", "-1", "--log-level", "error"),
)


@dataclass(frozen=True)
class Setup:
    """A way to run the server."""

    store: str
    bus: str
    workers: int

    @property
    def name(self) -> str:
        """The setup in words."""
        workers = f"{self.workers} workers" if self.workers > 1 else "one worker"
        bus = f" and {self.bus}" if self.bus not in (self.store, "local") else ""
        return f"{self.store}{bus}, {workers}"

    @contextlib.contextmanager
    def served(self, folder: Path, path: Path, cores: set[int]) -> Iterator[Server]:
        """Run it with what it keeps in *folder*, and the package of *path*.

        Raises:
            ServerError: it cannot be reached.
        """
        with contextlib.ExitStack() as cleanup:
            port = free_port()
            command = ["-m", "kozyr", "serve", "--port", str(port), *_COMMON]
            command += ["--workers", str(self.workers), "--token-file", str(folder / "token")]
            others = []
            if self.store == "postgresql":
                postgres = cleanup.enter_context(PostgresServer(is_durable=True))
                others.append(postgres.pid)
                command += ["--store", postgres.new_database()]
            else:
                command += ["--data", str(folder)]
            if self.bus == "redis":
                valkey = cleanup.enter_context(ValkeyServer())
                others.append(valkey.pid)
                command += ["--bus", valkey.url]
            yield cleanup.enter_context(
                started(self.name, command, port, path=path, cores=cores, others=others)
            )


SETUPS = {
    "sqlite": Setup("sqlite", "local", 1),
    "postgresql": Setup("postgresql", "postgresql", 1),
    "postgresql-2": Setup("postgresql", "postgresql", 2),
    "redis": Setup("postgresql", "redis", 1),
    "redis-2": Setup("postgresql", "redis", 2),
}
