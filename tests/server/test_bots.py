"""The bots at a table: asked in their time, and never able to stop the game."""

import asyncio
import hashlib
import random
import re
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from kozyr.bots import Bot
from kozyr.rules import Attack, Done, Move, Rules, Take, View
from kozyr.server.botplay import BotsAtPlay
from kozyr.server.rhythm import Rhythm
from kozyr.server.thinking import Threads
from kozyr.tables import OpenTable, Play, SeatSettings, Table, TableSettings, decide
from tests.server.client import AT_ONCE, NEVER, browser, legal_moves, play, play_to_the_end, seat


class Faulty:
    """Raises, waits when it has to move, or chooses what is illegal."""

    def __init__(self, choose: Callable[[View], Move | None]) -> None:
        self._choose = choose

    def choose(self, view: View, rng: random.Random) -> Move | None:
        return self._choose(view)


def raises(view: View) -> Move | None:
    raise RuntimeError(f"no idea at seat {view.seat}")


def waits(_: View) -> Move | None:
    return None


def cheats(view: View) -> Move | None:
    return Attack(next(iter(view.unseen), view.rules.cards[0]))


@pytest.mark.parametrize("fault", [raises, waits, cheats])
def test_a_bot_that_fails_does_not_stop_the_game(
    tmp_path: Path, fault: Callable[[View], Move | None]
) -> None:
    def bot_for(_: str) -> Bot:
        return Faulty(fault)

    with (
        browser(tmp_path, rhythm=AT_ONCE, bot_for=bot_for) as client,
        seat(client) as player,
    ):
        updates = play_to_the_end(player, player.open(["regular"] * 2), random.Random(1))
    assert updates[-1]["view"]["result"]


