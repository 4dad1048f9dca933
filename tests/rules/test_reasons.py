"""Every reason for a refusal, with all that it speaks of, and their order."""

from dataclasses import dataclass

import pytest

from kozyr.cards import Card, Rank, Suit, cards
from kozyr.rules import IllegalMove, Reason, ReasonKind, parse_position, parse_turn
from tests.rules.notation import refusals, why_not


@dataclass(frozen=True)
class Case:
    """A move refused in a position, and the whole reason."""

    position: str
    turn: str
    reason: Reason

    def __str__(self) -> str:
        return f"{self.reason.kind} {self.turn}"


def card(text: str) -> Card:
    return Card.parse(text)


OPEN = "trump h; A: 8c 9d; B: 10c 8d; C: 8s 6c; stock: 7s 6h"
ATTACKED = f"{OPEN}; table: A+8h"
COVERED = "trump h; A: 8d 9d; B: 6d 7d; C: 8s 6c; stock: 7s 6h; table: A+8c/10c"
TAKING = f"{OPEN}; table: A+8h; taking"
TWO_ATTACKS = "trump h; A: 9d 9s; B: 10d Jd Jc Kh; C: 6c 7c 8s; stock: 7s 6h; table: A+Qc A+Qd"
TRANSFER = "rules app+transfer; trump h; A: 9d 6d; B: 8d 8h 10c; C: 8s 6c 7c; stock: 7s 6h"
SHOWING = "rules app+transfer transfer_by_showing=on; trump h; A: 9d 6d; B: 8d 8h 10c; C: 8s 6c"
SIX = "table: A+8c/9c A+8d/9d A+8s/9s A+7c/10c A+7d/10d"

