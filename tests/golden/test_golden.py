"""The golden games play as they are written, and show what they say."""

import re
from pathlib import Path

import pytest

from tests.golden.playthrough import (
    SEPARATOR,
    golden_files,
    play_through,
    source_of,
    steps,
)
from tests.golden.situations import ELSEWHERE, MADE, TRIED, situations

DOCUMENT = Path(__file__).parents[2] / "docs" / "rules.md"
GAMES = {path.stem: path.read_text(encoding="utf-8") for path in golden_files()}


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_plays_as_it_is_written(name: str) -> None:
    """A change that is meant is written by ``make golden`` and read in the diff."""
    source, _, written = GAMES[name].partition(SEPARATOR)

    assert play_through(source_of(source)).splitlines() == written.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_shows_the_paragraphs_it_names(name: str) -> None:
    for marked in steps(source_of(GAMES[name])):
        assert marked.shows <= situations(marked.step), marked.text


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_says_what_it_shows(name: str) -> None:
    first, second, *_ = GAMES[name].splitlines()
    named = set(re.findall(r"2\.\d+", second))

    assert re.fullmatch(r"\{.+\}", first)
    assert named == {
        paragraph for step in steps(source_of(GAMES[name])) for paragraph in step.shows
    }


def test_there_are_enough_golden_games() -> None:
    assert len(GAMES) >= 12


def test_golden_games_show_every_situation_of_the_rules_that_can_occur() -> None:
    """Paragraphs of section 2, but those that no game by the presets can show."""
    paragraphs = set(re.findall(r"^\| (2\.\d+) \|", DOCUMENT.read_text("utf-8"), re.MULTILINE))
    shown = {
        paragraph
        for text in GAMES.values()
        for marked in steps(source_of(text))
        for paragraph in marked.shows
    }

    assert shown == paragraphs - set(ELSEWHERE)
    assert set(MADE) | set(TRIED) == shown
