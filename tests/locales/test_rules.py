"""Every rule has its words in every language, and any set of rules makes a good description."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from kozyr.rules.catalogue import PARAMETERS, Clause, Group, Parameter, ParameterKind, clauses
from kozyr.rules.choices import Pack, Teams
from kozyr.rules.errors import Conflict, RulesConflict
from kozyr.rules.parameters import PRESETS, Rules
from kozyr.words import clause_in_words, conflict_in_words, dashed, rules_in_words, say
from tests.locales.catalogue import LANGUAGES, ROOT, catalogue, keys

DESCRIPTIONS = ROOT / "tests" / "locales" / "descriptions"
LONGEST_LABEL = 60

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_parameter = pytest.mark.parametrize("parameter", PARAMETERS, ids=lambda one: one.name)

# The length of a series is told in the clause of the series.
SAID = tuple(parameter for parameter in PARAMETERS if parameter.name != "series_length")

# Rules that cannot be played, and how many want to play them, for every kind of conflict.
REFUSED: dict[Conflict, tuple[dict[str, object], int]] = {
    Conflict.HAND_SIZE: ({"hand_size": 3}, 2),
    Conflict.NEGATIVE: ({"transfer_chain_limit": -1}, 2),
    Conflict.BOUT_LIMIT: ({"bout_limit": 0}, 2),
    Conflict.FIRST_LIMIT_ABOVE: ({"first_bout_limit": 7}, 2),
    Conflict.REDEAL_HAND_SIZE: ({"redeal": "five_of_a_suit", "hand_size": 7}, 2),
    Conflict.ACE_NEEDS_TURNED_TRUMP: ({"ace_turned_up": "redeal", "trump_mode": "none"}, 2),
    Conflict.SOURCE_NEEDS_TURNED_TRUMP: ({"trump_source": "last_dealt", "trump_mode": "none"}, 2),
    Conflict.SWAP_NEEDS_FACE_UP_TRUMP: ({"swap_trump": True, "trump_mode": "none"}, 2),
    Conflict.LOW_TRUMP_NEEDS_TRUMP: ({"low_beats_ace": "trumps", "trump_mode": "none"}, 2),
    Conflict.SHOWING_NEEDS_TRUMP: (
        {"transfer": True, "transfer_by_showing": "trump", "trump_mode": "none"},
        2,
    ),
    Conflict.SHOWING_NEEDS_TRANSFER: ({"transfer_by_showing": "any_card"}, 2),
    Conflict.FIRST_DEAL_HAS_NO_FOOL: ({"first_attacker": "winner"}, 2),
    Conflict.SERIES_LENGTH_MISSING: ({"series": "deals"}, 2),
    Conflict.SERIES_LENGTH_UNUSED: ({"series_length": 5}, 2),
    Conflict.TEAMS_NEVER_TRANSFER: ({"teams": "2v2", "transfer": True}, 4),
    Conflict.TEAMS_HAVE_NO_ONE_FOOL: ({"teams": "2v2", "next_first_attacker": "fool"}, 4),
    Conflict.TEAMS_SEATS: ({"teams": "3v3"}, 4),
    Conflict.TOO_FEW_SEATS: ({}, 1),
    Conflict.TOO_MANY_SEATS: ({}, 7),
}


def begins_as_a_sentence(text: str) -> bool:
    """Tell whether *text* begins with a number or a capital, where its script has capitals."""
    return text[0].isdigit() or (text[0].isalpha() and text[0] == text[0].title())


def typed(values: dict[str, object]) -> dict[str, object]:
    """Return *values* with words turned into members of the parameter's own enum."""
    return {
        name: type(getattr(Rules(), name))(value) if isinstance(value, str) else value
        for name, value in values.items()
    }


def refusal(kind: Conflict) -> RulesConflict:
    values, seats = REFUSED[kind]
    with pytest.raises(RulesConflict) as refused:
        Rules().changed(**typed(values)).check_seats(seats)
    assert refused.value.kind is kind
    return refused.value


def all_clauses(parameter: Parameter) -> Iterator[Clause]:
    """Yield every clause that can be made of *parameter*, and numbers in every plural."""
    match parameter.kind:
        case ParameterKind.SWITCH:
            yield from (Clause(parameter.name, value) for value in ("on", "off"))
        case ParameterKind.NUMBER:
            assert parameter.least is not None
            numbers = [number for number in (0, 1, 2, 5, 21, 22) if number >= parameter.least]
            yield from (Clause(parameter.name, str(number), number) for number in numbers)
        case ParameterKind.CHOICE if parameter.name == "series":
            for number in (1, 2, 5, 21):
                yield from (Clause("series", value, number) for value in parameter.values)
        case ParameterKind.CHOICE:
            for value in parameter.values:
                yield Clause(parameter.name, value, _counted(parameter.name, value))


