"""What every set-up step is made of."""

import sys
from pathlib import Path

import pytest

from tools import setup
from tools.steps import SetupError, fingerprint, is_fresh, run_logged, write_stamp

FAILS_ONCE = "import os, sys; sys.exit(0 if os.path.exists('tried') else open('tried', 'w') and 1)"


def test_command_that_fails_once_is_tried_again(tmp_path: Path) -> None:
    run_logged(
        [sys.executable, "-W", "ignore", "-c", FAILS_ONCE],
        cwd=tmp_path,
        log=tmp_path / "log",
        failure="unreachable",
        attempts=2,
    )

    assert (tmp_path / "tried").exists()
    assert not (tmp_path / "log").exists()


def test_absent_program_fails_with_the_given_sentence(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"^It is missing \(details in .*log\)\.$"):
        run_logged([str(tmp_path / "absent")], log=tmp_path / "log", failure="It is missing")


def test_stamp_is_fresh_for_the_same_contents_only(tmp_path: Path) -> None:
    source, stamp = tmp_path / "source", tmp_path / "stamp"
    source.write_text("one", encoding="utf-8")
    before = fingerprint("a fact", files=[source])
    assert not is_fresh(stamp, before)

    write_stamp(stamp, before)
    assert is_fresh(stamp, fingerprint("a fact", files=[source]))

    source.write_text("two", encoding="utf-8")
    assert not is_fresh(stamp, fingerprint("a fact", files=[source]))
    assert fingerprint("another fact", files=[source]) != fingerprint("a fact", files=[source])


def test_step_that_fails_prints_one_sentence_and_exits_with_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_root: Path, *, development: bool) -> None:
        raise SetupError(f"No network, development {development}.")

    monkeypatch.setattr(setup, "install_package", fail)

    status = setup.main(["development"])

    assert status == 2
    assert capsys.readouterr().err == "kozyr: No network, development True.\n"
