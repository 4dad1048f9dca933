"""How long the bots think, so that time tells nothing of what they hold."""

import random
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from kozyr.rules import Seat
from kozyr.tables import Pace


@dataclass(frozen=True, slots=True)
class Rhythm:
    """Spans in seconds: shortest and longest thought by pace.

    After a bout or a deal the bots wait `pause` longer, so that people see how it ended,
    and at any pace `courtesy` while a person may do what a bot's next card would prevent;
    a seat that others keep interrupting acts after `longest` at the latest.
    Among people a bout of three or more ends no sooner after its last card than `floor`, by
    chance in between, whoever could have thrown in.
    """

    instant: tuple[float, float] = (0.1, 0.1)
    normal: tuple[float, float] = (0.6, 1.4)
    pause: float = 1.2
    courtesy: float = 2.0
    longest: float = 2.5
    floor: tuple[float, float] = (1.0, 1.8)

    def thought(self, pace: Pace, rng: random.Random) -> float:
        """How long a bot thinks about one action; it depends on the pace alone."""
        return rng.uniform(*(self.instant if pace is Pace.INSTANT else self.normal))


class Schedule:
    """When each bot that may act is to be asked, by the clock given to `plan`."""

    def __init__(self, rhythm: Rhythm, rng: random.Random) -> None:
        self._rhythm = rhythm
        self._rng = rng
        self._since: dict[Seat, float] = {}
        self._due: dict[Seat, float] = {}

    def plan(
        self,
        seats: Iterable[Seat],
        pace: Pace,
        now: float,
        *,
        pause: bool,
        courtesy: bool = False,
        able: Collection[Seat] | None = None,
        awaited: Collection[Seat] | None = None,
    ) -> None:
        """Let *seats* think anew, all by the same dice, whatever they hold.

        Only those of them are asked that are *able* to do something, but the dice fall for
        all, and only while it is *awaited*, as everybody sees, a seat has been interrupted:
        else it would show in time what a seat holds.  None means all of them.
        """
        rhythm = self._rhythm
        extra = rhythm.pause if pause and pace is Pace.NORMAL else 0.0
        if courtesy:
            extra = max(extra, rhythm.courtesy)
        self._due.clear()
        thoughts = {seat: rhythm.thought(pace, self._rng) for seat in seats}
        self._since = {
            seat: self._since.get(seat, now + extra)
            for seat in thoughts
            if awaited is None or seat in awaited
        }
        for seat, thought in thoughts.items():
            if able is None or seat in able:
                shortest = now + extra + thought
                latest = self._since.get(seat, now + extra) + rhythm.longest
                self._due[seat] = min(shortest, max(now + extra, latest))

    def postpone(self, seat: Seat, until: float) -> None:
        """Ask *seat* no earlier than *until*."""
        self._due[seat] = until

    def drop(self, seat: Seat) -> None:
        """Do not ask *seat* before the next `plan`."""
        self._due.pop(seat, None)

    def acted(self, seat: Seat) -> None:
        """Forget how long *seat* has been waiting: it has acted."""
        self._since.pop(seat, None)
        self.drop(seat)

    @property
    def is_empty(self) -> bool:
        """Whether nobody waits or is to be asked."""
        return not self._due and not self._since

    def next(self) -> tuple[Seat, float] | None:
        """Who is to be asked next, and when; None while nobody is."""
        if not self._due:
            return None
        seat = min(self._due, key=lambda seat: self._due[seat])
        return seat, self._due[seat]
