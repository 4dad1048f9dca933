"""`Rules`: presets, what is refused, and rules as text."""

from dataclasses import fields
from enum import StrEnum
from typing import Any

import pytest
from hypothesis import given

from kozyr.cards import NotationError, cards
from kozyr.rules import PRESETS, Rules, RulesError, UnsupportedRules
from kozyr.rules.parameters import FirstCapScope, Pack, Throwers, ThrowTiming
from tests.rules.play import SUPPORTED

PLAYED: dict[str, set[object]] = {
    "throwers": set(Throwers),
    "throw_timing": {ThrowTiming.ANY_TIME, ThrowTiming.AFTER_FIRST_BEAT},
    "throw_after_take": {True, False},
    "first_cap_scope": set(FirstCapScope),
    "transfer": {True, False},
    "transfer_in_first_bout": {True, False},
    "transfer_by_showing": {True, False},
    "transfer_chain_limit": {0, 1, 7},
    "bout_limit": {200, 1, 7},
}


def known_values(default: object) -> list[object]:
    """All values a parameter of this kind may be given."""
    match default:
        case bool():
            return [True, False]
        case int():
            return [default, 1, 7]
        case StrEnum():
            return list(type(default))
        case _:
            raise AssertionError(default)


VALUES = [(field.name, value) for field in fields(Rules) for value in known_values(field.default)]
REFUSED = [
    (name, value)
    for name, value in VALUES
    if value not in PLAYED.get(name, {getattr(Rules(), name)})
]


def rules_with(name: str, value: object) -> Rules:
    changes: dict[str, Any] = {name: value}
    return Rules(**changes)


@pytest.mark.parametrize(("name", "value"), REFUSED)
def test_value_that_is_not_played_is_refused_by_the_name_of_its_parameter(
    name: str, value: object
) -> None:
    with pytest.raises(UnsupportedRules) as refused:
        rules_with(name, value)

    assert (refused.value.parameter, refused.value.value) == (name, value)
    assert str(refused.value).startswith(f"{name}={value} is not supported yet; supported: ")


@pytest.mark.parametrize(
    ("name", "value"), [pair for pair in VALUES if pair not in REFUSED], ids=str
)
def test_value_that_is_played_is_written_and_read(name: str, value: object) -> None:
    rules = rules_with(name, value)

    assert Rules.parse(str(rules)) == rules
    assert getattr(rules, name) == value


@given(SUPPORTED)
def test_rules_written_and_read_are_the_same(rules: Rules) -> None:
    assert Rules.parse(str(rules)) == rules


def test_presets_are_written_by_their_names() -> None:
    assert {name: str(Rules.preset(name)) for name in PRESETS} == {
        "app": "app",
        "app+transfer": "app+transfer",
    }


def test_default_is_the_preset_app_without_transfers() -> None:
    assert Rules() == Rules.preset("app")
    assert not Rules().transfer
    assert Rules.preset("app+transfer") == Rules(transfer=True)


def test_rules_are_written_as_the_nearest_preset_and_what_differs() -> None:
    rules = Rules(transfer=True, throwers=Throwers.NEIGHBOURS, throw_after_take=False)

    assert str(rules) == "app+transfer throwers=neighbours throw_after_take=off"


@pytest.mark.parametrize("text", ["", "   ", "poker", "poker transfer=on"])
def test_text_without_a_known_preset_is_refused(text: str) -> None:
    with pytest.raises(RulesError, match=r"no preset '.*'; there are: app, app\+transfer"):
        Rules.parse(text)


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("luck=on", "'luck=on': no rule is called 'luck'"),
        ("transfer=yes", "'transfer=yes': expected on or off"),
        ("transfer", "'transfer': expected on or off"),
        ("bout_limit=many", "'bout_limit=many': expected a number"),
        ("bout_limit=-1", "'bout_limit=-1': expected a number"),
        (
            "throwers=some",
            "'throwers=some': expected one of all, neighbours, attacker_only, nobody",
        ),
        ("transfer=on transfer=off", "'transfer=off': transfer is given twice"),
    ],
)
def test_word_that_is_no_parameter_and_value_is_refused(word: str, message: str) -> None:
    with pytest.raises(NotationError) as refused:
        Rules.parse(f"app {word}")

    assert str(refused.value) == message


def test_known_value_that_is_not_played_is_refused_in_text_too() -> None:
    with pytest.raises(UnsupportedRules, match=r"pack=52 is not supported yet; supported: 36"):
        Rules.parse("app pack=52")


def test_game_without_bouts_is_refused() -> None:
    with pytest.raises(RulesError, match="bout_limit=0: a game needs at least one bout"):
        Rules(bout_limit=0)


def test_negative_limit_of_transfers_is_refused() -> None:
    with pytest.raises(RulesError, match="transfer_chain_limit=-1: expected 0 or more"):
        Rules(transfer_chain_limit=-1)


def test_pack_of_36_is_six_to_ace_in_four_suits() -> None:
    """(0.1)."""
    pack = Rules().cards

    assert Rules().pack is Pack.CARDS_36
    assert len(pack) == len(set(pack)) == 36
    assert (pack[0], pack[-1]) == cards("6c As")


@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_players_are_seated(seats: int) -> None:
    """(2.33)."""
    Rules().check_seats(seats)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_than_two_or_more_than_the_pack_can_deal_to_are_refused(seats: int) -> None:
    """(2.33)."""
    with pytest.raises(RulesError, match=f"seat 2 to 6 players with 36 cards, not {seats}"):
        Rules().check_seats(seats)
