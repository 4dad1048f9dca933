"""Opponents that play by the look of the cards."""

import random
from dataclasses import dataclass
from typing import Final

from kozyr.bots.belief import Counted
from kozyr.bots.prices import is_plain, lowest, moves_of
from kozyr.bots.search.policy import Policy
from kozyr.rules import Attack, Beat, Done, Move, Phase, Show, Swap, Take, Transfer, View
from kozyr.rules.terms import terms_of
from kozyr.rules.turns import move_of

_FEW_IN_STOCK: Final = 4


class LowestCard:
    """Lays the lowest card that is legal, whatever it is; takes only when it must.

    Source: the plainest of programs; the bot "defensive" of github.com/simonziegs/durak, which
    beats low and transfers when possible, is one.
    """

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return the legal move with the lowest card."""
        if view.seat not in view.to_act:
            return None
        transfers = moves_of(view, Transfer)
        if transfers:
            return lowest(transfers, view)
        beats = moves_of(view, Beat)
        if beats:
            return lowest(beats, view)
        attacks = moves_of(view, Attack)
        return lowest(attacks, view) if attacks else view.moves[-1]


class HoldsTrumps:
    """Holds trumps while the stock has more than four cards; leads pairs late.

    It transfers with plain cards.  Source: advice that pages for players repeat (keep trumps for
    the end, lead several of a rank, pass an attack on); no one program is known to us that
    plays exactly so.
    """

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return a move with a plain card, or late in the game a trump."""
        if view.seat not in view.to_act:
            return None
        is_late = view.stock <= _FEW_IN_STOCK
        match view.phase:
            case Phase.OPEN:
                return self._lead(view, is_late)
            case Phase.DEFEND:
                return self._answer(view, is_late)
            case _:
                attacks = moves_of(view, Attack)
                wanted = attacks if is_late else [move for move in attacks if is_plain(move, view)]
                return lowest(wanted, view) if wanted else Done()

    def _lead(self, view: View, is_late: bool) -> Move:
        attacks = moves_of(view, Attack)
        plain = [move for move in attacks if is_plain(move, view)]
        ranks = [card.rank for card in view.hand]
        pairs = [move for move in plain if ranks.count(move.card.rank) > 1]
        return lowest((pairs if is_late else None) or plain or attacks, view)

    def _answer(self, view: View, is_late: bool) -> Move:
        transfers = [move for move in moves_of(view, Transfer) if is_plain(move, view)]
        if transfers:
            return lowest(transfers, view)
        shows = moves_of(view, Show)
        if shows:
            return shows[0]
        beats = moves_of(view, Beat)
        if not beats:
            return Take()
        beat = lowest([move for move in beats if move.attack is beats[0].attack], view)
        is_spent = beat.card.suit is view.trump or beat.card.is_joker
        return Take() if is_spent and not is_late else beat


@dataclass(frozen=True)
class Heuristic:
    """H0: the lowest plain card leads, the cheapest card beats, all plain cards are thrown in.

    H1, *is_tuned*, leads pairs and saves high trumps early.  Sources: the rollout players of
    github.com/larsenbier/Durak-Endgame-MCTS, and what pages for players advise.
    """

    is_tuned: bool

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return what the policy of the playouts does."""
        if view.seat not in view.to_act:
            swaps = moves_of(view, Swap)
            return swaps[0] if swaps else None
        policy = Policy(terms_of(view.rules, view.trump), self.is_tuned)
        return move_of(policy.turn(Counted(view).in_order(), view.seat or 0))
