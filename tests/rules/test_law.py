"""What the law answers to questions that games ask seldom."""

from collections.abc import Callable

import pytest

from kozyr.cards import Card, Suit
from kozyr.rules import Game, RulesError, parse_position
from kozyr.rules.law import parts_of
from kozyr.rules.moves import DONE, SWAP, TAKE

QUESTIONS: dict[str, Callable[[Game, int], object]] = {
    "options": lambda game, seat: game.options(seat, Card.parse("8c")),
    "fates": lambda game, seat: game.fates(seat),
    "together": lambda game, seat: game.together(seat),
    "why_not_together": lambda game, seat: game.why_not_together(seat, []),
    "why_not": lambda game, seat: game.why_not(seat, TAKE),
    "words": lambda game, seat: game.words(seat),
}


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_at_the_table_is_refused(question: str, seat: int) -> None:
    game = parse_position("trump h; A: 8c; B: 9d; C: 10s; stock:")

    with pytest.raises(RulesError, match=f"seat {seat}: the seats are 0 to 2"):
        QUESTIONS[question](game, seat)


def test_words_are_to_exchange_where_the_rules_and_the_hand_allow_it() -> None:
    text = "trump h; A: 6h 7d; B: 9d; C: 10s; stock: 8c 9h; bout 2"
    allowed = parse_position(f"rules app swap_trump=on; {text}")
    forbidden = parse_position(f"rules app; {text}")

    assert [allowed.words(seat) for seat in range(3)] == [[SWAP], [], []]
    assert [forbidden.words(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("defender", "ABC")
def test_words_are_to_take_for_the_defender_and_to_be_done_for_others(defender: str) -> None:
    attacker = "ABC"["ABC".index(defender) - 1]
    open_ = parse_position(
        f"trump h; A: 8d 9s; B: 9d 9h; C: 10s 10h; stock:; table: {attacker}+8c;"
        f" attacker {attacker}; defender {defender}"
    )
    taking = parse_position(
        f"trump h; A: 8d 9s; B: 9d 9h; C: 10s 10h; stock:; table: {attacker}+8c; taking;"
        f" attacker {attacker}; defender {defender}"
    )

    for seat, letter in enumerate("ABC"):
        assert open_.words(seat) == ([TAKE] if letter == defender else [])
        assert taking.words(seat) == ([] if letter == defender else [DONE])


@pytest.mark.parametrize(
    ("hand", "receiver"),
    [("8d 9c", 2), ("8h 9c", 2), ("9c 10c", None)],
)
def test_a_transfer_by_laying_or_by_showing_has_a_receiver(hand: str, receiver: int | None) -> None:
    game = parse_position(
        f"rules transfer and show; trump h; A: 7d; B: {hand}; C: 8s 9s; stock:; table: A+8c"
    )

    assert [game.receiver(seat) for seat in range(3)] == [None, receiver, None]


def test_a_transfer_that_can_only_be_shown_has_a_receiver() -> None:
    """C holds one card: enough for the one that lies there, not for two."""
    game = parse_position(
        "rules transfer and show; trump h; A: 7d; B: 8h; C: 8s; stock:; table: A+8c"
    )

    assert game.receiver(1) == 2


def test_what_the_lowest_card_has_beaten_is_beaten() -> None:
    """The two of clubs has the number 0."""
    game = parse_position("rules classic 52; trump c; A: 7d; B: 9h 9s; stock:; table: A+7h/2c A+7s")

    assert [str(move) for move in game.moves(1)] == [":7s/9s", "!"]


def test_twins_go_together_only_as_often_as_they_are_held() -> None:
    game = parse_position(
        "rules two packs; trump h; A: 8c 8c 8d 9s 9s; B: 9d 10d Jd Qd Kd; stock:; table: A+8h"
    )

    (eights,) = game.together(0).values()
    assert [str(card) for card in eights.cards] == ["8c", "8c", "8d"]


def test_a_card_is_tried_on_what_the_lowest_card_has_not_beaten() -> None:
    game = parse_position("rules classic 52; trump c; A: 7d; B: 9h 9s; stock:; table: A+7h/2c A+7s")

    assert [str(move) for move, _ in game.options(1, Card.parse("9s"))] == [":7s/9s"]


def test_a_joker_on_the_table_brings_no_rank() -> None:
    game = parse_position("rules jokers; trump s; A: 2c 6d 9d; B: 9c 10c; stock:; table: A+8h/*r")

    assert [str(move) for move in game.moves(0)] == ["."]


def test_the_trump_is_told_by_its_suit() -> None:
    assert [parse_position(f"trump {suit}; A: 8d; B: 9d; stock:").trump for suit in "cdhs"] == [
        Suit.CLUBS,
        Suit.DIAMONDS,
        Suit.HEARTS,
        Suit.SPADES,
    ]
    assert parse_position("rules app trump_mode=none; A: 8d; B: 9d; stock:").trump is None


def test_who_dealt_deals_until_the_deal_is_over() -> None:
    game = parse_position("trump h; A: 8d; B: 9d Kc; stock:; dealer B")

    assert game.next_dealer == 1


def test_an_open_card_is_beaten_beside_its_twin_that_the_lowest_card_has_beaten() -> None:
    game = parse_position(
        "rules app pack=2x52; trump c; A: 7d; B: 9h 9s; stock:; table: A+7h A+7h/2c"
    )

    assert [str(move) for move in game.moves(1)] == [":7h/9h", "!"]


@pytest.mark.parametrize(
    ("fate", "parts"),
    [
        ((-1, 0, -1, 0, -1, 0, 2, 27, 6), [(6, 27, 2)]),
        ((-1, 0, 35, 9, -1, 0, 2, 27, 6), [(6, 27, 2), (35, 9, 0, 0)]),
        (
            (-1, 0, 0, 0, 41, 8, 2, 27, 28, 6, 7),
            [(6, 27, 2), (7, 28, 2), (0, 0, 0, 0), (41, 8, 0, 1)],
        ),
        ((-1, 0, -1, 0, 0, 0, 2, 27, 27, 6, 6), [(6, 27, 2), (0, 0, 0, 1)]),
        ((-14, 0, -1, 0, -1, 0, 2, 6), []),
        ((0, -1), []),
        ((18, 5, 4, 3, 2, 1, 2, -1), []),
    ],
)
def test_a_fate_has_a_part_for_every_option(
    fate: tuple[int, ...], parts: list[tuple[int, ...]]
) -> None:
    assert parts_of(fate) == parts
