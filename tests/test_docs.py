"""What the documents say is true."""

import doctest
import re
from dataclasses import Field, fields
from enum import StrEnum
from pathlib import Path

import pytest

from kozyr import Rules
from kozyr.study.vectors import run_vectors

ROOT = Path(__file__).resolve().parents[1]
PICTURES = sorted((ROOT / "docs").rglob("*.png"))
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
RULES_PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


def by_name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


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


def paragraph_of(name: str) -> str:
    """The paragraph of section 1 that is about the parameter *name*."""
    found = re.search(rf"^1\.\d+\. `{name}`.*?(?=\n\n)", RULES_PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found.group()


PARAMETERS = [pytest.param(field, id=field.name) for field in fields(Rules)]


def test_every_paragraph_about_a_parameter_is_about_one_there_is() -> None:
    named = re.findall(r"^1\.\d+\. `(\w+)`", RULES_PAGE, re.MULTILINE)

    assert sorted(named) == sorted(field.name for field in fields(Rules))


@pytest.mark.parametrize("field", PARAMETERS)
def test_paragraph_of_a_parameter_names_its_default_first(field: Field[object]) -> None:
    _, *values = re.findall(r"`([^`]+)`", paragraph_of(field.name))

    if field.name not in ("series_length", "next_first_attacker"):  # whose values stand elsewhere
        assert values[0] == written(field.default)


@pytest.mark.parametrize("field", PARAMETERS)
def test_paragraph_of_a_parameter_names_all_its_values(field: Field[object]) -> None:
    paragraph = paragraph_of(field.name)
    if field.name == "next_first_attacker":  # "the same, and" four more
        paragraph += paragraph_of("first_attacker")
    values = set(re.findall(r"`([^`]+)`", paragraph))

    assert values_of(field) <= values


def values_of(field: Field[object]) -> set[str]:
    """The values of a parameter, as text; none for a number."""
    match field.default:
        case bool():
            return {"on", "off"}
        case StrEnum() if field.name == "first_attacker":
            return {"lowest_trump", "left_of_dealer", "lot"}
        case StrEnum(default):
            return {str(value) for value in type(default)}
        case _:
            return set()


def test_vector_of_the_page_holds() -> None:
    vector = re.search(r"^V21 .*$", RULES_PAGE, re.MULTILINE)

    assert vector is not None
    assert [outcome.problems for outcome in run_vectors(vector.group())] == [()]


def written(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
