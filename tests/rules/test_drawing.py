"""The order in which hands are filled, and the trump card that is exchanged."""

import pytest

from kozyr.cards import Card, CardSet, cards
from kozyr.rules import DrewUp, Event, TrumpSwapped, parse_position
from tests.rules.notation import play, refusals

LOW_HANDS = "trump h; A: 8c 6d; B: 10c 9c; C: 8d 7s; D: Kc Kd"


def order(events: tuple[Event, ...]) -> list[int]:
    return [event.seat for event in events if isinstance(event, DrewUp)]


@pytest.mark.parametrize(
    ("draw_order", "expected"),
    [("defender_last", [0, 2, 3, 1]), ("defender_first", [1, 0, 2, 3])],
)
def test_defender_draws_last_or_first(draw_order: str, expected: list[int]) -> None:
    """(1.29)."""
    game = parse_position(
        f"rules app draw_order={draw_order}; {LOW_HANDS}; stock: 6s 7c 7d 8s 9d 9s 10d 10s Jc Jd"
        " Js Qc Qd Qs Ks Ac Ad As 9h 7h"
    )

    assert order(play(game, "A+8c B:8c/10c A. C. D.")) == expected


def test_taker_with_few_cards_draws_first_too_where_defenders_do() -> None:
    """(1.29)."""
    game = parse_position(f"rules app draw_order=defender_first; {LOW_HANDS}; stock: Ac Ad 7h")

    events = play(game, "A+8c B! A. C. D.")

    assert order(events) == [1]
    assert game.hand(1) == CardSet(cards("8c 9c 10c Ac Ad 7h"))


@pytest.mark.parametrize(
    ("size", "drawn"), [(4, [(0, 3), (1, 3)]), (5, [(0, 4), (1, 4)]), (8, [(0, 7), (1, 2)])]
)
def test_hands_are_filled_up_to_the_size_of_the_rules(
    size: int, drawn: list[tuple[int, int]]
) -> None:
    """(1.2)."""
    game = parse_position(
        f"rules app hand_size={size}; trump h; A: 8c 6d; B: 10c 9c;"
        " stock: 7c 7d 7s 8d 8s 9d 9s 10d 7h"
    )

    events = play(game, "A+8c B:8c/10c A.")

    assert [(event.seat, event.count) for event in events if isinstance(event, DrewUp)] == drawn


SWAP = "rules app swap_trump=on; trump h; A: 8c 6h; B: 10c 9c; stock: 7s 9h"


def test_lowest_trump_is_exchanged_for_the_trump_card_between_bouts() -> None:
    """(1.31)."""
    game = parse_position(SWAP)

    events = play(game, "A^")

    six, nine = cards("6h 9h")
    assert events == (TrumpSwapped(0, given=six, taken=nine),)
    assert game.hand(0) == CardSet(cards("8c 9h"))
    assert game.trump_card is six
    assert game.known[0] == CardSet(cards("9h"))


def test_exchange_leaves_the_turn_to_the_attacker() -> None:
    """(1.31)."""
    game = parse_position(SWAP)

    play(game, "A^")

    assert game.seats_to_act == (0,)
    assert refusals(game, "A^ A+9h") == ["swap_lowest", None]


def test_anybody_who_holds_the_lowest_trump_may_exchange_it_not_only_the_attacker() -> None:
    """(1.31)."""
    game = parse_position(f"{SWAP}; attacker B; defender A")

    assert refusals(game, "A^ B^") == [None, "not_in_hand"]
    assert "^" in [str(move) for move in game.moves(0)]


def test_nothing_is_exchanged_in_a_bout_or_before_the_first() -> None:
    """(1.31)."""
    first = parse_position(f"{SWAP}; bout 1")
    game = parse_position(SWAP)

    play(game, "A+8c")

    assert refusals(first, "A^") == refusals(game, "A^") == ["swap_between_bouts"]


def test_nothing_is_exchanged_once_the_trump_card_is_drawn() -> None:
    """(1.31)."""
    game = parse_position("rules app swap_trump=on; trump h; A: 8c 6h; B: 10c 9c")

    assert refusals(game, "A^") == ["swap_no_trump_card"]


def test_lowest_trump_is_that_of_the_pack() -> None:
    """(1.31)."""
    game = parse_position("rules classic 52 swap_trump=on; trump h; A: 2h 3h; B: 6h; stock: 7s 9h")

    assert refusals(game, "A^ B^") == [None, "not_in_hand"]


def test_twin_of_the_lowest_trump_is_not_exchanged_for_it() -> None:
    """(1.31, 2.34)."""
    game = parse_position("rules two packs swap_trump=on; trump h; A: 6h 8c; B: 9c; stock: 7s 6h")

    assert refusals(game, "A^") == ["swap_lowest"]


def test_exchanged_card_is_drawn_last_by_whoever_reaches_it() -> None:
    """(1.31)."""
    game = parse_position(
        "rules app swap_trump=on; trump h; A: 8c 6h 6c 6d 6s 7c; B: 10c 9c 9d 9s Jc Jd;"
        " stock: 7s 9h"
    )

    events = play(game, "A^ A+8c B:8c/10c A.")

    assert order(events) == [0, 1]
    assert Card.parse("6h") in game.hand(1)
    assert game.known[1] == CardSet(cards("6h"))
