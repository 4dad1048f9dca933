"""The tutor: the move that the strongest bot would make for a seat, and why.

A motive is read off the position after the bot has chosen: each kind has a condition of its
own, and is given only where that holds.  So it is true whichever bot chose, and a stronger
one needs nothing here but a condition for what it sees that others do not.

    >>> from kozyr.rules import parse_position
    >>> game = parse_position("trump h; A: 9c; B: 10c Kc 6h; stock: 7s 9h; table: A+8c")
    >>> advice = advise(game.view(1))
    >>> str(advice.move), str(advice.motive)
    (':8c/10c', 'keeps_trumps (10c, against 8c)')
"""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from kozyr.bots import LEVELS, Bot, bot_for
from kozyr.bots.counting import Counting
from kozyr.bots.endgame import Endgame, open_game
from kozyr.bots.prices import cheapest_plan, is_precious, moves_of, price
from kozyr.cards import Card, CardSet, Rank
from kozyr.rules import (
    Attack,
    Beat,
    Done,
    Game,
    Move,
    PairView,
    Phase,
    Seat,
    Show,
    Swap,
    Take,
    Transfer,
    View,
    seat_letter,
)
from kozyr.rules.choices import Opening, Throwers

_BOUTS_AHEAD: Final = 8
_POSITIONS: Final = 250
"""Looked through for each of two questions: is the game won, and is it lost?"""


class NothingToAdvise(ValueError):  # noqa: N818 - the name of the thing that is wrong
    """The seat can do nothing now."""


class MotiveKind(StrEnum):
    """Why a move is advised; each kind is one sentence in the reader's language."""

    ONLY_MOVE = "only_move"
    WINS = "wins"
    LOST = "lost"
    LAST_CARD = "last_card"
    LAST_CARDS = "last_cards"
    SWAP = "swap"
    UNBEATABLE = "unbeatable"
    PAIR = "pair"
    LOWEST = "lowest"
    LOWEST_TRUMP = "lowest_trump"
    HARD_TO_BEAT = "hard_to_beat"
    KEEPS_TRUMPS = "keeps_trumps"
    TRUMP_NEEDED = "trump_needed"
    NO_NEW_RANK = "no_new_rank"
    FEW_FOLLOW = "few_follow"
    CHEAPEST_BEAT = "cheapest_beat"
    CHEAPEST_PLAN = "cheapest_plan"
    FREE_TRANSFER = "free_transfer"
    SHOW = "show"
    RATHER_THAN_TAKE = "rather_than_take"
    CANNOT_BEAT = "cannot_beat"
    TOO_DEAR = "too_dear"
    THROW_IN = "throw_in"
    GIVE_AWAY = "give_away"
    NOTHING_FITS = "nothing_fits"
    SAVES_TRUMPS = "saves_trumps"
    FEEDS = "feeds"
    SAVES_HIGH = "saves_high"
    WAIT = "wait"
    PREFERRED = "preferred"


@dataclass(frozen=True, slots=True)
class Motive:
    """Why a move is advised.

    `kind` says which sentence; the other fields are what it speaks of, set where the kind
    needs them: the `card` played, its `target`, other `cards`, another `seat`, a `number`.
    """

    kind: MotiveKind
    card: Card | None = None
    target: Card | None = None
    cards: tuple[Card, ...] = ()
    seat: Seat | None = None
    number: int | None = None

    def __str__(self) -> str:
        """The kind and what it speaks of, for logs and tests."""
        parts = [
            str(self.card) if self.card else "",
            f"against {self.target}" if self.target else "",
            " ".join(map(str, self.cards)),
            f"seat {seat_letter(self.seat)}" if self.seat is not None else "",
            str(self.number) if self.number is not None else "",
        ]
        said = ", ".join(part for part in parts if part)
        return f"{self.kind} ({said})" if said else str(self.kind)


@dataclass(frozen=True, slots=True)
class Advice:
    """The `move` advised, None to wait, and the `motive` for it."""

    move: Move | None
    motive: Motive


def advise(view: View, bot: Bot | None = None, rng: random.Random | None = None) -> Advice:
    """Return what *bot*, without one the strongest offered, would do on *view*, and why.

    Raises:
        NothingToAdvise: the reader of *view* can do nothing now.
    """
    if not view.moves:
        raise NothingToAdvise("there is nothing to be done from that seat now")
    bot = bot or bot_for(LEVELS[-1])
    move = bot.choose(view, rng or random.Random(0))
    return Advice(move, motive_for(view, move))


def motive_for(view: View, move: Move | None) -> Motive:
    """Return the first motive that is true of *move*, one of `view.moves` or None, on *view*."""
    return next(_Reading(view).motives(move))


class _Reading:
    """A position as its reader sees it, and what is true of moves there."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._counting = Counting(view)

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
        """What can be seen for certain once all cards lie open between two."""
        view = self._view
        other_hand = self._counting.hand_of_the_other()
        if other_hand is None or view.seat is None:
            return
        game = open_game(view, other_hand)
        if self._look_ahead(game).wins_after(move, view.seat):
            yield Motive(MotiveKind.WINS)
            return
        other = view.attacker + view.defender - view.seat
        endgame = self._look_ahead(game)
        if all(endgame.wins_after(each, other) for each in view.moves):
            yield Motive(MotiveKind.LOST)

    @staticmethod
    def _look_ahead(game: Game) -> Endgame:
        return Endgame(game, bouts=_BOUTS_AHEAD, budget=_POSITIONS)

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
        lower = [other for other in view.hand if self._price(other) < self._price(card)]
        if all(self._counting.chance_to_beat(other, view.defender) > chance for other in lower):
            percent = round(100 * chance)
            yield Motive(MotiveKind.HARD_TO_BEAT, card=card, seat=view.defender, number=percent)

    def _throwing_in(self, card: Card) -> Iterator[Motive]:
        view = self._view
        if self._is_precious(card):
            return
        if view.phase is Phase.TAKING:
            yield Motive(MotiveKind.GIVE_AWAY, card=card, seat=view.defender)
        yield Motive(MotiveKind.THROW_IN, card=card)

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
        follow = self._counting.may_follow
        if lower and all(follow(other) > follow(card) for other in lower):
            yield Motive(MotiveKind.FEW_FOLLOW, card=card, target=target)

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

    def _price(self, card: Card) -> float:
        return price(card, self._view.trump)

    def _is_precious(self, card: Card) -> bool:
        return is_precious(card, self._view.trump)

    def _plain(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(card for card in cards if not self._is_precious(card))

    def _is_lowest(self, card: Card, cards: Iterable[Card]) -> bool:
        return all(self._price(card) <= self._price(other) for other in cards)
