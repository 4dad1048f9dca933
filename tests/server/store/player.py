"""Appends to its own tables until it is killed, and prints what was acknowledged: URL NAME."""

import asyncio
import sys

from kozyr.server.store import Append, Store, open_store
from tests.server.store.logs import event

TABLES = 8


async def play(store: Store, table: str) -> None:
    seq = (await store.newest([table])).get(table, 0)
    while True:
        seq += 1
        await store.append(Append(table, [event(seq, f"{seq}")]))
        sys.stdout.write(f"{table} {seq}\n")
        sys.stdout.flush()


async def main(url: str, name: str) -> None:
    store = open_store(url)
    await asyncio.gather(*(play(store, f"{name}-{i}") for i in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
