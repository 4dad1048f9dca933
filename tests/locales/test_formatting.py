"""Each message of each language formats without an error, whatever the numbers."""

import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from kozyr.tables.names import NAMES
from tests.locales.catalogue import CASES, LANGUAGES, Entry, catalogue, path_of
from tests.locales.facts import KNOWN, facts

NUMBERS = (0, 1, 2, 3, 5, 6, 11, 21, 22, 36)

# An example of each argument that is not a number.
EXAMPLES = {
    "player": "Aram",
    "name": "Leyla",
    "to": "Leyla",
    "card": "ten of diamonds",
    "target": "six of spades",
    "cards": "7♣, 9♥",
    "ranks": "7, 9",
    "items": "7, 9",
    "last": "10",
    "suit": "hearts",
    "rank": "r7",
    "trump": "yes",
    "reason": "The game is over.",
    "other": "Nino",
    "players": "Aram, Nino",
    "text": "36 cards, no transfers",
    "preset": "Throw-in",
    "opponents": "3",
    "version": "1.0",
    "attacker": "Aram",
    "defender": "Nino",
    "time": "14:05",
    "goal": "Beat the card.",
    "family": "Throw-in",
    "change": "+12",
    "from": "1500",
    "low": "1440",
    "high": "1660",
    "date": "30.11.2026",
    "error": "3",
    "move": "add no more",
    "moves": "10♦, take",
} | {f"{card}_{case}": f"{card} {case}" for card in ("card", "target") for case in CASES}
CARD_NAMES = ("card", *(f"card-{case}" for case in CASES))
SCRIPTS = {
    **dict.fromkeys(("ru", "uk", "be", "kk"), "CYRILLIC"),
    "hy": "ARMENIAN",
    "ka": "GEORGIAN",
}
COUNTS = {
    "number",
    "step",
    "steps",
    "needed",
    "place",
    "seconds",
    "given",
    "least",
    "most",
    "playing",
    "deal",
    "bout",
    "other_number",
}


@cache
def bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path_of(language).read_text(encoding="utf-8")))
    return bundle


def spoken(language: str, key: str, arguments: dict[str, str | int]) -> str:
    """Format the message *key*; any error fails the test."""
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, arguments)
    assert errors == [], key
    return str(text)


def texts(entry: Entry, name: str) -> list[str]:
    """Return what the argument *name* may be: all that the message tells apart, or an example."""
    told_apart = [
        variant.key.name
        for select in entry.selects
        if isinstance(select.selector, ast.VariableReference) and select.selector.id.name == name
        for variant in select.variants
        if isinstance(variant.key, ast.Identifier)
    ]
    assert told_apart or name in EXAMPLES, f"{entry.key} needs an example of {name}"
    return told_apart or [EXAMPLES[name]]


def samples(entry: Entry) -> Iterator[dict[str, str | int]]:
    counts = entry.arguments & COUNTS
    names = sorted(entry.arguments - COUNTS)
    for words in product(*(texts(entry, name) for name in names)):
        for number in NUMBERS if counts else NUMBERS[:1]:
            yield dict(zip(names, words, strict=True)) | dict.fromkeys(counts, number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_without_an_error(language: str) -> None:
    for key, entry in catalogue(language).items():
        for arguments in samples(entry):
            text = spoken(language, key, arguments)
            assert text.strip() == text != "", key
            assert "{" not in text, key
            assert "  " not in text, key


def card(language: str, name: str, rank: str, suit: str) -> str:
    return spoken(language, name, {"rank": rank, "suit": suit})


@pytest.mark.parametrize("language", KNOWN)
def test_seven_of_hearts_is_named_in_every_case(language: str) -> None:
    forms = tuple(card(language, name, "r7", "hearts") for name in CARD_NAMES)

    assert forms == facts(language).seven_of_hearts


@pytest.mark.parametrize("language", KNOWN)
def test_red_joker_is_named_in_every_case(language: str) -> None:
    forms = tuple(card(language, name, "joker", "red") for name in CARD_NAMES)

    assert forms == facts(language).red_joker


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARD_NAMES)
def test_all_cards_of_a_pack_have_names_of_their_own(language: str, name: str) -> None:
    ranks = [*(f"r{number}" for number in range(2, 11)), "J", "Q", "K", "A"]
    suits = ["clubs", "diamonds", "hearts", "spades"]

    pack = {card(language, name, rank, suit) for rank in ranks for suit in suits}
    jokers = {card(language, name, "joker", colour) for colour in ("red", "black")}

    assert len(pack | jokers) == len(ranks) * len(suits) + 2


@pytest.mark.parametrize("language", KNOWN)
def test_beating_is_told_in_the_grammar_of_the_language(language: str) -> None:
    arguments: dict[str, str | int] = {"player": "Aram"}
    for name, rank in (("card", "r9"), ("target", "r7")):
        arguments[name] = card(language, "card", rank, "hearts")
        for case in CASES:
            arguments[f"{name}_{case}"] = card(language, f"card-{case}", rank, "hearts")

    assert spoken(language, "event-beaten", arguments) == facts(language).beating


@pytest.mark.parametrize(
    ("number", "words"), [(1, "1 карту"), (3, "3 карты"), (5, "5 карт"), (21, "21 карту")]
)
def test_russian_counts_cards_in_all_its_plurals(number: int, words: str) -> None:
    assert spoken("ru", "event-drew-up", {"player": "Aram", "number": number}) == (
        f"Aram добирает {words}."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_bot_is_spelt_in_the_letters_of_the_language(language: str) -> None:
    script = SCRIPTS.get(language, "LATIN")
    for name in (name for names in NAMES.values() for name in names):
        letters = spoken(language, "bot-name", {"name": name})
        assert {unicodedata.name(letter).split()[0] for letter in letters} == {script}, letters
