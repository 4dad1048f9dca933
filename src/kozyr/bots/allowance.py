"""`Allowance`: how long one thought may take."""

import time
from typing import Final

_BY_THE_CLOCK: Final = 2.0


class Allowance:
    """So many *seconds* of this thread's processor time from now on; None is without end.

    On a machine that has other things to do it ends by the clock, when twice as much has
    passed: whoever waits for the move waits no longer.  Both are a guard: what is thought
    about is bounded by numbers first, so that the same thought comes to the same.
    """

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        self._worked = time.thread_time()
        self._begun = time.perf_counter()

    @property
    def left(self) -> float:
        """How many seconds of processor time are left; infinite where there is no end."""
        if self._seconds is None:
            return float("inf")
        worked = time.thread_time() - self._worked
        passed = (time.perf_counter() - self._begun) / _BY_THE_CLOCK
        return self._seconds - max(worked, passed)

    @property
    def is_spent(self) -> bool:
        """Whether nothing is left."""
        return self.left <= 0
