"""The end of a game between two, when counting has laid all cards open.

`Endgame` looks some bouts ahead by the rules of two players alone, on bit masks, because
`kozyr.rules.Game` would take tens of times as long.  A test plays both side by side.
"""

from enum import IntEnum
from typing import Final, NamedTuple

from kozyr.cards import Card, CardSet, Suit, can_beat
from kozyr.rules import (
    Attack,
    Beat,
    Done,
    Move,
    Phase,
    Rules,
    Show,
    Take,
    Transfer,
    View,
)
from kozyr.rules.parameters import FirstCapScope, Throwers


class Outcome(IntEnum):
    """How a game ends for one of the two players, as far as it is looked through.

    `LOST` and `WON` are certain; `OPEN` is a draw, or beyond the bouts looked through.
    """

    LOST = -1
    OPEN = 0
    WON = 1

    @property
    def for_the_other(self) -> "Outcome":
        """How it ends for the other player."""
        return Outcome(-self)


class TooDeep(Exception):  # noqa: N818 - the name of the thing that happened
    """The look-ahead has seen as many positions as it may."""


class OpenBout(NamedTuple):
    """A bout of two players whose cards all lie open; sets of cards are bit masks.

    `unbeaten` is the part of `table` that waits for an answer, 0 once the defender takes;
    `laid` counts the attack cards, of which `limit` are allowed; `stock` is the face-up
    trump card, 0 when it is drawn; `ahead` says how many bouts after this one are looked
    through.
    """

    attacker: int
    defender: int
    stock: int
    ahead: int
    table: int = 0
    unbeaten: int = 0
    laid: int = 0
    limit: int = 0
    taking: bool = False

    @classmethod
    def from_view(cls, view: View, other: CardSet, ahead: int) -> "OpenBout":
        """The bout of *view*, when the other player holds *other*."""
        table = beaten = 0
        for pair in view.table:
            table |= pair.attack.bit
            if pair.beat:
                table |= pair.beat.bit
                beaten |= pair.attack.bit | pair.beat.bit
        hands = (view.hand.mask, other.mask)
        attacker, defender = hands if view.seat == view.attacker else reversed(hands)
        taking = view.phase is Phase.TAKING
        return cls(
            attacker,
            defender,
            view.trump_card.bit if view.trump_card else 0,
            ahead,
            table,
            0 if taking else table & ~beaten,
            len(view.table),
            view.limit,
            taking,
        )


