"""Tables are played at while a cluster is broken; afterwards the log is asked what was true."""

import asyncio
import json
import time
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tests.chaos.cluster import Cluster
from tests.chaos.faults import Faults
from tests.chaos.oracle import Verdict, judge
from tests.chaos.player import Player
from tests.lines import SoftLine

LINES: Final = 12
TOLD_AFTER_S: Final = 6.0
TELLINGS: Final = 5
"""So often it is waited for so long until everybody has been told what was written last."""
RULES: Final = ("app", "app+transfer", "app pack=24", "simple")
SETTINGS: Final = {
    "access": "link",
    "clock": None,
    "watching": "free",
    "talk": "phrases",
    "starts": "full",
    "rated": False,
}


@dataclass(frozen=True)
class Plan:
    """What is to be done: *faults* one after another, one every *every_s*, from *seed*.

    `pace_s` is how long a player thinks in the mean.
    """

    faults: int = 100
    seed: int = 1
    tables: int = 200
    every_s: float = 12.0
    pace_s: float = 1.0
    store: str = "postgresql"
    bus: str = "redis"
    workers: int = 1


@dataclass(frozen=True)
class Outcome:
    """What came of a plan."""

    verdict: Verdict
    figures: dict[str, Any]

    def as_json(self) -> str:
        """One line for programs."""
        return json.dumps(self.figures)


async def run(plan: Plan) -> Outcome:
    """Do what *plan* says."""
    rng = Random(plan.seed)
    loop = asyncio.get_running_loop()
    opening = Cluster(store=plan.store, bus=plan.bus, workers=plan.workers)
    cluster = await asyncio.to_thread(opening.__enter__)
    try:
        begun = loop.time()
        lines = [
            SoftLine(cluster.hosts[number % len(cluster.hosts)].address) for number in range(LINES)
        ]
        for line in lines:
            await line.mend()
        players = await _seated(plan, lines, rng)
        say(f"{len(players)} players sit at {plan.tables} tables, {loop.time() - begun:.0f} s")
        faults = Faults(cluster, lines, rng)
        for player in players:
            player.plays = True
        for number in range(1, plan.faults + 1):
            due = loop.time() + plan.every_s
            name = await faults.one()
            await asyncio.sleep(max(0.0, due - loop.time()))
            moves = sum(len(player.account.acknowledged) for player in players)
            say(f"{number} of {plan.faults}: {name}; {moves} moves acknowledged")
        await faults.heal()
        for player in players:
            player.plays = False
        unanswered = await _settled(players)
        verdict = await _judged_at_last(cluster.store_url, players)
        figures = _figures(players, faults, verdict, unanswered, loop.time() - begun)
        for player in players:
            await player.stop()
        for line in lines:
            await line.cut()
    finally:
        await asyncio.to_thread(opening.__exit__, None, None, None)
    return Outcome(verdict, figures)


async def _judged_at_last(store_url: str, players: list[Player]) -> Verdict:
    """Judge when what was written last has been told everywhere, by the bus or without it.

    Without it that takes as long as workers wait before they compare, and on a machine that is
    busy with other things longer.
    """
    for _ in range(TELLINGS - 1):
        await asyncio.sleep(TOLD_AFTER_S)
        verdict = await judge(store_url, players)
        if not verdict.diverged:
            return verdict
    await asyncio.sleep(TOLD_AFTER_S)
    return await judge(store_url, players)


async def _seated(plan: Plan, lines: list[SoftLine], rng: Random) -> list[Player]:
    """Open the tables and let two or three sit down at each."""
    players: list[Player] = []
    for number in range(plan.tables):
        seats = 3 if number % 8 == 0 else 2
        group = [
            Player(
                f"p{number}{letter}",
                lambda: rng.choice(lines).address,
                Random(rng.getrandbits(32)),
                plan.pace_s,
            )
            for letter in "abc"[:seats]
        ]
        for player in group:
            await player.introduce(rng.choice(lines).address)
            player.start()
        await _gather(group, rules=RULES[number % len(RULES)])
        players += group
    return players


async def _gather(group: list[Player], rules: str) -> None:
    host, *others = group
    opened = await host.ask(
        {
            "type": "open_table",
            "name": host.name,
            "rules": rules,
            "seats": len(group),
            "bots": [],
            "settings": SETTINGS,
        }
    )
    if opened["type"] == "refused":
        raise RuntimeError(f"{host.name} cannot open a table: {opened}")
    for other in others:
        table = {"table": opened["table"]}
        await other.ask({"type": "enter"} | table)
        taken = await other.ask(
            {"type": "take_seat", "seat": None, "name": other.name, "nonce": None} | table
        )
        if taken["type"] == "refused":
            raise RuntimeError(f"{other.name} finds no seat: {taken}")


async def _settled(players: list[Player]) -> list[str]:
    """Wait until all that was sent is answered; return who waits in vain."""
    outcomes = await asyncio.gather(
        *(player.settle() for player in players), return_exceptions=True
    )
    return [
        player.name
        for player, outcome in zip(players, outcomes, strict=True)
        if isinstance(outcome, BaseException)
    ]


def _figures(
    players: list[Player], faults: Faults, verdict: Verdict, unanswered: list[str], seconds: float
) -> dict[str, Any]:
    done = dict(sorted(faults.done.items()))
    done["duplicate_move"] = sum(player.account.duplicates for player in players)
    done["stale_move"] = sum(player.account.stale for player in players)
    return {
        "faults": done,
        "acknowledged": verdict.acknowledged,
        "lost": verdict.lost,
        "duplicated": verdict.duplicated,
        "diverged": verdict.diverged,
        "unanswered": len(unanswered),
        "unexpected": sum(len(player.account.unexpected) for player in players),
        "games": sum(player.games for player in players),
        "back_after_s": _returns(players, faults),
        "seconds": round(seconds),
        "wrong": [
            *verdict.faults[:20],
            *[f"{player.name}: {what}" for player in players for what in player.account.unexpected][
                :20
            ],
        ],
    }


def _returns(players: list[Player], faults: Faults) -> dict[str, float]:
    """How long it took at most to be back at the table, in s, by the fault that came before."""
    longest: dict[str, float] = {}
    for player in players:
        for lost_at, seconds in player.account.returns:
            before = [name for began, name in faults.begun if began <= lost_at]
            kind = before[-1] if before else "none"
            longest[kind] = max(longest.get(kind, 0.0), round(seconds, 2))
    return dict(sorted(longest.items()))


def say(what: str) -> None:
    """Tell how far it is."""
    print(f"{time.strftime('%H:%M:%S')} {what}", flush=True)
