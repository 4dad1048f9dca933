"""The fool, the draw, and the limit on bouts."""

import pytest

from kozyr.rules import GameOver, Phase, Result, parse_position
from tests.rules.notation import play, refusals


def test_last_player_with_cards_is_the_fool() -> None:
    """(0.16)."""
    game = parse_position("trump h; A: 8c; B: 10c 6h")

    events = play(game, "A+8c B:8c/10c")

    assert events[-1] == GameOver(Result(fools=(1,), places=(0,)))


def test_fool_may_be_one_who_was_not_in_the_last_bout() -> None:
    """(0.16)."""
    game = parse_position("trump h; A: 8c; B: 10c; C: 6h 7c")

    play(game, "A+8c B:8c/10c")

    assert game.result == Result(fools=(2,), places=(0, 1))


def test_last_hands_that_empty_in_one_bout_are_a_draw() -> None:
    """(2.30)."""
    game = parse_position("trump h; A: 8c; B: 10c")

    play(game, "A+8c B:8c/10c")

    assert game.result == Result(fools=(), places=(0, 1))


def test_three_hands_that_empty_in_one_bout_are_a_draw_too() -> None:
    """(2.30)."""
    game = parse_position("trump h; A: 8c; B: 9c 9d; C: 8d")

    play(game, "A+8c C+8d B:8c/9c B:8d/9d")

    assert game.result == Result(fools=(), places=(0, 2, 1))


def test_two_of_four_who_go_out_together_leave_a_game() -> None:
    """(2.28)."""
    game = parse_position("trump h; A: 8c; B: 10c; C: 7c 7d; D: 6c 6d")

    play(game, "A+8c B:8c/10c")

    assert game.result is None
    assert (game.attacker, game.defender) == (2, 3)


def test_attackers_without_cards_wait_for_the_defender() -> None:
    """(2.23)."""
    game = parse_position("trump h; A: 8c; B: 10c 6h")

    play(game, "A+8c")

    assert game.result is None
    assert refusals(game, "B! B:8c/10c") == [None, None]


def test_defender_who_takes_from_those_without_cards_is_the_fool() -> None:
    """(2.23, 2.31)."""
    game = parse_position("trump h; A: 8c; B: 7c")

    events = play(game, "A+8c B!")

    assert events[-1] == GameOver(Result(fools=(1,), places=(0,)))
    assert len(game.hand(1)) == 2


def test_nobody_can_do_anything_when_the_game_is_over() -> None:
    game = parse_position("trump h; A: 8c; B: 10c 6h")

    play(game, "A+8c B:8c/10c")

    assert game.phase is Phase.OVER
    assert game.seats_to_act == ()
    assert game.moves(0) == game.moves(1) == []
    assert refusals(game, "A+8c B:8c/6h B>6h B?6h B! A.") == ["game_over"] * 6


def test_game_is_a_draw_after_its_last_bout() -> None:
    """(1.40, 2.38)."""
    game = parse_position("rules app bout_limit=3; bout 3; trump h; A: 8c 8d; B: 7c; stock: 7h")

    events = play(game, "A+8c B!")

    assert events[-1] == GameOver(Result(fools=(), places=(), adjudicated=True))


def test_game_that_is_decided_in_its_last_bout_is_not_adjudicated() -> None:
    """(1.40, 2.38)."""
    game = parse_position("rules app bout_limit=3; bout 3; trump h; A: 8c; B: 7c")

    play(game, "A+8c B!")

    assert game.result == Result(fools=(1,), places=(0,))


def test_game_goes_on_before_its_last_bout() -> None:
    """(1.40, 2.38)."""
    game = parse_position("rules app bout_limit=3; bout 2; trump h; A: 8c 8d; B: 7c; stock: 7h")

    play(game, "A+8c B!")

    assert game.result is None


def test_the_fool_deals_next() -> None:
    """(1.11)."""
    game = parse_position("trump h; A: 9c; B: 8c; attacker A; dealer A")
    play(game, "A+9c B!")

    assert game.result is not None
    assert game.result.fools == (1,)
    assert game.next_dealer == 1


