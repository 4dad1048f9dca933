"""A file that an older Kozyr wrote."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from kozyr.server.store import SCHEMA_VERSION, Append, Sitting, SqliteStore, StoreError
from kozyr.tables import Table, decode_event
from tests.server.store.logs import event

OLD = Path(__file__).with_name("format-1.kozyr")
TABLE, LEFT = "0123456789abcdef0123", "fedcba98765432100123"
ANN, BEN = "a" * 64, "b" * 64


@pytest.fixture
def path(tmp_path: Path) -> Path:
    copied = tmp_path / "kozyr.sqlite3"
    shutil.copy(OLD, copied)
    return copied


def test_it_is_read_and_written_as_ever(path: Path) -> None:
    store = SqliteStore(path)

    async def check() -> None:
        log = await store.load(TABLE)
        assert len(log) == 40
        assert Table.replay(decode_event(stored.body) for stored in log).seq == 40
        assert await store.knows_player(ANN)
        assert await store.seats_of(ANN) == [Sitting(ANN, TABLE, 0)]
        assert await store.seats_of(BEN) == []
        assert await store.due(2**60, 10) == []
        again = Sitting(BEN, LEFT, 0)
        await store.append(Append(LEFT, [event(3)], seated=[again]))
        await store.append(Append(TABLE, [event(41)], seated=[Sitting(BEN, TABLE, 1)]))
        assert await store.seats_of(BEN) == [Sitting(BEN, TABLE, 1), again]

    asyncio.run(check())
    assert store.identity == "bd3a05364f547db965fbc17be67f8d98"
    store.close()


def test_it_is_kept_as_it_was_beside_the_new_one(path: Path) -> None:
    SqliteStore(path).close()
    kept = path.with_name("kozyr.sqlite3.format-1")
    assert tables(kept) == tables(OLD)
    assert kept.stat().st_mode & 0o077 == 0
    before = kept.stat().st_mtime_ns
    SqliteStore(path).close()
    assert kept.stat().st_mtime_ns == before


def test_it_becomes_what_a_new_one_is(path: Path, tmp_path: Path) -> None:
    SqliteStore(path).close()
    new = tmp_path / "new.sqlite3"
    SqliteStore(new).close()
    assert schema(path) == schema(new)


def test_it_is_as_it_was_when_there_is_no_room_for_the_copy(path: Path) -> None:
    path.with_name("kozyr.sqlite3.format-1").mkdir()
    with pytest.raises(StoreError, match=f"cannot be brought to format {SCHEMA_VERSION}"):
        SqliteStore(path)
    assert tables(path) == tables(OLD)
    assert sorted(file.name for file in path.parent.iterdir()) == [
        "kozyr.sqlite3",
        "kozyr.sqlite3.format-1",
    ]


def test_what_was_written_last_is_upgraded_too(path: Path) -> None:
    """A killed process leaves its latest commits beside the file."""
    writer = sqlite3.connect(path)
    writer.execute("PRAGMA journal_mode = WAL")
    writer.execute("INSERT INTO players VALUES ('late', 1)")
    writer.commit()
    left = path.parent / "left"
    left.mkdir()
    for file in path.parent.glob("kozyr.sqlite3*"):
        shutil.copy(file, left)
    writer.close()
    store = SqliteStore(left / path.name)
    assert asyncio.run(store.knows_player("late"))
    store.close()


def tables(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that is in a file, looked at without touching it."""
    connection = sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        names = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master ORDER BY 1")
        ]
        return {
            name: connection.execute(f"SELECT * FROM {name}").fetchall()  # noqa: S608 - own names
            for name in names
            if not name.startswith(("sqlite_", "one_", "ix_"))
        } | {"version": connection.execute("PRAGMA user_version").fetchall()}
    finally:
        connection.close()


def schema(path: Path) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    try:
        rows = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name")
        return [(name, "".join((sql or "").split())) for name, sql in rows]
    finally:
        connection.close()
