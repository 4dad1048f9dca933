"""The solver against all there is to try, in larger endings: `make proof` (ARGS="--endings 10000").

Endings of so many to so many cards in play, of each size as many: random hands, with the trump
card under the stock in two of five, some of them in mid-bout.  The value and the value of every
move have to be those that `tests.bots.trying` finds.  With --log a second run goes on from
where the first was ended; with --shard 2/4 it takes the second of four parts.  An ending that
has more positions than --most is counted as one that was not proved.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import TextIO

from kozyr.bots.solver import Solver
from kozyr.cards import SUITS, Card, CardSet
from kozyr.cli import _matches
from kozyr.rules import Bout, Game, Rules, format_position
from kozyr.rules.core import Core
from kozyr.study.crew import Crew
from tests.bots.trying import WAIT, Everything, TooMany, Trying, after, choices, prepared

NODES = 10**9
TURNS = (0, 0, 0, 1, 2, 3)


@dataclass(frozen=True)
class Series:
    """Which endings: number after number, each of its own dice."""

    rules: str
    least: int
    greatest: int
    seed: int

    def ending(self, number: int) -> Game:
        """Ending *number*."""
        dice = random.Random(f"{self.rules} {self.seed} {number}")
        cards = self.least + number % (self.greatest - self.least + 1)
        while True:
            game = dealt(Rules.parse(self.rules), dice, cards)
            for _ in range(dice.choice(TURNS)):
                if game.result is None:
                    turns = [(seat, move) for seat in range(2) for move in game.moves(seat)]
                    game.apply(*dice.choice(turns))
            if game.result is None:
                return game


@dataclass(frozen=True)
class Checked:
    """What came of an ending; `wrong` is empty where all agreed."""

    number: int
    cards: int
    positions: int
    seconds: float
    is_proved: bool
    wrong: str = ""


def dealt(rules: Rules, dice: random.Random, cards: int) -> Game:
    """Deal an ending of so many *cards* in play; the others have been beaten."""
    pack = list(rules.cards)
    dice.shuffle(pack)
    trump = dice.choice(SUITS)
    stock: tuple[Card, ...] = ()
    if dice.random() < 0.4:
        stock = (next(card for card in pack if card.suit is trump),)
        pack.remove(stock[0])
    held = cards - len(stock)
    first = dice.randint(1, held - 1)
    hands = [CardSet(pack[:first]), CardSet(pack[first:held])]
    attacker = dice.randrange(2)
    defender = 1 - attacker
    return Game.from_parts(
        rules=rules,
        dealer=0,
        hands=hands,
        stock=stock,
        trump=trump,
        discard=CardSet(pack[held:]),
        known=hands,
        out=(),
        bout=Bout(
            number=dice.choice((1, 2, 9)),
            attacker=attacker,
            defender=defender,
            defender_cards=len(hands[defender]),
            attacker_place=attacker,
            defender_place=defender,
            opener=attacker,
        ),
    )


def check(series: Series, most: int, number: int) -> Checked:
    """Compare the solver with what trying finds, in ending *number*."""
    game = series.ending(number)
    core = game.core
    begun = time.process_time()
    cards = series.least + number % (series.greatest - series.least + 1)
    try:
        value, values, positions = tried(core, most)
    except TooMany:
        return Checked(number, cards, most, round(time.process_time() - begun, 3), False)
    seconds = round(time.process_time() - begun, 3)
    solver = Solver(table_bits=12)
    solution = solver.solve(core, NODES, shortest=False)
    found = solver.values(core, NODES)
    wrong = ""
    if (
        solution is None
        or solution.value != value
        or found != values
        or values[solution.turn] != value
    ):
        wrong = format_position(game)
    return Checked(number, cards, positions, seconds, True, wrong)


def tried(core: Core, most: int) -> tuple[int, dict[int, int], int]:
    """The value for who decides, that of each move, and how many positions it took."""
    here = prepared(core)
    seat, turns = choices(here, waited=True)
    sign = 1 if seat == 0 else -1
    has_rounds = core.terms.transfer
    tries = Everything(here, True, most) if has_rounds else Trying(most)
    values = {turn: sign * tries.value(after(here, seat, turn), turn == WAIT) for turn in turns}
    return sign * tries.value(here, True), values, tries.positions


def kept_in(log: Path | None, series: Series) -> list[Checked]:
    """What the log has; a line that was not written to its end is dropped.

    Raises:
        ValueError: it is the log of other endings.
    """
    if log is None:
        return []
    text = log.read_text() if log.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    head, *lines = whole.splitlines() or [json.dumps(asdict(series))]
    if json.loads(head) != asdict(series):
        raise ValueError(f"{log} is the log of other endings: {head}")
    log.write_text("".join(f"{line}\n" for line in (head, *lines)))
    return [Checked(**json.loads(line)) for line in lines]


def run(
    series: Series, crew: Crew, most: int, numbers: list[int], log: TextIO | None
) -> Iterator[Checked]:
    """Check these *numbers*; write each down when it is done."""
    for checked in crew.outcomes(partial(check, series, most), numbers):
        if log is not None:
            log.write(json.dumps(asdict(checked)) + "\n")
            log.flush()
        yield checked


def report(series: Series, found: list[Checked]) -> str:
    """A row for each number of cards, and in the end whether all agreed."""
    lines = ["cards  endings  proved  wrong   positions: mean       most   seconds: mean     all"]
    for cards in range(series.least, series.greatest + 1):
        some = [checked for checked in found if checked.cards == cards]
        if some:
            positions = [checked.positions for checked in some]
            seconds = [checked.seconds for checked in some]
            wrong = sum(bool(checked.wrong) for checked in some)
            proved = sum(checked.is_proved for checked in some)
            lines.append(
                f"{cards:5}  {len(some):7,}  {proved:6,}  {wrong:5}"
                f"  {sum(positions) // len(some):15,}  {max(positions):9,}"
                f"  {sum(seconds) / len(some):14.3f}  {sum(seconds):6.0f}"
            )
    count = Counter(bool(checked.wrong) for checked in found if checked.is_proved)
    lines.append(
        f"{series.rules}: {count[False]:,} of {len(found):,} endings agreed in value and moves,"
        f" {count[True]} were wrong, {len(found) - count.total()} had too many positions"
    )
    return "\n".join(lines)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tests.bots.proof", description=__doc__)
    parser.add_argument("--endings", type=int, default=400)
    parser.add_argument("--cards", type=int, nargs=2, default=[7, 14], metavar=("MIN", "MAX"))
    parser.add_argument("--rules", default="app")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=2_000_000, help="positions of an ending")
    parser.add_argument("--shard", default="1/1", metavar="K/N", help="part K of N")
    parser.add_argument("--log", type=Path, metavar="FILE")
    _matches.add_crew(parser)
    chosen = parser.parse_args(words)
    part, parts = map(int, chosen.shard.split("/"))
    if not 1 <= part <= parts:
        parser.error(f"--shard {chosen.shard}: expected a part like 2/4")
    least, greatest = chosen.cards
    series = Series(chosen.rules, least, greatest, chosen.seed)
    mine = range(part - 1, chosen.endings, parts)
    try:
        found = [checked for checked in kept_in(chosen.log, series) if checked.number in mine]
    except ValueError as error:
        parser.error(str(error))
    done = {checked.number for checked in found}
    left = [number for number in mine if number not in done]
    log = chosen.log.open("a") if chosen.log else None
    for checked in run(series, _matches.crew(chosen), chosen.most, left, log):
        found.append(checked)
        if checked.wrong:
            sys.stdout.write(f"wrong: {checked.wrong}\n")
    if log is not None:
        log.close()
    sys.stdout.write(report(series, found) + "\n")
    return 1 if any(checked.wrong for checked in found) else 0


if __name__ == "__main__":
    sys.exit(main())
