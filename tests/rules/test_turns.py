"""Moves as the core's numbers."""

import random

import pytest

from kozyr.cards import Card
from kozyr.rules import Game, Rules, deal_from_seed, parse_position
from kozyr.rules.core.turns import ALL_TURNS, make_turn, mover_of, turns_of
from kozyr.rules.moves import ATTACKS, DONE, SHOWS, SWAP, TAKE, TRANSFERS, Move, beat_of
from kozyr.rules.turns import move_of, turn_of
from tests.reference.rule_sets import random_rules, random_seats

EVERY_MOVE: tuple[Move, ...] = (
    *ATTACKS,
    *TRANSFERS,
    *SHOWS,
    *(beat_of(attack, card) for attack in Card.ALL for card in Card.ALL),
    TAKE,
    DONE,
    SWAP,
)


def test_every_move_has_a_number_of_its_own() -> None:
    numbers = [turn_of(move) for move in EVERY_MOVE]

    assert [move_of(number) for number in numbers] == list(EVERY_MOVE)
    assert len(set(numbers)) == len(EVERY_MOVE)
    assert max(numbers) == ALL_TURNS - 1


@pytest.mark.parametrize("seed", range(25))
def test_numbers_are_those_of_the_legal_moves_and_do_what_the_moves_do(seed: int) -> None:
    dice = random.Random(seed)
    rules = random_rules(dice)
    game = Game(rules, deal_from_seed(rules, random_seats(rules, dice), bytes([seed] * 32)))
    while game.result is None:
        core = game.core
        for seat in range(game.seats):
            assert sorted(turns_of(core, seat)) == sorted(map(turn_of, game.moves(seat)))
        seat = mover_of(core)
        assert seat in game.seats_to_act
        move = dice.choice(game.moves(seat))
        make_turn(core, seat, turn_of(move))
        game.apply(seat, move)
        assert core.key() == game.core.key()
    assert mover_of(game.core) == -1


def test_it_is_the_main_attackers_turn_before_other_throwers() -> None:
    rules = Rules.preset("app")
    game = Game(rules, deal_from_seed(rules, 4, bytes(32)))
    game.apply(game.attacker, game.moves(game.attacker)[0])
    game.apply(game.defender, TAKE)

    assert len(game.seats_to_act) > 1
    assert mover_of(game.core) == game.attacker


TWOS = (
    "rules classic 52 transfer=on transfer_by_showing=trump; trump {trump};"
    " A: 7d; B: 2c 9d; C: 8s 9s; stock:; table: A+2s; bout 2"
)


@pytest.mark.parametrize("trump", "ch")
def test_the_first_of_all_cards_is_transferred_and_shown_like_any_other(trump: str) -> None:
    """The two of clubs has the number 0."""
    game = parse_position(TWOS.format(trump=trump))
    two = Card.parse("2c")
    ways = [TRANSFERS[two.index]] + ([SHOWS[two.index]] if trump == "c" else [])

    for move in ways:
        core = game.core
        make_turn(core, 1, turn_of(move))
        after = game.copy()
        after.apply(1, move)
        assert core.key() == after.core.key()


@pytest.mark.parametrize("beaten", ["", "/9c"])
def test_of_twins_on_the_table_only_one_is_listed_and_it_is_open(beaten: str) -> None:
    game = parse_position(
        f"rules two packs; trump h; A: 7d 7d; B: Ac Jc; stock:; table: A+8c{beaten} A+8c"
    )

    assert turns_of(game.core, 1) == [
        turn_of(beat_of(Card.parse("8c"), Card.parse(card))) for card in ("Jc", "Ac")
    ] + [turn_of(TAKE)]


def test_exchange_of_the_trump_card_has_a_number_too() -> None:
    game = parse_position("rules app swap_trump=on; trump h; A: 6h 7d; B: 9d; stock: 8c 9h; bout 2")
    core = game.core

    assert turn_of(SWAP) in turns_of(core, 0)
    make_turn(core, 0, turn_of(SWAP))

    game.apply(0, SWAP)
    assert core.key() == game.core.key()
    assert Card.parse("9h") in game.hand(0)
