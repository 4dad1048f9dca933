"""Moves in notation, for tests: ``play(game, "A+8c B:8c/10c")``."""

from collections.abc import Sequence

from kozyr.cards import Suit, cards
from kozyr.rules import Deal, Event, Game, Reason, Rules, parse_turn

RULES = Rules()


def play(game: Game, turns: str) -> tuple[Event, ...]:
    """Make the moves and return what happened at the last."""
    events: tuple[Event, ...] = ()
    for word in turns.split():
        events = game.apply(*parse_turn(word, game.seats))
    return events


def why_not(game: Game, turn: str) -> Reason | None:
    """Why the rules refuse *turn*, None when it is legal."""
    return game.why_not(*parse_turn(turn, game.seats))


def refusals(game: Game, turns: str) -> list[str | None]:
    """For each of *turns* the kind of the reason against it, None when it is legal."""
    reasons = [why_not(game, turn) for turn in turns.split()]
    return [reason.kind.value if reason else None for reason in reasons]


def deal(
    hands: Sequence[str],
    trump_card: str = "",
    *,
    stock: str = "",
    dealer: int = 0,
    rules: Rules = RULES,
) -> Deal:
    """A deal that gives each seat the cards named, in that order.

    Hands are filled up with the lowest cards named nowhere, hearts last; so is the stock
    below the cards of *stock*, above the *trump_card*.
    """
    named = [list(cards(hand)) for hand in hands]
    face_up, top = list(cards(trump_card)), list(cards(stock))
    used = {card for group in (*named, face_up, top) for card in group}
    unused = [card for card in rules.cards if card not in used]
    unused.sort(key=lambda card: (card.suit is Suit.HEARTS, card.rank))
    for hand in named:
        while len(hand) < rules.hand_size:
            hand.append(unused.pop(0))
    seats = len(hands)
    order = [(dealer + 1 + i) % seats for i in range(seats)]
    dealt = [named[seat][i] for i in range(rules.hand_size) for seat in order]
    return Deal((*dealt, *face_up, *top, *unused), seats, dealer)
