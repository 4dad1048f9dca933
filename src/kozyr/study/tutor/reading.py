"""`Reading`: what is true of moves in a position, read off what its reader can see."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from kozyr.bots.counting import Counting
from kozyr.bots.prices import cheapest_plan, is_precious, moves_of, price
from kozyr.cards import Card, CardSet, Rank
from kozyr.rules import (
    Attack,
    Beat,
    Done,
    Move,
    PairView,
    Phase,
    Show,
    Swap,
    Take,
    Transfer,
    View,
    can_beat,
)
from kozyr.rules.choices import Opening, Throwers, ThrowRanks
from kozyr.study.tutor.ending import Ending
from kozyr.study.tutor.motive import Motive, MotiveKind

_SURE: Final = 100
"""Per cent."""
_OUTCOMES: Final = frozenset(
    {
        MotiveKind.WINS,
        MotiveKind.ONLY_WIN,
        MotiveKind.DRAWS,
        MotiveKind.ONLY_DRAW,
        MotiveKind.LOST,
    }
)
"""How the game ends."""
_FACTS: Final = frozenset(
    {
        MotiveKind.UNBEATABLE,
        MotiveKind.HE_HOLDS,
        MotiveKind.FORCES_TRUMP,
        MotiveKind.NO_TRUMPS,
        MotiveKind.RANK_GONE,
        MotiveKind.KEEPS_PAIR,
        MotiveKind.WOULD_FOLLOW,
    }
)
"""What comes of counting and is worth telling besides another reason."""
_HOLLOW: Final = frozenset({MotiveKind.ONLY_MOVE, MotiveKind.PREFERRED})
"""What tells nothing besides another reason."""


class Reading:
    """A position as its reader sees it, and what is true of moves there."""

    def __init__(self, view: View, ending: Ending | None) -> None:
        """Read *view*; *ending* is its solution where there is one."""
        self._view = view
        self._ending = ending
        self._counting = Counting(view)

    def told(self, move: Move | None) -> tuple[Motive, ...]:
        """What is told of *move*: the most telling motive, and one more that adds to it.

        To an outcome that is any reason besides, else a fact that comes of counting.
        """
        first, *rest = self.motives(move)
        adds = _FACTS if first.kind not in _OUTCOMES else set(MotiveKind) - _HOLLOW - _OUTCOMES
        more = [motive for motive in rest if motive.kind in adds and motive.kind != first.kind]
        return (first, *more[:1])

    def motives(self, move: Move | None) -> Iterator[Motive]:
        """What speaks for *move*, the most telling first; the last is always true."""
        view = self._view
        if move is None:
            yield Motive(MotiveKind.WAIT, seat=view.to_act[0])
            return
        if isinstance(move, Done) and not moves_of(view, Attack):
            yield Motive(MotiveKind.NOTHING_FITS)
        if view.seat in view.to_act:
            if len(view.moves) == 1:
                yield Motive(MotiveKind.ONLY_MOVE)
            yield from self._last_cards(move)
            yield from self._at_the_end(move)
        match move:
            case Swap():
                yield Motive(MotiveKind.SWAP, card=view.trump_card)
            case Attack(card) if view.phase is Phase.OPEN:
                yield from self._opening(card)
            case Attack(card):
                yield from self._throwing_in(card)
            case Beat():
                yield from self._beating(move)
            case Transfer() | Show():
                yield from self._transferring(move)
            case Take():
                yield from self._taking()
            case Done():
                yield from self._done()
        yield Motive(MotiveKind.PREFERRED, number=len(view.moves))

    # The end.

    def _last_cards(self, move: Move) -> Iterator[Motive]:
        """With no stock left the whole hand can go in this bout."""
        view = self._view
        if view.stock or not isinstance(move, Attack | Beat):
            return
        if len(view.hand) == 1:
            yield Motive(MotiveKind.LAST_CARD, card=move.card)
        elif isinstance(move, Beat):
            plan = cheapest_plan(view, self._price)
            if plan and len(plan) == len(view.hand):
                yield Motive(MotiveKind.LAST_CARDS, card=move.card, number=len(view.hand))
        elif self._can_lay_all():
            yield Motive(MotiveKind.LAST_CARDS, card=move.card, number=len(view.hand))

    def _can_lay_all(self) -> bool:
        """Whether every card in hand may be laid against this defender, as far as rules go."""
        view = self._view
        if len(view.hand) > view.limit - len(view.table):
            return False
        if view.phase is Phase.OPEN:
            return self._may_follow and len({card.rank for card in view.hand}) == 1
        laid = {attack.card for attack in moves_of(view, Attack)}
        return laid == set(view.hand)

    @property
    def _may_follow(self) -> bool:
        """Whether a card may be followed by others of its rank in the same bout."""
        rules = self._view.rules
        return rules.throwers is not Throwers.NOBODY or rules.opening is Opening.EQUAL_RANKS

    def _at_the_end(self, move: Move) -> Iterator[Motive]:
        """What is certain once all cards lie open between two."""
        if self._ending is None:
            return
        values = self._ending.values
        value, best = values[move], self._ending.best
        is_only = sum(each == best for each in values.values()) == 1 < len(values)
        if best < 0:
            yield Motive(MotiveKind.LOST)
        elif value == best > 0:
            yield Motive(MotiveKind.ONLY_WIN if is_only else MotiveKind.WINS)
        elif value == best:
            yield Motive(MotiveKind.ONLY_DRAW if is_only else MotiveKind.DRAWS)

    # Attacking.

    def _opening(self, card: Card) -> Iterator[Motive]:
        view = self._view
        chance = self._counting.chance_to_beat(card, view.defender)
        if chance == 0:
            yield Motive(MotiveKind.UNBEATABLE, card=card, seat=view.defender)
        plain = self._plain(view.hand)
        if self._is_precious(card):
            if not plain and self._is_lowest(card, view.hand):
                yield Motive(MotiveKind.LOWEST_TRUMP, card=card)
        else:
            others = CardSet(plain) - CardSet([card])
            alike = tuple(other for other in others if other.rank is card.rank)
            if alike and self._may_follow and view.limit > 1:
                yield Motive(MotiveKind.PAIR, card=card, cards=alike)
            if self._is_lowest(card, plain):
                yield Motive(MotiveKind.LOWEST, card=card)
        yield from self._known_to_beat(card)
        yield from self._trumps_against(card)
        lower = [other for other in view.hand if self._price(other) < self._price(card)]
        percent = round(100 * chance)
        if 0 < percent < _SURE and all(
            self._counting.chance_to_beat(other, view.defender) > chance for other in lower
        ):
            yield Motive(MotiveKind.HARD_TO_BEAT, card=card, seat=view.defender, number=percent)

    def _throwing_in(self, card: Card) -> Iterator[Motive]:
        view = self._view
        if self._is_precious(card):
            return
        if view.phase is Phase.TAKING:
            yield Motive(MotiveKind.GIVE_AWAY, card=card, seat=view.defender)
        yield Motive(MotiveKind.THROW_IN, card=card)
        if view.phase is not Phase.TAKING:
            yield from self._trumps_against(card)

    def _known_to_beat(self, card: Card) -> Iterator[Motive]:
        """A lower card would be beaten by one that the defender is known to hold."""
        view = self._view
        known = view.memory.known[view.defender]
        if any(self._beats(other, card) for other in known):
            return
        lower = sorted(
            (other for other in view.hand if self._price(other) < self._price(card)),
            key=self._price,
        )
        for other in lower:
            holds = min(
                (each for each in known if self._beats(each, other)), key=self._price, default=None
            )
            if holds is not None:
                yield Motive(
                    MotiveKind.HE_HOLDS,
                    card=card,
                    target=other,
                    cards=(holds,),
                    seat=view.defender,
                )
                return

    def _trumps_against(self, card: Card) -> Iterator[Motive]:
        """Whether a trump can be what beats *card*, a plain card, and nothing else."""
        view = self._view
        if view.trump is None or self._is_precious(card):
            return
        possible = CardSet((*view.memory.known[view.defender], *view.unseen))
        beaters = [other for other in possible if self._beats(other, card)]
        if beaters and all(other.suit is view.trump for other in beaters):
            yield Motive(MotiveKind.FORCES_TRUMP, card=card, seat=view.defender)
        if beaters and not any(self._is_precious(other) for other in possible):
            yield Motive(MotiveKind.NO_TRUMPS, card=card, seat=view.defender)

    def _done(self) -> Iterator[Motive]:
        view = self._view
        fitting = tuple(dict.fromkeys(attack.card for attack in moves_of(view, Attack)))
        if not fitting:
            return
        if all(self._is_precious(card) for card in fitting):
            yield Motive(MotiveKind.SAVES_TRUMPS, cards=fitting)
        elif all(self._is_precious(card) or card.rank > Rank.TEN for card in fitting):
            if view.phase is Phase.TAKING:
                yield Motive(MotiveKind.FEEDS, cards=fitting, seat=view.defender)
            else:
                yield Motive(MotiveKind.SAVES_HIGH, cards=fitting)

    # Defending.

    def _beating(self, move: Beat) -> Iterator[Motive]:
        view = self._view
        card, target = move.card, move.attack
        able = {beat.card for beat in moves_of(view, Beat) if beat.attack == target}
        trumps = {other for other in able if self._is_precious(other)}
        cheapest_of = min(map(self._price, able))
        if card in trumps:
            if trumps == able and self._price(card) == cheapest_of:
                yield Motive(MotiveKind.TRUMP_NEEDED, card=card, target=target)
        elif self._price(card) == cheapest_of:
            kind = MotiveKind.KEEPS_TRUMPS if trumps else MotiveKind.CHEAPEST_BEAT
            yield Motive(kind, card=card, target=target)
        if len(view.unbeaten) > 1 and self._is_in_cheapest_plan(move):
            number = len(view.unbeaten)
            yield Motive(MotiveKind.CHEAPEST_PLAN, card=card, target=target, number=number)
        ranks = {other.rank for pair in view.table for other in (pair.attack, pair.beat) if other}
        if card.rank in ranks:
            yield Motive(MotiveKind.NO_NEW_RANK, card=card, target=target)
        elif trumps and card not in trumps:
            yield Motive(MotiveKind.KEEPS_TRUMPS, card=card, target=target)
        lower = [other for other in able if self._price(other) < self._price(card)]
        yield from self._few_may_follow(card, lower)
        if card not in trumps:
            yield from self._keeping_a_pair(card, target, lower)
        follow = self._counting.may_follow
        if lower and all(follow(other) > follow(card) for other in lower):
            yield Motive(MotiveKind.FEW_FOLLOW, card=card, target=target)

    def _few_may_follow(self, card: Card, lower: list[Card]) -> Iterator[Motive]:
        """What counting tells of the cards that may be thrown in after *card*."""
        view = self._view
        if not self._can_follow(card):
            return
        if self._holders(card.rank):
            return
        if not any(other.rank is card.rank for other in view.unseen):
            yield Motive(MotiveKind.RANK_GONE, card=card)
        for other in sorted(lower, key=self._price):
            if not self._can_follow(other):
                continue
            for seat, known in enumerate(view.memory.known):
                ready = tuple(each for each in known if each.rank is other.rank)
                if ready and self._counting.is_attacker(seat) and seat != view.seat:
                    yield Motive(
                        MotiveKind.WOULD_FOLLOW, card=card, target=other, cards=ready, seat=seat
                    )
                    return

    def _can_follow(self, card: Card) -> bool:
        """Whether *card*, laid to beat with, lets others lay what they could not before."""
        view = self._view
        rules = view.rules
        if rules.throwers is Throwers.NOBODY or rules.throw_ranks is ThrowRanks.ATTACK_ONLY:
            return False
        ranks = {other.rank for pair in view.table for other in (pair.attack, pair.beat) if other}
        return card.rank not in ranks and len(view.table) < view.limit

    def _holders(self, rank: Rank) -> list[Card]:
        """The cards of *rank* that others are known to hold."""
        view = self._view
        return [
            card
            for seat, known in enumerate(view.memory.known)
            if seat != view.seat
            for card in known
            if card.rank is rank
        ]

    def _keeping_a_pair(self, card: Card, target: Card, lower: list[Card]) -> Iterator[Motive]:
        """A lower card would do, but has others of its rank, which *card* has not."""
        hand = self._plain(self._view.hand)
        if sum(other.rank is card.rank for other in hand) > 1:
            return
        for other in sorted(lower, key=self._price):
            alike = tuple(each for each in hand if each.rank is other.rank)
            if len(alike) > 1 and not self._is_precious(other):
                yield Motive(MotiveKind.KEEPS_PAIR, card=card, target=target, cards=alike)
                return

    def _is_in_cheapest_plan(self, move: Beat) -> bool:
        """Whether beating all costs no more when it is begun with *move*."""
        view = self._view
        best = self._cost_of(cheapest_plan(view, self._price))
        place = next(i for i, pair in enumerate(view.table) if self._is_open(pair, move.attack))
        table = list(view.table)
        table[place] = replace(table[place], beat=move.card)
        after = replace(view, hand=view.hand - CardSet([move.card]), table=tuple(table))
        rest = self._cost_of(cheapest_plan(after, self._price) if after.unbeaten else [])
        return rest is not None and best == rest + self._price(move.card)

    @staticmethod
    def _is_open(pair: PairView, attack: Card) -> bool:
        return pair.beat is None and pair.attack == attack

    def _cost_of(self, plan: Iterable[Beat] | None) -> float | None:
        return None if plan is None else sum(self._price(beat.card) for beat in plan)

    def _transferring(self, move: Transfer | Show) -> Iterator[Motive]:
        if isinstance(move, Show):
            yield Motive(MotiveKind.SHOW, card=move.card)
        elif not self._is_precious(move.card):
            yield Motive(MotiveKind.FREE_TRANSFER, card=move.card)
        elif cheapest_plan(self._view, self._price) is None:
            number = len(self._view.unbeaten)
            yield Motive(MotiveKind.RATHER_THAN_TAKE, card=move.card, number=number)

    def _taking(self) -> Iterator[Motive]:
        view = self._view
        plan = cheapest_plan(view, self._price)
        if plan is None:
            yield Motive(MotiveKind.CANNOT_BEAT, number=len(view.unbeaten))
            return
        dear = tuple(beat.card for beat in plan if self._is_precious(beat.card))
        if dear:
            on_table = sum(1 + (pair.beat is not None) for pair in view.table)
            yield Motive(MotiveKind.TOO_DEAR, cards=dear, number=on_table)

    # Cards.

    def _beats(self, card: Card, target: Card) -> bool:
        return can_beat(self._view.rules, card, target, self._view.trump)

    def _price(self, card: Card) -> float:
        return price(card, self._view.trump)

    def _is_precious(self, card: Card) -> bool:
        return is_precious(card, self._view.trump)

    def _plain(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(card for card in cards if not self._is_precious(card))

    def _is_lowest(self, card: Card, cards: Iterable[Card]) -> bool:
        return all(self._price(card) <= self._price(other) for other in cards)
