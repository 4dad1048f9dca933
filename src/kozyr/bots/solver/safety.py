"""Whether a player can make sure not to be the fool, however many are left; compiled by mypyc.

With three or more nobody can say how the others will play, and what is good for one of them
need not be bad for the next: there is no outcome of best play.  What is exact is this: can a
player be safe *whatever all others do*, even together?  Only those move that the game waits
for, of several the first clockwise from the attacker.  A game that goes round for ever is a
draw, as the limit on bouts makes it; that limit is minded once half of it is used up.
"""

from typing import Final

from kozyr.bots.solver.search import SURE, Search
from kozyr.bots.solver.table import NO_TURN
from kozyr.rules.core.core import Core
from kozyr.rules.core.masks import bit
from kozyr.rules.core.turns import make_turn, mover_of, turns_of
from kozyr.rules.native import i64

_HAND: Final = 0x2B3A5C3FCDDBA417
_TWINS: Final = 0x18CC95E25FE71D
_STEP: Final = 0x2A0F151BBC4D13DD
_SMALL: Final = 0x35B24FC0A9F18631
_MASK: Final = 0x3FFFFFFFFFFFFFFF


class Safety:
    """Looks through games of several whose cards lie open, for one player at a time."""

    def __init__(self, table_bits: int = 15) -> None:
        """Make one that remembers ``2 ** table_bits`` positions, 16 bytes each."""
        self.search = Search(table_bits)
        self.seat: i64 = 0
        self.nodes: i64 = 0
        self.limit: i64 = 0
        self.loop: i64 = SURE
        self.held: list[int] = []
        self.rests_on: dict[int, int] = {}

    def is_safe(self, core: Core, seat: int, node_limit: int) -> bool | None:
        """Whether *seat* can make sure not to be the fool of *core*.

        None when *node_limit* positions do not suffice to say.
        """
        self._begin(core, seat, node_limit)
        found = self._is_safe(0)
        return None if self.search.stopped else found

    def values(self, core: Core, node_limit: int) -> dict[int, int] | None:
        """For every move of who is to move 1 if he is safe after it, -1 if he can be the fool.

        None when *node_limit* positions do not suffice to say.
        """
        seat = mover_of(core)
        self._begin(core, seat, node_limit)
        found: dict[int, int] = {}
        for turn in turns_of(core, seat):
            found[turn] = 1 if self._is_safe_after(0, seat, turn) else -1
            if self.search.stopped:
                return None
        return found

    def _begin(self, core: Core, seat: i64, node_limit: i64) -> None:
        self.search.begin(core, node_limit, core.number * 2 > core.terms.bout_limit)
        self.search.memory.grow_old()
        self.seat = seat
        self.nodes = 0
        self.limit = node_limit
        self.loop = SURE
        self._let_go(0)

    def _is_safe(self, ply: i64) -> bool:
        core = self.search.cores[ply]
        if core.is_over:
            return core.fools & bit(self.seat) == 0
        memory = self.search.memory
        signature = self._signature(core)
        if memory.find(signature):
            return memory.low > 0
        if self._is_held_for_safe(core, ply, signature):
            return True
        outer = self.loop
        self.loop = SURE
        held = len(self.held)
        before = self.nodes
        found = self._is_decided(core, ply)
        if self.search.stopped:
            return False
        if not found:
            # That holds on every way there; what was held for safe may rest on the contrary.
            self._let_go(held)
            memory.keep(signature, -1, -1, NO_TURN, self.nodes - before)
        elif self.loop >= ply:
            # Nothing before it is needed, so that all it was held together by is safe as well.
            for other in self.held[held:]:
                memory.keep(other, 1, 1, NO_TURN, 0)
            self._let_go(held)
            memory.keep(signature, 1, 1, NO_TURN, self.nodes - before)
        else:
            self.held.append(int(signature))
            self.rests_on[int(signature)] = int(self.loop)
            outer = min(outer, self.loop)
        self.loop = outer
        return found

    def _is_decided(self, core: Core, ply: i64) -> bool:
        """Try the moves: one that is safe will do for the player, one that is not for others."""
        seat = mover_of(core)
        is_ours = seat == self.seat
        for turn in turns_of(core, seat):
            if self._is_safe_after(ply, seat, turn) == is_ours:
                return is_ours
            if self.search.stopped:
                return False
        return not is_ours

    def _is_held_for_safe(self, core: Core, ply: i64, signature: i64) -> bool:
        """Whether play comes back to a position on the way, or to one that rests on such.

        As long as nobody has shown how to make the player the fool there, he is safe.
        """
        rests_on: i64 = SURE
        self.search.path[ply] = 0
        if core.laid == 0:
            self.search.path[ply] = signature
            earlier = ply - 1
            while earlier >= 0 and self.search.path[earlier] != signature:
                earlier -= 1
            if earlier >= 0:
                rests_on = earlier
        if rests_on == SURE:
            rests_on = self.rests_on.get(int(signature), int(SURE))
        if rests_on == SURE:
            return False
        self.loop = min(self.loop, rests_on)
        return True

    def _let_go(self, kept: i64) -> None:
        while len(self.held) > kept:
            self.rests_on.pop(self.held.pop(), None)

    def _is_safe_after(self, ply: i64, seat: i64, turn: i64) -> bool:
        self.nodes += 1
        if self.nodes > self.limit or ply + 1 == SURE:
            self.search.stopped = True
            return False
        cores = self.search.cores
        if ply + 1 == len(cores):
            cores.append(cores[ply].copy())
        cores[ply + 1].copy_from(cores[ply])
        make_turn(cores[ply + 1], seat, turn)
        return self._is_safe(ply + 1)

    def _signature(self, core: Core) -> i64:
        """62 bits of all that the rest of the game hangs on, and of who is to be safe."""
        found = self.search.salt
        factor: i64 = _HAND
        seat: i64 = 0
        while seat < core.seats:
            found += core.hands[seat] * factor + core.twins[seat] * (factor ^ _TWINS)
            factor = (factor * _STEP) & _MASK
            seat += 1
        small = core.attacker + (core.defender << 4) + (self.seat << 8) + (core.done << 12)
        small += (core.attacker_place << 24) + (core.defender_place << 28)
        if core.top < core.stock_size:
            small += ((core.stock[core.stock_size - 1] + 1) << 32) + (core.opener << 40)
        if core.is_taking:
            small += bit(44)
        if core.laid:
            found += self.search.signature_of_table(core)
        if self.search.has_more:
            found += self.search.signature_of_more(core)
        found += small * _SMALL
        found ^= (found & _MASK) >> 31
        return (found * _STEP) & _MASK
