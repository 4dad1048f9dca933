"""Browsers before one server, each with its own cookies, and passkeys made in software."""

import hashlib
import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from httpx2 import Response
from starlette.testclient import TestClient, WebSocketTestSession
from webauthn import base64url_to_bytes
from webauthn.helpers import bytes_to_base64url

from kozyr.server.accounts.late import LateAccounts
from kozyr.server.accounts.passwords import Passwords
from kozyr.server.accounts.records import Records
from kozyr.server.accounts.service import Accounts
from kozyr.server.accounts.throttle import Rate, Rates
from kozyr.server.app import create_app
from kozyr.server.hall import Hall
from kozyr.server.store import SqliteStore, Store
from tests.server.client import NEVER, UNLIMITED, make_page

HOST = "localhost:8000"
PASSWORD = "xk38fjaz!"  # noqa: S105 - of nobody
PLENTY = Rate(10**6, 1)
NO_LIMITS = Rates(PLENTY, PLENTY, PLENTY, PLENTY)
QUICK_KIB = 64
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0"

Json = dict[str, Any]


class Clock:
    """The time as the server takes it to be."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms

    def pass_minutes(self, minutes: float) -> None:
        self.ms += int(minutes * 60_000)


class Server:
    """One server, and whoever comes to it."""

    def __init__(self, client: TestClient, clock: Clock, store: Store, told: list[bytes]) -> None:
        self.client = client
        self.clock = clock
        self.store = store
        self.told = told

    def browser(self, *, opens: bool = True) -> "Browser":
        """A new browser, which opens the page unless told otherwise."""
        browser = Browser(self)
        if opens:
            browser.open()
        return browser


@contextmanager
def server(
    folder: Path,
    *,
    rates: Rates = NO_LIMITS,
    passwords: Callable[[], Passwords] = lambda: Passwords(QUICK_KIB),
) -> Iterator[Server]:
    """A server on a fresh store at ``localhost``."""
    store = SqliteStore(folder / "kozyr.sqlite3")
    clock = Clock()
    told: list[bytes] = []

    def make(records: Records) -> Accounts:
        return Accounts(
            records,
            passwords=passwords(),
            rates=rates,
            now_ms=clock,
            tables_of=late.tables_of,
            send=told.append,
            lines=late.lines,
        )

    late = LateAccounts(store, make=make)
    app = create_app(
        Hall(store, NEVER, people=late), make_page(folder / "page"), UNLIMITED, accounts=late
    )
    with TestClient(app, base_url=f"http://{HOST}") as client:
        yield Server(client, clock, store, told)
    store.close()


class Browser:
    """A browser: keeps cookies and says where it comes from, as all do."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}

    def request(self, method: str, path: str, **given: Any) -> Response:  # noqa: ANN401
        headers = {
            "cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
            "user-agent": FIREFOX,
        } | given.pop("headers", {})
        client = self.server.client
        answer = client.request(method, path, headers=headers, **given)
        client.cookies.clear()
        for line in answer.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(line).items():
                if morsel["max-age"] == "0":
                    self.cookies.pop(name, None)
                else:
                    self.cookies[name] = morsel.value
        return answer

    def open(self) -> None:
        assert self.request("GET", "/", headers={"sec-fetch-dest": "document"}).status_code == 200

    def post(self, name: str, body: Json | None = None, **headers: str) -> Response:
        return self.request(
            "POST",
            f"/api/account/{name}",
            content=json.dumps(body or {}),
            headers={
                "content-type": "application/json",
                "origin": f"http://{HOST}",
                "sec-fetch-site": "same-origin",
            }
            | {name.replace("_", "-"): value for name, value in headers.items()},
        )

    def ask(self, name: str, body: Json | None = None) -> Json:
        """Post, and return what came of it, which must be good."""
        answer = self.post(name, body)
        assert answer.status_code == 200, answer.text
        content: Json = answer.json()
        return content

    def refusal(self, name: str, body: Json | None = None) -> tuple[int, str]:
        """Post what is refused, and return how."""
        answer = self.post(name, body)
        content = answer.json()
        assert content["key"] == f"account-error-{content['code'].replace('_', '-')}"
        return answer.status_code, content["code"]

    @property
    def account(self) -> Json:
        answer = self.request("GET", "/api/account")
        assert answer.status_code == 200, answer.text
        account: Json = answer.json()["account"]
        return account

    def register(self, name: str = "Leyla", password: str = PASSWORD) -> list[str]:
        """Make an account of this guest, and return the recovery codes."""
        codes: list[str] = self.ask("register", {"name": name, "password": password})[
            "recovery_codes"
        ]
        return codes

    def log_in(self, name: str = "Leyla", password: str = PASSWORD) -> Json:
        account: Json = self.ask("login", {"name": name, "password": password})["account"]
        return account

    @contextmanager
    def socket(self) -> Iterator[WebSocketTestSession]:
        headers = {
            "cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
            "origin": f"http://{HOST}",
        }
        with self.server.client.websocket_connect(f"ws://{HOST}/ws", headers=headers) as socket:
            yield socket


class Authenticator:
    """What keeps passkeys: makes them, and signs with them as WebAuthn says."""

    def __init__(self) -> None:
        self.id = secrets.token_bytes(16)
        self.count = 0
        self.origin = f"http://{HOST}"
        self.is_verified = True
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._handle = b""

    def make(self, options: Json) -> Json:
        """Return a new passkey for what the server's *options* say."""
        self._handle = base64url_to_bytes(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        public_key = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        )
        credential = bytes(16) + len(self.id).to_bytes(2) + self.id + public_key
        data = self._data(options["rp"]["id"], 0x40) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            {
                "clientDataJSON": self._client_data("webauthn.create", options["challenge"]),
                "attestationObject": bytes_to_base64url(attestation),
            }
        )

    def use(self, options: Json) -> Json:
        """Return the proof that the server's *options* ask for."""
        self.count += 1
        data = self._data(options["rpId"], 0)
        client_data = self._client_data("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(base64url_to_bytes(client_data)).digest()
        return self._credential(
            {
                "clientDataJSON": client_data,
                "authenticatorData": bytes_to_base64url(data),
                "signature": bytes_to_base64url(self._key.sign(signed, ec.ECDSA(SHA256()))),
                "userHandle": bytes_to_base64url(self._handle),
            }
        )

    def _data(self, site: str, flags: int) -> bytes:
        flags |= 0x05 if self.is_verified else 0x01
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _client_data(self, kind: str, challenge: str) -> str:
        data = {"type": kind, "challenge": challenge, "origin": self.origin}
        return bytes_to_base64url(json.dumps(data).encode())

    def _credential(self, response: Json) -> Json:
        id_ = bytes_to_base64url(self.id)
        return {"id": id_, "rawId": id_, "type": "public-key", "response": response}
