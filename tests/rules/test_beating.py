"""Which card beats which."""

import pytest

from kozyr.cards import Card, Suit
from kozyr.rules import Rules, can_beat


def beats(card: str, target: str, rules: str = "app", trump: Suit | None = Suit.HEARTS) -> bool:
    return can_beat(Rules.parse(rules), Card.parse(card), Card.parse(target), trump)


def test_higher_card_of_the_suit_beats() -> None:
    """(0.3)."""
    assert beats("9c", "8c")
    assert beats("Ac", "Kc")
    assert not beats("7c", "8c")


def test_card_does_not_beat_its_equal() -> None:
    """(0.3, 2.34)."""
    assert not beats("8c", "8c")
    assert not beats("8c", "8c", "two packs")
    assert not beats("8d", "8c")


def test_any_trump_beats_a_plain_card() -> None:
    """(0.3)."""
    assert beats("6h", "Ac")


def test_only_a_higher_trump_beats_a_trump() -> None:
    """(0.3, 2.41)."""
    assert beats("7h", "6h")
    assert not beats("6h", "7h")
    assert not beats("Ac", "6h")


def test_card_of_another_plain_suit_does_not_beat() -> None:
    """(0.3)."""
    assert not beats("Ad", "6c")


def test_without_trumps_only_the_suit_beats() -> None:
    """(1.4)."""
    assert beats("9h", "8h", "app trump_mode=none", None)
    assert not beats("Ah", "6c", "app trump_mode=none", None)


def test_only_spades_beat_spades_where_the_rules_say_so() -> None:
    """(1.6)."""
    spades = "app spades_only_spades=on"

    assert beats("7s", "6s", spades)
    assert not beats("Ah", "6s", spades)
    assert beats("Ah", "6s")
    assert beats("6h", "Ac", spades)


def test_spades_that_are_trumps_still_beat_other_suits_where_only_spades_beat_spades() -> None:
    """(1.6)."""
    assert beats("6s", "Ac", "app spades_only_spades=on", Suit.SPADES)


def test_black_joker_beats_spades_that_only_spades_beat() -> None:
    """(1.6, 1.42)."""
    rules = "jokers spades_only_spades=on"

    assert beats("*b", "As", rules)
    assert not beats("*r", "As", rules)


@pytest.mark.parametrize(
    ("rules", "ace", "low", "expected"),
    [
        ("app", "Ac", "6c", False),
        ("app low_beats_ace=same_suit", "Ac", "6c", True),
        ("app low_beats_ace=same_suit", "Ah", "6h", True),
        ("app low_beats_ace=same_suit", "Ac", "7c", False),
        ("app low_beats_ace=same_suit", "Kc", "6c", False),
        ("app low_beats_ace=same_suit", "Ac", "6d", False),
        ("app low_beats_ace=trumps", "Ac", "6c", False),
        ("app low_beats_ace=trumps", "Ah", "6h", True),
        ("short 24 low_beats_ace=same_suit", "Ac", "9c", True),
        ("classic 52 low_beats_ace=same_suit", "Ac", "2c", True),
        ("classic 52 low_beats_ace=same_suit", "Ac", "6c", False),
    ],
)
def test_lowest_card_beats_the_ace_where_the_rules_say_so(
    rules: str, ace: str, low: str, expected: bool
) -> None:
    """(1.7)."""
    assert beats(low, ace, rules) is expected


def test_lowest_card_that_beats_its_ace_is_still_beaten_by_everything() -> None:
    """(1.7)."""
    assert beats("Ac", "6c", "app low_beats_ace=same_suit")
    assert beats("7c", "6c", "app low_beats_ace=same_suit")


@pytest.mark.parametrize("suit", "cdhs")
def test_joker_beats_every_card_of_its_colour_trumps_included(suit: str) -> None:
    """(1.42)."""
    red = suit in "dh"

    for rank in ("2", "10", "A"):
        assert beats("*r", rank + suit, "jokers") is red
        assert beats("*b", rank + suit, "jokers") is not red


def test_nothing_beats_a_joker() -> None:
    """(1.42)."""
    others = [str(card) for card in Rules.preset("jokers").cards]

    assert not any(beats(card, joker, "jokers") for card in others for joker in ("*b", "*r"))