def test_after_a_draw_the_same_seat_deals() -> None:
    """(1.11)."""
    game = parse_position("trump h; A: 9c; B: 10c; attacker A; dealer A")
    play(game, "A+9c B:9c/10c")

    assert game.result is not None
    assert game.result.fools == ()
    assert game.next_dealer == 0


def test_last_defender_is_the_fool_when_the_last_hands_empty_together_by_some_rules() -> None:
    """(1.32)."""
    game = parse_position("rules app draw_rule=last_defender_loses; trump h; A: 8c; B: 10c")

    play(game, "A+8c B:8c/10c")

    assert game.result == Result(fools=(1,), places=(0, 1))


def test_team_of_the_last_defender_are_the_fools_when_both_are_out_by_some_rules() -> None:
    """(1.32, 1.36)."""
    hands = "trump h; A: 8c; B: 10c; C:; D:; out: C D"
    draw = parse_position(f"rules teams; {hands}")
    loses = parse_position(f"rules teams draw_rule=last_defender_loses; {hands}")

    for game in (draw, loses):
        play(game, "A+8c B:8c/10c")

    assert draw.result == Result(fools=(), places=(2, 3, 0, 1))
    assert loses.result == Result(fools=(1, 3), places=(2, 3, 0, 1))


def test_fool_with_cards_is_the_fool_whoever_defended_last() -> None:
    """(1.32)."""
    game = parse_position(
        "rules app draw_rule=last_defender_loses; trump h; A: 8c; B: 10c; C: 6h 7c"
    )

    play(game, "A+8c B:8c/10c")

    assert game.result == Result(fools=(2,), places=(0, 1))


@pytest.mark.parametrize(
    ("position", "turns", "epaulettes"),
    [
        ("A: 6c; B: 7c", "A+6c B!", 1),
        ("A: 6c 6d; B: 7c 7d", "A+6c A+6d B!", 2),
        ("A: 6c 6d 6s; B: 7c 7d 7s", "A+6c A+6d A+6s B!", 2),
        ("A: 8c 8d 6c; B: 9c 7s 6s 7d", "A+8c B:8c/6s A+6c A+8d B!", 0),
        ("A: 8c 8d 6c; B: 9c 6s 7s 7d", "A+8c B:8c/6s A+8d A+6c B!", 1),
        ("A: 7c; B: 8d", "A+7c B!", 0),
    ],
)
def test_lowest_cards_laid_last_against_the_fool_are_told(
    position: str, turns: str, epaulettes: int
) -> None:
    """(1.38)."""
    on = parse_position(f"rules app pogony=on; trump s; {position}")
    off = parse_position(f"rules app; trump s; {position}")

    for game in (on, off):
        play(game, turns)

    assert on.result == Result(fools=(1,), places=(0,), epaulettes=epaulettes)
    assert off.result == Result(fools=(1,), places=(0,))


def test_lowest_cards_laid_against_another_than_the_fool_are_not_told() -> None:
    """(1.38)."""
    game = parse_position("rules app pogony=on; trump h; A: 6c; B: 10c; C: 6h 7c")

    play(game, "A+6c B:6c/10c")

    assert game.result == Result(fools=(2,), places=(0, 1))


def test_lowest_cards_laid_last_are_told_of_a_team_too() -> None:
    """(1.38)."""
    game = parse_position("rules teams pogony=on; trump h; A: 6c; B: 7d; C:; D: 8d; out: C")

    play(game, "A+6c B!")

    assert game.result == Result(fools=(1, 3), places=(2, 0), epaulettes=1)


def test_lowest_cards_are_those_of_the_pack() -> None:
    """(1.38)."""
    game = parse_position("rules short 24 pogony=on; trump h; A: 9c; B: 10d")

    play(game, "A+9c B!")

    assert game.result == Result(fools=(1,), places=(0,), epaulettes=1)
