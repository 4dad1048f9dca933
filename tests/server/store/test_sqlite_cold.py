"""What is not the log, in a file."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kozyr.server.store import Append, SqliteStore, StoredEvent, StoreError
from tests.server.store.rows import ids, write


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "with % and ? in it.sqlite3")
    yield opened
    opened.close()


def test_it_is_there_in_another_loop(store: SqliteStore) -> None:
    asyncio.run(write(store))
    assert asyncio.run(ids(store)) == ["t-1"]


def test_an_append_within_a_transaction_fails_rather_than_waits_for_ever(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kozyr.server.store.sqlite.TURN_S", 0.1)
    monkeypatch.setattr("kozyr.server.store.cold.PATIENCE_S", 0.1)

    async def check() -> None:
        async with store.cold.begin():
            with pytest.raises(StoreError, match="held up"):
                await store.append(Append("t", [StoredEvent(1, "k", None, None, b"")]))
            with pytest.raises(StoreError, match="too long"):
                await write(store)
        await store.append(Append("t", [StoredEvent(1, "k", None, None, b"")]))

    asyncio.run(check())


def test_whoever_came_first_writes_first(store: SqliteStore) -> None:
    written: list[int] = []

    async def write_as(number: int) -> None:
        async with store.cold.begin():
            written.append(number)

    async def check() -> None:
        writers = []
        async with store.cold.begin():
            for number in range(5):
                writers.append(asyncio.create_task(write_as(number)))
                # The next one comes when this one waits.
                while len(store.cold.waiting) <= number:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.001)
        await asyncio.gather(*writers)

    asyncio.run(check())
    assert written == [0, 1, 2, 3, 4]


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
