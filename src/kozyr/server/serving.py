"""`serve`: the server for others, with its workers, until it is told to end."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator, Iterator
from typing import Final

import uvicorn

from kozyr.server.config import Config
from kozyr.server.local import address_of, listen
from kozyr.server.logs import write_json
from kozyr.server.notify import passed_socket
from kozyr.server.operations import operations_app
from kozyr.server.supervisor import Supervisor
from kozyr.server.token import token_of
from kozyr.server.transport import configured, loop_factory

_log = logging.getLogger(__name__)

_BACKLOG: Final = 2048
"""So many may wait while all come back at once."""
_LOOPBACK: Final = "127.0.0.1"


def serve(config: Config) -> None:
    """Serve as *config* says until SIGTERM or Ctrl-C.

    Raises:
        CannotServeError: no worker comes up.
        ConfigError: the file of the token cannot be used.
        PortTakenError: a port cannot be had.
    """
    write_json("supervisor", config.log_level)
    with contextlib.ExitStack() as cleanup:
        listening = passed_socket() or listen(config.host, config.port, None, _BACKLOG)
        cleanup.enter_context(listening)
        own: socket.socket | None = None
        if config.metrics_port >= 0:
            own = cleanup.enter_context(listen(_LOOPBACK, config.metrics_port, None))
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_serve(config, listening, own))


async def _serve(config: Config, listening: socket.socket, own: socket.socket | None) -> None:
    supervisor = Supervisor(config, listening, is_alone=not config.is_shared)

    async def tell() -> None:
        host, port = listening.getsockname()[:2]
        _log.info("serving", extra={"host": host, "port": port, "workers": config.workers})
        where = config.public_url[0] if config.public_url else address_of(listening)
        print(f"Kozyr is at {where}", flush=True)
        if own is not None:
            print(f"Metrics and the admin page are at {address_of(own)}", flush=True)

    async with contextlib.AsyncExitStack() as cleanup:
        if own is not None:
            await cleanup.enter_async_context(_operating(config, supervisor, own))
        await supervisor.run(tell)


@contextlib.asynccontextmanager
async def _operating(
    config: Config, supervisor: Supervisor, own: socket.socket
) -> AsyncIterator[None]:
    """Serve metrics and the admin page at *own* as long as the block lasts."""
    app = operations_app(supervisor, token_of(config), own)
    server = _Quiet(configured(app))
    serving = asyncio.create_task(server.serve(sockets=[own]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving


class _Quiet(uvicorn.Server):
    """A server that leaves the signals to somebody else."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take none."""
        yield
