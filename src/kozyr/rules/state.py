"""`State`: what lies where in a deal, and who is who; it changes nothing and judges nothing."""

from collections.abc import Callable, Hashable, Sequence
from typing import Self

from kozyr.cards import Card, CardSet, Suit
from kozyr.rules.bout import Bout, Phase
from kozyr.rules.errors import RulesError
from kozyr.rules.events import Event, Result
from kozyr.rules.parameters import FirstCapScope, Rules, Throwers
from kozyr.rules.seats import Seat


class State:
    """One deal at one moment.

    Hands and discard are bit masks, the stock a list whose end is its top and whose
    start is the face-up trump card.
    """

    __slots__ = (
        "_bout",
        "_discard",
        "_hands",
        "_known",
        "_out",
        "_result",
        "_stock",
        "dealer",
        "opening_events",
        "rules",
        "seats",
        "trump",
    )

    rules: Rules
    seats: int
    dealer: Seat
    trump: Suit
    opening_events: tuple[Event, ...]
    _hands: list[int]
    _stock: list[Card]
    _discard: int
    _known: list[int]
    _out: list[Seat]
    _bout: Bout
    _result: Result | None

    @classmethod
    def from_parts(
        cls,
        *,
        rules: Rules,
        dealer: Seat,
        hands: Sequence[CardSet],
        stock: Sequence[Card],
        trump: Suit,
        discard: CardSet,
        known: Sequence[CardSet],
        out: Sequence[Seat],
        bout: Bout,
        result: Result | None = None,
    ) -> Self:
        """Build a game in the middle; *stock* is given from the top.

        What is given is trusted: `kozyr.rules.position` checks what people write.
        """
        game = object.__new__(cls)
        game.rules = rules
        game.seats = len(hands)
        game.dealer = dealer
        game.trump = trump
        game.opening_events = ()
        game._hands = [hand.mask for hand in hands]
        game._stock = list(reversed(stock))
        game._discard = discard.mask
        game._known = [cards.mask for cards in known]
        game._out = list(out)
        game._bout = bout.copy()
        game._result = result
        return game

    def copy(self) -> Self:
        """A game that can be played on without changing this one."""
        game = object.__new__(type(self))
        game.rules = self.rules
        game.seats = self.seats
        game.dealer = self.dealer
        game.trump = self.trump
        game.opening_events = self.opening_events
        game._hands = self._hands.copy()
        game._stock = self._stock.copy()
        game._discard = self._discard
        game._known = self._known.copy()
        game._out = self._out.copy()
        game._bout = self._bout.copy()
        game._result = self._result
        return game

    def key(self) -> Hashable:
        """What the rest of the game hangs on.

        Two games by the same rules, with the same pack and trump, whose keys are equal
        allow the same moves and have the same fool when they are played alike.  What
        only tells how the cards came to lie as they do is left out: the order of the
        attacks, who laid them, what is known, and the order in which hands were emptied.
        """
        bout = self._bout
        table = unbeaten = 0
        for pair in bout.pairs:
            table |= pair.attack.bit
            if pair.beat is None:
                unbeaten |= pair.attack.bit
            else:
                table |= pair.beat.bit
        return (
            *self._hands,
            *self._stock,
            table,
            unbeaten,
            bout.number,
            bout.attacker,
            bout.defender,
            bout.defender_cards,
            bout.taking,
            bout.transfers,
            frozenset(bout.shown),
            frozenset(bout.done),
            frozenset(self._out),
        )

    # What is where.

    def hand(self, seat: Seat) -> CardSet:
        """The cards *seat* holds.

        Raises:
            RulesError: there is no such seat.
        """
        self._check_seat(seat)
        return CardSet.of_mask(self._hands[seat])

    @property
    def stock(self) -> tuple[Card, ...]:
        """The stock from the top; its last card is the face-up trump card."""
        return tuple(reversed(self._stock))

    @property
    def trump_card(self) -> Card | None:
        """The face-up card under the stock, None once it is drawn."""
        return self._stock[0] if self._stock else None

    @property
    def discard(self) -> CardSet:
        """The cards beaten away."""
        return CardSet.of_mask(self._discard)

    @property
    def known(self) -> tuple[CardSet, ...]:
        """For each seat the cards that everybody knows it holds."""
        return tuple(CardSet.of_mask(mask) for mask in self._known)

    @property
    def bout(self) -> Bout:
        """A copy of the bout on the table."""
        return self._bout.copy()

    @property
    def attacker(self) -> Seat:
        """The main attacker: who opened, or transferred last (2.8)."""
        return self._bout.attacker

    @property
    def defender(self) -> Seat:
        """Who has to beat the attack."""
        return self._bout.defender

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that are out, in the order in which they left."""
        return tuple(self._out)

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it goes on."""
        return self._result

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return Phase.OVER if self._result else self._bout.phase

    @property
    def attack_limit(self) -> int:
        """How many attack cards this bout may hold in all, beaten or not.

        At most six, at most five in the first bout, and never more than the defender
        held when he became the defender (2.14, 2.15).
        """
        return min(self._bout.defender_cards, self._table_limit())

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        """The seats that the game waits for."""
        match self.phase:
            case Phase.OPEN:
                return (self._bout.attacker,)
            case Phase.DEFEND:
                return (self._bout.defender,)
            case Phase.COVERED | Phase.TAKING:
                return tuple(seat for seat in range(self.seats) if self._may_still_add(seat))
            case Phase.OVER:
                return ()

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.seats:
            raise RulesError(f"seat {seat}: the seats are 0 to {self.seats - 1}")

    # Who is who, for the law and for what happens.

    def _table_limit(self) -> int:
        if self._is_first_limit_in_force():
            return self.rules.first_bout_limit
        return self.rules.attack_limit

    def _is_first_limit_in_force(self) -> bool:
        match self.rules.first_cap_scope:
            case FirstCapScope.FIRST_BOUT:
                return self._bout.number == 1
            case FirstCapScope.UNTIL_FIRST_DISCARD:
                return not self._discard

    def _is_active(self, seat: Seat) -> bool:
        """Whether *seat* has cards, or will draw some."""
        return bool(self._hands[seat] or self._stock)

    def _is_in_play(self, seat: Seat) -> bool:
        return seat not in self._out

    def _is_thrower(self, seat: Seat) -> bool:
        """Whether the rules let *seat* throw in against the defender."""
        bout = self._bout
        match self.rules.throwers:
            case Throwers.ALL:
                return seat != bout.defender
            case Throwers.ATTACKER_ONLY:
                return seat == bout.attacker
            case Throwers.NEIGHBOURS:
                left = self._next(bout.defender, self._is_in_play)
                right = self._next(bout.defender, self._is_in_play, step=-1)
                return seat != bout.defender and seat in (left, right)
            case Throwers.NOBODY:
                return False

    def _may_still_add(self, seat: Seat) -> bool:
        """Whether the bout has to wait for *seat*: a thrower with cards, not done."""
        bout = self._bout
        if bout.taking and not self.rules.throw_after_take:
            return False
        return bool(self._hands[seat]) and seat not in bout.done and self._is_thrower(seat)

    def _next(self, seat: Seat, wanted: Callable[[Seat], bool], *, step: int = 1) -> Seat:
        """The nearest seat clockwise after *seat* that is *wanted*; *seat* itself if none."""
        for distance in range(1, self.seats):
            other = (seat + step * distance) % self.seats
            if wanted(other):
                return other
        return seat
