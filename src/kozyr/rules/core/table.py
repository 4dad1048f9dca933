"""`Table`: what lies where in a deal, and who is who."""

from kozyr.rules.core.codes import (
    ALL,
    ATTACKER_ONLY,
    COVERED,
    DEFEND,
    NEIGHBOURS,
    OPEN,
    OVER,
    SUIT_SIZE,
    TAKING,
)
from kozyr.rules.core.masks import bit, count, lowest
from kozyr.rules.core.terms import Terms
from kozyr.rules.native import i64, vec


class Table:
    """What lies where, and who is who: one deal at one moment.

    Seats are 0 to `seats` - 1 clockwise.  `stock` is drawn from `top` on; its last card is
    the trump card if `is_face_up`.  The bout's attack cards are `attacks[:laid]`, laid by
    `layers`, beaten by `beats` (-1: not yet).  `done`, `out` and `fools` are masks of seats.
    """

    def __init__(self, terms: Terms, seats: i64, slots: i64) -> None:
        """Make an empty table for *seats*, with room for *slots* attack cards."""
        self.terms: Terms = terms
        self.seats: i64 = seats
        self.hands: vec[i64] = vec[i64]([i64(0) for _ in range(seats)])
        self.twins: vec[i64] = vec[i64]([i64(0) for _ in range(seats)])
        self.known: vec[i64] = vec[i64]([i64(0) for _ in range(seats)])
        self.known_twins: vec[i64] = vec[i64]([i64(0) for _ in range(seats)])
        self.stock: vec[i64] = vec[i64]()
        self.stock_size: i64 = 0
        self.top: i64 = 0
        self.is_face_up: bool = False
        self.discard: i64 = 0
        self.discard_twins: i64 = 0
        self.out: i64 = 0
        self.places: vec[i64] = vec[i64]([i64(0) for _ in range(seats)])
        self.places_count: i64 = 0
        self.number: i64 = 0
        self.attacker: i64 = 0
        self.defender: i64 = 0
        self.attacker_place: i64 = 0
        self.defender_place: i64 = 0
        self.opener: i64 = 0
        self.defender_cards: i64 = 0
        self.attacks: vec[i64] = vec[i64]([i64(0) for _ in range(slots)])
        self.layers: vec[i64] = vec[i64]([i64(0) for _ in range(slots)])
        self.beats: vec[i64] = vec[i64]([i64(0) for _ in range(slots)])
        self.laid: i64 = 0
        self.unbeaten: i64 = 0
        self.table_ranks: i64 = 0
        self.is_taking: bool = False
        self.done: i64 = 0
        self.transfers: i64 = 0
        self.shown: i64 = 0
        self.emptied: i64 = 0  # the seats whose last card was laid, four bits each, last lowest
        self.is_over: bool = False
        self.fools: i64 = 0
        self.is_adjudicated: bool = False
        self.epaulettes: i64 = 0
        self.log: list[int] | None = None

    # What is where, and who is who.

    def phase(self) -> i64:
        """What the game waits for.

        That is `OPEN` (0.5), `DEFEND` (0.6), `COVERED` (0.7), `TAKING` (0.8) or `OVER`.
        """
        if self.is_over:
            return OVER
        if self.is_taking:
            return TAKING
        if self.laid == 0:
            return OPEN
        return DEFEND if self.unbeaten else COVERED

    def stock_left(self) -> i64:
        """The cards in the stock."""
        return self.stock_size - self.top

    def hand_count(self, seat: i64) -> i64:
        """The cards *seat* holds."""
        held = count(self.hands[seat])
        twins = self.twins[seat]
        return held + count(twins) if twins else held

    def is_active(self, seat: i64) -> bool:
        """Whether *seat* has cards, or will draw some (2.24)."""
        return self.hands[seat] != 0 or self.top < self.stock_size

    def is_in_play(self, seat: i64) -> bool:
        """Whether *seat* is not out."""
        return not self.out & bit(seat)

    def is_opponent(self, seat: i64, other: i64) -> bool:
        """Whether the two play against each other: partners sit two apart (1.36, 2.39)."""
        if self.terms.teams:
            return ((seat ^ other) & 1) != 0
        return seat != other

    def following(self, seat: i64) -> i64:
        """The seat to the left of *seat*."""
        other: i64 = seat + 1
        return 0 if other == self.seats else other

    def next_active(self, seat: i64) -> i64:
        """The next player with cards, or cards to draw; *seat* itself if there is none (2.12)."""
        other = self.following(seat)
        while other != seat and not self.is_active(other):
            other = self.following(other)
        return other

    def next_in_play(self, seat: i64) -> i64:
        """The next player who is not out; *seat* itself if there is none (2.28)."""
        other = self.following(seat)
        while other != seat and not self.is_in_play(other):
            other = self.following(other)
        return other

    def next_opponent(self, seat: i64) -> i64:
        """The next opponent in play; *seat* itself if there is none."""
        other = self.following(seat)
        while other != seat and not (self.is_in_play(other) and self.is_opponent(seat, other)):
            other = self.following(other)
        return other

    def opponent_before(self, seat: i64) -> i64:
        """The nearest opponent in play on the right; *seat* itself if there is none."""
        other: i64 = seat
        while True:
            other = (other if other else self.seats) - 1
            if other == seat or (self.is_in_play(other) and self.is_opponent(seat, other)):
                return other

    def player_of(self, place: i64) -> i64:
        """Who plays the turn of the seat *place*: itself, or its next partner in play (1.37)."""
        if not self.terms.teams or not self.terms.partner_plays:
            return place
        seat = place
        for _ in range(self.seats):
            if self.is_in_play(seat) and not self.is_opponent(seat, place):
                return seat
            seat = self.following(seat)
        return place

    def defended_after(self, place: i64) -> i64:
        """Whose turn it is to defend when that of *place* is to attack (0.5, 1.37)."""
        if self.terms.teams and self.terms.partner_plays:
            return self.following(place)
        return self.next_opponent(place)

    def table_limit(self) -> i64:
        """The most attack cards, whatever the defender holds (1.18, 1.20)."""
        return self.terms.first_limit if self.is_first_limit() else self.terms.attack_limit

    def is_first_limit(self) -> bool:
        """Whether the first bout's limit is in force (1.21)."""
        if self.terms.first_limit == 0:
            return False
        if self.terms.first_until_discard:
            return self.discard == 0
        return self.number == 1

    def attack_limit(self) -> i64:
        """The most attack cards in this bout (0.11, 2.14, 2.15)."""
        limit = self.table_limit()
        if self.terms.hand_cap and self.defender_cards < limit:
            return self.defender_cards
        return limit

    def is_thrower(self, seat: i64) -> bool:
        """Whether *seat*, an opponent of the defender, is one who may throw in (1.14).

        Whoever laid cards before a transfer is one like any other (2.10).
        """
        throwers = self.terms.throwers
        if throwers == ALL:
            return True
        if throwers == ATTACKER_ONLY:
            return seat == self.attacker
        if throwers == NEIGHBOURS:
            if seat == self.next_opponent(self.defender):
                return True
            return seat == self.opponent_before(self.defender)
        return False

    def may_still_add(self, seat: i64) -> bool:
        """Whether the bout has to wait for *seat*: a thrower with cards, not done (0.10).

        By some rules nobody is waited for after "I take" (1.17).
        """
        if self.hands[seat] == 0 or self.done & bit(seat):
            return False
        if self.is_taking and not self.terms.throw_after_take:
            return False
        return self.is_opponent(seat, self.defender) and self.is_thrower(seat)

    def thrower_to_move(self) -> i64:
        """Whose turn it is to throw in or be done, in order (1.15); -1 for nobody's."""
        seat: i64 = self.attacker
        for _ in range(self.seats):
            if self.may_still_add(seat):
                return seat
            seat = self.following(seat)
        return -1

    def is_anothers_turn(self, seat: i64) -> bool:
        """Whether *seat* has to wait until another has thrown in or is done (1.15)."""
        if not self.terms.ordered:
            return False
        mover = self.thrower_to_move()
        return mover >= 0 and mover != seat

    def lowest_trump_holder(self, dealer: i64) -> i64:
        """Who holds the lowest trump; -1 if nobody has one (0.4).

        Of two who hold it the nearest to the dealer's left (2.35).
        """
        found: i64 = -1
        best: i64 = 0
        seat = dealer
        for _ in range(self.seats):
            seat = self.following(seat)
            mine = self.hands[seat] & self.terms.trumps
            if mine and (found < 0 or lowest(mine) < best):
                found = seat
                best = lowest(mine)
        return found

    def lowest_card_holder(self, dealer: i64) -> i64:
        """Who holds the lowest rank of all, nearest to the dealer's left (1.10)."""
        found: i64 = -1
        best: i64 = 0
        seat = dealer
        for _ in range(self.seats):
            seat = self.following(seat)
            rank = self._lowest_rank_of(self.hands[seat] & ~self.terms.jokers)
            if found < 0 or rank < best:
                found = seat
                best = rank
        return found

    def _lowest_rank_of(self, hand: i64) -> i64:
        rank: i64 = SUIT_SIZE
        while hand:
            rank = min(rank, lowest(hand) % SUIT_SIZE)
            hand &= hand - 1
        return rank
