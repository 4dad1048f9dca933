"""What the rest of a game hangs on, and what not."""

import pytest

from kozyr.rules import parse_position
from tests.rules.notation import play

POSITION = "rules app+transfer; trump h; A: 8d 9d 6c; B: Jc 10c 6h; table: A+8c A+7c; became 3"


def test_a_copy_has_the_same_key() -> None:
    game = parse_position(POSITION)

    assert game.copy().key() == game.key()


def test_the_order_in_which_cards_were_beaten_makes_no_difference_to_the_key() -> None:
    one, other = parse_position(POSITION), parse_position(POSITION)
    play(one, "B:8c/10c B:7c/Jc")
    play(other, "B:7c/Jc B:8c/10c")

    assert one.key() == other.key()


@pytest.mark.parametrize("turns", ["B:8c/10c", "B:8c/Jc", "B!", "A+8d"])
def test_every_move_changes_the_key(turns: str) -> None:
    game, after = parse_position(POSITION), parse_position(POSITION)
    play(after, turns)

    assert after.key() != game.key()


@pytest.mark.parametrize(
    "change",
    [
        ("became 3", "became 4"),
        ("became 3", "became 3; bout 5"),
        ("became 3", "became 3; stock: 7h"),
        ("became 3", "became 3; transfers 1"),
        ("; A: 8d", "; A: 7d"),
    ],
)
def test_whatever_the_rest_hangs_on_changes_the_key(change: tuple[str, str]) -> None:
    game, other = parse_position(POSITION), parse_position(POSITION.replace(*change))

    assert game.key() != other.key()


def test_what_is_known_makes_no_difference_to_the_key() -> None:
    known = parse_position(f"{POSITION}; known B: 6h")

    assert known.key() == parse_position(POSITION).key()
