"""How much one connection may send, and what happens past that."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic


@dataclass(frozen=True, slots=True)
class Limits:
    """Messages a second and at once, among them the tutor's advice and the tables opened.

    What a table is made of stays for ever.  Refusals are counted before a close.
    """

    messages_per_s: float = 10.0
    messages_burst: float = 30.0
    asks_per_s: float = 0.5
    asks_burst: float = 6.0
    opens_per_s: float = 0.2
    opens_burst: float = 20.0
    refusals_per_s: float = 2.0
    refusals_burst: float = 200.0


class TokenBucket:
    """Lets *burst* through at once, and *per_s* a second in the long run."""

    __slots__ = ("_burst", "_clock", "_per_s", "_then", "_tokens")

    def __init__(self, per_s: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._per_s = per_s
        self._burst = burst
        self._clock = clock
        self._tokens = burst
        self._then = clock()

    def take(self) -> bool:
        """Take one token; False when there is none."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._then) * self._per_s)
        self._then = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
