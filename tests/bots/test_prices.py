"""Prices, and the cheapest way to beat."""

from itertools import permutations
from random import Random

from kozyr.bots.prices import cheapest_plan, price
from kozyr.cards import Card, CardSet, Suit, can_beat, cards

PACK = [card for card in Card.ALL if card.rank >= 6]


def hearts_price(card: Card) -> float:
    return price(card, Suit.HEARTS)


def test_every_trump_is_dearer_than_every_plain_card() -> None:
    trumps = [hearts_price(card) for card in PACK if card.suit is Suit.HEARTS]
    plain = [hearts_price(card) for card in PACK if card.suit is not Suit.HEARTS]

    assert min(trumps) > max(plain)


def test_a_plan_costs_as_little_as_any_way_to_beat() -> None:
    dice = Random(1)
    beaten = 0
    for _ in range(200):
        hand = dice.sample(PACK, 5)
        attack = dice.sample([card for card in PACK if card not in hand], dice.randint(1, 3))
        plan = cheapest_plan(attack, CardSet(hand), Suit.HEARTS, hearts_price)
        ways = [
            sum(map(hearts_price, way))
            for way in permutations(hand, len(attack))
            if all(map(can_beat, way, attack, [Suit.HEARTS] * len(attack)))
        ]

        assert (plan is None) == (not ways)
        if plan is not None:
            beaten += 1
            assert [beat.attack for beat in plan] == attack
            assert sum(hearts_price(beat.card) for beat in plan) == min(ways)
    assert beaten > 50


def test_there_is_no_plan_when_one_card_would_have_to_beat_two() -> None:
    hand = CardSet(cards("Ac 6d"))

    assert cheapest_plan(cards("7c 8c"), hand, Suit.HEARTS, hearts_price) is None
