"""What only the core's own questions show: masks, slots, and limits that are overrun."""

from kozyr.cards import Card, CardSet, cards
from kozyr.rules import parse_position
from tests.rules.notation import play, refusals


def test_nothing_beats_what_is_beaten() -> None:
    core = parse_position("trump h; A: 8d; B: 9c 10c; table: A+8c/9d A+7c").core

    assert (core.beatable(0), core.beatable(1)) == (0, CardSet(cards("9c 10c")).mask)


def test_of_twins_the_unbeaten_one_is_meant_though_the_lowest_card_beats_the_other() -> None:
    """(2.34): the card with the number 0 is a card too."""
    game = parse_position("rules app pack=2x52; trump c; A: 9c; B: 3c 4c; table: A+8d/2c A+8d")

    assert game.core.slot_of(Card.parse("8d").index) == 1
    assert refusals(game, "B:8d/3c") == [None]


def test_turns_are_kept_on_both_sides_of_the_one_whose_turn_it_is() -> None:
    """(1.15): A and B come after C, who attacked, and must not be done before him."""
    game = parse_position(
        "rules app throw_order=ordered; trump h;"
        " A: 9d; B: 9s; C: 8d; D: 10c 10d; table: C+8c; attacker C"
    )

    play(game, "D:8c/10c")

    assert refusals(game, "A. B. C.") == ["not_your_turn", "not_your_turn", None]


def test_where_it_is_nobodys_turn_it_is_not_anothers() -> None:
    """(1.15, 3.3): the only thrower has laid his last card, and will draw."""
    rules = "rules app throw_order=ordered; trump h; stock: 7c 7d 6h"
    first = parse_position(f"{rules}; A: 8d; B: 9c 10c")
    second = parse_position(f"{rules}; A: 9c 10c; B: 8d; attacker B")

    play(first, "A+8d")
    play(second, "B+8d")

    assert refusals(first, "A+8h A+9d") == ["not_in_hand", "not_in_hand"]
    assert refusals(second, "B+8h B+9d") == ["not_in_hand", "not_in_hand"]


def test_hand_of_a_receiver_who_holds_too_few_is_the_limit_all_the_same() -> None:
    """(1.24, 3.3): three cards lie against two."""
    game = parse_position(
        "rules app+transfer transfer_sufficiency=off; trump h;"
        " A: 8d 9d; B: 8s 9s; C: 9c 10c; table: A+8c A+8h"
    )

    play(game, "B>8s")

    assert refusals(game, "A+8d") == ["defender_hand_limit"]


def test_lowest_trump_under_a_stock_of_any_size_cannot_be_exchanged() -> None:
    """(1.31, 3.8)."""
    position = "rules app swap_trump=on; trump h; A: 8d; B: 9c; stock: {}6h"

    for above in ("", "7c ", "7c 7d ", "7c 7d 7s 8s "):
        assert refusals(parse_position(position.format(above)), "A^") == ["swap_lowest"]


def test_lowest_card_of_all_transfers_alone() -> None:
    """(1.22, 1.27): the card with the number 0 is a card too."""
    game = parse_position(
        "rules app+transfer pack=52 transfer_by_showing=trump; trump c;"
        " A: 9c 9d; B: 2c 3d; C: 9s 10s; table: A+2d"
    )
    two_of_clubs = Card.parse("2c").bit

    assert (game.core.transferable(), game.core.showable()) == (two_of_clubs, two_of_clubs)


def test_who_takes_has_nothing_to_transfer_with() -> None:
    """(2.6)."""
    core = parse_position(
        "rules transfer and show; trump h; A: 9c 9d; B: 8h 10d; C: 9s 10s; table: A+8c; taking"
    ).core

    assert (core.transferable(), core.showable()) == (0, 0)


def test_what_the_lowest_card_has_beaten_is_beaten() -> None:
    """(0.5): the card with the number 0 is a card too."""
    core = parse_position("rules app pack=52; trump c; A: 9c; B: 3c; table: A+8d/2c A+8h").core

    assert (core.beatable(0), core.beatable(1)) == (0, Card.parse("3c").bit)


def test_lowest_spade_is_a_spade() -> None:
    """(1.6)."""
    game = parse_position(
        "rules app pack=52 spades_only_spades=on; trump h; A: 9c; B: 3h Kd; table: A+2s"
    )

    assert refusals(game, "B:2s/3h B:2s/Kd") == ["spades_only", "spades_only"]


def test_take_and_a_card_shown_undo_done() -> None:
    """(0.10): in a position that is written down somebody may be done already."""
    position = "rules transfer and show; trump h; A: 8d 9d; B: 8h 10d; C: 8s 9s 10s; table: A+8c"
    taken = parse_position(f"{position}; done: A")
    shown = parse_position(f"{position}; done: A")

    play(taken, "B!")
    play(shown, "B?8h")

    assert refusals(taken, "A+8d") == refusals(shown, "A+8d") == [None]
