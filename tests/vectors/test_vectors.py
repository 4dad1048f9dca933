"""The vectors hold; and the runner notices when one does not."""

import re
from pathlib import Path

import pytest

from kozyr.cli import main
from kozyr.rules import PRESETS, Rules
from kozyr.study.vector_positions import read_position
from kozyr.study.vectors import Outcome, run_vectors

FILES = sorted(Path(__file__).parent.glob("*.txt"))
RULES_PAGE = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")

OPENED = "P | A=8c,8d,#4 B=Tc,#5 C=#6 stk=6c,6d,6h | A+8c"
BEATEN = f"{OPENED} B:8c/Tc A. C."
LAST_CARDS = "P | A=9c B=Tc,#1 stk=0 | A+9c B:9c/Tc"


def run(line: str) -> Outcome:
    (outcome,) = run_vectors(line)
    return outcome


OUTCOMES = [outcome for file in FILES for outcome in run_vectors(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("outcome", OUTCOMES, ids=lambda outcome: outcome.name)
def test_vector_holds(outcome: Outcome) -> None:
    assert outcome.problems == ()


def test_every_parameter_has_two_vectors_or_a_test_of_the_deal() -> None:
    """What shows in a bout has vectors, the rest is in tests/rules/test_setup_vectors.py."""
    numbered = set(re.findall(r"^(1\.\d+)\. `", RULES_PAGE, re.MULTILINE))
    vectors = [str(outcome.name).rstrip("abcdefgh") for outcome in OUTCOMES]
    of_the_deal = {
        *("1.5", "1.8", "1.9", "1.10", "1.11"),
        *("1.28", "1.33", "1.34", "1.35", "1.39"),
    }

    assert {number for number in numbered if vectors.count(number) < 2} == of_the_deal


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (f"X {OPENED} | A+8d no", "A+8d no: expected refused, found legal"),
        (
            f"X {OPENED} | C+8d ok",
            "C+8d ok: expected legal, found refused: not_in_hand (8d)",
        ),
        (f"X {OPENED} | cap=5", "cap=5: expected 5, found 6"),
        (f"X {OPENED} | table=2", "table=2: expected 2, found 1"),
        (f"X {OPENED} | att=B", "att=B: expected B, found A"),
        (f"X {OPENED} | def=C", "def=C: expected C, found B"),
        (f"X {OPENED} | end=beaten", "end=beaten: expected beaten, found the bout goes on"),
        (f"X {OPENED} | next=B>C", "next=B>C: expected B>C, found the bout goes on"),
        (f"X {OPENED} | over=draw", "over=draw: expected draw, found no"),
        (f"X {OPENED} | hand=A6", "hand=A6: expected A6, found A5"),
        (f"X {OPENED} | draw=A:6c", "draw=A:6c: expected A:6c, found nothing"),
        (f"X {BEATEN} | end=taken", "end=taken: expected taken, found beaten"),
        (f"X {OPENED} B! A. C. | end=beaten", "end=beaten: expected beaten, found taken"),
        (f"X {BEATEN} | next=A>B", "next=A>B: expected A>B, found B>C"),
        (f"X {BEATEN} | draw=A:6d B:6c", "draw=A:6d B:6c: expected A:6d B:6c, found A:6c B:6d"),
        (f"X {BEATEN} | draw=", "draw=: expected nothing, found A:6c B:6d"),
        (f"X {LAST_CARDS} | over=draw", "over=draw: expected draw, found durak:B"),
        (f"X {LAST_CARDS} | over=durak:A", "over=durak:A: expected durak:A, found durak:B"),
        (f"X {LAST_CARDS} | next=B>A", "next=B>A: expected B>A, found the game is over"),
        (f"X {LAST_CARDS} | over=durak:A,B", "over=durak:A,B: expected durak:A,B, found durak:B"),
        (f"X {LAST_CARDS} | epaulettes=1", "epaulettes=1: expected 1, found 0"),
        (f"X {OPENED} | epaulettes=1", "epaulettes=1: expected 1, found the game goes on"),
        (f"X {OPENED} | places=C>B", "places=C>B: expected C>B, found A>B"),
        ("X P | A=9c B=Tc stk=0 | A+9c B:9c/Tc | over=no", "over=no: expected no, found draw"),
        (
            "X P | A=9c B=8c stk=0 | A+9c B:9c/8c | over=no",
            "move B:9c/8c: expected legal, found refused: too_low (8c, against 9c)",
        ),
    ],
)
def test_wrong_expectation_is_reported_with_what_was_found(line: str, problem: str) -> None:
    assert run(line).problems == (problem,)


