"""How uvicorn is set up, wherever it runs."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import uvicorn
from starlette.types import ASGIApp

# Above what a message may have: a longer one gets an answer, not a closed socket.
_LONGEST_FRAME: Final = 64 * 1024
_SHUTDOWN_S: Final = 3
_PING_S: Final = 20.0
_KEEP_ALIVE_S: Final = 75
"""Longer than a proxy keeps its own end open, so that it never writes into a closed one."""


def configured(app: ASGIApp, trusted_proxies: Sequence[str] = ()) -> uvicorn.Config:
    """Return how *app* is served; ``X-Forwarded-*`` are believed from *trusted_proxies* alone."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=_LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=_PING_S,
        ws_ping_timeout=_PING_S,
        # Nobody is believed unless he is named; uvicorn would believe this machine.
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=list(trusted_proxies),
        timeout_keep_alive=_KEEP_ALIVE_S,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_SHUTDOWN_S,
    )


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes the event loop that uvicorn would choose."""
    return uvicorn.Config("", log_config=None).get_loop_factory()
