"""Every paragraph of the law that is played has a test that names it."""

import re
from pathlib import Path

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
