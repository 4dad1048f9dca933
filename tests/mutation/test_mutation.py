"""A mutant that matters dies, one that does not survives, and what is no mutant is none."""

from importlib import import_module
from pathlib import Path

from tests.mutation.making import change, mutate, places
from tests.mutation.trial import Mutated, Stage, killed_in

TOY = '''"""Numbers."""

LIMIT: int | None = None


def least(one: int, other: int) -> int:
    """The smaller of two."""
    if one < other:
        return one
    return other
'''


def fate(source: str) -> str | None:
    mutated = Mutated("toy_of_mutants", Path("toy_of_mutants.py"), source)
    return killed_in(mutated, [Stage("plain", 5, is_least_right), Stage("equal", 1, is_equal_fine)])


def is_least_right() -> bool:
    least = import_module("toy_of_mutants").least
    return (least(1, 2), least(2, 1)) == (1, 1)


def is_equal_fine() -> bool:
    least = import_module("toy_of_mutants").least
    return (least(3, 3),) == (3,)


def test_unchanged_module_survives() -> None:
    assert fate(TOY) is None


def test_mutant_is_killed_by_the_first_stage_that_it_fails_in() -> None:
    assert fate(TOY.replace("<", ">")) == "plain"
    assert fate(TOY.replace("return other", "return other if other != 3 else 4")) == "equal"


def test_mutant_that_does_the_same_survives() -> None:
    assert fate(TOY.replace("<", "<=")) is None


def test_mutant_that_raises_or_never_ends_is_killed() -> None:
    assert fate(TOY.replace("LIMIT: int | None = None", "LIMIT = 1 / 0")) == "plain"
    assert fate(TOY.replace("    if", "    while one == 3:\n        pass\n    if")) == "equal"


def test_every_change_of_behaviour_is_made_once_and_nothing_else() -> None:
    mutants = [mutate(TOY, place.operator, place.occurrence) for place in places(TOY)]
    changes = [change(TOY, mutated) for mutated in mutants if mutated]

    assert len(set(changes)) == len(changes)
    assert {made.line for made in changes} == {3, 8, 9, 10}
    told = {(made.before, made.after) for made in changes}
    assert ("if one < other:", "if one <= other:") in told
    assert ("if one < other:", "if not one < other:") in told
    assert ("return other", "pass") in told


def test_places_are_the_same_while_only_other_functions_and_words_change() -> None:
    above = "def most(one: int, other: int) -> int:\n    return one if one > other else other\n"
    later = TOY.replace("def least", above + "\n\ndef least").replace("The smaller", "The least")

    def known(source: str) -> set[tuple[object, ...]]:
        return {place[:3] for place in places(source) if place.operator.endswith("_Lt_LtE")}

    assert known(TOY) == known(later) != set()
    assert known(TOY).isdisjoint(known(TOY.replace("return one", "return one + 0")))
