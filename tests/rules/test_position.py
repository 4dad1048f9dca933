"""Positions as text."""

from contextlib import suppress
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import CardSet, NotationError, Suit, cards
from kozyr.rules import (
    PRESETS,
    Game,
    Pair,
    Phase,
    Result,
    Rules,
    RulesError,
    Show,
    deal_from_seed,
    format_position,
    parse_position,
)
from kozyr.rules.choices import (
    FirstCapScope,
    Opening,
    Showing,
    TeamOutSeat,
    TransferCards,
    TrumpMode,
    TrumpSource,
)
from tests.rules.play import Chooser, Style, legal_turns

# What a preset may be changed by to reach more kinds of states, where it allows that.
OPTIONS: list[dict[str, Any]] = [
    {},
    {"trump_mode": TrumpMode.NONE},
    {"trump_mode": TrumpMode.ALWAYS_SPADES, "first_cap_scope": FirstCapScope.UNTIL_FIRST_DISCARD},
    {"trump_source": TrumpSource.LAST_DEALT},
    {"trump_source": TrumpSource.BOTTOM_CARD, "swap_trump": True},
    {"transfer": True, "transfer_by_showing": Showing.TRUMP_ONCE_A_DEAL},
    {"transfer": True, "transfer_by_showing": Showing.ANY_CARD},
    {"transfer": True, "transfer_cards": TransferCards.SEVERAL},
    {"team_out_seat": TeamOutSeat.SKIPPED, "opening": Opening.EQUAL_RANKS},
    {"hand_size": 4, "pogony": True},
]
FULL = (
    "rules transfer and show; trump h; A: 9d; B: 8h 10c; C: 6c 7c 8d; D:;"
    " stock:; discard: Ac Ad; table: A+8c D+8s/9s; attacker D; defender B; bout 7; became 4;"
    " dealer C; taking; transfers 2; done: A; shown: 8h; emptied: D; known B: 8h; known C: 6c 7c"
)


def test_short_position_has_the_defaults_of_a_later_bout() -> None:
    game = parse_position("A: 8c 9d; B: 10c 6h; C: 7c; stock: 7s 6d 9h")

    assert game.rules == Rules.preset("app")
    assert game.trump is Suit.HEARTS
    assert (game.attacker, game.defender, game.dealer) == (0, 1, 0)
    assert game.bout.number == 2
    assert game.bout.defender_cards == 2
    assert game.phase is Phase.OPEN
    assert game.stock == cards("7s 6d 9h")
    assert len(game.discard) == 36 - 8
    assert game.known == (CardSet(), CardSet(), CardSet())
    assert game.result is None


def test_full_position_keeps_every_field() -> None:
    game = parse_position(FULL)

    assert game.rules == Rules.preset("transfer and show")
    assert [str(game.hand(seat)) for seat in range(4)] == ["9d", "10c 8h", "6c 7c 8d", ""]
    assert str(game.discard) == "Ac Ad"
    eight, other, nine = cards("8c 8s 9s")
    assert game.bout.pairs == [Pair(eight, 0), Pair(other, 3, nine)]
    assert (game.attacker, game.defender, game.dealer) == (3, 1, 2)
    assert (game.bout.number, game.bout.defender_cards, game.bout.transfers) == (7, 4, 2)
    assert game.bout.taking
    assert game.bout.done == {0}
    assert game.bout.shown == list(cards("8h"))
    assert game.bout.emptied == [3]
    assert list(map(str, game.known)) == ["", "8h", "6c 7c", ""]
    assert parse_position(format_position(game)).bout == game.bout


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("fool B", Result((1,), (0,))),
        ("fool B epaulettes 2", Result((1,), (0,), epaulettes=2)),
        ("draw", Result((), (0,))),
        ("adjudicated", Result((), (0,), adjudicated=True)),
    ],
)
def test_position_may_be_over(text: str, result: Result) -> None:
    game = parse_position(f"trump h; A:; B: 8c; out: A; result: {text}")

    assert game.result == result
    assert game.phase is Phase.OVER
    assert format_position(game).endswith(f"result: {text}")


def test_defender_is_the_next_seat_that_is_in_play() -> None:
    game = parse_position("trump h; A: 8c; B:; C: 9c; out: B")

    assert game.defender == 2


def test_defender_became_so_with_what_he_holds_and_has_laid() -> None:
    game = parse_position("trump h; A: 8d; B: Jc Qc; table: A+8c/9c")

    assert game.bout.defender_cards == 3


def test_trump_may_be_given_by_the_stock() -> None:
    assert parse_position("A: 8c; B: 9c; stock: 6c 6s").trump is Suit.SPADES


