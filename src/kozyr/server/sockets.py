"""The open sockets of one process: who may open one more, and how all take their leave."""

import asyncio
import ipaddress
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Protocol

from kozyr.server.limits import TokenBucket
from kozyr.server.protocol import Announcement

SERVICE_RESTART: Final = 1012
FLUSH_S: Final = 2.0
"""So long a client may take to read what waits for it, before the server goes."""
_SPREAD_S: Final = 1.5
_AN_INSTANT_S: Final = 0.001
"""The time in which one client comes back: so that they do not all come at once."""
_REMEMBERED: Final = 10_000
"""Addresses of which it is known how often they came lately."""
_SITE_BITS: Final = 64
"""Whoever has one address of the sixth version has all that begin alike."""


class OpenSocket(Protocol):
    """A socket of a player."""

    @property
    def player(self) -> str:
        """Whose it is."""

    def show(self, message: Announcement) -> None:
        """Take *message*, at once and without failing."""

    async def retire(self, code: int, reason: str) -> None:
        """Read nothing more, finish what was begun, send what waits, and close."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AddressLimits:
    """What one address may have: sockets at a time, and new ones a minute; 0 is no limit.

    Many people can share an address, as in a school: *upgrades_at_once* lets them all come
    back when a line or a server was gone, and *requests_at_once* load the page together.
    """

    sockets: int = 0
    upgrades_per_minute: int = 0
    upgrades_at_once: int = 0
    requests_per_second: int = 0
    requests_at_once: int = 0


class Sockets:
    """All sockets that are open here."""

    def __init__(self, limits: AddressLimits | None = None) -> None:
        self._limits = limits or AddressLimits()
        self._open: set[OpenSocket] = set()
        self._by_address: Counter[str] = Counter()
        self._upgrades: dict[str, TokenBucket] = {}
        self._newcomers: dict[str, TokenBucket] = {}
        self._requests: dict[str, TokenBucket] = {}
        self.is_draining = False
        """Whether the server is about to go: nobody new is let in."""

    def __len__(self) -> int:
        """How many are open."""
        return len(self._open)

    @property
    def players(self) -> Counter[str]:
        """Who is here, and with how many sockets."""
        return Counter(socket.player for socket in self._open)

    def announce(self, message: Announcement) -> None:
        """Show *message* to everybody."""
        for socket in self._open:
            socket.show(message)

    async def dismiss(self, player: str, code: int, reason: str) -> None:
        """Close the sockets of *player*."""
        leaving = [socket for socket in self._open if socket.player == player]
        await asyncio.gather(*(socket.retire(code, reason) for socket in leaving))

    def refusal(self, address: str | None) -> str | None:
        """Why *address* may open no socket now, None when it may; asking counts as coming."""
        if self.is_draining:
            return "draining"
        if address is None:
            return None
        site = site_of(address)
        if self._limits.upgrades_per_minute and not self._comes(self._upgrades, site).take():
            return "too_often"
        if self._limits.sockets and self._by_address[site] >= self._limits.sockets:
            return "too_many"
        return None

    def may_be_new(self, address: str | None) -> bool:
        """Whether *address* may bring one more whom nobody knows; asking counts as bringing.

        Whoever comes is written down for ever, so as many may come as may open a socket.
        """
        if address is None or not self._limits.upgrades_per_minute:
            return True
        return self._comes(self._newcomers, site_of(address)).take()

    def may_ask(self, address: str | None) -> bool:
        """Whether *address* may have one more answer over HTTP; asking counts."""
        limits = self._limits
        if address is None or not limits.requests_per_second:
            return True
        return _bucket(
            self._requests, site_of(address), limits.requests_per_second, limits.requests_at_once
        ).take()

    def _comes(self, buckets: dict[str, TokenBucket], site: str) -> TokenBucket:
        limits = self._limits
        return _bucket(buckets, site, limits.upgrades_per_minute / 60, limits.upgrades_at_once)

    @contextmanager
    def holding(self, socket: OpenSocket, address: str | None) -> Iterator[None]:
        """Count *socket* among the open ones as long as the block lasts."""
        site = None if address is None else site_of(address)
        self._open.add(socket)
        if site is not None:
            self._by_address[site] += 1
        try:
            yield
        finally:
            self._open.discard(socket)
            if site is not None:
                self._by_address[site] -= 1
                if not self._by_address[site]:
                    del self._by_address[site]

    async def drain(self) -> None:
        """Let nobody in any more, and have everybody take leave: what was begun is finished.

        Each is told when to come back, spread over a time that grows with their number.
        """
        self.is_draining = True
        leaving = list(self._open)
        spread = min(_SPREAD_S, len(leaving) * _AN_INSTANT_S)
        # Dice for a delay need no secrecy.
        delays = [round(random.uniform(0, spread) * 1000) for _ in leaving]  # noqa: S311
        await asyncio.gather(
            *(
                socket.retire(SERVICE_RESTART, f"retry_after_ms={delay}")
                for socket, delay in zip(leaving, delays, strict=True)
            )
        )


def _bucket(buckets: dict[str, TokenBucket], site: str, per_s: float, at_once: int) -> TokenBucket:
    bucket = buckets.pop(site, None) or TokenBucket(per_s, max(1, at_once))
    while len(buckets) >= _REMEMBERED:
        del buckets[next(iter(buckets))]
    # Put in anew, so that the one forgotten is the one that has not come for longest.
    buckets[site] = bucket
    return bucket


def site_of(address: str) -> str:
    """Return whose *address* is: itself, or for the sixth version the network it is in."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, _SITE_BITS), strict=False))
    return str(parsed)
