"""Bit masks of 64 bits.

mypyc gets a literal on the left of ``<<`` wrong for `i64`: `shifted` and `bit` are the way
round it, and a test forbids the other.
"""

from kozyr.rules.native import i64


def shifted(mask: i64, n: i64) -> i64:
    """*mask* shifted left by *n*."""
    return mask << n


def bit(n: i64) -> i64:
    """The mask with bit *n* alone."""
    return shifted(1, n)


def count(mask: i64) -> i64:
    """How many bits *mask* has, of 56."""
    # A literal of more than 62 bits would be an object, to be converted at every call.
    pairs: i64 = mask - ((mask >> 1) & 0x55555555555555)
    fours: i64 = (pairs & 0x33333333333333) + ((pairs >> 2) & 0x33333333333333)
    bytes_: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F
    return ((bytes_ * 0x01010101010101) >> 48) & 0xFF


def lowest(mask: i64) -> i64:
    """The number of the lowest bit of *mask*, which has one."""
    return count((mask & -mask) - 1)


def indices(mask: i64) -> list[int]:
    """The numbers of the bits of *mask*, lowest first."""
    found: list[int] = []
    while mask:
        found.append(int(lowest(mask)))
        mask &= mask - 1
    return found
