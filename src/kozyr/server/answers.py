"""Answers in JSON over HTTP."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kozyr.server.store import StoreError

_log = logging.getLogger(__name__)

NEVER: Final = "no-store"
"""How long an answer may be kept that is for the one who asks, and for now."""
Answering = Callable[[Request], Awaitable[Response]]


class Refusal(msgspec.Struct, frozen=True):
    """Why there is no answer: ``error-<code>``."""

    code: str


def in_json(
    content: Any,  # noqa: ANN401 - JSON
    status: int = 200,
    *,
    kept: str = NEVER,
) -> Response:
    """Return *content* as an answer; *kept* says who may keep it, and for how long."""
    return encoded_json(msgspec.json.encode(content), status, kept=kept)


def encoded_json(content: bytes, status: int = 200, *, kept: str = NEVER) -> Response:
    """Return *content*, which is JSON already, as `in_json` does."""
    return Response(content, status, {"cache-control": kept}, "application/json")


def refused(code: str, status: int) -> Response:
    """Return that there is no answer."""
    return in_json(Refusal(code), status)


def with_store(answer: Answering) -> Answering:
    """Have *answer* say so where the store cannot be read."""

    async def answered(request: Request) -> Response:
        try:
            return await answer(request)
        except StoreError as error:
            _log.error("%s cannot be answered: %s", request.url.path, error)
            return refused("storage", 503)

    return answered
