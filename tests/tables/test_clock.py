"""Time runs for who is to move, and what nobody does in time the clock does."""

import pytest

from kozyr.rules import Attack, Beat, Done, Phase, Rules, Take
from kozyr.tables import (
    ClockSettings,
    Life,
    LoseLine,
    OutOfTimeError,
    Play,
    RegainLine,
    SettingsError,
)
from kozyr.tables.log import BotSatIn, Granted, Moved, PlayerBack, TimedOut, WindowClosed
from tests.tables.people import FREE, PeoplesTable, person, settings

FAST = ClockSettings(turn_s=12, grace_ms=500)
BANKED = ClockSettings(turn_s=10, bank_s=20, increment_s=3, grace_ms=0)


def timed(people: int = 2, clock: ClockSettings = FAST, rules: str = "app") -> PeoplesTable:
    return PeoplesTable.dealt(people, Rules.parse(rules), clock)


def acting(table: PeoplesTable) -> int:
    (seat,) = table.table.game.seats_to_act
    return seat


# A turn.


def test_the_turn_of_who_is_to_move_runs_out() -> None:
    table = timed()
    table.wait(4000)

    view = table.table.clock_view(table.now)

    assert view is not None
    assert view.runs == (acting(table),)
    assert view.turns[acting(table)] == 8000
    assert view.turns[1 - acting(table)] == 12000
    assert table.table.deadline == table.now + 8000 + 500


def test_nothing_is_due_before_the_grace_is_over() -> None:
    table = timed()
    table.wait(12_499)
    assert table.tick() == ()

    table.wait(1)

    assert table.tick() != ()


def test_an_opener_out_of_time_leads_his_lowest_plain_card() -> None:
    table = timed()
    seat, game = acting(table), table.table.game
    plain = [card for card in game.hand(seat) if card.suit is not game.trump]
    table.wait(12_500)

    timed_out, moved = table.tick()

    assert timed_out == TimedOut(seat, table.now)
    assert isinstance(moved, Moved)
    assert moved.by_clock
    lead = table.table.game.bout.pairs[0].attack
    assert lead.rank == min(card.rank for card in plain)
    assert lead.suit is not game.trump


def test_a_defender_out_of_time_takes() -> None:
    table = timed()
    table.play_one()
    defender = acting(table)
    table.wait(13_000)

    table.tick()

    assert table.table.played.turns[-1] == (defender, Take())


def test_of_two_an_attacker_out_of_time_is_done() -> None:
    table = timed()
    table.play_until(Phase.COVERED)
    attacker = acting(table)
    table.wait(13_000)

    table.tick()

    assert table.table.played.turns[-1] == (attacker, Done())


def test_a_move_within_the_grace_still_counts() -> None:
    table = timed()
    table.wait(12_500)

    table.play_one()

    assert table.table.game.phase is Phase.DEFEND


def test_a_move_after_the_grace_comes_too_late() -> None:
    table = timed()
    table.wait(12_501)

    with pytest.raises(OutOfTimeError):
        table.play_one()


def test_after_a_tick_a_move_is_too_late_even_within_the_grace() -> None:
    table = timed()
    seat, move = table.turns()[0]
    seen = table.table.seq
    table.wait(12_500)
    table.tick()

    with pytest.raises(Exception, match="chosen on view"):
        table.do(Play(seat, move, seen, table.now))


def test_each_move_has_a_turn_of_its_own() -> None:
    table = timed()
    table.wait(9000)
    table.play_one()

    view = table.table.clock_view(table.now)

    assert view is not None
    assert view.turns == (12_000, 12_000)


def test_without_a_clock_nothing_is_due() -> None:
    table = PeoplesTable.dealt(2)
    table.wait(10**9)

    assert table.table.clock_view(table.now) is None
    assert table.table.deadline is None
    assert table.tick() == ()


# The bank.


def test_what_is_thought_longer_is_taken_from_the_bank() -> None:
    table = timed(clock=BANKED)
    seat = acting(table)
    table.wait(14_000)
    thinking = table.table.clock_view(table.now)
    table.play_one()
    played = table.table.clock_view(table.now)

    assert thinking is not None
    assert played is not None
    assert (thinking.turns[seat], thinking.banks[seat]) == (0, 16_000)
    assert (played.turns[seat], played.banks[seat]) == (10_000, 19_000)


def test_time_is_over_when_the_bank_is_empty() -> None:
    table = timed(clock=BANKED)
    seat = acting(table)
    assert table.table.deadline == table.now + 30_000
    table.wait(30_000)

    table.tick()

    view = table.table.clock_view(table.now)
    assert view is not None
    assert view.banks[seat] == 0


def test_each_deal_fills_the_bank_anew() -> None:
    table = timed(clock=BANKED)
    table.wait(25_000)
    table.play_one()
    while table.table.phase_of_life is Life.PLAYING:
        table.play_one()
    table.wish_all()

    view = table.table.clock_view(table.now)
    assert view is not None
    assert view.banks == (20_000, 20_000)


# The window to throw in.


def window_table(rules: str = "app") -> PeoplesTable:
    table = timed(3, rules=rules)
    table.play_until(Phase.COVERED)
    return table


def test_of_three_all_have_the_same_time_to_throw_in() -> None:
    table = window_table()
    throwers = table.table.game.seats_to_act

    view = table.table.clock_view(table.now + 3000)

    assert view is not None
    assert view.runs == throwers
    assert view.window == 5000
    assert table.table.deadline == table.now + 8500


