"""People gather at a table, take seats, and the cards are dealt when all is ready."""

from random import Random

import pytest

from kozyr.rules import Rules, RulesConflict
from kozyr.tables import (
    Access,
    Ask,
    ChangeSettings,
    Command,
    Contribute,
    FreeSeat,
    GameNotOverError,
    Leave,
    Life,
    LoseLine,
    NameTakenError,
    NothingToUndoError,
    NotHostError,
    NotNowError,
    OpenTable,
    Pace,
    PassHost,
    RefusalError,
    Rematch,
    Remove,
    Say,
    SeatSettings,
    SeatTakenError,
    SetBot,
    SetPace,
    SettingsError,
    Start,
    Starts,
    SwapSeats,
    Table,
    TableFullError,
    TableSettings,
    TakeSeat,
    Undo,
    Wish,
    decide,
)
from kozyr.tables.log import (
    Committed,
    Contributed,
    Dealt,
    HostPassed,
    SeatFreed,
    SeatsSwapped,
    SeatTaken,
    SettingsChanged,
    TableOpened,
    Wished,
)
from tests.tables.people import APP, BOT, FREE, NOON, PeoplesTable, nonce, person, settings


def test_a_table_of_people_is_bound_to_a_seed_before_anybody_comes() -> None:
    opened, committed = PeoplesTable.open().log

    assert isinstance(opened, TableOpened)
    assert isinstance(committed, Committed)
    assert committed.deal == 1


def test_who_takes_a_seat_sits_there_and_contributes() -> None:
    table = PeoplesTable.open()

    taken, contributed = table.sit(1)

    assert taken == SeatTaken(1, "Ben", None, "p1", NOON)
    assert contributed == Contributed(1, nonce(1).hex())
    assert table.table.seat_of("p1") == 1
    assert table.table.phase_of_life is Life.GATHERING


def test_a_full_table_takes_nobody() -> None:
    table = PeoplesTable.open(settings(person(0), BOT))

    with pytest.raises(TableFullError):
        table.sit(1)


def test_two_at_a_table_are_never_called_alike() -> None:
    table = PeoplesTable.open(settings(person(0), FREE, FREE))

    with pytest.raises(NameTakenError):
        table.do(TakeSeat(None, "ann", "p1", table.seed()))


def test_the_host_starts_without_the_seats_that_are_free() -> None:
    table = PeoplesTable.open(settings(person(0), FREE, FREE, FREE))
    table.sit(1, seat=2)

    changed, dealt, committed = table.do(Start(0, table.seed(), NOON))

    assert isinstance(changed, SettingsChanged)
    assert isinstance(dealt, Dealt)
    assert isinstance(committed, Committed)
    assert [seat.name for seat in table.table.seats] == ["Ann", "Ben"]
    assert table.table.phase_of_life is Life.PLAYING
    assert table.replayed().game.key() == table.table.game.key()


def test_only_the_host_starts() -> None:
    table = PeoplesTable.open()
    table.sit(1)

    with pytest.raises(NotHostError):
        table.do(Start(1, table.seed(), NOON))


def test_a_table_that_starts_when_full_deals_as_the_last_one_sits_down() -> None:
    table = PeoplesTable.open(settings(person(0), FREE, starts=Starts.FULL))

    events = table.sit(1)

    assert [type(event) for event in events] == [SeatTaken, Contributed, Dealt, Committed]


def gathered(people: int, *others: SeatSettings, rules: str = "app") -> PeoplesTable:
    """A table at which so many people sit, then *others*."""
    chosen = settings(person(0), *[FREE] * (people - 1), *others)
    table = PeoplesTable.open(chosen, Rules.parse(rules))
    for number in range(1, people):
        table.sit(number)
    return table


def names(table: PeoplesTable) -> list[str]:
    return ["" if seat.is_free else seat.name for seat in table.table.seats]


# Seats.


def test_a_seat_that_is_not_free_is_not_taken() -> None:
    table = gathered(2, FREE)

    for seat in (0, 1, 7, -1):
        with pytest.raises(SeatTakenError):
            table.sit(2, seat=seat)


def test_nobody_has_two_seats() -> None:
    table = gathered(2, FREE)

    with pytest.raises(NotNowError):
        table.do(TakeSeat(None, "Other", "p1", table.seed(), None, NOON))


