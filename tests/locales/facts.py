"""What is known of a language apart from its file: words that must and words that may not be there.

Each language has a file in `facts/`, by which its words are judged. Strings are text as it must
be said, or regular expressions where that is told.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).with_name("facts")
KNOWN = tuple(sorted(file.stem for file in FOLDER.glob("*.toml")))
"""The languages that facts are written of."""


@dataclass(frozen=True)
class Facts:
    """What the words of one language must be."""

    five_and_six: tuple[str, str]
    """Pieces that stand in the words for the numbers, by which the limits of a bout are told."""
    seven_of_hearts: tuple[str, ...]
    """The card plain and in the cases of `CASES`."""
    red_joker: tuple[str, ...]
    """Likewise."""
    beating: str
    """How it is told that Aram beats the seven of hearts with the nine of hearts."""
    simple_rules: str
    """What the preset `simple` is in words."""
    traps: str
    """A regular expression for words seen in bad translations of the game."""
    unconfirmed: str = "(?!)"
    """A regular expression for words that no native reader has confirmed."""
    terms: Mapping[str, str] = field(default_factory=dict)
    """Terms that must stand in a message, as players of the language say them."""


@cache
def facts(language: str) -> Facts:
    """Return what is known of *language*."""
    read = tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    lists = {name: tuple(value) for name, value in read.items() if isinstance(value, list)}
    return Facts(**read | lists)
