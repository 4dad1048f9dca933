"""Records of whole games."""

import inspect
from collections.abc import Callable, Iterator
from dataclasses import FrozenInstanceError
from datetime import UTC, datetime, timedelta, timezone
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import NotationError
from kozyr.rules import (
    PRESETS,
    Deal,
    Game,
    GameRecord,
    IllegalMove,
    RecordError,
    Rules,
    RulesError,
    Tag,
    deal_from_seed,
    format_record,
    parse_record,
    parse_turn,
    read_records,
)
from kozyr.rules import record as module
from kozyr.rules.position import format_result
from kozyr.rules.record import read_lines
from tests.rules.play import Chooser, Style

RECORDS = Path(__file__).parents[1] / "records"
RULES = Rules()
DEAL = deal_from_seed(RULES, 2, bytes(range(32)))
PACK = (
    "Ac 8d Qc Kc Ks 9h 7c 9s Ad 6d 6s Jh Jc Qd 10h Qh As 8c 10c 6h Jd 10d 8h Js 7h 7s Ah Qs 9c 7d"
    " 8s Kh 10s Kd 9d 6c"
)
FIRST_VERSION = f"""\
[Kozyr "1"]
[Rules "app"]
[Players "Ann, Bot Aram"]
[Dealer "B"]
[Pack "{PACK}"]
[Result "*"]

1. A+Qc B:Qc/Kc A.
2. B+6d A:6d/Ad
"""
RECORD = f"""\
[Kozyr "2"]
[Rules "app"]
[A "Ann"]
[B "Bot Aram"]
[Dealer "B"]
[Pack "{PACK}"]
[Result "*"]

1. A+Qc B:Qc/Kc A.
2. B+6d A:6d/Ad
"""
TURNS = ("A+Qc", "B:Qc/Kc", "A.", "B+6d", "A:6d/Ad")
NOON = datetime(2026, 3, 1, 12, 0, 5, tzinfo=UTC)

names = st.text(max_size=20)
times = st.none() | st.integers(0, 999_999_999_999)
instants = st.datetimes(datetime(1900, 1, 1), timezones=st.just(UTC))


def record(
    *turns: str,
    players: tuple[str, ...] = ("Ann", "Bot Aram"),
    date: datetime | None = None,
    tags: tuple[Tag, ...] = (),
    times_ms: tuple[int | None, ...] = (),
) -> GameRecord:
    made = tuple(parse_turn(turn, 2) for turn in turns)
    return GameRecord(RULES, DEAL, players, made, date, tags, times_ms)


def whole_game() -> GameRecord:
    turns = Chooser(Style.ANYTHING, 1).walk(Game(RULES, DEAL))
    return GameRecord(RULES, DEAL, ("Ann", "Bot Aram"), tuple(turns))


def test_record_is_written_with_tags_and_a_bout_a_line() -> None:
    assert format_record(record(*TURNS)) == RECORD


def test_record_is_read_as_it_was_written() -> None:
    assert parse_record(RECORD) == record(*TURNS)


def test_record_of_the_first_version_is_read_and_written_as_the_second() -> None:
    assert parse_record(FIRST_VERSION) == record(*TURNS)
    assert format_record(parse_record(FIRST_VERSION)) == RECORD


def test_result_stands_in_the_record_of_a_whole_game() -> None:
    text = format_record(whole_game())

    assert '[Result "fool A"]' in text
    assert parse_record(text) == whole_game()


def test_record_without_moves_is_a_deal() -> None:
    text = format_record(record())

    assert text.endswith('[Result "*"]\n\n')
    assert parse_record(text) == record()


def test_other_tags_and_the_date_stand_first_and_are_kept() -> None:
    tags = (Tag("Event", "Friday"), Tag("Site", "Yerevan"), Tag("TimeControl", "15 + 60"))
    told = record(*TURNS, date=NOON, tags=tags)
    text = format_record(told)

    assert text.startswith(
        '[Kozyr "2"]\n[Event "Friday"]\n[Site "Yerevan"]\n[TimeControl "15 + 60"]\n'
        '[Date "2026-03-01T12:00:05Z"]\n[Rules "app"]\n'
    )
    assert parse_record(text) == told