def test_who_gets_up_leaves_the_seat_free_and_what_he_added_behind() -> None:
    table = gathered(2)

    assert table.do(FreeSeat(1, NOON)) == (SeatFreed(1, NOON),)
    assert table.table.nonces == (bytes(16), bytes(16))
    assert names(table) == ["Ann", ""]


def test_who_moves_over_takes_along_what_is_his() -> None:
    table = gathered(2, BOT, FREE)
    table.do(Contribute(0, nonce(9), NOON))

    assert table.do(SwapSeats(0, 2, NOON)) == (SeatsSwapped(0, 2, NOON),)
    table.do(SwapSeats(1, 3, NOON))

    assert names(table) == ["Aram", "", "Ann", "Ben"]
    assert table.table.host == 2
    assert table.table.nonces == (bytes(16), bytes(16), nonce(9), nonce(1))
    with pytest.raises(SeatTakenError):
        table.do(SwapSeats(2, 3, NOON))


def test_the_host_seats_bots_and_sends_them_away() -> None:
    table = gathered(1, FREE)

    taken = table.do(SetBot(0, 1, "beginner", "Ani", table.seed(), NOON))
    again = table.do(SetBot(0, 1, "beginner", "Eka", table.seed(), NOON))
    stronger = table.do(SetBot(0, 1, "regular", "Aram", table.seed(), NOON))
    freed = table.do(SetBot(0, 1, None, "", table.seed(), NOON))

    assert taken == (SeatTaken(1, "Ani", "beginner", None, NOON),)
    assert again == ()
    assert stronger == (SeatTaken(1, "Aram", "regular", None, NOON),)
    assert freed == (SeatFreed(1, NOON),)


def test_no_bot_gets_a_persons_seat() -> None:
    table = gathered(2)

    with pytest.raises(SeatTakenError):
        table.do(SetBot(0, 1, "regular", "Aram", table.seed(), NOON))


def test_the_host_sends_people_away_before_a_deal_but_not_in_it() -> None:
    table = gathered(3)
    assert table.do(Remove(0, 2, NOON)) == (SeatFreed(2, NOON),)
    table.do(Start(0, table.seed(), NOON))

    with pytest.raises(NotNowError):
        table.do(Remove(0, 1, NOON))


def test_only_the_host_may_what_the_host_may() -> None:
    table = gathered(2, FREE)
    asked: list[Command] = [
        SetBot(1, 2, "regular", "Aram", table.seed(), NOON),
        Remove(1, 0, NOON),
        PassHost(1, 1, NOON),
        ChangeSettings(1, APP, table.table.settings, NOON),
        Start(1, table.seed(), NOON),
        SetPace(1, Pace.INSTANT),
    ]

    for command in asked:
        with pytest.raises(NotHostError):
            table.do(command)


def test_the_host_makes_another_person_the_host() -> None:
    table = gathered(2, BOT)

    assert table.do(PassHost(0, 1, NOON)) == (HostPassed(1),)
    with pytest.raises(SeatTakenError):
        table.do(PassHost(1, 2, NOON))


# Settings.


def test_people_keep_their_seats_when_the_table_is_set_up_anew() -> None:
    table = gathered(2, FREE, FREE)
    table.sit(2, seat=3)
    wanted = settings(BOT, FREE, BOT)

    table.do(ChangeSettings(0, Rules.preset("app+transfer"), wanted, NOON))

    assert names(table) == ["Ann", "Ben", "Cat"]
    assert table.table.seat_of("p2") == 2
    assert table.table.rules == Rules.preset("app+transfer")
    assert table.table.nonces == (bytes(16), nonce(1), nonce(2))


def test_a_table_cannot_be_made_too_small_for_its_people() -> None:
    table = gathered(3)

    with pytest.raises(TableFullError):
        table.do(ChangeSettings(0, APP, settings(FREE, FREE), NOON))


def test_rules_that_cannot_seat_so_many_are_refused() -> None:
    table = gathered(2)

    with pytest.raises(RulesConflict):
        table.do(ChangeSettings(0, Rules.preset("teams"), settings(FREE, FREE, FREE), NOON))


