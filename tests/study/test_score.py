"""Scores and their intervals, against examples worked out by hand."""

from math import sqrt

import pytest

from kozyr.study import DealScore, Interval, Score
from kozyr.study.score import wilson


def test_losses_are_counted_over_all_deals() -> None:
    score = Score((DealScore(1, 0, 1), DealScore(0, 2, 0), DealScore(1, 1, 0)))

    assert (score.losses_a, score.losses_b, score.draws, score.games) == (2, 3, 1, 6)
    assert score.loss_rate_a == pytest.approx(2 / 5)


def test_without_a_decided_game_there_is_no_rate() -> None:
    score = Score((DealScore(0, 0, 2),))

    assert score.loss_rate_a is None
    assert score.interval is None


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    """20 of 100: (0.2 + 1.9208/100 ± 1.96 √(0.0016 + 0.9604/10000)) / 1.038415."""
    reach = 1.959964 * sqrt(0.0016 + 3.841459 / 40_000)
    low = (0.2 + 3.841459 / 200 - reach) / 1.03841459
    high = (0.2 + 3.841459 / 200 + reach) / 1.03841459

    assert wilson(0.2, 100) == pytest.approx(Interval(low, high), abs=1e-6)
    assert wilson(0.2, 100) == pytest.approx(Interval(0.1334, 0.2888), abs=1e-4)


def test_the_deal_is_the_unit_of_the_interval() -> None:
    """Four deals, 8 decided games, 2 of them lost: the rate is 1/4.

    Residuals (lost - rate x decided): 1.5, -0.5, -0.5, -0.5; squares 2.25 + 3 x 0.25 = 3.
    Variance 4/3 x 3 / 8² = 1/16, so the match is worth (1/4 x 3/4) / (1/16) = 3 games.
    """
    score = Score((DealScore(2, 0, 0), *[DealScore(0, 2, 0)] * 3))

    assert score.interval == pytest.approx(wilson(1 / 4, 3))


def test_deals_that_always_go_alike_by_seat_are_worth_more_than_their_games() -> None:
    """Each deal but one is split, so there is less chance in them than in single games."""
    split = Score((*[DealScore(1, 1, 0)] * 9, DealScore(0, 2, 0)))
    alike = Score((*[DealScore(2, 0, 0)] * 4, DealScore(1, 1, 0), *[DealScore(0, 2, 0)] * 5))

    assert split.loss_rate_a == alike.loss_rate_a
    assert split.interval is not None
    assert alike.interval is not None
    assert split.interval.high < alike.interval.high


def test_a_match_without_a_loss_is_not_certain_of_the_next() -> None:
    score = Score(tuple([DealScore(0, 2, 0)] * 10))

    assert score.interval == pytest.approx(wilson(0, 10))
    assert score.interval is not None
    assert score.interval.high > 0.2


def test_draws_do_not_change_the_rate() -> None:
    score = Score((DealScore(1, 0, 1), DealScore(0, 1, 1), DealScore(0, 0, 2)))

    assert score.loss_rate_a == pytest.approx(1 / 2)


def test_a_draw_makes_everybody_fool_alike() -> None:
    assert DealScore(0, 1, 1).score_a == pytest.approx(3 / 4)
    assert DealScore(0, 0, 4).score_a == pytest.approx(3 / 4)
    assert DealScore(1, 2, 1).score_a == pytest.approx(1 - 1.25 / 4)


def test_the_deal_is_the_unit_of_the_interval_of_the_score_too() -> None:
    """Scores 1, 1/2, 1/4 and 1/4 of four deals: mean 1/2, squares 1/4 + 0 + 2/16 = 3/8.

    Variance 4/3 x 3/8 / 4² = 1/32, so the match is worth (1/2 x 1/2) / (1/32) = 8 games.
    """
    deals = (DealScore(0, 2, 0), DealScore(1, 1, 0), *[DealScore(1, 0, 1)] * 2)

    assert Score(deals).score_a == pytest.approx(1 / 2)
    assert Score(deals).score_interval == pytest.approx(wilson(1 / 2, 8))


def test_deals_that_all_come_to_the_same_are_worth_a_game_each() -> None:
    score = Score(tuple([DealScore(0, 2, 1)] * 7))

    assert score.score_a == pytest.approx(8 / 9)
    assert score.score_interval == pytest.approx(wilson(8 / 9, 7))


def test_without_a_game_there_is_no_score() -> None:
    assert Score(()).score_a is None
    assert Score(()).score_interval is None
