"""The solver against brute force: `make solved` (ENDINGS=2000 SEED=1).

Every ending is solved as the game waits and as it stands before anybody has let it be, and
the principal line is played through `Game` to the result that it promises.
"""

import argparse
import random
import sys
from itertools import islice

from kozyr.bots.solver import WAIT_TURN, Solution, Solver
from kozyr.rules import PRESETS, Game, Rules, format_position
from kozyr.rules.turns import move_of
from tests.bots.brute_force import SURE, BruteForce, endings, who_acts

RULES = (
    *(name for name in PRESETS if not name.startswith("teams")),
    "app swap_trump=on",
    "app+transfer swap_trump=on",
    "app trump_mode=none",
    "simple opening=equal_ranks",
    "app opening=equal_ranks throw_after_take=off",
    "app attack_limit=0 defender_hand_cap=none",
    "app throw_ranks=attack_only",
    "app throw_timing=after_first_beat",
    "app draw_rule=last_defender_loses",
    "app throw_after_take=off",
    "app low_beats_ace=same_suit",
    "app first_cap_scope=until_first_discard first_bout_limit=2",
    "app bout_limit=10",
    "app defender_hand_cap=none first_bout_limit=1 draw_order=defender_first",
    "app+transfer bout_limit=10",
    "app+transfer transfer_sufficiency=off",
    "app+transfer transfer_cards=several",
    "app+transfer transfer_chain_limit=1",
    "app+transfer transfer_in_first_bout=off",
    "app+transfer low_beats_ace=trumps",
    "transfer and show transfer_by_showing=any_card",
    "transfer and show transfer_by_showing=trump_once_a_deal draw_lead=opener",
    "two packs transfer=on transfer_cards=several opening=equal_ranks throw_after_take=off",
)
MOST = 6
"""Cards in play."""


def check_ending(solver: Solver, game: Game) -> int:
    """Solve *game* both ways; return how many positions brute force went through."""
    positions = 0
    for waited in (True, False):
        brute = BruteForce(game, waited)
        positions += len(brute.found)
        solution = solver.solve(game.core, 10**6, waited=waited)
        assert solution is not None
        side = 1 if solution.seat == 0 else -1
        score = side * brute.score(game, waited)
        assert solution.value == (score > 0) - (score < 0)
        if score:
            assert solution.is_shortest
            assert solution.plies == SURE - abs(score)
        assert play_line(game, solution) == solution.value
        if who_acts(game, waited)[0] != solution.seat:
            continue  # The solver has seen that acting out of turn is of no use.
        for turn, value in (solver.values(game.core, 10**6, waited=waited) or {}).items():
            move = None if turn == WAIT_TURN else move_of(turn)
            after = side * brute.after(game, move, waited)
            assert value == (after > 0) - (after < 0)
    return positions


def play_line(game: Game, solution: Solution) -> int:
    """Play the line; return what its first seat has of it.  A line without end is a draw."""
    game = game.copy()
    for seat, turn in solution.line:
        if turn != WAIT_TURN:
            game.apply(seat, move_of(turn))
    if game.result is None or not game.result.fools:
        return 0
    return -1 if solution.seat in game.result.fools else 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.bots.solved", description=__doc__)
    parser.add_argument("--endings", type=int, default=2000, help="over all rules together")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    each = -(-chosen.endings // len(RULES))
    solver = Solver(table_bits=12)
    for text in RULES:
        dice = random.Random(f"{text} {chosen.seed}")
        positions = 0
        for game in islice(endings(Rules.parse(text), dice, MOST), each):
            try:
                positions += check_ending(solver, game)
            except AssertionError:
                sys.stdout.write(f"wrong: {format_position(game)}\n")
                raise
        sys.stdout.write(f"{text}: {each} endings, {positions} positions\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
