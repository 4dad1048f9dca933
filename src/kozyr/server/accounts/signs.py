"""What the Unicode Consortium knows of signs: their scripts, and which look alike (UTS 24, UTS 39).

The data is that of the package `confusable-homoglyphs`, read when it is first needed.
"""

import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

_PACKAGE: Final = "confusable_homoglyphs"
# Some signs are written right to left in the data, between these.
_DIRECTIONS: Final = str.maketrans("", "", "\u200e\u200f")
_LONGEST_CHAIN: Final = 8
"""A sign stands for others, and they for others in turn; in the data at most twice."""


class _Sign(msgspec.Struct):
    c: str


class _Scripts(msgspec.Struct):
    """Ranges of code points with the number of their script among `iso_15924_aliases`."""

    iso_15924_aliases: list[str]
    code_points_ranges: list[tuple[int, int, int, int]]


def script_of(sign: str) -> str:
    """The script that *sign* belongs to, as ``LATIN``; ``COMMON`` when it is of several."""
    starts, ranges, names = _scripts()
    index = bisect_right(starts, ord(sign)) - 1
    if index < 0:
        return "UNKNOWN"
    first, last, name, _ = ranges[index]
    return names[name] if first <= ord(sign) <= last else "UNKNOWN"


def skeleton(text: str) -> str:
    """What *text* looks like: texts that can be taken for each other have the same (UTS 39, 4)."""
    for _ in range(_LONGEST_CHAIN):
        before = text
        text = unicodedata.normalize("NFD", text).translate(_prototypes())
        if text == before:
            break
    return text


@cache
def _scripts() -> tuple[list[int], list[tuple[int, int, int, int]], list[str]]:
    data = msgspec.json.decode(_read("categories.json"), type=_Scripts)
    ranges = sorted(data.code_points_ranges)
    return [first for first, *_ in ranges], ranges, data.iso_15924_aliases


@cache
def _prototypes() -> Mapping[int, str]:
    """For each sign that looks like others the one sign, or signs, that stand for them all."""
    data = msgspec.json.decode(_read("confusables.json"), type=dict[str, list[_Sign]])
    alike: dict[str, set[str]] = {}
    for one, others in data.items():
        for other in others:
            pair = one.translate(_DIRECTIONS), other.c.translate(_DIRECTIONS)
            for sign, like in (pair, pair[::-1]):
                alike.setdefault(sign, set()).add(like)
    prototypes: dict[int, str] = {}
    for sign in alike:
        if len(sign) == 1 and ord(sign) not in prototypes:
            family = _family(sign, alike)
            chosen = _prototype(family)
            prototypes.update((ord(each), chosen) for each in family if len(each) == 1)
    return prototypes


def _family(sign: str, alike: Mapping[str, Iterable[str]]) -> set[str]:
    """All that looks like *sign*, or like what looks like it."""
    family, waiting = {sign}, [sign]
    while waiting:
        new = set(alike[waiting.pop()]) - family
        family |= new
        waiting.extend(new)
    return family


def _prototype(family: Iterable[str]) -> str:
    """The member that stands for all: where several signs look like one, the several."""
    return min(family, key=lambda each: (len(each) == 1, not each.isascii(), each))


def _read(name: str) -> bytes:
    return (files(_PACKAGE) / name).read_bytes()
