"""Uniformly random games of throw-in Durak with 36 cards, in plain Python: the baseline.

`playout.c` beside this file plays the very same games, move for move. A card is a bit,
9 * suit + rank. The dealer sits before seat 0. At every step all moves of all seats are
equally likely. Only the default rules are here: what speed costs, a reader can compare.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

PACK: Final = 36
RANKS: Final = 9
HAND: Final = 6
BOUTS: Final = 200
ATTACKS: Final = 6
ATTACKS_IN_FIRST_BOUT: Final = 5

_WORD: Final = 0xFFFFFFFFFFFFFFFF


def _rank(card: int) -> int:
    return (card.bit_length() - 1) % RANKS


def _suit(card: int) -> int:
    return 0x1FF << (card.bit_length() - 1) // RANKS * RANKS


CARDS: Final = [1 << i for i in range(PACK)]
SAME_RANK: Final = {card: 0x8040201 << _rank(card) for card in CARDS}


class Kind(Enum):
    """What a turn does."""

    LAY = "opens or throws in"
    BEAT = "beats"
    TAKE = "takes"
    DONE = "is done"


class Turn(NamedTuple):
    """A move by a seat; `target` is the card that is beaten."""

    seat: int
    kind: Kind
    card: int = 0
    target: int = 0


class SplitMix64:
    """The small random generator that both references use."""

    def __init__(self, seed: int) -> None:
        self.state = seed & _WORD

    def below(self, n: int) -> int:
        """Return a number below *n*."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _WORD
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _WORD
        return ((z ^ z >> 31) >> 32) * n >> 32


def shuffled_pack(random: SplitMix64) -> list[int]:
    """Return the pack as it is dealt: hands in turn, the trump card, the stock from the top."""
    pack = CARDS.copy()
    for i in range(PACK - 1, 0, -1):
        j = random.below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return pack


class MinimalGame:
    """One deal in play; `turns` lists what may be done, `apply` does it."""

    def __init__(self, seats: int, pack: list[int]) -> None:
        self.seats = seats
        self.hands = [0] * seats
        dealt = seats * HAND
        for i, card in enumerate(pack[:dealt]):
            self.hands[i % seats] |= card
        self.trumps = _suit(pack[dealt] if dealt < PACK else pack[-1])
        # The end of the list is the top of the stock.
        self.stock = [*pack[dealt : dealt + 1], *reversed(pack[dealt + 1 :])]
        self.beaters = {card: self._beaters(card) for card in CARDS}
        self.out: set[int] = set()
        self.bout = 0
        self.over = False
        self.fool: int | None = None
        self._open_bout(self._first_attacker())

    def turns(self) -> list[Turn]:
        """Return all that any seat may do now, by seat."""
        turns = []
        for seat, hand in enumerate(self.hands):
            if seat == self.defender:
                if self.unbeaten and not self.taking:
                    turns += [
                        Turn(seat, Kind.BEAT, card, target)
                        for target in self.unbeaten
                        for card in _split(hand & self.beaters[target])
                    ]
                    turns.append(Turn(seat, Kind.TAKE))
            elif not self.laid:
                if seat == self.attacker:
                    turns += [Turn(seat, Kind.LAY, card) for card in _split(hand)]
            elif hand and seat not in self.done:
                if self.laid < self.limit:
                    turns += [Turn(seat, Kind.LAY, card) for card in _split(hand & self.ranks)]
                if self.taking or not self.unbeaten:
                    turns.append(Turn(seat, Kind.DONE))
        return turns

    def apply(self, turn: Turn) -> None:
        """Make the move, and whatever follows from it."""
        if turn.kind is Kind.DONE:
            self.done.add(turn.seat)
        else:
            self.done.clear()
            if turn.kind is Kind.TAKE:
                self.taking = True
            else:
                self._lay(turn)
        if self._is_bout_finished():
            self._finish_bout()

    def _lay(self, turn: Turn) -> None:
        self.hands[turn.seat] ^= turn.card
        self.table |= turn.card
        self.ranks |= SAME_RANK[turn.card]
        if turn.kind is Kind.BEAT:
            self.unbeaten.remove(turn.target)
        else:
            self.laid += 1
            self.unbeaten.append(turn.card)
            self.unbeaten.sort()

    def _beaters(self, card: int) -> int:
        suit = _suit(card)
        return suit & -(card << 1) | (0 if suit == self.trumps else self.trumps)

    def _first_attacker(self) -> int:
        trumps = [(hand & self.trumps, seat) for seat, hand in enumerate(self.hands)]
        held = [(_rank(hand & -hand), seat) for hand, seat in trumps if hand]
        cards = [(_rank(c), seat) for seat, hand in enumerate(self.hands) for c in _split(hand)]
        return min(held or cards)[1]

    def _next_in_play(self, seat: int) -> int:
        seat = (seat + 1) % self.seats
        while seat in self.out:
            seat = (seat + 1) % self.seats
        return seat

    def _open_bout(self, attacker: int) -> None:
        self.bout += 1
        self.attacker = attacker
        self.defender = self._next_in_play(attacker)
        limit = ATTACKS_IN_FIRST_BOUT if self.bout == 1 else ATTACKS
        self.limit = min(limit, self.hands[self.defender].bit_count())
        self.laid = 0
        self.table = 0
        self.ranks = 0
        self.unbeaten: list[int] = []
        self.taking = False
        self.done: set[int] = set()

    def _is_bout_finished(self) -> bool:
        if self.unbeaten and not self.taking:
            return False
        return self.laid == self.limit or not any(
            hand and seat != self.defender and seat not in self.done
            for seat, hand in enumerate(self.hands)
        )

    def _finish_bout(self) -> None:
        defender = self.defender
        if self.taking:
            self.hands[defender] |= self.table
        clockwise = [(self.attacker + i) % self.seats for i in range(self.seats)]
        clockwise.remove(defender)
        for seat in (*clockwise, defender):
            while self.stock and self.hands[seat].bit_count() < HAND:
                self.hands[seat] |= self.stock.pop()
        if not self.stock:
            self.out.update(seat for seat, hand in enumerate(self.hands) if not hand)
        holding = [seat for seat, hand in enumerate(self.hands) if hand]
        if len(holding) <= 1:
            self.over = True
            self.fool = holding[0] if holding else None
        elif self.bout == BOUTS:
            self.over = True
        elif self.taking or defender in self.out:
            self._open_bout(self._next_in_play(defender))
        else:
            self._open_bout(defender)


def play_games(seats: int, first_seed: int, games: int) -> tuple[int, list[int]]:
    """Play games with consecutive seeds; return all moves made and how often each seat lost."""
    moves = 0
    fools = [0] * seats
    for seed in range(first_seed, first_seed + games):
        random = SplitMix64(seed)
        game = MinimalGame(seats, shuffled_pack(random))
        while not game.over:
            turns = game.turns()
            game.apply(turns[random.below(len(turns))])
            moves += 1
        if game.fool is not None:
            fools[game.fool] += 1
    return moves, fools


def _split(cards: int) -> list[int]:
    found = []
    while cards:
        card = cards & -cards
        found.append(card)
        cards ^= card
    return found
