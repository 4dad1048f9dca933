"""Who is away is waited for, then a bot sits in; who leaves has left; nobody's table goes."""

from random import Random

import pytest

from kozyr.tables import (
    Access,
    ClockSettings,
    ClosedWhy,
    FreeSeat,
    Leave,
    Life,
    LoseLine,
    NotNowError,
    Play,
    RegainLine,
    Return,
    SeatLeftError,
    TableClosedError,
    Tick,
)
from kozyr.tables.log import (
    BotSatIn,
    Closed,
    Granted,
    HostPassed,
    Left,
    LineBack,
    LineLost,
    PlayerBack,
    SeatFreed,
)
from tests.tables.people import FREE, NOON, PeoplesTable, person, settings

MINUTE = 60_000
DAYS = ClockSettings(turn_s=86_400, grace_ms=0)


def lose(table: PeoplesTable, *seats: int) -> None:
    for seat in seats:
        table.do(LoseLine(seat, table.now))


def when_due(table: PeoplesTable) -> tuple[object, ...]:
    deadline = table.table.deadline
    assert deadline is not None
    table.now = deadline
    return table.tick()


# A lost line.


def test_a_line_is_lost_once() -> None:
    table = PeoplesTable.dealt(2)

    assert table.do(LoseLine(0, NOON)) == (LineLost(0, NOON),)
    assert table.do(LoseLine(0, NOON + 1)) == ()


@pytest.mark.parametrize("clock", [None, ClockSettings(turn_s=12)])
def test_a_minute_after_a_line_is_lost_a_bot_sits_in(clock: ClockSettings | None) -> None:
    table = PeoplesTable.dealt(2, clock=clock)
    (seat,) = table.table.game.seats_to_act
    lose(table, seat)

    assert table.table.deadline == NOON + 5000 + MINUTE
    assert when_due(table) == (BotSatIn(seat, table.now),)
    assert table.table.level_at(seat) == "regular"


def test_the_second_time_in_a_deal_the_others_wait_half_a_minute() -> None:
    table = PeoplesTable.dealt(2)
    lose(table, 0)
    table.do(RegainLine(0, NOON))
    lose(table, 0)

    assert table.table.deadline == NOON + 35_000


def test_who_is_back_before_that_just_goes_on() -> None:
    table = PeoplesTable.dealt(2)
    lose(table, 0)

    assert table.do(RegainLine(0, NOON + 1000)) == (LineBack(0, NOON + 1000),)
    assert table.table.deadline is None


def test_who_is_back_later_has_the_seat_back_at_once() -> None:
    table = PeoplesTable.dealt(2)
    lose(table, 0)
    when_due(table)

    assert table.do(RegainLine(0, table.now)) == (
        LineBack(0, table.now),
        PlayerBack(0, table.now),
    )
    assert table.table.level_at(0) is None


def test_what_the_bot_had_in_mind_is_not_played_when_the_player_is_back() -> None:
    table = PeoplesTable.dealt(2)
    seat, move = table.turns()[0]
    lose(table, seat)
    when_due(table)
    table.do(RegainLine(seat, table.now))

    with pytest.raises(NotNowError):
        table.do(Play(seat, move, table.table.seq, table.now, by_bot=True))


def test_nobody_sits_in_for_who_is_out_already() -> None:
    table = PeoplesTable.dealt(3)
    while not table.table.game.out:
        table.play_one()
    if table.table.phase_of_life is not Life.PLAYING:
        pytest.fail("the deal ended as the first one went out")

    lose(table, table.table.game.out[0])

    assert table.table.deadline is None


def test_while_nobody_is_there_no_bot_sits_in() -> None:
    table = PeoplesTable.dealt(2, clock=ClockSettings(turn_s=12))
    lose(table, 0, 1)

    assert table.table.deadline == NOON + 30 * MINUTE


def test_who_comes_first_waits_for_the_others_from_then_on() -> None:
    table = PeoplesTable.dealt(2)
    lose(table, 0, 1)
    table.wait(20 * MINUTE)

    table.do(RegainLine(0, table.now))

    assert table.table.deadline == table.now + 5000 + MINUTE


def test_an_empty_table_is_kept_for_half_an_hour() -> None:
    table = PeoplesTable.dealt(2)
    lose(table, 0, 1)

    assert when_due(table) == (Closed(ClosedWhy.ABANDONED, table.now),)

    assert table.table.phase_of_life is Life.CLOSED
    assert table.table.deadline is None
    with pytest.raises(TableClosedError):
        table.do(RegainLine(0, table.now))


