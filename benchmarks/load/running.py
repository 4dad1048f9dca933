"""Tables opened, moves sent at times fixed in advance or as fast as it goes, and what that took."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from benchmarks.load.figures import Measured, slope
from benchmarks.load.players import RULES, SETTINGS, Echoer, Player, connect
from benchmarks.load.servers import Server, ServerError
from benchmarks.load.tables import SEATS, LoadTable, Tally

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterator

AT_ONCE = 4
"""Tables that are opened at the same time."""

SETTLE_S = 30.0
"""How long what was sent may take to arrive before it counts as lost: a slow one is not."""

WARM_S = 1.0
_LOOK_S = 0.005
_SOAK_SAMPLE_S = 2.0


@dataclass
class Ground:
    """A server with everybody connected and seated."""

    server: Server
    tables: list[LoadTable]
    kib_per_connection: float

    @property
    def players(self) -> list[Player]:
        """All who are connected."""
        return [player for table in self.tables for player in table.players]


async def prepare(server: Server, connections: int, seed: int) -> Ground:
    """Connect everybody and seat them at tables of four.

    What a connection takes is reckoned without the first four: with them the server takes up
    what it needs once.
    """
    rng = Random(seed)
    seat = _seat_at_bare if server.name == "bare" else _seat
    gate = asyncio.Semaphore(AT_ONCE)

    async def open_one(number: int) -> LoadTable:
        async with gate:
            players = await seat(server, number, Random(rng.random()))
            return LoadTable(players, Random(rng.random()), is_endless=server.name == "bare")

    first = await open_one(0)
    before = server.rss_kib()
    others = await asyncio.gather(*(open_one(number) for number in range(1, connections // SEATS)))
    grown = server.rss_kib() - before
    return Ground(server, [first, *others], grown / max(1, len(others) * SEATS))


async def _seat_at_bare(server: Server, number: int, rng: Random) -> list[Player]:
    return [
        await connect(
            lambda seat=seat: Echoer(seat, rng),  # type: ignore[misc]  # a lambda's default
            f"ws://127.0.0.1:{server.port}/ws?table={number}&seat={seat}",
        )
        for seat in range(SEATS)
    ]


async def _seat(server: Server, number: int, rng: Random) -> list[Player]:
    players = [await _let_in(server, rng) for _ in range(SEATS)]
    host, *guests = players
    opened = await host.ask(
        "open_table", name="P0", rules=RULES, seats=SEATS, bots=[], settings=SETTINGS
    )
    host.seat = 0
    for seat, guest in enumerate(guests, 1):
        guest.seat, guest.table = seat, host.table
        nonce = f"{number:016x}{seat:016x}"
        await guest.ask("enter", table=opened.table)
        await guest.ask("take_seat", table=opened.table, seat=seat, name=f"P{seat}", nonce=nonce)
    await asyncio.gather(*(player.dealt.wait() for player in players))
    return players


async def _let_in(server: Server, rng: Random) -> Player:
    """Get a cookie as a browser does, and connect with it."""
    host = f"127.0.0.1:{server.port}"
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        f"GET / HTTP/1.1\r\nHost: {host}\r\nSec-Fetch-Dest: document\r\n"
        "Connection: close\r\n\r\n".encode()
    )
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    writer.close()
    cookies = [
        line.partition(":")[2].partition(";")[0].strip()
        for line in head.splitlines()
        if line.lower().startswith("set-cookie:")
    ]
    if not cookies:
        raise ServerError(f"{server.name} lets nobody in:\n{head}{server.log.read_text()[-1000:]}")
    return await connect(
        lambda: Player(0, rng),
        f"ws://{host}/ws",
        {"Cookie": "; ".join(cookies), "Origin": f"http://{host}"},
    )


async def open_loop(ground: Ground, per_s: float, seconds: float, seed: int) -> Tally:
    """Send *per_s* moves a second at random tables, at times fixed before, for *seconds*."""
    rng = Random(seed)
    times = [number / per_s for number in range(int(per_s * seconds))]
    arrivals = [(at, rng.choice(ground.tables)) for at in times]
    return await _measure(ground, _send(arrivals))


async def saturation(ground: Ground, seconds: float) -> Tally:
    """Keep one move on its way at every table for *seconds*."""
    for table in ground.tables:
        table.keeps_busy = True
        table.due(time.perf_counter())
    await asyncio.sleep(WARM_S)

    async def wait() -> float:
        return await _lag(seconds)

    try:
        return await _measure(ground, wait(), settles=False)
    finally:
        for table in ground.tables:
            table.keeps_busy = False
        await _settle(ground)


async def soak(ground: Ground, per_s: float, seconds: float, seed: int) -> tuple[Tally, float]:
    """Send moves as `open_loop` does; return by how many KiB a minute the memory grows too.

    The first third does not count: caches fill.
    """
    points: list[tuple[float, float]] = []

    async def sample() -> None:
        begun = time.monotonic()
        while True:
            points.append((time.monotonic() - begun, ground.server.rss_kib()))
            await asyncio.sleep(_SOAK_SAMPLE_S)

    sampling = asyncio.create_task(sample())
    tally = await open_loop(ground, per_s, seconds, seed)
    sampling.cancel()
    return tally, 60 * slope([point for point in points if point[0] >= seconds / 3])


async def _measure(ground: Ground, work: Awaitable[float], *, settles: bool = True) -> Tally:
    tally = Tally()
    for table in ground.tables:
        table.tally = tally
    server = ground.server
    cpu, store_cpu, begun = server.cpu_s(), server.store_cpu_s(), time.perf_counter()
    lag = await work
    if settles:
        await _settle(ground)
    # What comes after this is of no run.
    for table in ground.tables:
        table.tally = Tally()
    measured = tally.measured
    measured.lag_ms = 1e3 * lag
    measured.seconds = time.perf_counter() - begun
    measured.cpu_s = server.cpu_s() - cpu
    measured.store_cpu_s = server.store_cpu_s() - store_cpu
    server.check()
    return tally


async def _send(arrivals: list[tuple[float, LoadTable]]) -> float:
    """Let every table know when its move is due; return how late the latest was, in s."""
    begun, lag = time.perf_counter(), 0.0
    for after, table in arrivals:
        meant = begun + after
        if (early := meant - time.perf_counter()) > 0:
            await asyncio.sleep(early)
        lag = max(lag, time.perf_counter() - meant)
        table.due(meant)
    return lag


async def _lag(seconds: float) -> float:
    """Wait; return how late this process was at the most, in s."""
    begun, lag = time.perf_counter(), 0.0
    while (now := time.perf_counter()) < begun + seconds:
        await asyncio.sleep(_LOOK_S)
        lag = max(lag, time.perf_counter() - now - _LOOK_S)
    return lag


async def _settle(ground: Ground) -> None:
    for _ in range(int(SETTLE_S / _LOOK_S)):
        if all(table.is_idle for table in ground.tables):
            return
        await asyncio.sleep(_LOOK_S)


def unfinished(ground: Ground) -> int:
    """Return how many moves did not arrive everywhere, and forget them."""
    return sum(table.forget_due() for table in ground.tables)


async def disagreements(ground: Ground) -> int:
    """Return how many players, told of what changed, see another table than if told all anew."""
    different = 0
    for some in _batches(ground.players, AT_ONCE):
        known = [(player.seq, _known(player)) for player in some]
        await asyncio.gather(*(player.ask("sync", table=player.table) for player in some))
        different += sum(
            one != (player.seq, _known(player)) for one, player in zip(known, some, strict=True)
        )
    return different


def _known(player: Player) -> object:
    return player.hand, sorted(player.moves), player.take, player.done, player.is_over


def _batches(players: list[Player], size: int) -> Iterator[list[Player]]:
    for first in range(0, len(players), size):
        yield players[first : first + size]


async def part(ground: Ground) -> None:
    """Close all connections."""
    for player in ground.players:
        player.leave()
    await asyncio.sleep(0.2)


def totals(tallies: list[Tally]) -> Measured:
    """Return all runs of one kind as one."""
    total = Measured()
    for measured in (tally.measured for tally in tallies):
        total.seconds += measured.seconds
        total.moves += measured.moves
        total.acknowledged_ms += measured.acknowledged_ms
        total.everybody_ms += measured.everybody_ms
        total.cpu_s += measured.cpu_s
        total.store_cpu_s += measured.store_cpu_s
        total.lag_ms = max(total.lag_ms, measured.lag_ms)
    return total
