"""Durations are counted, not kept, and percentiles stay right to within 1 %."""

import random

import pytest

from kozyr.study import Durations


def durations(*seconds: float) -> Durations:
    found = Durations()
    for duration in seconds:
        found.add(duration)
    return found


def test_a_percentile_is_the_least_that_so_many_do_not_exceed() -> None:
    hundred = durations(*(float(i) for i in range(1, 101)))

    assert hundred.percentile(95) == pytest.approx(95, rel=0.01)
    assert hundred.percentile(50) == pytest.approx(50, rel=0.01)
    assert hundred.percentile(100) == 100


def test_a_percentile_of_microseconds_is_as_right_as_one_of_seconds() -> None:
    dice = random.Random(1)
    seconds = sorted(10 ** dice.uniform(-6, 1) for _ in range(999))

    for percent in (5, 50, 95, 99):
        exact = seconds[-(-len(seconds) * percent // 100) - 1]
        assert durations(*seconds).percentile(percent) == pytest.approx(exact, rel=0.01)


def test_number_mean_and_longest_are_exact() -> None:
    three = durations(0.5, 0.25, 0.75)

    assert (len(three), three.mean, three.longest) == (3, 0.5, 0.75)


def test_parts_put_together_are_the_whole() -> None:
    part = durations(0.5, 0.25)
    part.add_all(durations(0.5, 8.0))

    assert part == durations(0.5, 0.25, 0.5, 8.0)


def test_of_none_all_is_zero() -> None:
    none = Durations()

    assert (len(none), none.mean, none.longest, none.percentile(95)) == (0, 0, 0, 0)
