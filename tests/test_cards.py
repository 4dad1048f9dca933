"""Ranks, suits, cards and sets of them."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import Card, CardSet, NotationError, Rank, Suit, can_beat, cards

CARDS = st.sampled_from(Card.ALL)
SETS = st.frozensets(CARDS)


def beats(card: str, target: str) -> bool:
    return can_beat(Card.parse(card), Card.parse(target), Suit.HEARTS)


def test_there_are_52_cards_suit_by_suit_from_two_to_ace() -> None:
    assert " ".join(map(str, Card.ALL[:13])) == "2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc Ac"
    assert [card.suit for card in Card.ALL[::13]] == list(Suit)
    assert [card.index for card in Card.ALL] == list(range(52))
    assert [card.bit for card in Card.ALL] == [1 << index for index in range(52)]


@given(CARDS)
def test_card_written_and_read_is_the_same_object(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card.parse(card.symbol) is card
    assert Card(card.rank, card.suit) is card
    assert eval(repr(card), {"Card": Card}) is card  # noqa: S307 - what a repr promises


@pytest.mark.parametrize("text", ["10h", "Th", "th", "10H", "10♥", "T♥"])
def test_ten_is_read_in_every_spelling(text: str) -> None:
    assert Card.parse(text) is Card(Rank.TEN, Suit.HEARTS)


@pytest.mark.parametrize("text", ["", "h", "10", "1h", "11h", "6x", "6hh", " 6h", "6 h"])
def test_what_is_no_card_is_refused_with_the_text(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card: ") as refused:
        Card.parse(text)

    assert str(refused.value).startswith(repr(text))


def test_rank_and_suit_say_what_they_expect() -> None:
    with pytest.raises(NotationError, match=r"'1' is not a rank: expected 2 to 10, J, Q, K or A"):
        Rank.parse("1")
    with pytest.raises(NotationError, match=r"'x' is not a suit: expected one of c d h s"):
        Suit.parse("x")


def test_ranks_and_suits_have_texts_and_signs() -> None:
    assert " ".join(rank.text for rank in Rank) == "2 3 4 5 6 7 8 9 10 J Q K A"
    assert [suit.letter for suit in Suit] == ["c", "d", "h", "s"]
    assert [suit.symbol for suit in Suit] == ["♣", "♦", "♥", "♠"]


@given(CARDS)
def test_copied_or_pickled_card_is_the_same_object(card: Card) -> None:
    assert copy.copy(card) is card
    assert copy.deepcopy([card])[0] is card
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(card, protocol)) is card  # noqa: S301 - our own bytes


@given(SETS)
def test_set_of_cards_is_a_set_in_the_order_of_the_pack(chosen: frozenset[Card]) -> None:
    made = CardSet(chosen)

    assert list(made) == sorted(chosen, key=lambda card: card.index)
    assert len(made) == len(chosen)
    assert bool(made) == bool(chosen)
    assert all((card in made) == (card in chosen) for card in Card.ALL)
    assert CardSet.of_mask(made.mask) == made
    assert pickle.loads(pickle.dumps(made)) == made  # noqa: S301 - our own bytes
    assert eval(repr(made), {"CardSet": CardSet, "cards": cards}) == made  # noqa: S307
    assert CardSet(cards(str(made))) == made


@given(SETS, SETS)
def test_sets_are_joined_cut_and_reduced_as_sets_are(
    one: frozenset[Card], other: frozenset[Card]
) -> None:
    assert set(CardSet(one) | CardSet(other)) == one | other
    assert set(CardSet(one) & CardSet(other)) == one & other
    assert set(CardSet(one) - CardSet(other)) == one - other
    assert (CardSet(one) == CardSet(other)) == (one == other)
    assert (hash(CardSet(one)) == hash(CardSet(other))) >= (one == other)


def test_set_of_cards_holds_and_equals_nothing_else() -> None:
    made = CardSet(cards("6h"))

    assert "6h" not in made
    assert made != {Card.parse("6h")}


def test_cards_are_read_in_their_order_with_spaces_or_commas() -> None:
    assert cards("10h, 6c Td") == (Card.parse("10h"), Card.parse("6c"), Card.parse("10d"))
    assert cards("") == ()


def test_higher_card_of_the_suit_beats() -> None:
    """(0.3)."""
    assert beats("9c", "8c")
    assert beats("Ac", "Kc")
    assert not beats("7c", "8c")


def test_card_does_not_beat_its_equal() -> None:
    """(0.3)."""
    assert not beats("8c", "8c")
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
