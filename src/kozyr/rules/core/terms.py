"""What the core plays by: `Rules` as numbers and masks, made by `kozyr.rules.terms`."""

from kozyr.rules.core.codes import ALL, ANY_TIME, LOWEST_CARD, NEXT_AFTER_DEAL, NO_TRUMP, SUIT_SIZE
from kozyr.rules.core.masks import bit
from kozyr.rules.native import i64, vec


class Terms:
    """`Rules` as numbers, for one trump; `kozyr.rules.terms` makes it.

    `beaters` gives for each card the mask of those that beat it,
    `ranks` the mask of its rank (empty for a joker).  `trump` is the suit's number, 0 to 3, or
    `NO_TRUMP`; `lowest_trump` a card, -1 without trumps.  Where there is no limit
    `attack_limit` is the size of the pack and the others are 0.
    """

    def __init__(self, beaters: list[int], ranks: list[int]) -> None:
        self.beaters: vec[i64] = vec[i64]([i64(mask) for mask in beaters])
        self.ranks: vec[i64] = vec[i64]([i64(mask) for mask in ranks])
        self.trump: i64 = NO_TRUMP
        self.trumps: i64 = 0
        self.jokers: i64 = 0
        self.lowest_rank: i64 = 0
        self.lowest_trump: i64 = -1
        self.spades_only: bool = False
        self.hand_size: i64 = 6
        self.equal_lead: bool = False
        self.several: bool = False
        self.attack_ranks_only: bool = False
        self.throwers: i64 = ALL
        self.ordered: bool = False
        self.timing: i64 = ANY_TIME
        self.throw_after_take: bool = True
        self.attack_limit: i64 = 6
        self.first_limit: i64 = 5
        self.first_until_discard: bool = False
        self.hand_cap: bool = True
        self.transfer: bool = False
        self.sufficiency: bool = True
        self.transfer_in_first_bout: bool = True
        self.chain_limit: i64 = 0
        self.show: bool = False
        self.show_any_card: bool = False
        self.show_once_a_deal: bool = False
        self.defender_draws_first: bool = False
        self.opener_draws_first: bool = False
        self.swap: bool = False
        self.last_defender_loses: bool = False
        self.teams: bool = False
        self.partner_plays: bool = True
        self.pogony: bool = False
        self.bout_limit: i64 = 200


class DealTerms:
    """How a deal goes: `Rules` as numbers; `by_trump` has the terms for each trump."""

    def __init__(self, by_trump: list[Terms]) -> None:
        self.by_trump: list[Terms] = by_trump
        self.hand_size: i64 = 6
        self.jokers: i64 = 0
        self.trump_source: i64 = NEXT_AFTER_DEAL
        self.fixed_trump: i64 = NO_TRUMP
        self.fallback: i64 = LOWEST_CARD

    def suit_of(self, card: i64) -> i64:
        """The number of the suit of *card*, which is no joker."""
        return card // SUIT_SIZE

    def is_joker(self, card: i64) -> bool:
        """Whether *card* is a joker."""
        return (self.jokers & bit(card)) != 0
