"""What this machine alone may see: metrics, health, and the admin page behind a token.

The page is plain HTML that the server writes; `kozyr admin` asks for the same as JSON.
"""

import base64
import binascii
import hmac
import socket
from collections.abc import Awaitable, Callable, Mapping, Sequence
from html import escape
from typing import Any, Final
from urllib.parse import parse_qsl

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from kozyr import __version__
from kozyr.server.answers import in_json
from kozyr.server.app import OwnHost, SecurityHeaders, is_own_page
from kozyr.server.local import names_of
from kozyr.server.metrics import merged
from kozyr.server.supervisor import NoAnswerError, Supervisor

_METRICS_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_LONGEST_BODY: Final = 4096
_STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.25rem .5rem;"
    "border-bottom:1px solid #8886}form{display:inline-flex;gap:.5rem;margin:.25rem 0}"
    "input,button{font:inherit;padding:.25rem .5rem}:root{color-scheme:light dark}"
)
EVERYWHERE: Final = frozenset({"announce"})
"""What each worker does for its own people; all else is done by one for all."""


def operations_app(supervisor: Supervisor, token: str, listening: socket.socket) -> ASGIApp:
    """Return the application that tells of *supervisor*'s workers, at *listening*."""
    desk = Desk(supervisor)

    async def metrics(_: Request) -> Response:
        texts = await supervisor.ask("metrics")
        return PlainTextResponse(
            merged({str(number): text for number, text in texts.items()}),
            headers={"content-type": _METRICS_TYPE},
        )

    async def health(_: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(_: Request) -> Response:
        why = await desk.why_not_ready()
        return PlainTextResponse(f"{why or 'ready'}\n", 503 if why else 200)

    def guarded(
        answer: Callable[[Request], Awaitable[Response]],
    ) -> Callable[[Request], Awaitable[Response]]:
        async def guard(request: Request) -> Response:
            if not _has_token(request, token):
                return PlainTextResponse(
                    "The token, please: see docs/serving.md.\n",
                    401,
                    {"www-authenticate": 'Basic realm="Kozyr", charset="UTF-8"'},
                )
            response = await answer(request)
            response.headers["cache-control"] = "no-store"
            return response

        return guard

    async def page(_: Request) -> Response:
        return HTMLResponse(await desk.page())

    async def told(request: Request) -> Response:
        try:
            return in_json(await desk.tell(request.path_params["what"]))
        except NoAnswerError as error:
            return in_json({"error": str(error)}, 400)

    async def done(request: Request) -> Response:
        if not _comes_from_here(request):
            return PlainTextResponse("Not from that page.\n", 403)
        body = await request.body()
        if len(body) > _LONGEST_BODY:
            return PlainTextResponse("Too long.\n", 413)
        arguments = dict(parse_qsl(body.decode(errors="replace")))
        wants_json = "json" in request.headers.get("accept", "")
        try:
            value = await desk.do(request.path_params["what"], arguments)
        except NoAnswerError as error:
            if wants_json:
                return in_json({"error": str(error)}, 400)
            return PlainTextResponse(f"{error}\n", 400)
        return in_json(value) if wants_json else RedirectResponse("/", 303)

    app = Starlette(
        routes=[
            Route("/metrics", metrics, methods=["GET"]),
            Route("/healthz", health, methods=["GET"]),
            Route("/readyz", ready, methods=["GET"]),
            Route("/", guarded(page), methods=["GET"]),
            Route("/tell/{what}", guarded(told), methods=["GET"]),
            Route("/do/{what}", guarded(done), methods=["POST"]),
        ]
    )
    fenced = SecurityHeaders(
        app,
        policy="default-src 'none'; style-src 'unsafe-inline';"
        " form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    return OwnHost(fenced, names_of("127.0.0.1", listening))


class Desk:
    """Where what runs the server is asked and told."""

    def __init__(self, supervisor: Supervisor) -> None:
        self._supervisor = supervisor

    async def why_not_ready(self) -> str | None:
        """Why nobody should be sent here just now, None when everybody may come."""
        if self._supervisor.is_ending:
            return "draining"
        try:
            said = await self._supervisor.ask("ready")
        except NoAnswerError as error:
            return str(error)
        if not said:
            return "no worker"
        return None if None in said.values() else str(next(iter(said.values())))

    async def tell(self, what: str) -> Any:  # noqa: ANN401 - JSON
        """Return what is asked for: status, tables, players or suspects.

        Raises:
            NoAnswerError: nothing is called so, or no worker answers.
        """
        if what == "status":
            said = await self._supervisor.ask("status")
            workers = self._supervisor.workers
            return {
                "version": __version__,
                "workers": [
                    {"number": number, "process": workers.get(number)} | status
                    for number, status in said.items()
                ],
            }
        if what in ("tables", "players"):
            said = await self._supervisor.ask(what)
            return _without_doubles(row for rows in said.values() for row in rows)
        if what == "suspects":
            # Every worker reads the same store.
            return await self._supervisor.ask_one(what)
        raise NoAnswerError(f"nothing is called {what!r}")

    async def do(self, what: str, arguments: Mapping[str, str]) -> Any:  # noqa: ANN401 - JSON
        """Do *what* and return what it yields.

        Raises:
            NoAnswerError: nothing is called so, or it cannot be done.
        """
        if what == "reload":
            self._supervisor.reload()
            return "all workers are replaced, one after another"
        if what == "drain":
            self._supervisor.end()
            return "all workers take their leave"
        return await self._supervisor.ask_one(what, **arguments)

    async def page(self) -> str:
        """Return the admin page."""
        status = await self.tell("status")
        parts = [
            "<!doctype html><html lang=en><meta charset=utf-8>",
            "<meta name=viewport content='width=device-width'>",
            f"<title>Kozyr</title><style>{_STYLE}</style><h1>Kozyr {escape(__version__)}</h1>",
            "<h2>Workers</h2>",
            _table(status["workers"]),
            _form("reload", "Replace them one after another"),
            _form("drain", "End the server"),
            "<h2>Announcement</h2>",
            _form("announce", "Tell everybody", text=""),
            "<h2>Tables</h2>",
            _table(
                await self.tell("tables"), lambda row: _form("close", "Close", table=row["table"])
            ),
            "<h2>Players</h2>",
            _table(await self.tell("players"), _ban_form),
            "<h2>To be looked at</h2>",
            "<p>Who throws in against somebody strikingly rarely. It proves nothing.</p>",
            _table(await self.tell("suspects")),
            "<h2>Ban</h2>",
            _form("ban", "Ban", player="", reason=""),
            _form("unban", "Lift a ban", player=""),
        ]
        return "".join(parts)


def _ban_form(row: Mapping[str, Any]) -> str:
    if row["banned"]:
        return _form("unban", "Lift the ban", player=row["player"])
    return _form("ban", "Ban", player=row["player"])


def _table(
    rows: Sequence[Mapping[str, Any]], form: Callable[[Mapping[str, Any]], str] | None = None
) -> str:
    """Return *rows* as HTML, each with the form that belongs to it."""
    if not rows:
        return "<p>None.</p>"
    head = "".join(f"<th>{escape(str(name))}</th>" for name in rows[0])
    body = "".join(
        "<tr>"
        + "".join(f"<td>{escape(_shown(value))}</td>" for value in row.values())
        + (f"<td>{form(row)}</td>" if form else "")
        + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}{'<th></th>' if form else ''}</tr></thead>{body}</table>"


def _shown(value: object) -> str:
    return "" if value is None else str(value)


def _form(what: str, label: str, **fields: str) -> str:
    """Return a form that does *what*; fields with a value are fixed, others are to be filled in."""
    inputs = "".join(
        f"<input type={'hidden' if value else 'text'} name='{escape(name)}'"
        f" value='{escape(value)}' placeholder='{escape(name)}' aria-label='{escape(name)}'>"
        for name, value in fields.items()
    )
    return f"<form method=post action='/do/{what}'>{inputs}<button>{escape(label)}</button></form>"


def _without_doubles(rows: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - JSON
    """Return *rows* once each: what several workers tell is the same table or player."""
    seen: dict[str, dict[str, Any]] = {}
    for row in rows:
        seen.setdefault(str(next(iter(row.values()))), row)
    return list(seen.values())


def _has_token(request: Request, token: str) -> bool:
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "basic":
        try:
            given = base64.b64decode(given, validate=True).decode().partition(":")[2]
        except (binascii.Error, UnicodeDecodeError):
            return False
    elif kind.lower() != "bearer":
        return False
    return hmac.compare_digest(given.encode(), token.encode())


def _comes_from_here(request: Request) -> bool:
    """Whether a browser that asks is on our page; what is no browser says nothing of that."""
    if "origin" in request.headers:
        return is_own_page(request.headers)
    return request.headers.get("sec-fetch-site", "same-origin") == "same-origin"
