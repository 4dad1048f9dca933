"""By what the options of a card and their reasons can be looked up."""

from collections.abc import Hashable
from dataclasses import replace
from random import Random

import pytest

from kozyr.cards import Card
from kozyr.rules import (
    Attack,
    Beat,
    Game,
    Reason,
    Rules,
    Show,
    Transfer,
    deal_from_seed,
    parse_position,
)
from kozyr.rules.core.codes import (
    ALREADY_TAKING,
    DEFENDER_HAND_LIMIT,
    GAME_OVER,
    NOT_THE_ATTACKER,
    NOTHING_TO_BEAT,
    RANK_NOT_ON_TABLE,
    RECEIVER_HAND_LIMIT,
    SHOW_TRUMP,
    TRANSFER_CHAIN,
    TRANSFER_RANK,
    WRONG_SUIT,
)
from kozyr.rules.law import parts_of
from kozyr.rules.parameters import PRESETS
from tests.reference.rule_sets import random_rules, random_seats

MOVES = 60

Told = dict[tuple[Hashable, ...], Hashable]


def without(card: Card, reason: Reason | None) -> Reason | None:
    """*reason* with nothing in it of *card*, which it may speak of."""
    return replace(reason, card=None) if reason and reason.card is card else reason


def note(told: Told, game: Game) -> int:
    """Put all that is told of the hands beside what it hangs on; how often that was known."""
    known = 0
    for seat in range(game.seats):
        hand = list(game.hand(seat))
        fates = game.fates(seat)
        assert sorted(place for _, places in fates for place in places) == [*range(len(hand))]
        for fate, card in ((fate, hand[place]) for fate, places in fates for place in places):
            options, why = game.options_and_why(seat, card)
            tried = [
                (replace(move, card=Card.ALL[0]), without(card, reason))
                for move, reason in options
                if isinstance(move, Attack | Beat | Transfer | Show)
            ]
            said = (tuple(tried), without(card, why))
            known += fate in told
            assert told.setdefault(fate, said) == said
            assert options == game.options(seat, card)
            assert why == game.why_not_card(seat, card)
            if parts := parts_of(fate):
                for part, (move, reason) in zip(parts, tried, strict=True):
                    assert told.setdefault((part,), (move, reason)) == (move, reason)
    return known


def play_on(game: Game, dice: Random, told: Told) -> int:
    known = note(told, game)
    for _ in range(MOVES):
        moves = [(seat, move) for seat in range(game.seats) for move in game.moves(seat)]
        if not moves:
            break
        game.apply(*dice.choice(moves))
        known += note(told, game)
    return known


def test_where_fates_are_alike_so_is_all_that_is_told_of_the_cards() -> None:
    dice = Random(1)
    told: Told = {}
    rule_sets = [random_rules(dice) for _ in range(20)] + [Rules.preset(name) for name in PRESETS]
    known = sum(
        play_on(
            Game(rules, deal_from_seed(rules, random_seats(rules, dice), dice.randbytes(32))),
            dice,
            told,
        )
        for rules in rule_sets
    )

    assert known > len(told)


def test_fates_tell_the_places_of_a_hand_with_both_twins() -> None:
    game = parse_position("rules app pack=2x36; trump h; A: 9c 6c 9c; B: 7c 7c 8d; table: A+6d")

    assert [places for _, places in game.fates(0)] == [[0], [1, 2]]
    assert [places for _, places in game.fates(1)] == [[0, 1], [2]]


def test_receiver_is_the_next_player_while_a_card_can_transfer() -> None:
    position = "rules app+transfer; trump h; A: 9c 10c; B: {} 9d; C: 9s 10s; table: A+8c"
    able = parse_position(position.format("8d"))
    unable = parse_position(position.format("10d"))

    assert [able.receiver(seat) for seat in range(3)] == [None, 2, None]
    assert [unable.receiver(seat) for seat in range(3)] == [None, None, None]


A, B, C = range(3)
CLUBS, HEARTS = 0, 2
EIGHT_OF_CLUBS, EIGHT_OF_DIAMONDS = (Card.parse(card).index for card in ("8c", "8d"))
SEVEN_OF_SPADES = Card.parse("7s").index
SEVENS, EIGHTS = (sum(1 << Card.parse(f"{rank}{suit}").index for suit in "cdhs") for rank in "78")
NOTHING = (-1, 0)
"""No transfer to speak of."""


def receiving(seat: int, cards: int, needed: int) -> tuple[int, int]:
    return RECEIVER_HAND_LIMIT, (seat * 128 + cards) * 128 + needed


