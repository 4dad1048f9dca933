"""The Starlette application: the page, the socket at ``/ws``, and tables shown by a link."""

import asyncio
import gc
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Container
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from kozyr.server import metrics
from kozyr.server.accounts.identity import Identity
from kozyr.server.accounts.late import LateAccounts
from kozyr.server.accounts.routes import AccountRoutes
from kozyr.server.connection import POLICY_VIOLATION, SERVER_ERROR, Connection
from kozyr.server.games import GameRoutes
from kozyr.server.hall import Hall
from kozyr.server.leaders import LeaderRoutes
from kozyr.server.limits import Limits
from kozyr.server.pages import Pages
from kozyr.server.protocol import Refused, server_encoder
from kozyr.server.sharing import Sharing
from kozyr.server.sockets import Sockets
from kozyr.server.store import StoreError

_log = logging.getLogger(__name__)

_GC_THRESHOLDS: Final = (50_000, 50, 1000)
"""New objects, then passes, before the collector looks at the next older ones."""
_READY_S: Final = 2.0
"""A store that takes longer to answer is as good as none."""
_RETRY_S: Final = 1
_FORBIDDEN: Final = 403
_TOO_MANY: Final = 429
_UNAVAILABLE: Final = 503
_HEALTH: Final = frozenset({"/healthz", "/readyz"})
_SECURITY_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
        " form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_HTTPS_HEADERS: Final = {"strict-transport-security": "max-age=31536000"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where the server stands, and who may come in.

    `is_own_host` says whether a request's `Host` means this server; where it is not known by
    which names the server may be called, any will do.  `origins` are those of our own pages,
    as browsers write them; without any, a page is ours if it comes from the host it asks.
    `is_https`: the page is reached by https alone, whatever this process itself speaks.
    """

    is_own_host: Callable[[str], bool] = lambda _: True
    origins: frozenset[str] = frozenset()
    is_https: bool = False
    sockets: Sockets = field(default_factory=Sockets)


def create_app(
    hall: Hall,
    client: Path,
    limits: Limits | None = None,
    place: Place | None = None,
    accounts: LateAccounts | None = None,
) -> ASGIApp:
    """Return the application that serves the built *client* and the tables of *hall*.

    *accounts* are those by which *hall* knows its players.  The store of *hall* is left
    open: who opened it closes it.

    Raises:
        OSError: the client cannot be read.
    """
    place = place or Place()
    accounts = accounts or LateAccounts(hall.store)
    identity = Identity(
        hall.store,
        accounts,
        is_https=place.is_https,
        may_be_new=place.sockets.may_be_new,
    )
    pages = Pages(client)
    hall.build = pages.build
    sharing = Sharing(pages)

    async def index(request: Request) -> Response:
        return await identity.introduce(request, pages.page(request.headers))

    async def nowhere(request: Request, _: Exception) -> Response:
        # Who followed a link that leads nowhere reads so on the page, where he can go on.
        is_read = "text/html" in request.headers.get("accept", "")
        is_page = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/")
        if not (is_read and is_page):
            return PlainTextResponse("Not Found\n", HTTPStatus.NOT_FOUND)
        answer = await index(request)
        if answer.status_code == HTTPStatus.OK:
            answer.status_code = HTTPStatus.NOT_FOUND
        return answer

    def is_ours(headers: Headers) -> bool:
        return is_own_page(headers, place.origins)

    async def health(_: Request) -> Response:
        return PlainTextResponse("ok\n", headers={"cache-control": "no-store"})

    async def ready(_: Request) -> Response:
        why = await why_not_ready(hall, place.sockets)
        return PlainTextResponse(
            f"{why or 'ready'}\n", 503 if why else 200, {"cache-control": "no-store"}
        )

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        # What start-up made stays: the collector need not look at it again, and seldom
        # at the rest; its long passes were the worst delays seen.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_GC_THRESHOLDS)
        async with accounts.running():
            yield
        await hall.aclose()

    starlette = Starlette(
        routes=[
            Route("/", index, methods=["GET"]),
            Route("/t/{table}", index, methods=["GET"]),
            Route("/healthz", health, methods=["GET"]),
            Route("/readyz", ready, methods=["GET"]),
            Route("/p/{code}.svg", sharing.svg, methods=["GET"]),
            Route("/p/{code}.png", sharing.png, methods=["GET"]),
            Route("/p/{code}.json", sharing.view, methods=["GET"]),
            Route("/p/{code}", sharing.page, methods=["GET"]),
            *AccountRoutes(accounts, identity, is_ours).routes(),
            *LeaderRoutes(hall.store).routes(),
            *GameRoutes(hall.store, identity, accounts).routes(),
            WebSocketRoute("/ws", Socket(hall, identity, accounts, limits or Limits(), place)),
            Mount("/", pages),
        ],
        lifespan=lifespan,
        exception_handlers={404: nowhere, Exception: say_no_more},
    )
    paced = Paced(OwnHost(starlette, place.is_own_host), place.sockets)
    return SecurityHeaders(paced, is_https=place.is_https)


async def why_not_ready(hall: Hall, sockets: Sockets) -> str | None:
    """Why nobody should be sent here just now, None when everybody may come."""
    if sockets.is_draining:
        return "draining"
    try:
        await asyncio.wait_for(hall.store.load(""), _READY_S)
    except StoreError as error:
        _log.error("not ready: %s", error)
        return "store"
    except TimeoutError:
        _log.error("not ready: the store does not answer")
        return "store"
    return None


async def say_no_more(_: Request, error: Exception) -> Response:
    """Answer a request that failed for a reason of ours: with a name to look for in the log."""
    return PlainTextResponse(f"Something went wrong here ({log_failure(error)}).\n", 500)


def log_failure(error: Exception) -> str:
    """Write *error* to the log; return the name by which it is found there."""
    name = secrets.token_hex(4)
    _log.error("failure %s", name, exc_info=error)
    return name


class Socket:
    """The endpoint of the WebSocket, as a plain ASGI application."""

    def __init__(
        self,
        hall: Hall,
        identity: Identity,
        accounts: LateAccounts,
        limits: Limits,
        place: Place,
    ) -> None:
        self._hall = hall
        self._identity = identity
        self._accounts = accounts
        self._limits = limits
        self._place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a player of this page in; everyone else is answered 403, 429 or 503."""
        socket = WebSocket(scope, receive, send)
        address = socket.client.host if socket.client else None
        try:
            if not is_own_page(socket.headers, self._place.origins):
                await self._refuse(socket, "origin", _FORBIDDEN)
                return
            why = self._place.sockets.refusal(address)
            if why is not None:
                await self._refuse(socket, why, _UNAVAILABLE if why == "draining" else _TOO_MANY)
                return
            visitor = await self._identity.visitor_of(socket)
            if visitor is None:
                await self._refuse(socket, "cookie", _FORBIDDEN)
                return
            await socket.accept()
            if (await self._accounts.who(visitor.player)).is_banned:
                metrics.REFUSED.add("banned")
                banned = Refused(None, "banned", None, None, "you are banned here")
                await socket.send_text(server_encoder.encode(banned).decode())
                await socket.close(POLICY_VIOLATION, "banned")
                return
            connection = Connection(visitor.player, self._hall, self._limits, receive, send)
            with (
                self._place.sockets.holding(connection, address),
                self._accounts.holding(visitor, connection.log_out),
            ):
                await connection.run()
        except StoreError as error:
            _log.error("nobody can be let in: %s", error)
            await _close(socket)
        except (WebSocketDisconnect, ClientDisconnected):
            _log_given_up()
        except Exception as error:
            await _close(socket, f"failure {log_failure(error)}")

    async def _refuse(self, socket: WebSocket, why: str, status: int) -> None:
        metrics.REFUSED.add(why)
        _log.info("no socket is opened: %s", why, extra={"address": _address_of(socket)})
        headers = {} if status == _FORBIDDEN else {"retry-after": str(_RETRY_S)}
        await socket.send_denial_response(PlainTextResponse(f"{why}\n", status, headers))


