"""Asking the tutor, what decided a game, and the way back to a game left for a new one."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kozyr.rules import parse_position
from kozyr.server import protocol
from kozyr.server.limits import Limits
from kozyr.server.wire import write_advice
from kozyr.study.tutor import MotiveKind, Theme, advise
from kozyr.tables import DecidedKind
from tests.server.client import (
    AT_ONCE,
    NEVER,
    UNLIMITED,
    Seat,
    Wire,
    browser,
    legal_moves,
    play,
    play_to_the_end,
    same_table,
    seat,
    table_where,
)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with browser(tmp_path) as opened:
        yield opened


@pytest.fixture
def player(client: TestClient) -> Iterator[Seat]:
    with seat(client) as opened:
        yield opened


def ask(player: Seat, update: Wire) -> Wire:
    return player.ask({"type": "ask", "table": update["table"]})


def test_advice_is_a_legal_move_with_a_motive(player: Seat) -> None:
    update = table_where(player, person_opens=True)

    advice = ask(player, update)

    assert advice["type"] == "advice"
    assert advice["table"] == update["table"]
    assert advice["move"] in legal_moves(update["view"])
    assert advice["motive"]["kind"] in set(MotiveKind)
    assert advice.get("theme") in {None, *Theme}


def test_advice_rates_every_move_and_names_the_advised_one_first(player: Seat) -> None:
    update = table_where(player, person_opens=True)

    advice = ask(player, update)

    rated = [rating["move"] for rating in advice["ratings"]]
    assert rated[0] == advice["move"]
    assert sorted(map(str, rated)) == sorted(map(str, legal_moves(update["view"])))
    assert all(0 <= rating["loss"] <= 1000 and rating["error"] > 0 for rating in advice["ratings"])
    if "better_than" in advice:
        worse = advice["ratings"][advice["better_than"]]
        assert worse["loss"] > advice["ratings"][0]["loss"]
    assert "exact" not in advice
    assert "line" not in advice


def test_solved_ending_goes_over_the_wire_with_its_line() -> None:
    view = parse_position("trump h; A: 7c 7d Jh; B: 8c Ks 6h").view(0)

    written = write_advice("t1", advise(view), "c1")

    assert written.exact
    assert [(rated.loss, rated.error) for rated in written.ratings] == [(0, 0), (500, 0), (500, 0)]
    assert written.better_than == 1
    assert written.theme == "ending"
    assert [(step.seat, step.move) for step in written.line[:2]] == [
        (0, protocol.Attack("Jh")),
        (1, protocol.Take()),
    ]


def test_who_can_do_nothing_is_refused(player: Seat) -> None:
    update = table_where(player, person_opens=False)

    refused = ask(player, update)

    assert (refused["type"], refused["code"]) == ("refused", "nothing_to_advise")


def test_asking_changes_nothing_at_the_table_and_is_no_practice(player: Seat) -> None:
    update = table_where(player, person_opens=True)
    for _ in range(3):
        ask(player, update)

    synced = player.sync(update["table"])

    assert synced["view"] == update["view"]
    assert synced["view"]["practice"] is False
    # That the tutor was asked is in the log, once.
    assert synced["seq"] == update["seq"] + 1
    answer = player.ask(play(update, legal_moves(update["view"])[0]))
    assert answer["type"] == "table"


def test_whole_game_can_be_played_as_advised(tmp_path: Path) -> None:
    with browser(tmp_path, rhythm=AT_ONCE) as client, seat(client) as player:
        update = player.open(["regular"], rules="app+transfer")
        while not update["view"]["result"]:
            if update["view"]["seats"][0]["to_act"]:
                # The bot may be quicker: what was advised is then out of date.
                advice = ask(player, update)
                if advice["type"] == "advice" and advice["move"]:
                    player.send(play(update, advice["move"]))
                update = player.sync(update["table"])
            else:
                message = player.receive()
                update = message if message["type"] == "table" else update

    assert update["view"]["decided"]["kind"] in set(DecidedKind)


def test_asking_is_held_to_the_same_pace_as_all_else(tmp_path: Path) -> None:
    limits = Limits(
        messages_per_s=0.001,
        messages_burst=3,
        refusals_per_s=UNLIMITED.refusals_per_s,
        refusals_burst=UNLIMITED.refusals_burst,
    )
    with browser(tmp_path, rhythm=NEVER, limits=limits) as client, seat(client) as player:
        update = player.open()
        answers = [ask(player, update) for _ in range(3)]

    assert answers[-1]["code"] == "too_fast"


def test_what_decided_comes_with_the_result_and_not_before(tmp_path: Path) -> None:
    with browser(tmp_path, rhythm=AT_ONCE) as client, seat(client) as player:
        updates = play_to_the_end(player, player.open(["regular"]), random.Random(3))
        again = player.ask({"type": "rematch", "table": updates[0]["table"]})

    assert {update["view"]["decided"] is None for update in updates[:-1]} == {True}
    assert updates[-1]["view"]["decided"]["kind"] in set(DecidedKind)
    assert again["view"]["decided"] is None


def go_back(player: Seat, update: Wire) -> Wire:
    return player.ask({"type": "return", "table": update["table"]})


def test_unfinished_game_left_for_a_new_one_can_be_returned_to(player: Seat) -> None:
    old = table_where(player, person_opens=True)
    new = player.open()

    back = go_back(player, old)

    assert same_table(back | {"seq": old["seq"]}, old)
    answer = player.ask(play(back, legal_moves(back["view"])[0]))
    assert (answer["type"], answer["table"]) == ("table", old["table"])
    assert player.sync(new["table"])["code"] == "no_such_table"


def test_after_a_reconnection_the_table_returned_to_is_found(
    client: TestClient, player: Seat
) -> None:
    old = player.open()
    player.open()
    go_back(player, old)

    with seat(client) as again:
        assert again.welcome["table"] == old["table"]


def test_there_is_one_way_back_and_only_to_the_table_left_last(player: Seat) -> None:
    first, second = player.open(), player.open()
    player.open()

    assert go_back(player, first)["code"] == "no_way_back"
    assert go_back(player, second)["type"] == "table"
    assert go_back(player, second)["type"] == "table"
    assert go_back(player, first)["code"] == "no_way_back"


def test_there_is_no_way_back_to_a_finished_game(tmp_path: Path) -> None:
    with browser(tmp_path, rhythm=AT_ONCE) as client, seat(client) as player:
        old = play_to_the_end(player, player.open(), random.Random(1))[-1]
        player.open()

        assert go_back(player, old)["code"] == "no_way_back"


def test_table_of_another_cannot_be_returned_to(client: TestClient, player: Seat) -> None:
    old = player.open()
    player.open()
    client.cookies.clear()
    client.get("/")

    with seat(client) as other:
        assert go_back(other, old)["code"] == "no_way_back"


def test_the_series_to_five_points_is_meant_for_two(player: Seat) -> None:
    usual = {preset["name"]: preset["usual_seats"] for preset in player.welcome["presets"]}

    assert usual.pop("two-player series to 5") == 2
    assert set(usual.values()) == {None}