def test_settings_that_change_nothing_are_not_written() -> None:
    table = gathered(2)

    assert table.do(ChangeSettings(0, APP, table.table.settings, NOON)) == ()


def test_alone_nobody_plays() -> None:
    table = gathered(1, FREE)

    with pytest.raises(RulesConflict):
        table.do(Start(0, table.seed(), NOON))


@pytest.mark.parametrize(
    "chosen",
    [
        settings(person(0), person(0)),
        settings(FREE, person(1)),
        settings(SeatSettings("Ann"), FREE),
        settings(person(0), FREE, access=Access.SOLO),
    ],
)
def test_settings_that_contradict_themselves_are_refused(chosen: TableSettings) -> None:
    with pytest.raises(SettingsError):
        PeoplesTable.open(chosen)


def test_who_plays_alone_is_never_joined() -> None:
    opening = OpenTable(APP, settings(person(0), BOT, access=Access.SOLO), bytes(32))
    table = Table.replay(decide(None, opening))

    for command in (
        TakeSeat(None, "Ben", "p1", bytes(32)),
        Wish(0, bytes(32)),
        SwapSeats(0, 1),
        LoseLine(0, NOON),
        Say(0, NOON, "phrase-hello"),
    ):
        with pytest.raises(NotNowError):
            decide(table, command)


# What only one who plays alone may.


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (Ask(0), NotNowError),
        (Rematch(0, bytes(32)), GameNotOverError),
        (Undo(0, 1), NothingToUndoError),
    ],
)
def test_among_people_nothing_is_asked_or_taken_back(
    command: Command, refusal: type[RefusalError]
) -> None:
    table = PeoplesTable.dealt(2)
    table.play_one()

    with pytest.raises(refusal):
        table.do(command)


# Another deal.


def test_when_all_wish_for_it_the_fool_deals_again() -> None:
    table = PeoplesTable.dealt(3)
    table.play_out(Random(1))
    result, dealer = table.table.result, table.table.game.dealer
    assert result is not None
    for seat in (0, 1):
        assert table.do(Wish(seat, table.seed(), None, NOON)) == (Wished(seat, NOON),)
    assert table.table.wishes == {0, 1}

    wished, dealt, committed = table.do(Wish(2, table.seed(), None, NOON))

    assert wished == Wished(2, NOON)
    assert isinstance(dealt, Dealt)
    assert isinstance(committed, Committed)
    assert (dealt.deal, committed.deal) == (2, 3)
    assert dealt.dealer == (result.fools[0] if result.fools else dealer)
    assert table.table.wishes == set()


def test_a_wish_is_said_once_and_not_before_the_end() -> None:
    table = PeoplesTable.dealt(2)
    with pytest.raises(NotNowError):
        table.do(Wish(0, table.seed(), None, NOON))
    table.play_out(Random(1))
    table.do(Wish(0, table.seed(), None, NOON))

    assert table.do(Wish(0, table.seed(), None, NOON)) == ()


def test_bots_always_play_again() -> None:
    table = gathered(1, BOT)
    table.do(Start(0, table.seed(), NOON))
    table.play_out(Random(1))

    assert any(isinstance(event, Dealt) for event in table.wish_all())


def test_a_series_goes_on_as_long_as_the_same_people_play() -> None:
    table = gathered(2, rules="app series=count")
    table.do(Start(0, table.seed(), NOON))
    for number in range(3):
        table.play_out(Random(number))
        assert table.table.series.deals == number + 1
        table.wish_all()


def test_with_somebody_new_a_series_begins_anew() -> None:
    table = gathered(3, rules="app series=count")
    table.do(Start(0, table.seed(), NOON))
    table.play_out(Random(1))
    table.do(FreeSeat(2, NOON))
    table.wish_all()

    table.sit(3)

    assert table.table.phase_of_life is Life.PLAYING
    assert table.table.series.deals == 0
    assert table.table.basis is not None
    assert table.table.basis.previous is None


def test_a_free_seat_keeps_the_others_waiting_until_a_bot_has_it() -> None:
    table = PeoplesTable.dealt(3)
    table.play_out(Random(1))
    table.do(FreeSeat(2, NOON))
    assert not any(isinstance(event, Dealt) for event in table.wish_all())

    events = table.do(SetBot(0, 2, "regular", "Aram", table.seed(), NOON))

    assert [type(event) for event in events] == [SeatTaken, Dealt, Committed]


