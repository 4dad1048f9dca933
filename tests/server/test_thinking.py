"""Bots and the tutor think in processes of their own, fairly, and whatever happens to those."""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from kozyr.bots import UnknownBot, bot_for
from kozyr.rules import Game, Move, Rules, View, deal_from_seed, parse_position
from kozyr.server.limits import Limits
from kozyr.server.thinking import Thinkers, Thinking, ThinkingError, Threads
from kozyr.study.tutor import Advice, NothingToAdvise, advise
from tests.server.client import NEVER, UNLIMITED, browser, seat, table_where

A_VIEW = parse_position("trump h; A: 9c 6h; B: 10c Kc 6d; stock: 7s 9h; table: A+8c").view(1)


def views(seed: int, count: int) -> list[View]:
    """Positions of one game in which somebody has a choice."""
    dice = random.Random(seed)
    rules = Rules.preset("app")
    found: list[View] = []
    while len(found) < count:
        game = Game(rules, deal_from_seed(rules, seats=2, seed=dice.randbytes(32)))
        while not game.result:
            seat = dice.choice(game.seats_to_act)
            view = game.view(seat)
            if len(view.moves) > 1:
                found.append(view)
            game.apply(seat, dice.choice(view.moves))
    return found[:count]


@asynccontextmanager
async def thinkers(size: int = 1, limit_s: float = 20) -> AsyncIterator[Thinkers]:
    pool = Thinkers(size, limit_s)
    try:
        yield pool
    finally:
        await pool.close()


def test_the_same_seed_has_the_same_move_wherever_it_is_thought_about() -> None:
    async def ask(thinking: Thinking) -> list[Move | None]:
        return [
            await thinking.choose(level, view, number)
            for level in ("regular", "beginner", "uniform")
            for number, view in enumerate(views(1, 20))
        ]

    async def compare() -> None:
        expected = [
            bot_for(level).choose(view, random.Random(number))
            for level in ("regular", "beginner", "uniform")
            for number, view in enumerate(views(1, 20))
        ]
        async with thinkers() as pool:
            assert await ask(pool) == expected
        assert await ask(Threads()) == expected

    asyncio.run(compare())


def test_nothing_is_started_before_a_question_needs_it() -> None:
    async def ask() -> None:
        async with thinkers(3) as pool:
            await pool.choose("beginner", A_VIEW, 1)
            assert pool.processes == []
            await pool.choose("regular", A_VIEW, 1)
            assert len(pool.processes) == 1

    asyncio.run(ask())


def test_there_are_never_more_processes_than_allowed_and_none_after_the_end() -> None:
    async def ask() -> list[int]:
        async with thinkers(2) as pool:
            questions = [pool.choose("regular", view, 1) for view in views(2, 30)]
            answers = asyncio.gather(*questions)
            await asyncio.sleep(0)
            most = pool.processes
            assert len(most) == 2
            await answers
            assert sorted(pool.processes) == sorted(most)
        return most

    for process in asyncio.run(ask()):
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_advice_is_the_tutors() -> None:
    async def ask() -> Advice:
        async with thinkers() as pool:
            return await pool.advise(ending, 0)

    ending = parse_position("trump h; A: 7c 7d Jh; B: 8c Ks 6h").view(0)
    assert asyncio.run(ask()) == advise(ending)


def test_who_can_do_nothing_gets_no_advice() -> None:
    idle = parse_position("trump h; A: 9c; B: 10c 6d; stock: 7s 9h; table: A+8c").view(0)

    async def ask() -> None:
        async with thinkers() as pool:
            await pool.advise(idle, 0)

    assert not idle.moves
    with pytest.raises(NothingToAdvise):
        asyncio.run(ask())


def test_a_bot_that_is_not_there_is_told_at_once() -> None:
    async def ask() -> None:
        async with thinkers() as pool:
            await pool.choose("oracle", A_VIEW, 0)

    with pytest.raises(UnknownBot):
        asyncio.run(ask())


def test_a_killed_process_is_replaced_and_its_question_asked_again() -> None:
    async def ask() -> None:
        async with thinkers() as pool:
            first = await pool.choose("regular", A_VIEW, 1)
            [before] = pool.processes
            # It stands still, so that it surely dies over the question.
            os.kill(before, signal.SIGSTOP)
            asking = asyncio.create_task(pool.choose("regular", A_VIEW, 1))
            await asyncio.sleep(0.05)
            os.kill(before, signal.SIGKILL)
            assert await asking == first
            assert (pool.deaths, before in pool.processes) == (1, False)

    asyncio.run(ask())


