"""Deals played together: what each counts, when it is over, who has won (1.33, 1.34, 1.35)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.rules.errors import RulesError
from kozyr.rules.events import Result
from kozyr.rules.parameters import PRESETS, Rules
from kozyr.rules.series import Series

TO_THREE = Rules.parse("app series=to_points series_length=3")


def played(rules: Rules, seats: int, *results: Result) -> Series:
    series = Series.start(rules, seats)
    for result in results:
        series = series.after(result)
    return series


def lost_by(fool: int, seats: int = 3) -> Result:
    return Result((fool,), tuple(seat for seat in range(seats) if seat != fool))


def test_a_series_begins_with_nothing() -> None:
    series = Series.start(TO_THREE, 4)

    assert (series.points, series.deals) == ((0, 0, 0, 0), 0)
    assert (series.is_over, series.winners) == (False, ())


def test_every_fool_gets_a_point_against_him() -> None:
    series = played(TO_THREE, 3, lost_by(1), lost_by(2), lost_by(1))

    assert not series.are_points_for
    assert (series.points, series.deals) == ((0, 2, 1), 3)


def test_where_the_first_out_wins_he_gets_a_point_for_him() -> None:
    rules = TO_THREE.changed(**PRESETS["two-player series to 5"])

    series = played(rules, 3, Result((0,), (2, 1)), Result((1,), (2, 0)))

    assert series.are_points_for
    assert series.points == (0, 0, 2)


@pytest.mark.parametrize("placing", ["fool_only", "first_out_wins"])
@pytest.mark.parametrize("result", [Result((), (1, 0)), Result((), (), adjudicated=True)])
def test_a_deal_without_a_fool_counts_and_gives_nobody_a_point(
    placing: str, result: Result
) -> None:
    rules = Rules.parse(f"app placing={placing} series=deals series_length=2")

    series = played(rules, 2, result)

    assert (series.points, series.deals) == ((0, 0), 1)


def test_with_teams_all_partners_get_the_point() -> None:
    lost = Result((1, 3, 5), (0, 2, 4))

    against = played(Rules.parse("teams of three series=count"), 6, lost)
    for_them = played(Rules.parse("teams of three series=count placing=first_out_wins"), 6, lost)

    assert against.points == (0, 1, 0, 1, 0, 1)
    assert for_them.points == (1, 0, 1, 0, 1, 0)


def test_two_players_play_until_one_has_won_five_deals_and_a_draw_adds_nothing() -> None:
    """The series of the preset (D7)."""
    rules = Rules.preset("two-player series to 5")
    draw = Result((), (0, 1))
    deals = [lost_by(1, 2)] * 4 + [draw] + [lost_by(0, 2)] * 2

    four = played(rules, 2, *deals)
    five = four.after(lost_by(1, 2))

    assert (four.points, four.is_over, four.winners) == ((4, 2), False, ())
    assert (five.points, five.is_over, five.winners) == ((5, 2), True, (0,))


def test_with_points_against_those_with_the_fewest_have_won() -> None:
    series = played(TO_THREE, 4, *[lost_by(2, 4)] * 3)

    assert series.is_over
    assert series.winners == (0, 1, 3)


def test_a_series_of_deals_is_over_after_so_many_even_without_a_point() -> None:
    rules = Rules.parse("app series=deals series_length=2")

    series = played(rules, 2, Result((), (0, 1)), Result((), (1, 0)))

    assert series.is_over
    assert series.winners == (0, 1)


@pytest.mark.parametrize("series", ["none", "count"])
def test_without_a_length_points_are_counted_for_ever(series: str) -> None:
    counted = played(Rules.parse(f"app series={series}"), 2, *[lost_by(0, 2)] * 50)

    assert (counted.points, counted.deals, counted.is_over) == ((50, 0), 50, False)


def test_nothing_is_added_to_a_series_that_is_over() -> None:
    over = played(TO_THREE, 2, *[lost_by(0, 2)] * 3)

    with pytest.raises(RulesError, match="over after 3 deals"):
        over.after(lost_by(1, 2))


@given(
    length=st.integers(1, 9),
    placing=st.sampled_from(["fool_only", "first_out_wins"]),
    results=st.lists(st.sampled_from([lost_by(0), lost_by(1), lost_by(2), Result((), (0, 1, 2))])),
)
def test_it_ends_with_the_very_deal_that_reaches_its_length(
    length: int, placing: str, results: list[Result]
) -> None:
    rules = Rules.parse(f"app placing={placing} series=to_points series_length={length}")
    series = Series.start(rules, 3)
    for result in results:
        if series.is_over:
            break
        assert max(series.points) < length
        series = series.after(result)

    assert sum(series.points) <= series.deals
    assert series.is_over == (max(series.points) == length)
    assert (series.winners != ()) == series.is_over
