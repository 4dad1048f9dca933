"""A table is what its log says; a command that is refused changes nothing."""

import contextlib
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st

from kozyr.cards import Card, cards
from kozyr.rules import (
    Attack,
    Done,
    Game,
    IllegalMove,
    Move,
    ReasonKind,
    Rules,
    RulesConflict,
    Take,
    format_position,
)
from kozyr.tables import (
    Ask,
    Command,
    GameNotOverError,
    Lay,
    Leave,
    LogError,
    NothingToUndoError,
    NotOneRankError,
    OpenTable,
    Pace,
    Play,
    RefusalError,
    Rematch,
    Return,
    SeatLeftError,
    SeatSettings,
    SetPace,
    StaleError,
    Table,
    TableEvent,
    TableSettings,
    Undo,
    decide,
    decode_event,
    encode_event,
)
from kozyr.tables.log import (
    RULES_VERSION,
    Asked,
    Dealt,
    Laid,
    Moved,
    PaceSet,
    Returned,
    TableOpened,
    Undone,
)
from tests.reference.rule_sets import random_rules, random_seats
from tests.rules.notation import deal

SEED = bytes(range(32))
APP = Rules.preset("app")
OLD_LOG = Path(__file__).with_name("log-of-0.1.jsonl")


def settings(seats: int = 2, *, people: int = 1) -> TableSettings:
    return TableSettings(
        tuple(
            SeatSettings(f"P{seat}", None if seat < people else "beginner") for seat in range(seats)
        ),
    )


class LoggedTable:
    """A table that carries commands out, and its log."""

    def __init__(
        self, seats: int = 2, *, people: int = 1, seed: bytes = SEED, rules: Rules = APP
    ) -> None:
        self.log: list[TableEvent] = list(
            decide(None, OpenTable(rules, settings(seats, people=people), seed))
        )
        self.table = Table.replay(self.log)

    def do(self, command: Command) -> tuple[TableEvent, ...]:
        events = decide(self.table, command)
        for event in events:
            self.table.evolve(event)
        self.log.extend(events)
        return events

    def turns(self) -> list[tuple[int, Move]]:
        game = self.table.game
        return [(seat, move) for seat in range(game.seats) for move in game.moves(seat)]

    def play(self, seat: int, move: Move) -> None:
        self.do(Play(seat, move, self.table.seq))

    def play_at_random(self, rng: random.Random, moves: int = 10_000) -> None:
        for _ in range(moves):
            if self.table.result:
                return
            self.play(*rng.choice(self.turns()))

    def play_until(self, seat: int) -> Move:
        """Let the first legal moves be made until *seat* may move; return what it may do."""
        while True:
            for mover, move in self.turns():
                if mover == seat:
                    return move
            self.play(*self.turns()[0])


def state(table: Table) -> tuple[object, ...]:
    return (
        format_position(table.game),
        table.seq,
        table.deal_number,
        table.practice,
        table.pace,
        set(table.left),
        set(table.asked),
    )


def replayed(logged: LoggedTable) -> Table:
    """The table that the written log of *logged* gives."""
    written = [encode_event(event) for event in logged.log]
    return Table.replay(map(decode_event, written))


def game_of(table: Table) -> str:
    return format_position(table.game)


@pytest.fixture
def duel() -> LoggedTable:
    return LoggedTable()


def test_opening_logs_the_rules_and_the_whole_pack() -> None:
    rules = Rules.parse("app transfer=on throwers=neighbours")

    opened, dealt = decide(None, OpenTable(rules, settings(3), SEED))

    assert isinstance(opened, TableOpened)
    assert Rules.parse(opened.rules) == rules
    assert opened.rules_version == RULES_VERSION
    assert isinstance(dealt, Dealt)
    assert len(set(dealt.pack.split())) == 36
    assert dealt.deal == 1


def test_the_same_seed_deals_the_same_cards() -> None:
    command = OpenTable(APP, settings(), SEED)
    assert decide(None, command) == decide(None, command)


def test_more_players_than_the_rules_seat_are_refused() -> None:
    with pytest.raises(RulesConflict):
        decide(None, OpenTable(APP, settings(7), SEED))


