"""The parameters of section 1 of docs/rules.md and the values they are tried with.

The default stands first.  Of the numbers only some stand here.
"""

from typing import Final

VALUES: Final = {
    "pack": ("36", "24", "32", "52", "54", "2x36", "2x52"),
    "hand_size": ("6", "4", "5", "7", "8", "9", "10", "11", "12"),
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
    "attack_limit": ("6", "0", "1", "2", "3", "4", "5", "8"),
    "defender_hand_cap": ("when_became_defender", "none"),
    "first_bout_limit": ("5", "0", "1", "2", "3", "4", "6", "8"),
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

DEFAULTS: Final = {parameter: values[0] for parameter, values in VALUES.items()}
