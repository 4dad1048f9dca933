"""`State`: what lies where in a deal, and who is who; it changes nothing and judges nothing."""

from collections.abc import Hashable, Sequence
from typing import Final, Self

from kozyr.cards import Card, CardSet, Suit
from kozyr.rules.bout import Bout, Pair, Phase
from kozyr.rules.core import Core
from kozyr.rules.errors import RulesError
from kozyr.rules.events import Event, Result
from kozyr.rules.parameters import Rules
from kozyr.rules.seats import Seat
from kozyr.rules.terms import suit_of, terms_of

# In the order of the core's numbers.
_PHASES: Final = (Phase.OPEN, Phase.DEFEND, Phase.COVERED, Phase.TAKING, Phase.OVER)


class State:
    """One deal at one moment: a `Core` with cards for numbers."""

    __slots__ = ("_core", "_past", "dealer", "dealt", "opening_events", "rules")

    rules: Rules
    dealer: Seat
    opening_events: tuple[Event, ...]
    dealt: tuple[CardSet, ...]
    _core: Core
    _past: list[Event]

    @classmethod
    def from_parts(  # noqa: PLR0913 - so many parts has a game, and each is named at the call
        cls,
        *,
        rules: Rules,
        dealer: Seat,
        hands: Sequence[CardSet],
        stock: Sequence[Card],
        trump: Suit | None,
        discard: CardSet,
        known: Sequence[CardSet],
        out: Sequence[Seat],
        bout: Bout,
        result: Result | None = None,
        past: Sequence[Event] = (),
        dealt: Sequence[CardSet] = (),
    ) -> Self:
        """Build a game in the middle; *stock* is given from the top.

        *past* is what has happened, as a spectator may know it, and *dealt* what each seat was
        dealt; both are empty where nobody knows.

        What is given is trusted: `kozyr.rules.position` checks what people write.
        """
        game = object.__new__(cls)
        game.rules = rules
        game.dealer = dealer
        game.opening_events = ()
        game._past = [*past]
        game.dealt = tuple(dealt)
        terms = terms_of(rules, trump)
        core = Core(terms, len(hands), terms.attack_limit)
        for seat, (hand, cards) in enumerate(zip(hands, known, strict=True)):
            core.hands[seat], core.twins[seat] = hand.masks
            core.known[seat], core.known_twins[seat] = cards.masks
        core.set_stock([card.index for card in stock], rules.turns_trump_up)
        core.discard, core.discard_twins = discard.masks
        for place, seat in enumerate(out):
            core.places[place] = seat
            core.out |= 1 << seat
        core.places_count = len(out)
        core.number = bout.number
        core.attacker, core.defender = bout.attacker, bout.defender
        core.attacker_place, core.defender_place = bout.attacker_place, bout.defender_place
        core.opener = bout.opener
        core.defender_cards = bout.defender_cards
        for pair in bout.pairs:
            core.set_pair(pair.attack.index, pair.seat, pair.beat.index if pair.beat else -1)
        core.is_taking = bout.taking
        core.done = sum(1 << seat for seat in bout.done)
        core.transfers = bout.transfers
        core.shown = CardSet(bout.shown).different.mask
        for seat in bout.emptied:
            core.note_emptied(seat)
        if result is not None:
            core.is_over = True
            core.fools = sum(1 << seat for seat in result.fools)
            core.is_adjudicated = result.adjudicated
            core.epaulettes = result.epaulettes
        game._core = core
        return game

    def copy(self) -> Self:
        """A game that can be played on without changing this one."""
        game = object.__new__(type(self))
        game.rules = self.rules
        game.dealer = self.dealer
        game.opening_events = self.opening_events
        game._past = self._past[:]
        game.dealt = self.dealt
        game._core = self._core.copy()
        return game

    @property
    def past(self) -> tuple[Event, ...]:
        """All that has happened so far, as a spectator may know it."""
        return tuple(self._past)

    def key(self) -> Hashable:
        """What the rest of the game hangs on.

        Two games by the same rules, with the same pack and trump, whose keys are equal
        allow the same moves and have the same fool when they are played alike.  What
        only tells how the cards came to lie as they do is left out: the order of the
        attacks, who laid them, what is known, and the order in which hands were emptied.
        """
        return self._core.key()

    # What is where.

    @property
    def core(self) -> Core:
        """A copy of the state as numbers, for searches and playouts."""
        return self._core.copy()

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._core.seats

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None when there are no trumps (1.4)."""
        return suit_of(self._core.terms.trump)

    def hand(self, seat: Seat) -> CardSet:
        """The cards *seat* holds.

        Raises:
            RulesError: there is no such seat.
        """
        self._check_seat(seat)
        return CardSet.of_masks(self._core.hands[seat], self._core.twins[seat])

    @property
    def stock(self) -> tuple[Card, ...]:
        """The stock from the top; its last card may be the face-up `trump_card`."""
        core = self._core
        return tuple([Card.ALL[core.stock[i]] for i in range(core.top, core.stock_size)])

    @property
    def trump_card(self) -> Card | None:
        """The face-up card under the stock, None when there is none or it has been drawn."""
        core = self._core
        if core.is_face_up and core.top < core.stock_size:
            return Card.ALL[core.stock[core.stock_size - 1]]
        return None

    @property
    def discard(self) -> CardSet:
        """The cards beaten away."""
        return CardSet.of_masks(self._core.discard, self._core.discard_twins)

    @property
    def known(self) -> tuple[CardSet, ...]:
        """For each seat the cards that everybody knows it holds."""
        core = self._core
        return tuple(
            [
                CardSet.of_masks(core.known[seat], core.known_twins[seat])
                for seat in range(core.seats)
            ]
        )

    @property
    def shown(self) -> CardSet:
        """The cards that cannot be shown again, in this bout or in this deal (1.27)."""
        return CardSet.of_mask(self._core.shown)

    @property
    def bout(self) -> Bout:
        """The bout on the table."""
        core = self._core
        return Bout(
            number=core.number,
            attacker=core.attacker,
            defender=core.defender,
            defender_cards=core.defender_cards,
            attacker_place=core.attacker_place,
            defender_place=core.defender_place,
            opener=core.opener,
            pairs=self._pairs(),
            taking=core.is_taking,
            done=set(_seats_of(core.done)),
            transfers=core.transfers,
            shown=list(self.shown),
            emptied=_emptied_of(core.emptied),
        )

    def _pairs(self) -> list[Pair]:
        core = self._core
        every = Card.ALL
        return [
            Pair(
                every[core.attacks[slot]],
                core.layers[slot],
                every[core.beats[slot]] if core.beats[slot] >= 0 else None,
            )
            for slot in range(core.laid)
        ]

    def _unbeaten(self) -> tuple[Card, ...]:
        core = self._core
        return tuple(
            [Card.ALL[core.attacks[slot]] for slot in range(core.laid) if core.beats[slot] < 0]
        )

    @property
    def attacker(self) -> Seat:
        """The main attacker: who opened, or transferred last (2.8)."""
        return self._core.attacker

    @property
    def defender(self) -> Seat:
        """Who has to beat the attack."""
        return self._core.defender

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that are out, in the order in which they left."""
        core = self._core
        return tuple([core.places[place] for place in range(core.places_count)])

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it goes on."""
        core = self._core
        if not core.is_over:
            return None
        fools = tuple(_seats_of(core.fools))
        return Result(fools, self.out, core.is_adjudicated, core.epaulettes)

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return _PHASES[self._core.phase()]

    @property
    def attack_limit(self) -> int:
        """How many attack cards this bout may hold in all, beaten or not.

        By default at most six, at most five in the first bout, and never more than the
        defender held when he became the defender (0.11, 2.14, 2.15); other rules have other
        limits (1.18 to 1.21), and where there is none it is the number of cards in the pack.
        """
        return self._core.attack_limit()

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        """The seats that the game waits for."""
        core = self._core
        match self.phase:
            case Phase.OPEN:
                return (core.attacker,)
            case Phase.DEFEND:
                return (core.defender,)
            case Phase.OVER:
                return ()
            case Phase.COVERED | Phase.TAKING:
                if core.terms.ordered:
                    return (core.thrower_to_move(),)
                return tuple([seat for seat in range(core.seats) if core.may_still_add(seat)])

    @property
    def throwers(self) -> tuple[Seat, ...]:
        """The seats that may throw in against this defender by the rules (1.14)."""
        core = self._core
        return tuple(
            [
                seat
                for seat in range(core.seats)
                if core.is_active(seat)
                and core.is_opponent(seat, core.defender)
                and core.is_thrower(seat)
            ]
        )

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self._core.seats:
            raise RulesError(f"seat {seat}: the seats are 0 to {self._core.seats - 1}")


def _seats_of(mask: int) -> list[Seat]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def _emptied_of(digits: int) -> list[Seat]:
    seats: list[Seat] = []
    while digits:
        seats.insert(0, (digits & 15) - 1)
        digits >>= 4
    return seats
