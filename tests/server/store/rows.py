"""A row to write among what is not the log."""

from sqlalchemy import insert, select

from kozyr.server.store import Store
from kozyr.server.store.schema import records

RECORD = {
    "id": "t-1",
    "table_id": "t",
    "deal": 1,
    "finished_ms": 1_700_000_000_000,
    "rules": "app",
    "seats": 2,
    "result": "draw",
    "is_rated": False,
    "text": "…",
}


async def write(store: Store) -> None:
    async with store.cold.begin() as connection:
        await connection.execute(insert(records).values(RECORD))


async def ids(store: Store) -> list[str]:
    async with store.cold.read() as connection:
        return list((await connection.execute(select(records.c.id))).scalars())
