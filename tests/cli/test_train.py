"""`kozyr train`: what it writes, what it prints, and what it refuses."""

import hashlib
import json
import sys
from pathlib import Path

import pytest

from kozyr.bots.net import Weights
from kozyr.cli import BAD_USAGE, main, train
from kozyr.study.training import training
from kozyr.study.training.plan import Plan

QUICK = ["--players", "2", "--rules", "app", "--width", "8", "--depth", "4", "--leg", "400"]


@pytest.fixture(autouse=True)
def few_games_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "_TRIED", 4)
    monkeypatch.setattr(train, "TRIED_DEALS", 2)
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")


@pytest.fixture(autouse=True)
def small_units(monkeypatch: pytest.MonkeyPatch) -> None:
    defaults = Plan.__init__.__kwdefaults__
    assert defaults
    monkeypatch.setitem(defaults, "unit", 2)
    monkeypatch.setitem(defaults, "tables", 4)


def test_weights_and_log_belong_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new" / "net"

    assert main(["train", str(folder), "--games", "6", *QUICK]) == 0

    printed = capsys.readouterr().out
    weights = (folder / "weights.bin").read_bytes()
    log = json.loads((folder / "weights.json").read_text(encoding="utf-8"))
    assert Weights.parse(weights).width == 8
    assert log["sha256"] == hashlib.sha256(weights).hexdigest()
    assert log["sha256"] in printed
    assert log["plan"]["games"] == 6
    assert f"{log['legs'][-1]['games']:12,}" in printed
    assert "app, 2 players: " in printed


def test_what_is_done_is_not_done_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["train", str(tmp_path)]
    assert main([*arguments, "--games", "6", *QUICK, "--json"]) == 0
    first = json.loads(capsys.readouterr().out)

    assert main([*arguments, "--resume", "--json"]) == 0

    assert json.loads(capsys.readouterr().out) == first


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "say how many games, or how many minutes"),
        (["--games", "5", "--players", "7"], "'7' players: expected 2 to 6"),
        (["--resume"], "there is nothing to resume: no file"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", str(tmp_path), *arguments]) == BAD_USAGE
    assert message in capsys.readouterr().err


def test_what_has_been_trained_is_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "checkpoint.npz").touch()

    assert main(["train", str(tmp_path), "--games", "5"]) == BAD_USAGE
    assert "is there already: --resume goes on with it" in capsys.readouterr().err


def test_without_numpy_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)

    assert main(["train", str(tmp_path), "--games", "5"]) == BAD_USAGE
    assert "pip install 'kozyr[train]'" in capsys.readouterr().err
