"""Every paragraph of the law that is played has a test that names it."""

import re
from dataclasses import fields
from enum import StrEnum
from pathlib import Path

from kozyr.rules import Rules, UnsupportedRules

ROOT = Path(__file__).parents[2]
TESTS = [ROOT / "tests" / "test_cards.py", *sorted((ROOT / "tests" / "rules").glob("*.py"))]

# Two packs and teams are not played yet; `UnsupportedRules` refuses them.
NOT_PLAYED = {"2.34", "2.35", "2.39", "2.40"}


def paragraphs() -> set[str]:
    law = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    return set(re.findall(r"^(?:\| )?([02]\.\d+)\b", law, re.MULTILINE))


def cited(files: list[Path]) -> set[str]:
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    groups = re.findall(r"\(([02]\.\d+(?:, [02]\.\d+)*)\)", text)
    return {number for group in groups for number in group.split(", ")}


def test_every_paragraph_that_is_played_is_cited_by_a_test() -> None:
    assert paragraphs() - cited(TESTS) == NOT_PLAYED


def test_every_paragraph_that_is_cited_is_in_the_law() -> None:
    sources = sorted((ROOT / "src" / "kozyr" / "rules").glob("*.py"))

    assert cited(sources) != set()
    assert cited([*sources, *TESTS]) <= paragraphs()


def test_values_that_the_page_calls_not_played_are_those_that_are_refused() -> None:
    law = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \|[^|]+\|[^|]+\|[^|]*\|([^|]*)\|$", law, re.MULTILINE)
    written = {(name, value) for name, values in rows for value in re.findall(r"`(\w+)`", values)}

    assert len(rows) == len(fields(Rules))
    assert written == {
        (field.name, value)
        for field in fields(Rules)
        for value in _texts(field.default)
        if not _is_played(field.name, value)
    }


def _texts(default: object) -> list[str]:
    """All values of a closed set, as text."""
    if isinstance(default, StrEnum):
        return [str(value) for value in type(default)]
    return ["on", "off"] if isinstance(default, bool) else []


def _is_played(name: str, value: str) -> bool:
    try:
        Rules.parse(f"app {name}={value}")
    except UnsupportedRules:
        return False
    return True
