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
    """(1.14)."""
    game = parse_position(f"rules app throwers={throwers}; {FOUR}")

    assert refusals(game, "A+8d C+8s D+8h") == expected


def test_only_throwers_are_waited_for() -> None:
    """(1.14)."""
    game = parse_position(f"rules app throwers=neighbours; {FOUR}")

    play(game, "B:8c/9c")

    assert game.seats_to_act == (0, 2)
    assert refusals(game, "D.") == ["not_a_thrower"]


def test_neighbour_is_the_next_player_who_is_not_out() -> None:
    """(1.14)."""
    game = parse_position(
        "rules app throwers=neighbours; trump h; A: 8d; B: 9c 10c; C:; D: 8h; E: 8s; out: C;"
        " table: A+8c"
    )

    assert refusals(game, "A+8d D+8h E+8s") == [None, None, "not_a_thrower"]


def test_where_nobody_throws_in_the_bout_ends_with_the_answer() -> None:
    """(1.14)."""
    beaten = parse_position(f"rules app throwers=nobody; {FOUR}")
    taken = parse_position(f"rules app throwers=nobody; {FOUR}")

    assert isinstance(play(beaten, "B:8c/9c")[1], BoutBeaten)
    assert isinstance(play(taken, "B!")[1], BoutTaken)


def test_throwing_in_may_wait_for_the_first_card_beaten() -> None:
    """(1.16)."""
    game = parse_position(f"rules app throw_timing=after_first_beat; {FOUR}")

    before = refusals(game, "A+8d C+8s")
    play(game, "B:8c/9c")

    assert before == ["after_first_beat", "after_first_beat"]
    assert refusals(game, "A+8d C+8s") == [None, None]


def test_throwing_in_that_waits_for_a_beaten_card_may_follow_a_take() -> None:
    """(1.16)."""
    game = parse_position(f"rules app throw_timing=after_first_beat; {FOUR}")

    play(game, "B!")

    assert refusals(game, "A+8d C+8s") == [None, None]


def test_where_nothing_is_added_to_what_is_taken_a_take_ends_the_bout() -> None:
    """(1.17)."""
    game = parse_position(f"rules app throw_after_take=off; {FOUR}")

    assert isinstance(play(game, "B!")[1], BoutTaken)


@pytest.mark.parametrize(("scope", "limit"), [("first_bout", 6), ("until_first_discard", 5)])
def test_first_limit_lasts_for_the_first_bout_or_until_a_discard(scope: str, limit: int) -> None:
    """(1.21)."""
    game = parse_position(
        f"rules app first_cap_scope={scope}; bout 2; trump h; A: 8c; B: 9c 9d 9s 10c 10d 10s;"
        " discard:"
    )

    assert game.attack_limit == limit


def test_first_limit_until_a_discard_is_over_with_the_first_card_discarded() -> None:
    """(1.21)."""
    game = parse_position(
        "rules app first_cap_scope=until_first_discard; bout 2; trump h; A: 8c;"
        " B: 9c 9d 9s 10c 10d 10s; discard: 6c 7c"
    )

    assert game.attack_limit == 6


def test_first_limit_until_a_discard_is_told_as_such() -> None:
    """(1.21)."""
    game = parse_position(
        "rules app first_cap_scope=until_first_discard; bout 2; became 6; trump h; A: 7s; B: Ac;"
        " discard:; table: A+8c/9c A+8d/9d A+8s/9s A+7c/10c A+7d/10d"
    )

    assert refusals(game, "A+7s") == ["first_bout_limit"]


@pytest.mark.parametrize(("taken", "limit"), [(True, 5), (False, 6)])
def test_first_limit_until_a_discard_outlasts_a_take_and_not_a_beat(
    taken: bool, limit: int
) -> None:
    """(1.21)."""
    game = parse_position(
        "rules app first_cap_scope=until_first_discard; bout 1; trump h; A: 8c 6d; B: 9c 9d;"
        " C: 6c 7c 7d 7s 10c 10d 10s; stock: 6s 7h; discard:"
    )

    play(game, "A+8c B! A. C." if taken else "A+8c B:8c/9c A. C.")
    held = {"attacker": game.attacker, "defender": game.defender}

    assert game.bout.number == 2
    assert held == ({"attacker": 2, "defender": 0} if taken else {"attacker": 1, "defender": 2})
    assert game.core.table_limit() == limit


