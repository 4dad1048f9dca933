"""Building the client, unless its build is fresh."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.node import ensure_node
from tools.steps import ATTEMPTS, announce, fingerprint, is_fresh, run_logged, write_stamp

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BUILD = "client/dist"
STAMP = "client/dist.inputs"
_NOT_SOURCES = {"node_modules", "dist", "dist.inputs", "generated"}


def build_client(root: Path) -> None:
    """Build the client into `client/dist`, or do nothing when the build is fresh.

    Raises:
        SetupError: no Node, no network, or the build failed.
    """
    current = _inputs(root)
    if is_client_fresh(root, current):
        return
    install_client_packages(root)
    announce("building the client")
    node = ensure_node(root)
    run_logged(
        [*node.npm, "run", "build"],
        cwd=root / "client",
        env=node.environment(),
        log=root / "build" / "client.log",
        failure="The client could not be built",
    )
    write_stamp(root / STAMP, current)


def is_client_fresh(root: Path, current: str | None = None) -> bool:
    """Whether `client/dist` is the build of the sources as they are now."""
    built = (root / BUILD / "index.html").exists()
    return built and is_fresh(root / STAMP, current or _inputs(root))


def install_client_packages(root: Path) -> None:
    """Install the packages of `client/package-lock.json`, unless they are there already.

    Raises:
        SetupError: no Node, or the packages could not be downloaded.
    """
    client = root / "client"
    current = fingerprint(files=(client / "package.json", client / "package-lock.json"))
    stamp = client / "node_modules" / ".kozyr-stamp"
    if is_fresh(stamp, current):
        return
    node = ensure_node(root)
    announce("installing the client's packages")
    run_logged(
        [*node.npm, "ci", "--no-audit", "--no-fund"],
        cwd=client,
        env=node.environment(),
        log=root / "build" / "npm.log",
        failure="The client's packages could not be downloaded: is the network up?",
        attempts=ATTEMPTS,
    )
    write_stamp(stamp, current)


def _inputs(root: Path) -> str:
    sources = sorted((*_sources(root / "client"), *(root / "locales").glob("*.ftl")))
    names = (str(file.relative_to(root)) for file in sources)
    return fingerprint(*names, files=sources)


def _sources(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir():
        if entry.name in _NOT_SOURCES or entry.name.startswith("."):
            continue
        if entry.is_dir():
            yield from _sources(entry)
        else:
            yield entry
