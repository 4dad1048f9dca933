"""`Refusals`: the law.

For each move there is a refusal, the code of the first reason against it (0: it is legal),
and where cards are laid a mask of all that are legal.  Both are made of the same parts, and a
test sees to it that they agree everywhere.
"""

from kozyr.rules.core.codes import (
    AFTER_BEAT,
    AFTER_FIRST_BEAT,
    ALREADY_BEATEN,
    ALREADY_DONE,
    ALREADY_TAKING,
    ANY_TIME,
    BOUT_LIMIT,
    DEFENDER_HAND_LIMIT,
    DEFENDER_NEVER_ADDS,
    DEFENDERS_PARTNER,
    FIRST_BOUT_LIMIT,
    FIRST_SPADE,
    GAME_OVER,
    JOKER_COLOUR,
    JOKER_ONLY_BEATS,
    JOKER_UNBEATABLE,
    MUST_OPEN,
    NO_ATTACK_YET,
    NOBODY_TO_RECEIVE,
    NOT_A_THROWER,
    NOT_ALL_BEATEN,
    NOT_IN_HAND,
    NOT_ON_TABLE,
    NOT_THE_ATTACKER,
    NOT_THE_DEFENDER,
    NOT_YOUR_TURN,
    NOTHING_TO_BEAT,
    NOTHING_TO_TAKE,
    RANK_NOT_ON_TABLE,
    RECEIVER_HAND_LIMIT,
    SEAT_OUT,
    SHOW_OFF,
    SHOW_TRUMP,
    SHOW_USED,
    SPADES_ONLY,
    SUIT_NEEDED,
    SUIT_SIZE,
    SWAP_BETWEEN_BOUTS,
    SWAP_LOWEST,
    SWAP_NO_TRUMP_CARD,
    SWAP_OFF,
    TOO_LOW,
    TRANSFER_AFTER_BEAT,
    TRANSFER_CHAIN,
    TRANSFER_FIRST_BOUT,
    TRANSFER_OFF,
    TRANSFER_RANK,
    TRUMP_NEEDED,
    UNBEATEN_CARDS,
    WRONG_SUIT,
)
from kozyr.rules.core.masks import bit
from kozyr.rules.core.table import Table
from kozyr.rules.native import i64