def test_date_of_any_time_zone_is_kept_as_utc() -> None:
    there = NOON.astimezone(timezone(timedelta(hours=4)))

    assert format_record(record(date=there)) == format_record(record(date=NOON))
    text = RECORD.replace("[Rules", '[Date "2026-03-01T16:00:05+04:00"]\n[Rules')
    assert parse_record(text).date == NOON


def test_times_are_written_in_seconds_after_the_moves_they_are_known_of() -> None:
    timed = record(*TURNS, times_ms=(2400, 7, None, 61_000, 1050))
    text = format_record(timed)

    assert text.endswith("1. A+Qc@2.4 B:Qc/Kc@0.007 A.\n2. B+6d@61 A:6d/Ad@1.05\n")
    assert parse_record(text) == timed


def test_times_of_which_none_is_known_are_no_times() -> None:
    assert record(*TURNS, times_ms=(None,) * 5) == record(*TURNS)


def test_lot_that_decided_who_attacks_first_stands_in_the_record() -> None:
    rules = Rules.parse("app first_attacker=lot")
    deal = deal_from_seed(rules, 3, bytes(range(32)))
    lot = GameRecord(rules, deal, ("Ann", "Aram", "Mari"), ())

    assert deal.opener is not None
    assert f'[First "{"ABC"[deal.opener]}"]' in format_record(lot)
    assert parse_record(format_record(lot)) == lot


def test_comments_empty_lines_and_missing_bout_numbers_are_passed_over() -> None:
    text = RECORD.replace("1. A+Qc", "{the queen leads} A+Qc\n\n{and\nfalls} ").replace("2. ", "")

    assert parse_record("\n{A game.}\n" + text) == parse_record(RECORD)


def test_tag_in_a_comment_is_passed_over() -> None:
    assert parse_record('{\n[A "Mari"]\n}\n' + RECORD) == parse_record(RECORD)


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_lines_may_end_in_any_way(end: str) -> None:
    assert parse_record("\ufeff" + RECORD.rstrip().replace("\n", end)) == parse_record(RECORD)


def test_replay_gives_the_game_and_the_events_after_each_move() -> None:
    replay = record("A+Qc", "B:Qc/Kc").replay()
    game = Game(RULES, DEAL)

    shown = [(len(state.bout.pairs), events) for state, events in replay]

    first, second = parse_turn("A+Qc", 2), parse_turn("B:Qc/Kc", 2)
    assert shown == [(0, game.opening_events), (1, game.apply(*first)), (1, game.apply(*second))]


def test_final_game_is_the_game_after_the_last_move() -> None:
    assert whole_game().final_game().result is not None


def test_illegal_move_raises_when_a_record_is_replayed_or_written() -> None:
    wrong = record("A+Kc")

    with pytest.raises(IllegalMove):
        list(wrong.replay())
    with pytest.raises(IllegalMove):
        wrong.final_game()
    with pytest.raises(IllegalMove):
        format_record(wrong)


def test_unchecked_record_is_read_with_its_illegal_moves() -> None:
    text = RECORD.replace("A+Qc", "A+Kc").replace('"*"', '"draw"').replace("2. ", "7. ")

    read = parse_record(text, check=False)

    assert read == record("A+Kc", *TURNS[1:])
    with pytest.raises(IllegalMove):
        read.final_game()


def test_lines_are_read_and_played_unless_the_reader_asks_for_less() -> None:
    played = read_lines(RECORD.splitlines())
    unplayed = read_lines(RECORD.splitlines(), check=False)

    assert played is not None
    assert unplayed is not None
    assert played.record == unplayed.record == record(*TURNS)
    assert played.game is not None
    assert unplayed.game is None


def functions_of_the_module() -> Iterator[Callable[..., Any]]:
    for holder in (module, *(kind for _, kind in inspect.getmembers(module, inspect.isclass))):
        for _, function in inspect.getmembers(holder, inspect.isfunction):
            if function.__module__ == module.__name__:
                yield function


