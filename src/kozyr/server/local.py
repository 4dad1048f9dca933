"""A server on one's own machine: where its file lies, that it is alone, which port it takes."""

import contextlib
import ipaddress
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from kozyr.server.store import StoreError

DATA_VARIABLE: Final = "KOZYR_DATA"
_BACKLOG: Final = 128
_FILE_NAME: Final = "kozyr.sqlite3"
_FILE_SUFFIXES: Final = (".sqlite3", ".sqlite", ".db")


class AlreadyRunningError(StoreError):
    """Another Kozyr has the file open; the message says where it is to be found."""


class PortTakenError(Exception):
    """The port cannot be had; the message is one sentence for people."""


def database_file(data: str | None) -> Path:
    """Return the database that *data* means: a folder's own file, or a file.

    Without *data* the variable ``KOZYR_DATA`` says, without that the platform's custom.
    Links are followed, so that a file has one name, and one lock, however it is reached.

    Raises:
        StoreError: there can be no such path.
    """
    chosen = data or os.environ.get(DATA_VARIABLE)
    try:
        path = Path(chosen).expanduser() if chosen else _default_folder()
        is_file = path.is_file() if path.exists() else path.suffix in _FILE_SUFFIXES
        return (path if is_file else path / _FILE_NAME).resolve()
    except OSError as error:
        raise StoreError(f"{chosen} cannot be used: {error.strerror}.") from error
    except RuntimeError as error:
        # No such user behind a tilde, or links that go round in a circle.
        raise StoreError(f"{chosen or 'The home folder'} cannot be found.") from error


def _default_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Kozyr"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Kozyr"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kozyr"


class Lock:
    """Holds a database for one process, and remembers the address it was served at.

    The system lets go of the lock however the process ends.  The file beside the
    database stays: the next start takes the same port, so that an open page finds the
    server again and the browser its cookie.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock of *database*.

        Raises:
            AlreadyRunningError: another process has it.
            StoreError: the file beside the database cannot be written.
        """
        path = database.with_name(database.name + ".lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # What cannot be read is no address, and no reason not to start.
            self._file = path.open("a+", encoding="utf-8", errors="replace")
        except OSError as error:
            raise StoreError(f"{path} cannot be written: {error.strerror}.") from error
        self._path = path
        self._file.seek(0)
        self._address = self._file.read().strip()
        if not _lock(self._file.fileno()):
            self._file.close()
            where = f" at {self._address}" if self._address else ""
            raise AlreadyRunningError(f"Kozyr already runs{where} with {database}.")

    @property
    def last_port(self) -> int | None:
        """The port served at before, None when there was none."""
        try:
            return urlsplit(self._address).port
        except ValueError:
            return None

    def announce(self, address: str) -> None:
        """Write down where this process serves.

        Raises:
            StoreError: the disk is full.
        """
        try:
            self._file.seek(0)
            self._file.truncate()
            self._file.write(address + "\n")
            self._file.flush()
        except OSError as error:
            raise StoreError(f"{self._path} cannot be written: {error.strerror}.") from error

    def release(self) -> None:
        """Let another process have the database."""
        with contextlib.suppress(OSError):
            # What a full disk did not take is tried once more, and is not worth a word.
            self._file.close()


if sys.platform == "win32":
    import msvcrt

    # Far behind the address: a locked byte cannot be read by others.
    _LOCKED_BYTE: Final = 1 << 30

    def _lock(descriptor: int) -> bool:
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


def listen(
    host: str, port: int | None, preferred: int | None, backlog: int = _BACKLOG
) -> socket.socket:
    """Return a socket bound to *port* of *host*; without one, to *preferred* or a free one.

    *backlog* connections may wait there to be accepted.

    Raises:
        PortTakenError: the port, or the host, cannot be had.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port or 0, type=socket.SOCK_STREAM
        )[0]
    except (OSError, UnicodeError) as error:
        raise PortTakenError(f"{host!r} is no address of this machine.") from error
    wished = [preferred, 0] if port is None else [port]
    failure: OSError | None = None
    for candidate in wished:
        if candidate is None:
            continue
        listening = socket.socket(family, kind, protocol)
        if sys.platform != "win32":
            # Elsewhere the port of a server that has just ended could not be had again.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((address[0], candidate, *address[2:]))
            listening.listen(backlog)
        except OSError as error:
            listening.close()
            failure = error
        else:
            return listening
    reason = failure.strerror if failure else "no port"
    raise PortTakenError(
        f"Port {port or 0} of {host} cannot be had ({reason}); choose another with --port."
    )


def address_of(listening: socket.socket) -> str:
    """The address to open in a browser for *listening*."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - compared, not bound
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def names_of(host: str, listening: socket.socket) -> Callable[[str], bool]:
    """Return whether a request's `Host` means *listening*, which was bound to *host*.

    A server that only this machine can reach is called by a name of this machine.  For
    others it is not known by which names they are reached, so any will do.
    """
    if not ipaddress.ip_address(listening.getsockname()[0]).is_loopback:
        return lambda _: True

    def is_own(header: str) -> bool:
        try:
            name = (urlsplit(f"//{header}").hostname or "").removesuffix(".")
        except ValueError:
            return False
        if name == host.lower() or name == "localhost" or name.endswith(".localhost"):
            return True
        try:
            return ipaddress.ip_address(name).is_loopback
        except ValueError:
            return False

    return is_own