def test_case_of_tens_and_spaces_and_colons_do_not_matter() -> None:
    game = parse_position("  trump:h ;A:Th;B Jc ; ; table:A+8c/Tc ")

    assert isinstance(game, Game)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("trump h; A: 8c; B: 9c; weather fine", "'weather fine' is no field of a position"),
        ("trump h; A: 8c; A: 9c", "'A' is given twice"),
        ("trump h; A: 8c; C: 9c", "hands are given for A C: expected A, B, C …"),
        ("trump h; A: 8c 8c; B: 9c", "8c is given twice, the pack holds it once"),
        ("trump h; A: 8c; B: 8c", "8c is given twice, the pack holds it once"),
        ("trump h; A: 8c; B: 9c; stock: 8c 6h", "8c is given twice, the pack holds it once"),
        ("trump h; A: 8c; B: 9c; table: A+8c", "8c is given twice, the pack holds it once"),
        ("trump h; A: 8c; B: 9c; table: A+8d/8d", "8d is given twice, the pack holds it once"),
        ("trump h; A: 8c; B: 9c; discard: 9c", "9c is given twice, the pack holds it once"),
        ("trump h; A: 8c; B: 9c; discard: 7c 7c", "7c is given twice, the pack holds it once"),
        (
            "rules two packs; trump h; A: 8c 8c; B: 8c",
            "8c is given 3 times, the pack holds it twice",
        ),
        (
            "rules two packs; trump h; A: 8c 8c; B: 9c; known A: 8c; known B: 9c 9c",
            "known B: 9c is not in that hand",
        ),
        ("trump h; A: 5c; B: 9c", "5c is not in a pack of 36 cards"),
        ("trump h; A: 8c; B: 9c; discard: 5c", "5c is not in a pack of 36 cards"),
        ("trump h; A: 8c; B: 9x", "'9x' is not a card: 'x' is not a suit: expected one of c d h s"),
        ("trump h; A: 8c; B: 9c; table: 8d", "'8d' on the table: expected e.g. A+8c or A+8c/10c"),
        ("trump h; A: 8c; B: 9c; table: C+8d", "'C' is not a seat: expected A to B"),
        ("trump h; A: 8c; B: 9c; attacker C", "'C' is not a seat: expected A to B"),
        ("trump h; A: 8c; B: 9c; attacker B; defender B", "B cannot attack and defend at once"),
        ("trump h; A: 8c; B: 9c; done: A X", "'X' is not a seat: expected A to B"),
        ("trump h; A: 8c; B: 9c; out: A A", "'A A' names a seat twice"),
        ("trump h; A: 8c; B: 9c; emptied: B A B", "'B A B' names a seat twice"),
        ("trump h; A: 8c; B: 9c; known B: 8c", "known B: 8c is not in that hand"),
        ("trump h; A: 8c; B: 9c; bout two", "bout 'two': expected a number"),
        ("trump h; A: 8c; B: 9c; taking all", "taking 'all': expected nothing after it"),
        ("A: 8c; B: 9c", "no trump: give the suit, or a stock whose last card names it"),
        ("trump h; A: 8c; B: 9c; stock: 6c", "trump h: the stock ends with 6c"),
        ("trump x; A: 8c; B: 9c", "'x' is not a suit: expected one of c d h s"),
        (
            "trump h; A: 8c; B: 9c; result: won",
            "result 'won': expected fool B, fools A C, draw or adjudicated",
        ),
        (
            "trump h; A: 8c; B: 9c; result: fools A",
            "result 'fools A': expected fool B, fools A C, draw or adjudicated",
        ),
        ("trump none; A: 8c; B: 9c", "trump none: these rules have trumps"),
        (
            "rules japanese; trump h; A: 8c; B: 9c",
            "trump h: these rules have trump_mode=always_diamonds",
        ),
        (
            "rules app trump_source=last_dealt; A: 8c; B: 9c; stock: 6c",
            "no trump: give the suit, or a stock whose last card names it",
        ),
        (
            "rules jokers; A: 8c; B: 9c; stock: 6c *r",
            "no trump: give the suit, or a stock whose last card names it",
        ),
        ("trump h; A: 8c; B: 9c; table: A+8d/*r", "*r is not in a pack of 36 cards"),
        ("trump h; A: 8c; B: 9c; opener C", "'C' is not a seat: expected A to B"),
        ("trump h; A: 8c; B: 9c; places: A", "places 'A': expected e.g. C>D"),
        (
            "trump h; A: 8c; B: 9c; C: Jc; places: C>B",
            "A does not play the turns of C: only partners play for each other",
        ),
        (
            "rules teams; trump h; A: 8c; B: 9c; C: Jc; D: Qc; places: A>C",
            "A cannot attack C: they are partners",
        ),
        ("trump h; A: 8c; B: 9c; places: A>A", "A cannot attack and defend at once"),
        ("rules app luck=on; trump h; A: 8c; B: 9c", "'luck=on': no rule is called 'luck'"),
    ],
)
def test_position_that_cannot_be_read_is_refused_with_what_is_wrong(
    text: str, message: str
) -> None:
    with pytest.raises(NotationError) as refused:
        parse_position(text)

    assert str(refused.value) == message


