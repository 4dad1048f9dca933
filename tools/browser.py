"""Finding a browser for the tests, or fetching one."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tools.python import venv_python
from tools.steps import SetupError, announce, is_fresh, run_logged, write_stamp

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge")
VARIABLE = "KOZYR_BROWSER"
"""Environment variable that names the browser to test with, before any other is looked for."""

_WHERE_PLAYWRIGHT_KEEPS_IT = (
    "from playwright.sync_api import sync_playwright as start\n"
    "with start() as playwright: print(playwright.chromium.executable_path)"
)


def find_browser() -> Path | None:
    """Return a browser of the Chromium family that starts on this machine, or None."""
    named = os.environ.get(VARIABLE)
    for name in (named,) if named else NAMES:
        path = shutil.which(name)
        if path is not None and _starts(path):
            return Path(path)
    return None


def ensure_browser(root: Path) -> Path:
    """Return a browser to test with, fetching one when the machine has none.

    Playwright's own is tried before the system's packages, which only root may install.

    Raises:
        SetupError: there is none, and none could be fetched.
    """
    return find_browser() or _remembered(root) or _from_playwright(root) or _from_packages(root)


def _remembered(root: Path) -> Path | None:
    stamp = _stamp(root)
    if not stamp.exists():
        return None
    path = stamp.read_text(encoding="ascii")
    return Path(path) if is_fresh(stamp, path) and _starts(path) else None


def _from_playwright(root: Path) -> Path | None:
    announce("no browser found, fetching Chromium for the tests")
    python = str(venv_python(root))
    try:
        run_logged(
            [python, "-m", "playwright", "install", "chromium"],
            log=root / "build" / "browser.log",
            failure="Playwright could not download its browser",
        )
    except SetupError:
        return None
    path = subprocess.run(
        [python, "-c", _WHERE_PLAYWRIGHT_KEEPS_IT], capture_output=True, text=True, check=True
    ).stdout.strip()
    if not _starts(path):
        return None
    write_stamp(_stamp(root), path)
    return Path(path)


def _from_packages(root: Path) -> Path:
    missing = (
        "The browser tests need Chromium or Chrome, and neither was found nor could be "
        f"downloaded: install one, or name it ({VARIABLE}=/path/to/chromium make test)"
    )
    apt_get = shutil.which("apt-get")
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if apt_get is None or not is_root:
        raise SetupError(f"{missing}.")
    announce("installing the system's chromium package")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        run_logged(
            [apt_get, *arguments],
            env=env,
            log=root / "build" / "browser.log",
            failure=missing,
            attempts=2,
        )
    found = find_browser()
    if found is None:
        raise SetupError(f"{missing}.")
    return found


def _stamp(root: Path) -> Path:
    return root / ".venv" / "stamps" / "browser"


def _starts(path: str) -> bool:
    """Whether the browser at *path* starts at all: its libraries may be missing."""
    try:
        finished = subprocess.run([path, "--version"], capture_output=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return finished.returncode == 0
