"""`Experienced`: counts cards, saves trumps and pairs, and looks at nothing but this bout."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from kozyr.bots.counting import Counting
from kozyr.bots.prices import cheapest_plan, is_plain, is_precious, moves_of, price
from kozyr.cards import Card, CardSet, Rank
from kozyr.rules import Attack, Beat, Done, Memory, Move, Phase, Show, Swap, Take, Transfer, View
from kozyr.rules.choices import Opening, Throwers

# All in steps of rank, like prices.
_ALIKE: Final = 3.0
"""What another plain card of the same rank is worth: it can follow into the attack."""
_UNBEATABLE: Final = 5.0
"""What it is worth that the defender cannot beat a card; nothing without trumps."""
_THROWN_IN: Final = 1.0
"""What each card costs that others may throw in because its rank comes to the table."""

_EARLY: Final = 12
"""With so many cards in the stock the game is early."""
_HIGH_TRUMP: Final = Rank.JACK
"""From here on up a trump is not spent early."""
_FEW: Final = 2
"""So few cards are rather taken than beaten with a high trump, early."""
_FEEDING: Final = Rank.TEN
"""Up to here a plain card thrown in after "I take" does the defender no good, early.

Without trumps the cards above do the work of trumps, and are never thrown in.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Experienced:
    """A sound player.

    It throws in before the defender has answered only if the rules let it add no more
    afterwards: else to wait costs nothing and tells the defender nothing.

    Who has no *memory* knows what was taken from the table, but of what is gone no more than
    the trumps.  *slips* is how often it does what comes to its mind second, 0 to 1.
    """

    memory: bool = True
    slips: float = 0.0

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return what experience says is best, or now and then what is second best."""
        if view.seat not in view.to_act:
            return out_of_turn(view)
        if len(view.moves) == 1:
            return view.moves[0]
        moves = by_preference(view if self.memory else _half_forgotten(view))
        is_slip = self.slips > 0 and rng.random() < self.slips
        return moves[1] if is_slip else moves[0]


def _half_forgotten(view: View) -> View:
    """*view* as one sees it who of the discard remembers the trumps alone."""
    trumps = [card for card in view.memory.discarded if is_precious(card, view.trump)]
    return replace(view, memory=Memory(CardSet(trumps), view.memory.known))


def out_of_turn(view: View) -> Move | None:
    """Exchange the trump card before the bout is opened; lay with a lead what must go with it."""
    swaps = moves_of(view, Swap)
    if swaps:
        return swaps[0]
    if view.rules.throwers is not Throwers.NOBODY:
        return None
    alike = [attack for attack in moves_of(view, Attack) if is_plain(attack, view)]
    return alike[0] if alike else None


def by_preference(view: View) -> Sequence[Move]:
    """The legal moves, the best first as experience has it.

    Of several open cards those that are beaten are in the order of the cheapest plan.
    """
    counting = Counting(view)
    match view.phase:
        case Phase.OPEN:
            return [*moves_of(view, Swap), *_openings(view, counting)]
        case Phase.DEFEND:
            return _answers(view, counting)
        case _:
            return _additions(view)


def _openings(view: View, counting: Counting) -> Sequence[Attack]:
    """Low cards first, sooner with another of the rank, and sooner when they are hard to beat."""
    rules = view.rules
    is_followed = rules.throwers is not Throwers.NOBODY or rules.opening is Opening.EQUAL_RANKS

    def cost(attack: Attack) -> float:
        card = attack.card
        wanted = price(card, view.trump)
        if is_plain(attack, view) and is_followed:
            alike = sum(
                other.rank is card.rank and other.suit is not view.trump for other in view.hand
            )
            wanted -= _ALIKE * (min(alike, view.limit) - 1)
        if view.trump is None:
            return wanted
        return wanted - _UNBEATABLE * (1 - counting.chance_to_beat(card, view.defender))

    return sorted(moves_of(view, Attack), key=cost)


def _answers(view: View, counting: Counting) -> Sequence[Move]:
    """Transfer what costs nothing, else beat at the least cost, else take."""

    def cost(card: Card) -> float:
        return price(card, view.trump) + _THROWN_IN * counting.may_follow(card)

    shows = moves_of(view, Show)
    transfers = sorted(moves_of(view, Transfer), key=lambda move: price(move.card, view.trump))
    beats = sorted(moves_of(view, Beat), key=lambda beat: cost(beat.card))
    plan = cheapest_plan(view, cost) or []
    plan.sort(key=lambda beat: cost(beat.card))
    free = [move for move in transfers if is_plain(move, view)]
    affordable = [move for move in transfers if not _is_saved(move.card, view)]
    if not plan or _is_too_dear(plan, view):
        return _once([*free, *shows, *affordable, Take(), *transfers, *beats])
    return _once([*free, *shows, *plan, *affordable, Take(), *transfers, *beats])


def _is_too_dear(plan: Iterable[Beat], view: View) -> bool:
    """Whether *plan* spends a saved trump on plain cards so few that they may be taken."""
    return len(view.table) <= _FEW and any(
        _is_saved(beat.card, view) and beat.attack.suit is not view.trump for beat in plan
    )


def _is_saved(card: Card, view: View) -> bool:
    """Whether *card* is a high trump or a joker, and it is too early for it."""
    is_high = is_precious(card, view.trump) and card.rank >= _HIGH_TRUMP
    return is_high and view.stock >= _EARLY


def _additions(view: View) -> Sequence[Move]:
    """Throw in plain cards, the low ones first, but no good ones that feed or are needed."""
    attacks = sorted(moves_of(view, Attack), key=lambda attack: price(attack.card, view.trump))
    room = view.limit - len(view.table)
    is_all = len(attacks) == len(view.hand.different)
    if not view.stock and is_all and len(view.hand) <= room:
        return [*attacks, Done()]
    feeds = view.phase is Phase.TAKING and view.stock >= _EARLY
    keeps_high = feeds or view.trump is None
    wanted = [
        attack
        for attack in attacks
        if is_plain(attack, view) and not (keeps_high and attack.card.rank > _FEEDING)
    ]
    return _once([*wanted, Done(), *attacks])


def _once(moves: Iterable[Move]) -> Sequence[Move]:
    return list(dict.fromkeys(moves))