def test_position_without_hands_is_refused() -> None:
    with pytest.raises(RulesError, match="at least 2 players are needed, not 0"):
        parse_position("trump h")


def test_teams_need_all_their_players() -> None:
    with pytest.raises(RulesError, match="these teams need 4 players, not 2"):
        parse_position("rules teams; trump h; A: 8c; B: 9c")


def test_twins_may_stand_in_one_hand_and_in_two_places() -> None:
    game = parse_position("rules two packs; trump h; A: 8c 8c 9d; B: 9d; table: A+7c/10c B+7c")

    assert str(game.hand(0)) == "8c 8c 9d"
    assert len(game.discard) == 72 - 7
    assert parse_position(format_position(game)).bout == game.bout


def test_jokers_stand_wherever_cards_do() -> None:
    red, black, eight = cards("*r *b 8h")
    held = parse_position("rules jokers; A: *r 9d; B: 9c; stock: *b 6s")
    laid = parse_position("rules jokers; trump s; A: 9d; B: 9c; discard: *b; table: A+8h/*r")

    assert (red in held.hand(0), held.stock[0]) == (True, black)
    assert laid.bout.pairs == [Pair(eight, 0, red)]
    assert black in laid.discard


def test_rules_say_the_trump_where_no_card_does() -> None:
    fixed = parse_position("rules japanese; A: 8c; B: 9c; stock: 6c 7s")
    none = parse_position("rules app trump_mode=none; A: 8c; B: 9c; stock: 6c 7s")

    assert (fixed.trump, fixed.trump_card) == (Suit.DIAMONDS, None)
    assert (none.trump, none.trump_card) == (None, None)
    assert "; trump none; " in format_position(none)


def test_stock_of_which_no_card_is_turned_up_may_end_with_any_card() -> None:
    game = parse_position("rules app trump_source=last_dealt; trump h; A: 8c; B: 9c; stock: 6c 7s")

    assert (game.trump, game.trump_card) == (Suit.HEARTS, None)


def test_partner_plays_the_turns_of_who_is_out() -> None:
    game = parse_position(
        "rules teams; trump h; A: 8c; B: 9c; C:; D: Jc; out: C; attacker A; places: C>D"
    )

    bout = game.bout
    assert (bout.attacker, bout.defender) == (0, 3)
    assert (bout.attacker_place, bout.defender_place) == (2, 3)
    assert "; places: C>D" in format_position(game)


def test_next_of_the_other_team_defends_whoever_is_out() -> None:
    teams = "trump h; A: 8c; B:; C: 10c; D: Jc; out: B"
    theirs = parse_position(f"rules teams; {teams}").bout
    skipped = parse_position(f"rules teams team_out_seat=skipped; {teams}").bout

    assert (theirs.defender, theirs.defender_place) == (3, 1)
    assert (skipped.defender, skipped.defender_place) == (3, 3)


def test_both_fools_of_a_team_are_named() -> None:
    game = parse_position(
        "rules teams; trump h; A: 8c; B:; C: 10c; D:; out: B D; result: fools A C"
    )

    assert game.result == Result((0, 2), (1, 3))
    assert format_position(game).endswith("result: fools A C")


def test_opener_is_who_laid_the_first_card_unless_another_is_named() -> None:
    text = "rules app+transfer; trump h; A: 9c; B: 9d; C: Jc; table: A+8c B+8d; transfers 1"
    transferred = parse_position(f"{text}; attacker B; defender C")
    named = parse_position(f"{text}; attacker B; defender C; opener C")

    assert transferred.bout.opener == 0
    assert "opener" not in format_position(transferred)
    assert named.bout.opener == 2
    assert "; opener C" in format_position(named)


def test_cards_shown_in_an_earlier_bout_cannot_be_shown_again_where_once_a_deal_is_played() -> None:
    game = parse_position(
        "rules transfer and show transfer_by_showing=trump_once_a_deal; trump h; A: 9c; B: 8h 9d;"
        " C: Jc 10c; table: A+8c; shown: 8h"
    )

    assert game.shown == CardSet(cards("8h"))
    assert game.why_not(1, Show(*cards("8h"))) is not None
    assert parse_position(format_position(game)).shown == game.shown


