"""How many playouts a second there are: `python -m benchmarks.playouts`, compiled by the path.

Twenty deals for two and for four are played to their end again and again, each time from a
copy; printed are games in a second of this process's own time, and moves a game.
"""

import json
from collections.abc import Callable
from time import process_time
from typing import Final

from kozyr.bots.search.flat import play_out_noisily
from kozyr.bots.search.policy import Policy
from kozyr.rules import Game, Rules, deal_from_seed
from kozyr.rules.core import Core
from kozyr.rules.playout import Dice, play_out
from tools.compile import is_core_compiled

_DEALS: Final = 20
_GAMES: Final = 4000
_MOST_BOUTS: Final = 100
_NOISE: Final = 9830  # 15 % of 65,536

Play = Callable[[Core, Dice], int]


def by(is_tuned: bool, noise: int) -> Play:
    """Playouts by the policy with a share of random moves."""

    def play(core: Core, dice: Dice) -> int:
        return play_out_noisily(core, Policy(core.terms, is_tuned), noise, _MOST_BOUTS, dice)

    return play


PLAYOUTS: Final[dict[str, Play]] = {
    "random": play_out,
    "H0": by(is_tuned=False, noise=0),
    "H0, 15 % random": by(is_tuned=False, noise=_NOISE),
    "H1, 15 % random": by(is_tuned=True, noise=_NOISE),
}


def main() -> None:
    """Measure and print a line of JSON each."""
    rules = Rules()
    for seats in (2, 4):
        deals = [deal_from_seed(rules, seats, bytes([seed] * 32)) for seed in range(_DEALS)]
        cores = [Game(rules, deal).core for deal in deals]
        for name, play in PLAYOUTS.items():
            begun = process_time()
            moves = sum(play(cores[game % _DEALS].copy(), Dice(game)) for game in range(_GAMES))
            seconds = process_time() - begun
            told = {
                "playouts": name,
                "seats": seats,
                "games_per_s": round(_GAMES / seconds),
                "moves_per_game": round(moves / _GAMES, 1),
                "compiled": is_core_compiled(),
            }
            print(json.dumps(told))


if __name__ == "__main__":
    main()
