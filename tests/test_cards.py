"""Ranks, suits, cards and sets of them."""

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import SUITS, Card, CardSet, NotationError, Rank, Suit, cards

CARDS = st.sampled_from(Card.ALL)
Bag = Counter[Card]
BAGS = st.dictionaries(CARDS, st.integers(1, 2)).map(Counter)


def test_there_are_52_cards_suit_by_suit_from_two_to_ace_and_two_jokers() -> None:
    assert " ".join(map(str, Card.ALL[:13])) == "2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc Ac"
    assert [card.suit for card in Card.ALL[:52:13]] == list(SUITS)
    assert " ".join(map(str, Card.ALL[52:])) == "*b *r"
    assert [card.index for card in Card.ALL] == list(range(54))
    assert [card.bit for card in Card.ALL] == [1 << index for index in range(54)]


@given(CARDS)
def test_card_written_and_read_is_the_same_object(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card.parse(card.symbol) is card
    assert Card(card.rank, card.suit) is card
    assert eval(repr(card), {"Card": Card}) is card  # noqa: S307 - what a repr promises


@pytest.mark.parametrize("text", ["10h", "Th", "th", "10H", "10♥", "T♥"])
def test_ten_is_read_in_every_spelling(text: str) -> None:
    assert Card.parse(text) is Card(Rank.TEN, Suit.HEARTS)


@pytest.mark.parametrize(
    "text", ["", "h", "10", "1h", "11h", "6x", "6hh", " 6h", "6 h", "*", "*c", "6b"]
)
def test_what_is_no_card_is_refused_with_the_text(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card: ") as refused:
        Card.parse(text)

    assert str(refused.value).startswith(repr(text))


def test_rank_and_suit_say_what_they_expect() -> None:
    with pytest.raises(
        NotationError, match=r"'1' is not a rank: expected 2 to 10, J, Q, K, A or \*"
    ):
        Rank.parse("1")
    with pytest.raises(NotationError, match=r"'x' is not a suit: expected one of c d h s"):
        Suit.parse("x")


def test_ranks_and_suits_have_texts_and_signs() -> None:
    assert " ".join(rank.text for rank in Rank) == "2 3 4 5 6 7 8 9 10 J Q K A *"
    assert [suit.letter for suit in SUITS] == ["c", "d", "h", "s"]
    assert [suit.symbol for suit in SUITS] == ["♣", "♦", "♥", "♠"]


def test_jokers_are_red_and_black_and_no_suit_is_called_so() -> None:
    black, red = cards("*b *r")

    assert black.is_joker
    assert red.is_joker
    assert (black.suit.is_red, red.suit.is_red) == (False, True)
    assert (black.symbol, red.symbol) == ("*b", "*r")
    with pytest.raises(NotationError, match="'r' is not a suit"):
        Suit.parse("r")
    with pytest.raises(NotationError, match=r"'\*h' is not a card"):
        Card(Rank.JOKER, Suit.HEARTS)


def test_suits_are_red_or_black() -> None:
    assert [suit.letter for suit in SUITS if suit.is_red] == ["d", "h"]


@given(CARDS)
def test_copied_or_pickled_card_is_the_same_object(card: Card) -> None:
    assert copy.copy(card) is card
    assert copy.deepcopy([card])[0] is card
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(card, protocol)) is card  # noqa: S301 - our own bytes


@given(BAGS)
def test_set_of_cards_counts_up_to_two_of_each_in_the_order_of_the_pack(chosen: Bag) -> None:
    """(2.34)."""
    made = CardSet(chosen.elements())

    assert list(made) == sorted(chosen.elements(), key=lambda card: card.index)
    assert len(made) == chosen.total()
    assert bool(made) == bool(chosen)
    assert all((card in made) == (card in chosen) for card in Card.ALL)
    assert list(made.different) == sorted(chosen, key=lambda card: card.index)
    assert CardSet.of_mask(made.mask) == made
    assert pickle.loads(pickle.dumps(made)) == made  # noqa: S301 - our own bytes
    assert eval(repr(made), {"CardSet": CardSet, "cards": cards}) == made  # noqa: S307
    assert CardSet(cards(str(made))) == made


@given(BAGS, BAGS)
def test_sets_are_joined_cut_and_reduced_as_multisets_are(one: Bag, other: Bag) -> None:
    """(2.34)."""
    ours, theirs = CardSet(one.elements()), CardSet(other.elements())

    assert Counter(ours | theirs) == one | other
    assert Counter(ours & theirs) == one & other
    assert Counter(ours - theirs) == one - other
    assert Counter(ours + theirs) == Counter({card: min(n, 2) for card, n in (one + other).items()})
    assert (ours == theirs) == (one == other)
    assert (hash(ours) == hash(theirs)) >= (one == other)


def test_of_a_card_given_three_times_two_count() -> None:
    assert str(CardSet(cards("6h 6h 6h"))) == "6h 6h"


def test_set_of_cards_holds_and_equals_nothing_else() -> None:
    made = CardSet(cards("6h"))

    assert "6h" not in made
    assert made != {Card.parse("6h")}


def test_cards_are_read_in_their_order_with_spaces_or_commas() -> None:
    assert cards("10h, 6c Td") == (Card.parse("10h"), Card.parse("6c"), Card.parse("10d"))
    assert cards("") == ()
