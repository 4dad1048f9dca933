"""What the reference model knows of cards and parameters, from docs/rules.md alone.

Cards are words, ``6s``, ``10h``, ``*r``; suits and ranks are parts of them.  The number
behind each function is the paragraph it reads.
"""

from typing import Final

from tests.reference.parameters import DEFAULTS

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
HEIGHT: Final = {rank: height for height, rank in enumerate(RANKS)}
LOWEST_RANK: Final = {
    "24": "9",
    "32": "7",
    "36": "6",
    "52": "2",
    "54": "2",
    "2x36": "6",
    "2x52": "2",
}
CARDS_IN_PACK: Final = {
    "24": 24,
    "32": 32,
    "36": 36,
    "52": 52,
    "54": 54,
    "2x36": 72,
    "2x52": 104,
}
FIXED_TRUMP: Final = {
    "always_clubs": "c",
    "always_diamonds": "d",
    "always_hearts": "h",
    "always_spades": "s",
}
RED: Final = "dhr"


def rank_of(card: str) -> str:
    return card[:-1]


def suit_of(card: str) -> str:
    return card[-1]


def is_joker(card: str) -> bool:
    return card[0] == "*"


def is_red(card: str) -> bool:
    return card[-1] in RED


class Law:
    """The rules of one game, every parameter read once."""

    def __init__(self, rules: dict[str, str]) -> None:
        unknown = rules.keys() - DEFAULTS.keys()
        if unknown:
            raise ValueError(f"no such parameters: {sorted(unknown)}")
        say = DEFAULTS | rules

        self.lowest_rank = LOWEST_RANK[say["pack"]]
        self.pack_size = CARDS_IN_PACK[say["pack"]]
        self.hand_size = int(say["hand_size"])
        self.trump_source = say["trump_source"]
        self.trump_mode = say["trump_mode"]
        self.ace_is_void = say["ace_turned_up"] == "redeal"
        self.spades_only_spades = say["spades_only_spades"] == "on"
        self.low_beats_ace = say["low_beats_ace"]
        self.no_trump_fallback = say["no_trump_fallback"]
        self.redeal = say["redeal"]

        self.lead_of_several = say["opening"] == "equal_ranks"
        self.attack_ranks_only = say["throw_ranks"] == "attack_only"
        self.throwers = say["throwers"]
        self.ordered = say["throw_order"] == "ordered"
        self.throw_timing = say["throw_timing"]
        self.throw_after_take = say["throw_after_take"] == "on"
        self.attack_limit = int(say["attack_limit"])
        self.hand_limits = say["defender_hand_cap"] == "when_became_defender"
        self.first_bout_limit = int(say["first_bout_limit"])
        self.first_until_discard = say["first_cap_scope"] == "until_first_discard"

        self.transfer = say["transfer"] == "on"
        self.transfer_of_several = say["transfer_cards"] == "several"
        self.transfer_sufficiency = say["transfer_sufficiency"] == "on"
        self.transfer_in_first_bout = say["transfer_in_first_bout"] == "on"
        self.transfer_chain_limit = int(say["transfer_chain_limit"])
        self.showing = say["transfer_by_showing"]

        self.defender_draws_first = say["draw_order"] == "defender_first"
        self.opener_draws_first = say["draw_lead"] == "opener"
        self.swap_trump = say["swap_trump"] == "on"
        self.last_defender_loses = say["draw_rule"] == "last_defender_loses"
        self.has_teams = say["teams"] != "none"
        self.partner_plays = self.has_teams and say["team_out_seat"] == "partner_plays"
        self.pogony = say["pogony"] == "on"
        self.bout_limit = int(say["bout_limit"])

    def beats(self, card: str, target: str, trump: str | None) -> bool:
        """0.3, and what 1.6, 1.7 and 1.42 change about it."""
        if is_joker(target):
            return False
        if is_joker(card):
            return is_red(card) == is_red(target)
        if suit_of(card) == suit_of(target):
            return self._is_higher(card, target) or self._is_low_on_ace(card, target, trump)
        if self.spades_only_spades and suit_of(target) == "s":
            return False
        return suit_of(card) == trump

    def _is_higher(self, card: str, target: str) -> bool:
        """0.3: "higher" is strict, so that a twin never beats its twin (2.34)."""
        return HEIGHT[rank_of(card)] > HEIGHT[rank_of(target)]

    def _is_low_on_ace(self, card: str, target: str, trump: str | None) -> bool:
        """1.7: the two cards are of one suit."""
        if rank_of(card) != self.lowest_rank or rank_of(target) != "A":
            return False
        if self.low_beats_ace == "trumps":
            return suit_of(card) == trump
        return self.low_beats_ace == "same_suit"

    def why_it_does_not_beat(self, card: str, target: str, trump: str | None) -> str:
        """3.4, the last part."""
        if is_joker(card):
            return "joker_colour"
        if is_joker(target):
            return "joker_unbeatable"
        if suit_of(card) == suit_of(target):
            return "too_low"
        if self.spades_only_spades and suit_of(target) == "s":
            return "spades_only"
        if suit_of(target) == trump:
            return "trump_needed"
        if trump is None:
            return "suit_needed"
        return "wrong_suit"

    def hand_is_void(self, hand: list[str]) -> bool:
        """1.39: a joker has a colour and no suit (1.42)."""
        if self.redeal == "five_of_a_suit":
            return any(sum(suit_of(card) == suit for card in hand) >= 5 for suit in "cdhs")
        if self.redeal == "one_colour":
            return all(map(is_red, hand)) or not any(map(is_red, hand))
        return False
