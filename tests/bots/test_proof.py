"""What trying finds is what the other brute force finds, and the proof notices a wrong solver."""

import random
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from kozyr.bots.solver import Solution, Solver
from kozyr.rules import Rules
from kozyr.rules.core import Core
from kozyr.rules.turns import move_of
from tests.bots import proof
from tests.bots.brute_force import BruteForce, endings
from tests.bots.proof import Series, check, main, tried
from tests.bots.trying import WAIT, TooMany, choices, prepared

QUICK = ["--cards", "3", "6", "--endings", "12", "--jobs", "1"]


@pytest.mark.parametrize("rules", ["app", "app swap_trump=on", "simple", "app+transfer"])
def test_trying_finds_what_the_brute_force_on_games_finds(rules: str) -> None:
    for game in islice(endings(Rules.parse(rules), random.Random(rules), 6), 12):
        brute = BruteForce(game)
        value, values, _ = tried(game.core, 10**6)
        seat, _ = choices(prepared(game.core), waited=True)
        side = 1 if seat == 0 else -1

        assert value == sign(side * brute.score(game))
        for turn, found in values.items():
            move = None if turn == WAIT else move_of(turn)
            assert found == sign(side * brute.after(game, move, True))


def sign(score: int) -> int:
    return (score > 0) - (score < 0)


@pytest.mark.parametrize(("rules", "greatest"), [("app", 9), ("app+transfer", 7)])
def test_the_solver_agrees_in_endings_of_more_cards(rules: str, greatest: int) -> None:
    series = Series(rules, 6, greatest, seed=2)

    for number in range(6):
        checked = check(series, 200_000, number)
        assert checked.is_proved
        assert checked.wrong == ""
        assert checked.cards == 6 + number % (greatest - 5)
        assert checked.positions > 0


def test_what_has_too_many_positions_is_not_called_proved() -> None:
    with pytest.raises(TooMany):
        tried(Series("app", 9, 9, 1).ending(0).core, 3)
    assert not check(Series("app", 9, 9, 1), 3, 0).is_proved


def test_a_solver_that_is_wrong_is_found_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Optimist(Solver):
        def solve(
            self, core: Core, node_limit: int, *, waited: bool = True, shortest: bool = True
        ) -> Solution | None:
            solution = super().solve(core, node_limit, waited=waited, shortest=shortest)
            return solution and replace(solution, value=1)

    monkeypatch.setattr(proof, "Solver", Optimist)

    assert main(QUICK) == 1
    assert "\nwrong: rules app; trump" in "\n" + capsys.readouterr().out


def test_shards_share_out_the_endings_and_logs_are_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log.jsonl"
    words = [*QUICK, "--log", str(log)]
    assert main([*words, "--shard", "2/3"]) == 0
    assert "4 of 4 endings agreed in value and moves, 0 were wrong" in capsys.readouterr().out
    log.write_text(log.read_text()[:-20])

    assert main(words) == 0
    assert "12 of 12 endings agreed" in capsys.readouterr().out
    assert len(log.read_text().splitlines()) == 13

    monkeypatch.setattr(proof, "check", pytest.fail)
    assert main(words) == 0
    with pytest.raises(SystemExit):
        main([*words, "--seed", "2"])
    assert "is the log of other endings" in capsys.readouterr().err
