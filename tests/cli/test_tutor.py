"""`kozyr tutor`, as people call it."""

import json

import pytest

from kozyr.cli import main

POSITION = "trump h; A: 9c 7d; B: 10c Kc 6h; stock: 7s 9h; table: A+8c"


def test_move_and_its_reason_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tutor", POSITION]) == 0

    assert capsys.readouterr().out == "B:8c/10c\n10♣ beats 8♣ without spending a trump.\n"


def test_reason_is_told_in_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tutor", POSITION, "--language", "ru"]) == 0

    assert capsys.readouterr().out.splitlines()[1] == "10♣ бьёт 8♣, и козыри остаются у вас."


def test_who_does_better_to_wait_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    position = "trump h; A: 8d 7d; B: 10c Kc 6h; stock: 7s 9h; table: A+8c"
    assert main(["tutor", position, "--seat", "A"]) == 0

    assert capsys.readouterr().out == "A waits\nFirst see what B does.\n"


def test_advice_as_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tutor", POSITION, "--json"]) == 0

    assert json.loads(capsys.readouterr().out) == {
        "seat": "B",
        "move": ":8c/10c",
        "motive": {"kind": "keeps_trumps", "card": "10c", "target": "8c"},
    }


def test_seats_are_letters_wherever_they_stand(capsys: pytest.CaptureFixture[str]) -> None:
    position = "trump h; A: 8d 7d; B: 10c Kc 6h; stock: 7s 9h; table: A+8c"
    assert main(["tutor", position, "--seat", "a", "--json"]) == 0

    assert json.loads(capsys.readouterr().out) == {
        "seat": "A",
        "move": None,
        "motive": {"kind": "wait", "seat": "B"},
    }


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
