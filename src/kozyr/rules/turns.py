"""Moves and the numbers that `kozyr.rules.core.turns` has for them."""

from kozyr.cards import Card
from kozyr.rules.core import turns as numbers
from kozyr.rules.moves import (
    ATTACKS,
    DONE,
    SHOWS,
    SWAP,
    TAKE,
    TRANSFERS,
    Attack,
    Beat,
    Done,
    Move,
    Show,
    Swap,
    Take,
    Transfer,
    beat_of,
)


def turn_of(move: Move) -> int:
    """The number of *move*."""
    match move:
        case Attack(card):
            return card.index
        case Transfer(card):
            return numbers.TRANSFER_TURN + card.index
        case Show(card):
            return numbers.SHOW_TURN + card.index
        case Beat(attack, card):
            return numbers.BEAT_TURN + numbers.CARDS * attack.index + card.index
        case Take():
            return numbers.TAKE_TURN
        case Done():
            return numbers.DONE_TURN
        case Swap():
            return numbers.SWAP_TURN


def move_of(turn: int) -> Move:
    """The move with the number *turn*."""
    if turn < numbers.TRANSFER_TURN:
        return ATTACKS[turn]
    if turn < numbers.SHOW_TURN:
        return TRANSFERS[turn - numbers.TRANSFER_TURN]
    if turn < numbers.BEAT_TURN:
        return SHOWS[turn - numbers.SHOW_TURN]
    if turn < numbers.TAKE_TURN:
        attack, card = divmod(turn - numbers.BEAT_TURN, numbers.CARDS)
        return beat_of(Card.ALL[attack], Card.ALL[card])
    if turn == numbers.TAKE_TURN:
        return TAKE
    return DONE if turn == numbers.DONE_TURN else SWAP
