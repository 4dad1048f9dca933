"""Ranks, suits, cards and sets of cards.

A card is written rank first, then suit: ``6s``, ``10h``, ``Qd``.  `Card.parse` also
reads ``Th`` and the suit signs (``10♥``).  The jokers are ``*b``, the black one, and
``*r``, the red one.
"""

from collections.abc import Iterable, Iterator
from enum import Enum, IntEnum
from typing import ClassVar, Final, Self


class NotationError(ValueError):
    """A text that is not what its notation allows; the message names the text."""


class Suit(Enum):
    """One of the four `SUITS`, or the colour of a joker, which is no suit to follow or trump.

    The value is the letter that stands for it in notation.
    """

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"
    BLACK = "b"
    RED = "r"

    @property
    def letter(self) -> str:
        """The letter of the suit in notation, ``c d h s``; ``b r`` for a joker's colour."""
        return self.value

    @property
    def symbol(self) -> str:
        """The sign printed on the card, ``♣ ♦ ♥ ♠``; a joker's colour is its letter."""
        return _SYMBOLS.get(self.value, self.value)

    @property
    def is_red(self) -> bool:
        """Whether it is red: diamonds, hearts, and the red joker."""
        return self.value in "dhr"

    @classmethod
    def parse(cls, text: str) -> "Suit":
        """Read one of the four suits from its letter or sign.

        Raises:
            NotationError: the text is neither.
        """
        suit = _SUIT_TEXTS.get(text.lower())
        if suit is None:
            raise NotationError(f"{text!r} is not a suit: expected one of c d h s")
        return suit


_SYMBOLS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
SUITS: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
_SUIT_TEXTS: Final = {suit.letter: suit for suit in SUITS} | {suit.symbol: suit for suit in SUITS}


class Rank(IntEnum):
    """A card's rank; higher beats lower within a suit, the ace is highest.

    A joker has a rank of its own, which nothing else has.
    """

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
    JOKER = 15

    @property
    def text(self) -> str:
        """The rank in notation: ``2`` to ``10``, ``J Q K A``, ``*`` for a joker."""
        return _RANK_TEXTS[self]

    @classmethod
    def parse(cls, text: str) -> "Rank":
        """Read a rank; ``T`` is a ten too.

        Raises:
            NotationError: the text is no rank.
        """
        rank = _RANKS_BY_TEXT.get(text.upper())
        if rank is None:
            raise NotationError(f"{text!r} is not a rank: expected 2 to 10, J, Q, K, A or *")
        return rank


_COURTS: Final = {11: "J", 12: "Q", 13: "K", 14: "A", 15: "*"}
_RANK_TEXTS: Final = {rank: _COURTS.get(rank, str(int(rank))) for rank in Rank}
_RANKS_BY_TEXT: Final = {text: rank for rank, text in _RANK_TEXTS.items()} | {"T": Rank.TEN}


class Card:
    """One card.  There is one object for each, so cards compare and hash by identity.

    `index` is 0 to 51, suit by suit in the order clubs, diamonds, hearts, spades and
    within a suit from two to ace; the black joker is 52, the red one 53.  `bit` is
    ``1 << index``, the card's place in a mask.  The twins of two packs are one object.
    """

    __slots__ = ("_text", "bit", "index", "rank", "suit")

    ALL: ClassVar[tuple["Card", ...]] = ()

    rank: Rank
    suit: Suit
    index: int
    bit: int
    _text: str

    def __new__(cls, rank: Rank, suit: Suit) -> "Card":
        """Return the one card of that rank and suit.

        Raises:
            NotationError: no such card: only jokers are red or black by themselves.
        """
        card = _CARDS_BY_TEXT.get(rank.text + suit.value)
        if card is None:
            raise NotationError(f"{rank.text + suit.value!r} is not a card")
        return card

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

    @property
    def is_joker(self) -> bool:
        """Whether it is one of the two jokers."""
        return self.rank is Rank.JOKER

    @property
    def is_ace(self) -> bool:
        """Whether it is the ace of a suit."""
        return self.rank is Rank.ACE

    def __str__(self) -> str:
        """The card in notation, ``10h``."""
        return self._text

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
    in_suits = [(rank, suit) for suit in SUITS for rank in Rank if rank is not Rank.JOKER]
    jokers = [(Rank.JOKER, Suit.BLACK), (Rank.JOKER, Suit.RED)]
    for index, (rank, suit) in enumerate([*in_suits, *jokers]):
        card = object.__new__(Card)
        card.rank = rank
        card.suit = suit
        card.index = index
        card._text = rank.text + suit.value
        card.bit = 1 << index
        yield card


Card.ALL = tuple(_all_cards())
_CARDS_BY_TEXT: Final = {str(card): card for card in Card.ALL}


# The second of two twins has its bit this far above the first.
TWIN_SHIFT: Final = 64
_FIRST: Final = (1 << TWIN_SHIFT) - 1


class CardSet:
    """An unchanging set of cards, kept as a bit mask; iterates in the order of `Card.index`.

    Of two packs it may hold both twins of a card: they are alike, so that it only counts
    how many there are.  In `mask` the second one has its bit `TWIN_SHIFT` above the first.
    """

    __slots__ = ("mask",)

    mask: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """Make the set of *cards*; of a card given more than once two count."""
        mask = 0
        for card in cards:
            mask |= card.bit << TWIN_SHIFT if mask & card.bit else card.bit
        self.mask = mask

    @classmethod
    def of_mask(cls, mask: int) -> Self:
        """Make the set whose `mask` is *mask*."""
        made = object.__new__(cls)
        made.mask = mask
        return made

    @classmethod
    def of_masks(cls, first: int, second: int) -> Self:
        """Make the set of two masks of `Card.bit`: of all its cards, and of those it has twice."""
        made = object.__new__(cls)
        made.mask = first | second << TWIN_SHIFT
        return made

    @property
    def masks(self) -> tuple[int, int]:
        """The two masks that `of_masks` makes the set of."""
        return self.mask & _FIRST, self.mask >> TWIN_SHIFT

    def __iter__(self) -> Iterator[Card]:
        """The cards in the order of `Card.index`, twins beside each other."""
        rest, twins = self.masks
        while rest:
            bit = rest & -rest
            card = Card.ALL[bit.bit_length() - 1]
            yield card
            if twins & bit:
                yield card
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

    @property
    def different(self) -> "CardSet":
        """The cards with one of every two twins."""
        return CardSet.of_mask(self.mask & _FIRST)

    def __add__(self, other: "CardSet") -> "CardSet":
        """Cards of both, put together: a twin from each makes two."""
        ours, others = self.mask, other.mask
        return CardSet.of_mask(ours | others | (ours & others & _FIRST) << TWIN_SHIFT)

    def __or__(self, other: "CardSet") -> "CardSet":
        """Cards of either: of each as many as the one that has more of it."""
        return CardSet.of_mask(self.mask | other.mask)

    def __and__(self, other: "CardSet") -> "CardSet":
        """Cards of both: of each as many as the one that has fewer of it."""
        return CardSet.of_mask(self.mask & other.mask)

    def __sub__(self, other: "CardSet") -> "CardSet":
        """Cards of this without those of the other."""
        ours, others = self.mask, other.mask
        first = (ours & ~others | ours >> TWIN_SHIFT & ~(others >> TWIN_SHIFT)) & _FIRST
        second = ours >> TWIN_SHIFT & ~others & _FIRST
        return CardSet.of_mask(first | second << TWIN_SHIFT)

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
