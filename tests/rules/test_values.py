"""What the rules give away cannot be changed by who is given it."""

from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

import kozyr.rules

RULES: Final = Path(kozyr.rules.__file__).parent
# A snapshot of the bout, which nobody else holds.
CHANGING: Final = {"Bout", "Pair"}
# It keeps what has been worked out of it.
KEEPING: Final = {"Rules"}


def values() -> list[Any]:
    names = [f"kozyr.rules.{file.stem}" for file in sorted(RULES.glob("*.py"))]
    return [
        each
        for name in names
        for each in vars(import_module(name)).values()
        if isinstance(each, type) and is_dataclass(each) and each.__module__ == name
    ]


@pytest.mark.parametrize("value", values(), ids=lambda value: value.__name__)
def test_value_cannot_be_changed_and_takes_no_more_room_than_it_needs(value: Any) -> None:  # noqa: ANN401
    assert value.__dataclass_params__.frozen is (value.__name__ not in CHANGING)
    assert ("__slots__" in vars(value)) is (value.__name__ not in KEEPING)


def test_a_game_takes_no_more_room_than_it_needs() -> None:
    assert not hasattr(kozyr.rules.parse_position("A: 8d; B: 9d; trump h; stock:"), "__dict__")
