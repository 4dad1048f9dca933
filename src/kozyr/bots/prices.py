"""What cards are worth to their holder, and the cheapest way to beat an attack with them."""

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from kozyr.cards import Card, Suit
from kozyr.rules import Attack, Beat, Move, Transfer, View, can_beat

Price = Callable[[Card], float]
"""What it costs to part with a card, in steps of rank."""

_TRUMP: Final = 14.0
"""No less than any plain card's rank: the lowest trump is dearer than every plain ace."""

_M = TypeVar("_M", bound=Move)
_L = TypeVar("_L", Attack, Beat, Transfer)


def is_precious(card: Card, trump: Suit | None) -> bool:
    """Whether *card* is a trump, or a joker, which is kept like the highest trumps."""
    return card.suit is trump or card.is_joker


def price(card: Card, trump: Suit | None) -> float:
    """What *card* is worth: its rank, and trumps and jokers above all others."""
    return card.rank + (_TRUMP if is_precious(card, trump) else 0.0)


def moves_of(view: View, kind: type[_M]) -> list[_M]:
    """The legal moves of that kind."""
    return [move for move in view.moves if isinstance(move, kind)]


def lowest(moves: Iterable[_L], view: View) -> _L:
    """The one of *moves* that lays the cheapest card."""
    return min(moves, key=lambda move: price(move.card, view.trump))


def is_plain(move: Attack | Transfer, view: View) -> bool:
    """Whether the move lays a card that is neither trump nor joker."""
    return not is_precious(move.card, view.trump)


def cheapest_plan(view: View, price: Price) -> list[Beat] | None:
    """Beat all that is unbeaten with the hand at the least sum of prices; None if it can't be.

    The cheapest cards first, each is taken if it and those taken before can all beat
    something: as it costs the same whatever a card beats, no other choice is cheaper.
    """
    attack = view.unbeaten
    taken: dict[int, Card] = {}

    def find_place(card: Card, tried: set[int]) -> bool:
        for place, target in enumerate(attack):
            if place in tried or not can_beat(view.rules, card, target, view.trump):
                continue
            tried.add(place)
            if place not in taken or find_place(taken[place], tried):
                taken[place] = card
                return True
        return False

    for card in sorted(view.hand, key=price):
        if find_place(card, set()) and len(taken) == len(attack):
            return [Beat(target, taken[place]) for place, target in enumerate(attack)]
    return None
