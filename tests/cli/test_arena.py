"""`kozyr arena`, as people call it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Collection, Generator
from dataclasses import replace
from pathlib import Path

import pytest

from kozyr.cli import main
from kozyr.study import Match, Played, play_match
from kozyr.study.crew import Crew

SHORT = ["arena", "beginner", "uniform", "--jobs", "1", "--games"]


def test_people_get_a_table_and_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, "40"]) == 0

    printed = capsys.readouterr()
    assert printed.out.startswith("40 games of 2 players, rules app, seed 1\n")
    assert re.search(r"^beginner +\d+ +\d+\.\d\d ms +\d+\.\d\d ms$", printed.out, re.MULTILINE)
    assert re.search(
        r"^beginner scored 0\.\d+ a game \(95 % interval 0\.\d+ to [01]\.\d+\);"
        r" among equals it would score 0\.500\.$",
        printed.out,
        re.MULTILINE,
    )
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
        *("score_a", "score_ci95"),
        *("players", "rules", "seed", "complete", "think_ms_a", "think_ms_b"),
    }
    assert (found["a"], found["b"], found["games"]) == ("beginner", "uniform", 40)
    assert (found["players"], found["rules"], found["seed"]) == (2, "app", 7)
    assert found["losses_a"] + found["losses_b"] + found["draws"] == 40
    assert found["loss_rate_a"] == found["losses_a"] / (found["losses_a"] + found["losses_b"])
    assert found["ci95"][0] < found["loss_rate_a"] < found["ci95"][1]
    assert found["score_a"] == pytest.approx((found["losses_b"] + found["draws"] / 2) / 40)
    assert found["score_ci95"][0] < found["score_a"] < found["score_ci95"][1]
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
    assert "among equals it would score 0.500" in printed
    assert "among equals it would lose" not in printed


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
        (["wizard"], "no bot 'wizard'; there are: uniform, beginner, regular, club, net, strong"),
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

    def noted(
        match: Match, *, crew: Crew, without: Collection[int], playing: None
    ) -> Generator[Played, None, None]:
        matches.append(match)
        return play_match(replace(match, deals=1), crew=crew, without=without, playing=playing)

    monkeypatch.setattr("kozyr.study.play_match", noted)
    for players in ("2", "3"):
        main(["arena", "uniform", "uniform", "--players", players])

    assert [match.games for match in matches] == [1000, 999]


def test_ctrl_c_prints_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(
        match: Match, *, crew: Crew, without: Collection[int], playing: None
    ) -> Generator[Played, None, None]:
        yield next(play_match(match, crew=crew, without=without, playing=playing))
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


def played_of(log: Path) -> list[dict[str, object]]:
    """The lines of a log but the first; the last may not be whole."""
    lines = log.read_bytes().split(b"\n")[1:-1]
    return [json.loads(line) for line in lines]


def result_of(printed: str) -> dict[str, object]:
    """The result without what hangs on the clock."""
    found: dict[str, object] = json.loads(printed)
    return {name: found[name] for name in found if name not in ("seconds",)}


def test_a_second_run_goes_on_with_the_log_of_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "match.jsonl"
    assert main([*SHORT, "20", "--json"]) == 0
    whole = result_of(capsys.readouterr().out)
    assert main([*SHORT, "8", "--log", str(log)]) == 0
    assert [entry["deal"] for entry in played_of(log)] == [0, 1, 2, 3]
    capsys.readouterr()

    assert main([*SHORT, "20", "--log", str(log), "--json"]) == 0

    resumed = result_of(capsys.readouterr().out)
    assert len(played_of(log)) == 10
    times = {"think_ms_a", "think_ms_b"}
    assert {name: resumed[name] for name in resumed if name not in times} == {
        name: whole[name] for name in whole if name not in times
    }

    # All is in the log: nothing is played, and the times are those of then.
    monkeypatch.setattr("kozyr.study.arena._play_deal", pytest.fail)
    assert main([*SHORT, "20", "--log", str(log), "--json"]) == 0
    assert result_of(capsys.readouterr().out) == resumed


def test_a_kill_loses_only_deals_under_way(tmp_path: Path) -> None:
    log = tmp_path / "match.jsonl"
    command = [sys.executable, "-m", "kozyr", "arena", "beginner", "uniform", "--jobs", "2"]
    with subprocess.Popen(
        [*command, "--games", "1000000", "--log", str(log)], start_new_session=True
    ) as process:
        while not log.exists() or log.read_bytes().count(b"\n") < 6:
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGKILL)
    kept = played_of(log)
    assert len(kept) >= 5

    assert main(["arena", "beginner", "uniform", "--games", "10", "--log", str(log)]) == 0

    assert played_of(log)[: len(kept)] == kept
    assert {entry["deal"] for entry in played_of(log)} >= set(range(5))


def test_a_line_that_was_not_written_to_its_end_is_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "match.jsonl"
    assert main([*SHORT, "8", "--log", str(log), "--json"]) == 0
    whole = result_of(capsys.readouterr().out)
    scores = [{**entry, "think_a": 0, "think_b": 0} for entry in played_of(log)]
    for size in range(len(log.read_bytes()) - 1, 0, -397):
        log.write_bytes(log.read_bytes()[:size])
        assert main([*SHORT, "8", "--log", str(log), "--json"]) == 0
        again = result_of(capsys.readouterr().out)
        assert (again["losses_a"], again["games"]) == (whole["losses_a"], 8)
        assert [{**entry, "think_a": 0, "think_b": 0} for entry in played_of(log)] == scores


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "is the log of another match: a beginner, b uniform, players 2, rules app, seed 1"),
        ("hello\n", "is no log of a match"),
        ("hello", "is no log of a match"),
        ("[]\n", "is no log of a match"),
        ('{"kozyr_arena":9}\n', "is a log of another version of Kozyr"),
    ],
)
def test_a_log_of_anything_else_is_refused_and_left_as_it_is(
    content: str | None, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "match.jsonl"
    if content is None:
        main([*SHORT, "2", "--log", str(log)])
    else:
        log.write_text(content)
    before = log.read_bytes()
    capsys.readouterr()

    assert main([*SHORT, "2", "--seed", "2", "--log", str(log)]) == 2

    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert words in printed.err
    assert log.read_bytes() == before


@pytest.mark.parametrize("line", ["{}", "[1]", '{"deal":1,"losses_a":1,"losses_b":0,"draws":0}'])
def test_a_log_with_a_line_that_makes_no_sense_is_refused(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "match.jsonl"
    main([*SHORT, "4", "--log", str(log)])
    head, first, *_ = log.read_text().splitlines()
    log.write_text("\n".join([head, line, first, ""]))
    capsys.readouterr()

    assert main([*SHORT, "4", "--log", str(log)]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_a_log_that_cannot_be_written_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SHORT, "4", "--log", str(tmp_path / "nowhere" / "log")]) == 2
    assert "No such file or directory" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [["arena"], ["ladder"], ["train", "folder", "--games", "5"]],
    ids=lambda words: words[0],
)
def test_without_ray_it_says_what_to_install(
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "kozyr.study.cluster", raising=False)

    assert main([*command, "--ray", "auto"]) == 2
    assert "pip install 'kozyr[ray]'" in capsys.readouterr().err


def drained(terminal: int) -> bytes:
    """What is written to *terminal* until nobody can write any more."""
    read = b""
    while True:
        try:
            read += os.read(terminal, 1000)
        except OSError:
            os.close(terminal)
            return read
