"""`Series`: what deals that are played together count, and who has won them.

Numbers such as (1.33) name the paragraphs of docs/rules.md.
"""

from dataclasses import dataclass, replace
from typing import Self

from kozyr.rules.choices import Placing, SeriesKind, Teams
from kozyr.rules.errors import RulesError
from kozyr.rules.events import Result
from kozyr.rules.parameters import Rules
from kozyr.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Series:
    """The score after so many `deals` by `rules`; it changes only by `after`.

    `points` are each seat's: for it or against it, as `are_points_for` says.
    """

    rules: Rules
    points: tuple[int, ...]
    deals: int = 0

    @classmethod
    def start(cls, rules: Rules, seats: int) -> Self:
        """Begin a series of *seats* players: nobody has a point yet."""
        return cls(rules, (0,) * seats)

    def after(self, result: Result) -> Self:
        """The score after one more deal, which ended with *result*.

        A deal without a fool, drawn or adjudicated, gives nobody a point (1.33).

        Raises:
            RulesError: the series is over.
        """
        if self.is_over:
            raise RulesError(f"the series is over after {self.deals} deals")
        scorers = self._scorers(result)
        points = tuple(points + (seat in scorers) for seat, points in enumerate(self.points))
        return replace(self, points=points, deals=self.deals + 1)

    def _scorers(self, result: Result) -> tuple[Seat, ...]:
        """The seats that get a point (1.33): in teams all partners alike."""
        if not result.fools or not self.are_points_for:
            return result.fools
        if self.rules.teams is not Teams.NONE:
            return tuple(seat for seat in range(len(self.points)) if seat not in result.fools)
        return result.places[:1]

    @property
    def are_points_for(self) -> bool:
        """Whether points are good to have (1.33)."""
        return self.rules.placing is Placing.FIRST_OUT_WINS

    @property
    def is_over(self) -> bool:
        """Whether points or deals have reached the length of the series (1.34, 1.35)."""
        match self.rules.series:
            case SeriesKind.TO_POINTS:
                return max(self.points) >= self.rules.series_length
            case SeriesKind.DEALS:
                return self.deals >= self.rules.series_length
            case SeriesKind.NONE | SeriesKind.COUNT:
                return False

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won, none before the series is over: the most points for, the fewest against."""
        if not self.is_over:
            return ()
        best = max(self.points) if self.are_points_for else min(self.points)
        return tuple(seat for seat, points in enumerate(self.points) if points == best)