# Leading with several cards.

LEAD = "trump h; A: 8d 8s 9d; B: 9c 10d Jc Qs; C: 8h 7c; table: A+8c"


def test_lead_may_be_of_several_cards_of_one_rank() -> None:
    """(1.12)."""
    game = parse_position(f"rules simple opening=equal_ranks; {LEAD}")

    assert refusals(game, "A+8d A+9d C+8h") == [None, "rank_not_on_table", "not_a_thrower"]
    play(game, "A+8d")
    assert refusals(game, "A+8s") == [None]


def test_lead_is_over_with_the_first_card_beaten() -> None:
    """(1.12)."""
    game = parse_position(f"rules simple opening=equal_ranks; {LEAD}")

    play(game, "A+8d B:8c/9c")

    assert refusals(game, "A+8s") == ["not_a_thrower"]


def test_lead_is_over_when_it_is_taken() -> None:
    """(1.12)."""
    game = parse_position(f"rules neighbours opening=equal_ranks throw_after_take=off; {LEAD}")

    assert isinstance(play(game, "B!")[1], BoutTaken)


def test_limits_hold_for_a_lead_of_several_cards() -> None:
    """(1.12)."""
    game = parse_position(f"rules simple opening=equal_ranks; {LEAD}".replace(" 10d Jc Qs", ""))

    assert refusals(game, "A+8d") == ["defender_hand_limit"]


def test_lead_of_several_cards_needs_no_turn_and_waits_for_no_beat() -> None:
    """(1.12)."""
    game = parse_position(f"rules one by one opening=equal_ranks; {LEAD}")

    assert refusals(game, "A+8d C+8h") == [None, "not_your_turn"]


def test_lead_of_one_card_is_the_default() -> None:
    """(1.12)."""
    assert refusals(parse_position(f"rules simple; {LEAD}"), "A+8d") == ["not_a_thrower"]


# Ranks, order and time.


def test_rank_of_a_beating_card_may_not_be_thrown_in_where_only_attack_ranks_count() -> None:
    """(1.13)."""
    game = parse_position(
        "rules app throw_ranks=attack_only; trump h; A: 8d 10d; B: 10c Jc; C: 10s 8s; table: A+8c"
    )

    play(game, "B:8c/10c")

    assert refusals(game, "A+10d C+10s A+8d") == ["rank_not_on_table", "rank_not_on_table", None]


ORDERED = (
    "rules app throw_order=ordered; trump h; A: 8d 9d; B: 10c Jd Qs Kh; C: 8s 7c; D: 8h 7d;"
    " table: A+8c"
)


def test_in_order_the_attacker_throws_in_first_and_then_the_next_clockwise() -> None:
    """(1.15)."""
    game = parse_position(ORDERED)
    play(game, "B:8c/10c")

    waited = [game.seats_to_act]
    before = refusals(game, "A+8d C+8s D+8h C. D.")
    play(game, "A.")
    waited.append(game.seats_to_act)
    after = refusals(game, "A+8d C+8s D+8h")
    play(game, "C.")
    waited.append(game.seats_to_act)

    assert waited == [(0,), (2,), (3,)]
    assert before == [None, "not_your_turn", "not_your_turn", "not_your_turn", "not_your_turn"]
    assert after == ["already_done", None, "not_your_turn"]


def test_in_order_a_card_laid_gives_the_turn_back_to_the_attacker() -> None:
    """(1.15)."""
    game = parse_position(ORDERED)

    play(game, "B:8c/10c A. C+8s B:8s/Qs")

    assert game.seats_to_act == (0,)


def test_in_order_who_has_no_cards_is_passed_over() -> None:
    """(1.15)."""
    game = parse_position(ORDERED.replace("A: 8d 9d", "A:"))

    play(game, "B:8c/10c")

    assert game.seats_to_act == (2,)


