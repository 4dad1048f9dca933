"""What a service says to systemd, and the sockets it gets from there; nothing elsewhere."""

import os
import socket
from typing import Final

_FIRST_PASSED: Final = 3


def notify(state: str) -> None:
    """Tell systemd of *state*, as ``READY=1``; see sd_notify(3)."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        try:
            told.connect(address)
            told.sendall(state.encode())
        except OSError:
            # It is only ever told; a service that cannot tell still serves.
            return


def passed_socket() -> socket.socket | None:
    """Return the listening socket that systemd holds for this process; see sd_listen_fds(3)."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=_FIRST_PASSED)
