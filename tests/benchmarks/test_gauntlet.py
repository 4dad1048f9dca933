"""The gauntlet: its bars, and what it says of one who runs it."""

import hashlib
import json
import random
from pathlib import Path

import pytest

from benchmarks.gauntlet import Row, main
from benchmarks.opponents import OPPONENTS, learnt
from benchmarks.opponents.gauntlet import GAUNTLETS, Measure, Trial
from kozyr.bots.net import greedy
from kozyr.rules import Game, Rules, deal_from_seed
from kozyr.study import DealScore, Score
from kozyr.study.contestants import contestant_for

QUICK = ["--deals", "4", "--jobs", "1"]


def test_every_opponent_of_the_gauntlet_exists() -> None:
    named = {trial.opponent for trials in GAUNTLETS.values() for trial in trials}

    assert named <= {*OPPONENTS, "net_s"}
    assert all(
        trial.bar is None or trial.then is None or trial.then != trial.bar
        for trials in GAUNTLETS.values()
        for trial in trials
    )


@pytest.mark.parametrize(
    ("measure", "bar", "passed"),
    [
        (Measure.SCORE, 0.60, True),
        (Measure.SCORE, 0.75, False),
        (Measure.LOSSES, 0.40, True),
        (Measure.LOSSES, 0.25, False),
        (Measure.SCORE, None, None),
    ],
)
def test_the_whole_interval_has_to_lie_beyond_the_bar(
    measure: Measure, bar: float | None, passed: bool | None
) -> None:
    """The score is 0.75 and the loss rate 0.25: they would pass, but for what is not known."""
    score = Score(tuple([DealScore(1, 1, 0), DealScore(0, 2, 0)] * 50))
    row = Row(Trial(opponent="h0", measure=measure, bar=bar), score)

    assert row.figure == pytest.approx(0.75 if measure is Measure.SCORE else 0.25)
    assert row.has_passed(bar) is passed


def test_people_get_a_row_for_each_match(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["uniform", *QUICK, "--only", "h0", "holds_trumps", "--players", "2"]
    assert main([*words, "--rules", "app"]) == 0

    head, line, *rows = capsys.readouterr().out.splitlines()
    assert len({row.count("|") for row in (head, line, *rows)}) == 1
    assert [row.split(" | ")[0] for row in rows] == ["| h0", "| holds_trumps"]
    assert "| ≥ 0.850 | no | ≥ 0.900 no |" in rows[0]


def test_programs_get_one_object_and_a_second_run_plays_nothing_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["uniform", *QUICK, "--json", "--only", "h0", "--logs", str(tmp_path / "logs")]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)

    assert [(match["players"], match["rules"]) for match in found["matches"]] == [
        (2, "app"),
        (2, "app+transfer"),
        (4, "app"),
    ]
    assert [match["games"] for match in found["matches"]] == [8, 8, 16]
    assert found["matches"][2]["measure"] == "losses"
    assert len(list((tmp_path / "logs").iterdir())) == 3

    monkeypatch.setattr("kozyr.study.arena._play_deal", pytest.fail)
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out) == found


def test_an_unknown_bot_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nobody", *QUICK]) == 2
    assert "no bot 'nobody'" in capsys.readouterr().err


def test_without_the_frozen_weights_the_row_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learnt, "FROZEN", tmp_path / "weights.bin")
    learnt.frozen_net.cache_clear()

    assert main(["uniform", *QUICK, "--only", "net_s", "--rules", "app"]) == 0

    printed = capsys.readouterr()
    assert "| net_s | 2 | app | 0 | not there yet |" in printed.out
    assert "net_s plays by a frozen net, and there is no" in printed.err


def test_weights_that_are_put_there_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here those that come with Kozyr stand in for frozen ones."""
    ours = Path(greedy.__file__).with_name("weights.bin")
    frozen = tmp_path / "weights.bin"
    frozen.write_bytes(ours.read_bytes())
    monkeypatch.setattr(learnt, "FROZEN", frozen)
    learnt.frozen_net.cache_clear()
    bot = contestant_for("benchmarks.opponents:net_s")
    game = Game(Rules(), deal_from_seed(Rules(), 2, bytes(32)))
    for _ in range(12):
        seat = game.seats_to_act[0]
        view = game.view(seat)
        move = bot.choose(view, random.Random(0))
        # Before the end it does what the net does.
        assert move == contestant_for("net").choose(view, random.Random(0))
        assert move is not None
        game.apply(seat, move)
    learnt.frozen_net.cache_clear()


def test_frozen_weights_are_those_of_their_log() -> None:
    """Whoever puts weights there puts the log of their training there too."""
    folder = learnt.FROZEN.parent
    there = sorted(path.name for path in folder.iterdir() if path.name != "README.md")
    if there:
        log = json.loads((folder / "weights.json").read_text(encoding="utf-8"))
        found = hashlib.sha256(learnt.FROZEN.read_bytes()).hexdigest()
        assert found == log["sha256"]
        assert log["legs"][-1]["games"] >= 1_800_000
    else:
        assert there == []
