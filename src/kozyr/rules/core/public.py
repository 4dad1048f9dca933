"""`Public`: what everybody may know, as numbers."""

from kozyr.rules.core.codes import (
    AS_ATTACKER,
    AS_DEFENDER,
    AS_THROWER,
    DEFEND,
    NO_ROLE,
    OPEN,
    OVER,
)
from kozyr.rules.core.fates import Fates
from kozyr.rules.core.masks import bit, count
from kozyr.rules.native import i64


class Public(Fates):
    """What everybody may know: so few numbers that what has changed is soon found."""

    def public_numbers(self) -> tuple[int, ...]:
        """What is no seat's own: see `kozyr.rules.public.PublicNumbers`."""
        trump_card: i64 = -1
        if self.is_face_up and self.top < self.stock_size:
            trump_card = self.stock[self.stock_size - 1]
        return (
            int(self.phase()),
            int(self.number),
            int(self.attacker),
            int(self.defender),
            int(self.attacker_place),
            int(self.defender_place),
            int(self.attack_limit()),
            int(self.stock_left()),
            int(count(self.discard) + count(self.discard_twins)),
            int(trump_card),
        )

    def public_seats(self) -> list[tuple[int, ...]]:
        """What everybody may know of each seat: see `kozyr.rules.public.PublicSeat`."""
        awaited = self._awaited()
        return [
            (
                int(self.hand_count(seat)),
                int(self._role_of(seat)),
                1 if awaited & bit(seat) else 0,
                1 if self.done & bit(seat) else 0,
                int(self._place_of(seat)),
            )
            for seat in range(self.seats)
        ]

    def public_pairs(self) -> list[tuple[int, ...]]:
        """The attack cards, who laid them, and what beats them; -1 for nothing yet."""
        return [
            (int(self.attacks[slot]), int(self.layers[slot]), int(self.beats[slot]))
            for slot in range(self.laid)
        ]

    def _awaited(self) -> i64:
        """The seats that the game waits for, as a mask."""
        phase = self.phase()
        if phase == OVER:
            return 0
        if phase == OPEN:
            return bit(self.attacker)
        if phase == DEFEND:
            return bit(self.defender)
        if self.terms.ordered:
            mover = self.thrower_to_move()
            return bit(mover) if mover >= 0 else 0
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.may_still_add(seat):
                found |= bit(seat)
            seat += 1
        return found

    def _role_of(self, seat: i64) -> i64:
        """What *seat* is in this bout; nothing without cards to come, or when all is over."""
        if self.is_over or not self.is_active(seat):
            return NO_ROLE
        if seat == self.attacker:
            return AS_ATTACKER
        if seat == self.defender:
            return AS_DEFENDER
        if self.is_opponent(seat, self.defender) and self.is_thrower(seat):
            return AS_THROWER
        return NO_ROLE

    def _place_of(self, seat: i64) -> i64:
        place: i64 = 0
        while place < self.places_count:
            if self.places[place] == seat:
                return place + 1
            place += 1
        return 0
