"""A deal that is over is shown again with everybody's cards, and not a move before."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kozyr.lessons import LESSONS
from kozyr.rules import Attack, Game, Rules, format_turn
from kozyr.server import protocol, wire
from kozyr.tables import GameNotOverError, Play, Table, Undo, decide
from kozyr.tables.log import Laid, Moved
from tests.leaks.script import HIDING
from tests.server.client import AT_ONCE, Seat, Wire, browser, play_to_the_end, seat
from tests.server.test_wire import random_deal, random_turns, table_of

LONGEST = 2_000


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with browser(tmp_path, rhythm=AT_ONCE) as opened:
        yield opened


@pytest.fixture
def player(client: TestClient) -> Iterator[Seat]:
    with seat(client) as opened:
        yield opened


def ask(player: Seat, table: str) -> Wire:
    return player.ask({"type": "replay", "table": table})


def replayed(table: Table) -> list[protocol.Moment]:
    return wire.replay_for("t", table, 0, "c1").moments


def check(moment: protocol.Moment, view: protocol.View) -> None:
    """Hold *moment* to what a seat saw then."""
    assert moment.seats[view.you].hand == [card.card for card in view.hand]
    for told, seen in zip(moment.seats, view.seats, strict=True):
        assert len(told.hand) == seen.cards
        for field in ("role", "to_act", "done", "place"):
            assert getattr(told, field) == getattr(seen, field)
    for field in protocol.Moment.__struct_fields__:
        if field not in ("events", "seats"):
            assert getattr(moment, field) == getattr(view, field)


@pytest.mark.parametrize("text", HIDING)
def test_each_moment_is_what_the_seats_saw_then(text: str) -> None:
    rules = Rules.parse(text)
    dice = random.Random(11)
    deal = random_deal(rules, dice)
    table, _ = table_of(deal, rules)
    views = [wire.view_for(table, 0)]
    for number, turn in enumerate(random_turns(deal, rules, LONGEST, dice), 1):
        table.evolve(Moved(format_turn(*turn)))
        # Each time by the eyes of another.
        views.append(wire.view_for(table, number % deal.seats))

    moments = replayed(table)

    assert len(moments) == len(views)
    for moment, view in zip(moments, views, strict=True):
        check(moment, view)


def test_its_events_are_those_of_the_deal_and_name_what_all_drew() -> None:
    rules = Rules.parse("app")
    dice = random.Random(13)
    deal = random_deal(rules, dice)
    table, _ = table_of(deal, rules)
    for turn in random_turns(deal, rules, LONGEST, dice):
        table.evolve(Moved(format_turn(*turn)))

    events = [event for moment in replayed(table) for event in moment.events]

    names = [type(event).__name__ for event in events]
    assert names == [type(event).__name__ for event in table.happened]
    drawn = [event for event in events if isinstance(event, protocol.DrewUp)]
    assert all(len(event.cards) == event.count for event in drawn)


def test_cards_laid_at_once_are_one_moment() -> None:
    rules = Rules.parse("app")
    dice = random.Random(3)
    while True:
        deal = random_deal(rules, dice)
        game = Game(rules, deal)
        leads = [
            (leader, cards.cards[:2])
            for leader in range(game.seats)
            for cards in game.together(leader).values()
            if cards.most > 1
        ]
        if leads:
            break
    leader, cards = leads[0]
    table, _ = table_of(deal, rules)
    table.evolve(Laid(tuple(format_turn(leader, Attack(card)) for card in cards)))
    while table.result is None:
        possible = [(who, m) for who in range(game.seats) for m in table.game.moves(who)]
        table.evolve(Moved(format_turn(*dice.choice(possible))))

    first = replayed(table)[1]

    assert [pair.attack for pair in first.table] == [str(card) for card in cards]


def test_what_was_taken_back_is_not_shown() -> None:
    rules = Rules.parse("app")
    dice = random.Random(5)
    deal = random_deal(rules, dice)
    table, _ = table_of(deal, rules)
    turns = random_turns(deal, rules, LONGEST, dice)
    for number, turn in enumerate(turns):
        table.evolve(Moved(format_turn(*turn)))
        if turn[0] == 0 and number < len(turns) - 1 and not table.practice:
            for undone in decide(table, Undo(0, table.seq)):
                table.evolve(undone)
            for again in decide(table, Play(*turn, table.seq)):
                table.evolve(again)

    assert table.practice
    assert len(replayed(table)) == len(turns) + 1


def test_before_the_end_nothing_is_told() -> None:
    rules = Rules.parse("app")
    dice = random.Random(7)
    deal = random_deal(rules, dice)
    table, _ = table_of(deal, rules)
    for turn in random_turns(deal, rules, LONGEST, dice):
        with pytest.raises(GameNotOverError):
            table.played_again()
        table.evolve(Moved(format_turn(*turn)))
    assert table.result
    assert replayed(table)


def test_it_is_refused_before_the_end_and_given_after_it(player: Seat) -> None:
    update = player.open(["beginner", "beginner"])
    assert ask(player, update["table"])["code"] == "game_not_over"

    updates = play_to_the_end(player, player.sync(update["table"]), random.Random(1))
    answer = ask(player, update["table"])

    assert answer["type"] == "replayed"
    assert answer["seq"] == updates[-1]["seq"]
    assert answer["moments"][0]["events"][0]["type"] == "dealt"
    assert answer["moments"][-1]["events"][-1]["type"] == "game_over"


def test_the_next_deal_is_hidden_again(player: Seat) -> None:
    table = play_to_the_end(player, player.open(), random.Random(2))[0]["table"]
    assert ask(player, table)["type"] == "replayed"
    player.ask({"type": "rematch", "table": table})
    assert ask(player, table)["code"] == "game_not_over"


def test_a_lesson_is_not_replayed(player: Seat) -> None:
    lesson = next(iter(LESSONS))
    opened = player.ask({"type": "open_lesson", "name": "Ann", "lesson": lesson, "step": 1})
    assert ask(player, opened["table"])["code"] == "game_not_over"


def test_strangers_are_refused(client: TestClient, player: Seat) -> None:
    table = play_to_the_end(player, player.open(), random.Random(4))[0]["table"]
    client.cookies.clear()
    client.get("/")
    with seat(client) as stranger:
        assert ask(stranger, table)["code"] == "no_such_table"
        stranger.open()
        assert ask(stranger, table)["code"] == "no_such_table"
