"""What every kind of store does alike."""

import asyncio

import pytest

from kozyr.server.store import (
    Append,
    ConflictError,
    Sitting,
    Store,
    StoredEvent,
    StoreError,
    TableStatus,
    open_store,
)
from tests.server.store.logs import Run, event


def test_what_is_appended_is_loaded_in_order(store: Store, run: Run) -> None:
    async def check() -> None:
        await store.append(Append("t", [event(1), event(2, "a")]))
        await store.append(Append("u", [event(1)]))
        await store.append(Append("t", [event(3, "b")]))
        assert await store.load("t") == [event(1), event(2, "a"), event(3, "b")]
        assert await store.load("nowhere") == []

    run(check())


def test_the_second_writer_of_a_number_is_refused(store: Store, run: Run) -> None:
    async def check() -> None:
        await store.append(Append("t", [event(1)]))
        with pytest.raises(ConflictError):
            await store.append(Append("t", [event(1, "late")]))
        assert await store.load("t") == [event(1)]

    run(check())


def test_a_command_stands_once_in_a_log(store: Store, run: Run) -> None:
    async def check() -> None:
        await store.append(Append("t", [event(1, "a")]), Append("u", [event(1, "a")]))
        with pytest.raises(ConflictError):
            await store.append(Append("t", [event(2, "a")]))

    run(check())


def test_appends_go_together_or_not_at_all(store: Store, run: Run) -> None:
    async def check() -> None:
        await store.append(Append("t", [event(1)]))
        with pytest.raises(ConflictError):
            await store.append(Append("u", [event(1), event(2)]), Append("t", [event(1)]))
        assert await store.load("u") == []

    run(check())


