"""Backup, restore, doctor and move-store, on files and on a real PostgreSQL."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select

from kozyr.cli import main
from kozyr.server.store import Append, Sitting, Store, StoredEvent, TableStatus, open_store
from kozyr.server.store.records import keep_games
from kozyr.server.store.schema import record_players, records

LOG = Path(__file__).parents[1] / "tables" / "log-of-0.1.jsonl"
OLD = Path(__file__).parents[1] / "server" / "store" / "format-1.kozyr"
TABLE = "table-of-ann"


def stored() -> list[StoredEvent]:
    lines = LOG.read_bytes().splitlines()
    return [
        StoredEvent(seq, json.loads(line)["kind"], None, f"c{seq}", line)
        for seq, line in enumerate(lines, start=1)
    ]


def fill(url: str) -> str:
    """Keep a table, who sits there, and its finished games; return the store's identity."""

    async def work() -> str:
        store = open_store(url)
        await store.add_player("ann")
        status = TableStatus("playing", None, None, 1)
        await store.append(
            Append(TABLE, stored(), seated=[Sitting("ann", TABLE, 0)], status=status)
        )
        assert await keep_games(store, TABLE) > 0
        assert await keep_games(store, TABLE) == 0
        await store.aclose()
        return store.identity

    return asyncio.run(work())


async def contents(store: Store) -> list[object]:
    async with store.cold.read() as connection:
        games = [tuple(row) for row in await connection.execute(select(records))]
        players = [tuple(row) for row in await connection.execute(select(record_players))]
    found = [
        store.identity,
        await store.load(TABLE),
        await store.seats_of("ann"),
        await store.knows_player("ann"),
        games,
        players,
    ]
    await store.aclose()
    return found


def all_in(url: str) -> list[object]:
    async def work() -> list[object]:
        return await contents(open_store(url))

    return asyncio.run(work())


@pytest.fixture(params=["sqlite", "postgres"])
def filled(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A store with something in it."""
    return filled_store(request, tmp_path, request.param)


def filled_store(request: pytest.FixtureRequest, folder: Path, kind: str) -> str:
    is_file = kind == "sqlite"
    url = str(folder / "filled.sqlite3") if is_file else request.getfixturevalue("postgres_url")
    fill(url)
    return str(url)


def empty_store(request: pytest.FixtureRequest, folder: Path, kind: str) -> str:
    if kind == "sqlite":
        return str(folder / "deep" / "empty.sqlite3")
    return str(request.getfixturevalue("new_postgres_url"))


def place(url: str) -> list[str]:
    return ["--store" if "://" in url else "--data", url]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_was_backed_up_is_restored(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    filled = filled_store(request, tmp_path, kind)
    empty = empty_store(request, tmp_path, kind)
    file = tmp_path / "backup.kozyr"
    assert main(["backup", str(file), *place(filled)]) == 0
    assert file.stat().st_mode & 0o077 == 0
    assert main(["restore", str(file), *place(empty)]) == 0
    assert "it was all replayed there" in capsys.readouterr().out
    assert all_in(empty) == all_in(filled)
    assert sorted(tmp_path.glob("*.new*")) == []


@pytest.mark.parametrize("kinds", [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_a_store_is_moved_and_stays_where_it_was(
    request: pytest.FixtureRequest, tmp_path: Path, kinds: tuple[str, str]
) -> None:
    filled = filled_store(request, tmp_path, kinds[0])
    empty = empty_store(request, tmp_path, kinds[1])
    before = all_in(filled)
    assert main(["move-store", filled, empty]) == 0
    assert all_in(empty) == all_in(filled) == before


def test_nothing_is_written_over(
    filled: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.kozyr"
    assert main(["backup", str(file), *place(filled)]) == 0
    assert main(["backup", str(file), *place(filled)]) == 2
    assert "is there already" in capsys.readouterr().err
    before = all_in(filled)
    assert main(["restore", str(file), *place(filled)]) == 2
    assert main(["move-store", str(file), filled]) == 2
    complaints = capsys.readouterr().err.splitlines()
    assert len(complaints) == 2
    assert all("is there already" in line or "not empty" in line for line in complaints)
    assert all_in(filled) == before


def test_a_file_of_an_older_format_is_restored_and_stays_as_it_was(tmp_path: Path) -> None:
    before = OLD.read_bytes()
    target = tmp_path / "new.sqlite3"
    assert main(["restore", str(OLD), "--data", str(target)]) == 0
    assert OLD.read_bytes() == before
    assert main(["doctor", "--data", str(target)]) == 0
    kept = {file.name for file in OLD.parent.iterdir() if file.name.startswith(OLD.name)}
    assert kept == {OLD.name}


def test_a_sound_store_has_no_faults(filled: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", *place(filled)]) == 0
    assert capsys.readouterr().out == "Everything is sound.\n"


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("DELETE FROM events WHERE seq = 5", "event 5 is missing"),
        ("DELETE FROM events WHERE seq = 1", "event 1 is missing"),
        ("DELETE FROM events", "it has a status, and no log"),
        ("DELETE FROM events", "it has seats, and no log"),
        ("UPDATE events SET body = x'7b7d' WHERE seq = 5", "it cannot be replayed"),
        ("UPDATE events SET seq = seq + 1 WHERE seq = 557", "event 557 is missing"),
        ("UPDATE seats SET seat = 7", "somebody sits at seat 7, and it has 3"),
        ("UPDATE seats SET seat = 1", "somebody sits at seat 1, which is nobody's or a bot's"),
        ("UPDATE tables SET life = 'gathering'", "it is kept as gathering, and its log says"),
        ("UPDATE tables SET deadline_ms = 5", "it is kept as due at 5, and its log says None"),
        ("UPDATE records SET text = 'once'", "it cannot be played"),
        ("UPDATE records SET table_id = 'u'", "its table has no log"),
    ],
)
def test_each_fault_is_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str, told: str
) -> None:
    file = tmp_path / "kozyr.sqlite3"
    fill(str(file))
    other = sqlite3.connect(file)
    other.execute(damage)
    other.commit()
    other.close()
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any(told in line for line in lines)
    assert all(line.startswith((f"table {TABLE}: ", "record ")) for line in lines)


def test_a_doctor_changes_nothing_and_needs_nobody_to_stop(tmp_path: Path) -> None:
    file = tmp_path / "kozyr.sqlite3"
    fill(str(file))
    store = open_store(str(file))
    before = sorted(path.name for path in tmp_path.iterdir())
    assert main(["doctor", "--data", str(file)]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == before
    asyncio.run(store.aclose())


@pytest.mark.parametrize("command", [["doctor"], ["backup", "copy"], ["restore", "nothing"]])
def test_what_is_not_there_is_told(
    command: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*command, "--data", str(tmp_path / "data")]) == 2
    assert "is not there" in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == []
