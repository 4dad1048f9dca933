"""Beating and taking."""

from kozyr.cards import Card, CardSet, cards
from kozyr.rules import Beaten, Phase, TakeSaid, parse_position
from tests.rules.notation import play, refusals

ATTACKED = "trump h; A: 8d 9d; B: 9c 10c 6h 7c; C: 8s; stock: 7s 7h; table: A+8c"


def test_higher_card_of_the_suit_or_any_trump_beats() -> None:
    """(0.3)."""
    game = parse_position(ATTACKED)

    assert refusals(game, "B:8c/9c B:8c/10c B:8c/6h B:8c/7c") == [None, None, None, "too_low"]


def test_suit_need_not_be_followed_when_it_could_be() -> None:
    """(0.3)."""
    game = parse_position(ATTACKED)

    assert play(game, "B:8c/6h") == (Beaten(1, Card.parse("8c"), Card.parse("6h")),)


def test_defender_may_take_though_he_could_beat() -> None:
    """(0.6)."""
    assert refusals(parse_position(ATTACKED), "B!") == [None]


def test_defender_beats_several_cards_in_any_order() -> None:
    """(2.42)."""
    game = parse_position("trump h; A: 6d; B: 9c 9d 6h; table: A+8c A+8d")

    assert refusals(game, "B:8c/9c B:8d/9d B:8c/6h B:8d/6h") == [None] * 4
    play(game, "B:8d/9d")
    assert game.bout.unbeaten == cards("8c")


def test_only_the_defender_answers() -> None:
    """(0.6)."""
    game = parse_position(ATTACKED)

    assert refusals(game, "A:8c/9d C:8c/8s A! C!") == ["not_the_defender"] * 4


def test_taking_when_all_is_beaten_is_not_allowed() -> None:
    """(0.7, 2.17)."""
    game = parse_position(ATTACKED)

    play(game, "B:8c/9c")

    assert refusals(game, "B! B:8c/10c") == ["nothing_to_take", "nothing_to_beat"]
    assert game.moves(1) == []


def test_taking_is_final() -> None:
    """(0.8)."""
    game = parse_position(ATTACKED)

    assert play(game, "B!") == (TakeSaid(1),)
    assert game.phase is Phase.TAKING
    assert game.seats_to_act == (0, 2)
    assert refusals(game, "B! B:8c/9c B.") == [
        "already_taking",
        "already_taking",
        "defender_never_adds",
    ]


def test_taker_takes_the_whole_table_his_own_cards_included() -> None:
    """(2.18)."""
    game = parse_position(ATTACKED)

    play(game, "B:8c/9c A+8d B! A. C.")

    assert str(game.hand(1)) == "7c 8c 9c 10c 8d 6h"


def test_everybody_knows_the_cards_that_were_taken() -> None:
    game = parse_position(ATTACKED)

    play(game, "B:8c/9c A+8d B! A. C.")

    assert game.known[1] == CardSet(cards("8c 9c 8d"))


def test_bout_ends_when_the_defender_beats_with_his_last_card() -> None:
    """(2.21)."""
    game = parse_position("trump h; A: 8c 8d 6c; B: 9c; C: 7d 7s 6d")

    play(game, "A+8c B:8c/9c")

    assert game.out == (1,)
    assert (game.attacker, game.defender) == (2, 0)


def test_defender_who_beats_with_his_last_card_draws_when_there_is_a_stock() -> None:
    """(2.21)."""
    game = parse_position(
        "trump h; A: 8c 6c 7c 8d 9d Jd; B: 9c; C: 6d 6s 7d 7s 10d 10s; stock: Ad Ac As Kh"
    )

    play(game, "A+8c B:8c/9c")

    assert str(game.hand(1)) == "Ac Kh As"
    assert (game.attacker, game.defender) == (1, 2)
