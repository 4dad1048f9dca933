"""Each message of each language formats without an error, whatever the numbers."""

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from kozyr.tables.names import NAMES
from tests.locales.catalogue import CASES, LANGUAGES, Entry, catalogue, path_of

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
    "preset": "Throw-in",
    "opponents": "3",
    "version": "1.0",
} | {f"{card}_{case}": f"{card} {case}" for card in ("card", "target") for case in CASES}
COUNTS = {"number", "needed", "place", "seconds"}


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


def samples(entry: Entry) -> list[dict[str, str | int]]:
    unknown = entry.arguments - EXAMPLES.keys() - COUNTS
    assert unknown == set(), f"{entry.key} needs an example of {unknown}"
    words: dict[str, str | int] = {
        name: EXAMPLES[name] for name in entry.arguments if name in EXAMPLES
    }
    counts = entry.arguments & COUNTS
    if not counts:
        return [words]
    return [words | dict.fromkeys(counts, number) for number in NUMBERS]


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


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ("seven of hearts",) * 4),
        ("ru", ("семёрка червей", "семёрку червей", "семёркой червей", "семёрки червей")),
        ("hy", ("սրտի յոթ", "սրտի յոթը", "սրտի յոթով", "սրտի յոթի")),
        (
            "az",
            ("ürək yeddiliyi", "ürək yeddiliyini", "ürək yeddiliyi ilə", "ürək yeddiliyinin"),
        ),
        ("et", ("ärtu seitse", "ärtu seitsme", "ärtu seitsmega", "ärtu seitsme")),
    ],
)
def test_seven_of_hearts_is_named_in_every_case(language: str, forms: tuple[str, ...]) -> None:
    names = ("card", *(f"card-{case}" for case in CASES))

    assert tuple(card(language, name, "r7", "hearts") for name in names) == forms


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["card", *(f"card-{case}" for case in CASES)])
def test_all_cards_of_a_pack_have_names_of_their_own(language: str, name: str) -> None:
    ranks = [*(f"r{number}" for number in range(2, 11)), "J", "Q", "K", "A"]
    suits = ["clubs", "diamonds", "hearts", "spades"]

    pack = {card(language, name, rank, suit) for rank in ranks for suit in suits}

    assert len(pack) == len(ranks) * len(suits)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Aram beats the seven of hearts with the nine of hearts."),
        ("ru", "Aram бьёт семёрку червей девяткой червей."),
        ("hy", "Aram՝ ծածկում է սրտի յոթը սրտի իննով։"),
        ("az", "Aram ürək yeddiliyini ürək doqquzluğu ilə vurur."),
        ("et", "Aram lööb ärtu seitsme ärtu üheksaga."),
    ],
)
def test_beating_is_told_in_the_grammar_of_the_language(language: str, sentence: str) -> None:
    arguments: dict[str, str | int] = {"player": "Aram"}
    for name, rank in (("card", "r9"), ("target", "r7")):
        arguments[name] = card(language, "card", rank, "hearts")
        for case in CASES:
            arguments[f"{name}_{case}"] = card(language, f"card-{case}", rank, "hearts")

    assert spoken(language, "event-beaten", arguments) == sentence


@pytest.mark.parametrize(
    ("number", "words"), [(1, "1 карту"), (3, "3 карты"), (5, "5 карт"), (21, "21 карту")]
)
def test_russian_counts_cards_in_all_its_plurals(number: int, words: str) -> None:
    assert spoken("ru", "event-drew-up", {"player": "Aram", "number": number}) == (
        f"Aram добирает {words}."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_bot_is_spelt_in_the_letters_of_the_language(language: str) -> None:
    letters = {"ru": "\u0400-\u04ff", "hy": "\u0530-\u058f"}.get(language, "A-Za-zõə")
    for name in (name for names in NAMES.values() for name in names):
        assert re.fullmatch(f"[{letters}]+", spoken(language, "bot-name", {"name": name}))
