"""`Greedy`: makes the move that the net rates highest, and looks no further."""

import random
import threading
from functools import partial
from pathlib import Path
from typing import Final

from kozyr.bots.belief.counted import Counted
from kozyr.bots.net.features import MAX_SEATS, PACK, knows_terms
from kozyr.bots.net.net import Net
from kozyr.bots.regular import Regular
from kozyr.rules import Beat, Move, Phase, View
from kozyr.rules.terms import terms_of
from kozyr.rules.turns import turn_of

_REGULAR: Final = Regular()


class Greedy:
    """Plays by the net alone; where the net does not know the rules it plays as Regular does.

    It waits for the defender to answer before it throws in.  Its weights are those in the file
    *path*, by default those that come with Kozyr.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._load = Net.load if path is None else partial(Net.load, path)
        # A net reckons one position at a time, so that every thread has one.
        self._nets = threading.local()

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return the move with the best expected score; of equal ones the first."""
        if not _is_known(view):
            return _REGULAR.choose(view, rng)
        if view.seat not in view.to_act:
            return None
        # Of several open cards it beats the first first: the others can be beaten afterwards.
        first = view.unbeaten[0] if view.phase is Phase.DEFEND else None
        moves = [move for move in view.moves if not isinstance(move, Beat) or move.attack is first]
        if len(moves) == 1:
            return moves[0]
        ratings = self._net().logits(
            Counted(view).in_order(), [turn_of(move) for move in moves], view.seat
        )
        return moves[ratings.index(max(ratings))]

    def _net(self) -> Net:
        net: Net | None = getattr(self._nets, "net", None)
        if net is None:
            net = self._nets.net = self._load()
        return net


def _is_known(view: View) -> bool:
    rules = view.rules
    if len(view.counts) > MAX_SEATS or len(rules.cards) != PACK:
        return False
    return knows_terms(terms_of(rules, view.trump))
