"""What cards are worth to their holder, and the cheapest way to beat an attack with them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from kozyr.cards import Card, CardSet, Suit, can_beat
from kozyr.rules import Attack, Beat, Move, Transfer, View

Price = Callable[[Card], float]
"""What it costs to part with a card, in steps of rank."""

_TRUMP: Final = 14.0
"""More than any plain card's rank: the lowest trump is dearer than every plain ace."""

_M = TypeVar("_M", bound=Move)
_L = TypeVar("_L", Attack, Beat, Transfer)


def price(card: Card, trump: Suit) -> float:
    """What *card* is worth: its rank, and trumps above all others."""
    return card.rank + (_TRUMP if card.suit is trump else 0.0)


def moves_of(view: View, kind: type[_M]) -> list[_M]:
    """The legal moves of that kind."""
    return [move for move in view.moves if isinstance(move, kind)]


def lowest(moves: Iterable[_L], view: View) -> _L:
    """The one of *moves* that lays the cheapest card."""
    return min(moves, key=lambda move: price(move.card, view.trump))


def is_plain(move: Attack | Transfer, view: View) -> bool:
    """Whether the move lays a card that is no trump."""
    return move.card.suit is not view.trump


def cheapest_plan(
    attack: Sequence[Card], hand: CardSet, trump: Suit, price: Price
) -> list[Beat] | None:
    """Beat all of *attack* with cards of *hand*, at the least sum of prices; None if it can't be.

    Trying, for each attack card, as many of its cheapest answers as there are attack
    cards is enough: the others can take no more of them than that.
    """
    answers = [
        sorted((card for card in hand if can_beat(card, target, trump)), key=price)[: len(attack)]
        for target in attack
    ]
    best: list[Beat] | None = None
    best_cost = float("inf")
    chosen: list[Beat] = []

    def extend(used: int, cost: float) -> None:
        nonlocal best, best_cost
        if cost >= best_cost:
            return
        if len(chosen) == len(attack):
            best, best_cost = list(chosen), cost
            return
        target = attack[len(chosen)]
        for card in answers[len(chosen)]:
            if not used & card.bit:
                chosen.append(Beat(target, card))
                extend(used | card.bit, cost + price(card))
                chosen.pop()

    extend(0, 0.0)
    return best
