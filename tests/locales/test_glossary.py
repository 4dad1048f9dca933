"""The words of the game are the words that players of each language use."""

import re

import pytest

from tests.locales.catalogue import LANGUAGES, Entry, catalogue
from tests.locales.facts import KNOWN, facts


@pytest.mark.parametrize(
    ("language", "key", "term"),
    [(language, *term) for language in KNOWN for term in facts(language).terms.items()],
)
def test_message_says_the_term_of_the_game(language: str, key: str, term: str) -> None:
    assert term in catalogue(language)[key].text


@pytest.mark.parametrize("language", KNOWN)
def test_no_message_falls_into_a_trap(language: str) -> None:
    trap = re.compile(facts(language).traps, re.IGNORECASE)

    assert [key for key, entry in catalogue(language).items() if trap.search(entry.text)] == []


@pytest.mark.parametrize(
    ("language", "phrase"),
    [
        ("en", "Shuffle the deck"),
        ("hy", "տախտակամածի քարտերը"),
        ("az", "Göyərtədən kart çək"),
        ("et", "Võta see trikk"),
    ],
)
def test_trap_words_are_recognised(language: str, phrase: str) -> None:
    assert re.search(facts(language).traps, phrase, re.IGNORECASE)


def test_azerbaijani_suits_have_colours_by_another_word_than_suit() -> None:
    """Its word for suit, rəng, is also its word for colour."""
    settings = [
        entry for key, entry in catalogue("az").items() if key.startswith("settings-colours")
    ]

    assert settings
    assert [entry.key for entry in settings if "rəng" in entry.text.lower()] == []


@pytest.mark.parametrize("language", KNOWN)
def test_message_that_rests_on_an_unconfirmed_word_says_so(language: str) -> None:
    word = re.compile(facts(language).unconfirmed)

    assert [
        key
        for key, entry in catalogue(language).items()
        if word.search(entry.text) and not entry.unreviewed
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_quoted_in_the_rules_as_they_are_labelled(language: str) -> None:
    words = catalogue(language)
    controls = words["howto-controls-2"].text

    for button in ("action-bita", "action-pass", "action-take"):
        assert words[button].text in controls, button


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "label"),
    [
        ("howto-other-1", "lobby-choose"),
        ("howto-other-1", "choose-all-rules"),
        ("howto-other-6", "table-rules"),
    ],
)
def test_other_rules_are_found_where_the_page_says(language: str, key: str, label: str) -> None:
    words = catalogue(language)

    assert words[label].text in words[key].text


def speaks_of(entry: Entry, *numbers: str) -> bool:
    return all(number in entry.text.lower() for number in numbers)


@pytest.mark.parametrize("language", KNOWN)
def test_rules_give_both_limits_of_an_attack(language: str) -> None:
    for key in ("howto-attack-3", "faq-15-a"):
        assert speaks_of(catalogue(language)[key], *facts(language).five_and_six), key