def test_a_conflict_spoils_nobody_elses_append_in_the_same_commit(store: Store, run: Run) -> None:
    async def check() -> None:
        appends = [Append(f"t{i % 50}", [event(1 + i // 100)]) for i in range(200)]
        results = await asyncio.gather(
            *(store.append(append) for append in appends), return_exceptions=True
        )
        conflicts = [result for result in results if isinstance(result, ConflictError)]
        assert len(conflicts) == 100
        assert results.count(None) == 100
        for i in range(50):
            assert await store.load(f"t{i}") == [event(1), event(2)]

    run(check())


def test_a_log_is_read_on_from_a_number(store: Store, run: Run) -> None:
    async def check() -> None:
        await store.append(Append("t", [event(1), event(2), event(3)]))
        assert await store.load("t", after=1) == [event(2), event(3)]
        assert await store.load("t", after=3) == []

    run(check())


def test_a_log_has_no_gaps(store: Store, run: Run) -> None:
    async def check() -> None:
        await store.append(Append("t", [event(1)]))
        with pytest.raises(ConflictError):
            await store.append(Append("t", [event(3)]))
        with pytest.raises(ConflictError):
            await store.append(Append("u", [event(2)]))
        assert await store.newest(["t", "u"]) == {"t": 1}

    run(check())


def test_a_player_sits_at_several_tables_the_latest_first(store: Store, run: Run) -> None:
    async def check() -> None:
        one, other = Sitting("p", "t", 0), Sitting("p", "u", 2)
        assert await store.seats_of("p") == []
        await store.append(Append("t", [event(1)], seated=[one]))
        await asyncio.sleep(0.002)
        await store.append(Append("u", [event(1)], seated=[other]))
        assert await store.seats_of("p") == [other, one]
        await store.append(Append("u", [event(2)], left=[other]))
        assert await store.seats_of("p") == [one]
        await store.append(Append("t", [event(2)], status=TableStatus("closed")))
        assert await store.seats_of("p") == []

    run(check())


def test_a_seat_is_one_players_until_he_gets_up(store: Store, run: Run) -> None:
    async def check() -> None:
        one, other = Sitting("p", "t", 0), Sitting("q", "t", 0)
        await store.append(Append("t", [event(1)], seated=[one]))
        with pytest.raises(ConflictError):
            await store.append(Append("t", [event(2)], seated=[other]))
        assert await store.newest(["t"]) == {"t": 1}
        await store.append(Append("t", [event(2)], left=[other]))
        assert await store.seats_of("p") == [one]
        await store.append(Append("t", [event(3)], left=[one], seated=[other]))
        assert (await store.seats_of("p"), await store.seats_of("q")) == ([], [other])

    run(check())


def test_two_players_swap_their_seats(store: Store, run: Run) -> None:
    async def check() -> None:
        before = [Sitting("p", "t", 0), Sitting("q", "t", 1)]
        after = [Sitting("q", "t", 0), Sitting("p", "t", 1)]
        await store.append(Append("t", [event(1)], seated=before))
        await store.append(Append("t", [event(2)], left=before, seated=after))
        assert await store.seats_of("p") == after[1:]
        assert await store.seats_of("q") == after[:1]

    run(check())


def test_tables_are_due_when_their_deadline_has_come(store: Store, run: Run) -> None:
    async def check() -> None:
        for table, deadline in (("late", 300), ("early", 100), ("never", None), ("soon", 200)):
            status = TableStatus("playing", deadline)
            await store.append(Append(table, [event(1)], status=status))
        assert await store.due(99, 10) == []
        assert await store.due(200, 10) == ["early", "soon"]
        assert await store.due(300, 2) == ["early", "soon"]
        await store.append(Append("early", [event(2)], status=TableStatus("playing", 400)))
        await store.append(Append("soon", [event(2)]))
        assert await store.due(300, 10) == ["soon", "late"]

    run(check())


def test_the_lobby_is_what_was_listed_last(store: Store, run: Run) -> None:
    async def check() -> None:
        for table in ("a", "b", "c"):
            status = TableStatus("gathering", listing=table.encode(), players=1)
            await store.append(Append(table, [event(1)], status=status))
        await store.append(Append("b", [event(2)], status=TableStatus("playing", players=2)))
        status = TableStatus("gathering", listing=b"new", players=2)
        await store.append(Append("c", [event(2)], status=status))
        assert await store.listed() == [("a", b"a"), ("c", b"new")]

    run(check())


def test_the_status_of_a_refused_append_is_not_written(store: Store, run: Run) -> None:
    async def check() -> None:
        await store.append(Append("t", [event(1)], status=TableStatus("playing", 100)))
        with pytest.raises(ConflictError):
            await store.append(Append("t", [event(1)], status=TableStatus("over")))
        assert await store.due(100, 10) == ["t"]

    run(check())


def test_only_players_told_of_are_known(store: Store, run: Run) -> None:
    async def check() -> None:
        await store.add_player("p")
        assert await store.knows_player("p")
        assert not await store.knows_player("q")

    run(check())


def test_a_writer_that_is_overtaken_is_told_and_another_table_is_not_held_up(
    store: Store, url: str, run: Run
) -> None:
    """Two stores on one log are two workers; a file has one, so it is opened once."""
    worker = store if url.startswith("sqlite:") else open_store(url)

    async def append(writer: Store, table: str, seq: int) -> bool:
        try:
            await writer.append(Append(table, [event(seq, f"{id(writer)}-{seq}"), event(seq + 1)]))
        except ConflictError:
            return False
        return True

    async def check() -> None:
        for seq in range(1, 40, 2):
            won = await asyncio.gather(
                *(append(writer, f"t{i}", seq) for writer in (store, worker) for i in range(20))
            )
            assert won.count(True) == 20
        for i in range(20):
            assert [kept.seq for kept in await store.load(f"t{i}")] == [*range(1, 41)]

    run(check())
    if worker is not store:
        run(worker.aclose())


def test_appends_that_cannot_be_written_spoil_no_others(store: Store, run: Run) -> None:
    """A seat number that no column takes stands for whatever a store may refuse."""

    async def check() -> None:
        wrong = StoredEvent(1, "moved", 2**70, None, b"")
        results = await asyncio.gather(
            store.append(Append("t", [event(1)])),
            store.append(Append("u", [wrong])),
            store.append(Append("v", [event(1)])),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), StoreError, type(None)]
        assert await store.newest(["t", "u", "v"]) == {"t": 1, "v": 1}

    run(check())


def test_many_tables_are_compared_at_once(store: Store, run: Run) -> None:
    async def check() -> None:
        await asyncio.gather(*(store.append(Append(f"t{i}", [event(1)])) for i in range(300)))
        await store.append(Append("t7", [event(2)]))
        newest = await store.newest(f"t{i}" for i in range(301))
        assert newest == {f"t{i}": 2 if i == 7 else 1 for i in range(300)}

    run(check())


def test_all_is_there_when_opened_again(url: str, run: Run) -> None:
    async def write(store: Store) -> None:
        await store.add_player("p")
        status = TableStatus("gathering", 5, b"l", 1)
        await store.append(Append("t", [event(1)], seated=[Sitting("p", "t", 0)], status=status))
        await store.aclose()
        await store.aclose()

    async def check(store: Store) -> None:
        assert await store.knows_player("p")
        assert await store.load("t") == [event(1)]
        assert await store.seats_of("p") == [Sitting("p", "t", 0)]
        assert await store.due(5, 1) == ["t"]
        assert await store.listed() == [("t", b"l")]
        await store.aclose()

    opened = open_store(url)
    run(write(opened))
    again = open_store(url)
    run(check(again))
    assert again.identity == opened.identity


def test_a_store_of_no_known_kind_is_refused() -> None:
    with pytest.raises(StoreError, match="parchment is no kind of store"):
        open_store("parchment://shelf")