class Refusals(Table):
    """What the law allows at this moment, and why it forbids the rest (section 3).

    That the game is over is always told first (3.1).
    """

    # Attacking.

    def is_leading(self, seat: i64) -> bool:
        """Whether *seat* may add to his own lead or transfer (1.12, 1.23)."""
        if seat != self.attacker or self.is_taking or self.unbeaten != self.laid:
            return False
        return self.terms.equal_lead if self.transfers == 0 else self.terms.several

    def role_refusal(self, seat: i64) -> i64:
        """Why *seat* lays no attack card now, whatever it is (3.2, 3.3)."""
        terms = self.terms
        if not self.is_active(seat):
            return SEAT_OUT
        if self.laid == 0:
            return 0 if seat == self.attacker else NOT_THE_ATTACKER
        if seat == self.defender:
            return DEFENDER_NEVER_ADDS
        if terms.teams and not self.is_opponent(seat, self.defender):
            return DEFENDERS_PARTNER
        if self.is_leading(seat):
            return 0
        if not self.is_thrower(seat):
            return NOT_A_THROWER
        if self.done & bit(seat):
            return ALREADY_DONE
        if self.is_anothers_turn(seat):
            return NOT_YOUR_TURN
        return 0

    def timing_refusal(self, seat: i64) -> i64:
        """Why it is too early for *seat* to throw in (1.16); by default it never is (2.7)."""
        timing = self.terms.timing
        if timing == ANY_TIME or self.is_taking or self.is_leading(seat):
            return 0
        if timing == AFTER_BEAT:
            return AFTER_FIRST_BEAT if self.unbeaten == self.laid else 0
        return NOT_ALL_BEATEN if self.unbeaten else 0

    def limit_refusal(self) -> i64:
        """Why no further attack card may be laid at all (0.11, 2.37).

        It holds whether the defender is still to answer (2.19) or takes (2.16), and against
        who comes second for the last place (2.36).
        """
        if self.terms.hand_cap and self.laid >= self.defender_cards:
            return DEFENDER_HAND_LIMIT
        return self.table_refusal(self.laid + 1)

    def table_refusal(self, laid: i64) -> i64:
        """Why the table cannot hold *laid* attack cards."""
        if laid <= self.table_limit():
            return 0
        return FIRST_BOUT_LIMIT if self.is_first_limit() else BOUT_LIMIT

    def attackable(self, seat: i64) -> i64:
        """The cards *seat* may lay as attack cards now; a lead may be a trump (2.41)."""
        if self.is_over or self.role_refusal(seat):
            return 0
        hand = self.hands[seat]
        if self.laid == 0:
            plain = hand & ~self.terms.jokers
            return plain if plain else hand
        if self.timing_refusal(seat) or self.limit_refusal():
            return 0
        return hand & self.table_ranks

    def attack_refusal(self, seat: i64, card: i64) -> i64:
        """Why *seat* may not lay *card* as an attack card now (3.2, 3.3)."""
        if self.is_over:
            return GAME_OVER
        refusal = self.role_refusal(seat)
        if refusal:
            return refusal
        if not self.hands[seat] & bit(card):
            return NOT_IN_HAND
        jokers = self.terms.jokers
        if jokers & bit(card) and (self.laid or self.hands[seat] & ~jokers):
            return JOKER_ONLY_BEATS
        if self.laid == 0:
            return 0
        refusal = self.timing_refusal(seat)
        if refusal:
            return refusal
        if not self.table_ranks & bit(card):
            return RANK_NOT_ON_TABLE
        return self.limit_refusal()

    def done_refusal(self, seat: i64) -> i64:
        """Why *seat* may not say that it adds no more (3.7)."""
        if self.is_over:
            return GAME_OVER
        if not self.is_active(seat):
            return SEAT_OUT
        if self.laid == 0:
            return MUST_OPEN if seat == self.attacker else NOT_THE_ATTACKER
        if seat == self.defender:
            return DEFENDER_NEVER_ADDS
        if not self.is_opponent(seat, self.defender):
            return DEFENDERS_PARTNER
        if not self.is_thrower(seat):
            return NOT_A_THROWER
        if self.unbeaten and not self.is_taking:
            return UNBEATEN_CARDS
        if not self.may_still_add(seat):
            return ALREADY_DONE
        if self.is_anothers_turn(seat):
            return NOT_YOUR_TURN
        return 0

    # Defending.

    def defence_refusal(self, seat: i64) -> i64:
        """Why *seat* cannot answer an attack now, whatever with (3.4); taking is final (2.6)."""
        if self.is_over:
            return GAME_OVER
        if seat != self.defender:
            return NOT_THE_DEFENDER if self.is_active(seat) else SEAT_OUT
        if self.is_taking:
            return ALREADY_TAKING
        if self.laid == 0:
            return NO_ATTACK_YET
        return 0 if self.unbeaten else NOTHING_TO_BEAT

    def beatable(self, slot: i64) -> i64:
        """The cards the defender may beat attack number *slot* with now, in any order (2.42)."""
        if self.defence_refusal(self.defender) or self.beats[slot] >= 0:
            return 0
        return self.hands[self.defender] & self.terms.beaters[self.attacks[slot]]

    def slot_of(self, attack: i64) -> i64:
        """Where the attack card *attack* lies, unbeaten if there is such; -1 if nowhere (2.34)."""
        found: i64 = -1
        slot: i64 = 0
        while slot < self.laid:
            if self.attacks[slot] == attack:
                if self.beats[slot] < 0:
                    return slot
                found = slot
            slot += 1
        return found

    def beat_refusal(self, seat: i64, attack: i64, card: i64) -> i64:
        """Why *seat* may not beat *attack* with *card* now (3.4)."""
        refusal = self.defence_refusal(seat)
        if refusal:
            return refusal
        if not self.hands[seat] & bit(card):
            return NOT_IN_HAND
        slot = self.slot_of(attack)
        if slot < 0:
            return NOT_ON_TABLE
        if self.beats[slot] >= 0:
            return ALREADY_BEATEN
        terms = self.terms
        if terms.beaters[attack] & bit(card):
            return 0
        if terms.jokers & bit(card):
            return JOKER_COLOUR
        if terms.jokers & bit(attack):
            return JOKER_UNBEATABLE
        if card // SUIT_SIZE == attack // SUIT_SIZE:
            return TOO_LOW
        if terms.spades_only and attack >= FIRST_SPADE:
            return SPADES_ONLY
        if terms.trumps & bit(attack):
            return TRUMP_NEEDED
        return WRONG_SUIT if terms.trumps else SUIT_NEEDED

    def take_refusal(self, seat: i64) -> i64:
        """Why *seat* may not take (3.6, 2.17)."""
        refusal = self.defence_refusal(seat)
        return NOTHING_TO_TAKE if refusal == NOTHING_TO_BEAT else refusal

    # Transferring.

    def receiving_refusal(self, laid: i64) -> i64:
        """Why an attack of *laid* cards cannot be transferred to the next player (3.5).

        It may be the first bout (1.25), whose limit holds too (2.4), or the end of the chain
        (1.26); nobody may be there (2.13), or the next player, with two the attacker (2.2),
        have too few cards (1.24, 2.1).
        """
        terms = self.terms
        if self.number == 1 and not terms.transfer_in_first_bout:
            return TRANSFER_FIRST_BOUT
        if terms.chain_limit and self.transfers >= terms.chain_limit:
            return TRANSFER_CHAIN
        receiver = self.next_active(self.defender)
        if receiver == self.defender:
            return NOBODY_TO_RECEIVE
        if terms.sufficiency and self.hand_count(receiver) < laid:
            return RECEIVER_HAND_LIMIT
        return self.table_refusal(laid)

    def transferable(self) -> i64:
        """The cards the defender may lay to transfer now (1.22): none once one is beaten (2.5)."""
        if not self.terms.transfer or self.laid == 0 or self.unbeaten != self.laid:
            return 0
        cards = self.hands[self.defender] & self.table_ranks
        if cards == 0 or self.defence_refusal(self.defender):
            return 0
        return 0 if self.receiving_refusal(self.laid + 1) else cards

    def showable(self) -> i64:
        """The cards the defender may show to transfer now (1.27)."""
        terms = self.terms
        if not terms.show or self.laid == 0 or self.unbeaten != self.laid:
            return 0
        cards = self.hands[self.defender] & self.table_ranks & ~self.shown
        if not terms.show_any_card:
            cards &= terms.trumps
        if cards == 0 or self.defence_refusal(self.defender):
            return 0
        return 0 if self.receiving_refusal(self.laid) else cards

    def transfer_refusal(self, seat: i64, card: i64, is_shown: bool) -> i64:
        """Why *seat* may not transfer by laying or showing *card* now (3.5)."""
        if self.is_over:
            return GAME_OVER
        terms = self.terms
        if seat == self.defender and not terms.transfer:
            return TRANSFER_OFF
        if seat == self.defender and is_shown and not terms.show:
            return SHOW_OFF
        refusal = self.defence_refusal(seat)
        if refusal:
            return refusal
        if not self.hands[seat] & bit(card):
            return NOT_IN_HAND
        if terms.jokers & bit(card):
            return JOKER_ONLY_BEATS
        if self.unbeaten != self.laid:
            return TRANSFER_AFTER_BEAT
        if not self.table_ranks & bit(card):
            return TRANSFER_RANK
        if not is_shown:
            return self.receiving_refusal(self.laid + 1)
        if not terms.show_any_card and not terms.trumps & bit(card):
            return SHOW_TRUMP
        if self.shown & bit(card):
            return SHOW_USED
        return self.receiving_refusal(self.laid)

    # Exchanging the trump card.

    def swap_refusal(self, seat: i64) -> i64:
        """Why *seat* may not exchange the lowest trump for the trump card (3.8, 1.31)."""
        if self.is_over:
            return GAME_OVER
        terms = self.terms
        if not terms.swap:
            return SWAP_OFF
        if not self.is_active(seat):
            return SEAT_OUT
        if self.laid or self.number == 1:
            return SWAP_BETWEEN_BOUTS
        if not self.is_face_up or self.top >= self.stock_size:
            return SWAP_NO_TRUMP_CARD
        if self.stock[self.stock_size - 1] == terms.lowest_trump:
            return SWAP_LOWEST
        return 0 if self.hands[seat] & bit(terms.lowest_trump) else NOT_IN_HAND
