"""`kozyr arena`, as people call it."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Generator
from dataclasses import replace

import pytest

from kozyr.cli import main
from kozyr.study import Match, Played, play_match

SHORT = ["arena", "beginner", "uniform", "--jobs", "1", "--games"]


def test_people_get_a_table_and_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, "40"]) == 0

    printed = capsys.readouterr()
    assert printed.out.startswith("40 games of 2 players, rules app, seed 1\n")
    assert re.search(r"^beginner +\d+ +\d+\.\d\d ms +\d+\.\d\d ms$", printed.out, re.MULTILINE)
    assert re.search(
        r"^beginner lost [\d.]+% of the decided games \(95 % interval [\d.]+% to [\d.]+%\)\.$",
        printed.out,
        re.MULTILINE,
    )
    assert printed.err == ""


def test_programs_get_one_json_object_on_the_last_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, "40", "--seed", "7", "--json"]) == 0

    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(found) == {
        *("a", "b", "games", "losses_a", "losses_b", "draws", "loss_rate_a", "ci95", "seconds"),
        *("players", "rules", "seed", "complete", "think_ms_a", "think_ms_b"),
    }
    assert (found["a"], found["b"], found["games"]) == ("beginner", "uniform", 40)
    assert (found["players"], found["rules"], found["seed"]) == (2, "app", 7)
    assert found["losses_a"] + found["losses_b"] + found["draws"] == 40
    assert found["loss_rate_a"] == found["losses_a"] / (found["losses_a"] + found["losses_b"])
    assert found["ci95"][0] < found["loss_rate_a"] < found["ci95"][1]
    assert found["complete"] is True
    assert set(found["think_ms_a"]) == {"mean", "p50", "p95", "p99", "max"}


def test_more_players_are_told_what_equals_would_lose(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ["--players", "3", "--rules", "app+transfer"]
    assert main([*SHORT, "30", *rules]) == 0

    printed = capsys.readouterr().out
    assert printed.startswith("30 games of 3 players, rules app+transfer, seed 1\n")
    assert "uniform × 2" in printed
    assert "among equals it would lose 33.3%" in printed


def test_teams_are_told_apart_by_how_many_bots_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, "20", "--rules", "teams of three"]) == 0

    printed = capsys.readouterr().out
    assert printed.startswith("20 games of 6 players, rules teams of three, seed 1\n")
    assert re.search(r"^beginner × 3 +\d+ ", printed, re.MULTILINE)
    assert re.search(r"^uniform × 3 +\d+ ", printed, re.MULTILINE)
    assert "among equals" not in printed


def test_rules_may_be_any_that_can_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    rules = "two-player series to 5 swap_trump=on draw_rule=last_defender_loses"
    assert main([*SHORT, "4", "--rules", rules, "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert (found["players"], found["rules"], found["draws"]) == (2, rules, 0)


def test_a_match_without_a_fool_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, "2", "--rules", "app bout_limit=1"]) == 0
    assert "No game was decided." in capsys.readouterr().out

    assert main([*SHORT, "2", "--rules", "app bout_limit=1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["loss_rate_a"] is None
    assert found["ci95"] is None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["grandmaster"], "no bot 'grandmaster'; there are: uniform, beginner, net, regular"),
        (["regular", "nobody"], "no bot 'nobody'"),
        (["--rules", "chess"], "no preset 'chess'"),
        (["--rules", ""], "''"),
        (["--rules", "app pack=99"], "pack=99"),
        (["--games", "7"], "--games 7: a deal is played once from each seat"),
        (["--rules", "teams", "--games", "7"], "--games 7: a deal is played once on each side"),
        (["--rules", "teams", "--players", "2"], "not 2"),
        (["--games", "0"], "expected a multiple of 2"),
        (["--games", "-2"], "expected a multiple of 2"),
        (["--games", "many"], "invalid int value: 'many'"),
        (["--players", "7"], "36 cards are enough for 6 players, not 7"),
        (["--players", "1"], "at least 2 players are needed, not 1"),
        (["--players", "0"], "at least 2 players are needed, not 0"),
        (["--jobs", "0"], "--jobs 0"),
    ],
)
def test_bad_usage_is_one_line_and_status_2(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["arena", *arguments])
    except SystemExit as ended:
        status = int(str(ended.code))

    printed = capsys.readouterr()
    assert status == 2
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert words in printed.err


def test_without_a_number_of_games_about_a_thousand_are_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    matches: list[Match] = []

    def noted(match: Match, *, jobs: int) -> Generator[Played, None, None]:
        matches.append(match)
        return play_match(replace(match, deals=1), jobs=jobs)

    monkeypatch.setattr("kozyr.study.play_match", noted)
    for players in ("2", "3"):
        main(["arena", "uniform", "uniform", "--players", players])

    assert [match.games for match in matches] == [1000, 999]


def test_ctrl_c_prints_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(match: Match, *, jobs: int) -> Generator[Played, None, None]:
        yield next(play_match(match, jobs=jobs))
        raise KeyboardInterrupt

    monkeypatch.setattr("kozyr.study.play_match", interrupted)

    assert main([*SHORT, "1000", "--json"]) == 130
    found = json.loads(capsys.readouterr().out)
    assert 0 < found["games"] < 1000
    assert found["complete"] is False


def test_ctrl_c_at_a_terminal_ends_all_processes_without_a_traceback() -> None:
    """The terminal shows how far the match is, so the test knows when to interrupt."""
    terminal, its_other_end = os.openpty()
    command = [sys.executable, "-m", "kozyr", "arena", "beginner", "uniform"]
    with subprocess.Popen(
        [*command, "--games", "1000000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=its_other_end,
        text=True,
        start_new_session=True,
    ) as process:
        os.close(its_other_end)
        shown = b""
        while b"of 1,000,000 games" not in shown:
            shown += os.read(terminal, 1000)
        os.killpg(process.pid, signal.SIGINT)
        shown += drained(terminal)
        assert process.stdout
        printed = process.stdout.read()

    assert process.returncode == 130
    assert re.match(r"[\d,]+ games of 2 players", printed)
    assert b"Traceback" not in shown


def drained(terminal: int) -> bytes:
    """What is written to *terminal* until nobody can write any more."""
    read = b""
    while True:
        try:
            read += os.read(terminal, 1000)
        except OSError:
            os.close(terminal)
            return read
