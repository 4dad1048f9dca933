"""A ladder: bots that are played against each other, pair by pair, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from kozyr.study.arena import Match
from kozyr.study.score import Interval, Score

_TWO = 2


@dataclass(frozen=True, slots=True)
class Standing:
    """What a match of the ladder came to."""

    match: Match
    score: Score

    @property
    def fair(self) -> float:
        """What A would score among equals."""
        return 1 - 1 / self.match.games_a_deal

    @property
    def mean(self) -> float:
        """What A scored; without a game what is fair."""
        mean = self.score.score_a
        return self.fair if mean is None else mean

    @property
    def reach(self) -> Interval:
        """The 95 % interval of `mean`; without a game everything."""
        return self.score.score_interval or Interval(0.0, 1.0)

    @property
    def names(self) -> str:
        """Who met whom, without the modules they are from."""
        a, b = (name.rpartition(":")[2] for name in (self.match.a, self.match.b))
        others = self.match.seats - len(self.match.seatings[0])
        return f"{a} – {b}" if others == 1 else f"{a} – {b} × {others}"


def pairs_of(bots: Sequence[str], *, is_even: bool, neighbours: bool) -> list[tuple[str, str]]:
    """The pairs that meet, A before B; *bots* are the weakest first, and A is the stronger.

    With *neighbours* each meets only the next weaker.  Where A plays alone among several of B,
    which is not *is_even*, a round robin has each pair both ways.
    """
    if neighbours:
        return [(stronger, weaker) for weaker, stronger in pairwise(bots)]
    pairs = [(stronger, weaker) for weaker, stronger in combinations(bots, 2)]
    return pairs if is_even else pairs + [(weaker, stronger) for stronger, weaker in pairs]


def is_even(match: Match) -> bool:
    """Whether A and B have as many seats, so that one match tells of both."""
    return match.is_of_teams or match.seats == _TWO


def table_of(standings: Sequence[Standing]) -> list[str]:
    """The lines of a table in Markdown, a row for each match."""
    lines = [
        "| A – B | games | A's score | 95 % interval | A's losses | 95 % interval | draws |",
        "|---|---|---|---|---|---|---|",
    ]
    for standing in standings:
        score, reach = standing.score, standing.reach
        losses, interval = score.loss_rate_a, score.interval
        lost = "" if losses is None else f"{losses:.1%}"
        between = "" if interval is None else f"{interval.low:.1%} to {interval.high:.1%}"
        lines.append(
            f"| {standing.names} | {score.games:,} | {standing.mean:.3f}"
            f" | {reach.low:.3f} to {reach.high:.3f} | {lost} | {between} | {score.draws:,} |"
        )
    return lines