@profile(deadline=None)
@given(seed=st.binary(min_size=32, max_size=32), dice=st.randoms(use_true_random=False))
def test_replaying_the_log_gives_the_same_table(seed: bytes, dice: random.Random) -> None:
    rules = random_rules(dice)
    logged = LoggedTable(random_seats(rules, dice), seed=seed, rules=rules)
    for _ in range(3):
        logged.play_at_random(dice, dice.choice([10, 20, 40, 1000]))
        if logged.table.result:
            logged.do(Rematch(0, bytes(reversed(seed))))
        asked: list[Command] = [Undo(0, logged.table.seq), SetPace(0, Pace.INSTANT), Ask(0)]
        with contextlib.suppress(NothingToUndoError):
            logged.do(dice.choice(asked))

    assert state(replayed(logged)) == state(logged.table)


def commands(logged: LoggedTable) -> Iterator[Command]:
    seq = logged.table.seq
    yield Play(0, Take(), seq)
    yield Play(1, Take(), seq)
    yield Play(0, Done(), seq - 1)
    yield Play(0, Done(), seq + 1)
    yield Undo(0, seq)
    yield Rematch(0, SEED)


def test_a_refused_command_changes_nothing(duel: LoggedTable) -> None:
    before = state(duel.table)

    for command in commands(duel):
        with pytest.raises((RefusalError, IllegalMove)):
            decide(duel.table, command)

    assert state(duel.table) == before


def test_undo_goes_back_to_before_the_persons_last_move(duel: LoggedTable) -> None:
    move = duel.play_until(0)
    before = game_of(duel.table)
    duel.play(0, move)
    duel.play_until(0)

    (undone,) = duel.do(Undo(0, duel.table.seq))

    assert isinstance(undone, Undone)
    assert game_of(duel.table) == before
    assert duel.table.practice


def test_undo_may_be_said_again_until_nothing_is_left(duel: LoggedTable) -> None:
    duel.play_at_random(random.Random(3), 30)

    while duel.table.moves_before_last_of(0) is not None:
        duel.do(Undo(0, duel.table.seq))

    assert sum(isinstance(event, Undone) for event in duel.log) > 3
    with pytest.raises(NothingToUndoError):
        duel.do(Undo(0, duel.table.seq))


def test_undo_is_refused_while_people_sit_at_other_seats() -> None:
    logged = LoggedTable(3, people=2)
    logged.play(0, logged.play_until(0))

    with pytest.raises(NothingToUndoError):
        decide(logged.table, Undo(0, logged.table.seq))


def test_a_new_deal_is_no_practice_any_more(duel: LoggedTable) -> None:
    duel.play(0, duel.play_until(0))
    duel.do(Undo(0, duel.table.seq))
    duel.play_at_random(random.Random(5))

    duel.do(Rematch(0, SEED))

    assert not duel.table.practice
    assert duel.table.deal_number == 2


def test_rematch_waits_for_the_end(duel: LoggedTable) -> None:
    with pytest.raises(GameNotOverError):
        decide(duel.table, Rematch(0, SEED))


@pytest.mark.parametrize("dice", range(20))
def test_the_fool_deals_next_and_after_a_draw_the_same_seat(dice: int) -> None:
    logged = LoggedTable(3, seed=bytes([dice] * 32))
    logged.play_at_random(random.Random(dice))
    result, dealer = logged.table.result, logged.table.game.dealer
    assert result is not None

    (dealt,) = logged.do(Rematch(0, SEED))

    assert isinstance(dealt, Dealt)
    assert dealt.dealer == (result.fools[0] if result.fools else dealer)


@pytest.mark.parametrize("dice", range(10))
def test_where_the_winner_attacks_next_the_log_says_who(dice: int) -> None:
    rules = Rules.parse("app next_first_attacker=winner dealer=next_seat")
    logged = LoggedTable(3, seed=bytes([dice] * 32), rules=rules)
    logged.play_at_random(random.Random(dice))
    result, dealer = logged.table.result, logged.table.game.dealer
    assert result is not None

    (dealt,) = logged.do(Rematch(0, SEED))

    assert isinstance(dealt, Dealt)
    assert dealt.dealer == (dealer + 1) % 3
    assert dealt.opener == (result.places[0] if result.fools else None)
    if dealt.opener is not None:
        assert logged.table.game.bout.attacker == dealt.opener


# Series.


def series_table(rules: str, deals: int, seats: int = 2) -> LoggedTable:
    """A table at which so many deals have been played to the end."""
    logged = LoggedTable(seats, rules=Rules.parse(rules))
    for number in range(deals):
        if number:
            logged.do(Rematch(0, bytes([number] * 32)))
        logged.play_at_random(random.Random(number))
    return logged


