"""Moves as numbers, for searches: whose turn it is, what he may do, and doing it.

A number stands for the same move whatever the hands: attacking with a card is the card's
own number, and beating is told by the card that is beaten, not by where it lies.
"""

from typing import Final

from kozyr.rules.core.codes import DEFEND, OPEN, OVER
from kozyr.rules.core.core import Core
from kozyr.rules.core.masks import lowest
from kozyr.rules.native import i64

CARDS: Final = 64
"""Room for the numbers of the cards: a number below it is an attack with that card."""
TRANSFER_TURN: Final = 64
"""The number of a transfer is this and the card's."""
SHOW_TURN: Final = 128
BEAT_TURN: Final = 192
"""The number of beating is this, 64 times the card beaten, and the card that beats it."""
TAKE_TURN: Final = 4288
DONE_TURN: Final = 4289
SWAP_TURN: Final = 4290
ALL_TURNS: Final = 4291
"""One more than the greatest number."""


def mover_of(core: Core) -> i64:
    """The seat that the game waits for, of several the first clockwise from the attacker.

    -1 when the game is over.
    """
    phase = core.phase()
    if phase == OVER:
        return -1
    if phase == OPEN:
        return core.attacker
    if phase == DEFEND:
        return core.defender
    return core.thrower_to_move()


def turns_of(core: Core, seat: i64) -> list[int]:
    """The numbers of all that *seat* may do now, attacks and beats by the lowest card first.

    Of two twins on the table only one is listed to be beaten.
    """
    found: list[int] = []
    if seat == core.defender:
        _defences(core, found)
    else:
        _cards(found, core.attackable(seat), 0)
        if core.done_refusal(seat) == 0:
            found.append(DONE_TURN)
    if core.terms.swap and core.swap_refusal(seat) == 0:
        found.append(SWAP_TURN)
    return found


def _defences(core: Core, found: list[int]) -> None:
    if core.take_refusal(core.defender):
        return
    slot: i64 = 0
    while slot < core.laid:
        attack = core.attacks[slot]
        if core.beats[slot] < 0 and core.slot_of(attack) == slot:
            _cards(found, core.beatable(slot), BEAT_TURN + CARDS * attack)
        slot += 1
    _cards(found, core.transferable(), TRANSFER_TURN)
    _cards(found, core.showable(), SHOW_TURN)
    found.append(TAKE_TURN)


def _cards(found: list[int], mask: i64, kind: i64) -> None:
    while mask:
        found.append(int(kind + lowest(mask)))
        mask &= mask - 1


def make_turn(core: Core, seat: i64, turn: i64) -> None:
    """Let *seat* do what *turn*, one of its `turns_of`, stands for."""
    if turn < TRANSFER_TURN:
        core.attack(seat, turn)
    elif turn < SHOW_TURN:
        core.transfer(turn - TRANSFER_TURN)
    elif turn < BEAT_TURN:
        core.show_to_transfer(turn - SHOW_TURN)
    elif turn < TAKE_TURN:
        pair = turn - BEAT_TURN
        core.beat(core.slot_of(pair // CARDS), pair % CARDS)
    elif turn == TAKE_TURN:
        core.take()
    elif turn == DONE_TURN:
        core.be_done(seat)
    else:
        core.swap(seat)
