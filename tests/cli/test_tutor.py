"""`kozyr tutor`, as people call it."""

import json
import re

import pytest

from kozyr.cli import main

POSITION = "trump h; A: 9c 7d; B: 10c Kc 6h; stock: 7s 9h; table: A+8c"


ENDING = "trump h; A: 7c 7d Jh; B: 8c Ks 6h"
TABLE_LINE = re.compile(r" *\d+ % ± \d+  (.+)")


def test_move_its_reason_and_how_often_each_move_loses_are_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["tutor", POSITION]) == 0

    told = capsys.readouterr().out.splitlines()
    assert told[:2] == ["B:8c/10c", "10♣ beats 8♣ without spending a trump."]
    heading = told.index("Chance to be the fool")
    rows = [TABLE_LINE.fullmatch(line) for line in told[heading + 1 :]]
    moves = [row and row[1] for row in rows]
    assert moves[0] == "10♣ on 8♣"
    assert sorted(map(str, moves)) == ["10♣ on 8♣", "6♥ on 8♣", "K♣ on 8♣", "take"]


def test_solved_ending_is_told_with_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tutor", ENDING]) == 0

    assert capsys.readouterr().out.splitlines() == [
        "A+Jh",
        "Only this wins: every other move gives the win away.",
        "J♥ cannot be beaten: B has nothing for it.",
        "",
        "The game is solved to its end.",
        "      wins  J♥",
        "     draws  7♣",
        "     draws  7♦",
        "Best play: A+Jh B! A. A+7c B:7c/8c A+7d B:7d/6h",
    ]


def test_reason_is_told_in_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tutor", POSITION, "--language", "ru"]) == 0

    told = capsys.readouterr().out
    assert told.splitlines()[1] == "10♣ бьёт 8♣, и козыри остаются у вас."
    assert "Вероятность остаться дураком" in told


def test_who_does_better_to_wait_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    position = "trump h; A: 8d 7d; B: 10c Kc 6h; stock: 7s 9h; table: A+8c"
    assert main(["tutor", position, "--seat", "A"]) == 0

    assert capsys.readouterr().out.splitlines()[:2] == ["A waits", "First see what B does."]


def test_advice_as_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tutor", POSITION, "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    motive = {"kind": "keeps_trumps", "card": "10c", "target": "8c"}
    assert (told["seat"], told["move"], told["motive"]) == ("B", ":8c/10c", motive)
    assert told["motives"][0] == motive
    assert (told["exact"], told["line"]) == (False, [])
    assert {rating["move"] for rating in told["ratings"]} == {":8c/10c", ":8c/Kc", ":8c/6h", "!"}
    for rating in told["ratings"]:
        assert 0 <= rating["loss"] <= 1
        assert 0 < rating["error"] <= 0.5
    assert told["better_than"] in {":8c/6h", "!"}


def test_solved_ending_as_json_is_exact_and_has_its_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["tutor", ENDING, "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert told["exact"] is True
    assert told["line"] == ["A+Jh", "B!", "A.", "A+7c", "B:7c/8c", "A+7d", "B:7d/6h"]
    assert told["ratings"] == [
        {"move": "+Jh", "loss": 0, "error": 0},
        {"move": "+7c", "loss": 0.5, "error": 0},
        {"move": "+7d", "loss": 0.5, "error": 0},
    ]


def test_seats_are_letters_wherever_they_stand(capsys: pytest.CaptureFixture[str]) -> None:
    position = "trump h; A: 8d 7d; B: 10c Kc 6h; stock: 7s 9h; table: A+8c"
    assert main(["tutor", position, "--seat", "a", "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert (told["seat"], told["move"]) == ("A", None)
    assert told["motive"] == {"kind": "wait", "seat": "B"}
    assert {rating["move"] for rating in told["ratings"]} == {None, "+8d"}


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        [""],
        ["trump h; A: 9c; B: 9c; stock: 7s 9h"],
        ["rules app hand_size=40; trump h; A: 9c; B: 10c; stock: 7s 9h"],
        [POSITION, "--seat", "A"],
        [POSITION, "--seat", "C"],
        [POSITION, "--language", "xx"],
        ["trump h; A:; B: 10c; out: A; result: fool B"],
    ],
)
def test_what_cannot_be_advised_on_is_told_on_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tutor", *arguments]) == 2

    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("kozyr: ")
    assert captured.err.count("\n") == 1
