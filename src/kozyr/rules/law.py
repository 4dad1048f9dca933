"""`Law`: which moves are legal, and why the others are not.

`Law.why_not` is the law: `moves` and `options` ask it, and so does `Game.apply`.
Numbers such as (2.13) name the paragraphs of docs/rules.md.
"""

from collections.abc import Iterator

from kozyr.cards import Card, can_beat
from kozyr.rules.bout import Phase
from kozyr.rules.moves import Attack, Beat, Done, Move, Show, Take, Transfer
from kozyr.rules.parameters import ThrowTiming
from kozyr.rules.reasons import Reason, ReasonKind
from kozyr.rules.seats import Seat
from kozyr.rules.state import State

# A transfer refused for one of these says more about a card than that it beats nothing.
_TELLING_TRANSFER_REASONS = frozenset(
    {
        ReasonKind.TRANSFER_CHAIN,
        ReasonKind.TRANSFER_FIRST_BOUT,
        ReasonKind.NOBODY_TO_RECEIVE,
        ReasonKind.RECEIVER_HAND_LIMIT,
        ReasonKind.FIRST_BOUT_LIMIT,
        ReasonKind.BOUT_LIMIT,
    }
)


class Law(State):
    """A state with the moves it allows and the reasons against all others."""

    __slots__ = ()

    def moves(self, seat: Seat) -> list[Move]:
        """All that *seat* may do now; empty when it has to wait."""
        found: list[Move] = [
            move
            for card in self.hand(seat)
            for move in self._candidates(seat, card)
            if self.why_not(seat, move) is None
        ]
        found.extend(move for move in (Take(), Done()) if self.why_not(seat, move) is None)
        return found

    def options(self, seat: Seat, card: Card) -> list[tuple[Move, Reason | None]]:
        """What *card* could be tried for by *seat* now, each with the reason against it.

        Empty when the role leaves nothing to try; `why_not_card` then says why.
        """
        return [(move, self.why_not(seat, move)) for move in self._candidates(seat, card)]

    def why_not_card(self, seat: Seat, card: Card) -> Reason | None:
        """The one reason to tell why *seat* cannot play *card* now; None when it can."""
        reasons = []
        for _, reason in self.options(seat, card):
            if reason is None:
                return None
            reasons.append(reason)
        if seat != self._bout.defender or self._result:
            return self.why_not(seat, Attack(card))
        waiting = self._why_not_defend(seat) or self._why_not_in_hand(seat, card)
        if waiting:
            return waiting
        for reason in reasons:
            if reason.kind in _TELLING_TRANSFER_REASONS:
                return reason
        unbeaten = self._bout.unbeaten
        if len(unbeaten) == 1:
            return reasons[0]
        return Reason(ReasonKind.BEATS_NOTHING, card=card, cards=unbeaten)

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        """Why the rules refuse *move* by *seat* now; None when it is legal.

        Of several reasons the first in this order is given (2.37): not your role, not
        in hand, rank not on the table, the defender's hand, the first-bout limit, the
        limit of six.

        Raises:
            RulesError: there is no such seat.
        """
        self._check_seat(seat)
        if self._result:
            return Reason(ReasonKind.GAME_OVER)
        match move:
            case Attack(card):
                return self._why_not_attack(seat, card)
            case Beat(attack, card):
                return self._why_not_beat(seat, attack, card)
            case Transfer(card) | Show(card):
                return self._why_not_transfer(seat, card, shown=isinstance(move, Show))
            case Take():
                return self._why_not_defend(seat, ReasonKind.NOTHING_TO_TAKE)
            case Done():
                return self._why_not_done(seat)

    def _candidates(self, seat: Seat, card: Card) -> Iterator[Move]:
        bout = self._bout
        if seat != bout.defender:
            yield Attack(card)
        elif bout.pairs and not bout.taking:
            for pair in bout.pairs:
                if pair.beat is None:
                    yield Beat(pair.attack, card)
            if self.rules.transfer:
                yield Transfer(card)
                if self.rules.transfer_by_showing:
                    yield Show(card)

    def _why_not_attack(self, seat: Seat, card: Card) -> Reason | None:
        bout = self._bout
        if not self._is_active(seat):
            return Reason(ReasonKind.SEAT_OUT)
        if not bout.pairs:
            if seat != bout.attacker:
                return Reason(ReasonKind.NOT_THE_ATTACKER, seat=bout.attacker)
            return self._why_not_in_hand(seat, card)
        if seat == bout.defender:
            return Reason(ReasonKind.DEFENDER_NEVER_ADDS)
        if not self._is_thrower(seat):
            return Reason(ReasonKind.NOT_A_THROWER, seat=bout.defender)
        if bout.taking and not self.rules.throw_after_take:
            return Reason(ReasonKind.NO_THROW_IN_AFTER_TAKE)
        if seat in bout.done:
            return Reason(ReasonKind.ALREADY_DONE)
        missing = self._why_not_in_hand(seat, card)
        if missing:
            return missing
        if self.rules.throw_timing is ThrowTiming.AFTER_FIRST_BEAT and not (
            bout.is_any_beaten or bout.taking
        ):
            return Reason(ReasonKind.AFTER_FIRST_BEAT)
        if not bout.has_rank(card.rank):
            return Reason(ReasonKind.RANK_NOT_ON_TABLE, card=card, ranks=bout.ranks)
        laid = len(bout.pairs)
        if laid >= bout.defender_cards:
            return Reason(
                ReasonKind.DEFENDER_HAND_LIMIT, seat=bout.defender, number=bout.defender_cards
            )
        return self._why_not_on_table(laid + 1)

    def _why_not_beat(self, seat: Seat, attack: Card, card: Card) -> Reason | None:
        waiting = self._why_not_defend(seat) or self._why_not_in_hand(seat, card)
        if waiting:
            return waiting
        pair = self._bout.pair_of(attack)
        if pair is None:
            return Reason(ReasonKind.NOT_ON_TABLE, target=attack)
        if pair.beat is not None:
            return Reason(ReasonKind.ALREADY_BEATEN, target=attack, card=pair.beat)
        if can_beat(card, attack, self.trump):
            return None
        if card.suit is attack.suit:
            return Reason(ReasonKind.TOO_LOW, card=card, target=attack)
        if attack.suit is self.trump:
            return Reason(ReasonKind.TRUMP_NEEDED, card=card, target=attack)
        return Reason(ReasonKind.WRONG_SUIT, card=card, target=attack, suit=self.trump)

    def _why_not_transfer(self, seat: Seat, card: Card, *, shown: bool) -> Reason | None:
        bout, rules = self._bout, self.rules
        if seat == bout.defender and not rules.transfer:
            return Reason(ReasonKind.TRANSFER_OFF)
        if seat == bout.defender and shown and not rules.transfer_by_showing:
            return Reason(ReasonKind.SHOW_OFF)
        waiting = self._why_not_defend(seat) or self._why_not_in_hand(seat, card)
        if waiting:
            return waiting
        if bout.is_any_beaten:
            return Reason(ReasonKind.TRANSFER_AFTER_BEAT)
        if not bout.has_rank(card.rank):
            return Reason(ReasonKind.TRANSFER_RANK, card=card, ranks=bout.ranks)
        if shown and card.suit is not self.trump:
            return Reason(ReasonKind.SHOW_TRUMP, card=card)
        if shown and card in bout.shown:
            return Reason(ReasonKind.SHOW_USED, card=card)
        if bout.number == 1 and not rules.transfer_in_first_bout:
            return Reason(ReasonKind.TRANSFER_FIRST_BOUT)
        if 0 < rules.transfer_chain_limit <= bout.transfers:
            return Reason(ReasonKind.TRANSFER_CHAIN, number=bout.transfers)
        receiver = self._next(seat, self._is_active)
        if receiver == seat:
            return Reason(ReasonKind.NOBODY_TO_RECEIVE)
        laid = len(bout.pairs) + (0 if shown else 1)
        held = self._hands[receiver].bit_count()
        if held < laid:
            return Reason(ReasonKind.RECEIVER_HAND_LIMIT, seat=receiver, number=held, needed=laid)
        return self._why_not_on_table(laid)

    def _why_not_done(self, seat: Seat) -> Reason | None:
        bout = self._bout
        if not self._is_active(seat):
            return Reason(ReasonKind.SEAT_OUT)
        if not bout.pairs:
            if seat == bout.attacker:
                return Reason(ReasonKind.MUST_OPEN)
            return Reason(ReasonKind.NOT_THE_ATTACKER, seat=bout.attacker)
        if seat == bout.defender:
            return Reason(ReasonKind.DEFENDER_NEVER_ADDS)
        if not self._is_thrower(seat):
            return Reason(ReasonKind.NOT_A_THROWER, seat=bout.defender)
        if bout.phase is Phase.DEFEND:
            unbeaten = bout.unbeaten
            return Reason(ReasonKind.UNBEATEN_CARDS, cards=unbeaten, number=len(unbeaten))
        if not self._may_still_add(seat):
            return Reason(ReasonKind.ALREADY_DONE)
        return None

    def _why_not_defend(
        self, seat: Seat, when_covered: ReasonKind = ReasonKind.NOTHING_TO_BEAT
    ) -> Reason | None:
        """Why *seat* cannot answer the attack at all now; None when it can."""
        bout = self._bout
        if seat != bout.defender:
            if not self._is_active(seat):
                return Reason(ReasonKind.SEAT_OUT)
            return Reason(ReasonKind.NOT_THE_DEFENDER, seat=bout.defender)
        match bout.phase:
            case Phase.OPEN:
                return Reason(ReasonKind.NO_ATTACK_YET, seat=bout.attacker)
            case Phase.TAKING:
                return Reason(ReasonKind.ALREADY_TAKING)
            case Phase.COVERED:
                return Reason(when_covered)
            case _:
                return None

    def _why_not_in_hand(self, seat: Seat, card: Card) -> Reason | None:
        if self._hands[seat] & card.bit:
            return None
        return Reason(ReasonKind.NOT_IN_HAND, card=card)

    def _why_not_on_table(self, laid: int) -> Reason | None:
        """Why the table cannot hold *laid* attack cards; the defender's hand is asked before."""
        limit = self._table_limit()
        if laid <= limit:
            return None
        if self._is_first_limit_in_force():
            return Reason(ReasonKind.FIRST_BOUT_LIMIT, number=limit)
        return Reason(ReasonKind.BOUT_LIMIT, number=limit)