def _counted(name: str, value: str) -> int | None:
    match name:
        case "pack":
            return len(Rules(pack=Pack(value)).cards)
        case "teams":
            return Rules(teams=Teams(value)).min_seats
        case _:
            return None


def expected_keys() -> Iterator[str]:
    yield from (f"rule-group-{group}" for group in Group)
    for parameter in PARAMETERS:
        name = dashed(parameter.name)
        yield from (f"rule-{name}", f"rule-{name}-about")
        yield from (f"value-{name}-{dashed(value)}" for value in parameter.values)
        if parameter.least == 0:
            yield f"value-{name}-0"
    yield from (f"says-{dashed(parameter.name)}" for parameter in SAID)
    yield from (f"conflict-{dashed(kind)}" for kind in Conflict)
    for preset in PRESETS:
        yield from (f"preset-{dashed(preset)}", f"preset-{dashed(preset)}-about")


def test_every_rule_value_preset_and_conflict_has_its_words_and_no_word_lacks_one() -> None:
    families = ("rule-", "value-", "says-", "conflict-", "preset-")

    assert sorted(expected_keys()) == sorted(key for family in families for key in keys(family))


def test_rules_stand_in_the_files_in_the_order_of_the_catalogue() -> None:
    names = [f"rule-{dashed(parameter.name)}" for parameter in PARAMETERS]
    where = {key: place for place, key in enumerate(keys())}

    assert all(where[one] < where[next_one] for one, next_one in pairwise(names))


@every_language
@every_parameter
def test_every_value_makes_a_clause(language: str, parameter: Parameter) -> None:
    """A clause can stand in a list with commas, so it has none, and no capital or stop."""
    if parameter not in SAID:
        return
    for clause in all_clauses(parameter):
        text = clause_in_words(clause, language)
        assert re.fullmatch(r"[^,.;:։{}]+", text), text
        assert text == text.strip()
        assert not text[0].isupper(), text


@every_language
@every_parameter
def test_every_value_is_told_from_the_others(language: str, parameter: Parameter) -> None:
    choices = [
        say(f"value-{dashed(parameter.name)}-{dashed(v)}", language) for v in parameter.values
    ]
    assert len(set(choices)) == len(choices)

    if parameter not in SAID:
        return
    told = [clause_in_words(clause, language) for clause in all_clauses(parameter)]
    values = {clause.value for clause in all_clauses(parameter)}
    assert len(set(told)) >= len(values)


@every_language
def test_labels_and_choices_are_short_begin_with_a_capital_and_have_no_full_stop(
    language: str,
) -> None:
    labels = [
        key
        for family in ("rule-", "value-", "preset-", "choose-", "series-")
        for key in keys(family)
        if not key.endswith("-about") and not catalogue("en")[key].arguments
    ]
    for key in labels:
        text = catalogue(language)[key].text.lstrip("«„“")
        assert len(text) <= LONGEST_LABEL, key
        assert not text.endswith((".", "։")), key
        assert begins_as_a_sentence(text), key


@every_language
@pytest.mark.parametrize("preset", PRESETS)
def test_description_of_a_preset_is_one_line_that_begins_with_a_capital_or_a_number(
    language: str, preset: str
) -> None:
    text = rules_in_words(Rules.preset(preset), language)

    assert begins_as_a_sentence(text)
    assert text.count(", ") == len(clauses(Rules.preset(preset))) - 1
    assert "\n" not in text


@every_language
@pytest.mark.parametrize("kind", Conflict)
def test_every_conflict_that_the_rules_raise_is_told_as_a_sentence(
    language: str, kind: Conflict
) -> None:
    text = conflict_in_words(refusal(kind), language)

    assert text.endswith("։" if language == "hy" else ".")
    assert "{" not in text


@pytest.mark.parametrize("language", ["en", "ru"])
def test_descriptions_are_as_they_have_been_read_and_approved(language: str) -> None:
    """To approve new words, look at the difference and copy it into the file."""
    lines = [f"{name}: {rules_in_words(Rules.preset(name), language)}" for name in PRESETS]

    approved = (DESCRIPTIONS / f"{language}.txt").read_text(encoding="utf-8").splitlines()

    assert lines == approved


def test_everything_at_once_is_still_a_list() -> None:
    rules = replace(
        Rules.preset("transfer and show"),
        hand_size=7,
        attack_limit=0,
        first_bout_limit=4,
        swap_trump=True,
        pogony=True,
        bout_limit=50,
    )

    assert rules_in_words(rules, "en") == (
        "36 cards, 7 cards in each hand, everybody may throw in, any number of attack cards in"
        " a bout, at most 4 in the first bout, attacks may be transferred, a trump may be shown"
        " to transfer, the lowest trump may be exchanged for the trump card, the lowest cards at"
        " the end are epaulettes for the fool, a draw after 50 bouts"
    )