def test_every_wrong_check_of_a_line_is_reported() -> None:
    outcome = run(f"X {OPENED} | cap=5; att=A; def=C")

    assert str(outcome) == (
        "line 1: X: cap=5: expected 5, found 6\nline 1: X: def=C: expected C, found B"
    )


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("X P | A=8c", "2 fields, expected name and preset | position | moves | checks | source"),
        ("X | A=8c B=9c stk=0 | | over=no", "'X': expected a name and a preset, P or V"),
        (
            "X Q | A=8c B=9c stk=0 | | over=no",
            "no preset 'Q': expected P, V or one of docs/rules.md",
        ),
        ("X P b=one | A=8c B=9c stk=0 | | over=no", "'b=one': expected b=1 or nodiscard"),
        ("X P+odd | A=8c B=9c stk=0 | | over=no", "no option is called 'odd'"),
        (
            "X P+lot | A=8c B=9c stk=0 | | over=no",
            "'lot' could be first_attacker=lot or next_first_attacker=lot or no_trump_fallback=lot",
        ),
        (
            "X V+teams | A=8c B=9c C=Tc D=Jc stk=0 | | over=no",
            "teams cannot be combined with transfer=on",
        ),
        ("X P+odd=1 | A=8c B=9c stk=0 | | over=no", "'odd=1': no rule is called 'odd'"),
        ("X P | A=8c B=9c | | over=no", "no stk= in the position"),
        ("X P | A:8c B=9c stk=0 | | over=no", "'A:8c': expected e.g. A=8c,#5 or stk=#10"),
        ("X P | A=8c A=9c stk=0 | | over=no", "'A' is given twice"),
        ("X P | A=8c B=8c stk=0 | | over=no", "8c is given twice, the pack holds it once"),
        ("X P | A=8c B=1c stk=0 | | over=no", "'1c' is not a card: "),
        ("X P | A=8c B=#x stk=0 | | over=no", "'#x': expected # and a number of cards"),
        ("X P | A=8c C=9c stk=0 | | over=no", "hands are given for A C: expected A, B, C …"),
        ("X P | A=8c stk=0 | | over=no", "at least 2 players are needed, not 1"),
        ("X P | A=#20 B=#15 stk=#2 | | over=no", "#1: only 0 cards of no importance are left"),
        (
            "X P | A=8c B=6h,7h,8h,9h,Th,Jh,Qh,Kh,Ah stk=#2 | | over=no",
            "no trump is left to lie under the stock",
        ),
        ("X P | A=8c B=9c stk=#1,6c | | over=no", "trump h: the stock ends with 6c"),
        ("X P | A=8c B=9c stk=0 | A8c | over=no", "'A8c' is not a move: "),
        ("X P | A=8c B=9c stk=0 | D+8c | over=no", "'D' is not a seat: expected A to B"),
        ("X P | A=8c B=9c stk=0 | | ", "nothing is checked"),
        ("X P | A=8c B=9c stk=0 | | A+8c fine", "'A+8c fine' is no check: expected e.g. "),
        ("X P | A=8c B=9c stk=0 | | points=3", "'points=3' is no check: expected e.g. "),
        ("X P | A=8c B=9c stk=0 | | end=soon", "'end=soon' is no check: expected e.g. "),
        ("X P | A=8c B=9c stk=0 | | att=C", "'C' is not a seat: expected A to B"),
        ("X P | A=8c B=9c stk=0 | | hand=C2", "'C' is not a seat: expected A to B"),
    ],
)
def test_line_that_cannot_be_read_fails_and_says_why(line: str, problem: str) -> None:
    (found,) = run(line).problems

    assert found.startswith(f"cannot be read: {problem}")


