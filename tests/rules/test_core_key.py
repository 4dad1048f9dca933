"""Whatever the rest of a game hangs on tells its key from others."""

from itertools import product

import pytest

from kozyr.rules import format_position, parse_position
from tests.rules.notation import play

FIELDS = {
    "rules": "app+transfer pack=2x36 transfer_by_showing=trump",
    "trump": "h",
    "A": "8d Ac",
    "B": "6h Jc",
    "C": "Qc 7s",
    "D": "Kc",
    "stock": "7c 7d 9h",
    "table": "A+8c/9c A+8h",
    "attacker": "A",
    "defender": "B",
    "opener": "A",
    "bout": "7",
    "became": "4",
}


def key(**changes: str) -> object:
    fields = FIELDS | changes
    return parse_position("; ".join(f"{name} {value}" for name, value in fields.items())).key()


def test_games_that_go_on_differently_have_different_keys() -> None:
    keys = [
        key(),
        *(key(A=hand) for hand in ("8d", "8d 8d Ac", "8d Ac Ac")),
        *(key(stock=stock) for stock in ("7c 9h", "7d 7c 9h")),
        *(key(table=table) for table in ("A+8c A+8h/9h", "A+8c A+8c", "A+8c A+8h", "A+8c/9c")),
        *(key(table=table) for table in ("A+8c/9c A+8h/9h", "A+8c/9c A+8h/9h A+8c/9c", "A+8c")),
        *(key(table=table) for table in ("A+8c/9c A+8c", "A+8c/9c A+8c/9c A+8h", "A+8h A+8h A+8c")),
        *(key(attacker=seat) for seat in "CD"),
        *(key(defender=seat) for seat in "CD"),
        *(key(rules="teams", C="", out="C", stock="", table="", places=p) for p in ("A>B", "C>B")),
        *(key(rules="teams", D="", out="D", stock="", table="", places=p) for p in ("A>B", "A>D")),
        *(key(opener=seat) for seat in "CD"),
        *(key(bout=bout) for bout in ("1", "8")),
        *(key(became=cards) for cards in ("5", "6")),
        *(key(transfers=number) for number in ("1", "2")),
        *(key(shown=card) for card in ("6h", "7h")),
        *(key(done=seats) for seats in ("C", "D", "C D")),
        key(taking=""),
    ]

    assert len(set(keys)) == len(keys)


SEATS = range(12)
MASKS = (0, 1, 2, 3, 6, 1 << 10, 1 << 11, 3 << 10, (1 << 12) - 1)


@pytest.mark.parametrize(
    "values",
    [
        {"attacker": SEATS, "defender": SEATS},
        {"attacker_place": SEATS, "defender_place": SEATS, "opener": SEATS},
        {"defender_cards": range(105), "transfers": range(13)},
        {"done": MASKS, "out": MASKS},
    ],
    ids=" ".join,
)
def test_numbers_in_the_key_are_told_apart_whatever_they_are(values: dict[str, range]) -> None:
    core = parse_position("; ".join(f"{name} {value}" for name, value in FIELDS.items())).core
    keys = set()

    for numbers in product(*values.values()):
        for name, number in zip(values, numbers, strict=True):
            setattr(core, name, number)
        keys.add(core.key())

    assert len(keys) == len(list(product(*values.values())))


def test_every_card_on_the_table_is_in_the_key() -> None:
    """Beaten or open, attacking or beating, and how many of twins are which."""
    alike_but_for_a_card = [
        ("A+8c/9h A+8h", "A+8s/9h A+8h"),
        ("A+8c/9h A+8h", "A+8c/10h A+8h"),
        ("A+8c/9h A+8h", "A+8c A+8h/9h"),
        ("A+8c/9h A+8c/10h A+8s/Jh", "A+8c/9h A+8s/10h A+8s/Jh"),
        ("A+8c/9h A+8s/9h A+8d/10h", "A+8c/9h A+8s/10h A+8d/10h"),
        ("A+8c A+8c A+8s A+8s/10h", "A+8c A+8s A+8s A+8c/10h"),
        ("A+8c A+8c A+8s A+8s/10h", "A+8s A+8s A+8c A+8c/10h"),
        ("A+8c A+8s A+8d/10h", "A+8d A+8s A+8c/10h"),
    ]

    for one, other in alike_but_for_a_card:
        assert key(stock="", table=one) != key(stock="", table=other)


def test_two_of_clubs_beats_like_any_other_card_in_the_key() -> None:
    """It is the first of all cards."""
    rules = "classic 52"

    beaten, open_ = (key(rules=rules, trump="c", stock="", table=t) for t in ("A+8h/2c", "A+8h"))

    assert beaten != open_


def test_bout_that_is_over_leaves_nothing_in_the_key() -> None:
    game = parse_position("trump h; A: 8c 9d; B: 10c 6h; C: 7c")

    play(game, "A+8c B:8c/10c A. C.")

    assert game.key() == parse_position(format_position(game)).key()


def test_what_only_tells_how_the_cards_came_to_lie_as_they_do_is_not_in_the_key() -> None:
    changes = [
        {"table": "A+8h A+8c/9c"},
        {"table": "A+8c/9c C+8h"},
        {"known B": "6h"},
        {"emptied": "D"},
    ]

    assert {key(**change) for change in changes} == {key()}