def test_after_an_outage_an_empty_table_is_kept_anew() -> None:
    table = PeoplesTable.dealt(2)
    lose(table, 0, 1)
    table.wait(600 * MINUTE)

    assert table.tick() == (Granted(table.now),)
    assert table.table.deadline == table.now + 30 * MINUTE


def test_where_a_turn_lasts_for_days_nobody_is_expected_to_be_there() -> None:
    table = PeoplesTable.dealt(2, clock=DAYS)
    lose(table, 0, 1)

    assert table.table.deadline == NOON + 86_400_000


def test_where_nobody_plays_for_days_the_table_goes() -> None:
    table = PeoplesTable.dealt(2, clock=DAYS)
    lose(table, 0, 1)
    for _ in range(20):
        if table.table.phase_of_life is not Life.PLAYING:
            break
        if table.table.level_at(table.table.game.seats_to_act[0]):
            table.play_one()
        else:
            when_due(table)

    assert table.table.closed is ClosedWhy.ABANDONED


# Before and after a deal.


@pytest.mark.parametrize(("access", "kept"), [(Access.OPEN, MINUTE), (Access.LINK, 30 * MINUTE)])
def test_a_seat_at_an_open_table_is_not_kept_long(access: Access, kept: int) -> None:
    table = PeoplesTable.open(settings(person(0), FREE, access=access))
    table.sit(1)
    lose(table, 1)

    assert table.table.deadline == NOON + kept
    assert when_due(table) == (SeatFreed(1, table.now),)
    assert table.table.settings.free == (1,)


def test_the_seat_of_a_host_who_is_gone_from_an_open_table_is_free_too() -> None:
    table = PeoplesTable.open(settings(person(0), FREE, access=Access.OPEN))
    table.sit(1)
    lose(table, 0)

    assert when_due(table) == (SeatFreed(0, table.now), HostPassed(1))


def test_an_open_table_that_its_last_person_has_abandoned_goes() -> None:
    table = PeoplesTable.open(settings(person(0), FREE, access=Access.OPEN))
    lose(table, 0)

    assert when_due(table) == (
        SeatFreed(0, table.now),
        Closed(ClosedWhy.EMPTY, table.now),
    )


def test_where_the_host_is_away_another_person_is_the_host() -> None:
    table = PeoplesTable.open(settings(person(0), FREE, FREE))
    table.sit(1)
    table.sit(2)
    lose(table, 1)
    table.wait(1000)
    lose(table, 0)

    assert table.table.deadline == NOON + 1000 + MINUTE
    assert when_due(table) == (HostPassed(2),)
    assert table.table.seat_of("p0") == 0


# Leaving.


@pytest.mark.parametrize("leave", [Leave, FreeSeat])
def test_for_who_leaves_a_deal_a_bot_plays_it_to_its_end(leave: type[Leave | FreeSeat]) -> None:
    table = PeoplesTable.dealt(3)

    events = table.do(leave(1, NOON))

    assert events == (BotSatIn(1, NOON), Left(1, NOON))
    assert table.table.seat_of("p1") is None
    assert table.table.level_at(1) == "regular"
    with pytest.raises(SeatLeftError):
        table.do(RegainLine(1, NOON))
    with pytest.raises(SeatLeftError):
        table.do(Return(1))


def test_after_the_deal_the_seat_of_who_left_is_free() -> None:
    table = PeoplesTable.dealt(3)
    table.do(Leave(1, NOON))
    table.play_out(Random(1))

    assert table.table.settings.free == (1,)
    # The end is still told with the name of who played it.
    assert table.table.seats[1].name == "Ben"
    assert table.table.left == set()


def test_when_the_host_leaves_the_next_person_is_the_host() -> None:
    table = PeoplesTable.dealt(3)

    assert HostPassed(1) in table.do(Leave(0, NOON))
    assert HostPassed(2) in table.do(Leave(1, NOON))
    assert table.table.host == 2


def test_when_the_last_one_leaves_the_table_goes() -> None:
    table = PeoplesTable.dealt(2)
    table.do(Leave(0, NOON))

    assert table.do(Leave(1, NOON))[-1] == Closed(ClosedWhy.EMPTY, NOON)


def test_time_never_runs_backwards() -> None:
    """Two servers seldom agree about the time; the log does."""
    table = PeoplesTable.dealt(2)
    lose(table, 0)

    (back,) = table.do(RegainLine(0, NOON - 500))

    assert back == LineBack(0, NOON)
    assert table.do(Tick(NOON - 10**6)) == ()
