"""`kozyr rules`, as people call it."""

import pytest

from kozyr.cli import main
from kozyr.rules.catalogue import PARAMETERS
from kozyr.rules.parameters import PRESETS
from tests.locales.catalogue import LANGUAGES


def test_without_arguments_the_usual_rules_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0

    assert capsys.readouterr().out == (
        "app\n"
        "36 cards, everybody may throw in, at most 6 attack cards in a bout, at most 5 in the"
        " first bout, no transfers\n"
        "2 to 6 players\n"
    )


def test_rules_are_written_in_the_shortest_way(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "app throwers=neighbours"]) == 0

    assert capsys.readouterr().out.startswith("neighbours\n36 cards, only the defender’s ")


def test_words_of_the_rules_need_no_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "one", "by", "one", "pack=52"]) == 0

    assert capsys.readouterr().out.splitlines()[1].startswith("52 cards, ")


def test_rules_are_told_in_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "teams", "--language", "ru", "--seats", "4"]) == 0

    name, description, seats = capsys.readouterr().out.splitlines()
    assert name == "teams"
    assert description.startswith("36 карт, двое на двое, ")
    assert seats == "Игроков: 4"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["teams", "transfer=on"], "Teams play without transfers."),
        (["--seats", "7"], "36 cards are enough for 6 players, not for 7."),
        (["app", "--seats", "7", "--language", "et"], "36 kaardist jätkub 6 mängijale"),
        (["series=deals"], "no preset"),
        (["app", "throwers=everyone"], "expected one of"),
        (["nonsense"], "no preset 'nonsense'"),
        (["--language", "tlh"], "no words in 'tlh'; there are: az, "),
        (["app", "hand_size=3", "--language", "tlh"], "no words in 'tlh'"),
    ],
)
def test_what_cannot_be_told_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(["rules", *arguments]) == 2

    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("kozyr: ")
    assert printed.err.count("\n") == 1
    assert sentence in printed.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_is_listed_with_one_line(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert main(["rules", "--list", "--language", language]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert [line[:24].strip() for line in lines] == list(PRESETS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_parameter_is_listed_and_its_value_marked(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert main(["rules", "jokers", "hand_size=7", "--parameters", "--language", language]) == 0

    lines = capsys.readouterr().out.splitlines()
    marked = [line.split()[1] for line in lines if line.startswith("    *")]
    assert len(marked) == len(PARAMETERS)
    assert marked[:2] == ["54", "7"]
    for parameter in PARAMETERS:
        assert any(line.startswith(f"  {parameter.name}  ") for line in lines)
