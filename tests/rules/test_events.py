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
    FirstBy,
    Game,
    GameOver,
    Result,
    Rules,
    TakeSaid,
    ThrownIn,
    Transferred,
    WentOut,
    event_for,
    parse_position,
)
from tests.rules.notation import deal, play

EIGHT, TEN = cards("8c 10c")
DEALT = Dealt(1, (cards("6c 7c"), cards("6d 7d")), Card.parse("6h"), 0, FirstBy.LOWEST_CARD, None)


def test_reader_is_told_his_own_hand_only() -> None:
    told = event_for(DEALT, 0)

    assert told == Dealt(1, (cards("6c 7c"), ()), Card.parse("6h"), 0, FirstBy.LOWEST_CARD, None)


def test_spectator_is_told_no_hand() -> None:
    told = event_for(DEALT, None)

    assert told == Dealt(1, ((), ()), Card.parse("6h"), 0, FirstBy.LOWEST_CARD, None)


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


# The order in which things are told.


def told(events: tuple[Event, ...]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_deal_is_told_before_the_bout() -> None:
    """(3.9)."""
    game = Game(Rules(), deal(["9h", "7h"], "6h"))

    assert told(game.opening_events) == ["Dealt", "BoutStarted"]


def test_bout_that_is_told_with_teams_says_whose_turns_are_played() -> None:
    """(3.9)."""
    game = parse_position("rules teams; trump h; A: 8c 9d; B: 7d 9s; C:; D: 8d 10d; out: C")

    assert play(game, "A+8c B! A.")[-1] == BoutStarted(3, 0, 3, 2, 2, 3)


def test_move_is_told_before_the_cards_the_draws_and_the_next_bout() -> None:
    """(3.10)."""
    game = parse_position("trump h; A: 8c 9d; B: 10c 9c; C: 8d; stock: Ac Ad As Kc Kd Ks Qc 7h")

    assert told(play(game, "A+8c B:8c/10c A. C.")) == [
        "DoneSaid",
        "BoutBeaten",
        "DrewUp",
        "DrewUp",
        "BoutStarted",
    ]


def test_draws_are_told_before_who_is_out_and_that_before_the_result() -> None:
    """(3.10)."""
    drawn = parse_position("trump h; A: 8c 9d; B: 10c; C: 7c 7d; stock: 7h")
    ended = parse_position("trump h; A: 8c; B: 10c; C: 7c")

    assert told(play(drawn, "A+8c B:8c/10c"))[1:] == [
        "BoutBeaten",
        "DrewUp",
        "WentOut",
        "BoutStarted",
    ]
    assert told(play(ended, "A+8c B:8c/10c"))[1:] == [
        "BoutBeaten",
        "WentOut",
        "WentOut",
        "GameOver",
    ]


def test_cards_are_told_attack_by_attack_each_with_what_beats_it() -> None:
    """(3.10)."""
    game = parse_position("trump h; A: 8c 8d; B: 10c 10d; C: 7c")

    events = play(game, "A+8c A+8d B:8d/10d B:8c/10c")

    assert events[1] == BoutBeaten(cards("8c 10c 8d 10d"))


def test_a_result_is_neither_adjudicated_nor_with_epaulettes_unless_it_says_so() -> None:
    result = Result(fools=(1,), places=(0,))

    assert (result.adjudicated, result.epaulettes) == (False, 0)


def test_of_several_cards_that_were_drawn_only_the_turned_up_one_is_told() -> None:
    event = DrewUp(0, 3, cards("8c 10c 9h"), trump_card=True)

    told = event_for(event, 1)

    assert isinstance(told, DrewUp)
    assert told.cards == (Card.parse("9h"),)