def test_a_rematch_keeps_the_score() -> None:
    logged = series_table("app series=count", 3)
    score = logged.table.series
    assert score.deals == 3

    logged.do(Rematch(0, SEED))

    assert logged.table.series == score


def test_after_the_end_of_a_series_a_rematch_begins_a_new_one() -> None:
    logged = series_table("app series=deals series_length=2", 2)
    assert logged.table.series.is_over
    assert logged.table.series.winners

    logged.do(Rematch(0, SEED))

    series = logged.table.series
    assert (series.deals, series.points, series.is_over) == (0, (0, 0), False)


def test_a_deal_taken_up_again_counts_once() -> None:
    logged = series_table("app series=count", 2)
    assert logged.table.series.deals == 2

    logged.do(Undo(0, logged.table.seq))
    assert logged.table.series.deals == 1
    logged.play_at_random(random.Random(9))

    assert logged.table.series.deals == 2


def test_a_series_is_the_sum_of_its_deals() -> None:
    logged = LoggedTable(3, rules=Rules.parse("app series=count"))
    lost = [0, 0, 0]
    for number in range(5):
        logged.play_at_random(random.Random(number))
        result = logged.table.result
        assert result is not None
        for fool in result.fools:
            lost[fool] += 1
        assert logged.table.series.points == tuple(lost)
        logged.do(Rematch(0, bytes([number] * 32)))


def test_teams_play_a_series_together() -> None:
    logged = series_table("teams series=count", 3, seats=4)

    points = logged.table.series.points
    assert points[0] == points[2]
    assert points[1] == points[3]
    assert sum(points) <= 2 * 3


def test_who_has_left_asks_for_nothing_more(duel: LoggedTable) -> None:
    duel.do(Leave(0))

    with pytest.raises(SeatLeftError):
        decide(duel.table, SetPace(0, Pace.INSTANT))


def test_who_returns_may_ask_again(duel: LoggedTable) -> None:
    duel.do(Leave(0))

    assert duel.do(Return(0)) == (Returned(0),)
    assert decide(duel.table, Return(0)) == ()
    assert duel.do(SetPace(0, Pace.INSTANT)) == (PaceSet(Pace.INSTANT),)
    assert state(replayed(duel)) == state(duel.table)


def test_that_the_tutor_was_asked_is_noted_once_for_a_seat_and_a_deal(duel: LoggedTable) -> None:
    assert duel.do(Ask(0)) == (Asked(0),)
    assert duel.do(Ask(0)) == ()
    assert duel.do(Ask(1)) == (Asked(1),)

    duel.play_at_random(random.Random(1))
    duel.do(Rematch(0, SEED))
    assert duel.do(Ask(0)) == (Asked(0),)
    assert state(replayed(duel)) == state(duel.table)


def test_what_decided_a_deal_is_told_only_while_it_is_over(duel: LoggedTable) -> None:
    table = duel.table
    told = [table.decided]
    duel.play_at_random(random.Random(1))
    told.append(table.decided)
    assert replayed(duel).decided == table.decided
    duel.do(Undo(0, table.seq))
    told.append(table.decided)
    duel.play_at_random(random.Random(2))
    told.append(table.decided)
    duel.do(Rematch(0, SEED))
    told.append(table.decided)

    assert [decided is None for decided in told] == [True, False, True, False, True]


# When a view is too old.


def throw_in_table() -> LoggedTable:
    """Four seats, all beaten, several of which may throw in or are to say that they do not."""
    for number in range(200):
        logged = LoggedTable(4, seed=bytes([number] * 32))
        rng = random.Random(number)
        for _ in range(60):
            turns = logged.turns()
            throwers = {seat for seat, move in turns if isinstance(move, Attack)}
            sayers = {seat for seat, move in turns if isinstance(move, Done)}
            if len(throwers) > 1 and len(sayers) > 1:
                return logged
            logged.play(*rng.choice([turn for turn in turns if turn[1] != Take()] or turns))
            if logged.table.result:
                break
    raise AssertionError("no such position found")


def test_a_throw_in_chosen_before_another_seat_acted_is_accepted() -> None:
    logged = throw_in_table()
    (first, one), (second, other) = [
        next(turn for turn in logged.turns() if turn[0] == seat and isinstance(turn[1], Attack))
        for seat in sorted({seat for seat, move in logged.turns() if isinstance(move, Attack)})[:2]
    ]
    seen = logged.table.seq
    logged.do(Play(first, one, seen))
    if logged.table.game.why_not(second, other):
        with pytest.raises(IllegalMove):
            logged.do(Play(second, other, seen))
    else:
        logged.do(Play(second, other, seen))
        assert logged.table.seq == seen + 2


