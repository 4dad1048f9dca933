"""The gauntlet: whom a bot has to beat, and how clearly, to be called what it is called."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

MANY: Final = 4000
"""Deals where a game costs little."""
SOME: Final = 500
"""Deals where somebody searches."""


class Measure(Enum):
    """What counts: A's score, which has to be high, or its losses of the decided games, low."""

    SCORE = "score"
    LOSSES = "losses"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """A match of the gauntlet: A in each seat, *opponent* of `benchmarks.opponents` in all others.

    The 95 % interval has to lie wholly beyond *bar*; what lies beyond *then* is a moonshot.
    None where nothing is asked and the match only tells.
    """

    opponent: str
    players: int = 2
    rules: str = "app"
    deals: int = SOME
    measure: Measure = Measure.SCORE
    bar: float | None = None
    then: float | None = None


_TWO: Final = (
    Trial(opponent="h0", deals=MANY, bar=0.85, then=0.90),
    Trial(opponent="h1", deals=MANY),
    Trial(opponent="h0_s", deals=MANY),
    Trial(opponent="holds_trumps", deals=MANY),
    Trial(opponent="mc200n_s", bar=0.75, then=0.82),
    Trial(opponent="ismcts4000n_s", bar=0.65, then=0.72),
    Trial(opponent="net_s", bar=0.65, then=0.72),
)

_TRANSFER: Final = (
    Trial(opponent="h0", rules="app+transfer", deals=MANY, bar=0.80),
    Trial(opponent="h1", rules="app+transfer", deals=MANY),
    Trial(opponent="h0_s", rules="app+transfer", deals=MANY),
    Trial(opponent="holds_trumps", rules="app+transfer", deals=MANY),
    Trial(opponent="mc200n_s", rules="app+transfer"),
    Trial(opponent="ismcts4000n_s", rules="app+transfer"),
    Trial(opponent="net_s", rules="app+transfer"),
)

_FOUR: Final = (
    Trial(opponent="h0", players=4, deals=1000, measure=Measure.LOSSES, bar=0.025, then=0.015),
    Trial(opponent="mc200", players=4, measure=Measure.LOSSES, bar=0.08, then=0.05),
)

GAUNTLETS: Final = {
    "master": (*_TWO, *_TRANSFER, *_FOUR),
    "net": (Trial(opponent="h0", deals=MANY, bar=0.76, then=0.80),),
}
"""By whom they are for: Master, and the net alone that neither searches nor solves."""