CASES = [
    Case("trump h; A:; B: 8c; out: A; result: fool B", "B+8c", Reason(ReasonKind.GAME_OVER)),
    Case("trump h; A: 8c; B: 9c; C:; out: C; table: A+10c", "C+8c", Reason(ReasonKind.SEAT_OUT)),
    Case("trump h; A: 8c; B: 9c; C:; out: C; table: A+10c", "C!", Reason(ReasonKind.SEAT_OUT)),
    Case("trump h; A: 8c; B: 9c; C:; out: C; table: A+10c", "C.", Reason(ReasonKind.SEAT_OUT)),
    Case(OPEN, "C+8s", Reason(ReasonKind.NOT_THE_ATTACKER, seat=0)),
    Case(OPEN, "B+8d", Reason(ReasonKind.NOT_THE_ATTACKER, seat=0)),
    Case(OPEN, "C.", Reason(ReasonKind.NOT_THE_ATTACKER, seat=0)),
    Case(ATTACKED, "A!", Reason(ReasonKind.NOT_THE_DEFENDER, seat=1)),
    Case(ATTACKED, "C:8h/8s", Reason(ReasonKind.NOT_THE_DEFENDER, seat=1)),
    Case(TRANSFER, "C>8s", Reason(ReasonKind.NOT_THE_DEFENDER, seat=1)),
    Case(ATTACKED, "B+8d", Reason(ReasonKind.DEFENDER_NEVER_ADDS)),
    Case(COVERED, "B.", Reason(ReasonKind.DEFENDER_NEVER_ADDS)),
    Case(
        f"rules app throwers=attacker_only; {ATTACKED}",
        "C+8s",
        Reason(ReasonKind.NOT_A_THROWER, seat=1),
    ),
    Case(
        f"rules app throwers=attacker_only; {COVERED}",
        "C.",
        Reason(ReasonKind.NOT_A_THROWER, seat=1),
    ),
    Case(OPEN, "B!", Reason(ReasonKind.NO_ATTACK_YET, seat=0)),
    Case(OPEN, "B:8c/10c", Reason(ReasonKind.NO_ATTACK_YET, seat=0)),
    Case(OPEN, "A.", Reason(ReasonKind.MUST_OPEN)),
    Case(
        TWO_ATTACKS,
        "A.",
        Reason(ReasonKind.UNBEATEN_CARDS, cards=cards("Qc Qd"), number=2),
    ),
    Case(f"{COVERED}; done: A", "A.", Reason(ReasonKind.ALREADY_DONE)),
    Case(f"{COVERED}; done: A", "A+8d", Reason(ReasonKind.ALREADY_DONE)),
    Case(TAKING, "B!", Reason(ReasonKind.ALREADY_TAKING)),
    Case(TAKING, "B:8h/10c", Reason(ReasonKind.ALREADY_TAKING)),
    Case(COVERED, "B!", Reason(ReasonKind.NOTHING_TO_TAKE)),
    Case(COVERED, "B:8c/6d", Reason(ReasonKind.NOTHING_TO_BEAT)),
    Case(OPEN, "A+Ac", Reason(ReasonKind.NOT_IN_HAND, card=card("Ac"))),
    Case(ATTACKED, "A+8s", Reason(ReasonKind.NOT_IN_HAND, card=card("8s"))),
    Case(ATTACKED, "B:8h/Ah", Reason(ReasonKind.NOT_IN_HAND, card=card("Ah"))),
    Case(f"{TRANSFER}; table: A+8c", "B>8s", Reason(ReasonKind.NOT_IN_HAND, card=card("8s"))),
    Case(
        COVERED,
        "A+9d",
        Reason(ReasonKind.RANK_NOT_ON_TABLE, card=card("9d"), ranks=(Rank.EIGHT, Rank.TEN)),
    ),
    Case(
        "rules app throw_timing=after_first_beat; trump h; A: 8d 9d; B: 10c 6h; table: A+8c",
        "A+8d",
        Reason(ReasonKind.AFTER_FIRST_BEAT),
    ),
    Case(
        # Reached only in the moment between "I take" and its end, so by a written position.
        f"rules app throw_after_take=off; {OPEN}; table: A+8h; taking",
        "C+8s",
        Reason(ReasonKind.NO_THROW_IN_AFTER_TAKE),
    ),
    Case(
        "trump h; A: 8d 9d; B: 10c; C: 8s 6c; table: A+8c",
        "A+8d",
        Reason(ReasonKind.DEFENDER_HAND_LIMIT, seat=1, number=1),
    ),
    Case(
        f"bout 1; became 6; trump h; A: 8h; B: Ac; {SIX}",
        "A+8h",
        Reason(ReasonKind.FIRST_BOUT_LIMIT, number=5),
    ),
    Case(
        f"bout 2; became 7; trump h; A: 8h; B: Ac; {SIX} A+7s",
        "A+8h",
        Reason(ReasonKind.BOUT_LIMIT, number=6),
    ),
    Case(ATTACKED, "B:8c/10c", Reason(ReasonKind.NOT_ON_TABLE, target=card("8c"))),
    Case(
        "trump h; A: 8d; B: Jc 6h; table: A+8c/10c A+8s",
        "B:8c/Jc",
        Reason(ReasonKind.ALREADY_BEATEN, target=card("8c"), card=card("10c")),
    ),
    Case(
        TWO_ATTACKS,
        "B:Qc/Jc",
        Reason(ReasonKind.TOO_LOW, card=card("Jc"), target=card("Qc")),
    ),
    Case(
        TWO_ATTACKS,
        "B:Qc/10d",
        Reason(ReasonKind.WRONG_SUIT, card=card("10d"), target=card("Qc"), suit=Suit.HEARTS),
    ),
    Case(
        ATTACKED,
        "B:8h/10c",
        Reason(ReasonKind.TRUMP_NEEDED, card=card("10c"), target=card("8h")),
    ),
    Case(f"{OPEN}; table: A+8h", "B>8d", Reason(ReasonKind.TRANSFER_OFF)),
    Case(f"{OPEN}; table: A+8h", "B?8d", Reason(ReasonKind.TRANSFER_OFF)),
    Case(f"{TRANSFER}; table: A+8c/Jc A+Jd", "B>8d", Reason(ReasonKind.TRANSFER_AFTER_BEAT)),
    Case(
        f"{TRANSFER}; table: A+8c",
        "B>10c",
        Reason(ReasonKind.TRANSFER_RANK, card=card("10c"), ranks=(Rank.EIGHT,)),
    ),
    Case(
        "rules app+transfer transfer_in_first_bout=off; bout 1; trump h; A: 9d; B: 8d 10c;"
        " C: 6c 7c; table: A+8c",
        "B>8d",
        Reason(ReasonKind.TRANSFER_FIRST_BOUT),
    ),
    Case(
        "rules app+transfer transfer_chain_limit=1; transfers 1; trump h; A: 9d; B: 8d 10c;"
        " C: 6c 7c; table: A+8c",
        "B>8d",
        Reason(ReasonKind.TRANSFER_CHAIN, number=1),
    ),
    Case(
        "rules app+transfer; trump h; A:; B: 8d 10c; emptied: A; table: A+8c",
        "B>8d",
        Reason(ReasonKind.NOBODY_TO_RECEIVE),
    ),
    Case(
        "rules app+transfer; trump h; A: 9d; B: 8d 10c; C: 6c; table: A+8c",
        "B>8d",
        Reason(ReasonKind.RECEIVER_HAND_LIMIT, seat=2, number=1, needed=2),
    ),
    Case(f"{TRANSFER}; table: A+8c", "B?8h", Reason(ReasonKind.SHOW_OFF)),
    Case(f"{SHOWING}; table: A+8c", "B?8d", Reason(ReasonKind.SHOW_TRUMP, card=card("8d"))),
    Case(
        f"{SHOWING}; table: A+8c; shown: 8h",
        "B?8h",
        Reason(ReasonKind.SHOW_USED, card=card("8h")),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_refusal_says_all_that_its_sentence_needs(case: Case) -> None:
    game = parse_position(case.position)

    assert why_not(game, case.turn) == case.reason


@pytest.mark.parametrize("case", CASES, ids=str)
def test_refused_move_raises_the_reason(case: Case) -> None:
    game = parse_position(case.position)

    with pytest.raises(IllegalMove) as refused:
        game.apply(*parse_turn(case.turn, game.seats))

    assert refused.value.reason == case.reason
    assert str(refused.value) == str(case.reason)


def test_every_kind_of_reason_is_given_somewhere() -> None:
    """`BEATS_NOTHING` sums up a card, not a move; see test_card_reasons.py."""
    given = {case.reason.kind for case in CASES}

    assert set(ReasonKind) - given == {ReasonKind.BEATS_NOTHING}


def test_role_is_told_before_the_hand_and_the_rank() -> None:
    """(2.37)."""
    game = parse_position(f"rules app throwers=attacker_only; {ATTACKED}")

    assert refusals(game, "C+Ac B+Ac") == ["not_a_thrower", "defender_never_adds"]


def test_missing_card_is_told_before_its_rank() -> None:
    """(2.37)."""
    assert refusals(parse_position(COVERED), "A+Ac") == ["not_in_hand"]


def test_rank_is_told_before_the_hand_of_the_defender() -> None:
    """(2.37)."""
    game = parse_position("trump h; A: 9d 8d; B: 10c; table: A+8c")

    assert refusals(game, "A+9d A+8d") == ["rank_not_on_table", "defender_hand_limit"]


def test_hand_of_the_defender_is_told_before_the_limit_of_the_first_bout() -> None:
    """(2.37)."""
    game = parse_position(f"bout 1; became 5; trump h; A: 8h; B:; {SIX}")

    assert refusals(game, "A+8h") == ["defender_hand_limit"]


def test_hand_of_the_defender_is_told_before_the_limit_of_six() -> None:
    """(2.37)."""
    game = parse_position(f"bout 2; became 6; trump h; A: 8h; B:; {SIX} A+7s")

    assert refusals(game, "A+8h") == ["defender_hand_limit"]


def test_reason_as_text_names_cards_ranks_seat_and_numbers() -> None:
    reason = Reason(
        ReasonKind.WRONG_SUIT,
        card=card("10d"),
        target=card("Qc"),
        cards=cards("6c 7c"),
        ranks=(Rank.SIX, Rank.TEN),
        suit=Suit.HEARTS,
        seat=0,
        number=0,
        needed=2,
    )

    assert str(reason) == (
        "wrong_suit (10d, against Qc, 6c 7c, 6 10, trump h, seat A, 0, needed 2)"
    )
    assert str(Reason(ReasonKind.MUST_OPEN)) == "must_open"
