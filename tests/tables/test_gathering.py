"""People gather at a table, take seats, and the cards are dealt when all is ready."""

import pytest

from kozyr.tables import (
    Life,
    NameTakenError,
    NotHostError,
    Start,
    Starts,
    TableFullError,
    TakeSeat,
)
from kozyr.tables.log import Committed, Contributed, Dealt, SeatTaken, SettingsChanged, TableOpened
from tests.tables.people import BOT, FREE, NOON, PeoplesTable, nonce, person, settings


def test_a_table_of_people_is_bound_to_a_seed_before_anybody_comes() -> None:
    opened, committed = PeoplesTable.open().log

    assert isinstance(opened, TableOpened)
    assert isinstance(committed, Committed)
    assert committed.deal == 1


def test_who_takes_a_seat_sits_there_and_contributes() -> None:
    gathered = PeoplesTable.open()

    taken, contributed = gathered.sit(1)

    assert taken == SeatTaken(1, "Ben", None, "p1", NOON)
    assert contributed == Contributed(1, nonce(1).hex())
    assert gathered.table.seat_of("p1") == 1
    assert gathered.table.phase_of_life is Life.GATHERING


def test_a_full_table_takes_nobody() -> None:
    gathered = PeoplesTable.open(settings(person(0), BOT))

    with pytest.raises(TableFullError):
        gathered.sit(1)


def test_two_at_a_table_are_never_called_alike() -> None:
    gathered = PeoplesTable.open(settings(person(0), FREE, FREE))

    with pytest.raises(NameTakenError):
        gathered.do(TakeSeat(None, "ann", "p1", gathered.seed()))


def test_the_host_starts_without_the_seats_that_are_free() -> None:
    gathered = PeoplesTable.open(settings(person(0), FREE, FREE, FREE))
    gathered.sit(1, seat=2)

    changed, dealt, committed = gathered.do(Start(0, gathered.seed(), NOON))

    assert isinstance(changed, SettingsChanged)
    assert isinstance(dealt, Dealt)
    assert isinstance(committed, Committed)
    assert [seat.name for seat in gathered.table.seats] == ["Ann", "Ben"]
    assert gathered.table.phase_of_life is Life.PLAYING
    assert gathered.replayed().game.key() == gathered.table.game.key()


def test_only_the_host_starts() -> None:
    gathered = PeoplesTable.open()
    gathered.sit(1)

    with pytest.raises(NotHostError):
        gathered.do(Start(1, gathered.seed(), NOON))


def test_a_table_that_starts_when_full_deals_as_the_last_one_sits_down() -> None:
    gathered = PeoplesTable.open(settings(person(0), FREE, starts=Starts.FULL))

    events = gathered.sit(1)

    assert [type(event) for event in events] == [SeatTaken, Contributed, Dealt, Committed]
