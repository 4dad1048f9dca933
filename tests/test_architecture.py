"""The engine stands on the standard library alone."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[1] / "src" / "kozyr"
ENGINE = sorted([SOURCES / "cards.py", *(SOURCES / "rules").rglob("*.py")])
ALLOWED = {"kozyr.cards", "kozyr.rules"}
TYPES_OF_COMPILED_CODE = {"librt.vecs", "mypy_extensions"}
"""What the core's own numbers are called; imported by the compiler and the checker alone."""


def imported_modules(source: Path) -> Iterator[str]:
    tree = ast.parse(source.read_text(encoding="utf-8"))
    never_run = {
        node
        for block in ast.walk(tree)
        if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"
        for node in block.body
        if isinstance(node, ast.ImportFrom) and node.module in TYPES_OF_COMPILED_CODE
    }
    for node in ast.walk(tree):
        if node in never_run:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{source} imports relatively"
            assert node.module is not None
            yield node.module


@pytest.mark.parametrize("source", ENGINE, ids=lambda path: str(path.relative_to(SOURCES)))
def test_cards_and_rules_import_only_the_standard_library_and_each_other(source: Path) -> None:
    foreign = {
        module
        for module in imported_modules(source)
        if module.split(".")[0] not in sys.stdlib_module_names
        and ".".join(module.split(".")[:2]) not in ALLOWED
    }

    assert foreign == set()
