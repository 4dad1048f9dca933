"""Who spares whom: throw-ins that were possible, and those that were made.

A friend can be helped in many ways; the one that shows is never to throw in against him.
What is counted here accuses nobody: it says which pairs somebody should look at.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import comb
from typing import Final

from kozyr.rules import Attack, BoutStarted, GameRecord, Move, Phase, Seat

LEAST_CHANCES: Final = 20
"""With fewer chances nothing is said of a pair."""
SPARED: Final = 0.5
"""Who throws in against one less than this share of how often he does against the others."""
CERTAINTY: Final = 0.001
"""How rarely so few throw-ins may come about by chance."""

Pair = tuple[Seat, Seat]


@dataclass(frozen=True, slots=True)
class Throws:
    """How often one could throw in against another, and how often he did."""

    chances: int = 0
    thrown: int = 0

    def __add__(self, other: "Throws") -> "Throws":
        """Both together."""
        return Throws(self.chances + other.chances, self.thrown + other.thrown)


def throws_of(record: GameRecord) -> dict[Pair, Throws]:
    """Count in *record*, by thrower and defender, once for each bout.

    A chance is a bout in which somebody could have thrown in a plain card: to keep one's trumps
    spares nobody.  To open a bout is no throw-in.
    """
    found: Counter[Pair] = Counter()
    made: Counter[Pair] = Counter()
    could: set[Pair] = set()
    did: set[Pair] = set()
    turns = iter(record.turns)
    for game, happened in record.replay():
        if any(isinstance(what, BoutStarted) for what in happened):
            found.update(could)
            made.update(did & could)
            could, did = set(), set()
        turn = next(turns, None)
        if turn is None:
            break
        seat, move = turn
        defender = game.defender
        if game.phase is not Phase.OPEN and seat != defender:
            if _plain_throw_ins(game.moves(seat), game.trump):
                could.add((seat, defender))
            if isinstance(move, Attack):
                could.add((seat, defender))
                did.add((seat, defender))
    found.update(could)
    made.update(did & could)
    return {pair: Throws(count, made[pair]) for pair, count in found.items()}


def spares(against_one: Throws, against_others: Throws) -> bool:
    """Whether somebody throws in against one so rarely that it should be looked at."""
    if against_one.chances < LEAST_CHANCES or against_others.chances < LEAST_CHANCES:
        return False
    usual = against_others.thrown / against_others.chances
    if against_one.thrown >= SPARED * usual * against_one.chances:
        return False
    return _at_most(against_one.thrown, against_one.chances, usual) < CERTAINTY


def suspects(throws: Mapping[tuple[str, str], Throws]) -> list[tuple[str, str]]:
    """Return the pairs, thrower and defender, that `spares` holds for; *throws* are by player."""
    all_of: dict[str, Throws] = {}
    for (thrower, _), each in throws.items():
        all_of[thrower] = all_of.get(thrower, Throws()) + each
    return sorted(
        (thrower, defender)
        for (thrower, defender), each in throws.items()
        if spares(each, _without(all_of[thrower], each))
    )


def _without(everybody: Throws, one: Throws) -> Throws:
    return Throws(everybody.chances - one.chances, everybody.thrown - one.thrown)


def _plain_throw_ins(moves: Iterable[Move], trump: object) -> bool:
    return any(isinstance(move, Attack) and move.card.suit is not trump for move in moves)


def _at_most(successes: int, trials: int, share: float) -> float:
    """The chance of at most *successes* in *trials* of a *share* each."""
    return sum(
        comb(trials, number) * share**number * (1 - share) ** (trials - number)
        for number in range(successes + 1)
    )
