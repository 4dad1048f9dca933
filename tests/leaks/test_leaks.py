"""Nobody is sent a byte, or at another moment, that depends on cards he may not know."""

import pytest

from tests.leaks.compare import compare
from tests.leaks.script import HIDING

ENOUGH = 2


@pytest.mark.parametrize("rules", HIDING)
def test_two_games_that_differ_in_what_a_reader_cannot_see_are_the_same_bytes_at_the_same_moments(
    rules: str,
) -> None:
    compared = 0
    for seed in range(1000, 1020):
        outcome = compare(seed, rules)
        assert outcome.is_good, f"game {seed}: {outcome.early or outcome.differs}"
        compared += outcome.is_compared
        if compared == ENOUGH:
            return
    pytest.fail("hardly any deal has another that looks alike")


def test_so_they_are_by_rules_drawn_at_random_and_the_end_tells_that_they_differed() -> None:
    outcomes = [compare(seed) for seed in range(8, 16)]

    for outcome in outcomes:
        assert outcome.is_good, f"game {outcome.seed}: {outcome.early or outcome.differs}"
    assert sum(outcome.is_compared for outcome in outcomes) > len(outcomes) / 2
    assert any(outcome.is_told_at_last for outcome in outcomes)
