"""`terms_of`: `Rules` as the numbers and masks that `Core` plays by.

Numbers such as (1.6) name the paragraphs of docs/rules.md.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from kozyr.cards import SUITS, Card, CardSet, Suit
from kozyr.rules.choices import (
    DefenderHandCap,
    DrawLead,
    DrawOrder,
    DrawRule,
    FirstCapScope,
    LowBeatsAce,
    NoTrumpFallback,
    Opening,
    Showing,
    TeamOutSeat,
    Teams,
    Throwers,
    ThrowOrder,
    ThrowRanks,
    ThrowTiming,
    TransferCards,
    TrumpMode,
    TrumpSource,
)
from kozyr.rules.core import DealTerms, Terms, codes
from kozyr.rules.parameters import Rules

_THROWERS = {
    Throwers.ALL: codes.ALL,
    Throwers.NEIGHBOURS: codes.NEIGHBOURS,
    Throwers.ATTACKER_ONLY: codes.ATTACKER_ONLY,
    Throwers.NOBODY: codes.NOBODY,
}
_TIMINGS = {
    ThrowTiming.ANY_TIME: codes.ANY_TIME,
    ThrowTiming.AFTER_FIRST_BEAT: codes.AFTER_BEAT,
    ThrowTiming.ALL_BEATEN: codes.ALL_BEATEN,
}
_SOURCES = {
    TrumpSource.NEXT_AFTER_DEAL: codes.NEXT_AFTER_DEAL,
    TrumpSource.BOTTOM_CARD: codes.BOTTOM_CARD,
    TrumpSource.LAST_DEALT: codes.LAST_DEALT,
}
_FALLBACKS = {
    NoTrumpFallback.LOWEST_CARD: codes.LOWEST_CARD,
    NoTrumpFallback.FIRST_SEAT: codes.FIRST_SEAT,
    NoTrumpFallback.LOT: codes.LOT,
}


def suit_of(number: int) -> Suit | None:
    """The suit with the core's *number*; None for no trumps."""
    return None if number == codes.NO_TRUMP else SUITS[number]


def _number_of(suit: Suit | None) -> int:
    return codes.NO_TRUMP if suit is None else SUITS.index(suit)


def can_beat(rules: Rules, card: Card, target: Card, trump: Suit | None) -> bool:
    """Whether *card* beats *target*.

    A higher card of its suit does, and a trump on a plain card (0.3); a joker beats all
    cards of its colour (1.42); some rules have spades that only spades beat (1.6), or the
    lowest card beat the ace (1.7).
    """
    if target.is_joker:
        return False
    if card.is_joker:
        return card.suit.is_red is target.suit.is_red
    if card.suit is not target.suit:
        guarded = rules.spades_only_spades and target.suit is Suit.SPADES
        return card.suit is trump and not guarded
    if target.is_ace and card.rank is rules.lowest_rank:
        match rules.low_beats_ace:
            case LowBeatsAce.OFF:
                return False
            case LowBeatsAce.SAME_SUIT:
                return True
            case LowBeatsAce.TRUMPS:
                return target.suit is trump
    return card.rank > target.rank


@lru_cache(maxsize=512)
def terms_of(rules: Rules, trump: Suit | None) -> Terms:
    """The terms of *rules* where *trump* is trumps; None: there are none (1.4)."""
    pack = CardSet(rules.cards).different
    # Who beats whom hangs on these alone: many rules share one list.
    beating = Rules(
        pack=rules.pack,
        spades_only_spades=rules.spades_only_spades,
        low_beats_ace=rules.low_beats_ace,
    )
    terms = Terms(_beaters(beating, trump), _RANKS)
    terms.trump = _number_of(trump)
    terms.jokers = _mask(card for card in pack if card.is_joker)
    terms.lowest_rank = _mask(card for card in pack if card.rank is rules.lowest_rank)
    if trump is not None:
        terms.trumps = _mask(card for card in pack if card.suit is trump)
        terms.lowest_trump = Card(rules.lowest_rank, trump).index
    terms.spades_only = rules.spades_only_spades
    terms.hand_size = rules.hand_size
    terms.equal_lead = rules.opening is Opening.EQUAL_RANKS
    terms.several = rules.transfer_cards is TransferCards.SEVERAL
    terms.attack_ranks_only = rules.throw_ranks is ThrowRanks.ATTACK_ONLY
    terms.throwers = _THROWERS[rules.throwers]
    terms.ordered = rules.throw_order is ThrowOrder.ORDERED
    terms.timing = _TIMINGS[rules.throw_timing]
    terms.throw_after_take = rules.throw_after_take
    # More than the pack holds is no limit, and the core makes room for no more (3.9).
    size = len(rules.cards)
    terms.attack_limit = min(rules.attack_limit or size, size)
    terms.first_limit = min(rules.first_bout_limit, size)
    terms.first_until_discard = rules.first_cap_scope is FirstCapScope.UNTIL_FIRST_DISCARD
    terms.hand_cap = rules.defender_hand_cap is not DefenderHandCap.NONE
    terms.transfer = rules.transfer
    terms.sufficiency = rules.transfer_sufficiency
    terms.transfer_in_first_bout = rules.transfer_in_first_bout
    terms.chain_limit = rules.transfer_chain_limit
    terms.show = rules.transfer_by_showing is not Showing.OFF
    terms.show_any_card = rules.transfer_by_showing is Showing.ANY_CARD
    terms.show_once_a_deal = rules.transfer_by_showing is Showing.TRUMP_ONCE_A_DEAL
    terms.defender_draws_first = rules.draw_order is DrawOrder.DEFENDER_FIRST
    terms.opener_draws_first = rules.draw_lead is DrawLead.OPENER
    terms.swap = rules.swap_trump
    terms.last_defender_loses = rules.draw_rule is DrawRule.LAST_DEFENDER_LOSES
    terms.teams = rules.teams is not Teams.NONE
    terms.partner_plays = rules.team_out_seat is TeamOutSeat.PARTNER_PLAYS
    terms.pogony = rules.pogony
    terms.bout_limit = rules.bout_limit
    return terms


@lru_cache(maxsize=256)
def _beaters(rules: Rules, trump: Suit | None) -> list[int]:
    """For every card the mask of those of the pack that beat it."""
    pack = CardSet(rules.cards).different
    return [
        _mask(card for card in pack if can_beat(rules, card, target, trump)) for target in Card.ALL
    ]


@lru_cache(maxsize=256)
def deal_terms_of(rules: Rules) -> DealTerms:
    """How deals by *rules* go."""
    terms = DealTerms([terms_of(rules, trump) for trump in (*SUITS, None)])
    terms.hand_size = rules.hand_size
    terms.jokers = _mask(card for card in rules.cards if card.is_joker)
    terms.fallback = _FALLBACKS[rules.no_trump_fallback]
    if rules.trump_mode is TrumpMode.TURNED:
        terms.trump_source = _SOURCES[rules.trump_source]
    else:
        terms.trump_source = codes.NO_CARD
        terms.fixed_trump = _number_of(rules.fixed_trump)
    return terms


def _mask(cards: Iterable[Card]) -> int:
    return CardSet(cards).mask


# For every card the mask of its rank; a joker lends none.
_RANKS: Final = [
    0 if target.is_joker else _mask(card for card in Card.ALL if card.rank is target.rank)
    for target in Card.ALL
]
