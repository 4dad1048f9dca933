"""`Uniform`: any legal move, all alike."""

import random

from kozyr.rules import Move, View


class Uniform:
    """Knows only what is legal, and wants nothing."""

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Draw from the legal moves; waiting, where allowed, is one of them."""
        moves: tuple[Move | None, ...] = view.moves
        if view.seat not in view.to_act:
            moves = (None, *moves)
        return rng.choice(moves)
