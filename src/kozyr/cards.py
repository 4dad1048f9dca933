"""Ranks, suits, cards and sets of cards.

A card is written rank first, then suit: ``6s``, ``10h``, ``Qd``.  `Card.parse` also
reads ``Th`` and the suit signs (``10♥``).
"""

from collections.abc import Iterable, Iterator
from enum import Enum, IntEnum
from typing import ClassVar, Final, Self


class NotationError(ValueError):
    """A text that is not what its notation allows; the message names the text."""


class Suit(Enum):
    """One of the four suits; the value is the letter that stands for it in notation."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"

    @property
    def letter(self) -> str:
        """The letter of the suit in notation, ``c d h s``."""
        return self.value

    @property
    def symbol(self) -> str:
        """The sign printed on the card, ``♣ ♦ ♥ ♠``."""
        return _SYMBOLS[self.value]

    @classmethod
    def parse(cls, text: str) -> "Suit":
        """Read a suit from its letter or sign.

        Raises:
            NotationError: the text is neither.
        """
        suit = _SUIT_TEXTS.get(text.lower())
        if suit is None:
            raise NotationError(f"{text!r} is not a suit: expected one of c d h s")
        return suit


_SYMBOLS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_SUIT_TEXTS: Final = {suit.letter: suit for suit in Suit} | {suit.symbol: suit for suit in Suit}
_SUITS: Final = tuple(Suit)


class Rank(IntEnum):
    """A card's rank; higher beats lower within a suit, the ace is highest."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def text(self) -> str:
        """The rank in notation: ``2`` to ``10``, ``J Q K A``."""
        return _RANK_TEXTS[self]

    @classmethod
    def parse(cls, text: str) -> "Rank":
        """Read a rank; ``T`` is a ten too.

        Raises:
            NotationError: the text is no rank.
        """
        rank = _RANKS_BY_TEXT.get(text.upper())
        if rank is None:
            raise NotationError(f"{text!r} is not a rank: expected 2 to 10, J, Q, K or A")
        return rank


_COURTS: Final = {11: "J", 12: "Q", 13: "K", 14: "A"}
_RANK_TEXTS: Final = {rank: _COURTS.get(rank, str(int(rank))) for rank in Rank}
_RANKS_BY_TEXT: Final = {text: rank for rank, text in _RANK_TEXTS.items()} | {"T": Rank.TEN}


class Card:
    """One card.  There is one object for each, so cards compare and hash by identity.

    `index` is 0 to 51, suit by suit in the order clubs, diamonds, hearts, spades and
    within a suit from two to ace; `bit` is ``1 << index``, the card's place in a mask.
    """

    __slots__ = ("bit", "index", "rank", "suit")

    ALL: ClassVar[tuple["Card", ...]] = ()

    rank: Rank
    suit: Suit
    index: int
    bit: int

    def __new__(cls, rank: Rank, suit: Suit) -> "Card":
        """Return the one card of that rank and suit."""
        return cls.ALL[_SUITS.index(suit) * 13 + rank - 2]

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read a card such as ``10h``, ``Th``, ``10♥``.

        Raises:
            NotationError: the text is no card.
        """
        card = _CARDS_BY_TEXT.get(text)
        if card is not None:
            return card
        try:
            return cls(Rank.parse(text[:-1]), Suit.parse(text[-1:]))
        except NotationError as error:
            raise NotationError(f"{text!r} is not a card: {error}") from None

    @property
    def symbol(self) -> str:
        """The card as a reader likes it, ``10♥``."""
        return self.rank.text + self.suit.symbol

    def __str__(self) -> str:
        """The card in notation, ``10h``."""
        return self.rank.text + self.suit.value

    def __repr__(self) -> str:
        """Text that rebuilds the card."""
        return f"Card.parse({str(self)!r})"

    def __reduce__(self) -> tuple[type["Card"], tuple[Rank, Suit]]:
        """Pickle by rank and suit, so that a card stays the one object."""
        return Card, (self.rank, self.suit)

    def __copy__(self) -> Self:
        """The card itself."""
        return self

    def __deepcopy__(self, memo: object) -> Self:
        """The card itself."""
        return self


def _all_cards() -> Iterator[Card]:
    for index in range(52):
        card = object.__new__(Card)
        card.rank = Rank(index % 13 + 2)
        card.suit = _SUITS[index // 13]
        card.index = index
        card.bit = 1 << index
        yield card


Card.ALL = tuple(_all_cards())
_CARDS_BY_TEXT: Final = {str(card): card for card in Card.ALL}


class CardSet:
    """An unchanging set of cards, kept as a bit mask; iterates in the order of `Card.index`."""

    __slots__ = ("mask",)

    mask: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """Make the set of *cards*; a card given twice counts once."""
        mask = 0
        for card in cards:
            mask |= card.bit
        self.mask = mask

    @classmethod
    def of_mask(cls, mask: int) -> Self:
        """Make the set whose `mask` is *mask*."""
        made = object.__new__(cls)
        made.mask = mask
        return made

    def __iter__(self) -> Iterator[Card]:
        """The cards in the order of `Card.index`."""
        rest = self.mask
        while rest:
            bit = rest & -rest
            yield Card.ALL[bit.bit_length() - 1]
            rest ^= bit

    def __len__(self) -> int:
        """How many cards."""
        return self.mask.bit_count()

    def __contains__(self, card: object) -> bool:
        """Whether *card* is in the set."""
        return isinstance(card, Card) and bool(self.mask & card.bit)

    def __eq__(self, other: object) -> bool:
        """Whether both hold the same cards."""
        return isinstance(other, CardSet) and self.mask == other.mask

    def __hash__(self) -> int:
        """Equal sets hash alike."""
        return hash(self.mask)

    def __or__(self, other: "CardSet") -> "CardSet":
        """Cards of either."""
        return CardSet.of_mask(self.mask | other.mask)

    def __and__(self, other: "CardSet") -> "CardSet":
        """Cards of both."""
        return CardSet.of_mask(self.mask & other.mask)

    def __sub__(self, other: "CardSet") -> "CardSet":
        """Cards of this and not of the other."""
        return CardSet.of_mask(self.mask & ~other.mask)

    def __str__(self) -> str:
        """The cards in notation, separated by spaces."""
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        """Text that rebuilds the set."""
        return f"CardSet(cards({str(self)!r}))"


def cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces or commas, keeping their order: ``cards("6h 7h")``.

    Raises:
        NotationError: a word is no card.
    """
    return tuple(Card.parse(word) for word in text.replace(",", " ").split())


def can_beat(card: Card, target: Card, trump: Suit) -> bool:
    """Whether *card* beats *target*: a higher card of its suit, or a trump on a plain card.

    Strictly higher; a trump is beaten only by a higher trump.
    """
    if card.suit is target.suit:
        return card.rank > target.rank
    return card.suit is trump
