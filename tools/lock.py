"""Rewriting the lock files: every package, in one version, with its hashes.

uv resolves for all platforms and Python versions at once, which pip cannot; it lives in a
throw-away environment and is needed for nothing else.
"""

from __future__ import annotations

import os
import tempfile
import venv
from pathlib import Path

from tools.steps import ATTEMPTS, announce, run_logged

UV = "uv==0.13.9"
_LOCKS = (
    ("requirements.lock", ("pyproject.toml", "--extra=source")),
    # In the versions of the first, so that installing either is a step to the other.
    ("requirements-dev.lock", ("pyproject.toml", "--extra=dev", "--constraint=requirements.lock")),
    ("requirements-node.lock", ("--group=node",)),
    ("requirements-mutation.lock", ("--group=mutation", "--constraint=requirements-dev.lock")),
    (
        "requirements-ray.lock",
        ("pyproject.toml", "--extra=ray", "--constraint=requirements-dev.lock"),
    ),
)


def write_locks(root: Path, *, upgrade: bool) -> None:
    """Resolve the requirements of pyproject.toml anew and write the lock files.

    Args:
        upgrade: take the newest versions instead of keeping those already locked.

    Raises:
        SetupError: the network is down, or the requirements contradict each other.
    """
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        run_logged(
            [str(programs / "python"), "-m", "pip", "install", UV],
            log=root / "build" / "uv.log",
            failure="uv could not be downloaded: is the network up?",
            attempts=ATTEMPTS,
        )
        for name, selection in _LOCKS:
            announce(f"resolving {name}")
            run_logged(
                [
                    *(str(programs / "uv"), "pip", "compile"),
                    *("--universal", "--python-version=3.11", "--generate-hashes"),
                    *("--no-emit-find-links", "--custom-compile-command=make lock"),
                    *(("--upgrade",) if upgrade else ()),
                    *selection,
                    f"--output-file={name}",
                ],
                cwd=root,
                log=root / "build" / "lock.log",
                failure=f"{name} could not be resolved",
            )