def test_switch_is_given_by_its_name_alone() -> None:
    switches = {
        function.__qualname__: parameter.kind
        for function in functions_of_the_module()
        for parameter in inspect.signature(function).parameters.values()
        if parameter.annotation is bool
    }

    assert {"parse_record", "read_lines"} <= switches.keys()
    assert set(switches.values()) == {inspect.Parameter.KEYWORD_ONLY}


def test_record_never_changes() -> None:
    told = record(*TURNS)

    with pytest.raises(FrozenInstanceError):
        told.players = ("Mari", "Leyla")  # type: ignore[misc]


def test_unchecked_record_still_needs_moves_that_can_be_read() -> None:
    with pytest.raises(RecordError, match="line 9: 'A-Qc' is not a move"):
        parse_record(RECORD.replace("A+Qc", "A-Qc"), check=False)
    with pytest.raises(RecordError, match="line 6: Pack: the pack must hold"):
        parse_record(RECORD.replace("9d 6c", "9d 9d"), check=False)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[Kozyr "2"]\n', "", 'line 1: not a record: expected [Kozyr "2"] first'),
        ('"2"', '"3"', "line 1: version '3': this program reads versions 1 and 2"),
        ('[Kozyr "2"]', "[Kozyr 2]", "line 1: '[Kozyr 2]': expected a tag such as [Rules \"app\"]"),
        ('[Rules "app"]\n', "", "line 6: the tag Rules is missing"),
        ('[A "Ann"]\n', "", "line 6: the tag A is missing"),
        ('[B "', '[C "', "line 7: the tag B is missing"),
        ('[B "Bot Aram"]\n', "", "line 3: A: at least 2 players are needed, not 1"),
        ('[Rules "app"]', '[Rules "app"]\n[Rules "app"]', "line 3: the tag Rules is given twice"),
        ('[Rules "app"]', '[Rules "poker"]', "line 2: Rules: no preset 'poker'"),
        ('[Rules "app"]', '[Rules ""]', "line 2: Rules: no preset ''"),
        (
            '[Rules "app"]',
            '[Rules "teams"]',
            "line 4: B: these teams need 4 players, not 2",
        ),
        (
            '[Rules "app"]',
            '[Rules "teams"]\n[C "Mari"]',
            "line 3: C: these teams need 4 players, not 3",
        ),
        ('"Ann"', r'"A\nn\x"', "line 3: A: "),
        ('"Ann"', '"A"n"', "line 3: A: "),
        ('"Ann"', r'"\ud83d"', r"line 3: A: '\ud83d' holds half a character"),
        ('[Dealer "B"]', '[Dealer "C"]', "line 5: Dealer: 'C' is not a seat: expected A to B"),
        ('[Dealer "B"]', '[Dealer "B"]\n[First "D"]', "line 6: First: 'D' is not a seat"),
        (
            '[Dealer "B"]',
            '[Dealer "B"]\n[First "A"]',
            "line 7: Pack: these rules leave it to the cards who attacks first",
        ),
        ('[Dealer "B"]', '[Date "today"]\n[Dealer "B"]', "line 5: Date: 'today': expected e.g. "),
        ("[Dealer", '[Date "2026-03-01"]\n[Dealer', "line 5: Date: '2026-03-01': expected e.g. "),
        ("9d 6c", "9d 9d", "line 6: Pack: the pack must hold the 36 cards of these rules"),
        ("9d 6c", "9d 6x", "line 6: Pack: '6x' is not a card"),
        ('"*"', '"draw"', "line 7: Result is 'draw', the moves lead to '*'"),
        ('"*"', '""', "line 7: Result: result '': expected fool B, fools A C, draw"),
        ('"*"', '"fool C"', "line 7: Result: 'C' is not a seat: expected A to B"),
        ('"*"', '"lost"', "line 7: Result: result 'lost': expected fool B, fools A C, draw"),
        ("1. A+Qc", "2. A+Qc", "line 9: '2.': expected bout 1"),
        ("2. B+6d", "1. B+6d", "line 10: '1.': expected bout 2"),
        ("2. B+6d", '[Site "Club"]\n', "line 10: '[Site \"Club\"]': expected a tag such as"),
        ("2. B+6d", "[Result]", "line 10: '[Result] A:6d/Ad': expected a tag such as"),
        ("2. B+6d", "{2. B+6d", "line 10: a comment begins here and is never closed"),
        ("A+Qc", "A+Qc@", "line 9: '': expected the seconds a move took, e.g. @2.4; possible: "),
        ("A+Qc", "A+Qc@1.2345", "line 9: '1.2345': expected the seconds"),
        ("A+Qc", "A+Qc@-1", "line 9: '-1': expected the seconds"),
        (
            "A:6d/Ad",
            "A:6d/Ad B+Kd",
            "line 10: 'B+Kd' is illegal: not_in_hand (Kd); possible: B.",
        ),
        ("A:6d/Ad", "A:6d/Ad Bx", "line 10: 'Bx' is not a move: expected e.g. A+8c, "),
        ("A:6d/Ad", "A:6d/Ad C!", "line 10: 'C' is not a seat: expected A to B; possible: "),
    ],
)
def test_record_that_cannot_be_read_names_the_line_and_what_was_possible(
    old: str, new: str, message: str
) -> None:
    assert old in RECORD
    with pytest.raises(RecordError) as refused:
        parse_record(RECORD.replace(old, new, 1))

    assert str(refused.value).startswith(message)
    assert str(refused.value) == f"line {refused.value.line}: {refused.value.problem}"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[Players "Ann, Bot Aram"]\n', "", "line 5: the tag Players is missing"),
        (
            '[Rules "app"]',
            '[Event "Club"]\n[Rules "app"]',
            "line 2: the tag Event is unknown;"
            " there are: Kozyr, Rules, Players, Dealer, Pack, Result",
        ),
        ('"Ann, Bot Aram"', '"Ann"', "line 3: Players: at least 2 players are needed, not 1"),
        ('"Ann, Bot Aram"', '"Ann, "', "line 3: Players: a name is empty"),
        ("Bot Aram", "\ud83d", r"line 3: Players: '\ud83d' holds half a character"),
        ('"Ann, Bot Aram"', '"A"n, Aram"', "line 3: Players: 'A\"n, Aram' holds a quote"),
    ],
)
def test_record_of_the_first_version_is_read_by_its_own_law(
    old: str, new: str, message: str
) -> None:
    assert old in FIRST_VERSION
    with pytest.raises(RecordError) as refused:
        parse_record(FIRST_VERSION.replace(old, new, 1))

    assert str(refused.value).startswith(message)


