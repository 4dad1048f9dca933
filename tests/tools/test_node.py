"""Finding Node, and failing to fetch one."""

from pathlib import Path

import pytest

from tests.tools.programs import write_program
from tools.node import WHEEL, Node, ensure_node, find_node
from tools.python import venv_python
from tools.steps import SetupError


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the only folder of the search path, empty at first."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def test_node_on_the_search_path_is_used_with_its_npm(tmp_path: Path, programs: Path) -> None:
    node = write_program(programs / "node", "echo v22.1.0")
    npm = write_program(programs / "npm", "")

    assert find_node(tmp_path) == Node(node.parent, (str(npm),))


def test_node_without_npm_is_none(tmp_path: Path, programs: Path) -> None:
    write_program(programs / "node", "echo v22.1.0")

    assert find_node(tmp_path) is None


def test_fetched_node_is_used_where_the_one_on_the_path_is_too_old(
    tmp_path: Path, programs: Path
) -> None:
    write_program(programs / "node", "echo v18.20.0")
    write_program(programs / "npm", "")
    fetched = write_program(tmp_path / ".node" / WHEEL / "bin" / "node", "echo v24.0.0")

    found = find_node(tmp_path)

    assert found is not None
    assert found.folder == fetched.parent
    assert found.npm[0] == str(fetched)


@pytest.mark.usefixtures("programs")
def test_node_that_cannot_be_fetched_is_one_sentence_that_names_the_log(tmp_path: Path) -> None:
    write_program(venv_python(tmp_path), "echo no network; exit 1")

    with pytest.raises(SetupError, match=r"^Node 20 or newer .*\(details in .*node\.log\)\.$"):
        ensure_node(tmp_path)
    assert (tmp_path / "build" / "node.log").read_text(encoding="utf-8") == "no network\n"
