"""`Durations`: how long many things took, in little memory."""

from dataclasses import dataclass, field
from math import ceil, floor, log
from typing import Final

_SHORTEST: Final = 1e-9
"""What is shorter counts as this long: no clock ticks faster."""
_STEP: Final = 1.01
"""Durations within 1 % of each other are not told apart."""


@dataclass(slots=True)
class Durations:
    """How often things took how long, in seconds.

    `counts` says how many lie between ``_STEP**n`` and ``_STEP**(n + 1)`` seconds, so
    that a percentile is right to within 1 %; number, mean and `longest` are exact.
    """

    counts: dict[int, int] = field(default_factory=dict)
    total: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one that took *seconds*."""
        step = floor(log(max(seconds, _SHORTEST)) / log(_STEP))
        self.counts[step] = self.counts.get(step, 0) + 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def add_all(self, others: "Durations") -> None:
        """Count all of *others* too."""
        for step, count in others.counts.items():
            self.counts[step] = self.counts.get(step, 0) + count
        self.total += others.total
        self.longest = max(self.longest, others.longest)

    def __len__(self) -> int:
        """How many there are."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """The mean; 0.0 of none."""
        return self.total / len(self) if self.counts else 0.0

    def percentile(self, percent: int) -> float:
        """The least that *percent* of them do not exceed, 1 % too long at most; 0.0 of none."""
        wanted = ceil(len(self) * percent / 100)
        for step in sorted(self.counts):
            wanted -= self.counts[step]
            if wanted <= 0:
                return min(self.longest, _STEP ** (step + 1))
        return 0.0
