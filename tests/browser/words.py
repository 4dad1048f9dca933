"""What the page must say, made from the language files by another reader of them."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LOCALES: Final = Path(__file__).resolve().parents[2] / "locales"
LANGUAGES: Final = tuple(sorted(file.stem for file in LOCALES.glob("*.ftl")))
# As different as they come, for tests that take a page for each.
UNLIKE: Final = ("en", "ru", "hy", "az", "et")
# Where В Д К Т are printed on the cards.
CYRILLIC_CARDS: Final = ("ru", "uk", "be", "kk")
CYRILLIC: Final = {"J": "В", "Q": "Д", "K": "К", "A": "Т"}
SIGNS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
# Asks for the letter form of a sign, not the picture some devices show.
AS_TEXT: Final = "\ufe0e"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def say(language: str, key: str, **arguments: str | int) -> str:
    """The message *key*."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, arguments)
    assert errors == [], key
    return str(text)


def rank(language: str, rank: str) -> str:
    """The rank as it stands on a card."""
    return CYRILLIC.get(rank, rank) if language in CYRILLIC_CARDS else rank


def card(language: str, card: str) -> str:
    """The card as it is written, such as 10♦."""
    return f"{rank(language, card[:-1])}{SIGNS[card[-1]]}{AS_TEXT}"
