"""What is not the log, in every kind of store."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, insert
from sqlalchemy.exc import IntegrityError

from kozyr.server.store import Append, Store, StoredEvent, StoreError, open_store
from kozyr.server.store.schema import REVISION, metadata, records
from tests.server.store.logs import Run
from tests.server.store.rows import RECORD, ids, write
from tests.services.servers import PostgresServer


def test_what_was_committed_is_read(store: Store, run: Run) -> None:
    async def check() -> None:
        assert await ids(store) == []
        await write(store)
        assert await ids(store) == ["t-1"]
        with pytest.raises(IntegrityError):
            await write(store)

    run(check())


def test_an_error_in_the_block_undoes_it(store: Store, run: Run) -> None:
    async def write_and_fail() -> None:
        async with store.cold.begin() as connection:
            await connection.execute(insert(records).values(RECORD))
            raise LookupError

    async def check() -> None:
        with pytest.raises(LookupError):
            await write_and_fail()
        assert await ids(store) == []

    run(check())


def test_the_log_and_the_rest_are_written_side_by_side(store: Store, run: Run) -> None:
    async def log(table: str) -> None:
        for seq in range(1, 21):
            await store.append(Append(table, [StoredEvent(seq, "k", None, None, b"")]))

    async def rest(i: int) -> None:
        for j in range(10):
            async with store.cold.begin() as connection:
                await connection.execute(insert(records).values(RECORD | {"id": f"{i}-{j}"}))

    async def check() -> None:
        await asyncio.gather(*(log(f"t{i}") for i in range(20)), *(rest(i) for i in range(5)))
        assert len(await ids(store)) == 50

    run(check())


def test_who_is_cancelled_holds_up_nobody(store: Store, run: Run) -> None:
    async def check() -> None:
        await ids(store)
        async with store.cold.begin() as connection:
            # Where several write at once, only who wants the same row waits.
            await connection.execute(insert(records).values(RECORD))
            waiting = asyncio.create_task(write(store))
            await asyncio.sleep(0.01)
            waiting.cancel()
            await connection.execute(delete(records))
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await write(store)

    run(check())


def test_the_migrations_make_the_schema(store: Store, run: Run) -> None:
    own_to_the_log = {"players", "events", "seats", "tables", "identity", "store"}

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(
            connection,
            opts={
                "include_name": lambda name, kind, _: kind != "table" or name not in own_to_the_log,
                "compare_server_default": True,
            },
        )
        return list(compare_metadata(context, metadata))

    async def check() -> None:
        async with store.cold.read() as connection:
            assert await connection.run_sync(differences) == []

    run(check())


def test_the_newest_revision_is_known_by_name() -> None:
    config = Config()
    config.set_main_option("script_location", "kozyr.server.store:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]


def test_several_who_open_a_new_store_at_once_make_its_tables_once(
    new_postgres_url: str, run: Run
) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = [*pool.map(open_store, [new_postgres_url] * 4)]
    assert len({store.identity for store in stores}) == 1

    async def check() -> None:
        await write(stores[0])
        assert await ids(stores[1]) == ["t-1"]
        for store in stores:
            await store.aclose()

    run(check())


def test_a_database_of_a_newer_kozyr_is_refused(postgres_server: PostgresServer) -> None:
    for statement in (
        "UPDATE alembic_version SET version_num = '9999'",
        "UPDATE store SET version = 99",
    ):
        url = postgres_server.new_database()
        open_store(url)
        postgres_server.execute(statement, urlsplit(url).path[1:])
        with pytest.raises(StoreError, match="newer Kozyr"):
            open_store(url)
