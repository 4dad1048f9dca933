"""The virtual environment, and the locked packages in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from tools.steps import (
    ATTEMPTS,
    SetupError,
    announce,
    fingerprint,
    is_fresh,
    run_logged,
    write_stamp,
)

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

OLDEST = (3, 11)
_NEWER_NAMES = ("python3.14", "python3.13", "python3.12", "python3.11")
_PROBE = "import sys; print(*sys.version_info[:2]); import ensurepip, venv"


def venv_python(root: Path) -> Path:
    """Return where the Python of the working copy at *root* is, or will be."""
    if os.name == "nt":
        return root / ".venv" / "Scripts" / "python.exe"
    return root / ".venv" / "bin" / "python"


def find_python(names: Iterable[str] = (sys.executable, *_NEWER_NAMES)) -> str:
    """Return the first of *names* that is new enough and can make virtual environments.

    Raises:
        SetupError: there is none; the sentence tells too old from incomplete.
    """
    incomplete = None
    for name in names:
        path = shutil.which(name)
        if path is None:
            continue
        probe = subprocess.run([path, "-c", _PROBE], capture_output=True, text=True, check=False)
        version = tuple(int(part) for part in probe.stdout.split())
        if version < OLDEST:
            continue
        if probe.returncode == 0:
            return path
        incomplete = incomplete or path
    if incomplete is not None:
        raise SetupError(
            f"{incomplete} cannot make virtual environments: "
            "install its venv module (on Debian and Ubuntu: apt install python3-venv)."
        )
    raise SetupError(
        f"Kozyr needs Python {OLDEST[0]}.{OLDEST[1]} or newer and found none: "
        "install it, or name it (make PYTHON=/path/to/python3)."
    )


def install_package(root: Path, *, development: bool) -> None:
    """Make the virtual environment and install the locked packages and Kozyr itself into it.

    Kozyr is installed editable, so a changed source needs no new installation.

    Args:
        development: also install what the checks and tests need.

    Raises:
        SetupError: no fitting Python, or the packages could not be downloaded.
    """
    runtime = root / "requirements.lock"
    lock = root / "requirements-dev.lock" if development else runtime
    stamps = root / ".venv" / "stamps"
    current = {
        file.name: fingerprint(str(root), files=(file, root / "pyproject.toml"))
        for file in {runtime, lock}
    }
    if venv_python(root).exists() and is_fresh(stamps / lock.name, current[lock.name]):
        return
    if not venv_python(root).exists():
        _make_venv(root)
    announce(f"installing the Python packages of {lock.name}")
    run_logged(
        [*pip(root), "install", "--require-hashes", "--requirement", str(lock)],
        log=root / ".venv" / "logs" / "packages.log",
        failure="The Python packages could not be downloaded: is the network up?",
        attempts=ATTEMPTS,
    )
    run_logged(
        [*pip(root), "install", "--no-deps", "--no-build-isolation", "--editable", str(root)],
        log=root / ".venv" / "logs" / "kozyr.log",
        failure="Kozyr itself could not be installed into .venv",
    )
    # The development lock holds every package of the other one, in the same versions.
    for name, value in current.items():
        write_stamp(stamps / name, value)


def pip(root: Path) -> list[str]:
    """Return the command that runs the pip of the working copy."""
    return [
        str(venv_python(root)),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--no-input",
        "--retries=5",
    ]


def _make_venv(root: Path) -> None:
    python = find_python()
    announce(f"making a virtual environment with {python}")
    run_logged(
        [python, "-m", "venv", "--clear", str(root / ".venv")],
        # Outside of .venv, which this command empties.
        log=root / "build" / "venv.log",
        failure=f"{python} could not make the virtual environment .venv",
    )
