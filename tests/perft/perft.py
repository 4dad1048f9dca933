"""Counting the legal sequences of moves from a position, to compare programs by.

A line of ``counts.txt`` is ``name | rules | seats | start | counts``.  The deal is that of
a seed, the number before the word "after", written as 32 bytes, most significant first.
Moves are made from it as `walk` describes.  The counts are then those of the sequences
of one move, of two moves, and so on, of all seats; what is over has none that are longer.
"""

from dataclasses import dataclass, replace
from pathlib import Path

from kozyr.rules import Game, Move, Rules, Seat, deal_from_seed, format_turn
from kozyr.rules.core.core import Core
from kozyr.rules.deal import SEED_BYTES
from kozyr.rules.playout import Choice

COUNTS = Path(__file__).with_name("counts.txt")


@dataclass(frozen=True)
class Case:
    """A position and how many sequences of moves there are from it, the shortest first."""

    name: str
    rules: Rules
    seats: int
    seed: int
    moves_made: int
    counts: tuple[int, ...]

    def __str__(self) -> str:
        start = f"{self.seed} after {self.moves_made}"
        counts = " ".join(map(str, self.counts))
        return f"{self.name} | {self.rules} | {self.seats} | {start} | {counts}"

    def game(self) -> Game:
        """The position from which it is counted."""
        seed = self.seed.to_bytes(SEED_BYTES, "big")
        game = Game(self.rules, deal_from_seed(self.rules, self.seats, seed))
        walk(game, self.seed, self.moves_made)
        return game

    def counted(self) -> "Case":
        """The case with its counts found anew, to the same depth."""
        return replace(self, counts=count_by_game(self.game(), len(self.counts)))


def parse_case(line: str) -> Case:
    name, rules, seats, start, counts = (field.strip() for field in line.split("|"))
    seed, _, moves_made = start.split()
    numbers = tuple(int(number) for number in counts.split())
    return Case(name, Rules.parse(rules), int(seats), int(seed), int(moves_made), numbers)


def cases() -> list[Case]:
    lines = COUNTS.read_text(encoding="utf-8").splitlines()
    return [parse_case(line) for line in lines if line and not line.startswith("#")]


def walk(game: Game, seed: int, moves: int) -> None:
    """Make *moves* moves: of those in the order of their text number ``seed + 31 * i``.

    The number is taken modulo how many there are; i counts the moves from 0.
    """
    for i in range(moves):
        turns = sorted(legal_turns(game), key=lambda turn: format_turn(*turn))
        game.apply(*turns[(seed + 31 * i) % len(turns)])


def legal_turns(game: Game) -> list[tuple[Seat, Move]]:
    return [(seat, move) for seat in range(game.seats) for move in game.moves(seat)]


def count_by_game(game: Game, depth: int) -> tuple[int, ...]:
    """The number of sequences of one move, of two, and so on to *depth*."""
    turns = legal_turns(game)
    longer = [0] * (depth - 1)
    if depth > 1:
        for turn in turns:
            after = game.copy()
            after.apply(*turn)
            for i, number in enumerate(count_by_game(after, depth - 1)):
                longer[i] += number
    return (len(turns), *longer)


def count_by_core(core: Core, depth: int) -> tuple[int, ...]:
    """As `count_by_game`, by the moves that a playout makes on the core."""
    choice = Choice(core)
    number = 0 if core.is_over else int(choice.find(core))
    longer = [0] * (depth - 1)
    if depth > 1:
        for n in range(number):
            after = core.copy()
            choice.make(after, n)
            for i, found in enumerate(count_by_core(after, depth - 1)):
                longer[i] += found
    return (number, *longer)
