"""What is told in parts is, put together, what was told whole."""

import random
from typing import Any

import msgspec
import pytest
from msgspec import structs

from kozyr.rules import Rules, deal_from_seed, format_turn
from kozyr.server import protocol, wire
from kozyr.server.packing import Packer
from kozyr.tables import SeatSettings, Table, TableSettings
from kozyr.tables.log import RULES_VERSION, Moved, TableOpened
from kozyr.tables.log import Dealt as DealtLogged
from tests.reference.rule_sets import random_rules, random_seats
from tests.server.unpack import Unpacker

MOVES = 80


def wired(message: protocol.ServerMessage | bytes) -> dict[str, Any]:
    """*message* as its reader gets it."""
    written = message if isinstance(message, bytes) else protocol.server_encoder.encode(message)
    got: dict[str, Any] = msgspec.json.decode(written)
    if got["type"] == "changed":
        # Put together by hand, but no other than the protocol has it.
        msgspec.json.decode(written, type=protocol.TableChanged)
    return got


def opened(rules: Rules, dice: random.Random) -> Table:
    deal = deal_from_seed(rules, random_seats(rules, dice), dice.randbytes(32))
    people = tuple(SeatSettings(f"P{seat}") for seat in range(deal.seats))
    table = Table(TableOpened(RULES_VERSION, str(rules), TableSettings(people)))
    pack = " ".join(map(str, deal.pack))
    table.evolve(DealtLogged(1, deal.dealer, pack, deal.opener))
    return table


@pytest.mark.parametrize("seed", range(20))
def test_changes_make_of_the_last_view_the_one_that_is_meant(seed: int) -> None:
    dice = random.Random(seed)
    table = opened(random_rules(dice), dice)
    seats = range(len(table.seats))
    packers = [Packer() for _ in seats]
    unpackers = [Unpacker() for _ in seats]
    happened = table.happened
    common = wire.Common()
    for _ in range(MOVES):
        updates = wire.updates_for("t", table, seats, happened, common)
        for seat in dice.sample(seats, len(seats)):
            # Now and then a reader is too slow: what was meant for him is never packed.
            if dice.random() < 0.1:
                continue
            packed = wired(packers[seat].pack(updates[seat]))
            assert unpackers[seat].whole(packed) == wired(
                wire.update_for("t", table, seat, happened)
            )
        moves = [(seat, move) for seat in seats for move in table.game.moves(seat)]
        if not moves:
            break
        happened = table.evolve(Moved(format_turn(*dice.choice(moves))))


def test_nothing_is_told_again_that_has_not_changed() -> None:
    dice = random.Random(3)
    table = opened(Rules.preset("app"), dice)
    packer = Packer()
    packer.pack(wire.update_for("t", table, 0))

    again = packer.pack(wire.update_for("t", table, 0))

    assert wired(again) == {"type": "changed", "seq": table.seq}


def test_what_people_are_told_besides_the_view_is_told_when_it_changes() -> None:
    table = opened(Rules.preset("app"), random.Random(3))
    seats = range(len(table.seats))
    settings = protocol.TableSettings("link", protocol.Clock(25), "free", "chat", "host", False)
    first = structs.replace(
        wire.update_for("t", table, 0),
        settings=settings,
        host=0,
        clock=protocol.ClockView([protocol.SeatClock(seat, 60_000) for seat in seats]),
        people=[protocol.Presence(player=f"p{seat}", online=True) for seat in seats],
        watchers=0,
        commitment="a" * 64,
    )
    others = [
        structs.replace(first, pace="instant"),
        structs.replace(first, settings=structs.replace(settings, talk="off")),
        structs.replace(first, host=1),
        structs.replace(first, people=[protocol.Presence() for _ in seats]),
        structs.replace(first, watchers=2),
        structs.replace(first, commitment="b" * 64),
        structs.replace(
            first, clock=protocol.ClockView([protocol.SeatClock(0, 50_000, 900)], window_ms=8_000)
        ),
    ]
    for other in others:
        packer, unpacker = Packer(), Unpacker()
        unpacker.whole(wired(packer.pack(first)))

        packed = wired(packer.pack(other))

        assert packed["type"] == "changed"
        whole = unpacker.whole(packed)
        for name in ("pace", "settings", "host", "people", "watchers", "commitment"):
            assert whole.get(name) == wired(other).get(name)
