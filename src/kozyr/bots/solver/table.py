"""What a search has found out about positions, kept in one array; compiled by mypyc.

An entry is two numbers: a signature of 62 bits, and what is known of the position that has
it.  Every position has two places; what is kept there longest without being of use, or cost
the fewest nodes, makes way.
"""

from typing import Final

from kozyr.rules.native import i64, vec

_MASK: Final = 0x3FFFFFFFFFFFFFFF
_MIX: Final = 0x15444F700E9A8DF5
_HASH_BITS: Final = 62

# How an entry is packed, from the lowest bit: what it cost, when, a move, and the bounds.
_COST_BITS: Final = 6
_AGE_BITS: Final = 8
_TURN_BITS: Final = 13
_SCORE_BITS: Final = 13
_AGES: Final = 256
_COST: Final = 63
_AGE: Final = 255
_TURN: Final = 8191
_SCORE: Final = 8191
_ZERO: Final = 4096

NO_TURN: Final = 8191


class Memory:
    """Bounds on the scores of positions, and the moves that were best there.

    `find` leaves what it found in `low`, `high` and `turn`.
    """

    def __init__(self, bits: int) -> None:
        """Make room for ``2 ** bits`` positions."""
        self.words: vec[i64] = vec[i64]([i64(0) for _ in range(2 * 2**bits)])
        self.shift: i64 = _HASH_BITS - bits
        self.age: i64 = 1
        self.low: i64 = 0
        self.high: i64 = 0
        self.turn: i64 = NO_TURN

    def forget(self) -> None:
        """Know no position any more."""
        place: i64 = 0
        while place < len(self.words):
            self.words[place] = 0
            place += 1
        self.age = 1

    def grow_old(self) -> None:
        """A new question is asked: what was found for others is the first to make way."""
        self.age = (self.age + 1) & _AGE

    def find(self, signature: i64) -> bool:
        """Whether the position with that *signature* is known."""
        place = self._place_of(signature)
        if self.words[place] != signature:
            place ^= 2
            if self.words[place] != signature:
                return False
        word = self.words[place + 1]
        word >>= _COST_BITS + _AGE_BITS
        self.turn = word & _TURN
        word >>= _TURN_BITS
        self.low = (word & _SCORE) - _ZERO
        self.high = (word >> _SCORE_BITS) - _ZERO
        return True

    def keep(self, signature: i64, low: i64, high: i64, turn: i64, nodes: i64) -> None:
        """Keep what is known of a position now, which cost *nodes* nodes."""
        cost: i64 = 0
        while nodes:
            cost += 1
            nodes >>= 1
        place = self._place_of(signature)
        if self.words[place] != signature:
            other = place ^ 2
            if self.words[other] == signature or self._worth(other) < self._worth(place):
                place = other
        word = ((high + _ZERO) << _SCORE_BITS) | (low + _ZERO)
        word = (word << _TURN_BITS) | turn
        self.words[place] = signature
        self.words[place + 1] = (((word << _AGE_BITS) | self.age) << _COST_BITS) | cost

    def _place_of(self, signature: i64) -> i64:
        mixed = ((signature ^ (signature >> 29)) * _MIX) & _MASK
        return (mixed >> self.shift) << 1

    def _worth(self, place: i64) -> i64:
        """What it would cost to lose the entry: what it did cost, unless it is old."""
        word = self.words[place + 1]
        worth = word & _COST
        return worth + _AGES if (word >> _COST_BITS) & _AGE == self.age else worth
