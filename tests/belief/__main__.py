"""How much better than counting the belief is, and whether it holds nothing impossible possible.

Bots play by every preset, and before some decisions the seat that is to move is asked where
the hidden cards are. A deal that the belief holds possible is then played from the start:
the law must allow every move, and the seat must see what it saw. Printed is the log-loss, in
bits a card, of the belief's chances and of counting, by which all places are alike.
"""

import argparse
import json
import random
import sys
import time

from kozyr.bots.belief import Belief
from kozyr.rules import PRESETS, Rules
from tests.belief.games import Loss, bots_of, loss_of, play, prove_possible


def all_tables() -> list[tuple[Rules, int]]:
    """Every preset with the fewest, some and the most players."""
    found = []
    for name in PRESETS:
        rules = Rules.preset(name)
        middle = (rules.min_seats + rules.max_seats) // 2
        found += [(rules, seats) for seats in sorted({rules.min_seats, middle, rules.max_seats})]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.belief", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--share", type=float, default=0.05, help="of the decisions, 0 to 1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", help="one preset instead of all of them")
    parser.add_argument("--players", type=int, default=2, help="with --rules")
    chosen = parser.parse_args()
    tables = [(Rules.parse(chosen.rules), chosen.players)] if chosen.rules else all_tables()
    losses: dict[str, Loss] = {}
    questions = 0
    begun = time.perf_counter()
    for number in range(chosen.games):
        rules, seats = tables[number % len(tables)]
        asked = random.Random(f"kozyr-belief asks {chosen.seed} {number}")
        seed = chosen.seed * 1_000_003 + number
        for played in play(rules, seats, bots_of(number // len(tables)), seed):
            if asked.random() >= chosen.share:
                continue
            seat = played.game.seats_to_act[0]
            belief = Belief(played.game.view(seat))
            belief.sample(asked)
            prove_possible(played, seat, belief)
            questions += 1
            for name in (f"{rules}, {seats} players", "all"):
                losses.setdefault(name, Loss()).add(loss_of(played.game, seat, belief))
    print(f"{'':40} {'cards':>9} {'counting':>9} {'belief':>9}")
    for name, loss in losses.items():
        cards = max(loss.cards, 1)
        print(f"{name:40} {loss.cards:9,} {loss.counting / cards:9.4f} {loss.belief / cards:9.4f}")
    together = losses["all"]
    print(
        json.dumps(
            {
                "games": chosen.games,
                "questions": questions,
                "cards": together.cards,
                "bits_counting": round(together.counting / together.cards, 4),
                "bits_belief": round(together.belief / together.cards, 4),
                "seconds": round(time.perf_counter() - begun, 1),
            }
        )
    )
    return 0 if together.belief < together.counting else 1


if __name__ == "__main__":
    sys.exit(main())
