"""What a match comes to: score, losses, draws, and how sure of them one can be."""

from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

_Z95: Final = 1.959964
_NO_DIFFERENCE: Final = 1e-12
"""Deals that differ by less, squared, differ by what sums of fractions are not exact by."""


@dataclass(frozen=True, slots=True)
class DealScore:
    """What the games of one deal yielded: games lost by A, by a B, and by nobody."""

    losses_a: int
    losses_b: int
    draws: int

    @property
    def games(self) -> int:
        """The number of games."""
        return self.losses_a + self.losses_b + self.draws

    @property
    def score_a(self) -> float:
        """What A got of the deal, 0 to 1: the part of the fool that was not his.

        A deal is played once for each who can be the fool, and a draw makes each of them
        fool alike: of two a win is 1 and a draw 1/2, of n a draw is (n - 1)/n.
        """
        return 1 - (self.losses_a + self.draws / self.games) / self.games


class Interval(NamedTuple):
    """An interval that holds the true rate, or score, 95 times in 100."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Score:
    """What a match of A against B yielded, deal by deal."""

    deals: tuple[DealScore, ...]

    @property
    def games(self) -> int:
        """The number of games."""
        return self.decided + self.draws

    @property
    def losses_a(self) -> int:
        """The games in which A was the fool, or all of A's team were."""
        return sum(deal.losses_a for deal in self.deals)

    @property
    def losses_b(self) -> int:
        """The games in which a B was the fool, or all of B's team were."""
        return sum(deal.losses_b for deal in self.deals)

    @property
    def draws(self) -> int:
        """The games without a fool; adjudicated games are among them."""
        return sum(deal.draws for deal in self.deals)

    @property
    def decided(self) -> int:
        """The games that had a fool."""
        return self.losses_a + self.losses_b

    @property
    def loss_rate_a(self) -> float | None:
        """How many of the decided games A lost, 0 to 1; None when none was decided."""
        return self.losses_a / self.decided if self.decided else None

    @property
    def score_a(self) -> float | None:
        """A's mean score, see `DealScore.score_a`; None without a game."""
        if not self.deals:
            return None
        return sum(deal.score_a for deal in self.deals) / len(self.deals)

    @property
    def score_interval(self) -> Interval | None:
        """The 95 % interval of `score_a`, made as `interval` is; None without a game."""
        score = self.score_a
        if score is None:
            return None
        residuals = [deal.score_a - score for deal in self.deals]
        return wilson(score, _worth(score, residuals, len(self.deals)))

    @property
    def interval(self) -> Interval | None:
        """The 95 % interval of `loss_rate_a`; None when no game was decided.

        The games of one deal resemble each other, so the deal is the unit: the variance
        of the rate is that of a ratio summed over deals, and tells how many independent
        games the match is worth.  Wilson's interval for so many games follows.
        When all deals agree and no variance can be seen, a deal counts as one game.
        """
        rate = self.loss_rate_a
        if rate is None:
            return None
        return wilson(rate, self._worth_in_games(rate))

    def _worth_in_games(self, rate: float) -> float:
        played = [deal for deal in self.deals if deal.losses_a + deal.losses_b]
        residuals = [deal.losses_a - rate * (deal.losses_a + deal.losses_b) for deal in played]
        return _worth(rate, residuals, self.decided)


def _worth(rate: float, residuals: list[float], whole: int) -> float:
    """How many independent games a *rate* is worth that the deals together make.

    *residuals* are how far each deal is from it, in parts of *whole*.
    """
    count = len(residuals)
    squares = sum(residual * residual for residual in residuals)
    if count == 1 or squares < _NO_DIFFERENCE:
        return count
    variance = count / (count - 1) * squares / whole**2
    return rate * (1 - rate) / variance


def wilson(rate: float, games: float) -> Interval:
    """Return Wilson's 95 % interval for a *rate* seen in so many independent *games*."""
    shrink = 1 + _Z95**2 / games
    middle = (rate + _Z95**2 / (2 * games)) / shrink
    reach = _Z95 / shrink * sqrt(rate * (1 - rate) / games + _Z95**2 / (4 * games**2))
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))