async def _close(socket: WebSocket, why: str | None = None) -> None:
    """Close *socket* for a reason of ours, if it is still there."""
    try:
        await socket.close(SERVER_ERROR, why)
    except (WebSocketDisconnect, ClientDisconnected):
        _log_given_up()


def _log_given_up() -> None:
    """Say that somebody went away before he was let in: while a server starts many do."""
    _log.info("a socket was given up before it was opened")


def is_own_page(headers: Headers, origins: Container[str] = ()) -> bool:
    """Whether the request comes from a page of one of our *origins* (OWASP ASVS 4.4.2).

    Without any, from a page of the very host that it asks.  Browsers do not keep other sites
    from opening sockets here, with our cookie; they do say who asks.  An `Origin` that is
    absent or ``null`` says too little.
    """
    said = headers.get("origin", "").lower()
    if origins:
        return said in origins
    try:
        origin = urlsplit(said)
    except ValueError:
        return False
    return (
        origin.scheme in ("http", "https")
        and origin.netloc != ""
        and origin.netloc == headers.get("host", "").lower()
    )


def _address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


class OwnHost:
    """Turns away whoever asks for another host (OWASP: DNS rebinding).

    A page of elsewhere whose name has been made to lead here is of the same origin as
    what it asks for; only the name gives it away.
    """

    def __init__(self, app: ASGIApp, is_own: Callable[[str], bool]) -> None:
        self._app = app
        self._is_own = is_own

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what asks for this host."""
        if (
            scope["type"] == "lifespan"
            # Whoever asks how this process is calls it by its address.
            or scope["path"] in _HEALTH
            or self._is_own(Headers(scope=scope).get("host", ""))
        ):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        else:
            refusal = PlainTextResponse("Kozyr is not served by this name.\n", 421)
            await refusal(scope, receive, send)


class Paced:
    """Turns away an address that asks for more than anybody has a reason to."""

    def __init__(self, app: ASGIApp, sockets: Sockets) -> None:
        self._app = app
        self._sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is not too much; sockets are counted where they are opened."""
        # Whoever asks how this process is has an answer whatever others do.
        if scope["type"] == "http" and scope["path"] not in _HEALTH:
            address = scope["client"][0] if scope.get("client") else None
            if not self._sockets.may_ask(address):
                refusal = PlainTextResponse("Too many requests.\n", 429, {"retry-after": "1"})
                await refusal(scope, receive, send)
                return
        await self._app(scope, receive, send)


class SecurityHeaders:
    """Adds to every HTTP answer the headers that fence the page in."""

    def __init__(self, app: ASGIApp, *, is_https: bool = False, policy: str | None = None) -> None:
        """Fence in what *app* answers, with *policy* where its pages need another."""
        self._app = app
        headers = _SECURITY_HEADERS | (_HTTPS_HEADERS if is_https else {})
        if policy is not None:
            headers["content-security-policy"] = policy
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is not HTTP."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_fenced(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message["headers"]
                own = {name for name, _ in given}
                # Who answers may fence in more, or say who else may have it.
                message["headers"] = [
                    *given,
                    *(each for each in self._headers if each[0] not in own),
                ]
            await send(message)

        await self._app(scope, receive, send_fenced)
