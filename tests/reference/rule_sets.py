"""Rule sets drawn at random, so that every parameter meets every other one."""

from dataclasses import fields
from random import Random
from typing import Final

from kozyr.rules import Rules
from kozyr.rules.errors import RulesConflict
from kozyr.rules.parameters import PRESETS

VALUES: Final = {
    "pack": ("24", "32", "36", "52", "54", "2x36", "2x52"),
    "hand_size": ("4", "5", "6", "7", "8", "9", "10", "11", "12"),
    "trump_source": ("next_after_deal", "bottom_card", "last_dealt"),
    "trump_mode": (
        "turned",
        "always_clubs",
        "always_diamonds",
        "always_hearts",
        "always_spades",
        "none",
    ),
    "ace_turned_up": ("keep", "redeal"),
    "spades_only_spades": ("off", "on"),
    "low_beats_ace": ("off", "same_suit", "trumps"),
    "first_attacker": ("lowest_trump", "left_of_dealer", "lot"),
    "next_first_attacker": (
        "lowest_trump",
        "left_of_dealer",
        "lot",
        "under_fool",
        "from_under_fool",
        "winner",
        "fool",
    ),
    "no_trump_fallback": ("lowest_card", "lot", "first_seat"),
    "dealer": ("fool", "next_seat"),
    "opening": ("one_card", "equal_ranks"),
    "throw_ranks": ("attack_and_defence", "attack_only"),
    "throwers": ("all", "neighbours", "attacker_only", "nobody"),
    "throw_order": ("free", "ordered"),
    "throw_timing": ("any_time", "after_first_beat", "all_beaten"),
    "throw_after_take": ("on", "off"),
    "attack_limit": ("0", "1", "2", "3", "4", "5", "6", "8"),
    "defender_hand_cap": ("when_became_defender", "none"),
    "first_bout_limit": ("0", "1", "2", "3", "4", "5", "6", "8"),
    "first_cap_scope": ("first_bout", "until_first_discard"),
    "transfer": ("off", "on"),
    "transfer_cards": ("one", "several"),
    "transfer_sufficiency": ("on", "off"),
    "transfer_in_first_bout": ("on", "off"),
    "transfer_chain_limit": ("0", "1", "2", "3"),
    "transfer_by_showing": ("off", "trump", "trump_once_a_deal", "any_card"),
    "discard": ("hidden", "open"),
    "draw_order": ("defender_last", "defender_first"),
    "draw_lead": ("last_transferrer", "opener"),
    "swap_trump": ("off", "on"),
    "draw_rule": ("draw", "last_defender_loses"),
    "placing": ("fool_only", "first_out_wins"),
    "series": ("none", "to_points", "deals", "count"),
    "series_length": ("0", "1", "5"),
    "teams": ("none", "2v2", "3v3"),
    "team_out_seat": ("partner_plays", "skipped"),
    "pogony": ("off", "on"),
    "redeal": ("never", "five_of_a_suit", "one_colour"),
    "bout_limit": ("200", "1", "2", "3", "7", "20", "60"),
}
MOST_CHANGES: Final = 8


def random_rules(rng: Random) -> Rules:
    """Draw a preset and up to eight changes of it, until they can be played."""
    while True:
        bases = ["app", "app+transfer", "transfer and show", *PRESETS]
        base = Rules.preset(rng.choice(bases))
        values = as_words(base)
        for parameter in rng.sample(sorted(VALUES), rng.randint(0, MOST_CHANGES)):
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
        values["transfer"] = "off"
    if values["transfer"] == "off":
        values["transfer_by_showing"] = "off"
    if values["series"] in ("none", "count"):
        values["series_length"] = "0"
    elif values["series_length"] == "0":
        values["series_length"] = "3"
    if 0 < int(values["attack_limit"]) < int(values["first_bout_limit"]):
        values["first_bout_limit"] = values["attack_limit"]
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
    """Draw a number of players: few most of the time, as many as can be now and then."""
    most = rules.max_seats if rng.random() < 0.2 else min(rules.max_seats, 5)
    return rng.randint(rules.min_seats, max(most, rules.min_seats))
