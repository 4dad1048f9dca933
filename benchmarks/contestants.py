"""What is measured, in a process of its own, so that nothing warms or spoils the others.

`python -m benchmarks.contestants speed NAME SEATS SECONDS` prints games, moves and seconds;
`python -m benchmarks.contestants memory NAME SEATS` prints the bytes that one game takes.
Whether the core that is imported is the compiled one hangs on the path alone; it is printed.
"""

from __future__ import annotations

import json
import sys
import tracemalloc
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time
from typing import TYPE_CHECKING

from benchmarks.reference import baseline
from benchmarks.reference.native import NativePlayout, build_library
from kozyr.rules import Game, Rules, deal_from_seed
from kozyr.rules.core import Core, deal_out, opener_of
from kozyr.rules.playout import play_random_games
from kozyr.rules.terms import deal_terms_of
from tools.compile import is_core_compiled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Play = Callable[[int, int, int], int]
    """Play so many games of so many seats, from a first seed on; return the moves made."""

ROOT = Path(__file__).resolve().parents[1]
RULES = Rules()
TERMS = deal_terms_of(RULES)
PACK = [card.index for card in RULES.cards]
ALIVE = 1000
"""Games that are alive at once when their memory is measured."""

MOVES_BEFORE = 20
"""Moves made in each rich one before, so that the table and the discard are not empty."""


def contestant(name: str) -> Play:
    """Return the player of that name."""
    if name == "c":
        native = NativePlayout(build_library(ROOT))
        return lambda seats, seed, games: native.play_games(seats, seed, games)[0]
    return _PLAYS[name]


def measure(play: Play, seats: int, seconds: float) -> dict[str, float]:
    """Play for about *seconds* of this process's own time; deals are part of it."""
    play(seats, 0, 1)
    seed, moves, batch = 1, 0, 1
    start = process_time()
    while (passed := process_time() - start) < seconds:
        moves += play(seats, seed, batch)
        seed += batch
        if passed < seconds / 16:
            batch *= 2
    return {"games": seed - 1, "moves": moves, "seconds": passed}


def measure_memory(name: str, seats: int) -> int:
    """Return the bytes that a game in play takes, in the mean, without what all games share."""
    make = _ALIVE[name]
    make(seats, 0)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    alive = [make(seats, seed) for seed in range(ALIVE)]
    after, _ = tracemalloc.get_traced_memory()
    return round((after - before) / len(alive))


def _play_core(seats: int, first_seed: int, games: int) -> int:
    return play_random_games(TERMS, PACK, seats, first_seed, games)[0]


def _play_baseline(seats: int, first_seed: int, games: int) -> int:
    return baseline.play_games(seats, first_seed, games)[0]


def _play_game(seats: int, first_seed: int, games: int) -> int:
    """Play the rich game: moves listed for all seats, one chosen, applied with its events."""
    return sum(
        sum(1 for _ in _walk(_deal(seats, seed), seed))
        for seed in range(first_seed, first_seed + games)
    )


def _core_in_play(seats: int, seed: int) -> Core:
    """Return a core in its first bout: what it takes does not grow."""
    pack = PACK.copy()
    Random(seed).shuffle(pack)
    core = deal_out(TERMS, pack, seats, 0)
    core.begin(opener_of(TERMS, core, 0))
    return core


def _game_in_play(seats: int, seed: int) -> Game:
    game = _deal(seats, seed)
    for _ in islice(_walk(game, seed), MOVES_BEFORE):
        pass
    return game


def _deal(seats: int, seed: int) -> Game:
    return Game(RULES, deal_from_seed(RULES, seats, seed.to_bytes(32, "big")))


def _walk(game: Game, seed: int) -> Iterator[None]:
    random = Random(seed)
    while turns := [(seat, move) for seat in range(game.seats) for move in game.moves(seat)]:
        game.apply(*random.choice(turns))
        yield


_PLAYS: dict[str, Play] = {"core": _play_core, "baseline": _play_baseline, "game": _play_game}
_ALIVE: dict[str, Callable[[int, int], object]] = {
    "core": _core_in_play,
    "game": _game_in_play,
}


def main(task: str, name: str, seats: str, seconds: str = "0") -> None:
    """Do what the command line says and print it as JSON."""
    found: dict[str, float | bool] = {"compiled": is_core_compiled()}
    if task == "memory":
        found["bytes"] = measure_memory(name, int(seats))
    else:
        found.update(measure(contestant(name), int(seats), float(seconds)))
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