@given(st.data())
def test_every_state_of_every_preset_is_read_as_it_was_written(data: st.DataObject) -> None:
    rules = Rules.preset(data.draw(st.sampled_from(list(PRESETS))))
    options = data.draw(st.sampled_from(OPTIONS))
    with suppress(RulesError):
        rules = rules.changed(**options)
    seats = data.draw(st.integers(rules.min_seats, min(rules.max_seats, 6)))
    game = Game(rules, deal_from_seed(rules, seats, data.draw(st.binary(min_size=32, max_size=32))))
    chooser = Chooser(data.draw(st.sampled_from(Style)), data.draw(st.integers(0, 99)))
    for _ in islice(chooser.walk(game), data.draw(st.integers(0, 150))):
        pass

    read = parse_position(format_position(game))

    assert format_position(read) == format_position(game)
    assert (read.trump_card, read.shown, read.known) == (game.trump_card, game.shown, game.known)
    assert read.bout == game.bout
    for seat in range(seats):
        assert read.view(seat) == game.view(seat)
    for _ in range(20):
        turns = legal_turns(game)
        assert legal_turns(read) == turns
        if not turns:
            break
        assert read.apply(*turns[-1]) == game.apply(*turns[-1])


def test_more_attack_cards_than_the_rules_allow_are_refused() -> None:
    with pytest.raises(NotationError, match="table: 2 attack cards, these rules allow 1"):
        parse_position(
            "rules app attack_limit=1 first_bout_limit=1; trump h; A: 9d; B: 10c; table: A+8d A+8s"
        )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("trump h; A:; B: 9c", "nobody can move"),
        ("trump h; A: 8c; B: 10c 6h; table: A+8d/9d; done: A", "nobody can move"),
        ("trump h; A: 8c; B: 10c; C: 9c; out: C", "C is out and holds 9c"),
        ("trump h; A: 8c; B: 10c; C:; out: C; defender C", "defender C: that seat is out"),
        ("trump h; A:; B: 10c; C: 9c; out: A; attacker A", "attacker A: that seat is out"),
        (
            "rules teams; trump h; A: 8c; B:; C: 9c; D:; out: B D",
            "defender B: that seat is out",
        ),
    ],
)
def test_position_that_no_game_can_go_on_from_is_refused(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        parse_position(text)


def test_as_many_attack_cards_as_the_rules_allow_are_read() -> None:
    table = " ".join(f"A+{card}" for card in ("6c", "6d", "6s", "7c", "7d", "7s"))

    game = parse_position(f"trump h; A: 8d; B: 9d Kc Ks Kd Qs Qd; stock:; table: {table}")

    assert len(game.bout.pairs) == game.rules.attack_limit == 6


def test_empty_fields_are_passed_over() -> None:
    assert parse_position("trump h;; A: 8d; ; B: 9d;").hand(1) == CardSet(cards("9d"))


@pytest.mark.parametrize(("hand", "became"), [("9d", 2), ("9d 10d Jd", 4)])
def test_defender_became_so_with_cards_of_any_number(hand: str, became: int) -> None:
    game = parse_position(f"trump h; A: 8d; B: {hand}; stock:; table: A+8c/9c A+9s")

    assert game.bout.defender_cards == became


@pytest.mark.parametrize(
    ("out", "others", "attacker", "places"),
    [
        ("A", "B: 9d; C: 9s; D: 9h", "C", "A>B"),
        ("C", "A: 9s; B: 9d; D: 9h", "A", "C>B"),
    ],
)
def test_places_are_written_where_partners_play_them_whichever_comes_first(
    out: str, others: str, attacker: str, places: str
) -> None:
    game = parse_position(
        f"rules teams; trump h; {out}:; {others}; stock:; out: {out};"
        f" attacker {attacker}; defender B; places: {places}"
    )

    written = format_position(game)

    assert f"places: {places}" in written
    assert parse_position(written).key() == game.key()


def test_places_are_not_written_where_each_plays_his_own() -> None:
    assert "places" not in format_position(parse_position("trump h; A: 8d; B: 9d; stock:"))


@pytest.mark.parametrize("opener", "AC")
def test_opener_is_written_where_another_laid_the_first_card(opener: str) -> None:
    first = "C" if opener == "A" else "A"
    game = parse_position(
        f"trump h; A: 8d; B: 9d 9h; C: 8s; stock:; table: {first}+8c; opener {opener}"
    )

    assert f"opener {opener}" in format_position(game)


@pytest.mark.parametrize(
    ("attacker", "defender", "places"),
    [("A", "B", "B>B"), ("B", "C", "A>C"), ("A", "B", "A>C"), ("A", "D", "A>C")],
)
def test_turns_are_played_by_partners_alone(attacker: str, defender: str, places: str) -> None:
    with pytest.raises(NotationError, match="only partners play for each other"):
        parse_position(
            "rules teams; trump h; A: 8d; B: 9d; C: 8s; D: 9s; stock:;"
            f" attacker {attacker}; defender {defender}; places: {places}"
        )
