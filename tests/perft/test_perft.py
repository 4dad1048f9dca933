"""The numbers of legal sequences are what they were, by the game and by its core."""

import pytest

from tests.perft.perft import Case, cases, count_by_core, count_by_game

CASES = cases()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_as_many_sequences_are_legal_as_ever(case: Case) -> None:
    """A change that is meant is written by ``python -m tests.perft --write``."""
    assert count_by_game(case.game(), len(case.counts)) == case.counts


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_core_counts_as_the_game_does(case: Case) -> None:
    assert count_by_core(case.game().core, len(case.counts)) == case.counts


def test_there_are_twenty_cases_of_different_names_and_several_depths() -> None:
    assert len({case.name for case in CASES}) == len(CASES) >= 20
    assert {len(case.counts) for case in CASES} >= {3, 4, 5, 6}
