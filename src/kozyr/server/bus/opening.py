"""`open_bus`: a bus by its URL."""

from typing import Final

from kozyr.server.bus.interface import Bus, BusError
from kozyr.server.bus.local import LocalBus

LOCAL: Final = "local:"
CHANNEL: Final = "kozyr"
_POSTGRES: Final = ("postgresql", "postgres")
_REDIS: Final = ("redis", "rediss", "valkey", "valkeys")


def open_bus(url: str, channel: str = CHANNEL) -> Bus:
    """Return the bus that *url* names: ``local:``, ``postgresql://…`` or ``redis://…``.

    Those of one store use one *channel*.  The server that is named need not be there yet.

    Raises:
        BusError: there is no such kind of bus, or what it needs is not installed.
    """
    if url == LOCAL:
        return LocalBus()
    kind, _, place = url.partition("://")
    try:
        # Installed only where they are wanted.
        if place and kind in _POSTGRES:
            from kozyr.server.bus.postgres import PostgresBus  # noqa: PLC0415

            return PostgresBus(url, channel)
        if place and kind in _REDIS:
            from kozyr.server.bus.redis import RedisBus  # noqa: PLC0415

            return RedisBus(f"{kind.replace('valkey', 'redis')}://{place}", channel)
    except ModuleNotFoundError as error:
        raise BusError(f"{error.name} is not installed; this bus needs kozyr[workers].") from error
    raise BusError(
        f"{kind.split(':')[0]} is no kind of bus; choose local:, postgresql://… or redis://…"
    )
