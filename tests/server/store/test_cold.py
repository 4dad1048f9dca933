"""What is not the log, in a file."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from kozyr.server.store import Append, SqliteStore, StoredEvent, StoreError
from kozyr.server.store.schema import REVISION, metadata, records

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


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "with % and ? in it.sqlite3")
    yield opened
    opened.close()


async def write(store: SqliteStore) -> None:
    async with store.cold.begin() as connection:
        await connection.execute(insert(records).values(RECORD))


async def ids(store: SqliteStore) -> list[str]:
    async with store.cold.read() as connection:
        return list((await connection.execute(select(records.c.id))).scalars())


def test_what_was_committed_is_read(store: SqliteStore) -> None:
    async def check() -> None:
        assert await ids(store) == []
        await write(store)
        assert await ids(store) == ["t-1"]
        with pytest.raises(IntegrityError):
            await write(store)

    asyncio.run(check())
    # In another loop as well.
    assert asyncio.run(ids(store)) == ["t-1"]


def test_an_error_in_the_block_undoes_it(store: SqliteStore) -> None:
    async def write_and_fail() -> None:
        async with store.cold.begin() as connection:
            await connection.execute(insert(records).values(RECORD))
            raise LookupError

    async def check() -> None:
        with pytest.raises(LookupError):
            await write_and_fail()
        assert await ids(store) == []

    asyncio.run(check())


def test_the_log_and_the_rest_are_written_side_by_side(store: SqliteStore) -> None:
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

    asyncio.run(check())


def test_who_is_cancelled_holds_up_nobody(store: SqliteStore) -> None:
    async def check() -> None:
        await ids(store)
        async with store.cold.begin():
            waiting = asyncio.create_task(write(store))
            await asyncio.sleep(0.01)
            waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await write(store)

    asyncio.run(check())


def test_an_append_within_a_transaction_fails_rather_than_waits_for_ever(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kozyr.server.store.sqlite.TURN_S", 0.1)
    monkeypatch.setattr("kozyr.server.store.cold.TURN_S", 0.1)

    async def check() -> None:
        async with store.cold.begin():
            with pytest.raises(StoreError, match="held up"):
                await store.append(Append("t", [StoredEvent(1, "k", None, None, b"")]))
            with pytest.raises(StoreError, match="too long"):
                await write(store)
        await store.append(Append("t", [StoredEvent(1, "k", None, None, b"")]))

    asyncio.run(check())


def test_a_locked_file_is_told(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kozyr.server.store.cold.TURN_S", 0.05)

    async def check() -> None:
        await ids(store)
        other = sqlite3.connect(store.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            await write(store)
        other.execute("ROLLBACK")
        other.close()
        await write(store)

    asyncio.run(check())


def test_nothing_is_written_to_a_file_that_was_taken_away(store: SqliteStore) -> None:
    async def check() -> None:
        await ids(store)
        store.path.unlink()
        with pytest.raises(StoreError, match="moved"):
            await write(store)
        assert not store.path.exists()

    asyncio.run(check())


def test_a_store_of_a_newer_revision_is_refused(store: SqliteStore) -> None:
    asyncio.run(ids(store))
    store.close()
    other = sqlite3.connect(store.path)
    other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.commit()
    other.close()
    again = SqliteStore(store.path)
    with pytest.raises(StoreError, match="newer Kozyr"):
        asyncio.run(ids(again))
    again.close()


def test_the_migrations_make_the_schema(store: SqliteStore) -> None:
    own_to_the_log = {"players", "events", "seats", "tables", "identity"}

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

    asyncio.run(check())


def test_the_newest_revision_is_known_by_name() -> None:
    config = Config()
    config.set_main_option("script_location", "kozyr.server.store:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]


def test_a_store_is_opened_without_what_it_does_not_need_yet(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from kozyr.server.store import open_store;"
        f"open_store({str(tmp_path / 'kozyr.sqlite3')!r}).close();"
        "print(*{name.split('.')[0] for name in sys.modules})"
    )
    finished = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = finished.stdout.split()
    assert "sqlite3" in loaded
    assert not {"sqlalchemy", "alembic", "asyncpg", "redis", "aiosqlite"} & {*loaded}
