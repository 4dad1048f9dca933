"""What the documents say is true."""

import doctest
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from kozyr import Rules
from kozyr.study.vectors import run_vectors

ROOT = Path(__file__).resolve().parents[1]
PICTURES = sorted((ROOT / "docs").rglob("*.png"))
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
RULES_PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
PARAGRAPHS = set(re.findall(r"^(?:\| )?(\d\.\d+)", RULES_PAGE, re.MULTILINE))


def by_name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def citations(folder: str) -> Iterator[tuple[str, str]]:
    """Find every ``(2.13)`` or ``(2.14, 2.15)`` in the docstrings and comments of *folder*."""
    for source in sorted((ROOT / folder).rglob("*.py")):
        for group in re.findall(r"\((\d\.\d+(?:, \d\.\d+)*)\)", source.read_text(encoding="utf-8")):
            for number in group.split(", "):
                yield by_name(source), number


@pytest.mark.parametrize("document", DOCUMENTS, ids=by_name)
def test_samples_of_a_document_run_as_written(document: Path) -> None:
    result = doctest.testfile(str(document), module_relative=False, encoding="utf-8")

    assert result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=by_name)
def test_links_of_a_document_lead_somewhere(document: Path) -> None:
    targets = re.findall(r"\]\((?!https?://)([^)#]+)[^)]*\)", document.read_text(encoding="utf-8"))

    assert [target for target in targets if not (document.parent / target).exists()] == []


@pytest.mark.parametrize("picture", PICTURES, ids=by_name)
def test_every_picture_is_shown_and_small(picture: Path) -> None:
    gallery = (picture.parent / "README.md").read_text(encoding="utf-8")

    assert f"]({picture.name})" in gallery
    assert picture.stat().st_size <= 300_000


def test_readme_shows_the_library() -> None:
    samples = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text(encoding="utf-8"))

    assert len(samples) > 10


def test_every_paragraph_that_code_or_tests_cite_is_in_the_rules() -> None:
    cited = [*citations("src/kozyr/rules"), *citations("tests/rules")]

    assert cited
    assert [(where, number) for where, number in cited if number not in PARAGRAPHS] == []


def test_parameters_of_the_rules_are_those_of_the_page_with_their_defaults() -> None:
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| `(\w+)` \|", RULES_PAGE, re.MULTILINE)

    assert rows == [(field.name, written(field.default)) for field in fields(Rules)]


def test_values_that_the_page_calls_played_are_played() -> None:
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| `\w+` \| (`[^|]+`) \|", RULES_PAGE, re.MULTILINE)
    played = [(name, value) for name, values in rows for value in re.findall(r"\w+", values)]

    assert len(played) > 5
    for name, value in played:
        assert written(getattr(Rules.parse(f"app {name}={value}"), name)) == value


def test_vector_of_the_page_holds() -> None:
    vector = re.search(r"^V21 .*$", RULES_PAGE, re.MULTILINE)

    assert vector is not None
    assert [outcome.problems for outcome in run_vectors(vector.group())] == [()]


def written(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
