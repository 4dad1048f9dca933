"""How well somebody plays: ratings, by family of rules and number of players.

Durak has no winner, only a fool, so a game says one thing: who lost it against all the
others.  The model is Weng and Lin's with Plackett and Luce's likelihood, of the library
openskill, on the scale that players know from other games: one begins at 1500.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from kozyr.rules import Rules, Seat
from kozyr.rules.choices import Showing, Teams, Throwers

START: Final = 1500.0
START_DEVIATION: Final = 500.0
SETTLED_DEVIATION: Final = 300.0
"""Below it a rating says something: after some 20 games of two, 50 of three, 85 of four."""
_SPREAD: Final = 250.0
"""How far from his rating somebody may play in one game."""
_DRIFT: Final = 5.0
"""What a deviation grows by with every game: people change."""
_GAMES_THAT_COUNT: Final = 4.0
"""So many games of the same people within a day halve what the next one counts."""

_MODEL: Final = PlackettLuce(mu=START, sigma=START_DEVIATION, beta=_SPREAD, tau=_DRIFT)


class Family(StrEnum):
    """Rules that ask for the same skill, as far as ratings tell them apart."""

    THROW_IN = "throw_in"
    TRANSFER = "transfer"
    SIMPLE = "simple"
    TEAMS = "teams"


def family_of(rules: Rules) -> Family:
    """The family that *rules* belong to."""
    if rules.teams is not Teams.NONE:
        return Family.TEAMS
    if rules.transfer or rules.transfer_by_showing is not Showing.OFF:
        return Family.TRANSFER
    return Family.SIMPLE if rules.throwers is Throwers.NOBODY else Family.THROW_IN


@dataclass(frozen=True, slots=True)
class Skill:
    """What is believed of a player: his rating, and how far he may be from it."""

    rating: float = START
    deviation: float = START_DEVIATION

    @property
    def is_settled(self) -> bool:
        """Whether enough is known for the rating to say something."""
        return self.deviation <= SETTLED_DEVIATION


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game ended: `fools` lost it, none did in a draw; who `left` it lost more than they.

    With `teams` partners, of even and of odd seats, win and lose together.
    """

    fools: tuple[Seat, ...]
    left: tuple[Seat, ...] = ()
    teams: bool = False


def rated(skills: Sequence[Skill], standing: Standing, weight: float = 1.0) -> list[Skill]:
    """Return what is believed of everybody, by seat, after a game that ended in *standing*.

    *weight*, 0 to 1, is how much the game counts.  Nobody is surer of what he knows less of:
    a deviation grows by no game.
    """
    sides = _sides(len(skills), teams=standing.teams)
    before = [
        [_MODEL.create_rating([skills[seat].rating, skills[seat].deviation]) for seat in side]
        for side in sides
    ]
    ranks = [float(max(_rank(seat, standing) for seat in side)) for side in sides]
    after = _MODEL.rate(before, ranks=ranks, limit_sigma=True)
    made: dict[Seat, Skill] = {}
    for side, ratings in zip(sides, after, strict=True):
        for seat, rating in zip(side, ratings, strict=True):
            made[seat] = _between(skills[seat], rating, weight)
    return [made[seat] for seat in range(len(skills))]


def weight_of(games_before: int) -> float:
    """How much a game counts when the same people have played *games_before* within a day.

    Two who only play each other could otherwise hand points over, one game after the other.
    """
    return 1.0 / (1.0 + max(0, games_before) / _GAMES_THAT_COUNT)


def _sides(seats: int, *, teams: bool) -> list[list[Seat]]:
    if teams:
        return [[*range(0, seats, 2)], [*range(1, seats, 2)]]
    return [[seat] for seat in range(seats)]


def _rank(seat: Seat, standing: Standing) -> int:
    """0 for who is safe, 1 for the fool, 2 for who left."""
    if seat in standing.left:
        return 2
    return 1 if seat in standing.fools else 0


def _between(before: Skill, after: PlackettLuceRating, weight: float) -> Skill:
    return Skill(
        before.rating + weight * (after.mu - before.rating),
        before.deviation + weight * (after.sigma - before.deviation),
    )
