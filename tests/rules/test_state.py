"""What a game says of itself, and what the rest of it hangs on."""

from collections.abc import Callable

import pytest

from kozyr.cards import Card
from kozyr.rules import Done, Game, RulesError, Seat, parse_position
from tests.rules.notation import play, refusals

POSITION = "rules app+transfer; trump h; A: 8d 9d 6c; B: Jc 10c 6h; table: A+8c A+7c; became 3"


HANDS = ("9d 9s", "10c Kc", "Jd Js", "Qd Qs")
SIX = Card.parse("6c")

ASKED: dict[str, Callable[[Game, Seat], object]] = {
    "moves": Game.moves,
    "words": Game.words,
    "hand": Game.hand,
    "fates": Game.fates,
    "together": Game.together,
    "view": Game.view,
    "options": lambda game, seat: game.options(seat, SIX),
    "why_not": lambda game, seat: game.why_not(seat, Done()),
    "why_not_card": lambda game, seat: game.why_not_card(seat, SIX),
    "why_not_together": lambda game, seat: game.why_not_together(seat, [SIX]),
    "apply": lambda game, seat: game.apply(seat, Done()),
}


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize(("seats", "seat"), [(2, -1), (2, 2), (4, 4), (4, 9)])
def test_nobody_sits_beyond_the_last_seat(asked: str, seats: int, seat: Seat) -> None:
    hands = "; ".join(f"{name}: {card}" for name, card in zip("ABCD"[:seats], HANDS, strict=False))
    game = parse_position(f"rules app; trump h; {hands}; table: A+8c")

    with pytest.raises(RulesError, match=f"seat {seat}: the seats are 0 to {seats - 1}"):
        ASKED[asked](game, seat)


def test_lowest_card_of_the_largest_pack_beats_as_a_trump_does() -> None:
    text = "rules classic 52; trump c; A: 9d 3h; B: Kc; table: A+8d/2c A+8s"
    game = parse_position(text)

    assert [(str(pair.attack), str(pair.beat)) for pair in game.bout.pairs] == [
        ("8d", "2c"),
        ("8s", "None"),
    ]
    assert refusals(game, "B:8d/Kc") == ["already_beaten"]


@pytest.mark.parametrize(
    ("rules", "throwers"), [("app", (0, 2, 3)), ("neighbours", (0, 2)), ("simple", ())]
)
def test_throwers_are_those_whom_the_rules_let_throw_in(
    rules: str, throwers: tuple[Seat, ...]
) -> None:
    """(1.14)."""
    hands = "; ".join(f"{name}: {card}" for name, card in zip("ABCD", HANDS, strict=True))

    game = parse_position(f"rules {rules}; trump h; {hands}; table: A+8c")

    assert game.throwers == throwers


def test_a_copy_goes_its_own_way_from_the_same_beginning() -> None:
    game = parse_position(POSITION)
    copy = game.copy()
    play(copy, "B:8c/10c")

    assert copy.opening_events == game.opening_events
    assert copy.key() != game.key()


def test_a_copy_has_the_same_key() -> None:
    game = parse_position(POSITION)

    assert game.copy().key() == game.key()


def test_the_order_in_which_cards_were_beaten_makes_no_difference_to_the_key() -> None:
    one, other = parse_position(POSITION), parse_position(POSITION)
    play(one, "B:8c/10c B:7c/Jc")
    play(other, "B:7c/Jc B:8c/10c")

    assert one.key() == other.key()


@pytest.mark.parametrize("turns", ["B:8c/10c", "B:8c/Jc", "B!", "A+8d"])
def test_every_move_changes_the_key(turns: str) -> None:
    game, after = parse_position(POSITION), parse_position(POSITION)
    play(after, turns)

    assert after.key() != game.key()


@pytest.mark.parametrize(
    "change",
    [
        ("became 3", "became 4"),
        ("became 3", "became 3; bout 5"),
        ("became 3", "became 3; stock: 7h"),
        ("became 3", "became 3; transfers 1"),
        ("; A: 8d", "; A: 7d"),
    ],
)
def test_whatever_the_rest_hangs_on_changes_the_key(change: tuple[str, str]) -> None:
    game, other = parse_position(POSITION), parse_position(POSITION.replace(*change))

    assert game.key() != other.key()


def test_what_is_known_makes_no_difference_to_the_key() -> None:
    known = parse_position(f"{POSITION}; known B: 6h")

    assert known.key() == parse_position(POSITION).key()
