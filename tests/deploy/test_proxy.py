"""Two workers and PostgreSQL behind nginx, as deploy/nginx.conf has it."""

import datetime
import json
import os
import re
import shutil
import signal
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from socket import create_connection
from urllib.request import HTTPCookieProcessor, HTTPSHandler, Request, build_opener

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.deploy.test_files import DEPLOY
from tests.server.client import Wire, legal_moves, play
from tests.server.process import PATIENCE_S, Player
from tests.server.serving import Server, is_alive, wait_until
from tests.services.servers import free_port

NAME = "durak.example"
SOON_S = 5
"""Alone on a machine it is a tenth of a second."""


class Behind:
    """A browser that comes through the proxy, whose certificate it knows."""

    def __init__(self, folder: Path, port: int) -> None:
        self.context = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
        self.context.check_hostname = False
        # Version 1.3 sends session tickets after its handshake.  The client of websockets reads
        # them in one thread while it writes its request in another, and OpenSSL, which allows
        # one thread at a time, then loses the request every now and then: nobody answers it.
        self.context.maximum_version = ssl.TLSVersion.TLSv1_2
        self.port = port
        self.address = f"https://127.0.0.1:{port}/"
        self._jar = CookieJar()
        self._opener = build_opener(
            HTTPSHandler(context=self.context), HTTPCookieProcessor(self._jar)
        )
        self.cookies = ""

    def visit(self) -> dict[str, str]:
        request = Request(self.address, headers={"Host": NAME, "X-Forwarded-For": "203.0.113.9"})  # noqa: S310 - our own
        with self._opener.open(request, timeout=PATIENCE_S) as response:
            assert response.status == 200
            headers = {name.lower(): value for name, value in response.headers.items()}
        self.cookies = headers["set-cookie"].split(";")[0]
        return headers

    @contextmanager
    def player(self) -> Iterator[Player]:
        with self.socket({"Cookie": self.cookies}, Origin(f"https://{NAME}")) as socket:
            yield Player(socket)

    def socket(self, headers: dict[str, str], origin: Origin | None) -> ClientConnection:
        return connect(
            f"wss://{NAME}/ws",
            sock=create_connection(("127.0.0.1", self.port)),
            ssl=self.context,
            origin=origin,
            additional_headers=headers,
            open_timeout=PATIENCE_S,
        )

    def come_back(self) -> tuple[Wire, float]:
        """Try again as the page does; the table as it is shown then, and how long that took."""
        begun = time.monotonic()
        while True:
            try:
                with self.player() as player:
                    # A worker that is about to go may say that first.
                    while (told := player.receive())["type"] == "announcement":
                        pass
                    return told, time.monotonic() - begun
            except (OSError, InvalidStatus, ConnectionClosed, EOFError):
                assert time.monotonic() - begun < PATIENCE_S
                time.sleep(0.05)


def certify(folder: Path) -> None:
    """Write a certificate for `NAME`, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    today = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )


@contextmanager
def nginx(folder: Path, upstream: int) -> Iterator[int]:
    """Run nginx with deploy/nginx.conf in front of *upstream*; yield its port."""
    certify(folder)
    port, plain = free_port(), free_port()
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = re.sub(r"(?m)^ *listen \[::\].*\n", "", site)
    for written, meant in (
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("listen 80", f"listen 127.0.0.1:{plain}"),
        ("127.0.0.1:8000", f"127.0.0.1:{upstream}"),
        ("/etc/letsencrypt/live/durak.example", str(folder)),
    ):
        assert written in site
        site = site.replace(written, meant)
    main = folder / "nginx.conf"
    main.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/proxy.log; worker_processes 1;"
        f" events {{}} http {{ access_log off; client_body_temp_path {folder}/body;"
        f" proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/f;"
        f" uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;\n{site}\n}}\n",
        encoding="utf-8",
    )
    with subprocess.Popen(
        [str(shutil.which("nginx")), "-c", str(main), "-p", str(folder)]
    ) as proxy:
        try:
            wait_until((folder / "pid").exists)
            yield port
        finally:
            proxy.terminate()
            proxy.wait(PATIENCE_S)


@pytest.fixture
def house(tmp_path: Path, postgres_url: str) -> Iterator[tuple[Server, Behind]]:
    """Two workers with PostgreSQL behind the proxy, and a browser."""
    upstream = free_port()
    arguments = ["--workers", "2", "--store", postgres_url, "--port", str(upstream)]
    arguments += ["--public-url", f"https://{NAME}", "--trusted-proxies", "127.0.0.1"]
    # The test comes back more often than any page does.
    arguments += ["--upgrades-per-minute", "0"]
    arguments += ["--token-file", str(tmp_path / "admin.token")]
    with Server(tmp_path, *arguments) as server, nginx(tmp_path, upstream) as port:
        wait_until(lambda: len(server.workers) == 2)
        yield server, Behind(tmp_path, port)


def test_two_workers_behind_a_proxy_lose_no_move_whatever_happens_to_them(
    house: tuple[Server, Behind],
) -> None:
    server, person = house
    headers = person.visit()
    assert person.cookies.startswith("__Host-kozyr-")
    assert headers["strict-transport-security"]
    with person.player() as player:
        update = player.open()
        while update["view"]["attacker"] != 0:
            update = player.open()
        update = player.ask(play(update, legal_moves(update["view"])[0]))
        assert update["type"] == "table"

    # One after the other is killed; the player is back on another, and has lost nothing.
    for worker in server.workers:
        wait_until(lambda: len(server.workers) == 2)
        os.kill(worker, signal.SIGKILL)
        shown, seconds = person.come_back()
        # Others serve on meanwhile; a busy machine may be late, but not by a start.
        assert seconds < SOON_S
        assert shown["seq"] >= update["seq"]
    wait_until(lambda: len(server.workers) == 2)

    # All are replaced, one after another, and nobody waits for a start.
    before = server.workers
    server.process.send_signal(signal.SIGHUP)
    longest = 0.0
    while "have been replaced" not in server.log():
        found, seconds = person.come_back()
        assert found["seq"] >= update["seq"]
        longest = max(longest, seconds)
    assert longest < SOON_S
    assert set(before).isdisjoint(server.workers)
    assert not any(map(is_alive, before))

    # Who comes by the proxy is who it says, not who the client says.
    with pytest.raises(InvalidStatus):
        person.socket({"X-Forwarded-For": "203.0.113.9"}, None)
    told = [json.loads(line) for line in server.log().splitlines()]
    refused = [line["address"] for line in told if "no socket" in line["message"]]
    assert set(refused) == {"127.0.0.1"}
