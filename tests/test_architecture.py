"""The engine stands on the standard library alone."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[1] / "src" / "kozyr"
ENGINE = sorted([SOURCES / "cards.py", *(SOURCES / "rules").rglob("*.py")])
ALLOWED = {"kozyr.cards", "kozyr.rules"}


def imported_modules(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
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
