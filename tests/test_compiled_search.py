"""Beliefs and searches come to the same compiled and interpreted."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.compile import compile_package

ROOT = Path(__file__).resolve().parents[1]
pytestmark = pytest.mark.timeout(600)

THINK = """
import json
import random
from kozyr.bots.belief import Belief
from kozyr.bots.search import Limits, evaluate, search
from kozyr.rules import Game, Rules, deal_from_seed
from tools.compile import is_core_compiled

found = []
for number, (preset, seats) in enumerate([("app", 2), ("app+transfer", 3), ("jokers", 4)]):
    rules = Rules.preset(preset)
    game = Game(rules, deal_from_seed(rules, seats, bytes([number] * 32)))
    dice = random.Random(number)
    for move in range(30):
        seat = game.seats_to_act[0]
        view = game.view(seat)
        if move % 6 == 5:
            belief = Belief(view)
            chances = belief.chances(deals=20)
            flat = evaluate(view, belief.sample, 3, 1, dice)
            tree = search(view, belief.sample, Limits(walks=20), dice)
            found.append([
                [[str(card), *where.seats, where.stock] for card, where in chances.items()],
                [[str(each.move), each.score, each.visits] for each in (*flat, *tree)],
                belief.sample(dice).key(),
            ])
        game.apply(seat, dice.choice(game.moves(seat)))
print(json.dumps({"compiled": is_core_compiled(), "found": found}))
"""


def thought_with(path: Path) -> dict[str, Any]:
    finished = subprocess.run(
        [sys.executable, "-c", THINK],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=True,
    )
    told: dict[str, Any] = json.loads(finished.stdout)
    return told


def test_beliefs_and_searches_are_the_same_compiled_and_interpreted() -> None:
    compiled, interpreted = thought_with(compile_package(ROOT)), thought_with(ROOT / "src")

    assert (compiled["compiled"], interpreted["compiled"]) == (True, False)
    assert len(compiled["found"]) == 15
    assert compiled["found"] == interpreted["found"]
