"""`Expectimax`, an opponent that looks through a bout in worlds sampled by counting alone."""

import random
from dataclasses import dataclass
from typing import Final

from kozyr.bots.belief import Counted
from kozyr.bots.certain import candidates
from kozyr.bots.experience import out_of_turn
from kozyr.bots.search.policy import Policy, score_of
from kozyr.bots.search.tree import few_turns_of
from kozyr.rules import Move, View
from kozyr.rules.core import Core
from kozyr.rules.core.turns import make_turn, mover_of
from kozyr.rules.terms import terms_of
from kozyr.rules.turns import turn_of

_RANK: Final = 13
_PRECIOUS: Final = 13


@dataclass(frozen=True, slots=True, kw_only=True)
class Expectimax:
    """Expectimax over sampled hands: to the end of the bout, by what the hand is worth then.

    In each sampled world all moves of the bout are looked through, by both as they like it
    best, up to *positions*; the mean over the worlds decides.  Where that is too much the
    policy H0 plays on.  Source: github.com/mildbyte/durak chooses what leaves the best hand,
    by its mean card, with a penalty for more than six.
    """

    worlds: int = 20
    positions: int = 300

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return the move with the best mean value; of equal ones the first."""
        if view.seat not in view.to_act:
            return out_of_turn(view)
        moves = candidates(view)
        if len(moves) == 1:
            return moves[0]
        seat = view.seat or 0
        counted = Counted(view)
        policy = Policy(terms_of(view.rules, view.trump), is_tuned=False)
        totals = [0.0] * len(moves)
        for _ in range(self.worlds):
            world = counted.sample(rng)
            for place, move in enumerate(moves):
                core = world.copy()
                make_turn(core, seat, turn_of(move))
                look = _Look(seat, core.seats, self.positions // len(moves), policy)
                totals[place] += look.value(core, world.number)
        return moves[totals.index(max(totals))]


class _Look:
    """A look at all that can come of a bout, as far as *left* positions go."""

    def __init__(self, seat: int, seats: int, left: int, policy: Policy) -> None:
        self._seat = seat
        self._others = [other for other in range(seats) if other != seat]
        self._left = left
        self._policy = policy

    def value(self, core: Core, bout: int) -> float:
        """What *core* is worth to the seat when bout number *bout* is over."""
        if core.is_over or core.number != bout:
            return self._worth(core)
        mover = mover_of(core)
        turns = few_turns_of(core, mover)
        self._left -= 1
        if self._left < 0:
            turns = [self._policy.turn(core, mover)]
        values = []
        for turn in turns:
            after = core.copy()
            make_turn(after, mover, turn)
            values.append(self.value(after, bout))
        return max(values) if mover == self._seat else min(values)

    def _worth(self, core: Core) -> float:
        if core.is_over:
            return 100.0 * (2 * score_of(core, self._seat) - 1)
        own = _hand_value(core, self._seat)
        return own - sum(_hand_value(core, other) for other in self._others) / len(self._others)


def _hand_value(core: Core, seat: int) -> float:
    """The mean worth of a card of the hand, less what is above six, and for going out."""
    count = int(core.hand_count(seat))
    if not count:
        return 2.0 * _RANK
    precious = core.terms.trumps | core.terms.jokers
    total = 0
    for card in range(len(core.terms.beaters)):
        here = int(core.hands[seat] >> card & 1) + int(core.twins[seat] >> card & 1)
        if here:
            total += here * (card % _RANK + (_PRECIOUS if precious >> card & 1 else 0))
    return total / count - max(0, count - int(core.terms.hand_size))
