"""`open_bus`: a bus by its URL."""

from kozyr.server.bus.interface import Bus, BusError
from kozyr.server.bus.local import LocalBus


def open_bus(url: str) -> Bus:
    """Return the bus that *url* names: ``local:``.

    Raises:
        BusError: there is no such kind of bus.
    """
    if url == "local:":
        return LocalBus()
    raise BusError(f"{url.split(':', maxsplit=1)[0]} is no kind of bus; choose local:")
