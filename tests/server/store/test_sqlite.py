"""The log on a real file."""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kozyr.server.store import (
    APPLICATION_ID,
    SCHEMA_VERSION,
    Append,
    SqliteStore,
    StoreError,
)
from tests.server.store.logs import event


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "kozyr.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(path)
    yield opened
    opened.close()


def test_what_a_killed_process_committed_is_there(store: SqliteStore, path: Path) -> None:
    """A copy taken while it is open is what a kill leaves behind, log and all."""

    async def write() -> None:
        await store.append(Append("t", [event(1)]))

    asyncio.run(write())
    left = path.parent / "left"
    shutil.copytree(path.parent, left, ignore=shutil.ignore_patterns("left"))
    assert (left / "kozyr.sqlite3-wal").stat().st_size > 0
    again = SqliteStore(left / "kozyr.sqlite3")

    async def check() -> None:
        assert await again.load("t") == [event(1)]

    asyncio.run(check())
    again.close()


def test_commits_are_flushed_to_the_disk(store: SqliteStore) -> None:
    connection = store._connection
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


def test_a_write_that_fails_is_told_and_the_next_one_works(store: SqliteStore, path: Path) -> None:
    async def check() -> None:
        await store.append(Append("t", [event(1)]))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            await store.append(Append("t", [event(2)]))
        # Reading goes on.
        assert await store.load("t") == [event(1)]
        other.execute("ROLLBACK")
        other.close()
        await store.append(Append("t", [event(2)]))
        assert await store.load("t") == [event(1), event(2)]

    asyncio.run(check())


@pytest.mark.usefixtures("store")
def test_the_file_is_for_its_owner_alone(path: Path) -> None:
    assert path.stat().st_mode & 0o077 == 0


# Files that are not ours to touch.


def sqlite(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def ours(path: Path) -> None:
    SqliteStore(path).close()


def text(path: Path) -> None:
    path.write_text("My holiday, day one.\n" * 100, encoding="utf-8")


def short(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\0")


def foreign(path: Path) -> None:
    sqlite(path, "CREATE TABLE recipes (name TEXT)", "INSERT INTO recipes VALUES ('soup')")


def foreign_with_an_id(path: Path) -> None:
    sqlite(path, "CREATE TABLE recipes (name TEXT)", "PRAGMA application_id = 42")


def newer(path: Path) -> None:
    ours(path)
    sqlite(path, f"PRAGMA user_version = {SCHEMA_VERSION + 1}")


def cut_off(path: Path) -> None:
    ours(path)
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def scribbled_over(path: Path) -> None:
    ours(path)
    content = bytearray(path.read_bytes())
    content[4096:] = random.Random(1).randbytes(len(content) - 4096)
    path.write_bytes(content)


def robbed(path: Path) -> None:
    ours(path)
    sqlite(path, "DROP TABLE seats")


def nameless(path: Path) -> None:
    ours(path)
    sqlite(path, "DELETE FROM identity")


def empty_of_ours(path: Path) -> None:
    sqlite(path, f"PRAGMA application_id = {APPLICATION_ID}", "CREATE TABLE events (x)")


def folder(path: Path) -> None:
    path.mkdir()


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (text, "is not a Kozyr database"),
        (short, "is not a Kozyr database"),
        (foreign, "another program"),
        (foreign_with_an_id, "another program"),
        (newer, "newer Kozyr"),
        (cut_off, "damaged"),
        (scribbled_over, "damaged"),
        (robbed, "damaged"),
        (nameless, "damaged"),
        (empty_of_ours, "damaged"),
        (folder, "cannot be read"),
    ],
)
def test_a_file_that_cannot_be_used_is_left_alone(
    tmp_path: Path, make: Callable[[Path], None], says: str
) -> None:
    path = tmp_path / "file.sqlite3"
    make(path)
    before = listing(tmp_path)

    with pytest.raises(StoreError, match=says) as refused:
        SqliteStore(path)

    sentence = str(refused.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    assert str(path) in sentence
    assert listing(tmp_path) == before


def listing(folder: Path) -> dict[str, tuple[bytes | None, int]]:
    return {
        path.name: (path.read_bytes() if path.is_file() else None, path.stat().st_mtime_ns)
        for path in folder.iterdir()
    }


def test_an_empty_file_becomes_a_log(tmp_path: Path) -> None:
    path = tmp_path / "empty.sqlite3"
    path.touch()
    SqliteStore(path).close()
    assert path.stat().st_size > 0


def test_a_log_that_another_program_is_writing_to_is_refused(
    store: SqliteStore, path: Path
) -> None:
    store.close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="cannot be used"):
        SqliteStore(path)
    other.close()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot be"):
        SqliteStore(tmp_path / "file" / "kozyr.sqlite3")


def test_nothing_is_left_beside_a_closed_log(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "kozyr.sqlite3").close()
    assert [path.name for path in tmp_path.iterdir()] == ["kozyr.sqlite3"]
