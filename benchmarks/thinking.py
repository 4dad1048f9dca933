"""How long each level thinks: `python -m benchmarks.thinking`, compiled by the path.

Club plays games by itself from fixed deals, and at some of its decisions a level is asked what
it would do: those with one move alone are left out, which take no time.  Printed are the
processor times of a move, for two and for four; the last line is all of it as JSON.
"""

import argparse
import json
import random
from collections.abc import Iterator
from time import process_time
from typing import Final

from kozyr.bots import LEVELS, bot_for
from kozyr.rules import Game, Rules, View, deal_from_seed
from tools.compile import is_core_compiled

_SEATS: Final = (2, 4)
_APART: Final = 5
"""One of so many decisions is asked about."""


def decisions(seats: int, count: int) -> list[View]:
    """So many moments at which who is to move has a choice, from as many games as it takes."""
    found: list[View] = []
    seed = 0
    while len(found) < count:
        found += list(_of_a_game(seats, seed))
        seed += 1
    return found[:count]


def _of_a_game(seats: int, seed: int) -> Iterator[View]:
    rules = Rules.preset("app")
    game = Game(rules, deal_from_seed(rules, seats, seed.to_bytes(32, "big")))
    dice, club, met = random.Random(seed), bot_for("club"), 0
    while not game.result:
        seat = game.seats_to_act[0]
        view = game.view(seat)
        if len(view.moves) > 1:
            met += 1
            if met % _APART == 0:
                yield view
        move = club.choose(view, dice)
        if move is not None:
            game.apply(seat, move)


def milliseconds(level: str, views: list[View]) -> list[float]:
    """How long *level* thinks about each of *views*, the shortest time first."""
    bot = bot_for(level)
    bot.choose(views[0], random.Random(0))
    taken = []
    for number, view in enumerate(views):
        begun = process_time()
        bot.choose(view, random.Random(number))
        taken.append(1000 * (process_time() - begun))
    return sorted(taken)


def main(words: list[str] | None = None) -> int:
    """Measure and print; return the exit status."""
    parser = argparse.ArgumentParser(prog="benchmarks.thinking", description=__doc__)
    parser.add_argument("levels", nargs="*", default=[], help="by default all")
    parser.add_argument("--moves", type=int, default=200, help="of each level (200)")
    chosen = parser.parse_args(words)
    told: dict[str, object] = {"compiled": is_core_compiled(), "moves": chosen.moves}
    for seats in _SEATS:
        views = decisions(seats, chosen.moves)
        for level in chosen.levels or LEVELS:
            taken = milliseconds(level, views)
            figures = {
                "p50": round(taken[len(taken) // 2], 2),
                "p95": round(taken[len(taken) * 95 // 100], 2),
                "max": round(taken[-1], 2),
            }
            told[f"{level}, {seats} players, ms"] = figures
            print(f"{level:12} {seats} players", *(f"{k} {v:9.2f}" for k, v in figures.items()))
    print(json.dumps(told))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