def test_what_a_bot_chose_wrongly_is_not_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Who plays on his own machine reads the log too."""

    def bot_for(_: str) -> Bot:
        return Faulty(cheats)

    with (
        browser(tmp_path, rhythm=AT_ONCE, bot_for=bot_for) as client,
        seat(client) as player,
    ):
        play_to_the_end(player, player.open(), random.Random(1))
    assert "chose no legal move" in caplog.text
    assert not re.search(r"\b(10|[2-9JQKA])[cdhs]\b", caplog.text)


def test_a_bot_thinks_outside_the_loop(tmp_path: Path) -> None:
    threads: set[int] = set()

    def notes_thread(view: View) -> Move | None:
        threads.add(threading.get_ident())
        return view.moves[-1]

    def bot_for(_: str) -> Bot:
        return Faulty(notes_thread)

    main: set[int] = set()
    with (
        browser(tmp_path, rhythm=AT_ONCE, bot_for=bot_for) as client,
        seat(client) as player,
    ):
        client.portal.call(lambda: main.add(threading.get_ident()))  # type: ignore[union-attr]  # inside `with` it is there
        play_to_the_end(player, player.open(), random.Random(2))
    assert threads
    assert not threads & main


def test_a_bot_is_shown_its_own_seat_only_and_asked_only_when_it_may_act(tmp_path: Path) -> None:
    asked: list[View] = []

    def notes_view(view: View) -> Move | None:
        asked.append(view)
        return view.moves[0]

    def bot_for(_: str) -> Bot:
        return Faulty(notes_view)

    with (
        browser(tmp_path, rhythm=AT_ONCE, bot_for=bot_for) as client,
        seat(client) as player,
    ):
        play_to_the_end(player, player.open(["regular"] * 3), random.Random(3))
    assert {view.seat for view in asked} == {1, 2, 3}
    assert all(view.moves for view in asked)


def test_bots_rest_while_nobody_watches_and_go_on_when_somebody_does(tmp_path: Path) -> None:
    def takes(view: View) -> Move | None:
        return Take() if Take() in view.moves else view.moves[0]

    def bot_for(_: str) -> Bot:
        return Faulty(takes)

    rhythm = Rhythm(instant=(0.3, 0.3))
    with browser(tmp_path, rhythm=rhythm, bot_for=bot_for) as client:
        with seat(client) as player:
            update = player.open()
            while update["view"]["attacker"] != 0:
                update = player.open()
            player.ask(play(update, legal_moves(update["view"])[0]))
        threading.Event().wait(0.6)
        with seat(client) as player:
            assert player.receive()["view"]["phase"] == "defend"
            assert player.receive()["events"][0]["type"] == "take_said"


def test_how_long_a_bot_computes_does_not_show(tmp_path: Path) -> None:
    def computes(view: View) -> Move | None:
        threading.Event().wait(2.0)
        return view.moves[0]

    def bot_for(_: str) -> Bot:
        return Faulty(computes)

    rhythm = Rhythm(instant=(2.1, 2.1))
    with browser(tmp_path, rhythm=rhythm, bot_for=bot_for) as client, seat(client) as player:
        update = player.open()
        while update["view"]["attacker"] != 0:
            update = player.open()
        player.ask(play(update, legal_moves(update["view"])[0]))
        begun = time.perf_counter()
        player.receive()
        # One after the other they would take 4.1 s; a busy machine may be late by a second.
        assert 2.0 < time.perf_counter() - begun < 3.9


def test_a_bot_that_somebody_forestalls_thinks_anew(tmp_path: Path) -> None:
    """While a bot thinks the person moves; what the bot chose on the old view is forgotten."""
    thinking, go_on = threading.Event(), threading.Event()

    def ponders(view: View) -> Move | None:
        thinking.set()
        go_on.wait(10)
        return view.moves[0]

    def bot_for(_: str) -> Bot:
        return Faulty(ponders)

    with (
        browser(tmp_path, rhythm=AT_ONCE, bot_for=bot_for) as client,
        seat(client) as player,
    ):
        update = player.open()
        while update["view"]["attacker"] != 0:
            update = player.open()
        thinking.clear()
        update = player.ask(play(update, legal_moves(update["view"])[0]))
        assert thinking.wait(10)
        undo = {"type": "undo", "table": update["table"], "seen": update["seq"]}
        undone = player.ask(undo)
        go_on.set()
        again = player.ask(play(undone, legal_moves(undone["view"])[0]))
        assert again["seq"] == undone["seq"] + 1
        assert player.receive()["seq"] == again["seq"] + 1


def seconds_until_a_bot_opens(tmp_path: Path, rules: str) -> float:
    """How long, after a bout, until a bot opens the next one."""

    def takes(view: View) -> Move | None:
        if view.seat not in view.to_act:
            return None
        wishes = [move for move in (Take(), Done()) if move in view.moves]
        return next(iter(wishes), view.moves[0])

    def bot_for(_: str) -> Bot:
        return Faulty(takes)

    rhythm = Rhythm(instant=(0, 0), courtesy=1.0)
    with (
        browser(tmp_path, rhythm=rhythm, bot_for=bot_for) as client,
        seat(client) as player,
    ):
        update = player.open(["regular"] * 2, rules=rules)
        while update["view"]["attacker"] != 0 or update["view"]["trump_card"][0] == "6":
            update = player.open(["regular"] * 2, rules=rules)
        update = player.ask(play(update, legal_moves(update["view"])[0]))
        while update["view"]["phase"] == "defend":
            update = player.receive()
        if update["view"]["done"]:
            update = player.ask(play(update, {"type": "done"}))
        while update["view"]["bout"] == 1:
            update = player.receive()
        begun = time.perf_counter()
        assert update["view"]["attacker"] == 2
        assert player.receive()["events"][0]["type"] == "attacked"
        return time.perf_counter() - begun


def test_before_the_trump_card_is_out_of_reach_the_person_is_given_time(tmp_path: Path) -> None:
    assert (
        seconds_until_a_bot_opens(tmp_path / "a", "app swap_trump=on trump_source=bottom_card")
        > 0.9
    )


def test_where_nothing_can_be_exchanged_nobody_waits(tmp_path: Path) -> None:
    assert seconds_until_a_bot_opens(tmp_path / "b", "app") < 0.9


def test_a_lead_may_be_of_several_cards_before_a_bot_answers(tmp_path: Path) -> None:
    def beats(view: View) -> Move | None:
        return view.moves[0] if view.seat in view.to_act else None

    def bot_for(_: str) -> Bot:
        return Faulty(beats)

    took = {}
    rhythm = Rhythm(instant=(0, 0), courtesy=1.0)
    for rules in ("app", "app opening=equal_ranks"):
        folder = tmp_path / rules
        with (
            browser(folder, rhythm=rhythm, bot_for=bot_for) as client,
            seat(client) as player,
        ):
            update = player.open(rules=rules)
            while update["view"]["attacker"] != 0:
                update = player.open(rules=rules)
            begun = time.perf_counter()
            player.ask(play(update, legal_moves(update["view"])[0]))
            player.receive()
            took[rules] = time.perf_counter() - begun
    assert took["app"] < 0.9 < took["app opening=equal_ranks"]


def test_bots_that_are_let_go_in_the_moment_in_which_something_happens_rest() -> None:
    class At:
        id = "table"
        bots: Mapping[int, str] = {1: "beginner"}

        def __init__(self) -> None:
            seats = (SeatSettings("Ann"), SeatSettings("Bo", "beginner"))
            opening = OpenTable(Rules(), TableSettings(seats), bytes(32))
            self.table = Table.replay(decide(None, opening))
            while self.table.game.attacker != 1:
                opening = replace(opening, seed=hashlib.sha256(opening.seed).digest())
                self.table = Table.replay(decide(None, opening))

        def masked_until(self, move: Play) -> float:
            return 0.0

        async def make(self, move: Play) -> None:
            raise AssertionError("nobody is here any more")

        def tell_failure(self) -> None:
            """Nothing fails."""

    async def check() -> None:
        bots = BotsAtPlay(At(), NEVER, Threads())
        bots.run()
        await asyncio.sleep(0.2)
        bots.plan(())
        bots.rest()
        await asyncio.sleep(0.1)
        others = asyncio.all_tasks() - {asyncio.current_task()}
        assert not others

    asyncio.run(check())
