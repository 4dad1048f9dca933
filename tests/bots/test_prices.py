"""Prices, and the cheapest way to beat."""

from collections import Counter
from itertools import permutations
from random import Random

from kozyr.bots.prices import cheapest_plan, price
from kozyr.cards import Card, Suit
from kozyr.rules import Rules, can_beat
from tests.bots.positions import position

PACK = [card for card in Card.ALL if 6 <= card.rank <= 14]


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
        pack = dice.sample(PACK * 2, 8)
        hand, attack = pack[:5], pack[5 : dice.randint(6, 8)]
        table = " ".join(f"A+{card}" for card in attack)
        game = position(
            f"rules two packs; trump h; A:; B: {' '.join(map(str, hand))}; table: {table}"
        )
        plan = cheapest_plan(game.view(1), hearts_price)
        ways = [
            sum(map(hearts_price, way))
            for way in permutations(hand, len(attack))
            if all(
                can_beat(Rules(), card, target, Suit.HEARTS)
                for card, target in zip(way, attack, strict=True)
            )
        ]

        assert (plan is None) == (not ways)
        if plan is not None:
            beaten += 1
            assert [beat.attack for beat in plan] == attack
            assert not Counter(beat.card for beat in plan) - Counter(hand)
            assert sum(hearts_price(beat.card) for beat in plan) == min(ways)
    assert beaten > 50


def test_there_is_no_plan_when_one_card_would_have_to_beat_two() -> None:
    game = position("trump h; A: 9d; B: Ac 6d; table: A+7c A+8c")

    assert cheapest_plan(game.view(1), hearts_price) is None


def test_a_plan_against_very_many_cards_is_found_at_once() -> None:
    """Trying all ways would take for ever."""
    attack = [f"{rank}{suit}" for rank in (6, 7) for suit in "cds"] * 2
    hand = [f"{rank}{suit}" for rank in ("8", "9", "10", "J") for suit in "cds"]
    game = position(
        f"rules two packs attack_limit=0 defender_hand_cap=none; trump h; A: Kd;"
        f" B: {' '.join(hand)}; table: {' '.join('A+' + card for card in attack)}"
    )
    plan = cheapest_plan(game.view(1), hearts_price)

    assert plan is not None
    assert len(plan) == 12


def test_a_joker_is_dearer_than_the_ace_of_trumps() -> None:
    assert hearts_price(Card.parse("*b")) > hearts_price(Card.parse("Ah"))


def test_without_trumps_a_card_is_worth_its_rank() -> None:
    assert price(Card.parse("Kh"), None) == 13
