"""How often a name may be tried, from one address and from all: guessing takes for ever."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

_REMEMBERED: Final = 20_000
"""Names and addresses; who is forgotten has not been here for long, or there is a flood."""
_IPV6_HOME: Final = 64
"""So many bits of an address are one customer's."""


@dataclass(frozen=True, slots=True)
class Rate:
    """*burst* at once, then one in *each_s* seconds."""

    burst: int
    each_s: float


@dataclass(frozen=True, slots=True)
class Rates:
    """What one may do: try a name from an address, try a name, try from an address, join."""

    name_at_address: Rate = Rate(6, 30)
    name: Rate = Rate(60, 30)
    address: Rate = Rate(40, 6)
    joining: Rate = Rate(12, 300)


class Throttle:
    """Leaky buckets by key, as many as are remembered."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._full_at: OrderedDict[str, float] = OrderedDict()

    def take(self, *wishes: tuple[str, Rate]) -> float:
        """Take one of each bucket in *wishes* and return 0, or the seconds until that is possible.

        A bucket is kept as the moment at which it will be full again.
        """
        now = self._clock()
        filled = [
            (key, rate, max(self._full_at.get(key, now), now) + rate.each_s) for key, rate in wishes
        ]
        wait = max(full_at - now - rate.burst * rate.each_s for _, rate, full_at in filled)
        if wait > 0:
            return wait
        for key, _, full_at in filled:
            self._full_at[key] = full_at
            self._full_at.move_to_end(key)
        while len(self._full_at) > _REMEMBERED:
            self._full_at.popitem(last=False)
        return 0


def home_of(host: str) -> str:
    """Whose the address *host* is: of an IPv6 address the half that one customer has."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, _IPV6_HOME), strict=False))
    return host
