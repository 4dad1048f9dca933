"""A lesson over the wire: opened, played, tried again, left and found again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kozyr.lessons import LESSONS
from tests.server.client import AT_ONCE, Seat, Wire, browser, play, same_table, seat


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with browser(tmp_path, rhythm=AT_ONCE) as opened:
        yield opened


@pytest.fixture
def player(client: TestClient) -> Iterator[Seat]:
    with seat(client) as opened:
        yield opened


def open_lesson(player: Seat, lesson: str, step: int = 1) -> Wire:
    return player.ask({"type": "open_lesson", "name": "Ann", "lesson": lesson, "step": step})


def my_turn(player: Seat, update: Wire) -> Wire:
    """The view once the others have moved and the learner is awaited."""
    while not update["view"]["seats"][0]["to_act"]:
        update = player.receive()
    return update


def beat(update: Wire, attack: str, card: str) -> Wire:
    return play(update, {"type": "beat", "attack": attack, "card": card})


def go_to(update: Wire, step: int) -> Wire:
    return {"type": "go_to_step", "table": update["table"], "step": step}


def test_the_welcome_lists_the_lessons(player: Seat) -> None:
    assert player.welcome["lessons"] == [
        {"id": lesson.id, "steps": len(lesson.steps)} for lesson in LESSONS.values()
    ]


def test_a_lesson_shows_its_goal_and_nothing_hidden(player: Seat) -> None:
    update = open_lesson(player, "end")

    view = update["view"]
    assert update["events"] == []
    assert view["lesson"] == {
        "id": "end",
        "step": 1,
        "steps": 5,
        "goal": "open",
        "card": "9c",
        "tried": None,
        "reached": False,
        "again": 1,
        "finished": False,
    }
    assert [card["card"] for card in view["hand"]] == ["9c", "9d", "As"]
    assert "Qh" not in str(update)
    assert "10d" not in str(update)


def test_a_step_is_failed_tried_again_and_done(player: Seat) -> None:
    update = my_turn(player, open_lesson(player, "trump"))

    wrong = player.ask(beat(update, "Kc", "Ah"))
    assert wrong["view"]["lesson"]["tried"] == "dear"
    assert not wrong["view"]["take"]
    assert not any(each["to_act"] for each in wrong["view"]["seats"])
    assert all(option["refused"] for card in wrong["view"]["hand"] for option in card["options"])
    refused = player.ask(play(wrong, {"type": "attack", "card": "8s"}))
    assert refused["code"] == "step_over"
    assert player.ask({"type": "ask", "table": wrong["table"]})["code"] == "step_over"
    again = my_turn(player, player.ask(go_to(wrong, wrong["view"]["lesson"]["again"])))
    assert again["view"]["lesson"]["tried"] is None
    assert again["view"]["table"] == update["view"]["table"]
    right = player.ask(beat(again, "Kc", "7h"))
    assert (right["view"]["lesson"]["step"], right["view"]["lesson"]["goal"]) == (2, "suit")


def test_a_lesson_is_found_again_at_its_step(client: TestClient, player: Seat) -> None:
    update = my_turn(player, open_lesson(player, "beat"))
    at_two = player.ask(beat(update, "7c", "9c"))
    at_two = my_turn(player, at_two)

    with seat(client) as other:
        assert other.welcome["table"] == at_two["table"]
        assert other.receive()["view"]["lesson"] == at_two["view"]["lesson"]


@pytest.mark.parametrize(
    ("lesson", "step", "code"),
    [
        ("bluff", 1, "no_such_lesson"),
        ("beat", 5, "no_such_lesson"),
        ("beat", 0, "bad_shape"),
        ("beat", 100, "bad_shape"),
        ("", 1, "bad_shape"),
        ("x" * 41, 1, "bad_shape"),
    ],
)
def test_an_unknown_lesson_or_step_leaves_the_player_where_he_sits(
    player: Seat, lesson: str, step: int, code: str
) -> None:
    update = my_turn(player, open_lesson(player, "beat"))

    assert open_lesson(player, lesson, step)["code"] == code
    assert player.ask(go_to(update, 9))["code"] == "no_such_lesson"
    assert same_table(player.sync(update["table"]), update)


def test_no_step_is_gone_to_at_an_ordinary_table(player: Seat) -> None:
    update = player.open()

    assert update["view"]["lesson"] is None
    assert player.ask(go_to(update, 1))["code"] == "no_such_lesson"


def test_a_lesson_is_neither_undone_nor_dealt_again(player: Seat) -> None:
    update = my_turn(player, open_lesson(player, "end", 5))
    last = player.ask(play(update, {"type": "attack", "card": "Qs"}))
    while not last["view"]["lesson"]["finished"]:
        last = player.receive()

    view = last["view"]
    assert view["practice"]
    assert (view["can_undo"], view["can_rematch"], view["series"]) == (False, False, None)
    table = {"table": last["table"]}
    assert player.ask({"type": "rematch"} | table)["code"] == "game_not_over"
    assert player.ask({"type": "undo", "seen": last["seq"]} | table)["code"] == "nothing_to_undo"


def test_a_step_with_a_scene_is_shown_as_it_stands(player: Seat) -> None:
    update = open_lesson(player, "limits")

    second = player.ask(go_to(update, 2))

    assert second["events"] == []
    assert second["view"]["lesson"]["goal"] == "hand"
    assert len(second["view"]["hand"]) == 5
