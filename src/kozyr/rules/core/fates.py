"""`Fates`: all that the cards of a hand could be tried for, as numbers."""

from kozyr.rules.core.codes import (
    BOUT_LIMIT,
    DEFENDER_HAND_LIMIT,
    DEFENDERS_PARTNER,
    FIRST_BOUT_LIMIT,
    NO_ATTACK_YET,
    NOT_A_THROWER,
    NOT_ALL_BEATEN,
    NOT_THE_ATTACKER,
    NOT_THE_DEFENDER,
    NOT_YOUR_TURN,
    RANK_NOT_ON_TABLE,
    RECEIVER_HAND_LIMIT,
    TRANSFER_CHAIN,
    TRANSFER_RANK,
)
from kozyr.rules.core.masks import bit, lowest
from kozyr.rules.core.refusals import Refusals
from kozyr.rules.native import i64


class Fates(Refusals):
    """What a hand's cards may do and why they may not, so short that it can be looked up."""

    def fates(self, seat: i64) -> list[tuple[tuple[int, ...], list[int]]]:
        """What the options of the cards of a hand and their reasons hang on, and of which cards.

        Cards are told by their places in the hand, lowest card first, twins beside each other.
        Where two fates are equal so is all that is to be told of their cards, in whatever
        deal, but for the card itself.
        """
        fates: list[tuple[int, ...]] = []
        places: list[list[int]] = []
        fate: tuple[int, ...] = ()
        unbeaten = self._unbeaten_cards()
        attacks = seat != self.defender
        # What holds the whole hand back is the same for all of its cards.
        waits = not attacks and self.defence_refusal(seat) != 0
        place = 0
        hand = self.hands[seat]
        while hand:
            card = lowest(hand)
            hand &= hand - 1
            if attacks:
                fate = self._attack_fate(self.attack_refusal(seat, card), unbeaten)
            elif not waits or place == 0:
                fate = self._defence_fate(seat, card, unbeaten)
            at = 0
            while at < len(fates) and fates[at] != fate:
                at += 1
            if at == len(fates):
                fates.append(fate)
                places.append([])
            places[at].append(place)
            place += 1
            if self.twins[seat] & bit(card):
                places[at].append(place)
                place += 1
        return [(fates[at], places[at]) for at in range(len(fates))]

    def _unbeaten_cards(self) -> list[int]:
        found: list[int] = []
        slot: i64 = 0
        while slot < self.laid:
            if self.beats[slot] < 0:
                found.append(int(self.attacks[slot]))
            slot += 1
        return found

    def _attack_fate(self, refusal: i64, unbeaten: list[int]) -> tuple[int, ...]:
        if refusal == NOT_ALL_BEATEN:
            return (int(refusal), *unbeaten)
        return (int(refusal), int(self._spoken_of(refusal, False)))

    def _defence_fate(self, seat: i64, card: i64, unbeaten: list[int]) -> tuple[int, ...]:
        """Told apart from that of an attack by its first number, which is below 0."""
        waiting = self.defence_refusal(seat)
        transfer: i64 = -1
        transfer_of: i64 = 0
        show: i64 = -1
        show_of: i64 = 0
        beats: list[int] = []
        if self.laid and not self.is_taking:
            beats = [int(self.beat_refusal(seat, attack, card)) for attack in unbeaten]
            if self.terms.transfer:
                transfer = self.transfer_refusal(seat, card, False)
                transfer_of = self._spoken_of(transfer, False)
                if self.terms.show:
                    show = self.transfer_refusal(seat, card, True)
                    show_of = self._spoken_of(show, True)
        return (
            int(-1 - waiting),
            int(self._spoken_of(waiting, False)),
            int(transfer),
            int(transfer_of),
            int(show),
            int(show_of),
            int(self.terms.trump),
            *beats,
            *unbeaten,
        )

    def _spoken_of(self, refusal: i64, is_shown: bool) -> i64:
        """What, besides the cards tried, the reason speaks of, as one number."""
        if refusal in (NOT_THE_ATTACKER, NO_ATTACK_YET):
            return self.attacker
        if refusal in (NOT_THE_DEFENDER, NOT_A_THROWER, DEFENDERS_PARTNER):
            return self.defender
        if refusal == NOT_YOUR_TURN:
            return self.thrower_to_move()
        if refusal in (RANK_NOT_ON_TABLE, TRANSFER_RANK):
            return self.table_ranks
        if refusal == DEFENDER_HAND_LIMIT:
            return self.defender * 128 + self.defender_cards
        if refusal in (FIRST_BOUT_LIMIT, BOUT_LIMIT):
            return self.table_limit()
        if refusal == TRANSFER_CHAIN:
            return self.transfers
        if refusal == RECEIVER_HAND_LIMIT:
            receiver = self.next_active(self.defender)
            needed = self.laid + (0 if is_shown else 1)
            return (receiver * 128 + self.hand_count(receiver)) * 128 + needed
        return 0
