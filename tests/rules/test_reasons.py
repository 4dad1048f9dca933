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

TEAMS = "rules teams; trump h; A: 8c 9d; B: 10c 8d; C: 8s 6c; D: 8h 7c"
JOKERS = "rules jokers; trump h; A: 8c *b; B: 10d *r; C: 8s"
SPADES = "rules app spades_only_spades=on; trump h; A: 9d; B: Kh 10c 6s; table: A+8s"
SWAP = "rules app swap_trump=on; trump h; A: 8c 6h; B: 10c; stock: 7s 9h"

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
    Case(
        f"{TEAMS}; table: A+8s".replace("C: 8s", "C: 9s"),
        "D+8h",
        Reason(ReasonKind.DEFENDERS_PARTNER, seat=1),
    ),
    Case(
        f"{TEAMS}; table: A+9c/Kc",
        "D.",
        Reason(ReasonKind.DEFENDERS_PARTNER, seat=1),
    ),
    Case(
        f"rules app throw_order=ordered; {COVERED}",
        "C+8s",
        Reason(ReasonKind.NOT_YOUR_TURN, seat=0),
    ),
    Case(
        f"rules app throw_order=ordered; {COVERED}",
        "C.",
        Reason(ReasonKind.NOT_YOUR_TURN, seat=0),
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
        "rules app throw_timing=all_beaten; trump h; A: 8d 9d; B: 10c 6h; table: A+8c/9c A+9s",
        "A+8d",
        Reason(ReasonKind.NOT_ALL_BEATEN, cards=cards("9s"), number=1),
    ),
    Case(JOKERS, "A+*b", Reason(ReasonKind.JOKER_ONLY_BEATS, card=card("*b"))),
    Case(
        f"{JOKERS}; table: A+8d",
        "A+*b",
        Reason(ReasonKind.JOKER_ONLY_BEATS, card=card("*b")),
    ),
    Case(
        f"{JOKERS}; table: A+8d".replace("jokers", "jokers transfer=on"),
        "B>*r",
        Reason(ReasonKind.JOKER_ONLY_BEATS, card=card("*r")),
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
    Case(
        "rules app trump_mode=none; A: 9d; B: 10d Jc; table: A+Qc",
        "B:Qc/10d",
        Reason(ReasonKind.SUIT_NEEDED, card=card("10d"), target=card("Qc")),
    ),
    Case(SPADES, "B:8s/Kh", Reason(ReasonKind.SPADES_ONLY, card=card("Kh"), target=card("8s"))),
    Case(SPADES, "B:8s/6s", Reason(ReasonKind.TOO_LOW, card=card("6s"), target=card("8s"))),
    Case(
        f"{JOKERS}; table: A+8s".replace("C: 8s", "C: 9s"),
        "B:8s/*r",
        Reason(ReasonKind.JOKER_COLOUR, card=card("*r"), target=card("8s")),
    ),
    Case(
        "rules jokers; trump h; A:; B: Ah; emptied: A; table: A+*r",
        "B:*r/Ah",
        Reason(ReasonKind.JOKER_UNBEATABLE, target=card("*r")),
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
    Case(
        "rules app+transfer transfer_by_showing=on; trump h; A: 9d; B: 8h 10c; C: 6c;"
        " table: A+8c A+8d",
        "B?8h",
        Reason(ReasonKind.RECEIVER_HAND_LIMIT, seat=2, number=1, needed=2),
    ),
    Case(f"{TRANSFER}; table: A+8c", "B?8h", Reason(ReasonKind.SHOW_OFF)),
    Case(f"{SHOWING}; table: A+8c", "B?8d", Reason(ReasonKind.SHOW_TRUMP, card=card("8d"))),
    Case(
        f"{SHOWING}; table: A+8c; shown: 8h",
        "B?8h",
        Reason(ReasonKind.SHOW_USED, card=card("8h")),
    ),
    Case(OPEN, "A^", Reason(ReasonKind.SWAP_OFF)),
    Case(f"{SWAP}; table: A+8d", "A^", Reason(ReasonKind.SWAP_BETWEEN_BOUTS)),
    Case(f"{SWAP}; bout 1", "A^", Reason(ReasonKind.SWAP_BETWEEN_BOUTS)),
    Case(
        "rules app swap_trump=on; trump h; A: 8c 6h; B: 10c",
        "A^",
        Reason(ReasonKind.SWAP_NO_TRUMP_CARD),
    ),
    Case(
        "rules app swap_trump=on; trump h; A: 8c 7h; B: 10c; stock: 7s 6h",
        "A^",
        Reason(ReasonKind.SWAP_LOWEST),
    ),
    Case(SWAP, "B^", Reason(ReasonKind.NOT_IN_HAND, card=card("6h"))),
    Case(
        "rules classic 52 swap_trump=on; trump c; A: 8c 2c; B: 10c; stock: 7s 9c",
        "B^",
        Reason(ReasonKind.NOT_IN_HAND, card=card("2c")),
    ),
    Case(
        "rules app swap_trump=on; trump h; A: 8c 6h; B: 10c; C:; out: C",
        "C^",
        Reason(ReasonKind.SEAT_OUT),
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


# Of several reasons the first of the law's order is told.


@pytest.mark.parametrize("turn", ["A+8c", "A:8c/9c", "B>8c", "B?8c", "B!", "A.", "A^"])
def test_that_the_game_is_over_is_told_before_anything_else(turn: str) -> None:
    """(3.1)."""
    game = parse_position("trump h; A:; B: 8d; out: A; result: fool B")

    assert refusals(game, turn) == ["game_over"]


def test_opening_is_refused_for_the_role_then_the_hand_then_a_joker() -> None:
    """(3.2)."""
    game = parse_position("rules jokers; trump h; A: 8c *b; B: 9c; C: 10c; D:; out: D")

    assert refusals(game, "D+8c C+8c A+9c A+*r A+*b") == [
        "seat_out",
        "not_the_attacker",
        "not_in_hand",
        "not_in_hand",
        "joker_only_beats",
    ]


def test_partner_of_the_defender_is_told_so_before_he_is_told_that_he_is_no_thrower() -> None:
    """(3.3)."""
    game = parse_position(f"{TEAMS}; table: A+9s".replace("teams", "teams throwers=attacker_only"))

    assert refusals(game, "B+10c D+7c C+6c") == [
        "defender_never_adds",
        "defenders_partner",
        "not_a_thrower",
    ]


def test_throwing_in_is_refused_for_done_before_it_is_for_the_turn() -> None:
    """(3.3)."""
    ordered = parse_position(f"rules app throw_order=ordered; {COVERED}; done: C")

    assert refusals(ordered, "C+8s") == ["already_done"]


def test_turn_is_told_before_the_hand_and_the_hand_before_a_joker_and_that_before_the_time() -> (
    None
):
    """(3.3)."""
    game = parse_position(
        "rules jokers throw_order=ordered throw_timing=after_first_beat; trump h; A: 8d *b;"
        " B: 9c Jc; C: 9d; table: A+8c"
    )

    assert refusals(game, "C+Ac A+Ac A+*b A+8d") == [
        "not_your_turn",
        "not_in_hand",
        "joker_only_beats",
        "after_first_beat",
    ]


def test_time_is_told_before_the_rank() -> None:
    """(3.3)."""
    game = parse_position(
        "rules app throw_timing=all_beaten; trump h; A: 9d 8d; B: 10c; table: A+8c/Jc A+8s"
    )

    assert refusals(game, "A+9d") == ["not_all_beaten"]


def test_who_adds_to_his_own_lead_is_refused_only_for_hand_rank_and_limit() -> None:
    """(3.3, 1.12)."""
    game = parse_position(
        "rules app opening=equal_ranks throwers=nobody throw_timing=all_beaten; trump h;"
        " A: 9d 8d 8s; B: 10c; C: 8h; became 2; table: A+8c"
    )

    assert refusals(game, "A+Ac A+9d A+8d C+8h") == [
        "not_in_hand",
        "rank_not_on_table",
        None,
        "not_a_thrower",
    ]


def test_beating_is_refused_for_the_role_the_hand_the_table_and_then_the_card() -> None:
    """(3.4)."""
    game = parse_position("trump h; A: 8d; B: Jc 6h 7d; C:; out: C; table: A+8c/10c A+8s")

    assert refusals(game, "C:Ac/Ac A:Ac/Ac B:Ac/Kc B:Ac/Jc B:8c/7d B:8s/7d") == [
        "seat_out",
        "not_the_defender",
        "not_in_hand",
        "not_on_table",
        "already_beaten",
        "wrong_suit",
    ]


def test_colour_of_a_joker_is_told_before_that_the_other_is_a_joker() -> None:
    """(3.4)."""
    game = parse_position("rules jokers; trump h; A:; B: *b Ah; emptied: A; table: A+*r")

    assert refusals(game, "B:*r/*b B:*r/Ah") == ["joker_colour", "joker_unbeatable"]


def test_that_only_a_spade_beats_a_spade_is_told_before_that_a_trump_is_needed() -> None:
    """(3.4)."""
    game = parse_position(
        "rules app spades_only_spades=on; trump s; A: 9d; B: Kh 10c 6s; table: A+8s"
    )

    assert refusals(game, "B:8s/Kh") == ["spades_only"]


def test_transfer_is_refused_for_the_rules_the_role_the_hand_and_then_the_card() -> None:
    """(3.5)."""
    off = parse_position("trump h; A: 9d; B: 8d; C: 6c")
    game = parse_position(
        "rules jokers transfer=on; trump h; A: 9d; B: 8d *r 7c 9c; C: 6c; table: A+8c/10c A+8s"
    )

    assert refusals(off, "B>8d A>8d") == ["transfer_off", "not_the_defender"]
    assert refusals(game, "B?8d A>8d B>8h B>*r B>7c") == [
        "show_off",
        "not_the_defender",
        "not_in_hand",
        "joker_only_beats",
        "transfer_after_beat",
    ]


def test_transfer_is_refused_for_the_bout_then_the_chain_then_the_receiver_then_the_limit() -> None:
    """(3.5)."""
    hands = "trump h; A: 9d; B: 8d; C: 6c; table: A+8c A+8s"
    rules = "rules app+transfer transfer_in_first_bout=off transfer_chain_limit=1"
    first = parse_position(f"{rules}; bout 1; transfers 1; {hands}")
    later = parse_position(f"{rules}; bout 2; transfers 1; {hands}")
    short = parse_position(f"rules app+transfer attack_limit=2 first_bout_limit=2; {hands}")
    enough = parse_position(
        f"rules app+transfer attack_limit=2 first_bout_limit=2; {hands}".replace("6c", "6c 6d 6s")
    )

    assert [refusals(game, "B>8d") for game in (first, later, short, enough)] == [
        ["transfer_first_bout"],
        ["transfer_chain"],
        ["receiver_hand_limit"],
        ["bout_limit"],
    ]


def test_showing_is_refused_for_the_rank_then_the_trump_then_what_was_shown() -> None:
    """(3.5)."""
    game = parse_position(
        "rules transfer and show; trump h; A: 9d; B: 8d 8h 10h; C: 6c 7c; table: A+8c; shown: 8h"
    )

    assert refusals(game, "B?10h B?8d B?8h") == ["transfer_rank", "show_trump", "show_used"]


def test_taking_is_refused_for_the_role_then_for_the_table() -> None:
    """(3.6)."""
    game = parse_position("trump h; A: 8d; B: Jc; C:; out: C; table: A+8c/10c")

    assert refusals(game, "C! A! B!") == ["seat_out", "not_the_defender", "nothing_to_take"]


def test_being_done_is_refused_for_the_role_then_the_table_then_the_word_then_the_turn() -> None:
    """(3.7)."""
    teams = parse_position(f"{TEAMS}; table: A+9s".replace("teams", "teams throwers=attacker_only"))
    ordered = parse_position(f"rules app throw_order=ordered; {COVERED}")
    said = parse_position(f"rules app throw_order=ordered; {COVERED}; done: C")

    assert refusals(teams, "B. D. C. A.") == [
        "defender_never_adds",
        "defenders_partner",
        "not_a_thrower",
        "unbeaten_cards",
    ]
    assert refusals(ordered, "C. A.") == ["not_your_turn", None]
    assert refusals(said, "C.") == ["already_done"]


def test_exchange_is_refused_for_the_rules_the_seat_the_bout_the_card_and_then_the_hand() -> None:
    """(3.8)."""
    end = "trump h; A: 8c 6h; B: 10c; C:; out: C; table: A+8d"
    opened = parse_position(f"rules app swap_trump=on; {end}")
    lowest = parse_position("rules app swap_trump=on; trump h; A: 8c; B: 10c; stock: 6h")

    assert refusals(parse_position(end), "C^ A^") == ["swap_off", "swap_off"]
    assert refusals(opened, "C^ A^") == ["seat_out", "swap_between_bouts"]
    assert refusals(lowest, "A^ B^") == ["swap_lowest", "swap_lowest"]


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