def test_one_that_died_while_idle_is_not_missed() -> None:
    async def ask() -> None:
        async with thinkers() as pool:
            first = await pool.choose("regular", A_VIEW, 1)
            os.kill(pool.processes[0], signal.SIGKILL)
            assert await pool.choose("regular", A_VIEW, 1) == first

    asyncio.run(ask())


def test_a_question_that_takes_too_long_is_given_up_and_the_next_is_answered() -> None:
    async def ask() -> None:
        async with thinkers(limit_s=20) as pool:
            expected = await pool.choose("regular", A_VIEW, 1)
            pool.limit_s = 0.2
            os.kill(pool.processes[0], signal.SIGSTOP)
            with pytest.raises(ThinkingError, match="no answer within"):
                await pool.choose("regular", A_VIEW, 1)
            pool.limit_s = 20
            assert await pool.choose("regular", A_VIEW, 1) == expected

    asyncio.run(ask())


def test_a_question_that_nobody_waits_for_any_more_is_not_thought_about() -> None:
    async def ask() -> None:
        async with thinkers() as pool:
            await pool.choose("regular", A_VIEW, 1)
            os.kill(pool.processes[0], signal.SIGSTOP)
            held = asyncio.create_task(pool.choose("regular", A_VIEW, 1))
            dropped = asyncio.create_task(pool.choose("regular", A_VIEW, 1))
            await asyncio.sleep(0)
            dropped.cancel()
            os.kill(pool.processes[0], signal.SIGCONT)
            await held
            assert pool.waiting == 0

    asyncio.run(ask())


def test_a_table_that_asks_much_does_not_keep_others_waiting() -> None:
    async def ask() -> list[str]:
        order: list[str] = []

        async def noted(name: str, question: Awaitable[object]) -> None:
            await question
            order.append(name)

        async with thinkers() as pool:
            greedy = [pool.choose("regular", A_VIEW, n, asker="greedy") for n in range(20)]
            asked = [asyncio.create_task(noted("greedy", each)) for each in greedy]
            await asyncio.sleep(0)
            modest = pool.choose("regular", A_VIEW, 1, asker="modest")
            await asyncio.gather(noted("modest", modest), *asked)
        return order

    assert asyncio.run(ask()).index("modest") <= 2


def test_who_waits_at_the_end_is_told() -> None:
    async def ask() -> list[object]:
        async with thinkers() as pool:
            waiting = [asyncio.create_task(pool.choose("regular", A_VIEW, n)) for n in range(3)]
            await asyncio.sleep(0)
        with pytest.raises(ThinkingError):
            await pool.choose("regular", A_VIEW, 1)
        return list(await asyncio.gather(*waiting, return_exceptions=True))

    assert {type(outcome) for outcome in asyncio.run(ask())} == {ThinkingError}


# At the socket.


def test_a_tutor_that_fails_costs_an_answer_and_not_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> Advice:
        raise ZeroDivisionError

    monkeypatch.setattr("kozyr.server.thinking.advise", fails)
    with browser(tmp_path, rhythm=NEVER) as client, seat(client) as player:
        update = table_where(player, person_opens=True)
        refused = player.ask({"type": "ask", "table": update["table"]})
        assert (refused["type"], refused["code"]) == ("refused", "nothing_to_advise")
        assert player.sync(update["table"])["type"] == "table"


def test_the_tutor_is_asked_no_faster_than_he_can_think(tmp_path: Path) -> None:
    limits = Limits(
        messages_per_s=UNLIMITED.messages_per_s,
        messages_burst=UNLIMITED.messages_burst,
        asks_per_s=0.001,
        asks_burst=2,
    )
    with browser(tmp_path, rhythm=NEVER, limits=limits) as client, seat(client) as player:
        update = table_where(player, person_opens=True)
        ask = {"type": "ask", "table": update["table"]}
        answers = [player.ask(ask).get("code", "advice") for _ in range(3)]
        assert answers == ["advice", "advice", "too_fast"]
        assert player.sync(update["table"])["type"] == "table"
