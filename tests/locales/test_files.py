"""Each language is whole, and says with the same arguments what English says."""

import re
from collections import Counter

import pytest
from babel import Locale
from fluent.syntax import ast

from tests.locales.catalogue import (
    CASES,
    FILES,
    LANGUAGES,
    catalogue,
    parsed,
    without_cases,
)
from tests.locales.facts import KNOWN

OTHERS = LANGUAGES[1:]
PLURALS = {"zero", "one", "two", "few", "many", "other"}

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)


def test_every_language_has_a_file_and_facts_to_judge_it_by() -> None:
    assert {file.name for file in FILES} == {f"{language}.ftl" for language in KNOWN}


@every_language
def test_file_has_no_line_that_the_parser_does_not_understand(language: str) -> None:
    junk = [node.content for node in parsed(language).body if isinstance(node, ast.Junk)]

    assert junk == []


@every_language
def test_no_key_stands_twice(language: str) -> None:
    names = Counter(node.id.name for node in parsed(language).body if isinstance(node, ast.Message))

    assert [name for name, times in names.items() if times > 1] == []


@every_other_language
def test_every_language_has_the_keys_of_english_in_their_order(language: str) -> None:
    assert list(catalogue(language)) == list(catalogue("en"))


@every_language
def test_no_message_is_empty(language: str) -> None:
    assert [key for key, entry in catalogue(language).items() if entry.node.value is None] == []


@every_other_language
def test_arguments_are_those_of_english(language: str) -> None:
    """A language may choose the case of a card and leave out a number, no more."""
    for key, entry in catalogue("en").items():
        english = without_cases(entry.arguments)
        own = without_cases(catalogue(language)[key].arguments)

        assert own <= english, key
        assert english - own <= {"number"}, key


@every_language
def test_cases_of_cards_are_used_only_where_the_client_offers_them(language: str) -> None:
    cased = {f"{card}_{case}" for card in ("card", "target") for case in CASES}

    users = {key for key, entry in catalogue(language).items() if entry.arguments & cased}

    offered = ("event-", "aria-", "advice-", "motive-", "tutor-move-", "lesson-", "howto-beats")
    assert {key for key in users if not key.startswith(offered)} == set()


@every_language
def test_plurals_name_every_category_of_the_language(language: str) -> None:
    needed = set(Locale(language).plural_form.tags) | {"other"}
    for key, entry in catalogue(language).items():
        for select in entry.selects:
            names = {
                variant.key.name
                for variant in select.variants
                if isinstance(variant.key, ast.Identifier)
            }
            if names <= PLURALS and names != {"other"}:
                assert names == needed, key


@every_language
def test_selects_on_closed_sets_name_every_member_once(language: str) -> None:
    ranks = [*(f"r{number}" for number in range(2, 11)), "J", "Q", "K", "A"]
    sets = {
        "suit": [["clubs", "diamonds", "hearts", "spades"], ["red", "black"]],
        "rank": [ranks, ["joker", "other"]],
        "trump": [["yes", "no"]],
        "counts": [["for", "against"]],
    }
    for key, entry in catalogue(language).items():
        for select in entry.selects:
            assert isinstance(select.selector, ast.VariableReference)
            members = sets.get(select.selector.id.name)
            if members is not None:
                found = [
                    variant.key.name
                    for variant in select.variants
                    if isinstance(variant.key, ast.Identifier)
                ]
                assert found in members, key


@every_language
def test_names_of_players_are_never_inflected(language: str) -> None:
    glued = {
        key
        for key, entry in catalogue(language).items()
        for name in ("player", "to", "other", "players")
        for after in entry.source.split(f"{{ ${name} }}")[1:]
        if re.match(r"[\w’'-]", after)
    }

    assert glued == set()


@every_language
def test_reasons_events_and_answers_are_whole_sentences(language: str) -> None:
    stop = "։" if language == "hy" else "."
    for key, entry in catalogue(language).items():
        told = ("why-", "event-", "error-", "conflict-")
        if key.startswith(told) or re.fullmatch(r"faq-\d+-a|(rule|preset)-.+-about", key):
            for last in entry.endings:
                assert last.endswith((stop, "!")), key


@every_language
def test_titles_and_buttons_have_no_full_stop(language: str) -> None:
    assert [
        key
        for key, entry in catalogue(language).items()
        if key.startswith("action-") or key.endswith("-title")
        if entry.text.rstrip().endswith((".", "։"))
    ] == []


@every_language
def test_questions_are_asked(language: str) -> None:
    marks = "՞" if language == "hy" else "?"

    assert [
        key
        for key, entry in catalogue(language).items()
        if key.startswith("faq-") and key.endswith("-q") and marks not in entry.text
    ] == []