class Endgame:
    """Looks ahead through at most *budget* positions of two whose cards lie open."""

    def __init__(self, rules: Rules, trump: Suit, budget: int) -> None:
        self._rules = rules
        self._throws_in = rules.throwers is not Throwers.NOBODY
        self._cheapest_first = _CHEAPEST_FIRST[trump]
        self._beaters = _BEATERS[trump]
        self._left = budget
        self._known: dict[OpenBout, Outcome] = {}

    @staticmethod
    def knows(rules: Rules) -> bool:
        """Whether it can play by *rules*: those that ask for more memory it cannot."""
        return (
            not rules.transfer_by_showing
            and rules.transfer_chain_limit == 0
            and rules.first_cap_scope is FirstCapScope.FIRST_BOUT
        )

    def outcome_after(self, bout: OpenBout, move: Move) -> Outcome:
        """How the game ends for the attacker of *bout*, if both do their best after *move*.

        Raises:
            TooDeep: the budget is spent.
            ValueError: the move is one that `knows` excludes.
        """
        match move:
            case Attack(card):
                return self._after_attack(bout, card.bit)
            case Beat(attack, card):
                return self._after_beat(bout, attack.bit, card.bit)
            case Transfer(card):
                return self._after_transfer(bout, card.bit)
            case Take():
                return self._after_take(bout)
            case Done():
                return self._after_bout(bout)
            case Show():
                raise ValueError(f"{move}: the look-ahead knows no transfer by showing")

    def _worth(self, bout: OpenBout) -> Outcome:
        """How *bout* ends for its attacker."""
        known = self._known.get(bout)
        if known is not None:
            return known
        if self._left <= 0:
            raise TooDeep
        self._left -= 1
        worth = self._best_answer(bout) if bout.unbeaten else self._best_addition(bout)
        self._known[bout] = worth
        return worth

    def _best_addition(self, bout: OpenBout) -> Outcome:
        opens = not bout.table
        best = Outcome.LOST if opens else self._after_bout(bout)
        playable = bout.attacker if opens else bout.attacker & _of_equal_rank(bout.table)
        for bit in self._cheapest_first:
            if best is Outcome.WON:
                break
            if playable & bit:
                best = max(best, self._after_attack(bout, bit))
        return best

    def _best_answer(self, bout: OpenBout) -> Outcome:
        """The worst for the attacker; any order of beating comes to the same."""
        target = bout.unbeaten & -bout.unbeaten
        worst = Outcome.WON
        for bit in self._beaters[target]:
            if bout.defender & bit:
                worst = min(worst, self._after_beat(bout, target, bit))
                if worst is Outcome.LOST:
                    return worst
        if self._may_transfer(bout):
            playable = bout.defender & _of_equal_rank(bout.table)
            for bit in self._cheapest_first:
                if playable & bit:
                    worst = min(worst, self._after_transfer(bout, bit))
                    if worst is Outcome.LOST:
                        return worst
        return min(worst, self._after_take(bout))

    def _may_transfer(self, bout: OpenBout) -> bool:
        room = min(bout.attacker.bit_count(), self._rules.attack_limit)
        return self._rules.transfer and bout.table == bout.unbeaten and bout.laid < room

    def _after_attack(self, bout: OpenBout, bit: int) -> Outcome:
        held, laid = bout.defender.bit_count(), bout.laid + 1
        return self._after_card(
            OpenBout(
                bout.attacker & ~bit,
                bout.defender,
                bout.stock,
                bout.ahead,
                bout.table | bit,
                0 if bout.taking else bout.unbeaten | bit,
                laid,
                bout.limit or min(held, self._rules.attack_limit),
                bout.taking,
            )
        )

    def _after_beat(self, bout: OpenBout, target: int, bit: int) -> Outcome:
        return self._after_card(
            OpenBout(
                bout.attacker,
                bout.defender & ~bit,
                bout.stock,
                bout.ahead,
                bout.table | bit,
                bout.unbeaten & ~target,
                bout.laid,
                bout.limit,
            )
        )

    def _after_transfer(self, bout: OpenBout, bit: int) -> Outcome:
        """The defender becomes the attacker, so what ends well for one ends badly for the other."""
        return self._worth(
            OpenBout(
                bout.defender & ~bit,
                bout.attacker,
                bout.stock,
                bout.ahead,
                bout.table | bit,
                bout.unbeaten | bit,
                bout.laid + 1,
                min(bout.attacker.bit_count(), self._rules.attack_limit),
            )
        ).for_the_other

    def _after_take(self, bout: OpenBout) -> Outcome:
        return self._after_card(bout._replace(unbeaten=0, taking=True))

    def _after_card(self, bout: OpenBout) -> Outcome:
        """Go on with the bout if anybody may still do anything, else end it."""
        may_add = (
            self._throws_in
            and bout.attacker
            and bout.laid < bout.limit
            and (self._rules.throw_after_take or not bout.taking)
        )
        return self._worth(bout) if bout.unbeaten or may_add else self._after_bout(bout)

    def _after_bout(self, bout: OpenBout) -> Outcome:
        """Clear the table, draw the last card, and go on unless somebody is out."""
        attacker, defender, stock = bout.attacker, bout.defender, bout.stock
        if bout.taking:
            defender |= bout.table
        if stock and attacker.bit_count() < self._rules.hand_size:
            attacker, stock = attacker | stock, 0
        elif stock and defender.bit_count() < self._rules.hand_size:
            defender, stock = defender | stock, 0
        if not attacker:
            return Outcome.WON if defender else Outcome.OPEN
        if not defender:
            return Outcome.LOST
        if not bout.ahead:
            return Outcome.OPEN
        if bout.taking:
            return self._worth(OpenBout(attacker, defender, stock, bout.ahead - 1))
        return self._worth(OpenBout(defender, attacker, stock, bout.ahead - 1)).for_the_other


_RANKS: Final = 13
_ONE_SUIT: Final = (1 << _RANKS) - 1
_ALL_SUITS: Final = sum(1 << _RANKS * suit for suit in range(len(Suit)))


def _of_equal_rank(mask: int) -> int:
    """All cards of the ranks that occur in *mask*."""
    ranks = mask | mask >> _RANKS | mask >> 2 * _RANKS | mask >> 3 * _RANKS
    return (ranks & _ONE_SUIT) * _ALL_SUITS


def _by_price(trump: Suit) -> list[Card]:
    return sorted(Card.ALL, key=lambda card: (card.suit is trump, card.rank))


_CHEAPEST_FIRST: Final = {trump: tuple(card.bit for card in _by_price(trump)) for trump in Suit}
_BEATERS: Final = {
    trump: {
        target.bit: tuple(card.bit for card in _by_price(trump) if can_beat(card, target, trump))
        for target in Card.ALL
    }
    for trump in Suit
}
