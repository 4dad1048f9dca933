"""What each reader is told of an event."""

import pytest

from kozyr.cards import Card, cards
from kozyr.rules import (
    Attacked,
    Beaten,
    BoutBeaten,
    BoutStarted,
    BoutTaken,
    Dealt,
    DoneSaid,
    DrewUp,
    Event,
    GameOver,
    Result,
    TakeSaid,
    ThrownIn,
    Transferred,
    WentOut,
    event_for,
)

EIGHT, TEN = cards("8c 10c")
DEALT = Dealt(1, (cards("6c 7c"), cards("6d 7d")), Card.parse("6h"), 0, None)


def test_reader_is_told_his_own_hand_only() -> None:
    told = event_for(DEALT, 0)

    assert told == Dealt(1, (cards("6c 7c"), ()), Card.parse("6h"), 0, None)


def test_spectator_is_told_no_hand() -> None:
    told = event_for(DEALT, None)

    assert told == Dealt(1, ((), ()), Card.parse("6h"), 0, None)


def test_who_draws_is_told_the_cards() -> None:
    event = DrewUp(0, 2, cards("8c 6h"), trump_card=True)

    assert event_for(event, 0) == event


@pytest.mark.parametrize("reader", [1, None])
def test_others_are_told_how_many_were_drawn(reader: int | None) -> None:
    event = DrewUp(0, 2, cards("8c 10c"), trump_card=False)

    assert event_for(event, reader) == DrewUp(0, 2, (), trump_card=False)


@pytest.mark.parametrize("reader", [1, None])
def test_others_are_told_of_the_face_up_trump_that_was_drawn(reader: int | None) -> None:
    event = DrewUp(0, 2, cards("8c 6h"), trump_card=True)

    assert event_for(event, reader) == DrewUp(0, 2, cards("6h"), trump_card=True)


@pytest.mark.parametrize("reader", [0, 1, None])
@pytest.mark.parametrize(
    "event",
    [
        BoutStarted(1, 0, 1, 5, 0, 1),
        Attacked(0, EIGHT),
        ThrownIn(0, EIGHT),
        Beaten(1, EIGHT, TEN),
        Transferred(1, EIGHT, 0, shown=True, limit=3),
        TakeSaid(1),
        DoneSaid(0),
        BoutBeaten((EIGHT, TEN)),
        BoutTaken(1, (EIGHT, TEN)),
        WentOut(0, 1),
        GameOver(Result((1,), (0,))),
    ],
    ids=lambda event: type(event).__name__,
)
def test_everybody_is_told_all_of_what_everybody_sees(event: Event, reader: int | None) -> None:
    assert event_for(event, reader) == event
