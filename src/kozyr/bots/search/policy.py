"""`Policy`: a plain player on a `Core`, quick enough to play a game to its end many times.

H0 and H1 of the gauntlet are this player too: H0 leads its lowest plain card, beats with the
cheapest card, throws in every plain card and takes only when it must; H1 besides leads
pairs and saves high trumps early.
"""

from typing import Final

from kozyr.rules.core.codes import DEFEND, OPEN, SUIT_SIZE
from kozyr.rules.core.core import Core
from kozyr.rules.core.masks import bit, count, lowest
from kozyr.rules.core.terms import Terms
from kozyr.rules.core.turns import (
    BEAT_TURN,
    CARDS,
    DONE_TURN,
    SHOW_TURN,
    SWAP_TURN,
    TAKE_TURN,
    TRANSFER_TURN,
    mover_of,
    turns_of,
)
from kozyr.rules.native import i64
from kozyr.rules.playout import Dice

CERTAIN: Final = 65536
"""A share of random moves is a part of this many."""

_EARLY: Final = 12
_FEW: Final = 2
_HIGH_RANK: Final = 9  # the jack, where the two is 0
_ALIKE: Final = 3


class Policy:
    """Plays by the look of the cards; with *is_tuned* it leads pairs and saves high trumps."""

    def __init__(self, terms: Terms, is_tuned: bool) -> None:
        self.precious: i64 = terms.trumps | terms.jokers
        self.is_tuned: bool = is_tuned
        high: i64 = terms.jokers
        card: i64 = 0
        while card < 4 * SUIT_SIZE:
            if terms.trumps & bit(card) and card % SUIT_SIZE >= _HIGH_RANK:
                high |= bit(card)
            card += 1
        self.high: i64 = high

    def cheapest(self, mask: i64) -> i64:
        """The cheapest card of *mask*, which has one: by rank, and plain before precious."""
        plain = mask & ~self.precious
        if plain == 0:
            return lowest(mask)
        ranks = plain | (plain >> 13) | (plain >> 26) | (plain >> 39)
        rank = lowest(ranks & 0x1FFF)
        card = rank
        while not plain & bit(card):
            card += SUIT_SIZE
        return card

    def turn(self, core: Core, seat: i64) -> i64:
        """The number of what *seat*, whose turn it is, does."""
        phase = core.phase()
        if phase == OPEN:
            if core.terms.swap and core.swap_refusal(seat) == 0:
                return SWAP_TURN
            cards = core.attackable(seat)
            return self._lead(core, cards) if self.is_tuned else self.cheapest(cards)
        if phase == DEFEND:
            return self._answer(core)
        cards = core.attackable(seat) & ~self.precious
        if cards:
            return self.cheapest(cards)
        return self._last_cards(core, seat)

    def _last_cards(self, core: Core, seat: i64) -> i64:
        """Done, unless laying a precious card, the last of the hand, ends the game for *seat*."""
        if self.is_tuned and core.stock_left() == 0 and core.hand_count(seat) == 1:
            cards = core.attackable(seat)
            if cards:
                return lowest(cards)
        return DONE_TURN

    def _lead(self, core: Core, cards: i64) -> i64:
        """The lowest plain card, sooner with another of its rank to follow."""
        plain = cards & ~self.precious
        if plain == 0:
            return lowest(cards)
        best: i64 = -1
        least: i64 = 0
        rest = plain
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            cost = card % SUIT_SIZE - _ALIKE * count(plain & core.terms.ranks[card])
            if best < 0 or cost < least:
                best = card
                least = cost
        return best

    def _answer(self, core: Core) -> i64:
        cards = core.transferable() & ~self.precious
        if cards:
            return TRANSFER_TURN + self.cheapest(cards)
        cards = core.showable()
        if cards:
            return SHOW_TURN + lowest(cards)
        first: i64 = -1
        slot: i64 = 0
        while slot < core.laid:
            if core.beats[slot] < 0:
                beaters = core.beatable(slot)
                if beaters == 0:
                    return TAKE_TURN
                if first < 0:
                    first = slot
            slot += 1
        attack = core.attacks[first]
        card = self.cheapest(core.beatable(first))
        if (
            self.is_tuned
            and self.high & bit(card)
            and not self.precious & bit(attack)
            and core.laid <= _FEW
            and core.stock_left() >= _EARLY
        ):
            return TAKE_TURN
        return BEAT_TURN + CARDS * attack + card


def play_noisily(core: Core, policy: Policy, noise: i64, most_bouts: i64, dice: Dice) -> i64:
    """Play *core* on by *policy*, with a share *noise* of random moves; return their number.

    It ends with the game, or when *most_bouts* more bouts have begun: with three or more,
    cards can go round for ever.
    """
    last = core.number + most_bouts
    made: i64 = 0
    while not core.is_over and core.number <= last:
        seat = mover_of(core)
        if noise > 0 and dice.below(CERTAIN) < noise:
            turns = turns_of(core, seat)
            _make(core, seat, turns[dice.below(len(turns))])
        else:
            _make(core, seat, policy.turn(core, seat))
        made += 1
    return made


def _make(core: Core, seat: i64, turn: i64) -> None:
    """As `make_turn`, with what is most frequent first."""
    if turn < TRANSFER_TURN:
        core.attack(seat, turn)
    elif turn == DONE_TURN:
        core.be_done(seat)
    elif turn == TAKE_TURN:
        core.take()
    elif turn == SWAP_TURN:
        core.swap(seat)
    elif turn >= BEAT_TURN:
        pair = turn - BEAT_TURN
        core.beat(core.slot_of(pair // CARDS), pair % CARDS)
    elif turn < SHOW_TURN:
        core.transfer(turn - TRANSFER_TURN)
    else:
        core.show_to_transfer(turn - SHOW_TURN)


def score_of(core: Core, seat: i64) -> float:
    """What *core* is worth to *seat*: 1 if he is not the fool, 0 if he is.

    A draw is worth what each can expect among equals: a half of two players or teams.  Of a
    game that was broken off each of those who still play may be the fool with the same chance.
    """
    if core.fools:
        return 0.0 if core.fools & bit(seat) else 1.0
    if core.terms.teams:
        return 0.5
    playing: i64 = core.seats - count(core.out)
    if playing == 0:
        return 1.0 - 1.0 / float(core.seats)
    return 1.0 if core.out & bit(seat) else 1.0 - 1.0 / float(playing)
