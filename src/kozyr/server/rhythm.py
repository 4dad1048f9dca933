"""How long the bots think, so that time tells nothing of what they hold."""

import random
from collections.abc import Iterable
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
    ) -> None:
        """Let exactly *seats* think anew, all by the same dice, whatever they hold."""
        rhythm = self._rhythm
        extra = rhythm.pause if pause and pace is Pace.NORMAL else 0.0
        if courtesy:
            extra = max(extra, rhythm.courtesy)
        self._due.clear()
        wanted = list(seats)
        self._since = {seat: self._since.get(seat, now + extra) for seat in wanted}
        for seat in wanted:
            shortest = now + extra + rhythm.thought(pace, self._rng)
            latest = max(now + extra, self._since[seat] + rhythm.longest)
            self._due[seat] = min(shortest, latest)

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

    def next(self) -> tuple[Seat, float] | None:
        """Who is to be asked next, and when; None while nobody is."""
        if not self._due:
            return None
        seat = min(self._due, key=lambda seat: self._due[seat])
        return seat, self._due[seat]
