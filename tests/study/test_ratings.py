"""Ratings: who lost, against all the others."""

from random import Random

import pytest

from kozyr.rules import PRESETS, Rules
from kozyr.study.ratings import (
    START,
    Family,
    Skill,
    Standing,
    family_of,
    rated,
    weight_of,
)

NEW = Skill()


def test_the_fool_loses_what_the_others_win_alike() -> None:
    after = rated([NEW] * 4, Standing(fools=(2,)))

    safe = {after[seat].rating for seat in (0, 1, 3)}
    assert len(safe) == 1
    assert after[2].rating < START < safe.pop()


def test_a_draw_of_equals_changes_no_rating_and_one_of_others_brings_them_together() -> None:
    assert [round(each.rating) for each in rated([NEW] * 3, Standing(fools=()))] == [1500] * 3

    weak, strong = rated([Skill(1400, 200), Skill(1700, 200)], Standing(fools=()))
    assert weak.rating > 1400
    assert strong.rating < 1700


def test_who_left_has_lost_more_than_the_fool() -> None:
    after = rated([NEW] * 3, Standing(fools=(0,), left=(1,)))

    assert after[1].rating < after[0].rating < after[2].rating


def test_partners_win_and_lose_together() -> None:
    after = rated([NEW] * 4, Standing(fools=(0, 2), teams=True))

    assert after[0].rating == after[2].rating < START < after[1].rating == after[3].rating


def test_nobody_is_less_sure_after_a_game() -> None:
    known = [Skill(1500, 60), Skill(1500, 500)]

    after = rated(known, Standing(fools=(0,)))

    assert all(new.deviation <= old.deviation for new, old in zip(after, known, strict=True))


def test_a_game_of_weight_nothing_changes_nothing() -> None:
    known = [Skill(1480, 120), Skill(1610, 90)]

    assert rated(known, Standing(fools=(1,)), weight=0) == known


def test_the_more_the_same_people_play_the_less_it_counts() -> None:
    weights = [weight_of(games) for games in range(20)]

    assert weights[0] == 1
    assert weights == sorted(weights, reverse=True)
    assert weights[4] == pytest.approx(0.5)


def test_handing_over_points_in_a_row_brings_less_and_less() -> None:
    known = [Skill(1500, 120), Skill(1500, 120)]
    handed, earned = known, known
    for game in range(40):
        handed = rated(handed, Standing(fools=(1,)), weight_of(game))
        earned = rated(earned, Standing(fools=(1,)))

    assert handed[0].rating - 1500 < (earned[0].rating - 1500) / 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_better_player_is_found_to_be_better(seats: int) -> None:
    """The first loses half as often as any other."""
    rng = Random(7)
    skills = [NEW] * seats
    for _ in range(300):
        [fool] = rng.choices(range(seats), [1] + [2] * (seats - 1))
        skills = rated(skills, Standing(fools=(fool,)))

    assert all(skills[0].rating > other.rating + 50 for other in skills[1:])
    assert all(each.is_settled for each in skills)
    assert not NEW.is_settled


def test_every_preset_has_a_family() -> None:
    families = {name: family_of(Rules.preset(name)) for name in PRESETS}

    assert families["app"] is families["short 24"] is Family.THROW_IN
    assert families["app+transfer"] is families["transfer and show"] is Family.TRANSFER
    assert families["simple"] is Family.SIMPLE
    assert families["teams of three"] is Family.TEAMS
    assert set(families.values()) == set(Family)
