"""Rule sets drawn at random, so that every parameter meets every other one."""

from dataclasses import fields
from random import Random
from typing import Final

from kozyr.rules import Rules
from kozyr.rules.errors import RulesConflict
from kozyr.rules.parameters import PRESETS
from tests.reference.parameters import VALUES

MOST_CHANGES: Final = 8
# What a single deal does not ask for: it is seldom worth a change.
OF_SERIES: Final = (
    "next_first_attacker",
    "dealer",
    "discard",
    "placing",
    "series",
    "series_length",
)
# What is worth a change only in games of one kind, and is drawn there more often.
OF_TRANSFERS: Final = (
    "draw_lead",
    "transfer_by_showing",
    "transfer_cards",
    "transfer_chain_limit",
    "transfer_in_first_bout",
    "transfer_sufficiency",
)
OF_TEAMS: Final = ("draw_rule", "pogony", "team_out_seat", "throw_order", "throwers")


def random_rules(rng: Random) -> Rules:
    """Draw a preset and up to eight changes of it, until they can be played."""
    while True:
        bases = ["app", "app+transfer", "transfer and show", *PRESETS]
        base = Rules.preset(rng.choice(bases))
        values = as_words(base)
        for parameter in rng.sample(sorted(VALUES), rng.randint(0, MOST_CHANGES)):
            if parameter not in OF_SERIES or rng.random() < 0.5:
                values[parameter] = rng.choice(VALUES[parameter])
        for kind, off, parameters in (
            ("transfer", "off", OF_TRANSFERS),
            ("teams", "none", OF_TEAMS),
        ):
            if values[kind] != off and rng.random() < 0.5:
                parameter = rng.choice(parameters)
                values[parameter] = rng.choice(VALUES[parameter])
        _make_likely(values, rng)
        try:
            return Rules.parse(" ".join(["app", *(f"{name}={values[name]}" for name in values)]))
        except RulesConflict:
            continue


def _make_likely(values: dict[str, str], rng: Random) -> None:
    """Change what goes only with another parameter together with it, most of the time."""
    if rng.random() < 0.1:
        return
    if values["teams"] != "none":
        values["transfer"] = values["transfer_by_showing"] = "off"
    if values["transfer_by_showing"] != "off":
        values["transfer"] = "on"
    if values["series"] in ("to_points", "deals") and values["series_length"] == "0":
        values["series_length"] = "3"
    if values["series"] == "none" and values["series_length"] != "0":
        values["series"] = rng.choice(["to_points", "deals"])
    if values["series"] == "count":
        values["series_length"] = "0"
    if 0 < int(values["attack_limit"]) < int(values["first_bout_limit"]):
        limit = rng.choice([values["attack_limit"], values["first_bout_limit"]])
        values["attack_limit"] = values["first_bout_limit"] = limit
    if values["trump_mode"] != "turned":
        values |= {"trump_source": "next_after_deal", "ace_turned_up": "keep", "swap_trump": "off"}


def as_words(rules: Rules) -> dict[str, str]:
    """Every parameter and its value, as the model reads them."""
    return {field.name: _word(getattr(rules, field.name)) for field in fields(rules)}


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def random_seats(rules: Rules, rng: Random) -> int:
    """Draw a number of players: few most of the time, now and then as many as can be."""
    if rng.random() < 0.15:
        return rules.max_seats
    return rng.randint(rules.min_seats, min(rules.max_seats, max(rules.min_seats, 5)))
