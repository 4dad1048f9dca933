"""`PostgresBus`: a bus over ``LISTEN`` and ``NOTIFY``, once for all that waits."""

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import asyncpg

from kozyr.server.bus.remote import CONNECT_S, SEND_S, LineLostError, RemoteBus

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]

_LOST: Final = (
    OSError,
    ValueError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    # Of a server that goes just while one connects.
    asyncpg.InternalClientError,
)


class PostgresBus(RemoteBus):
    """A bus over a database; a pooler in front of it must keep sessions apart."""

    async def open_line(
        self, hear: Callable[[bytes | str], None], on_lost: Callable[[], None]
    ) -> "PostgresLine":
        """Return a new line; see `RemoteBus.open_line`."""
        try:
            connection = await asyncpg.connect(
                self.url,
                timeout=CONNECT_S,
                command_timeout=SEND_S,
                # Nothing is told that would have to outlive the server.
                server_settings={"synchronous_commit": "off"},
            )
            connection.add_termination_listener(lambda _: on_lost())
            await connection.add_listener(self.channel, lambda *heard: hear(heard[-1]))
        except _LOST as error:
            raise LineLostError(error) from error
        return PostgresLine(connection, self.channel)


class PostgresLine:
    """One connection, to tell and to hear."""

    def __init__(self, connection: "Connection", channel: str) -> None:
        self._connection = connection
        self._channel = channel

    async def tell(self, packets: list[bytes]) -> None:
        """Tell *packets* with one statement; see `Line.tell`."""
        try:
            await self._connection.execute(
                "SELECT pg_notify($1, packet) FROM unnest($2::text[]) AS packet",
                self._channel,
                [packet.decode() for packet in packets],
            )
        except _LOST as error:
            raise LineLostError(error) from error

    def check(self) -> None:
        """Make sure that it stands; see `Line.check`."""
        if self._connection.is_closed():
            raise LineLostError("the connection is closed")

    async def aclose(self) -> None:
        """Let go of it."""
        with contextlib.suppress(*_LOST):
            self._connection.terminate()
