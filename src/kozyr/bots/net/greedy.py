"""`Greedy`: makes the move that the net rates highest, and looks no further."""

import random
from dataclasses import dataclass, field
from pathlib import Path

from kozyr.bots.belief.counted import Counted
from kozyr.bots.bot import Bot
from kozyr.bots.certain import candidates
from kozyr.bots.experience import Experienced
from kozyr.bots.net.features import MAX_SEATS, PACK, knows_terms
from kozyr.bots.own import SHIPPED, net_here
from kozyr.rules import Move, View
from kozyr.rules.terms import terms_of
from kozyr.rules.turns import turn_of


@dataclass(frozen=True, slots=True)
class Greedy:
    """Plays by the net alone; what the net does not know it leaves to *otherwise*.

    So it does where more than *seats* play.  It waits for the defender to answer before it
    throws in.  Its weights are those in the file *weights*.
    """

    weights: Path = SHIPPED
    otherwise: Bot = field(default_factory=Experienced)
    seats: int = MAX_SEATS

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return the move with the best expected score; of equal ones the first."""
        if len(view.counts) > self.seats or not _is_known(view):
            return self.otherwise.choose(view, rng)
        if view.seat not in view.to_act:
            return None
        moves = candidates(view)
        if len(moves) == 1:
            return moves[0]
        turns = [turn_of(move) for move in moves]
        ratings = net_here(self.weights).logits(Counted(view).in_order(), turns, view.seat)
        return moves[ratings.index(max(ratings))]


def _is_known(view: View) -> bool:
    rules = view.rules
    if len(view.counts) > MAX_SEATS or len(rules.cards) != PACK:
        return False
    return knows_terms(terms_of(rules, view.trump))