def test_in_order_the_attacker_is_first_after_a_take_too() -> None:
    """(1.15)."""
    game = parse_position(ORDERED)

    play(game, "B!")

    assert refusals(game, "C+8s A+8d") == ["not_your_turn", None]


def test_throwing_in_may_wait_until_all_is_beaten() -> None:
    """(1.16)."""
    game = parse_position(
        "rules app throw_timing=all_beaten; trump h; A: 8d 10d; B: 10c Jd Qs; C: 8s; table: A+8c"
    )

    open_ = refusals(game, "A+8d C+8s")
    play(game, "B:8c/10c")
    covered = refusals(game, "A+8d C+8s")
    play(game, "A+8d")

    assert open_ == ["not_all_beaten", "not_all_beaten"]
    assert covered == [None, None]
    assert refusals(game, "C+8s A+10d") == ["not_all_beaten", "not_all_beaten"]


def test_throwing_in_that_waits_until_all_is_beaten_may_follow_a_take() -> None:
    """(1.16)."""
    game = parse_position(f"rules app throw_timing=all_beaten; {FOUR}")

    play(game, "B!")

    assert refusals(game, "A+8d C+8s") == [None, None]


# Limits.

SIX_BEATEN = "table: A+8c/9c A+8d/9d A+8s/9s A+7c/10c A+7d/10d A+7s/10s"


def test_attack_limit_may_be_another_number_or_none() -> None:
    """(1.18)."""
    hands = f"became 8; trump h; A: 7h; B: Kh Ah; {SIX_BEATEN}"
    seven = parse_position(f"rules app attack_limit=7; {hands}")
    none = parse_position(f"rules app attack_limit=0; {hands}")

    assert (seven.attack_limit, none.attack_limit) == (7, 8)
    assert refusals(seven, "A+7h") == refusals(none, "A+7h") == [None]


def test_no_limit_is_told_as_the_number_of_cards_in_the_pack() -> None:
    """(1.18, 1.19, 3.9)."""
    game = parse_position(
        "rules short 24 attack_limit=0 defender_hand_cap=none; trump h; A: 9c; B: 10c"
    )

    assert game.attack_limit == 24


def test_hand_of_the_defender_may_limit_nothing() -> None:
    """(1.19)."""
    game = parse_position(
        "rules app defender_hand_cap=none; trump h; A: 8d 8s; B: 9c; C: 8h 7c; table: A+8c"
    )

    play(game, "A+8d A+8s")

    assert refusals(game, "C+8h B:8c/9c B!") == [None, None, None]


def test_bout_ends_when_the_defender_has_beaten_all_with_his_last_card_though_no_hand_limits() -> (
    None
):
    """(1.19)."""
    game = parse_position(
        "rules app defender_hand_cap=none; trump h; A: 8d 8s; B: 9c; C: 8h 7c; table: A+8c"
    )

    events = play(game, "B:8c/9c")

    assert isinstance(events[1], BoutBeaten)
    assert game.out == (1,)


def test_defender_without_cards_takes_what_he_cannot_beat_where_no_hand_limits() -> None:
    """(1.19)."""
    game = parse_position(
        "rules app defender_hand_cap=none; trump h; A: 8d 8s; B: 9c; C: 8h 7c; table: A+8c"
    )

    play(game, "A+8d B:8c/9c")

    assert game.seats_to_act == (1,)
    assert [str(move) for move in game.moves(1)] == ["!"]


@pytest.mark.parametrize(("limit", "expected"), [("0", 6), ("3", 3), ("6", 6)])
def test_first_bout_may_have_another_limit_or_none_of_its_own(limit: str, expected: int) -> None:
    """(1.20)."""
    hands = "trump h; A: 8c; B: 9c 9d 9s 10c 10d 10s; stock: 7h"
    first = parse_position(f"rules app first_bout_limit={limit}; bout 1; {hands}")
    later = parse_position(f"rules app first_bout_limit={limit}; bout 2; {hands}")

    assert (first.attack_limit, later.attack_limit) == (expected, 6)
