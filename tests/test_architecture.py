"""The engine stands on the standard library alone."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kozyr.rules import native

SOURCES = Path(__file__).resolve().parents[1] / "src" / "kozyr"
ENGINE = sorted([SOURCES / "cards.py", *(SOURCES / "rules").rglob("*.py")])
ALLOWED = {"kozyr.cards", "kozyr.rules"}
NATIVE = SOURCES / "rules" / "native.py"
TYPES_OF_COMPILED_CODE = {"librt.vecs", "mypy_extensions"}
"""What the core's own numbers are called for the compiler and the checker.

Only `NATIVE` names them, under TYPE_CHECKING: nothing that runs imports them.
"""


Import = ast.Import | ast.ImportFrom


def imports_of(tree: ast.AST) -> Iterator[Import]:
    return (node for node in ast.walk(tree) if isinstance(node, Import))


def never_run(tree: ast.AST) -> set[Import]:
    """The imports that only the checker and the compiler see."""
    return {
        node
        for block in ast.walk(tree)
        if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"
        for body in block.body
        for node in imports_of(body)
    }


def modules_of(node: Import) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    assert node.level == 0, f"line {node.lineno} imports relatively"
    assert node.module is not None
    return [node.module]


def imported_modules(source: Path) -> Iterator[str]:
    """The modules that *source* imports, but for the types of compiled code in `NATIVE`."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    passed_over = never_run(tree) if source == NATIVE else set()
    for node in imports_of(tree):
        modules = modules_of(node)
        if node not in passed_over or not TYPES_OF_COMPILED_CODE.issuperset(modules):
            yield from modules


@pytest.mark.parametrize("source", ENGINE, ids=lambda path: str(path.relative_to(SOURCES)))
def test_cards_and_rules_import_only_the_standard_library_and_each_other(source: Path) -> None:
    foreign = {
        module
        for module in imported_modules(source)
        if module.split(".")[0] not in sys.stdlib_module_names
        and ".".join(module.split(".")[:2]) not in ALLOWED
    }

    assert foreign == set()


def test_compiled_types_are_named_in_one_file_for_the_checker_alone() -> None:
    tree = ast.parse(NATIVE.read_text(encoding="utf-8"))
    named = {module for node in never_run(tree) for module in modules_of(node)}

    assert named == TYPES_OF_COMPILED_CODE


def test_compiled_types_are_plain_ones_where_nothing_is_compiled() -> None:
    assert (vars(native)["i64"], vars(native)["vec"]) == (int, list)
