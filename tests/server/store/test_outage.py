"""PostgreSQL that goes, and comes back."""

import asyncio
from collections.abc import Iterator

import pytest

from kozyr.server.store import Append, ConflictError, Store, StoreError, open_store, postgres
from tests.server.store.logs import Run, event
from tests.server.store.rows import ids, write
from tests.services.servers import PostgresServer


@pytest.fixture
def store(postgres_url: str, run: Run) -> Iterator[Store]:
    opened = open_store(postgres_url)
    yield opened
    run(opened.aclose())


@pytest.mark.parametrize("at_once", [False, True])
def test_a_lost_database_is_told_and_heals(
    store: Store, run: Run, postgres_server: PostgresServer, *, at_once: bool
) -> None:
    async def check() -> None:
        await store.append(Append("t", [event(1)]))
        await write(store)
        await asyncio.gather(*(store.load("t") for _ in range(20)))
        with postgres_server.stopped(at_once=at_once):
            for work in (
                store.append(Append("t", [event(2)])),
                store.load("t"),
                store.knows_player("p"),
                ids(store),
            ):
                with pytest.raises(StoreError) as refused:
                    await work
                assert "\n" not in str(refused.value)
        await asyncio.gather(*(store.load("t") for _ in range(20)))
        await store.append(Append("t", [event(2)]))
        assert await store.load("t") == [event(1), event(2)]
        assert await ids(store) == ["t-1"]

    run(check())


@pytest.mark.parametrize("at_once", [False, True])
def test_what_was_acknowledged_while_it_went_is_there_once(
    store: Store, run: Run, postgres_server: PostgresServer, *, at_once: bool
) -> None:
    acknowledged: dict[str, int] = {}

    async def play(table: str, until: asyncio.Event) -> None:
        seq = 1
        while not until.is_set():
            try:
                await store.append(Append(table, [event(seq, f"{seq}")]))
            except ConflictError:
                # It was written, and nobody was left to say so.
                seq = (await store.newest([table]))[table] + 1
            except StoreError:
                await asyncio.sleep(0.02)
            else:
                acknowledged[table] = seq
                seq += 1

    async def check() -> None:
        over = asyncio.Event()
        players = [asyncio.create_task(play(f"t{i}", over)) for i in range(40)]
        await asyncio.sleep(0.2)
        for _ in range(3):
            await asyncio.to_thread(restart)
            await asyncio.sleep(0.2)
        over.set()
        await asyncio.gather(*players)
        for table, seq in acknowledged.items():
            log = await store.load(table)
            assert log == [event(i, f"{i}") for i in range(1, len(log) + 1)]
            assert len(log) >= seq > 1

    def restart() -> None:
        with postgres_server.stopped(at_once=at_once):
            pass

    run(check())


def test_a_database_that_does_not_answer_is_told(
    store: Store,
    run: Run,
    postgres_server: PostgresServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(postgres, "STATEMENT_S", 0.3)
    monkeypatch.setattr(postgres, "CONNECT_S", 0.3)

    async def check() -> None:
        await store.append(Append("t", [event(1)]))
        await store.load("t")
        with postgres_server.frozen():
            results = await asyncio.gather(
                store.append(Append("t", [event(2)])),
                store.append(Append("u", [event(1)])),
                store.load("t"),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [StoreError] * 3
        newest = (await store.newest(["t"]))["t"]
        await store.append(Append("t", [event(newest + 1)]))

    run(check())


def test_a_database_that_is_not_there_is_told_at_once(postgres_server: PostgresServer) -> None:
    url = postgres_server.url("nowhere").replace("@", ":secret@")
    with pytest.raises(StoreError, match="nowhere") as refused:
        open_store(url)
    assert "secret" not in str(refused.value)
    with postgres_server.stopped(), pytest.raises(StoreError, match="127"):
        open_store(url)


def test_a_closed_store_takes_nothing_more(store: Store, run: Run) -> None:
    async def check() -> None:
        writing = [
            asyncio.create_task(store.append(Append(f"t{i}", [event(1)]))) for i in range(50)
        ]
        await asyncio.sleep(0)
        await store.aclose()
        # What was begun is finished.
        await asyncio.gather(*writing)
        # Opened again by whoever asks, as after a restart.
        assert len(await store.newest(f"t{i}" for i in range(50))) == 50

    run(check())