def test_adding_no_more_speaks_of_the_cards_seen() -> None:
    logged = throw_in_table()
    thrower = next(turn for turn in logged.turns() if isinstance(turn[1], Attack))
    other = next(
        seat for seat, move in logged.turns() if isinstance(move, Done) and seat != thrower[0]
    )
    seen = logged.table.seq
    logged.do(Play(*thrower, seen))

    with pytest.raises(StaleError):
        logged.do(Play(other, Done(), seen))


def test_a_view_is_too_old_after_ones_own_move(duel: LoggedTable) -> None:
    seen = duel.table.seq
    move = duel.play_until(0)
    duel.play(0, move)

    with pytest.raises(StaleError):
        duel.do(Play(0, move, seen))


def test_a_view_of_another_bout_is_too_old() -> None:
    logged = LoggedTable(2)
    logged.play_until(0)
    seen, bout = logged.table.seq, logged.table.game.bout.number
    while logged.table.game.bout.number == bout:
        logged.play(*logged.turns()[-1])

    move = logged.play_until(0)
    with pytest.raises(StaleError):
        logged.do(Play(0, move, seen))


def test_a_view_from_the_future_is_refused(duel: LoggedTable) -> None:
    move = duel.play_until(0)

    with pytest.raises(StaleError):
        duel.do(Play(0, move, duel.table.seq + 1))


def test_after_an_undo_older_views_are_too_old(duel: LoggedTable) -> None:
    move = duel.play_until(0)
    seen = duel.table.seq
    duel.play(0, move)
    duel.do(Undo(0, duel.table.seq))

    with pytest.raises(StaleError):
        duel.do(Play(0, move, seen))


# Logs that cannot be.


def opening(**changes: object) -> TableOpened:
    fields = {"rules_version": RULES_VERSION, "rules": "app", "settings": settings()} | changes
    return TableOpened(**fields)  # type: ignore[arg-type]  # wrong types are the point


PACK = " ".join(map(str, APP.cards))


@pytest.mark.parametrize(
    "log",
    [
        [],
        [Moved("A+6s")],
        [opening(rules_version=RULES_VERSION + 1)],
        [opening(rules="bridge")],
        [opening(settings=settings(7))],
        [opening(), opening()],
        [opening(), Moved("A+6s")],
        [opening(), Dealt(1, 0, "6s 7s")],
        [opening(), Dealt(1, 0, "nonsense")],
        [opening(), Dealt(1, 0, PACK, 2)],
        [opening(), Dealt(1, 0, PACK, 1)],
        [*decide(None, OpenTable(APP, settings(), SEED)), Moved("A!")],
        [*decide(None, OpenTable(APP, settings(), SEED)), Moved("Z+6s")],
        [*decide(None, OpenTable(APP, settings(), SEED)), Moved("A^")],
        [*decide(None, OpenTable(APP, settings(), SEED)), Undone(0, 0)],
    ],
)
def test_a_log_that_cannot_be_played_is_refused(log: list[TableEvent]) -> None:
    with pytest.raises(LogError):
        Table.replay(log)


@pytest.mark.parametrize("body", [b"", b"{}", b'{"kind":"spoke"}', b'{"kind":"moved"}', b"\xff"])
def test_bytes_that_are_no_event_are_refused(body: bytes) -> None:
    with pytest.raises(LogError):
        decode_event(body)


def test_a_log_of_the_first_version_is_replayed_for_ever() -> None:
    """It holds a preset in its settings, and a game of three deals with an undo."""
    lines = OLD_LOG.read_bytes().splitlines()
    assert b'"preset":"app+transfer"' in lines[0]
    assert b'"opener"' not in lines[1]
    events = [decode_event(line) for line in lines]
    table = Table.replay(events[:1])
    results: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    for event in events[1:]:
        table.evolve(event)
        if table.result:
            results.append((table.result.fools, table.result.places))

    assert results == [((0,), (1, 2)), ((1,), (2, 0))]
    assert (table.seq, table.deal_number, table.left) == (557, 3, {0})
    assert table.rules == Rules.preset("app+transfer")
    assert table.pace is Pace.INSTANT
    assert [settings.name for settings in table.seats] == ["Ann", "Aram", "Ani"]
    view = table.game.view(2)
    assert (view.dealer, view.attacker, view.defender, view.stock) == (1, 2, 0, 14)
    assert {str(card) for card in view.hand} == {"Ac", "7d", "8h", "6s", "As"}


