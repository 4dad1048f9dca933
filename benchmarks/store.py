"""How fast the store is: `python -m benchmarks.store`.

An event a move, 64 moves in flight, on a real file and a real PostgreSQL that both wait for
the disk.  Beside each, in the same run, what is plain: a commit a move over the same driver.
The last line is one JSON object.
"""

import argparse
import asyncio
import json
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import asyncpg

from kozyr.server.store import Append, Store, StoredEvent, TableStatus, open_store
from tests.services.servers import PostgresServer

BODY: Final = b'{"kind":"moved","turn":"A+8c","at":1790000000000,"clock":true}'
IN_FLIGHT: Final = 64
CONNECTIONS: Final = 8

Figures = dict[str, float]
Append1 = Callable[[str, int], Awaitable[None]]


async def measure(append: Append1, seconds: float) -> Figures:
    """Let as many tables as are in flight each make one move after the other."""
    took: list[float] = []
    end = time.perf_counter() + seconds

    async def play(table: str) -> None:
        seq = 0
        while (start := time.perf_counter()) < end:
            seq += 1
            await append(table, seq)
            took.append(time.perf_counter() - start)

    start = time.perf_counter()
    await asyncio.gather(*(play(f"table-{i:014}") for i in range(IN_FLIGHT)))
    per_s = len(took) / (time.perf_counter() - start)
    cuts = statistics.quantiles(took, n=100)
    return {
        "moves_per_s": round(per_s),
        "p50_ms": round(cuts[49] * 1000, 2),
        "p99_ms": round(cuts[98] * 1000, 2),
    }


async def ours(url: str, seconds: float) -> Figures:
    """The store, with group commit and a status each move."""
    store: Store = open_store(url)
    status = TableStatus("playing", 1_790_000_000_000, None, 4)

    async def append(table: str, seq: int) -> None:
        event = StoredEvent(seq, "moved", 0, f"{seq}", BODY)
        await store.append(Append(table, [event], status=status))

    try:
        return await measure(append, seconds)
    finally:
        await store.aclose()


async def plain_sqlite(path: Path, seconds: float) -> Figures:
    """A commit a move, straight to SQLite in one thread."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE events (t TEXT, seq INTEGER, body BLOB, PRIMARY KEY (t, seq))")

    async def append(table: str, seq: int) -> None:
        connection.execute("INSERT INTO events VALUES (?, ?, ?)", (table, seq, BODY))
        await asyncio.sleep(0)

    try:
        return await measure(append, seconds)
    finally:
        connection.close()


async def plain_postgres(url: str, seconds: float) -> Figures:
    """A commit a move, over a pool of connections."""
    async with asyncpg.create_pool(url, min_size=CONNECTIONS, max_size=CONNECTIONS) as pool:
        await pool.execute("CREATE TABLE plain (t text, seq int, body bytea, PRIMARY KEY (t, seq))")

        async def append(table: str, seq: int) -> None:
            await pool.execute("INSERT INTO plain VALUES ($1, $2, $3)", table, seq, BODY)

        return await measure(append, seconds)


def main() -> None:
    """Measure all four and print the figures."""
    parser = argparse.ArgumentParser(prog="benchmarks.store", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each (default: 5)")
    seconds: float = parser.parse_args().seconds
    figures: dict[str, Figures] = {}
    with tempfile.TemporaryDirectory() as folder, PostgresServer(is_durable=True) as server:
        here = Path(folder)
        figures["sqlite, a commit a move"] = asyncio.run(plain_sqlite(here / "plain", seconds))
        figures["sqlite, the store"] = asyncio.run(ours(str(here / "store"), seconds))
        url = server.new_database()
        figures["postgresql, a commit a move"] = asyncio.run(plain_postgres(url, seconds))
        figures["postgresql, the store"] = asyncio.run(ours(server.new_database(), seconds))
    for name, figure in figures.items():
        print(f"{name:30}" + "".join(f"{value:>10} {key}" for key, value in figure.items()))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
