"""Records of whole games."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import NotationError
from kozyr.rules import (
    Deal,
    Game,
    GameRecord,
    IllegalMove,
    RecordError,
    Rules,
    RulesError,
    deal_from_seed,
    format_record,
    parse_record,
    parse_turn,
)
from tests.rules.play import Chooser, Style

RULES = Rules()
DEAL = deal_from_seed(RULES, 2, bytes(range(32)))
RECORD = """\
[Kozyr "1"]
[Rules "app"]
[Players "Ann, Bot Aram"]
[Dealer "B"]
[Pack "Ac 8d Qc Kc Ks 9h 7c 9s Ad 6d 6s Jh Jc Qd 10h Qh As 8c 10c 6h Jd 10d 8h Js 7h 7s Ah Qs 9c \
7d 8s Kh 10s Kd 9d 6c"]
[Result "*"]

1. A+Qc B:Qc/Kc A.
2. B+6d A:6d/Ad
"""


def record(*turns: str, players: tuple[str, ...] = ("Ann", "Bot Aram")) -> GameRecord:
    return GameRecord(RULES, DEAL, players, tuple(parse_turn(turn, 2) for turn in turns))


def whole_game() -> GameRecord:
    turns = Chooser(Style.ANYTHING, 1).walk(Game(RULES, DEAL))
    return GameRecord(RULES, DEAL, ("Ann", "Bot Aram"), tuple(turns))


def test_record_is_written_with_tags_and_a_bout_a_line() -> None:
    assert format_record(record("A+Qc", "B:Qc/Kc", "A.", "B+6d", "A:6d/Ad")) == RECORD


def test_record_is_read_as_it_was_written() -> None:
    assert parse_record(RECORD) == record("A+Qc", "B:Qc/Kc", "A.", "B+6d", "A:6d/Ad")


def test_result_stands_in_the_record_of_a_whole_game() -> None:
    text = format_record(whole_game())

    assert '[Result "fool A"]' in text
    assert parse_record(text) == whole_game()


def test_record_without_moves_is_a_deal() -> None:
    text = format_record(record())

    assert text.endswith('[Result "*"]\n\n')
    assert parse_record(text) == record()


def test_comments_empty_lines_and_missing_bout_numbers_are_passed_over() -> None:
    text = RECORD.replace("1. A+Qc", "{the queen leads} A+Qc\n\n{and falls}").replace("2. ", "")

    assert parse_record("\n{A game.}\n" + text) == parse_record(RECORD)


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


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[Kozyr "1"]\n', "", 'line 1: not a record: expected [Kozyr "1"] first'),
        ('[Kozyr "1"]', '[Kozyr "2"]', "line 1: version '2': this program reads version 1"),
        ('[Kozyr "1"]', "[Kozyr 1]", "line 1: '[Kozyr 1]': expected a tag such as [Rules \"app\"]"),
        ('[Rules "app"]\n', "", "line 5: the tag Rules is missing"),
        ('[Rules "app"]', '[Rules "app"]\n[Rules "app"]', "line 3: the tag Rules is given twice"),
        (
            '[Rules "app"]',
            '[Event "Club"]\n[Rules "app"]',
            "line 2: the tag Event is unknown;"
            " there are: Kozyr, Rules, Players, Dealer, Pack, Result",
        ),
        ('[Rules "app"]', '[Rules "poker"]', "line 2: Rules: no preset 'poker'"),
        ('[Rules "app"]', '[Rules ""]', "line 2: Rules: no preset ''"),
        ('[Rules "app"]', '[Rules "app pack=52"]', "line 2: Rules: pack=52 is not supported yet"),
        (
            '"Ann, Bot Aram"',
            '"Ann"',
            "line 3: Players: these rules seat 2 to 6 players with 36 cards, not 1",
        ),
        ('"Ann, Bot Aram"', '"Ann, "', "line 3: Players: '' cannot stand in a record as a name"),
        ('[Dealer "B"]', '[Dealer "C"]', "line 4: Dealer: 'C' is not a seat: expected A to B"),
        ("9d 6c", "9d 9d", "line 5: Pack: the pack must hold each of the 36 cards once"),
        ("9d 6c", "9d 6x", "line 5: Pack: '6x' is not a card"),
        ('"*"', '"draw"', "line 6: Result is 'draw', the moves lead to '*'"),
        ("1. A+Qc", "2. A+Qc", "line 8: '2.': expected bout 1"),
        ("2. B+6d", "[Result]", "line 9: '[Result] A:6d/Ad': expected a tag such as"),
        (
            "A:6d/Ad",
            "A:6d/Ad B+Kd",
            "line 9: 'B+Kd' is illegal: not_in_hand (Kd); possible: B.",
        ),
        ("A:6d/Ad", "A:6d/Ad Bx", "line 9: 'Bx' is not a move: expected e.g. A+8c, "),
        ("A:6d/Ad", "A:6d/Ad C!", "line 9: 'C' is not a seat: expected A to B; possible: "),
    ],
)
def test_record_that_cannot_be_read_names_the_line_and_what_was_possible(
    old: str, new: str, message: str
) -> None:
    assert old in RECORD
    with pytest.raises(RecordError) as refused:
        parse_record(RECORD.replace(old, new, 1))

    assert str(refused.value).startswith(message)
    assert message.startswith(f"line {refused.value.line}: ")


def test_text_that_is_no_record_is_refused() -> None:
    with pytest.raises(RecordError, match=r'line 1: not a record: expected \[Kozyr "1"\] first'):
        parse_record("Once upon a time")


def test_move_after_the_end_is_refused() -> None:
    text = format_record(whole_game()).rstrip() + " A.\n"

    with pytest.raises(RecordError, match=r"'A\.' is illegal: game_over; possible: nothing"):
        parse_record(text)


@pytest.mark.parametrize("name", ["", " Ann", "Ann ", 'A"n', "A,n", "A\nn", "A\rn", "A\u2028n"])
def test_name_that_the_text_could_not_carry_is_refused(name: str) -> None:
    with pytest.raises(NotationError, match="cannot stand in a record as a name"):
        record(players=("Ann", name))


def test_one_name_a_seat_is_needed() -> None:
    with pytest.raises(RulesError, match="1 names for 2 seats"):
        GameRecord(RULES, Deal(DEAL.pack, 2, 0), ("Ann",), ())


@given(st.text(max_size=20))
def test_every_name_that_is_accepted_is_read_as_it_was_written(name: str) -> None:
    try:
        named = record("A+Qc", players=(name, "Bot Aram"))
    except NotationError:
        return

    assert parse_record(format_record(named)) == named


@given(st.text(max_size=200))
def test_any_other_text_is_refused_as_no_record(text: str) -> None:
    with pytest.raises(RecordError):
        parse_record(text)
