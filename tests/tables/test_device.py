"""Several people hand one device round: whose turn it has."""

import random

import pytest

from kozyr.rules import Done, Phase, Rules
from kozyr.tables import (
    Ask,
    NothingToUndoError,
    NotNowError,
    OpenTable,
    Play,
    SeatSettings,
    Table,
    TableSettings,
    Undo,
    decide,
)
from tests.tables.people import PeoplesTable, seed


def shared(people: int, bots: int = 0, number: int = 1) -> PeoplesTable:
    seats = [SeatSettings(f"P{seat}", player=None if seat else "p") for seat in range(people)]
    seats += [SeatSettings(f"Bot{bot}", "regular") for bot in range(bots)]
    opening = OpenTable(Rules.preset("app"), TableSettings(tuple(seats)), seed(number))
    log = [*decide(None, opening)]
    return PeoplesTable(Table.replay(log), log)


def test_the_device_is_handed_to_whom_the_game_waits_for() -> None:
    at = shared(2)
    game = at.table.game
    assert at.table.device_turn == game.attacker
    at.play(*at.turns()[0])
    assert at.table.device_turn == game.defender


def test_who_may_throw_in_is_asked_in_turn_beginning_with_the_attacker() -> None:
    at = shared(4)
    at.play_until(Phase.COVERED, Phase.TAKING)
    asked: list[int] = []
    bout, attacker = at.table.game.bout.number, at.table.game.attacker
    waiting = at.table.game.seats_to_act
    while at.table.game.bout.number == bout:
        turn = at.table.device_turn
        assert turn is not None
        asked.append(turn)
        at.play(turn, Done())
    assert asked == sorted(waiting, key=lambda seat: (seat - attacker) % 4)


def test_bots_need_no_device_and_when_it_is_over_nobody_does() -> None:
    at = shared(2, bots=2)
    dice = random.Random(3)
    while at.table.result is None:
        turn = at.table.device_turn
        waiting = {*at.table.game.seats_to_act}
        assert (turn is None) == (waiting <= {2, 3})
        assert turn is None or turn in waiting
        seat, move = dice.choice(at.turns())
        at.play(seat, move, by_bot=seat > 1)
    assert at.table.device_turn is None


def test_nothing_is_taken_back_and_nobody_is_advised() -> None:
    at = shared(2)
    seat, move = at.turns()[0]
    at.do(Play(seat, move, at.table.seq))
    with pytest.raises(NothingToUndoError):
        at.do(Undo(seat, at.table.seq))
    with pytest.raises(NotNowError):
        at.do(Ask(at.table.game.defender))


def test_who_plays_alone_hands_no_device_round() -> None:
    at = shared(1, bots=1)
    assert not at.table.settings.is_on_one_device
    assert at.table.device_turn is None