def test_or_until_the_host_goes_on_without_it() -> None:
    table = PeoplesTable.dealt(3)
    table.play_out(Random(1))
    table.do(FreeSeat(1, NOON))
    with pytest.raises(NotNowError):
        table.do(Start(0, table.seed(), NOON))
    table.do(Wish(2, table.seed(), None, NOON))

    table.do(Start(0, table.seed(), NOON))

    assert names(table) == ["Ann", "Cat"]
    assert table.table.deal_number == 2


def test_who_sits_down_between_deals_wants_the_next_one() -> None:
    table = PeoplesTable.dealt(3)
    table.play_out(Random(1))
    table.do(Leave(2, NOON))
    table.do(Wish(1, table.seed(), None, NOON))

    events = table.sit(3)

    assert events == (
        SeatTaken(2, "Dan", None, "p3", NOON),
        Contributed(2, nonce(3).hex()),
        Wished(2, NOON),
    )
    assert table.table.wishes == {1, 2}
    dealt = table.do(Wish(0, table.seed(), None, NOON))
    assert [type(event) for event in dealt] == [Wished, Dealt, Committed]


def told(table: PeoplesTable) -> tuple[set[int], bool, bool]:
    """The free seats, whether the host can start, and whether another player is wanted."""
    now = table.table
    return {*now.settings.free}, now.can_start, now.wants_player


def test_who_leaves_after_a_deal_frees_the_seat_and_the_others_wish_on() -> None:
    table = PeoplesTable.dealt(3)
    table.play_out(Random(1))
    table.do(Wish(0, table.seed(), None, NOON))
    table.do(Wish(1, table.seed(), None, NOON))
    assert told(table) == (set(), False, False)

    table.do(Leave(2, NOON))

    assert told(table) == ({2}, True, False)
    assert table.table.wishes == {0, 1}
    assert table.table.gone == {2: "Cat"}
    assert table.table.left_deal == set()
    table.do(Start(0, table.seed(), NOON))
    assert names(table) == ["Ann", "Ben"]
    assert table.table.gone == {}


def test_who_left_in_the_middle_frees_the_seat_at_the_end() -> None:
    table = PeoplesTable.dealt(3)
    table.do(Leave(0, NOON))
    assert told(table) == (set(), False, False)
    assert table.table.left_deal == {0}

    table.play_out(Random(1))

    assert told(table) == ({0}, False, False)
    assert table.table.host == 1
    assert table.table.left_deal == {0}
    assert table.table.gone == {0: "Ann"}
    table.sit(3)
    assert table.table.gone == {0: "Ann"}
    table.wish_all()
    assert table.table.left_deal == set()
    assert table.table.gone == {}


def test_one_of_two_waits_for_another_player() -> None:
    table = PeoplesTable.dealt(2)
    table.play_out(Random(1))
    table.do(Leave(0, NOON))
    table.do(Wish(1, table.seed(), None, NOON))

    assert told(table) == ({0}, False, True)
    with pytest.raises(RulesConflict):
        table.do(Start(1, table.seed(), NOON))
    back = table.sit(0)
    assert isinstance(back[-2], Dealt)


def test_the_host_sends_away_who_does_not_answer_after_a_deal() -> None:
    table = PeoplesTable.dealt(3)
    table.play_out(Random(1))
    table.do(Wish(1, table.seed(), None, NOON))
    assert told(table) == (set(), False, False)

    table.do(Remove(0, 2, NOON))

    assert told(table) == ({2}, True, False)
    table.do(Start(0, table.seed(), NOON))
    assert table.table.phase_of_life is Life.PLAYING


def test_a_table_set_up_anew_between_deals_gathers_again() -> None:
    table = PeoplesTable.dealt(2)
    table.play_out(Random(1))

    table.do(ChangeSettings(0, Rules.preset("app+transfer"), settings(FREE, FREE, FREE), NOON))

    assert table.table.phase_of_life is Life.GATHERING
    assert table.sit(2)
    assert any(isinstance(e, Dealt) for e in table.do(Start(0, table.seed(), NOON)))
