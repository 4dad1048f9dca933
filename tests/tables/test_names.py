"""Bots are called by names of the region, each by its own."""

import random

from kozyr.rules.parameters import MAX_SEATS
from kozyr.tables import name_bots
from kozyr.tables.names import NAMES


def test_no_two_at_a_table_share_a_name() -> None:
    rng = random.Random(1)
    for _ in range(200):
        names = name_bots(["beginner", "regular", "beginner", "beginner", "regular"], ["Ann"], rng)
        assert len(set(names)) == 5


def test_no_bot_is_called_like_the_person() -> None:
    rng = random.Random(2)
    assert all("Aram" not in name_bots(["regular"] * 5, ["aram"], rng) for _ in range(100))


def test_a_name_tells_the_level() -> None:
    everyone = [name for names in NAMES.values() for name in names]
    assert len(everyone) == len(set(everyone))


def test_a_level_without_names_of_its_own_gets_one_too() -> None:
    assert name_bots(["champion"], [], random.Random(3))[0] in {
        name for names in NAMES.values() for name in names
    }


def test_the_lists_are_long_enough_for_a_full_table() -> None:
    rng = random.Random(4)
    for level in NAMES:
        person = NAMES[level][0]
        names = name_bots([level] * (MAX_SEATS - 1), [person], rng)
        assert len({person, *names}) == MAX_SEATS
