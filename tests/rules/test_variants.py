"""Who may throw in and when, where the rules differ from the presets."""

import pytest

from kozyr.rules import BoutBeaten, BoutTaken, parse_position
from tests.rules.notation import play, refusals

FOUR = "trump h; A: 8d 9d; B: 9c 10c Jc; C: 8s 7c; D: 8h 7d; table: A+8c"


@pytest.mark.parametrize(
    ("throwers", "expected"),
    [
        ("all", [None, None, None]),
        ("neighbours", [None, None, "not_a_thrower"]),
        ("attacker_only", [None, "not_a_thrower", "not_a_thrower"]),
        ("nobody", ["not_a_thrower", "not_a_thrower", "not_a_thrower"]),
    ],
)
def test_throwers_are_those_the_rules_name(throwers: str, expected: list[str | None]) -> None:
    game = parse_position(f"rules app throwers={throwers}; {FOUR}")

    assert refusals(game, "A+8d C+8s D+8h") == expected


def test_only_throwers_are_waited_for() -> None:
    game = parse_position(f"rules app throwers=neighbours; {FOUR}")

    play(game, "B:8c/9c")

    assert game.seats_to_act == (0, 2)
    assert refusals(game, "D.") == ["not_a_thrower"]


def test_neighbour_is_the_next_player_who_is_not_out() -> None:
    game = parse_position(
        "rules app throwers=neighbours; trump h; A: 8d; B: 9c 10c; C:; D: 8h; E: 8s; out: C;"
        " table: A+8c"
    )

    assert refusals(game, "A+8d D+8h E+8s") == [None, None, "not_a_thrower"]


def test_where_nobody_throws_in_the_bout_ends_with_the_answer() -> None:
    beaten = parse_position(f"rules app throwers=nobody; {FOUR}")
    taken = parse_position(f"rules app throwers=nobody; {FOUR}")

    assert isinstance(play(beaten, "B:8c/9c")[1], BoutBeaten)
    assert isinstance(play(taken, "B!")[1], BoutTaken)


def test_throwing_in_may_wait_for_the_first_card_beaten() -> None:
    game = parse_position(f"rules app throw_timing=after_first_beat; {FOUR}")

    before = refusals(game, "A+8d C+8s")
    play(game, "B:8c/9c")

    assert before == ["after_first_beat", "after_first_beat"]
    assert refusals(game, "A+8d C+8s") == [None, None]


def test_throwing_in_that_waits_for_a_beaten_card_may_follow_a_take() -> None:
    game = parse_position(f"rules app throw_timing=after_first_beat; {FOUR}")

    play(game, "B!")

    assert refusals(game, "A+8d C+8s") == [None, None]


def test_where_nothing_is_added_to_what_is_taken_a_take_ends_the_bout() -> None:
    game = parse_position(f"rules app throw_after_take=off; {FOUR}")

    assert isinstance(play(game, "B!")[1], BoutTaken)


@pytest.mark.parametrize(("scope", "limit"), [("first_bout", 6), ("until_first_discard", 5)])
def test_first_limit_lasts_for_the_first_bout_or_until_a_discard(scope: str, limit: int) -> None:
    game = parse_position(
        f"rules app first_cap_scope={scope}; bout 2; trump h; A: 8c; B: 9c 9d 9s 10c 10d 10s;"
        " discard:"
    )

    assert game.attack_limit == limit


def test_first_limit_until_a_discard_is_over_with_the_first_card_discarded() -> None:
    game = parse_position(
        "rules app first_cap_scope=until_first_discard; bout 2; trump h; A: 8c;"
        " B: 9c 9d 9s 10c 10d 10s; discard: 6c 7c"
    )

    assert game.attack_limit == 6


def test_first_limit_until_a_discard_is_told_as_such() -> None:
    game = parse_position(
        "rules app first_cap_scope=until_first_discard; bout 2; became 6; trump h; A: 7s; B: Ac;"
        " discard:; table: A+8c/9c A+8d/9d A+8s/9s A+7c/10c A+7d/10d"
    )

    assert refusals(game, "A+7s") == ["first_bout_limit"]
