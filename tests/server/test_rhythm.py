"""How long a bot takes tells nothing of what it holds."""

import random

import pytest

from kozyr.server.rhythm import Rhythm, Schedule
from kozyr.tables import Pace


def schedule(seed: int = 1) -> Schedule:
    return Schedule(Rhythm(), random.Random(seed))


def times(planned: Schedule) -> dict[int, float]:
    found = {}
    while turn := planned.next():
        found[turn[0]] = turn[1]
        planned.drop(turn[0])
    return found


def test_a_normal_thought_takes_as_long_as_a_persons() -> None:
    for seed in range(200):
        planned = schedule(seed)
        planned.plan([1, 2, 3], Pace.NORMAL, 100.0, pause=False)
        assert all(100.6 <= at <= 101.4 for at in times(planned).values())


def test_an_instant_thought_takes_a_tenth_of_a_second() -> None:
    planned = schedule()
    planned.plan([1], Pace.INSTANT, 100.0, pause=True)
    assert times(planned)[1] == pytest.approx(100.1)


def test_after_a_bout_the_bots_let_it_be_seen() -> None:
    planned = schedule()
    planned.plan([1, 2], Pace.NORMAL, 100.0, pause=True)
    assert all(101.8 <= at <= 102.6 for at in times(planned).values())


@pytest.mark.parametrize("pace", Pace)
def test_a_person_who_might_be_forestalled_is_given_time(pace: Pace) -> None:
    planned = schedule()
    planned.plan([1, 2], pace, 100.0, pause=True, courtesy=True)
    assert all(102.0 < at <= 103.4 for at in times(planned).values())


def test_who_is_interrupted_again_and_again_acts_at_last() -> None:
    planned = schedule()
    now = 100.0
    while now < 103.0:
        planned.plan([1], Pace.NORMAL, now, pause=False)
        assert times(planned)[1] <= max(now, 102.5)
        now += 0.5


def test_the_order_is_by_the_dice_alone() -> None:
    """Each of three bots is first as often as the others, whichever seat it has."""
    firsts = [0, 0, 0]
    rng = random.Random(4)
    for _ in range(3000):
        planned = Schedule(Rhythm(), rng)
        planned.plan([0, 1, 2], Pace.NORMAL, 0.0, pause=False)
        turn = planned.next()
        assert turn is not None
        firsts[turn[0]] += 1
    assert all(880 < first < 1120 for first in firsts)


def test_a_seat_that_may_do_nothing_is_not_asked() -> None:
    planned = schedule()
    planned.plan([1, 2], Pace.NORMAL, 0.0, pause=False)
    planned.plan([2], Pace.NORMAL, 0.0, pause=False)
    assert set(times(planned)) == {2}


def test_a_seat_whose_move_could_not_be_written_is_asked_later() -> None:
    planned = schedule()
    planned.plan([1], Pace.NORMAL, 0.0, pause=False)
    planned.postpone(1, 9.0)
    assert planned.next() == (1, 9.0)


def test_nobody_is_asked_when_nobody_may_act() -> None:
    assert schedule().next() is None


def test_when_a_seat_acts_does_not_hang_on_who_else_is_able_to() -> None:
    one, other = schedule(7), schedule(7)
    for now in (100.0, 101.0):
        one.plan([1, 2, 3], Pace.NORMAL, now, pause=False, able=[3])
        other.plan([1, 2, 3], Pace.NORMAL, now, pause=False, able=[1, 2, 3])
    assert times(one)[3] == times(other)[3]


def test_a_seat_that_could_have_played_for_long_is_no_quicker_to_be_done() -> None:
    """The person thought for ten seconds, in which one bot could have thrown in a card."""
    able, unable = schedule(7), schedule(7)
    able.plan([1], Pace.NORMAL, 100.0, pause=False, able=[1], awaited=[])
    unable.plan([1], Pace.NORMAL, 100.0, pause=False, able=[], awaited=[])
    for planned in (able, unable):
        planned.plan([1], Pace.NORMAL, 110.0, pause=False, able=[1], awaited=[1])
    expected = times(unable)
    assert times(able) == expected
    assert expected[1] >= 110.6
