"""Finding a browser to test with."""

from pathlib import Path

import pytest

from tests.tools.programs import write_program
from tools.browser import VARIABLE, ensure_browser, find_browser
from tools.python import venv_python
from tools.steps import SetupError


def test_browser_named_by_the_variable_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = write_program(tmp_path / "my-browser", "")
    write_program(tmp_path / "chromium", "")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv(VARIABLE, str(named))

    assert find_browser() == named


def test_browser_that_does_not_start_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_program(tmp_path / "chromium", "exit 127")
    working = write_program(tmp_path / "google-chrome", "")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(VARIABLE, raising=False)

    assert find_browser() == working


def test_no_browser_and_no_way_to_fetch_one_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(VARIABLE, raising=False)
    write_program(venv_python(tmp_path), "exit 1")

    with pytest.raises(SetupError, match=r"^The browser tests need .* make test\)\.$"):
        ensure_browser(tmp_path)


def test_root_gets_the_systems_chromium_where_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = tmp_path / "programs"
    chromium = programs / "chromium"
    installs = f'[ "$1" = update ] || {{ echo "#!/bin/sh" >{chromium}; chmod +x {chromium}; }}'
    write_program(programs / "apt-get", installs)
    write_program(venv_python(tmp_path), "exit 1")
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    (programs / "chmod").symlink_to("/bin/chmod")

    assert ensure_browser(tmp_path) == chromium
