"""Every paragraph of the law is cited where it is played and where it is proved.

A citation is a number in brackets in a docstring or comment, (2.13) or (1.8, 1.9) or
(1.8 to 1.10).
"""

import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LAW = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
PARAGRAPHS = re.findall(r"^(?:\| )?([0-3]\.\d+)\b", LAW, re.MULTILINE)
PLACES = {"played": ("src/kozyr/rules", "*.py"), "proved": ("tests", "test_*.py")}

NUMBER = r"\d\.\d+"
CITATION = re.compile(rf"\(({NUMBER}(?:(?:, | to |; ){NUMBER})*)(?:[,;] [^()]*)?\)")


def words_of(source: Path) -> Iterator[str]:
    """The docstrings, other texts, and comments of a Python file."""
    code = source.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type in (tokenize.STRING, tokenize.COMMENT):
            yield token.string


@cache
def cited(folder: str, files: str) -> dict[str, str]:
    """Every number cited in *files* of *folder*, and a file that does so."""
    return {
        number: source.relative_to(ROOT).as_posix()
        for source in sorted((ROOT / folder).rglob(files))
        for words in words_of(source)
        for citation in CITATION.finditer(words)
        for number in re.findall(NUMBER, citation[1])
    }


def test_paragraphs_of_the_law_are_numbered_one_by_one() -> None:
    numbers = [tuple(map(int, number.split("."))) for number in PARAGRAPHS]
    last = {section: max(n for s, n in numbers if s == section) for section in range(4)}

    assert numbers == [(section, n) for section in range(4) for n in range(1, last[section] + 1)]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("paragraph", PARAGRAPHS)
def test_paragraph_is_cited(paragraph: str, place: str) -> None:
    assert paragraph in cited(*PLACES[place])


@pytest.mark.parametrize("folder", ["src/kozyr", "tests"])
def test_no_citation_names_a_paragraph_that_does_not_exist(folder: str) -> None:
    cited_in_vain = {
        number: source
        for number, source in cited(folder, "*.py").items()
        if number not in PARAGRAPHS
    }

    assert cited_in_vain == {}