def test_backslash_in_a_name_of_the_first_version_is_a_backslash() -> None:
    assert parse_record(FIRST_VERSION.replace("Ann", r"A\n")).players == (r"A\n", "Bot Aram")


def test_tab_may_stand_beside_what_is_escaped() -> None:
    read = parse_record(RECORD.replace('"Ann"', '"Ann \\"A\\",\tjr."'))

    assert read.players == ('Ann "A",\tjr.', "Bot Aram")


def test_text_that_is_no_record_is_refused() -> None:
    with pytest.raises(RecordError, match=r'line 1: not a record: expected \[Kozyr "2"\] first'):
        parse_record("Once upon a time")
    with pytest.raises(RecordError, match=r'line 1: not a record: expected \[Kozyr "2"\] first'):
        parse_record("{Nothing to read here.}")


def test_game_that_is_over_is_not_said_to_go_on() -> None:
    text = format_record(whole_game()).replace('"fool A"', '"*"')

    with pytest.raises(RecordError, match=r"Result is '\*', the moves lead to 'fool A'"):
        parse_record(text)


def test_move_after_the_end_is_refused() -> None:
    text = format_record(whole_game()).rstrip() + " A.\n"

    with pytest.raises(RecordError, match=r"'A\.' is illegal: game_over; possible: nothing"):
        parse_record(text)


