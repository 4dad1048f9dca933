"""Uniformly random games on a `Core`; compiled by mypyc where that can be done.

For rollouts, benchmarks and checks.  Every step takes one of all legal moves of all seats,
each with the same chance.
"""

from typing import Final

from kozyr.rules.core.core import Core
from kozyr.rules.core.deals import deal_cards, opener_of
from kozyr.rules.core.masks import count, lowest
from kozyr.rules.core.terms import DealTerms
from kozyr.rules.native import i64, vec

_MASK: Final = 0x7FFFFFFFFFFFFFFF


class Dice:
    """A small stream of random numbers, the same compiled and interpreted."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed & _MASK
        for _ in range(4):
            self.below(2)

    def below(self, n: i64) -> i64:
        """A number from 0 to *n* - 1, for an *n* up to 65,536."""
        # A full-period linear congruence modulo 2 ** 63; its high half is what is used.
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & _MASK
        return ((self.state >> 31) * n) >> 32


def nth_card(mask: i64, n: i64) -> i64:
    """The *n*th card of *mask*, from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def count_moves(core: Core) -> i64:
    """How many moves there are, of all seats together."""
    total: i64 = 0
    seat: i64 = 0
    while seat < core.seats:
        if seat != core.defender:
            total += count(core.attackable(seat))
            if core.laid and (core.unbeaten == 0 or core.is_taking) and not core.done_refusal(seat):
                total += 1
        seat += 1
    if core.laid == 0:
        return total + _swaps(core) if core.terms.swap else total
    if core.is_taking or core.unbeaten == 0:
        return total
    slot: i64 = 0
    while slot < core.laid:
        if _is_first_such(core, slot):
            total += count(core.beatable(slot))
        slot += 1
    total += 1
    if core.terms.transfer:
        total += count(core.transferable()) + count(core.showable())
    return total


def play_move(core: Core, n: i64) -> None:
    """Make the *n*th of the moves that `count_moves` counts, from 0."""
    seat: i64 = 0
    while seat < core.seats:
        if seat != core.defender:
            mask = core.attackable(seat)
            here = count(mask)
            if n < here:
                core.attack(seat, nth_card(mask, n))
                return
            n -= here
            if core.laid and (core.unbeaten == 0 or core.is_taking) and not core.done_refusal(seat):
                if n == 0:
                    core.be_done(seat)
                    return
                n -= 1
        seat += 1
    if core.laid == 0:
        _play_swap(core, n)
        return
    slot: i64 = 0
    while slot < core.laid:
        if _is_first_such(core, slot):
            mask = core.beatable(slot)
            here = count(mask)
            if n < here:
                core.beat(slot, nth_card(mask, n))
                return
            n -= here
        slot += 1
    if n == 0:
        core.take()
        return
    n -= 1
    mask = core.transferable()
    here = count(mask)
    if n < here:
        core.transfer(nth_card(mask, n))
    else:
        core.show_to_transfer(nth_card(core.showable(), n - here))


def _is_first_such(core: Core, slot: i64) -> bool:
    """Whether an attack card is open and not the twin of one before it (2.34)."""
    if core.beats[slot] >= 0:
        return False
    return core.slot_of(core.attacks[slot]) == slot


def _swaps(core: Core) -> i64:
    total: i64 = 0
    seat: i64 = 0
    while seat < core.seats:
        if core.swap_refusal(seat) == 0:
            total += 1
        seat += 1
    return total


def _play_swap(core: Core, n: i64) -> None:
    seat: i64 = 0
    while seat < core.seats:
        if core.swap_refusal(seat) == 0:
            if n == 0:
                core.swap(seat)
                return
            n -= 1
        seat += 1


def play_out(core: Core, dice: Dice) -> int:
    """Play *core* to its end at random; return the number of moves made."""
    moves: i64 = 0
    while not core.is_over:
        play_move(core, dice.below(count_moves(core)))
        moves += 1
    return moves


def play_random_games(
    terms: DealTerms, pack: list[int], seats: int, first_seed: int, games: int
) -> tuple[int, int]:
    """Deal and play *games* games, one for each seed from *first_seed* on.

    Returns the number of moves, and a checksum of how all of the games went.
    """
    size: i64 = len(pack)
    moves: i64 = 0
    checksum: i64 = 0
    for game in range(games):
        dice = Dice(first_seed + game)
        cards: vec[i64] = vec[i64]([i64(card) for card in pack])
        i: i64 = size - 1
        while i > 0:
            j = dice.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1
        dealer = dice.below(seats)
        core = deal_cards(terms, cards, size, seats, dealer)
        opener = opener_of(terms, core, dealer)
        core.begin(dice.below(seats) if opener < 0 else opener)
        made = play_out(core, dice)
        moves += made
        checksum = (checksum * 1000003 + made * 4099 + core.fools * 17 + core.number) & _MASK
    return int(moves), int(checksum)
