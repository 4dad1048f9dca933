"""What one who counts works out."""

import pytest

from kozyr.bots.counting import Counting
from kozyr.cards import Card, CardSet, cards
from tests.bots.positions import position


def test_a_card_that_is_known_to_beat_is_certain() -> None:
    game = position("trump h; A: 8c; B: Kc 9d; known B: Kc", stock=12)

    assert Counting(game.view(0)).chance_to_beat(Card.parse("8c"), 1) == 1


def test_a_card_that_nothing_left_beats_is_safe() -> None:
    game = position("trump h; A: Ah; B: Kc 9d", stock=12)

    assert Counting(game.view(0)).chance_to_beat(Card.parse("Ah"), 1) == 0


def test_the_chance_is_that_of_drawing_a_beater_among_the_unseen() -> None:
    """Unseen are Kc 9d 6s 7s: one of the four beats, and B holds two of them."""
    game = position("trump h; A: 8c; B: Kc 9d; stock: 6s 7s 6h; table: A+9s/10s")

    assert Counting(game.view(0)).chance_to_beat(Card.parse("8c"), 1) == pytest.approx(1 / 2)


def test_a_hand_that_must_hold_a_beater_is_certain_to_beat() -> None:
    game = position("trump h; A: 8c; B: Kc Qc 9d; stock: 7s 6h")

    assert Counting(game.view(0)).chance_to_beat(Card.parse("8c"), 1) == 1


def test_a_rank_on_the_table_can_bring_no_more_cards() -> None:
    game = position("trump h; A: 9d; B: 8c 9c; table: A+8d; stock: 8s 9s 9h")
    counting = Counting(game.view(1))

    assert counting.may_follow(Card.parse("8c")) == 0
    assert counting.may_follow(Card.parse("9c")) == 2


def test_the_other_hand_is_known_once_only_the_trump_card_is_in_the_stock() -> None:
    game = position("trump h; A: 9d 6c; B: 8c 9c; stock: 9h")

    assert Counting(game.view(0)).hand_of_the_other() == CardSet(cards("8c 9c"))


@pytest.mark.parametrize(
    "text",
    ["trump h; A: 9d 6c; B: 8c 9c; stock: 7s 9h", "trump h; A: 9d 6c; B: 8c 9c; C: 7s"],
)
def test_hands_are_not_known_while_anything_is_hidden(text: str) -> None:
    assert Counting(position(text).view(0)).hand_of_the_other() is None


def test_two_who_are_left_of_three_know_each_other() -> None:
    game = position("trump h; A: 9d 6c; B: ; C: 7s; out: B")

    assert Counting(game.view(0)).hand_of_the_other() == CardSet(cards("7s"))
