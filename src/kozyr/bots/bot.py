"""`Bot`: what every player that is a program can do."""

import random
from typing import Protocol

from kozyr.rules import Move, View


class Bot(Protocol):
    """A player that sees a `View` and chooses a move.

    A bot keeps nothing between two calls: the view and the dice are all that it decides
    by, so the same view and the same dice give the same move.
    """

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return one of `view.moves`, or None to wait.

        A seat that the game waits for (`view.seat in view.to_act`) has to move.  Any
        other may wait, even when it could throw in before the defender has answered.
        """
        ...
