"""Opening, throwing in, being done, and the limit of a bout."""

import pytest

from kozyr.rules import Attacked, DoneSaid, Phase, ThrownIn, parse_position
from tests.rules.notation import play, refusals

OPEN = "trump h; A: 8c 8d 9d 6h; B: 10c Jd Qs Kh; C: 10d 8s 7c; stock: 7s 6d 7h"
FIVE_BEATEN = "A+8c/9c A+8d/9d A+8s/9s A+7c/10c A+7d/10d"


def test_attacker_must_open_and_everybody_else_waits() -> None:
    """(0.5)."""
    game = parse_position(OPEN)

    assert game.seats_to_act == (0,)
    assert [str(move) for move in game.moves(0)] == ["+8c", "+8d", "+9d", "+6h"]
    assert game.moves(1) == game.moves(2) == []


def test_any_card_opens_a_trump_too() -> None:
    """(2.41)."""
    game = parse_position(OPEN)

    assert isinstance(play(game, "A+6h")[0], Attacked)
    assert refusals(game, "B:6h/10c B:6h/Kh") == ["trump_needed", None]


def test_rank_of_an_attack_card_may_be_thrown_in_by_everybody_but_the_defender() -> None:
    """(0.9)."""
    game = parse_position(f"{OPEN}; table: A+8h")

    assert refusals(game, "A+8c C+8s A+9d C+7c") == [
        None,
        None,
        "rank_not_on_table",
        "rank_not_on_table",
    ]


def test_rank_of_a_beating_card_may_be_thrown_in() -> None:
    """(0.9)."""
    game = parse_position(OPEN)

    play(game, "A+8c B:8c/10c")

    assert refusals(game, "C+10d") == [None]
    assert isinstance(play(game, "C+10d")[0], ThrownIn)


def test_defender_never_throws_in() -> None:
    """(0.9)."""
    game = parse_position("trump h; A: 9d; B: 8d 10d; table: A+8c/10c")

    assert refusals(game, "B+8d B+10d") == ["defender_never_adds", "defender_never_adds"]


def test_cards_may_be_thrown_in_before_the_defender_has_answered() -> None:
    """(2.7)."""
    game = parse_position(OPEN)

    play(game, "A+8c")

    assert game.phase is Phase.DEFEND
    assert refusals(game, "A+8d C+8s") == [None, None]


def test_throwing_in_may_make_a_transfer_impossible() -> None:
    """C holds two cards: one attack could be transferred to him, two cannot (2.7)."""
    game = parse_position(
        "rules app+transfer; trump h; A: 8d 9d; B: 8h 9c 10c; C: 6c 7c;table: A+8c"
    )

    before = refusals(game, "B>8h")
    play(game, "A+8d")

    assert (before, refusals(game, "B>8h")) == ([None], ["receiver_hand_limit"])


def test_nobody_can_be_done_while_a_card_is_unbeaten() -> None:
    """(0.6)."""
    game = parse_position(OPEN)

    play(game, "A+8c")

    assert refusals(game, "A. C.") == ["unbeaten_cards", "unbeaten_cards"]


def test_done_waits_for_all_who_may_throw_in() -> None:
    """(0.12)."""
    game = parse_position(OPEN)

    assert play(game, "A+8c B:8c/10c A.") == (DoneSaid(0),)
    assert game.seats_to_act == (2,)


def test_who_is_done_adds_nothing_until_another_card_is_laid() -> None:
    """(0.10)."""
    game = parse_position(OPEN)
    play(game, "A+8c B:8c/10c A.")

    before = refusals(game, "A+8d A.")
    play(game, "C+8s")

    assert before == ["already_done", "already_done"]
    assert refusals(game, "A+8d") == [None]


@pytest.mark.parametrize("turn", ["C+10d", "C+10d B:10d/Jd"])
def test_every_card_laid_undoes_done(turn: str) -> None:
    """(0.10)."""
    game = parse_position(OPEN)
    play(game, f"A+8c B:8c/10c A. {turn}")

    assert game.bout.done == set()


def test_take_undoes_done() -> None:
    """(0.10)."""
    game = parse_position(OPEN)
    play(game, "A+8c B:8c/10c A. C+10d B!")

    assert game.seats_to_act == (0, 2)


def test_transfer_undoes_done() -> None:
    """(0.10)."""
    game = parse_position(
        "rules app+transfer; trump h; A: 9d; B: 8d 9s; C: 6c 7c; table: A+8c; done: A"
    )

    play(game, "B>8d")

    assert game.bout.done == set()


