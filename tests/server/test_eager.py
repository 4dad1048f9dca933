"""Work that is done at once is no task, and what has to wait becomes one."""

import asyncio

import pytest

from kozyr.server.eager import begun


def test_what_need_not_wait_is_done_at_once() -> None:
    done: list[str] = []

    async def work() -> None:
        done.append("all")

    async def check() -> None:
        assert begun(work()) is None
        assert done == ["all"]

    asyncio.run(check())


def test_what_waits_is_done_when_it_need_not_any_more() -> None:
    async def check() -> None:
        steps: list[int] = []
        gates = [asyncio.Event() for _ in range(3)]

        async def work() -> None:
            for number, gate in enumerate(gates):
                await gate.wait()
                steps.append(number)

        gates[0].set()
        rest = begun(work())
        assert rest is not None
        assert steps == [0]
        for gate in gates[1:]:
            await asyncio.sleep(0)
            gate.set()
        await rest
        assert steps == [0, 1, 2]

    asyncio.run(check())


def test_errors_are_raised_by_whoever_does_the_work() -> None:
    async def fail(gate: asyncio.Event) -> None:
        await gate.wait()
        raise OSError("gone")

    async def check() -> None:
        gate = asyncio.Event()
        rest = begun(fail(gate))
        assert rest is not None
        gate.set()
        with pytest.raises(OSError, match="gone"):
            await rest
        with pytest.raises(OSError, match="gone"):
            begun(fail(gate))

    asyncio.run(check())


def test_who_is_cancelled_can_put_things_in_order() -> None:
    async def check() -> None:
        tidied: list[str] = []

        async def work() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0)
                tidied.append("all")

        rest = begun(work())
        assert rest is not None
        await asyncio.sleep(0)
        rest.cancel()
        with pytest.raises(asyncio.CancelledError):
            await rest
        assert tidied == ["all"]

    asyncio.run(check())
