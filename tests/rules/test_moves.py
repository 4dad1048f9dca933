"""Moves and seats in notation."""

import pytest

from kozyr.cards import NotationError, cards
from kozyr.rules import (
    Attack,
    Beat,
    Done,
    Move,
    Show,
    Swap,
    Take,
    Transfer,
    format_turn,
    parse_seat,
    parse_turn,
    seat_letter,
)

EIGHT, TEN = cards("8c 10c")
TURNS = [
    ("A+8c", 0, Attack(EIGHT)),
    ("B:8c/10c", 1, Beat(EIGHT, TEN)),
    ("C>8c", 2, Transfer(EIGHT)),
    ("D?8c", 3, Show(EIGHT)),
    ("E!", 4, Take()),
    ("F.", 5, Done()),
]


@pytest.mark.parametrize(("text", "seat", "move"), TURNS)
def test_move_is_written_and_read(text: str, seat: int, move: Move) -> None:
    assert parse_turn(text, 6) == (seat, move)
    assert format_turn(seat, move) == text


def test_ten_may_be_written_with_a_letter() -> None:
    assert parse_turn("B:Tc/Td", 2) == (1, Beat(TEN, cards("10d")[0]))


@pytest.mark.parametrize(
    "text", ["", "A", "+8c", "a+8c", "A+8x", "A+8", "A:8c", "A:8c/", "A+8c.", "A8c", "A! ", "A+1c"]
)
def test_what_is_no_move_is_refused_with_examples(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_turn(text, 6)

    assert str(refused.value) == (
        f"{text!r} is not a move: expected e.g. A+8c, B:8c/10c, B>8d, B?8h, B!, A. or A^"
    )


def test_move_of_a_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(NotationError, match="'C' is not a seat: expected A to B"):
        parse_turn("C!", 2)


def test_seats_are_letters_clockwise_from_a() -> None:
    assert [seat_letter(seat) for seat in range(6)] == list("ABCDEF")
    assert [parse_seat(letter, 6) for letter in "ABCDEF"] == list(range(6))


@pytest.mark.parametrize("text", ["", "AB", "a", "1", "G"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a seat: expected A to F"):
        parse_seat(text, 6)


@pytest.mark.parametrize("kind", [Take, Done, Swap])
def test_words_are_alike_whoever_made_them(kind: type[Take | Done | Swap]) -> None:
    assert kind() == kind()
    assert hash(kind()) == hash(kind())


def test_moves_as_text_leave_the_seat_out() -> None:
    assert [str(move) for move in (Take(), Done(), Swap())] == ["!", ".", "^"]
