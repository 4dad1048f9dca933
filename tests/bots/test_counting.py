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
    [
        "trump h; A: 9d 6c; B: 8c 9c; stock: 7s 9h",
        "trump h; A: 9d 6c; B: 8c 9c; C: 7s",
        "rules app trump_mode=none; A: 9d 6c; B: 8c 9c; stock: 9h",
    ],
)
def test_hands_are_not_known_while_anything_is_hidden(text: str) -> None:
    assert Counting(position(text).view(0)).hand_of_the_other() is None


def test_a_rank_brings_nothing_where_it_may_not_be_thrown_in() -> None:
    text = "rules app {}; trump h; A: 9d; B: 8c 9c; table: A+7d; stock: 8s 9s 9h"

    for rules in ("throwers=nobody", "throw_ranks=attack_only"):
        counting = Counting(position(text.format(rules)).view(1))
        assert counting.may_follow(Card.parse("9c")) == 0


def test_a_partner_does_not_throw_in_what_he_holds() -> None:
    """Of the two other kings one is known to be D's, the partner's; the other may be anywhere.

    Unseen are Kd 6s 7s 8s, of which D holds one.
    """
    game = position(
        "rules teams; trump h; A: 6s; B: Kc 9c; C: 7s Kd; D: Ks 8s; table: A+7c; known D: Ks"
    )

    assert Counting(game.view(1)).may_follow(Card.parse("Kc")) == pytest.approx(3 / 4)


def test_twins_count_twice() -> None:
    """Unseen are two tens of spades, 6s and 7s, of which C holds one."""
    game = position(
        "rules two packs; trump h; A: 9s 9s; B: 8s; C: 10s; stock: 10s 6s 7s 6h; known B: 8s"
    )
    counting = Counting(game.view(0))

    assert game.view(0).unseen == CardSet(cards("10s 10s 6s 7s"))
    assert counting.chance_to_beat(Card.parse("9s"), 2) == pytest.approx(1 / 2)
    assert Counting(game.view(1)).may_follow(Card.parse("9s")) == 2


def test_a_twin_does_not_beat_its_twin() -> None:
    game = position("rules two packs; trump h; A: 9s; B: 9s; known B: 9s")

    assert Counting(game.view(0)).chance_to_beat(Card.parse("9s"), 1) == 0


def test_a_joker_beats_whatever_is_of_its_colour() -> None:
    game = position("rules jokers; trump h; A: Ah Ac; B: *r; known B: *r; attacker A")
    counting = Counting(game.view(0))

    assert counting.chance_to_beat(Card.parse("Ah"), 1) == 1
    assert counting.chance_to_beat(Card.parse("Ac"), 1) == 0


def test_two_who_are_left_of_three_know_each_other() -> None:
    game = position("trump h; A: 9d 6c; B: ; C: 7s; out: B")

    assert Counting(game.view(0)).hand_of_the_other() == CardSet(cards("7s"))
