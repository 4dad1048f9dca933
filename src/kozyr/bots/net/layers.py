"""`Layers`: a net's numbers, laid out so that many sums are one addition.

The net is ``inputs -> first -> second -> 1`` with the rectifier between.  Everything is
whole numbers, so that it rates alike on every machine, compiled or not: the first layer's
sums stand three to a word, 20 bits each, the second's two to a word, 31 bits each.  A sum
below 0 borrows from the one above it, which adding `_HALVES` sets right.
"""

from typing import Final

from kozyr.bots.net.features import INPUTS
from kozyr.rules.native import i64, vec

FIRST_LIMIT: Final = 524287
"""No sum of the first layer may be further from 0."""
SECOND_LIMIT: Final = 1073741823
ACTIVE_LIMIT: Final = 16383
"""A unit of the first layer that is more counts for this."""

_THIRDS: Final = 0x800008000080000
_THIRD: Final = 0xFFFFF
_MIDDLE_THIRD: Final = 0x80000
_HALVES: Final = 0x2000000040000000
_HALF: Final = 0x7FFFFFFF
_MIDDLE_HALF: Final = 0x40000000


class Layers:
    """The numbers of a net, and a place for the sums of one position.

    *first* has a row of *width* numbers for each input and then one of biases, *second* a row
    of *depth* for each unit of the first layer and one of biases, *last* one number for each
    unit of the second and a bias.  The sums are reckoned as they stand; how far the numbers
    may go is the business of whoever made them.
    """

    def __init__(
        self, width: i64, depth: i64, first: list[int], second: list[int], last: list[int]
    ) -> None:
        self.width: i64 = width
        self.depth: i64 = depth
        self._first_words: i64 = (width + 2) // 3
        self._second_words: i64 = (depth + 1) // 2
        self._first: vec[i64] = _packed(first, width, 3, 20)
        self._second: vec[i64] = _packed(second, depth, 2, 31)
        self._last: vec[i64] = vec[i64]([i64(number) for number in last])
        self._state: vec[i64] = vec[i64]([i64(0) for _ in range(self._first_words)])
        self._active: vec[i64] = vec[i64]([i64(0) for _ in range(3 * self._first_words)])
        self._sums: vec[i64] = vec[i64]([i64(0) for _ in range(self._second_words)])

    def begin(self, words: vec[i64], count: i64) -> None:
        """Sum up the first layer for the inputs that are bits of the first *count* of *words*."""
        self._set_row(INPUTS)
        word: i64 = 0
        while word < count:
            rest = words[word]
            at: i64 = 64 * word
            # Four bits at a time: most of them are 0.
            while rest:
                if rest & 15 == 0:
                    rest >>= 4
                    at += 4
                    continue
                if rest & 1:
                    self._add_row(at)
                rest >>= 1
                at += 1
            word += 1

    def finish(self, action: i64, target: i64) -> i64:
        """What the net says of a move with these inputs, *target* -1 for none, from `begin` on."""
        self._activate(action, target)
        self._sum_second()
        return self._sum_last()

    def _set_row(self, row: i64) -> None:
        place = row * self._first_words
        i: i64 = 0
        while i < self._first_words:
            self._state[i] = self._first[place + i]
            i += 1

    def _add_row(self, row: i64) -> None:
        place = row * self._first_words
        i: i64 = 0
        while i < self._first_words:
            self._state[i] += self._first[place + i]
            i += 1

    def _activate(self, action: i64, target: i64) -> None:
        """Add the inputs of the move, and let through what is above 0."""
        one = action * self._first_words
        two = target * self._first_words
        i: i64 = 0
        while i < self._first_words:
            word = self._state[i] + self._first[one + i]
            if target >= 0:
                word += self._first[two + i]
            word += _THIRDS
            self._active[3 * i] = (word & _THIRD) - _MIDDLE_THIRD
            self._active[3 * i + 1] = ((word >> 20) & _THIRD) - _MIDDLE_THIRD
            self._active[3 * i + 2] = ((word >> 40) & _THIRD) - _MIDDLE_THIRD
            i += 1

    def _sum_second(self) -> None:
        words = self._second_words
        place = self.width * words
        j: i64 = 0
        while j < words:
            self._sums[j] = self._second[place + j]
            j += 1
        unit: i64 = 0
        while unit < self.width:
            active = self._active[unit]
            if active > 0:
                active = min(active, ACTIVE_LIMIT)
                place = unit * words
                j = 0
                while j < words:
                    self._sums[j] += active * self._second[place + j]
                    j += 1
            unit += 1

    def _sum_last(self) -> i64:
        found = self._last[self.depth]
        j: i64 = 0
        while j < self._second_words:
            word = self._sums[j] + _HALVES
            low = (word & _HALF) - _MIDDLE_HALF
            if low > 0:
                found += low * self._last[2 * j]
            high = ((word >> 31) & _HALF) - _MIDDLE_HALF
            if high > 0 and 2 * j + 1 < self.depth:
                found += high * self._last[2 * j + 1]
            j += 1
        return found


def _packed(numbers: list[int], row: i64, lanes: i64, bits: i64) -> vec[i64]:
    """Put *lanes* numbers of *bits* into a word, each *row* of them beginning with a new one."""
    words: i64 = (row + lanes - 1) // lanes
    rows: i64 = len(numbers) // row
    packed: vec[i64] = vec[i64]([i64(0) for _ in range(rows * words)])
    at: i64 = 0
    for place in range(rows):
        lane: i64 = 0
        while lane < row:
            number: i64 = numbers[at]
            packed[place * words + lane // lanes] += number << (bits * (lane % lanes))
            at += 1
            lane += 1
    return packed
