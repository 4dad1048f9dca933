"""What the rules, the views and what is written of them cost a move at a table of four.

`python -m benchmarks.load.cost` runs in a process of its own, with nothing around it: no
socket, no store.  The last line is one JSON object.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections import Counter
from random import Random

from kozyr.rules import Attack, Beat, Done, Game, Move, Rules, Seat, Take
from kozyr.server import wire
from kozyr.server.packing import Packer
from kozyr.tables import Play, SeatSettings, Table, TableSettings, decide, encode_event
from kozyr.tables.commands import OpenTable
from tools.compile import is_core_compiled

RULE_SETS = ("app", "app+transfer", "neighbours")
WARM_GAMES = 40
GAMES = 30
SEATS = 4
ENDS_SHARE = 0.5
TAKES_SHARE = 0.15


def main() -> int:
    """Measure, and print a line for each set of rules and one JSON object."""
    compiled = is_core_compiled()
    # As the server does.
    gc.freeze()
    gc.set_threshold(50_000, 50, 1000)
    found = {}
    for name in RULE_SETS:
        stages = measure(Rules.preset(name))
        found[name] = round(sum(stages.values()), 1)
        parts = ", ".join(f"{stage} {us:.1f}" for stage, us in stages.items())
        sys.stdout.write(f"{name}: {found[name]:.1f} µs of processor a move ({parts})\n")
    sys.stdout.write(f"{json.dumps({'compiled': compiled, 'rules_and_views_us': found})}\n")
    return 0


def measure(rules: Rules) -> dict[str, float]:
    """Return the µs of processor a move by stage, once what can be looked up is."""
    dice = Random(1)
    for _ in range(WARM_GAMES):
        play(rules, dice)
    total: Counter[str] = Counter()
    moves = 0
    for _ in range(GAMES):
        stages, made = play(rules, dice)
        total.update(stages)
        moves += made
    return {stage: 1e6 * seconds / moves for stage, seconds in total.items()}


def play(rules: Rules, dice: Random) -> tuple[dict[str, float], int]:
    """Play a game; return the seconds of processor each stage took, and the number of moves."""
    clock = time.thread_time
    settings = TableSettings(tuple(SeatSettings(f"P{seat}") for seat in range(SEATS)))
    table = Table.replay(decide(None, OpenTable(rules, settings, dice.randbytes(32))))
    packers = [Packer() for _ in range(SEATS)]
    common = wire.Common()
    opened = wire.updates_for("t", table, range(SEATS), (), common)
    for packer, update in zip(packers, opened.values(), strict=True):
        packer.pack(update)
    stages = dict.fromkeys(("rules", "views", "messages"), 0.0)
    moves = 0
    while table.result is None:
        seat, move = choose(table.game, dice)
        begun = clock()
        events = decide(table, Play(seat, move, table.seq))
        written = [encode_event(event) for event in events]
        happened = [what for event in events for what in table.evolve(event)]
        evolved = clock()
        updates = wire.updates_for("t", table, range(SEATS), happened, common)
        seen = clock()
        texts = [
            packer.pack(update).decode()
            for packer, update in zip(packers, updates.values(), strict=True)
        ]
        ended = clock()
        del written, texts
        stages["rules"] += evolved - begun
        stages["views"] += seen - evolved
        stages["messages"] += ended - seen
        moves += 1
    return stages, moves


def choose(game: Game, dice: Random) -> tuple[Seat, Move]:
    """Return who does what: as the players of the load do."""
    seat = dice.choice([seat for seat in range(game.seats) if game.moves(seat)])
    moves = game.moves(seat)
    cards = [move for move in moves if isinstance(move, Attack | Beat)]
    share = TAKES_SHARE if Take() in moves else ENDS_SHARE
    ends = [move for move in moves if isinstance(move, Take | Done)]
    if ends and (not cards or dice.random() < share):
        return seat, ends[0]
    return seat, dice.choice(cards or moves)


if __name__ == "__main__":
    sys.exit(main())
