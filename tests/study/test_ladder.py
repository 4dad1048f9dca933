"""Ladders: who meets whom, and how it is told."""

from xml.etree import ElementTree

import pytest

from kozyr.rules import Rules
from kozyr.study import DealScore, Match, Score
from kozyr.study.ladder import Standing, is_even, pairs_of, table_of
from kozyr.study.plot import plot_of

SVG = "{http://www.w3.org/2000/svg}"


def standing(*deals: DealScore, seats: int = 2, rules: str = "app") -> Standing:
    match = Match(
        a="beginner", b="some.module:other", rules=Rules.parse(rules), seats=seats, seed=1, deals=1
    )
    return Standing(match, Score(deals))


def test_the_stronger_is_a_and_everybody_meets_everybody() -> None:
    assert pairs_of("xyz", is_even=True, neighbours=False) == [
        ("y", "x"),
        ("z", "x"),
        ("z", "y"),
    ]
    assert pairs_of("xyz", is_even=True, neighbours=True) == [("y", "x"), ("z", "y")]


def test_who_plays_alone_among_others_meets_them_the_other_way_round_too() -> None:
    assert pairs_of("xy", is_even=False, neighbours=False) == [("y", "x"), ("x", "y")]
    assert pairs_of("xy", is_even=False, neighbours=True) == [("y", "x")]


def test_two_and_teams_are_even() -> None:
    assert is_even(standing().match)
    assert is_even(standing(seats=4, rules="teams").match)
    assert not is_even(standing(seats=3).match)


def test_a_row_tells_the_score_and_the_losses() -> None:
    (row,) = table_of([standing(DealScore(1, 1, 0), DealScore(0, 1, 1))])[2:]

    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[:3] == ["beginner – other", "4", "0.625"]
    assert (cells[4], cells[6]) == ("33.3%", "1")


def test_rows_name_how_many_sit_on_the_other_side() -> None:
    assert standing(seats=4).names == "beginner – other × 3"
    assert standing(seats=4).fair == pytest.approx(3 / 4)
    assert standing(seats=4, rules="teams").fair == pytest.approx(1 / 2)


def test_without_a_game_nothing_is_known() -> None:
    (row,) = table_of([standing()])[2:]

    assert "| 0 | 0.500 | 0.000 to 1.000 |  |  | 0 |" in row


def test_the_plot_has_a_dot_at_the_score_within_its_interval() -> None:
    rows = [standing(*[DealScore(1, 1, 0)] * 9, DealScore(0, 2, 0)), standing(DealScore(0, 3, 0))]
    root = ElementTree.fromstring(plot_of(rows, "A & B"))  # noqa: S314 - made just now

    assert root.findtext(f"{SVG}title") == "A & B"
    dots = [float(dot.attrib["cx"]) for dot in root.iter(f"{SVG}circle")]
    assert dots == [pytest.approx(270 + 400 * 0.55), pytest.approx(270 + 400)]
    lines = [line.attrib for line in root.iter(f"{SVG}line") if line.attrib["class"] == "reach"]
    low, high = float(lines[0]["x1"]), float(lines[0]["x2"])
    assert low == pytest.approx(270 + 400 * rows[0].reach.low, abs=0.1)
    assert high == pytest.approx(270 + 400 * rows[0].reach.high, abs=0.1)
    assert low < dots[0] < high
