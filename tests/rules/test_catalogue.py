"""The catalogue holds every parameter, and a description tells what a reader should know."""

from dataclasses import fields
from enum import StrEnum

import pytest

from kozyr.rules.catalogue import PARAMETERS, Clause, Group, Parameter, ParameterKind, clauses
from kozyr.rules.choices import Pack, Teams
from kozyr.rules.parameters import PRESETS, Rules

DEFAULT = Rules()
ALWAYS = ["pack", "throwers", "attack_limit", "first_bout_limit", "transfer"]

every_parameter = pytest.mark.parametrize("parameter", PARAMETERS, ids=lambda one: one.name)


def said(rules: str) -> list[str]:
    return [clause.parameter for clause in clauses(Rules.parse(rules))]


def test_every_field_of_rules_is_in_the_catalogue_once() -> None:
    names = [parameter.name for parameter in PARAMETERS]

    assert sorted(names) == sorted(field.name for field in fields(Rules))


def test_parameters_of_a_group_stand_together_in_the_order_of_the_groups() -> None:
    groups = [parameter.group for parameter in PARAMETERS]

    assert list(dict.fromkeys(groups)) == list(Group)
    assert groups == sorted(groups, key=list(Group).index)


@every_parameter
def test_default_is_that_of_rules(parameter: Parameter) -> None:
    assert parameter.default == getattr(DEFAULT, parameter.name)


@every_parameter
def test_what_a_parameter_holds_fits_its_kind(parameter: Parameter) -> None:
    match parameter.kind:
        case ParameterKind.SWITCH:
            assert isinstance(parameter.default, bool)
            assert parameter.values == ()
            assert parameter.least is parameter.most is None
        case ParameterKind.NUMBER:
            assert parameter.values == ()
            assert isinstance(parameter.default, int)
            assert parameter.least is not None
            assert parameter.most is not None
            assert parameter.least <= parameter.default <= parameter.most
        case ParameterKind.CHOICE:
            assert str(parameter.default) in parameter.values
            assert parameter.least is parameter.most is None


@every_parameter
def test_choice_offers_every_value_that_the_law_knows(parameter: Parameter) -> None:
    if parameter.kind is not ParameterKind.CHOICE or parameter.name == "first_attacker":
        return
    assert isinstance(parameter.default, StrEnum)
    assert parameter.values == tuple(type(parameter.default))


def test_nobody_is_offered_a_first_deal_that_needs_a_deal_before() -> None:
    first = next(parameter for parameter in PARAMETERS if parameter.name == "first_attacker")

    assert first.values == ("lowest_trump", "left_of_dealer", "lot")
    for value in first.values:
        assert Rules.parse(f"app first_attacker={value}").first_attacker == value


@pytest.mark.parametrize("preset", PRESETS)
def test_clause_holds_the_value_as_rules_are_written(preset: str) -> None:
    rules = Rules.preset(preset)

    for clause in clauses(rules):
        assert rules == Rules.parse(f"{preset} {clause.parameter}={clause.value}")


def test_default_rules_are_told_in_five_clauses() -> None:
    assert clauses(DEFAULT) == (
        Clause("pack", "36", 36),
        Clause("throwers", "all"),
        Clause("attack_limit", "6", 6),
        Clause("first_bout_limit", "5", 5),
        Clause("transfer", "off"),
    )


@pytest.mark.parametrize(("pack", "cards"), [("36", 36), ("54", 54), ("2x36", 72), ("2x52", 104)])
def test_clause_of_the_pack_counts_its_cards(pack: str, cards: int) -> None:
    assert clauses(Rules(pack=Pack(pack)))[0] == Clause("pack", pack, cards)


def test_clause_of_teams_counts_their_players() -> None:
    assert Clause("teams", "3v3", 6) in clauses(Rules(teams=Teams.THREE_VS_THREE))


