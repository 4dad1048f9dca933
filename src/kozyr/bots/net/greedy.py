"""`Greedy`: makes the move that the net rates highest, and looks no further."""

import random
import threading
from typing import Final

from kozyr.bots.net.features import MAX_SEATS, PACK, knows_terms
from kozyr.bots.net.net import Net
from kozyr.bots.regular import Regular
from kozyr.cards import CardSet
from kozyr.rules import Beat, Bout, Game, Move, Pair, Phase, View
from kozyr.rules.core import Core
from kozyr.rules.terms import terms_of
from kozyr.rules.turns import turn_of

_REGULAR: Final = Regular()


class Greedy:
    """Plays by the net alone; where the net does not know the rules it plays as Regular does.

    It waits for the defender to answer before it throws in.
    """

    def __init__(self) -> None:
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
        ratings = self._net().logits(core_of(view), [turn_of(move) for move in moves], view.seat)
        return moves[ratings.index(max(ratings))]

    def _net(self) -> Net:
        net: Net | None = getattr(self._nets, "net", None)
        if net is None:
            net = self._nets.net = Net.load()
        return net


def core_of(view: View) -> Core:
    """A core that is as *view* has it; what is hidden lies in it in the order of the pack.

    *view* is that of a seat, and of one pack.  Nothing that is played on from it means
    anything: it is for those who look only at what the seat may know.
    """
    hidden = list(view.unseen)
    hands = []
    for seat, (known, count) in enumerate(zip(view.memory.known, view.counts, strict=True)):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        unknown = count - len(known)
        hands.append(known + CardSet(hidden[:unknown]))
        hidden = hidden[unknown:]
    # A position may leave out cards of the pack: not all that are unseen lie somewhere.
    stock = (
        [*hidden[: view.stock - 1], view.trump_card] if view.trump_card else hidden[: view.stock]
    )
    beaten = len(view.table) - len(view.unbeaten)
    game = Game.from_parts(
        rules=view.rules,
        dealer=view.dealer,
        hands=hands,
        stock=stock,
        trump=view.trump,
        discard=view.memory.discarded,
        known=view.memory.known,
        out=view.out,
        bout=Bout(
            number=view.bout,
            attacker=view.attacker,
            defender=view.defender,
            defender_cards=view.counts[view.defender] + beaten,
            attacker_place=view.attacker_place,
            defender_place=view.defender_place,
            opener=view.table[0].seat if view.table else view.attacker,
            pairs=[Pair(pair.attack, pair.seat, pair.beat) for pair in view.table],
            taking=view.phase is Phase.TAKING,
            done=set(view.done),
            transfers=view.transfers,
            shown=list(view.shown),
        ),
    )
    return game.core


def _is_known(view: View) -> bool:
    rules = view.rules
    if len(view.counts) > MAX_SEATS or len(rules.cards) != PACK:
        return False
    return knows_terms(terms_of(rules, view.trump))
