"""By what the options of a card and their reasons can be looked up."""

from collections.abc import Hashable
from dataclasses import replace
from random import Random

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
from kozyr.rules.parameters import PRESETS
from tests.reference.rule_sets import random_rules, random_seats

MOVES = 60

Told = dict[tuple[int, ...], Hashable]


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
