"""The refusals of the reference model: section 3 of docs/rules.md, line by line."""

from tests.reference.law import is_joker, rank_of, suit_of
from tests.reference.table import LETTERS, Table


class Refusals(Table):
    """Why a move is refused where the table stands."""

    def why_not(self, word: str) -> str | None:
        """Name the kind of the reason for which the move *word* is refused, None if it is legal."""
        seat, sign, cards = LETTERS.index(word[0]), word[1], word[2:]
        if self.is_over:
            return "game_over"  # 3.1
        match sign:
            case "+":
                return self._why_not_attack(seat, cards)
            case ":":
                target, card = cards.split("/")
                return self._why_not_beat_now(seat) or self._why_not_beat(seat, target, card)
            case ">" | "?":
                showing = sign == "?"
                return self._why_not_transfer_now(seat, showing) or self._why_not_transfer(
                    seat, cards, showing
                )
            case "!":
                return self._why_not_take(seat)
            case ".":
                return self._why_not_done(seat)
            case "^":
                return self._why_not_swap(seat)
            case _:
                raise ValueError(f"{word!r} is no move")

    def _why_not_attack(self, seat: int, card: str) -> str | None:
        if self.attacks:
            return self._why_not_add_now(seat) or self._why_not_add(seat, card)
        return self._why_not_open(seat, card)

    def _why_not_open(self, seat: int, card: str) -> str | None:
        """3.2."""
        if not self._is_active(seat):
            return "seat_out"
        if seat != self.attacker:
            return "not_the_attacker"
        if card not in self.hands[seat]:
            return "not_in_hand"
        if is_joker(card) and not all(map(is_joker, self.hands[seat])):
            return "joker_only_beats"
        return None

    def _why_not_add_now(self, seat: int) -> str | None:
        """3.3, what does not depend on the card."""
        if not self._is_active(seat):
            return "seat_out"
        if seat == self.defender:
            return "defender_never_adds"
        if self._are_partners(seat, self.defender):
            return "defenders_partner"
        return None

    def _why_not_add(self, seat: int, card: str) -> str | None:
        """3.3, the rest."""
        throws_in = not self._adds_to_his_own(seat)
        if throws_in:
            if not self._is_thrower(seat):
                return "not_a_thrower"
            if seat in self.done:
                return "already_done"
            if self.law.ordered and self._whose_turn() not in (None, seat):
                return "not_your_turn"
        if card not in self.hands[seat]:
            return "not_in_hand"
        if is_joker(card):
            return "joker_only_beats"
        if throws_in and not self.taking:
            timing = self.law.throw_timing
            if timing == "after_first_beat" and not self._something_is_beaten():
                return "after_first_beat"
            if timing == "all_beaten" and self._something_is_unbeaten():
                return "not_all_beaten"
        if rank_of(card) not in self._ranks_on_the_table():
            return "rank_not_on_table"
        if self.law.hand_limits and len(self.attacks) >= self.defender_held:
            return "defender_hand_limit"
        return self._limit_passed_by(len(self.attacks) + 1)

    def _adds_to_his_own(self, seat: int) -> bool:
        """1.12, 1.23: whether *seat* may still add to his lead or to his transfer.

        That is asked before the card is looked at.  Until something is beaten, all the cards
        on the table are of one rank, so that `rank_not_on_table` refuses any other.
        """
        if seat != self.attacker or self._something_is_beaten() or self.taking:
            return False
        return self.law.transfer_of_several if self.transfers else self.law.lead_of_several

    def _limit_passed_by(self, cards: int) -> str | None:
        """3.3, 3.5: which limit forbids that so many attack cards lie there."""
        first, every = self.law.first_bout_limit, self.law.attack_limit
        if self.first_limit_holds and 0 < first < cards:
            return "first_bout_limit"
        if 0 < every < cards:
            return "bout_limit"
        return None

    def _why_not_answer_now(self, seat: int) -> str | None:
        """3.4, up to `already_taking`."""
        if seat != self.defender:
            return "not_the_defender" if self._is_active(seat) else "seat_out"
        if not self.attacks:
            return "no_attack_yet"
        if self.taking:
            return "already_taking"
        return None

    def _why_not_beat_now(self, seat: int) -> str | None:
        """3.4, up to `nothing_to_beat`."""
        reason = self._why_not_answer_now(seat)
        if reason is None and not self._something_is_unbeaten():
            return "nothing_to_beat"
        return reason

    def _why_not_beat(self, seat: int, target: str, card: str) -> str | None:
        """3.4, the rest."""
        if card not in self.hands[seat]:
            return "not_in_hand"
        if target not in self.attacks:
            return "not_on_table"
        if self._unbeaten_place_of(target) is None:
            return "already_beaten"
        if not self.law.beats(card, target, self.trump):
            return self.law.why_it_does_not_beat(card, target, self.trump)
        return None

    def _unbeaten_place_of(self, target: str) -> int | None:
        """2.34: of two equal cards the first that is not beaten."""
        for place, attack in enumerate(self.attacks):
            if attack == target and self.defences[place] is None:
                return place
        return None

    def _why_not_transfer_now(self, seat: int, showing: bool) -> str | None:
        """3.5, up to `nothing_to_beat`."""
        if seat == self.defender and not self.law.transfer:
            return "transfer_off"
        if seat == self.defender and showing and self.law.showing == "off":
            return "show_off"
        return self._why_not_beat_now(seat)

    def _why_not_transfer(self, seat: int, card: str, showing: bool) -> str | None:
        """3.5, the rest."""
        if card not in self.hands[seat]:
            return "not_in_hand"
        if is_joker(card):
            return "joker_only_beats"
        if self._something_is_beaten():
            return "transfer_after_beat"
        if rank_of(card) not in self._ranks_on_the_table():
            return "transfer_rank"
        if showing and self.law.showing != "any_card" and suit_of(card) != self.trump:
            return "show_trump"
        if showing and self._has_been_shown(card):
            return "show_used"
        if self.bout == 1 and not self.law.transfer_in_first_bout:
            return "transfer_first_bout"
        if 0 < self.law.transfer_chain_limit <= self.transfers:
            return "transfer_chain"
        receiver = self._receiver()
        if receiver is None:
            return "nobody_to_receive"
        lying = len(self.attacks) + (0 if showing else 1)
        if self.law.transfer_sufficiency and len(self.hands[receiver]) < lying:
            return "receiver_hand_limit"
        return self._limit_passed_by(lying)

    def _has_been_shown(self, card: str) -> bool:
        """1.27."""
        if self.law.showing == "trump_once_a_deal":
            return card in self.shown_this_deal
        return card in self.shown_this_bout

    def _why_not_take(self, seat: int) -> str | None:
        """3.6."""
        reason = self._why_not_answer_now(seat)
        if reason is None and not self._something_is_unbeaten():
            return "nothing_to_take"
        return reason

    def _why_not_done(self, seat: int) -> str | None:
        """3.7."""
        if not self._is_active(seat):
            return "seat_out"
        if not self.attacks:
            return "must_open" if seat == self.attacker else "not_the_attacker"
        if seat == self.defender:
            return "defender_never_adds"
        if self._are_partners(seat, self.defender):
            return "defenders_partner"
        if not self._is_thrower(seat):
            return "not_a_thrower"
        if self._something_is_unbeaten() and not self.taking:
            return "unbeaten_cards"
        if not self.hands[seat] or seat in self.done:
            return "already_done"
        if self.law.ordered and seat != self._whose_turn():
            return "not_your_turn"
        return None

    def _why_not_swap(self, seat: int) -> str | None:
        """3.8."""
        if not self.law.swap_trump:
            return "swap_off"
        if not self._is_active(seat):
            return "seat_out"
        if self.attacks or self.bout == 1:
            return "swap_between_bouts"
        if not self.stock or not self.trump_lies_face_up:
            return "swap_no_trump_card"
        if rank_of(self.stock[-1]) == self.law.lowest_rank:
            return "swap_lowest"
        if self._lowest_trump() not in self.hands[seat]:
            return "not_in_hand"
        return None

    def _lowest_trump(self) -> str:
        """1.31: the lowest trump of the pack."""
        assert self.trump is not None
        return self.law.lowest_rank + self.trump
