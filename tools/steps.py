"""What every set-up step is made of: a sentence, a command, a log, a stamp."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

ATTEMPTS = 2
"""How often a step that needs the network is tried."""


class SetupError(Exception):
    """What is missing and what to do about it, in one sentence for the one who typed `make`."""


def announce(step: str) -> None:
    """Tell the reader which step is starting, before its output or its silence."""
    sys.stderr.write(f"kozyr: {step}\n")
    sys.stderr.flush()


def run_logged(
    command: Sequence[str],
    *,
    log: Path,
    failure: str,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    attempts: int = 1,
) -> None:
    """Run *command* in silence, keeping all it says in *log* when it fails.

    Args:
        log: overwritten by each attempt, removed by one that succeeds; its folder is made
            when missing.
        failure: the sentence to fail with, without its full stop.
        attempts: how often to try; more than one for what a flaky network may break.

    Raises:
        SetupError: the command could not be started, or failed at every attempt.
    """
    log.parent.mkdir(parents=True, exist_ok=True)
    for _ in range(attempts):
        with log.open("wb") as output:
            try:
                finished = subprocess.run(
                    list(command),
                    cwd=cwd,
                    env=None if env is None else dict(env),
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    check=False,
                )
            except OSError as error:
                output.write(f"{command[0]}: {error}\n".encode())
                continue
        if finished.returncode == 0:
            log.unlink()
            return
    raise SetupError(f"{failure} (details in {log}).")


def fingerprint(*facts: str, files: Iterable[Path] = ()) -> str:
    """Return a digest of *facts* and of the names and contents of *files*.

    Contents rather than times, because git and archives do not keep times.
    """
    digest = hashlib.sha256()
    for fact in facts:
        digest.update(f"{fact}\0".encode())
    for file in files:
        content = file.read_bytes()
        digest.update(f"{file.name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def is_fresh(stamp: Path, current: str) -> bool:
    """Whether *stamp* says that its step was last done for the fingerprint *current*."""
    try:
        return stamp.read_text(encoding="ascii") == current
    except FileNotFoundError:
        return False


def write_stamp(stamp: Path, current: str) -> None:
    """Note in *stamp* that its step has been done for the fingerprint *current*."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(current, encoding="ascii")