@pytest.mark.parametrize(
    "option", ["throwAfterTake=off", "throw_after_take=off", "noThrowAfterTake", "nobody", "simple"]
)
def test_option_is_read_by_parameter_by_switch_and_by_value(option: str) -> None:
    outcome = run(f"X P+{option} | A=8c,8d,#4 B=#6 C=#6 stk=#6 | A+8c B! | end=taken; next=C>A")

    assert outcome.problems == ()


@pytest.mark.parametrize("option", ["chain=1", "chain1", "transferChainLimit=1"])
def test_transfer_chain_may_be_limited_by_an_option(option: str) -> None:
    line = f"X V+{option} | A=8c,#5 B=8d,#5 C=8s,#5 stk=#6 | A+8c B>8d | C>8s no; C! ok"

    assert run(line).problems == ()


@pytest.mark.parametrize(
    ("options", "rules"),
    [
        ("P", "app"),
        ("V", "app+transfer"),
        ("P+teams", "teams"),
        ("P+simple", "simple"),
        ("V+chain1", "app+transfer transfer_chain_limit=1"),
        ("P+ordered", "app throw_order=ordered"),
        ("P+allBeaten", "app throw_timing=all_beaten"),
        ("P+ordered+allBeaten", "one by one"),
        ("P+oneByOne", "one by one"),
        ("P+swapTrump", "app swap_trump=on"),
        ("P+deck52", "classic 52"),
        ("P+deck2x36", "two packs"),
        ("P+2x52", "app pack=2x52"),
        ("P+twoPacks", "two packs"),
        ("P+jokers", "jokers"),
        ("P+japanese", "japanese"),
        ("P+spadesOnlySpades", "app spades_only_spades=on"),
        ("P+lowBeatsAce", "app low_beats_ace=same_suit"),
        ("P+lowBeatsAce=trumps", "app low_beats_ace=trumps"),
        ("V+several", "app+transfer transfer_cards=several"),
        ("V+noSufficiency", "app+transfer transfer_sufficiency=off"),
        ("V+noTransferSufficiency", "app+transfer transfer_sufficiency=off"),
        ("P+openerDraws", "app draw_lead=opener"),
        ("P+opener", "app draw_lead=opener"),
        ("P+defenderFirst", "app draw_order=defender_first"),
        ("P+noCap", "app defender_hand_cap=none"),
        ("V+show", "transfer and show"),
        ("V+showOnce", "app+transfer transfer_by_showing=trump_once_a_deal"),
        ("V+anyCard", "app+transfer transfer_by_showing=any_card"),
        ("P+noTrumps", "app trump_mode=none"),
        ("P+alwaysSpades", "app trump_mode=always_spades"),
        ("P+lastDealt", "app trump_source=last_dealt"),
        ("P+bottomCard", "app trump_source=bottom_card"),
        ("P+attackOnly", "app throw_ranks=attack_only"),
        ("P+equalRanks", "app opening=equal_ranks"),
        ("P+noDraws", "app draw_rule=last_defender_loses"),
        ("P+winner", "app next_first_attacker=winner"),
        ("P+underFool", "app next_first_attacker=under_fool"),
        ("P+fromUnderFool", "app next_first_attacker=from_under_fool"),
        ("P+firstSeat", "app no_trump_fallback=first_seat"),
        ("P+fiveOfASuit", "app redeal=five_of_a_suit"),
        ("P+oneColour", "app redeal=one_colour"),
        ("P+firstOutWins", "app placing=first_out_wins"),
        ("P+3v3", "teams of three"),
        ("P+teams+skipped", "teams team_out_seat=skipped"),
        ("P+pogony", "app pogony=on"),
        ("P+open", "app discard=open"),
        ("P+handSize7", "app hand_size=7"),
        ("P+cap8", "app attack_limit=8"),
        ("P+firstBoutLimit3", "app first_bout_limit=3"),
        ("P+boutLimit40", "app bout_limit=40"),
        ("app+transfer", "app+transfer"),
        ("short24", "short 24"),
        ("transferAndShow", "transfer and show"),
        ("twoPlayerSeriesTo5", "two-player series to 5"),
        ("classic52+neighbours", "classic 52 throwers=neighbours"),
    ],
)
def test_bare_words_of_every_preset_and_option_are_read(options: str, rules: str) -> None:
    hands = " ".join(f"{letter}=#2" for letter in "ABCDEF"[: Rules.parse(rules).min_seats])

    assert read_position(f"X {options}", f"{hands} stk=#4", []).rules == Rules.parse(rules)


