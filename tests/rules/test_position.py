"""Positions as text."""

import pytest

from kozyr.cards import CardSet, NotationError, Suit, cards
from kozyr.rules import (
    Game,
    Pair,
    Phase,
    Result,
    Rules,
    RulesError,
    format_position,
    parse_position,
)

FULL = (
    "rules app+transfer transfer_by_showing=on; trump h; A: 9d; B: 8h 10c; C: 6c 7c 8d; D:;"
    " stock:; discard: Ac Ad; table: A+8c D+8s/9s; attacker D; defender B; bout 7; became 4;"
    " dealer C; taking; transfers 2; done: A C; shown: 8h; emptied: D; known B: 8h; known C: 6c 7c"
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

    assert game.rules == Rules(transfer=True, transfer_by_showing=True)
    assert [str(game.hand(seat)) for seat in range(4)] == ["9d", "10c 8h", "6c 7c 8d", ""]
    assert str(game.discard) == "Ac Ad"
    eight, other, nine = cards("8c 8s 9s")
    assert game.bout.pairs == [Pair(eight, 0), Pair(other, 3, nine)]
    assert (game.attacker, game.defender, game.dealer) == (3, 1, 2)
    assert (game.bout.number, game.bout.defender_cards, game.bout.transfers) == (7, 4, 2)
    assert game.bout.taking
    assert game.bout.done == {0, 2}
    assert game.bout.shown == list(cards("8h"))
    assert game.bout.emptied == [3]
    assert list(map(str, game.known)) == ["", "8h", "6c 7c", ""]
    assert parse_position(format_position(game)).bout == game.bout


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("fool B", Result(1, (0,))),
        ("draw", Result(None, (0,))),
        ("adjudicated", Result(None, (0,), adjudicated=True)),
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
        ("trump h; A: 8c 8c; B: 9c", "A: '8c 8c' names a card twice"),
        ("trump h; A: 8c; B: 8c", "8c stands in two places"),
        ("trump h; A: 8c; B: 9c; stock: 8c 6h", "8c stands in two places"),
        ("trump h; A: 8c; B: 9c; table: A+8c", "8c stands in two places"),
        ("trump h; A: 8c; B: 9c; table: A+8d/8d", "8d 8d stands in two places"),
        (
            "trump h; A: 8c; B: 9c; discard: 9c",
            "9c stands in the discard and in another place too",
        ),
        ("trump h; A: 8c; B: 9c; discard: 7c 7c", "discard: '7c 7c' names a card twice"),
        ("trump h; A: 5c; B: 9c", "5c is not in a pack of 36 cards"),
        ("trump h; A: 8c; B: 9c; discard: 5c", "5c is not in a pack of 36 cards"),
        ("trump h; A: 8c; B: 9x", "'9x' is not a card: 'x' is not a suit: expected one of c d h s"),
        ("trump h; A: 8c; B: 9c; table: 8d", "'8d' on the table: expected e.g. A+8c or A+8c/10c"),
        ("trump h; A: 8c; B: 9c; table: C+8d", "'C' is not a seat: expected A to B"),
        ("trump h; A: 8c; B: 9c; attacker C", "'C' is not a seat: expected A to B"),
        ("trump h; A: 8c; B: 9c; attacker B; defender B", "B cannot attack and defend at once"),
        ("trump h; A: 8c; B: 9c; done: A X", "'X' is not a seat: expected A to B"),
        ("trump h; A: 8c; B: 9c; known B: 8c", "known B: 8c is not in that hand"),
        ("trump h; A: 8c; B: 9c; bout two", "bout 'two': expected a number"),
        ("trump h; A: 8c; B: 9c; taking all", "taking 'all': expected nothing after it"),
        ("A: 8c; B: 9c", "no trump: give the suit, or a stock whose last card names it"),
        ("trump h; A: 8c; B: 9c; stock: 6c", "trump h: the stock ends with 6c"),
        ("trump x; A: 8c; B: 9c", "'x' is not a suit: expected one of c d h s"),
        (
            "trump h; A: 8c; B: 9c; result: won",
            "result 'won': expected fool B, draw or adjudicated",
        ),
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
    with pytest.raises(RulesError, match="seat 2 to 6 players with 36 cards, not 0"):
        parse_position("trump h")


def test_rules_that_are_not_played_are_refused() -> None:
    with pytest.raises(RulesError, match="teams=2v2 is not supported yet"):
        parse_position("rules app teams=2v2; trump h; A: 8c; B: 9c")
