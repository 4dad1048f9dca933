"""The command line of the set-up: `python3 -m tools.setup STEP`.

Each step does what it needs first, says what it is doing, and is skipped when it is done
already. What cannot be done is said in one sentence, with exit status 2.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.browser import ensure_browser
from tools.client import build_client, install_client_packages
from tools.lock import write_locks
from tools.node import run_npm
from tools.python import install_package
from tools.steps import SetupError

ROOT = Path(__file__).resolve().parents[1]
FAILED = 2


def main(arguments: list[str] | None = None) -> int:
    """Do the step that *arguments* name; return the exit status."""
    parser = argparse.ArgumentParser(prog="tools.setup", description=__doc__)
    steps = parser.add_subparsers(dest="step", required=True)
    steps.add_parser("runtime", help="make .venv and install what `kozyr play` needs")
    steps.add_parser("development", help="the same, with what the checks and tests need")
    steps.add_parser("client", help="build the client")
    steps.add_parser("browser", help="find or fetch a browser and print its path")
    npm = steps.add_parser("npm", help="run npm in client/")
    npm.add_argument("arguments", nargs=argparse.REMAINDER)
    lock = steps.add_parser("lock", help="rewrite the lock files")
    lock.add_argument("--upgrade", action="store_true", help="take the newest versions")
    chosen = parser.parse_args(arguments)
    try:
        return _do(chosen)
    except SetupError as error:
        sys.stderr.write(f"kozyr: {error}\n")
        return FAILED


def _do(chosen: argparse.Namespace) -> int:
    if chosen.step in ("runtime", "development"):
        install_package(ROOT, development=chosen.step == "development")
    elif chosen.step == "client":
        install_package(ROOT, development=False)
        build_client(ROOT)
    elif chosen.step == "browser":
        install_package(ROOT, development=True)
        sys.stdout.write(f"{ensure_browser(ROOT)}\n")
    elif chosen.step == "npm":
        install_package(ROOT, development=False)
        install_client_packages(ROOT)
        return run_npm(ROOT, chosen.arguments)
    else:
        write_locks(ROOT, upgrade=chosen.upgrade)
    return 0


if __name__ == "__main__":
    sys.exit(main())
