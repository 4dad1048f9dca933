"""Finding a Python that is new enough and complete."""

from pathlib import Path

import pytest

from tests.tools.programs import write_program
from tools.python import find_python
from tools.steps import SetupError


def test_first_python_that_is_new_enough_is_taken(tmp_path: Path) -> None:
    old = write_program(tmp_path / "python3.9", "echo 3 9")
    new = write_program(tmp_path / "python3.12", "echo 3 12")

    assert find_python([str(old), str(tmp_path / "absent"), str(new)]) == str(new)


def test_only_old_pythons_fail_with_one_sentence_that_names_the_version(tmp_path: Path) -> None:
    old = write_program(tmp_path / "python3", "echo 3 9")

    with pytest.raises(SetupError, match=r"^Kozyr needs Python 3\.11 or newer .*\.$"):
        find_python([str(old)])


def test_python_without_venv_is_told_from_an_old_one(tmp_path: Path) -> None:
    incomplete = write_program(tmp_path / "python3", "echo 3 11; exit 1")

    with pytest.raises(SetupError, match=r"cannot make virtual environments.*python3-venv"):
        find_python([str(incomplete)])
