"""The golden games play as they are written, and show what they say."""

import re
from enum import StrEnum
from functools import cache
from pathlib import Path

import pytest

from kozyr.rules.parameters import DECIDED_BY_A_DEAL_BEFORE
from tests.golden.counterfactuals import DEFAULTS, PARAMETERS, goes_otherwise, other_values
from tests.golden.playthrough import (
    FOLDER,
    SEPARATOR,
    golden_files,
    play_through,
    source_of,
    steps,
)
from tests.golden.situations import ELSEWHERE, MADE, OPENED, TRIED, shows
from tests.golden.steps import Step

DOCUMENT = Path(__file__).parents[2] / "docs" / "rules.md"
GAMES = {
    path.relative_to(FOLDER).with_suffix("").as_posix(): path.read_text(encoding="utf-8")
    for path in golden_files()
}


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_plays_as_it_is_written(name: str) -> None:
    """A change that is meant is written by ``make golden`` and read in the diff."""
    source, _, written = GAMES[name].partition(SEPARATOR)

    assert play_through(source_of(source)).splitlines() == written.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_shows_the_paragraphs_it_names(name: str) -> None:
    for marked in steps(source_of(GAMES[name])):
        assert [paragraph for paragraph in marked.shows if not shows(marked.step, paragraph)] == []


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_says_what_it_shows(name: str) -> None:
    first, second, *_ = GAMES[name].splitlines()
    named = set(re.findall(r"[12]\.\d+", second))

    assert re.fullmatch(r"\{.+\}", first)
    assert named == {
        paragraph for step in steps(source_of(GAMES[name])) for paragraph in step.shows
    }


def test_there_are_enough_golden_games() -> None:
    assert len(GAMES) >= 12


@cache
def claims() -> list[tuple[Step, str]]:
    """Every step of every golden game that shows something, and what."""
    return [
        (marked.step, paragraph)
        for text in GAMES.values()
        for marked in steps(source_of(text))
        for paragraph in marked.shows
    ]


def test_golden_games_show_every_paragraph_that_a_game_can_show() -> None:
    """Of sections 1 and 2."""
    paragraphs = re.findall(r"^(?:\| )?([12]\.\d+)", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    shown = {paragraph for _, paragraph in claims()}

    assert shown == set(paragraphs) - set(ELSEWHERE)
    assert set(OPENED) | set(MADE) | set(TRIED) <= shown


@pytest.mark.parametrize(
    ("paragraph", "name"),
    [(paragraph, name) for paragraph, name in PARAMETERS.items() if paragraph not in ELSEWHERE],
)
def test_golden_games_show_every_value_that_is_not_the_default(paragraph: str, name: str) -> None:
    """By each other value something goes otherwise in one of the games that claim the value."""
    shown = [step for step, claimed in claims() if claimed == paragraph]
    default = DEFAULTS[name]
    values = set(type(default)) - {default} if isinstance(default, StrEnum) else set()
    if name == "first_attacker":
        values -= set(DECIDED_BY_A_DEAL_BEFORE)
    for value in values:
        by_value = [step for step in shown if getattr(step.rules, name) == value]
        assert by_value, f"{name}={value} is shown by no golden game"
        for other in other_values(by_value[0].rules, name):
            assert any(goes_otherwise(step, name, other) for step in by_value), (value, other)
    assert any(getattr(step.rules, name) != default for step in shown)


def test_paragraphs_of_the_parameters_are_about_them() -> None:
    law = DOCUMENT.read_text("utf-8")

    for paragraph, name in PARAMETERS.items():
        assert re.search(rf"^{re.escape(paragraph)}\. `{name}`", law, re.MULTILINE), paragraph
