"""When a build of the client counts as fresh."""

from pathlib import Path

import pytest

from tests.tools.programs import write_program
from tools.client import build_client, is_client_fresh

BUILDING_NPM = 'echo "$1" >>../npm-calls; mkdir -p dist node_modules; echo page >dist/index.html'


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a working copy with a client of one source file, and an npm that builds it."""
    programs = tmp_path / "programs"
    write_program(programs / "node", "echo v22.1.0")
    write_program(programs / "npm", BUILDING_NPM)
    monkeypatch.setenv("PATH", f"{programs}:/usr/bin:/bin")
    root = tmp_path / "root"
    for name in ("client/package.json", "client/package-lock.json", "client/src/main.ts"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name, encoding="utf-8")
    (root / "locales").mkdir()
    (root / "locales" / "en.ftl").write_text("play = Play", encoding="utf-8")
    return root


def npm_calls(root: Path) -> list[str]:
    return (root / "npm-calls").read_text(encoding="utf-8").split()


def test_client_is_built_once(root: Path) -> None:
    assert not is_client_fresh(root)

    build_client(root)
    build_client(root)

    assert is_client_fresh(root)
    assert npm_calls(root) == ["ci", "run"]


@pytest.mark.parametrize("changed", ["client/src/main.ts", "locales/en.ftl"])
def test_changed_source_is_built_again_without_fetching_packages_again(
    root: Path, changed: str
) -> None:
    build_client(root)

    (root / changed).write_text("changed", encoding="utf-8")
    build_client(root)

    assert npm_calls(root) == ["ci", "run", "run"]


def test_changed_lock_file_fetches_the_packages_again(root: Path) -> None:
    build_client(root)

    (root / "client" / "package-lock.json").write_text("changed", encoding="utf-8")
    build_client(root)

    assert npm_calls(root) == ["ci", "run", "ci", "run"]


def test_removed_build_is_built_again(root: Path) -> None:
    build_client(root)

    (root / "client" / "dist" / "index.html").unlink()

    assert not is_client_fresh(root)