@pytest.mark.parametrize("preset", PRESETS)
def test_full_name_of_a_preset_stands_for_it(preset: str) -> None:
    hands = " ".join(f"{letter}=#2" for letter in "ABCDEF"[: Rules.preset(preset).min_seats])
    words = preset.title().replace(" ", "").replace("-", "")
    name = words[0].lower() + words[1:]

    assert read_position(f"X {name}", f"{hands} stk=#4", []).rules == Rules.preset(preset)


def test_stock_of_one_card_of_no_importance_is_a_trump() -> None:
    assert run("X P | A=8c,#5 B=9c,#5 stk=#1 | A+8c B:8c/9c A. | hand=A6; hand=B5").is_passed


def test_six_full_hands_are_filled_though_few_ranks_are_untouched() -> None:
    line = "X P | A=8c,#5 B=9c,#5 C=#6 D=#6 E=#6 F=#6 stk=0 | A+8c | B:8c/9c ok; cap=6"

    assert run(line).problems == ()


def test_nothing_lies_in_the_discard_in_a_first_bout() -> None:
    line = "X P+scopeDiscard b=1 | A=8c,#5 B=#6 stk=#3 | | cap=5"

    assert run(line).problems == ()


def test_comments_and_empty_lines_are_passed_over_and_lines_keep_their_number() -> None:
    outcomes = list(run_vectors(f"# a comment\n\nX {OPENED} | cap=6\nY {OPENED} | cap=5\n"))

    assert [(outcome.line, outcome.name, outcome.is_passed) for outcome in outcomes] == [
        (3, "X", True),
        (4, "Y", False),
    ]


def test_command_counts_and_succeeds_when_all_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "good.txt"
    file.write_text(f"X {OPENED} | cap=6\nY {BEATEN} | next=B>C\n")

    status = main(["vectors", str(file)])

    assert (status, capsys.readouterr().out) == (0, "2 passed, 0 failed\n")


def test_command_prints_each_failing_line_and_exits_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(f"X {OPENED} | cap=6\nY {OPENED} | cap=5\n")

    status = main(["vectors", str(file)])

    assert (status, capsys.readouterr().out) == (
        1,
        "line 2: Y: cap=5: expected 5, found 6\n1 passed, 1 failed\n",
    )


def test_command_refuses_a_file_without_vectors(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "empty.txt"
    file.write_text("# nothing\n")

    assert main(["vectors", str(file)]) == 2
    assert "holds no vectors" in capsys.readouterr().err


def test_command_says_in_one_line_that_a_file_is_missing_and_exits_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["vectors", str(tmp_path / "none.txt")])

    output = capsys.readouterr()
    assert (status, output.out, output.err.count("\n")) == (2, "", 1)
    assert "none.txt" in output.err


def test_command_refuses_a_file_that_is_no_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "noise.bin"
    file.write_bytes(b"\xff\xfe\x00")

    assert main(["vectors", str(file)]) == 2
    assert capsys.readouterr().err == f"kozyr: cannot read {file}: bytes that are not UTF-8\n"