def test_who_says_done_gives_the_others_no_more_time() -> None:
    table = window_table()
    throwers = table.table.game.seats_to_act
    assert len(throwers) == 2
    deadline = table.table.deadline
    table.wait(4000)

    table.play(throwers[0], Done())

    assert table.table.deadline == deadline


def test_a_new_card_starts_the_window_anew() -> None:
    table = window_table()
    defender = table.table.game.defender
    table.wait(6000)
    thrown = next(turn for turn in table.turns() if isinstance(turn[1], Attack))
    table.play(*thrown)
    beats = [move for seat, move in table.turns() if isinstance(move, Beat)]
    table.play(defender, beats[0] if beats else Take())

    assert table.table.deadline == table.now + 8500


def test_when_the_window_closes_all_are_done() -> None:
    table = window_table()
    throwers, bout = table.table.game.seats_to_act, table.table.game.bout.number
    table.wait(8500)

    closed, *dones = table.tick()

    assert closed == WindowClosed(table.now)
    assert len(dones) == len(throwers)
    assert table.table.game.bout.number == bout + 1
    assert all(table.table.presence.at(seat).missed == 0 for seat in throwers)


def test_in_order_each_thrower_has_a_window_of_his_own() -> None:
    table = window_table("app throw_order=ordered")
    first = acting(table)
    table.wait(4000)

    table.play(first, Done())

    assert acting(table) != first
    assert table.table.deadline == table.now + 8500


def test_where_a_turn_lasts_for_days_so_does_the_window() -> None:
    table = timed(3, ClockSettings(turn_s=86_400, grace_ms=0))
    table.play_until(Phase.COVERED)

    assert table.table.deadline == table.now + 86_400_000


# Three in a row.


def miss(table: PeoplesTable, seat: int) -> list[type]:
    """Let the time of *seat* run out the next time it is to move."""
    while acting(table) != seat:
        table.play_one()
    table.wait(12_500)
    return [type(event) for event in table.tick()]


def test_after_three_missed_turns_in_a_row_a_bot_sits_in() -> None:
    table = timed()
    assert miss(table, 0) == [TimedOut, Moved]
    assert miss(table, 0) == [TimedOut, Moved]

    assert miss(table, 0) == [TimedOut, Moved, BotSatIn]

    assert table.table.sits_in == {0}
    assert table.table.level_at(0) == "regular"


def test_a_move_of_ones_own_begins_the_count_anew() -> None:
    table = timed()
    miss(table, 0)
    miss(table, 0)
    while table.play_one() != 0:
        pass

    assert miss(table, 0) == [TimedOut, Moved]


def test_who_plays_again_has_the_seat_back_at_once() -> None:
    table = timed()
    for _ in range(3):
        miss(table, 0)
    while acting(table) != 0:
        table.play_one()
    move = table.table.game.moves(0)[0]

    back, moved = table.play(0, move)

    assert back == PlayerBack(0, table.now)
    assert isinstance(moved, Moved)
    assert table.table.sits_in == set()


def test_no_time_runs_for_a_bot() -> None:
    table = timed()
    for _ in range(3):
        miss(table, 0)
    while table.table.game.seats_to_act != (0,):
        table.play_one()

    assert table.table.deadline is None


# A lost line.


def test_the_clock_stands_while_who_is_to_move_has_no_line() -> None:
    table = timed()
    seat = acting(table)
    table.wait(2000)
    table.do(LoseLine(seat, table.now))
    table.wait(15_000)
    paused = table.table.clock_view(table.now)
    table.do(RegainLine(seat, table.now))

    back = table.table.clock_view(table.now)

    assert paused is not None
    assert back is not None
    assert paused.is_paused
    assert not back.is_paused
    # Two seconds with the line, and the five in which its loss changes nothing.
    assert paused.turns[seat] == back.turns[seat] == 12_000 - 7000
    assert table.table.deadline == table.now + 5500


def test_time_that_runs_out_before_the_pause_is_over() -> None:
    table = timed()
    seat = acting(table)
    table.wait(9000)
    table.do(LoseLine(seat, table.now))

    assert table.table.deadline == table.now + 3500


def test_after_an_outage_who_is_to_move_gets_time_first() -> None:
    table = timed()
    table.wait(3_600_000)

    assert table.tick() == (Granted(table.now),)

    assert table.table.deadline == table.now + 20_500
    table.wait(20_500)
    assert isinstance(table.tick()[0], TimedOut)


def test_a_move_after_an_outage_still_counts() -> None:
    table = timed()
    table.wait(3_600_000)
    seat, move = table.turns()[0]

    granted, moved = table.play(seat, move)

    assert granted == Granted(table.now)
    assert isinstance(moved, Moved)


@pytest.mark.parametrize(
    "clock",
    [
        ClockSettings(turn_s=0),
        ClockSettings(turn_s=-1, bank_s=60),
        ClockSettings(turn_s=10**7),
        ClockSettings(turn_s=10, window_s=1),
        ClockSettings(turn_s=10, grace_ms=60_000),
    ],
)
def test_a_clock_that_cannot_be_is_refused(clock: ClockSettings) -> None:
    with pytest.raises(SettingsError):
        PeoplesTable.open(settings(person(0), FREE, clock=clock))
