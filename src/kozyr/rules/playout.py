"""Uniformly random games on a `Core`; compiled by mypyc where that can be done.

For rollouts, benchmarks and checks.  Every step takes one of all legal moves of all seats,
each with the same chance.
"""

from typing import Final

from kozyr.rules.core.core import Core
from kozyr.rules.core.deals import deal_cards, opener_of
from kozyr.rules.core.masks import bit, count, lowest
from kozyr.rules.core.terms import DealTerms
from kozyr.rules.native import i64, vec

# 62 bits: a longer literal would be an object, to be converted at every use.
_MASK: Final = 0x3FFFFFFFFFFFFFFF


class Dice:
    """A small stream of random numbers, the same compiled and interpreted."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed & _MASK
        for _ in range(4):
            self.below(2)

    def below(self, n: i64) -> i64:
        """A number from 0 to *n* - 1, for an *n* up to 65,536."""
        # A full-period linear congruence modulo 2 ** 62; its high half is what is used.
        self.state = (self.state * 2862933555777941757 + 3037000493) & _MASK
        return ((self.state >> 30) * n) >> 32


def nth_card(mask: i64, n: i64) -> i64:
    """The *n*th card (or seat) of *mask*, from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


class Choice:
    """All the moves there are at one moment: `find` finds them, `make` makes one."""

    def __init__(self, core: Core) -> None:
        self.attacks: vec[i64] = vec[i64]([i64(0) for _ in range(core.seats)])
        self.beats: vec[i64] = vec[i64]([i64(0) for _ in range(core.terms.attack_limit)])
        self.done: i64 = 0
        self.swaps: i64 = 0
        self.transfers: i64 = 0
        self.shows: i64 = 0
        self.can_take: bool = False

    def find(self, core: Core) -> i64:
        """Find the moves of all seats and return how many there are."""
        self.done = 0
        self.swaps = 0
        self.can_take = False
        return self._find_attacks(core) + self._find_defences(core)

    def _find_attacks(self, core: Core) -> i64:
        waits_for_throwers = core.laid != 0 and (core.unbeaten == 0 or core.is_taking)
        found: i64 = 0
        seat: i64 = 0
        while seat < core.seats:
            mask: i64 = 0
            if seat != core.defender:
                mask = core.attackable(seat)
                found += count(mask)
                if waits_for_throwers and core.done_refusal(seat) == 0:
                    self.done |= bit(seat)
                    found += 1
            self.attacks[seat] = mask
            if core.laid == 0 and core.terms.swap and core.swap_refusal(seat) == 0:
                self.swaps |= bit(seat)
                found += 1
            seat += 1
        return found

    def _find_defences(self, core: Core) -> i64:
        if core.unbeaten == 0 or core.is_taking:
            return 0
        self.can_take = True
        found: i64 = 1
        slot: i64 = 0
        while slot < core.laid:
            mask: i64 = 0
            # Of two twins only the one that a move by its name would mean (2.34).
            if core.beats[slot] < 0 and core.slot_of(core.attacks[slot]) == slot:
                mask = core.beatable(slot)
                found += count(mask)
            self.beats[slot] = mask
            slot += 1
        self.transfers = core.transferable()
        self.shows = core.showable()
        return found + count(self.transfers) + count(self.shows)

    def make(self, core: Core, n: i64) -> None:
        """Make the *n*th of the moves found, from 0; then they have to be found anew."""
        seat: i64 = 0
        while seat < core.seats:
            here = count(self.attacks[seat])
            if n < here:
                core.attack(seat, nth_card(self.attacks[seat], n))
                return
            n -= here
            seat += 1
        here = count(self.done)
        if n < here:
            core.be_done(nth_card(self.done, n))
            return
        n -= here
        if self.can_take:
            self._defend(core, n)
        else:
            core.swap(nth_card(self.swaps, n))

    def _defend(self, core: Core, n: i64) -> None:
        if n == 0:
            core.take()
            return
        n -= 1
        slot: i64 = 0
        while slot < core.laid:
            here = count(self.beats[slot])
            if n < here:
                core.beat(slot, nth_card(self.beats[slot], n))
                return
            n -= here
            slot += 1
        here = count(self.transfers)
        if n < here:
            core.transfer(nth_card(self.transfers, n))
        else:
            core.show_to_transfer(nth_card(self.shows, n - here))


def play_out(core: Core, dice: Dice) -> int:
    """Play *core* to its end at random; return the number of moves made."""
    choice = Choice(core)
    moves: i64 = 0
    while not core.is_over:
        choice.make(core, dice.below(choice.find(core)))
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
