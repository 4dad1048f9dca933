"""A slow reader costs nobody else anything, and the server little."""

import asyncio

from kozyr.rules import Rules
from kozyr.server import protocol, wire
from kozyr.server.limits import TokenBucket
from kozyr.server.outbox import OUTBOX_LIMIT, Outbox
from kozyr.tables import OpenTable, SeatSettings, Table, TableSettings, decide

SETTINGS = TableSettings((SeatSettings("Ann"), SeatSettings("Aram", "regular")))


def update(seq: int) -> protocol.TableUpdate:
    table = Table.replay(decide(None, OpenTable(Rules.preset("app"), SETTINGS, bytes(32))))
    message = wire.update_for("t", table, 0, table.game.opening_events)
    message.seq = seq
    return message


async def drained(outbox: Outbox) -> list[protocol.ServerMessage]:
    return [outbox.take() for _ in range(len(outbox))]


def test_messages_come_out_in_order() -> None:
    async def check() -> None:
        outbox = Outbox()
        for seq in range(OUTBOX_LIMIT):
            outbox.put(update(seq))
        got = await drained(outbox)
        assert [message.seq for message in got if isinstance(message, protocol.TableUpdate)] == [
            *range(OUTBOX_LIMIT)
        ]

    asyncio.run(check())


def test_past_the_limit_the_latest_view_stands_for_all_that_waited() -> None:
    async def check() -> None:
        outbox = Outbox()
        refused = protocol.Refused("c1", "stale", None, None, "")
        outbox.put(refused)
        for seq in range(1000):
            outbox.put(update(seq))
            assert len(outbox) <= OUTBOX_LIMIT
        first, second, *_, last = await drained(outbox)
        assert first == refused
        assert isinstance(second, protocol.TableUpdate)
        # What led to it is lost, so it is drawn as it stands.
        assert second.events == []
        assert isinstance(last, protocol.TableUpdate)
        assert last.seq == 999

    asyncio.run(check())


def test_tables_opened_and_left_do_not_pile_up() -> None:
    async def check() -> None:
        outbox = Outbox()
        for seq in range(1000):
            outbox.put(update(seq))
            outbox.put(protocol.Left("t", None))
            assert len(outbox) <= OUTBOX_LIMIT
        *_, view, left = await drained(outbox)
        # A page follows only when it knows the table that was left.
        assert isinstance(view, protocol.TableUpdate)
        assert left == protocol.Left("t", None)

    asyncio.run(check())


def test_when_all_is_too_late_the_last_view_comes_before_its_leaving() -> None:
    async def check() -> None:
        outbox = Outbox()
        for seq in range(OUTBOX_LIMIT):
            outbox.put(update(seq))
        outbox.put(protocol.Left("t", None))
        view, left = await drained(outbox)
        assert isinstance(view, protocol.TableUpdate)
        assert (view.seq, view.events) == (OUTBOX_LIMIT - 1, [])
        assert left == protocol.Left("t", None)

    asyncio.run(check())


def test_whoever_does_not_read_is_not_read() -> None:
    async def check() -> None:
        outbox = Outbox()
        await outbox.has_room()
        for seq in range(OUTBOX_LIMIT // 2):
            outbox.put(update(seq))
        waiting = asyncio.create_task(outbox.has_room())
        await asyncio.sleep(0)
        assert not waiting.done()
        outbox.take()
        await waiting

    asyncio.run(check())


def test_a_bucket_lets_the_burst_through_and_then_the_rate() -> None:
    now = 0.0
    bucket = TokenBucket(10, 30, lambda: now)

    assert [bucket.take() for _ in range(31)] == [True] * 30 + [False]
    now = 0.15
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 1000.0
    assert [bucket.take() for _ in range(31)] == [True] * 30 + [False]