def test_a_table_before_its_first_deal_has_no_game() -> None:
    with pytest.raises(LogError):
        _ = Table(opening()).game


def test_the_game_of_a_table_is_the_engines() -> None:
    logged = LoggedTable(2)
    assert isinstance(logged.table.game, Game)


# Several cards at once.


def table_with(*hands: str, rules: str = "app") -> LoggedTable:
    """A table for two at which the holder of the lowest card is to open the first bout."""
    dealt = deal(hands, "Ah")
    logged = LoggedTable(rules=Rules.parse(rules))
    logged.log[1:] = [Dealt(1, dealt.dealer, " ".join(map(str, dealt.pack)))]
    logged.table = Table.replay(logged.log)
    return logged


LEAD = ("8c 8d 8s 6c 7c Kc", "9c 9d Jc Jd Js Ks")


def test_cards_laid_at_once_are_one_event() -> None:
    lead = table_with(*LEAD)

    events = lead.do(Lay(0, cards("8c 8d"), lead.table.seq))

    assert events == (Laid(("A+8c", "A+8d")),)
    assert [str(pair.attack) for pair in lead.table.game.bout.pairs] == ["8c", "8d"]
    assert state(Table.replay(lead.log)) == state(lead.table)


def test_an_undo_takes_back_all_that_was_laid_at_once() -> None:
    lead = table_with(*LEAD)
    before = game_of(lead.table)
    lead.do(Lay(0, cards("8c 8d 8s"), lead.table.seq))

    lead.do(Undo(0, lead.table.seq))

    assert game_of(lead.table) == before
    assert state(Table.replay(lead.log)) == state(lead.table)


def test_what_is_laid_after_an_undo_is_taken_back_by_itself() -> None:
    lead = table_with(*LEAD)
    lead.do(Lay(0, cards("8c 8d"), lead.table.seq))
    lead.do(Undo(0, lead.table.seq))
    lead.play(0, Attack(Card.parse("8c")))
    lead.play(0, Attack(Card.parse("8d")))

    lead.do(Undo(0, lead.table.seq))

    assert [str(pair.attack) for pair in lead.table.game.bout.pairs] == ["8c"]


@pytest.mark.parametrize("chosen", ["", "8c 9d", "8c 6c"])
def test_only_cards_of_one_rank_are_laid_at_once(chosen: str) -> None:
    lead = table_with(*LEAD)
    before = state(lead.table)

    with pytest.raises(NotOneRankError):
        lead.do(Lay(0, cards(chosen), lead.table.seq))
    assert state(lead.table) == before


@pytest.mark.parametrize(
    ("chosen", "kind"),
    [
        ("8c 8c", ReasonKind.NOT_IN_HAND),
        ("8c 8h", ReasonKind.NOT_IN_HAND),
        ("9c 9d", ReasonKind.NOT_IN_HAND),
    ],
)
def test_where_one_does_not_fit_none_is_laid(chosen: str, kind: ReasonKind) -> None:
    lead = table_with(*LEAD)
    before = state(lead.table)

    with pytest.raises(IllegalMove) as refused:
        lead.do(Lay(0, cards(chosen), lead.table.seq))
    assert refused.value.reason.kind is kind
    assert state(lead.table) == before


def test_more_than_the_limit_allows_are_not_laid() -> None:
    lead = table_with(*LEAD, rules="app first_bout_limit=2")

    with pytest.raises(IllegalMove) as refused:
        lead.do(Lay(0, cards("8c 8d 8s"), lead.table.seq))
    assert refused.value.reason.kind is ReasonKind.FIRST_BOUT_LIMIT
    assert not lead.table.game.bout.pairs


def test_cards_laid_at_once_on_an_old_view_are_stale() -> None:
    lead = table_with(*LEAD)
    seen = lead.table.seq
    lead.play(0, Attack(Card.parse("8c")))

    with pytest.raises(StaleError):
        lead.do(Lay(0, cards("8d 8s"), seen))


def test_a_log_with_cards_that_cannot_be_laid_at_once_is_refused() -> None:
    lead = table_with(*LEAD)

    with pytest.raises(LogError):
        Table.replay([*lead.log, Laid(("A+8c", "A+9c"))])