def test_clause_of_a_series_holds_its_length() -> None:
    told = clauses(Rules.parse("app series=deals series_length=10"))

    assert Clause("series", "deals", 10) in told
    assert "series_length" not in {clause.parameter for clause in told}


@pytest.mark.parametrize(
    ("rules", "more"),
    [
        ("app hand_size=7", "hand_size"),
        ("app trump_mode=none", "trump_mode"),
        ("app discard=open", "discard"),
        ("app swap_trump=on", "swap_trump"),
        ("app bout_limit=50", "bout_limit"),
        ("app+transfer transfer_chain_limit=2", "transfer_chain_limit"),
        ("app+transfer draw_lead=opener", "draw_lead"),
    ],
)
def test_what_differs_from_the_default_is_told(rules: str, more: str) -> None:
    assert sorted(said(rules)) == sorted([*ALWAYS, more])


@pytest.mark.parametrize(
    "rules",
    [
        "app transfer_chain_limit=2",
        "app draw_lead=opener",
        "app team_out_seat=skipped",
    ],
)
def test_what_has_no_effect_is_not_told(rules: str) -> None:
    assert said(rules) == ALWAYS


def test_limits_are_not_told_where_nobody_can_lay_a_second_card() -> None:
    assert said("simple") == ["pack", "throwers", "transfer"]
    assert said("simple throw_timing=all_beaten") == ["pack", "throwers", "transfer"]


def test_limits_are_told_where_a_lead_or_a_transfer_may_reach_them() -> None:
    assert "attack_limit" in said("simple opening=equal_ranks")
    assert "attack_limit" in said("simple transfer=on")


def test_how_long_the_first_limit_lasts_is_told_only_when_there_is_one() -> None:
    assert "first_cap_scope" in said("app first_cap_scope=until_first_discard")
    assert "first_cap_scope" not in said(
        "app first_bout_limit=0 first_cap_scope=until_first_discard"
    )


def test_order_of_throwing_in_is_not_told_where_only_the_attacker_may() -> None:
    assert "throw_order" in said("neighbours throw_order=ordered")
    assert "throw_order" not in said("app throwers=attacker_only throw_order=ordered")


def test_fallback_without_a_trump_is_told_only_when_the_lowest_trump_decides() -> None:
    """As it may after a deal without a fool, whatever decides after the others (1.9)."""
    assert "no_trump_fallback" in said("app no_trump_fallback=lot")
    assert "no_trump_fallback" in said(
        "app first_attacker=lot next_first_attacker=winner no_trump_fallback=lot"
    )
    assert "no_trump_fallback" not in said(
        "app first_attacker=lot next_first_attacker=lot no_trump_fallback=lot"
    )


def test_numbers_may_be_chosen_within_bounds() -> None:
    """Zero stands for no limit, but a game ends after some bouts, and a hand has cards."""
    numbers = {
        parameter.name: (parameter.least, parameter.most)
        for parameter in PARAMETERS
        if parameter.kind is ParameterKind.NUMBER
    }

    assert numbers == {
        "hand_size": (4, 12),
        "attack_limit": (0, 36),
        "first_bout_limit": (0, 36),
        "transfer_chain_limit": (0, 12),
        "series_length": (0, 100),
        "bout_limit": (1, 1000),
    }


@pytest.mark.parametrize(
    ("rules", "parameter"),
    [
        ("app placing=first_out_wins series=deals series_length=3", "placing"),
        ("app placing=first_out_wins series=to_points series_length=3", "placing"),
        ("app placing=first_out_wins series=count", "placing"),
        ("app throw_order=ordered", "throw_order"),
        ("teams team_out_seat=skipped", "team_out_seat"),
    ],
)
def test_what_has_an_effect_with_others_is_told(rules: str, parameter: str) -> None:
    assert parameter in said(rules)


def test_placing_is_not_told_where_no_points_are_counted() -> None:
    assert "placing" not in said("app placing=first_out_wins")