def defending(*numbers: int | tuple[int, ...]) -> tuple[int, ...]:
    """The fate of a defender's card that is not held back."""
    flat = [number if isinstance(number, tuple) else (number,) for number in numbers]
    return (-1, 0, *(each for part in flat for each in part))


@pytest.mark.parametrize(
    ("text", "seat", "fates"),
    [
        (
            "app+transfer; B: 8d 9c 6h; C: 8s; table: A+8c",
            B,
            [
                (
                    defending(TRANSFER_RANK, EIGHTS, NOTHING, HEARTS, 0, EIGHT_OF_CLUBS),
                    [0, 2],
                ),
                (
                    defending(receiving(C, 1, 2), NOTHING, HEARTS, WRONG_SUIT, EIGHT_OF_CLUBS),
                    [1],
                ),
            ],
        ),
        (
            "transfer and show; B: 8d 8h 9c; C: 8s; table: A+8c",
            B,
            [
                (
                    defending((TRANSFER_RANK, EIGHTS) * 2, HEARTS, 0, EIGHT_OF_CLUBS),
                    [0],
                ),
                (
                    defending(
                        receiving(C, 1, 2), SHOW_TRUMP, 0, HEARTS, WRONG_SUIT, EIGHT_OF_CLUBS
                    ),
                    [1],
                ),
                (defending(receiving(C, 1, 2), 0, 0, HEARTS, 0, EIGHT_OF_CLUBS), [2]),
            ],
        ),
        (
            "transfer and show; B: 8h; C: 8s; table: A+8c A+8d",
            B,
            [
                (
                    defending(
                        receiving(C, 1, 3),
                        receiving(C, 1, 2),
                        (HEARTS, 0, 0, EIGHT_OF_CLUBS, EIGHT_OF_DIAMONDS),
                    ),
                    [0],
                )
            ],
        ),
        (
            "app+transfer transfer_chain_limit=1; B: 8d; C: 8s 9s; table: A+8c; transfers 1",
            B,
            [
                (
                    defending(TRANSFER_CHAIN, 1, NOTHING, HEARTS, WRONG_SUIT, EIGHT_OF_CLUBS),
                    [0],
                )
            ],
        ),
        (
            "app+transfer; B: 9c 6h; C: 8s 9s; table: A+8c; taking",
            B,
            [
                (
                    (-1 - ALREADY_TAKING, 0, *NOTHING, *NOTHING, HEARTS, EIGHT_OF_CLUBS),
                    [0, 1],
                )
            ],
        ),
        (
            "app; B: 9c 10c; C: 8s 9s; table: A+7c/8c",
            B,
            [((-1 - NOTHING_TO_BEAT, 0, *NOTHING, *NOTHING, HEARTS), [0, 1])],
        ),
        (
            "app; B: 9c; C: 8s 9s; table: A+8c; became 1",
            C,
            [((DEFENDER_HAND_LIMIT, B * 128 + 1), [0]), ((RANK_NOT_ON_TABLE, EIGHTS), [1])],
        ),
        (
            "app; B: 9c 10c; C: 8s 9s; table: A+7c/8c",
            C,
            [((0, 0), [0]), ((RANK_NOT_ON_TABLE, SEVENS | EIGHTS), [1])],
        ),
        ("app; B: 9c 6h; C: 8s 9s", C, [((NOT_THE_ATTACKER, A), [0, 1])]),
        ("app; B: 9c; C: 8s; attacker C; defender A", B, [((NOT_THE_ATTACKER, C), [0])]),
        (
            "app; B: 9c; C: 8s; attacker B; defender C; result: adjudicated",
            A,
            [((GAME_OVER, 0), [0])],
        ),
        ("app; B: 9c; C:; result: adjudicated", A, [((GAME_OVER, 0), [0])]),
        (
            "classic 52; B: 4d; C: 9s; table: A+7h/2c A+7s",
            B,
            [(defending(NOTHING, NOTHING, CLUBS, WRONG_SUIT, SEVEN_OF_SPADES), [0])],
        ),
    ],
)
def test_a_fate_is_what_the_reasons_speak_of(
    text: str, seat: int, fates: list[tuple[tuple[int, ...], list[int]]]
) -> None:
    rules, rest = text.split(";", 1)
    trump = "c" if "52" in rules else "h"
    game = parse_position(f"rules {rules}; trump {trump}; A: 7d; stock:; bout 3;{rest}")

    assert game.fates(seat) == fates
