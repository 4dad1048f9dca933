"""`kozyr serve` as systemd starts it: it gets its socket there, and says how it is."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

from tests.server.client import make_page
from tests.server.process import PATIENCE_S


def test_a_service_takes_the_socket_it_is_given_and_says_when_it_is_ready(tmp_path: Path) -> None:
    make_page(tmp_path / "page")
    with (
        socket.create_server(("127.0.0.1", 0)) as listening,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager,
    ):
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(PATIENCE_S)
        arguments = ["--page", str(tmp_path / "page"), "--data", str(tmp_path), "--port", "1"]
        # As systemd does it: the socket is number 3, and LISTEN_PID the process itself.
        start = 'exec 3<&"$1"; shift; export LISTEN_PID=$$; exec "$@"'
        with subprocess.Popen(
            [
                *("bash", "-c", start, "bash", str(listening.fileno())),
                *(sys.executable, "-m", "kozyr", "serve", "--metrics-port", "-1", *arguments),
            ],
            pass_fds=[listening.fileno()],
            env=os.environ | {"LISTEN_FDS": "1", "NOTIFY_SOCKET": str(tmp_path / "notify")},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as service:
            try:
                assert manager.recv(100) == b"READY=1"
                port = listening.getsockname()[1]
                assert service.stdout is not None
                assert re.search(rf":{port}/", service.stdout.readline())
                with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=PATIENCE_S) as answer:
                    assert answer.status == 200
                service.send_signal(signal.SIGTERM)
                assert manager.recv(100) == b"STOPPING=1"
                assert service.wait(PATIENCE_S) == 0
            finally:
                service.kill()