def test_who_has_no_cards_is_done() -> None:
    """(0.10)."""
    game = parse_position("trump h; A: 8c; B: 10c Jc; C: 9d; stock: 7s 7h")

    play(game, "A+8c B:8c/10c")

    assert game.seats_to_act == (2,)
    assert refusals(game, "A.") == ["already_done"]


def test_first_bout_has_five_attack_cards_at_most() -> None:
    """(0.11)."""
    game = parse_position(f"bout 1; became 6; trump h; A: 7s; B: Kh Ah; table: {FIVE_BEATEN}")

    assert game.attack_limit == 5
    assert refusals(game, "A+7s") == ["first_bout_limit"]


def test_later_bout_has_six_attack_cards_at_most() -> None:
    """(0.11)."""
    game = parse_position(f"bout 2; became 7; trump h; A: 7s 7h; B: Kh Ah; table: {FIVE_BEATEN}")

    assert game.attack_limit == 6
    play(game, "A+7s")
    assert refusals(game, "A+7h") == ["bout_limit"]


def test_first_bout_that_is_taken_was_the_first_bout_all_the_same() -> None:
    """(0.11)."""
    game = parse_position("bout 1; trump h; A: 8c 9c; B: 6c 6d 6s 7c 7d; stock: 7h; discard:")

    play(game, "A+8c B! A.")

    assert not game.discard
    assert (game.bout.number, len(game.hand(game.defender)), game.attack_limit) == (2, 6, 6)


def test_defender_with_seven_cards_is_attacked_with_six_at_most() -> None:
    """(2.14)."""
    seven = "9c 9d 9s 10c 10d 10s Jc"

    assert parse_position(f"trump h; A: 8c; B: {seven}").attack_limit == 6
    assert parse_position(f"bout 1; trump h; A: 8c; B: {seven}").attack_limit == 5


def test_defender_with_two_cards_is_never_attacked_with_three() -> None:
    """(2.15)."""
    game = parse_position("trump h; A: 8d 8s; B: 6c 7c; C: 8h; table: A+8c")

    play(game, "A+8d")

    assert refusals(game, "A+8s C+8h") == ["defender_hand_limit", "defender_hand_limit"]


def test_beating_does_not_lower_the_limit() -> None:
    """(2.15)."""
    game = parse_position("trump h; A: 8c 8d 8s 7c; B: 9c 9d 9s")

    play(game, "A+8c B:8c/9c A+8d B:8d/9d")

    assert game.attack_limit == 3
    assert refusals(game, "A+8s") == [None]


def test_two_more_may_be_added_to_what_is_taken_by_a_defender_with_three() -> None:
    """(2.16)."""
    game = parse_position("trump h; A: 8c 8d 8s 8h; B: 6c 7c 7d; C: 6d")

    play(game, "A+8c B! A+8d")

    assert refusals(game, "A+8s") == [None]
    play(game, "A+8s")
    assert (game.phase, len(game.hand(1))) == (Phase.OPEN, 6)


def test_nobody_adds_once_the_limit_is_reached() -> None:
    """(2.19)."""
    game = parse_position("trump h; A: 8d 8s; B: 9c 6d; C: 8h 7s; table: A+8c")

    play(game, "A+8d")

    assert refusals(game, "A+8s C+8h B! B:8c/9c") == [
        "defender_hand_limit",
        "defender_hand_limit",
        None,
        None,
    ]


def test_first_of_two_to_arrive_takes_the_last_place() -> None:
    """(2.36)."""
    game = parse_position("trump h; A: 8d; B: 9c 6d; C: 8s 7s; table: A+8c")

    play(game, "C+8s")

    assert refusals(game, "A+8d") == ["defender_hand_limit"]


def test_attacker_who_has_no_cards_left_does_not_end_the_bout() -> None:
    """(2.22)."""
    game = parse_position("trump h; A: 8c; B: 10c 9s 9d; C: 8d 7c")

    play(game, "A+8c")

    assert game.phase is Phase.DEFEND
    assert refusals(game, "C+8d B:8c/10c B!") == [None, None, None]


def test_card_may_be_thrown_in_by_a_seat_that_was_not_asked_to_act() -> None:
    """While the defender is waited for, others may still throw in (2.7)."""
    game = parse_position(OPEN)

    play(game, "A+8c")

    assert game.seats_to_act == (1,)
    assert [str(move) for move in game.moves(2)] == ["+8s"]
