"""What the log says of what the players were told."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from kozyr.server import wire
from kozyr.server.store import Store, open_store
from kozyr.tables import LogError, Table, decode_event
from tests.chaos.player import Player
from tests.server.unpack import Wire


@dataclass
class Verdict:
    """What is wrong, in numbers.

    So many `acknowledged` moves are in no log (`lost`), so many stand there once too often
    (`duplicated`), and so often a table is shown otherwise than its log says (`diverged`).
    """

    acknowledged: int = 0
    lost: int = 0
    duplicated: int = 0
    diverged: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.lost or self.duplicated or self.diverged)


async def judge(store_url: str, players: Iterable[Player]) -> Verdict:
    """Replay the log of every table and compare it with what its players know."""
    verdict = Verdict()
    store = open_store(store_url)
    try:
        tables: dict[str, list[Player]] = {}
        for player in players:
            if player.table is not None:
                tables.setdefault(player.table, []).append(player)
        for name, seated in tables.items():
            await _judge_table(store, name, seated, verdict)
    finally:
        await store.aclose()
    return verdict


async def _judge_table(store: Store, name: str, seated: list[Player], verdict: Verdict) -> None:
    stored = await store.load(name)
    numbers = [event.seq for event in stored]
    if numbers != [*range(1, len(stored) + 1)]:
        verdict.diverged += 1
        verdict.faults.append(f"{name}: the log has gaps")
        return
    try:
        table = Table.replay(decode_event(event.body) for event in stored)
    except LogError as error:
        verdict.diverged += 1
        verdict.faults.append(f"{name}: {error}")
        return
    commands = Counter(
        event.command.rpartition(":")[2] for event in stored if event.command is not None
    )
    for player in seated:
        acknowledged = player.account.acknowledged
        verdict.acknowledged += len(acknowledged)
        for id_ in acknowledged:
            if commands[id_] == 0:
                verdict.lost += 1
                verdict.faults.append(f"{name}: {id_} was acknowledged and is not in the log")
        shown = player.update
        if shown is None or shown["type"] != "table":
            verdict.diverged += 1
            verdict.faults.append(f"{name}: {player.name} was shown no deal")
            continue
        seat = shown["view"]["you"]
        true: Wire = msgspec.to_builtins(wire.view_for(table, seat))
        for what, view in (("followed", shown), ("was shown at last", await player.last_view())):
            if view["seq"] != len(stored) or view["view"] != true:
                verdict.diverged += 1
                wrong = [key for key in true if view["view"].get(key) != true[key]]
                verdict.faults.append(
                    f"{name}: what {player.name} {what} is at {view['seq']}, the log at"
                    f" {len(stored)}; they differ in {wrong}"
                )
    verdict.duplicated += sum(count - 1 for count in commands.values())
