"""Another deal that looks the same to a reader of a game."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kozyr.cards import Card
from kozyr.rules import Deal, Event, Phase, RulesError, Seat, event_for, format_turn
from kozyr.tables import Life, LogError, Table, TableEvent
from kozyr.tables.log import Dealt, Moved
from kozyr.tables.ticking import clock_move

TRIES: Final = 60

Hands = list[tuple[frozenset[Card], ...]]


@dataclass(frozen=True)
class Told:
    """What a reader learns in a deal, and what everybody holds from move to move."""

    events: list[Event]
    hands: Hands


def told(
    log: Sequence[TableEvent],
    number: int,
    deal: Deal,
    reader: Seat | None,
    known: Sequence[Event] | None = None,
) -> Told | None:
    """What *reader* learns where deal *number* is *deal*; None where it cannot be played so.

    None also where he would learn anything else than what is *known*, if that is given.
    """
    events: list[Event] = []
    hands: Hands = []
    table = Table.replay(log[:1])
    for event in log[1:]:
        happens = event
        if isinstance(event, Dealt):
            if event.deal > number:
                break
            if event.deal == number:
                happens = Dealt.of(number, deal, event.at)
        if isinstance(event, Moved) and event.by_clock and table.game.phase is Phase.OPEN:
            # What the clock leads hangs on the whole hand, and is seen by all.
            seat = table.game.seats_to_act[0]
            if format_turn(seat, clock_move(table.game, seat)) != event.turn:
                return None
        try:
            happened = table.evolve(happens)
        except (LogError, RulesError):
            return None
        learned = [event_for(what, reader) for what in happened]
        if known is not None and learned != known[len(events) : len(events) + len(learned)]:
            return None
        events += learned
        if table.deal_number == number and table.phase_of_life is not Life.GATHERING:
            game = table.game
            hands.append(tuple(frozenset(game.hand(seat)) for seat in range(game.seats)))
    return Told(events, hands)


def alike(
    log: Sequence[TableEvent],
    number: int,
    deal: Deal,
    reader: Seat | None,
    dice: random.Random,
) -> Deal | None:
    """A deal that looks like *deal* to *reader*, with other cards hidden; None if none is found."""
    known = told(log, number, deal, reader)
    assert known is not None, "the log cannot be played again"
    found, hands = deal, known.hands
    for _ in range(TRIES):
        other = swapped(found, *dice.sample(range(len(deal.pack)), 2))
        seen = told(log, number, other, reader, known.events)
        if seen is not None:
            found, hands = other, seen.hands
    return found if hands != known.hands else None


def swapped(deal: Deal, one: int, other: int) -> Deal:
    """The deal in which two cards of the pack have changed places."""
    pack = list(deal.pack)
    pack[one], pack[other] = pack[other], pack[one]
    return replace(deal, pack=tuple(pack))
