"""The outcome of small endings, found by trying everything: slow, and hard to get wrong.

Through `Game` alone, with nothing but a dict of what has been found.  Whoever may move though
the game does not wait for him is asked first, and may wait.
"""

import random
from collections.abc import Hashable, Iterator
from itertools import accumulate, pairwise

from kozyr.cards import SUITS, Card, CardSet
from kozyr.rules import Bout, Game, Move, Rules, Seat

SURE = 1000
"""More than any small ending has moves: the score of a win is this less the moves to it."""


class BruteForce:
    """The scores of all positions that can come of one, for seat A, above zero for a win.

    It finds them all, and then says again and again what follows from what it said before,
    beginning with nothing but the ends of games: what never follows is a draw.
    """

    def __init__(self, game: Game, waited: bool = True) -> None:
        self.is_limited = game.bout.number + 20 > game.rules.bout_limit
        self.nexts: dict[Hashable, tuple[Seat, list[tuple[Hashable, int]]]] = {}
        self.found: dict[Hashable, int] = {}
        self._explore(game, waited)
        while self._improve():
            pass

    def score(self, game: Game, waited: bool = True) -> int:
        return self.found[self.key(game, waited)]

    def after(self, game: Game, move: Move | None, waited: bool) -> int:
        """The score after *move*, None for waiting, seen from before it."""
        if move is None:
            return self.score(game, True)
        after = game.copy()
        after.apply(who_acts(game, waited)[0], move)
        return nearer_to_zero(self.score(after, False), 1)

    def key(self, game: Game, waited: bool) -> Hashable:
        """A position; the number of the bout only where the limit on them is near."""
        core = game.core
        if not self.is_limited:
            core.number = min(core.number, 2)
        return core.key(), waited, core.is_over, core.fools, core.discard == 0

    def _explore(self, game: Game, waited: bool) -> None:
        to_do = [(game, waited)]
        self.found[self.key(game, waited)] = 0
        while to_do:
            game, waited = to_do.pop()
            key = self.key(game, waited)
            if game.result is not None:
                if game.result.fools:
                    self.found[key] = -SURE if 0 in game.result.fools else SURE
                continue
            nexts: list[tuple[Hashable, int]] = []
            for move in choices(game, waited):
                after = game.copy()
                if move is not None:
                    after.apply(who_acts(game, waited)[0], move)
                after_key = self.key(after, move is None)
                nexts.append((after_key, 0 if move is None else 1))
                if after_key not in self.found:
                    self.found[after_key] = 0
                    to_do.append((after, move is None))
            self.nexts[key] = (who_acts(game, waited)[0], nexts)

    def _improve(self) -> bool:
        better = dict(self.found)
        for key, (actor, nexts) in self.nexts.items():
            scores = [nearer_to_zero(self.found[after], moves) for after, moves in nexts]
            better[key] = max(scores) if actor == 0 else min(scores)
        has_changed = better != self.found
        self.found = better
        return has_changed


class Unsafe:
    """The positions of three or more in which all others together make a fool of one seat.

    What never follows from the ends of games is safe.  Only who is waited for moves.
    """

    def __init__(self, game: Game, seat: Seat) -> None:
        self.seat = seat
        self.nexts: dict[Hashable, tuple[bool, list[Hashable]]] = {}
        self.found: set[Hashable] = set()
        self._explore(game)
        while self._grow():
            pass

    def is_safe(self, game: Game) -> bool:
        return self._key(game) not in self.found

    def _key(self, game: Game) -> Hashable:
        core = game.core
        core.number = min(core.number, 2)
        return core.key(), core.is_over, core.fools, core.discard == 0

    def _explore(self, game: Game) -> None:
        to_do = [game]
        self.nexts[self._key(game)] = (False, [])
        while to_do:
            game = to_do.pop()
            key = self._key(game)
            if game.result is not None:
                if self.seat in game.result.fools:
                    self.found.add(key)
                continue
            mover = min(game.seats_to_act, key=lambda seat: (seat - game.attacker) % game.seats)
            nexts: list[Hashable] = []
            for move in game.moves(mover):
                after = game.copy()
                after.apply(mover, move)
                nexts.append(self._key(after))
                if nexts[-1] not in self.nexts:
                    self.nexts[nexts[-1]] = (False, [])
                    to_do.append(after)
            self.nexts[key] = (mover == self.seat, nexts)

    def _grow(self) -> bool:
        more = {
            key
            for key, (is_ours, nexts) in self.nexts.items()
            if nexts and key not in self.found
            if (all if is_ours else any)(after in self.found for after in nexts)
        }
        self.found |= more
        return bool(more)


def nearer_to_zero(score: int, moves: int) -> int:
    return score - moves if score > 0 else score + moves if score < 0 else 0


def who_acts(game: Game, waited: bool) -> tuple[Seat, bool]:
    """Whose choice it is, and whether he may wait."""
    (expected,) = game.seats_to_act
    if not waited:
        for seat in range(game.seats):
            if seat != expected and any(True for _ in game.moves(seat)):
                return seat, True
    return expected, False


def choices(game: Game, waited: bool) -> list[Move | None]:
    seat, may_wait = who_acts(game, waited)
    return [*game.moves(seat), *([None] if may_wait else [])]


def endings(rules: Rules, dice: random.Random, most: int, seats: int = 2) -> Iterator[Game]:
    """Endless endings of *seats* with *most* cards at most, some of them in mid-bout."""
    while True:
        pack = list(rules.cards)
        dice.shuffle(pack)
        trump = rules.fixed_trump or (dice.choice(SUITS) if rules.turns_trump_up else None)
        stock: tuple[Card, ...] = ()
        if rules.turns_trump_up and dice.random() < 0.4:
            stock = (next(card for card in pack if card.suit is trump and not card.is_joker),)
            pack.remove(stock[0])
        sizes = [dice.randint(1, most - seats - len(stock)) for _ in range(seats)]
        if sum(sizes) + len(stock) > most:
            continue
        ends = list(accumulate(sizes, initial=0))
        hands = [CardSet(pack[start:end]) for start, end in pairwise(ends)]
        attacker = dice.randrange(seats)
        defender = (attacker + 1) % seats
        left = pack[sum(sizes) :] if dice.random() < 0.8 else []
        game = Game.from_parts(
            rules=rules,
            dealer=0,
            hands=hands,
            stock=stock,
            trump=trump,
            discard=CardSet(left),
            known=hands,
            out=(),
            bout=Bout(
                number=dice.choice((1, 2, 9)),
                attacker=attacker,
                defender=defender,
                defender_cards=sizes[defender],
                attacker_place=attacker,
                defender_place=defender,
                opener=attacker,
            ),
        )
        for _ in range(dice.choice((0, 0, 0, 1, 2, 3))):
            if game.result is None:
                turns = [(seat, move) for seat in range(seats) for move in game.moves(seat)]
                game.apply(*dice.choice(turns))
        if game.result is None:
            yield game