@pytest.mark.parametrize(
    "name", ["", " Ann ", 'Ann "A", jr.', "A\\n", "A\nn", "A\x85n\u2028", "Մարի 👩‍👩‍👧", "[Kozyr {"]
)
def test_name_of_any_kind_is_carried(name: str) -> None:
    named = record("A+Qc", players=(name, "Bot Aram"))
    text = format_record(named)

    assert text.splitlines()[2].startswith('[A "')
    assert parse_record(text) == named


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"players": ("\ud83d", "Aram")}, "holds half a character"),
        ({"tags": (Tag("Event", "\ud83d"),)}, "holds half a character"),
        ({"tags": (Tag("Rules", "app"),)}, "'Rules' cannot be the name of a tag"),
        ({"tags": (Tag("two words", ""),)}, "'two words' cannot be the name of a tag"),
        ({"tags": (Tag("Site", "a"), Tag("Site", "b"))}, "the tag Site is given twice"),
        ({"date": datetime(2026, 3, 1)}, "a date needs its time zone"),
        ({"times_ms": (1,)}, "1 times for 5 moves"),
        ({"times_ms": (1, 2, 3, 4, 5, 6)}, "6 times for 5 moves"),
        ({"times_ms": (1, 2, 3, 4, -1)}, "a time is not between 0 and"),
        ({"times_ms": (1, 2, 3, 4, 1_000_000_000_000)}, "a time is not between 0 and"),
    ],
)
def test_what_the_text_could_not_carry_is_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(NotationError, match=message):
        record(*TURNS, **changes)  # type: ignore[arg-type]


def test_shortest_and_longest_time_are_carried() -> None:
    timed = record(*TURNS, times_ms=(0, 999_999_999_999, None, None, None))

    assert parse_record(format_record(timed)) == timed


@pytest.mark.parametrize(
    ("players", "message"),
    [(("Ann",), "1 names for 2 seats"), (("Ann", "Aram", "Mari"), "3 names for 2 seats")],
)
def test_one_name_a_seat_is_needed(players: tuple[str, ...], message: str) -> None:
    with pytest.raises(RulesError, match=message):
        GameRecord(RULES, Deal(DEAL.pack, 2, 0), players, ())


@given(
    st.tuples(names, names),
    st.none() | instants,
    st.dictionaries(st.from_regex(r"[A-Z][a-z]\w{0,9}", fullmatch=True), names, max_size=4),
    st.tuples(*[times] * len(TURNS)),
)
def test_whatever_is_accepted_is_read_as_it_was_written(
    players: tuple[str, str],
    date: datetime | None,
    tags: dict[str, str],
    times_ms: tuple[int | None, ...],
) -> None:
    try:
        told = record(
            *TURNS,
            players=players,
            date=date,
            tags=tuple(Tag(*tag) for tag in tags.items()),
            times_ms=times_ms,
        )
    except NotationError:
        return

    assert parse_record(format_record(told)) == told


@given(st.text(max_size=200))
def test_any_other_text_is_refused_as_no_record(text: str) -> None:
    with pytest.raises(RecordError):
        parse_record(text)


@given(st.integers(0, len(RECORD) - 1), st.text(max_size=3), st.integers(0, 3))
def test_damaged_record_is_read_or_refused_as_a_record(place: int, new: str, cut: int) -> None:
    damaged = RECORD[:place] + new + RECORD[place + cut :]

    read = list(read_records(StringIO(damaged)))

    assert len(read) in (1, 2)


@pytest.mark.parametrize("version", [1, 2])
def test_record_that_was_kept_still_leads_to_its_result(version: int) -> None:
    path = RECORDS / f"version-{version}.durak"
    stated = [
        line[9:-2]
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("[Result ")
    ]

    read = list(read_records(path))

    assert len(read) >= 12
    for kept, result in zip(read, stated, strict=True):
        assert isinstance(kept, GameRecord)
        end = kept.final_game().result
        assert (format_result(end) if end else "*") == result
        assert parse_record(format_record(kept)) == kept


def test_kept_records_are_of_every_preset_and_are_written_as_they_stand() -> None:
    path = RECORDS / "version-2.durak"

    kept = [read for read in read_records(path) if isinstance(read, GameRecord)]

    assert {Rules.preset(name) for name in PRESETS} <= {record.rules for record in kept}
    assert "".join(f"{format_record(record)}\n" for record in kept) == path.read_text(
        encoding="utf-8"
    )
