"""What a command prints: on a terminal of few letters, and where there is no room for it."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from kozyr.cli import main

TESTS = Path(__file__).parents[1]


def test_letters_the_terminal_lacks_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(terminal, encoding="ascii"))

    assert main(["rules", "--language", "hy"]) == 0
    assert terminal.getvalue().startswith(b"app\n36 ???")


@pytest.mark.parametrize(
    "arguments", ["rules", "replay records/version-1.durak", "vectors vectors/bouts.txt"]
)
def test_output_that_cannot_be_written_is_told_in_one_line(arguments: str, tmp_path: Path) -> None:
    # No file may grow beyond nothing; what is written to a pipe is not counted.
    command = f"ulimit -f 0; {sys.executable} -m kozyr {arguments} >{tmp_path}/output"

    done = subprocess.run(
        ["/bin/sh", "-c", command],
        capture_output=True,
        text=True,
        check=False,
        cwd=TESTS,
        timeout=60,
    )

    assert (done.returncode, done.stderr) == (2, "kozyr: cannot write: File too large\n")
