"""What came of a run, in numbers."""

from __future__ import annotations

from dataclasses import dataclass, field

LATE_MS = 25.0
"""A run in which the client itself was later than this says nothing of latencies."""


@dataclass
class Measured:
    """Moves of one run; latencies in ms from when each was meant to be sent."""

    seconds: float = 0.0
    moves: int = 0
    """Those of which everybody at the table was told within the run."""
    acknowledged_ms: list[float] = field(default_factory=list)
    everybody_ms: list[float] = field(default_factory=list)
    lag_ms: float = 0.0
    """The most that the client itself was behind its times."""
    cpu_s: float = 0.0
    """What the server's processes used meanwhile."""
    store_cpu_s: float = 0.0
    """What the processes of the store and the bus used, where they are others."""

    @property
    def is_late(self) -> bool:
        """Whether the latencies are the client's own fault."""
        return self.lag_ms >= LATE_MS

    @property
    def moves_per_s(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds if self.seconds else 0.0

    @property
    def cpu_us_per_move(self) -> float:
        """Processor time of the server a move, in µs: what a busy machine blurs least."""
        return 1e6 * self.cpu_s / self.moves if self.moves else 0.0


def percentile(values: list[float], share: float) -> float:
    """Return the value below which *share* (0 to 1) of *values* lie; 0 of none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def slope(points: list[tuple[float, float]]) -> float:
    """Return by how much the second number grows with the first: the line of least squares."""
    n = len(points)
    mean_x = sum(x for x, _ in points) / n
    mean_y = sum(y for _, y in points) / n
    spread = sum((x - mean_x) ** 2 for x, _ in points)
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / spread if spread else 0.0
