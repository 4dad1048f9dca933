"""The tutor: what to do in a position, how often each move loses, and why.

- `advice`: `advise`, which weighs the moves
- `ending`: what each comes to where the rest of the game is solved
- `reading`: what is true of a move; each motive is given only where its condition holds
- `motive`: what there is to say

The motives are read off the position after the move has been chosen, so that they are true
whoever chose it.

    >>> from kozyr.rules import parse_position
    >>> game = parse_position("trump h; A: 9c; B: 10c Kc 6h; stock: 7s 9h; table: A+8c")
    >>> advice = advise(game.view(1))
    >>> str(advice.move), str(advice.motive)
    (':8c/10c', 'keeps_trumps (10c, against 8c)')
"""

from kozyr.study.tutor.advice import (
    Advice,
    Effort,
    NothingToAdvise,
    Rated,
    advise,
    motives_for,
)
from kozyr.study.tutor.motive import Motive, MotiveKind, Theme

__all__ = [
    "Advice",
    "Effort",
    "Motive",
    "MotiveKind",
    "NothingToAdvise",
    "Rated",
    "Theme",
    "advise",
    "motives_for",
]
