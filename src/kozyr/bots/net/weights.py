"""`Weights`: a net's numbers as a file holds them."""

import json
import sys
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from kozyr.bots.net.features import INPUTS
from kozyr.bots.net.layers import ACTIVE_LIMIT, FIRST_LIMIT, SECOND_LIMIT

_MAGIC: Final = b"kozyr-net 1\n"
_INPUTS_AT_ONCE: Final = 90
"""No position has more inputs that are 1."""

_FIRST_SCALE: Final = 1024
_MOST_SECOND_SCALE: Final = 4096
_LAST_SCALE: Final = 2048
_SHORT: Final = 32767

Rows = Sequence[Sequence[float]]


class BadWeights(ValueError):  # noqa: N818 - the name of the thing that happened
    """The numbers are no net's, or go further than whole numbers of their size can."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers that `Layers` reckons with; a sum of the last layer is `scale` times a logit."""

    width: int
    depth: int
    scale: int
    first: "array[int]"
    first_bias: "array[int]"
    second: "array[int]"
    second_bias: "array[int]"
    last: "array[int]"
    last_bias: "array[int]"

    @classmethod
    def rounded(
        cls,
        first: Rows,
        first_bias: Sequence[float],
        second: Rows,
        second_bias: Sequence[float],
        last: Sequence[float],
        last_bias: float,
    ) -> Self:
        """Make whole numbers of those of a trained net: rows by what they are multiplied with.

        Raises:
            BadWeights: some sum could be too large.
        """
        width, depth = len(first_bias), len(second_bias)
        second_scale = _MOST_SECOND_SCALE
        # What a unit of the second layer adds up to when all before it are at their most.
        furthest = max(
            sum(abs(row[unit]) for row in second) * ACTIVE_LIMIT
            + abs(second_bias[unit]) * _FIRST_SCALE
            for unit in range(depth)
        )
        while furthest * second_scale > 0.99 * SECOND_LIMIT and second_scale > 1:
            second_scale //= 2
        made = cls(
            width,
            depth,
            _FIRST_SCALE * second_scale * _LAST_SCALE,
            _shorts(_FIRST_SCALE, first),
            _whole("i", _FIRST_SCALE, first_bias),
            _shorts(second_scale, second),
            _whole("i", _FIRST_SCALE * second_scale, second_bias),
            _shorts(_LAST_SCALE, [last]),
            _whole("q", _FIRST_SCALE * second_scale * _LAST_SCALE, [last_bias]),
        )
        made.check()
        return made

    @classmethod
    def parse(cls, data: bytes) -> Self:
        """Read what `bytes` of other weights wrote.

        Raises:
            BadWeights: it is none of that.
        """
        if not data.startswith(_MAGIC):
            raise BadWeights("these are no weights of a net of Kozyr")
        head, _, body = data[len(_MAGIC) :].partition(b"\n")
        sizes = json.loads(head)
        width, depth, inputs = sizes["width"], sizes["depth"], sizes["inputs"]
        if inputs != INPUTS:
            raise BadWeights(f"these weights are for {inputs} inputs, not for {INPUTS}")
        parts = (
            ("h", inputs * width),
            ("i", width),
            ("h", width * depth),
            ("i", depth),
            ("h", depth),
            ("q", 1),
        )
        arrays = []
        for kind, count in parts:
            numbers = array(kind)
            size = count * numbers.itemsize
            if len(body) < size:
                raise BadWeights("these weights are not whole")
            numbers.frombytes(body[:size])
            body = body[size:]
            if sys.byteorder == "big":
                numbers.byteswap()
            arrays.append(numbers)
        made = cls(width, depth, sizes["scale"], *arrays)
        made.check()
        return made

    def __bytes__(self) -> bytes:
        """The content of a file."""
        sizes = {
            "width": self.width,
            "depth": self.depth,
            "inputs": len(self.first) // self.width,
            "scale": self.scale,
        }
        found = bytearray(_MAGIC + json.dumps(sizes).encode() + b"\n")
        for numbers in (
            self.first,
            self.first_bias,
            self.second,
            self.second_bias,
            self.last,
            self.last_bias,
        ):
            written = numbers[:]
            if sys.byteorder == "big":
                written.byteswap()
            found += written.tobytes()
        return bytes(found)

    def check(self) -> None:
        """See that no sum can be too large.

        Raises:
            BadWeights: one can.
        """
        for unit in range(self.width):
            largest = sorted(map(abs, self.first[unit :: self.width]))[-_INPUTS_AT_ONCE:]
            if sum(largest) + abs(self.first_bias[unit]) > FIRST_LIMIT:
                raise BadWeights(f"unit {unit} of the first layer may be too large")
        for unit in range(self.depth):
            most = ACTIVE_LIMIT * sum(map(abs, self.second[unit :: self.depth]))
            if most + abs(self.second_bias[unit]) > SECOND_LIMIT:
                raise BadWeights(f"unit {unit} of the second layer may be too large")


def _shorts(scale: int, rows: Rows) -> "array[int]":
    """The numbers of *rows*, times *scale*, one row after the other.

    Raises:
        BadWeights: one is too large.
    """
    found = [round(number * scale) for row in rows for number in row]
    if max(map(abs, found), default=0) > _SHORT:
        raise BadWeights("a weight is too large")
    return array("h", found)


def _whole(kind: str, scale: int, numbers: Sequence[float]) -> "array[int]":
    return array(kind, [round(number * scale) for number in numbers])
