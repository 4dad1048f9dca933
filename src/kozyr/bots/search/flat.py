"""Flat Monte Carlo: every move is played out in the same worlds, and the scores are added."""

from kozyr.bots.search.policy import Policy, play_noisily, score_of
from kozyr.rules.core.core import Core
from kozyr.rules.core.turns import make_turn
from kozyr.rules.native import i64
from kozyr.rules.playout import Dice


def add_rollouts(
    sums: list[float],
    world: Core,
    seat: int,
    turns: list[int],
    rollouts: int,
    policy: Policy,
    noise: int,
    most_bouts: int,
    dice: Dice,
) -> None:
    """Play every one of *turns* out in *world*, *rollouts* times; add its scores for *seat*."""
    mover: i64 = seat
    share: i64 = noise
    bouts: i64 = most_bouts
    place: i64 = 0
    while place < len(turns):
        turn: i64 = turns[place]
        for _ in range(rollouts):
            core = world.copy()
            make_turn(core, mover, turn)
            play_noisily(core, policy, share, bouts, dice)
            sums[place] += score_of(core, mover)
        place += 1


def play_out_noisily(core: Core, policy: Policy, noise: int, most_bouts: int, dice: Dice) -> int:
    """Play *core* on to its end, as `play_noisily`; return the number of moves."""
    return int(play_noisily(core, policy, noise, most_bouts, dice))
