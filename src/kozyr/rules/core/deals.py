"""Dealing the cards, and who attacks first."""

from kozyr.rules.core.codes import BOTTOM_CARD, FIRST_SEAT, LAST_DEALT, LOWEST_CARD, NO_CARD
from kozyr.rules.core.core import Core
from kozyr.rules.core.terms import DealTerms
from kozyr.rules.native import i64, vec


def deal_out(terms: DealTerms, pack: list[int], seats: int, dealer: int) -> Core:
    """Deal *pack*, card by card clockwise from the dealer's left, and find the trump (0.1, 0.2).

    No bout has begun yet: `opener_of` says who attacks, `Core.begin` starts the first.
    """
    cards: vec[i64] = vec[i64]([i64(card) for card in pack])
    return deal_cards(terms, cards, len(pack), seats, dealer)


def deal_cards(terms: DealTerms, cards: vec[i64], size: i64, seats: i64, dealer: i64) -> Core:
    """As `deal_out`, for the first *size* of *cards*."""
    dealt: i64 = seats * terms.hand_size
    place = trump_place(terms, cards, size, dealt)
    trump: i64 = terms.fixed_trump if place < 0 else terms.suit_of(cards[place])
    by_trump = terms.by_trump[trump]
    core = Core(by_trump, seats, by_trump.attack_limit)
    seat: i64 = dealer
    i: i64 = 0
    while i < dealt:
        seat = core.following(seat)
        core.put(seat, cards[i])
        if i == place:
            core.make_known(seat, cards[i])
        i += 1
    # The trump card goes under the stock, the others keep their order (1.3).
    core.stock_size = size - dealt
    core.stock = vec[i64]([i64(0) for _ in range(core.stock_size)])
    to: i64 = 0
    while i < size:
        if i != place:
            core.stock[to] = cards[i]
            to += 1
        i += 1
    if place >= dealt:
        core.stock[to] = cards[place]
        core.is_face_up = True
    return core


def trump_place(terms: DealTerms, cards: vec[i64], size: i64, dealt: i64) -> i64:
    """Where in the pack the card lies that names the trump; -1 if none does (1.3, 1.4).

    When all is dealt it is the last one (2.32).
    """
    source = terms.trump_source
    if source == NO_CARD:
        return -1
    place: i64
    if dealt == size or source == LAST_DEALT:
        place = dealt - 1
        while terms.is_joker(cards[place]):
            place -= 1
        return place
    if source == BOTTOM_CARD:
        place = size - 1
        while terms.is_joker(cards[place]):
            place -= 1
        return place
    place = dealt
    while terms.is_joker(cards[place]):
        place += 1
    return place


def trump_place_of(terms: DealTerms, pack: list[int], seats: int) -> int:
    """As `trump_place`, for a *pack* that is dealt to *seats*."""
    cards: vec[i64] = vec[i64]([i64(card) for card in pack])
    return int(trump_place(terms, cards, len(pack), seats * terms.hand_size))


def opener_of(terms: DealTerms, core: Core, dealer: i64) -> i64:
    """Who attacks first by the cards; -1 if the lot must decide (0.4, 1.10)."""
    holder = core.lowest_trump_holder(dealer)
    if holder >= 0:
        return holder
    if terms.fallback == LOWEST_CARD:
        return core.lowest_card_holder(dealer)
    return 0 if terms.fallback == FIRST_SEAT else -1
