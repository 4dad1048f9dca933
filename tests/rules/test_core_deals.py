"""Which card names the trump, and who opens, as the core finds it."""

import pytest

from kozyr.cards import Card, Suit
from kozyr.rules import Rules
from kozyr.rules.core import deal_out, masks, opener_of, trump_place_of
from kozyr.rules.terms import deal_terms_of

JOKERS = [card.index for card in (Card.parse("*b"), Card.parse("*r"))]


@pytest.mark.parametrize(
    ("source", "jokers", "place"),
    [
        ("next_after_deal", (0, 12), 13),
        ("next_after_deal", (12, 13), 14),
        ("bottom_card", (0, 53), 52),
        ("bottom_card", (52, 53), 51),
        ("last_dealt", (0, 11), 10),
        ("last_dealt", (10, 11), 9),
    ],
)
def test_a_joker_never_names_the_trump_and_the_card_beside_it_does(
    source: str, jokers: tuple[int, int], place: int
) -> None:
    """(1.42)."""
    rules = Rules.parse(f"jokers trump_source={source}")
    pack = [card.index for card in rules.cards if not card.is_joker]
    for at, joker in zip(jokers, JOKERS, strict=True):
        pack.insert(at, joker)

    assert trump_place_of(deal_terms_of(rules), pack, 2) == place


@pytest.mark.parametrize(
    ("rules", "dealer", "opener"),
    [
        ("app no_trump_fallback=lowest_card", 0, 1),
        ("app no_trump_fallback=lowest_card", 1, 0),
        ("app no_trump_fallback=lowest_card pack=52", 1, 0),
        ("app no_trump_fallback=first_seat", 0, 0),
        ("app no_trump_fallback=lot", 0, -1),
    ],
)
def test_where_no_card_decides_the_fallback_or_the_lot_does(
    rules: str, dealer: int, opener: int
) -> None:
    """(1.10): nobody holds a trump; who is dealt to first holds the lowest card of all."""
    by = Rules.parse(rules)
    hearts = [card.index for card in by.cards if card.suit is Suit.HEARTS]
    plain = [card.index for card in by.cards if card.index not in hearts]
    terms = deal_terms_of(by)
    core = deal_out(terms, [*plain[:12], *hearts, *plain[12:]], 2, dealer)

    assert opener_of(terms, core, dealer) == opener


def test_all_of_fifty_six_bits_are_counted() -> None:
    assert [masks.count(masks.bit(n)) for n in range(56)] == [1] * 56
    assert masks.count((1 << 56) - 1) == 56
