"""`Law`: which moves are legal, and why the others are not.

It asks `Core` and puts the answer into moves and reasons.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kozyr.cards import Card, CardSet, Rank
from kozyr.rules.core import Core, codes
from kozyr.rules.core.masks import indices
from kozyr.rules.moves import (
    ATTACKS,
    DONE,
    SHOWS,
    SWAP,
    TAKE,
    TRANSFERS,
    Attack,
    Beat,
    Done,
    Move,
    Show,
    Swap,
    Take,
    Transfer,
    beat_of,
)
from kozyr.rules.reasons import Reason, ReasonKind
from kozyr.rules.seats import Seat
from kozyr.rules.state import State
from kozyr.rules.together import Together

# The core's code of every reason that it knows.
_KINDS: Final = {
    getattr(codes, kind.name): kind for kind in ReasonKind if kind is not ReasonKind.BEATS_NOTHING
}

# The reasons that speak of nothing but the card tried, or its target.
_SAYING_CARDS: Final = {
    ReasonKind.NOT_IN_HAND: ("card",),
    ReasonKind.JOKER_ONLY_BEATS: ("card",),
    ReasonKind.SHOW_TRUMP: ("card",),
    ReasonKind.SHOW_USED: ("card",),
    ReasonKind.NOT_ON_TABLE: ("target",),
    ReasonKind.JOKER_UNBEATABLE: ("target",),
    ReasonKind.TOO_LOW: ("card", "target"),
    ReasonKind.TRUMP_NEEDED: ("card", "target"),
    ReasonKind.SUIT_NEEDED: ("card", "target"),
    ReasonKind.SPADES_ONLY: ("card", "target"),
    ReasonKind.JOKER_COLOUR: ("card", "target"),
}

_SPEAKING_OF_CARDS: Final = {code for code, kind in _KINDS.items() if kind in _SAYING_CARDS}
_SPEAKING_OF_RANKS: Final = (codes.RANK_NOT_ON_TABLE, codes.TRANSFER_RANK)

# The first number of the fate of cards that nothing holds back from beating.
_MAY_DEFEND: Final = -1

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
        """All that *seat* may do now; empty when it has to wait.

        Raises:
            RulesError: there is no such seat.
        """
        self._check_seat(seat)
        core = self._core
        if seat == core.defender:
            found = self._defences()
        else:
            found = [ATTACKS[index] for index in indices(core.attackable(seat))]
            if not core.done_refusal(seat):
                found.append(DONE)
        if core.terms.swap and not core.swap_refusal(seat):
            found.append(SWAP)
        return found

    def _defences(self) -> list[Move]:
        core = self._core
        if core.take_refusal(core.defender):
            return []
        every = Card.ALL
        open_slots = [slot for slot in range(core.laid) if core.beats[slot] < 0]
        ways = {every[core.attacks[slot]]: core.beatable(slot) for slot in open_slots}
        transferable, showable = core.transferable(), core.showable()
        playable = transferable | showable
        for beaters in ways.values():
            playable |= beaters
        found: list[Move] = []
        for index in indices(playable):
            card = every[index]
            bit = card.bit
            found += [beat_of(attack, card) for attack, beaters in ways.items() if beaters & bit]
            if transferable & bit:
                found.append(TRANSFERS[index])
            if showable & bit:
                found.append(SHOWS[index])
        found.append(TAKE)
        return found

    def options(self, seat: Seat, card: Card) -> list[tuple[Move, Reason | None]]:
        """What *card* could be tried for by *seat* now, each with the reason against it.

        Empty when the role leaves nothing to try; `why_not_card` then says why.

        Raises:
            RulesError: there is no such seat.
        """
        self._check_seat(seat)
        core = self._core
        index = card.index
        if seat != core.defender:
            return [self._option(core.attack_refusal(seat, index), seat, ATTACKS[index])]
        if core.laid == 0 or core.is_taking:
            return []
        found = [
            self._option(core.beat_refusal(seat, attack.index, index), seat, beat_of(attack, card))
            for attack in dict.fromkeys(self._unbeaten())
        ]
        if core.terms.transfer:
            refusal = core.transfer_refusal(seat, index, False)
            found.append(self._option(refusal, seat, TRANSFERS[index]))
            if core.terms.show:
                refusal = core.transfer_refusal(seat, index, True)
                found.append(self._option(refusal, seat, SHOWS[index]))
        return found

    def _option(self, refusal: int, seat: Seat, move: Move) -> tuple[Move, Reason | None]:
        return move, self._reason(refusal, seat, move) if refusal else None

    def why_not_card(self, seat: Seat, card: Card) -> Reason | None:
        """The one reason to tell why *seat* cannot play *card* now; None when it can.

        Raises:
            RulesError: there is no such seat.
        """
        return self._why_none_of(self.options(seat, card), seat, card)

    def options_and_why(
        self, seat: Seat, card: Card
    ) -> tuple[list[tuple[Move, Reason | None]], Reason | None]:
        """Both `options` and `why_not_card`, in one go.

        Raises:
            RulesError: there is no such seat.
        """
        options = self.options(seat, card)
        return options, self._why_none_of(options, seat, card)

    def _why_none_of(
        self, options: list[tuple[Move, Reason | None]], seat: Seat, card: Card
    ) -> Reason | None:
        core = self._core
        reasons = []
        for _, reason in options:
            if reason is None:
                return None
            reasons.append(reason)
        if seat != core.defender or core.is_over:
            return reasons[0] if reasons else self.why_not(seat, ATTACKS[card.index])
        waiting = core.defence_refusal(seat)
        if not waiting and card not in self.hand(seat):
            waiting = codes.NOT_IN_HAND
        if waiting:
            return self._reason(waiting, seat, ATTACKS[card.index])
        for reason in reasons:
            if reason.kind in _TELLING_TRANSFER_REASONS:
                return reason
        unbeaten = self._unbeaten()
        if len(unbeaten) == 1:
            return reasons[0]
        return Reason(ReasonKind.BEATS_NOTHING, card=card, cards=unbeaten)

    def fates(self, seat: Seat) -> list[tuple[tuple[int, ...], list[int]]]:
        """What `options` and `why_not_card` hang on for the cards of *seat*, and for which of them.

        The cards are given by their places in the hand.  Where two fates are equal so is all
        that those two say of their cards, in whatever deal, but for the card itself: what was
        made of one once need not be made again.

        Raises:
            RulesError: there is no such seat.
        """
        self._check_seat(seat)
        return self._core.fates(seat)

    def receiver(self, seat: Seat) -> Seat | None:
        """Whom a transfer by *seat* would reach now; None when it cannot transfer."""
        core = self._core
        if seat != core.defender or not core.transferable() | core.showable():
            return None
        return core.next_active(seat)

    def together(self, seat: Seat) -> dict[Rank, Together]:
        """What *seat* may lay at once: every rank it may attack with and holds several of.

        Which of them it lays makes no difference: no reason against an attack speaks of suits.
        """
        self._check_seat(seat)
        core = self._core
        mask = core.attackable(seat)
        if not mask:
            return {}
        held = defaultdict(list)
        for card in CardSet.of_masks(mask, core.twins[seat] & mask):
            held[card.rank].append(card)
        found = {}
        for rank, cards in held.items():
            if len(cards) > 1:
                laid, why = self._lay_all(seat, cards)
                found[rank] = Together(tuple(cards), laid, why)
        return found

    def why_not_together(self, seat: Seat, cards: Sequence[Card]) -> Reason | None:
        """Why *seat* may not lay *cards* one after the other in this bout; None when it may.

        Raises:
            RulesError: there is no such seat.
        """
        self._check_seat(seat)
        return self._lay_all(seat, cards)[1]

    def _lay_all(self, seat: Seat, cards: Sequence[Card]) -> tuple[int, Reason | None]:
        """How many of *cards* may be laid in this bout, and the reason against the next one.

        The last that fits may end the bout, after which another could open the next one:
        so the bout is kept from ending here.
        """
        law = object.__new__(Law)
        law.rules, law._core = self.rules, self._core.copy()
        for laid, card in enumerate(cards):
            why = law.why_not(seat, ATTACKS[card.index])
            if why:
                return laid, why
            law._core.lay_attack(seat, card.index)
        return len(cards), None

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        """Why the rules refuse *move* by *seat* now; None when it is legal.

        Of several reasons the first is given, in the order of the law (2.37).

        Raises:
            RulesError: there is no such seat.
        """
        self._check_seat(seat)
        refusal = self._refusal(seat, move)
        return self._reason(refusal, seat, move) if refusal else None

    def words(self, seat: Seat) -> list[Move]:
        """Those of `moves` that name no card: to take or to add no more, and to exchange.

        Raises:
            RulesError: there is no such seat.
        """
        self._check_seat(seat)
        core = self._core
        found: list[Move] = []
        if seat == core.defender:
            if not core.take_refusal(seat):
                found.append(TAKE)
        elif not core.done_refusal(seat):
            found.append(DONE)
        if core.terms.swap and not core.swap_refusal(seat):
            found.append(SWAP)
        return found

    def _refusal(self, seat: Seat, move: Move) -> int:
        core = self._core
        match move:
            case Attack(card):
                return core.attack_refusal(seat, card.index)
            case Beat(attack, card):
                return core.beat_refusal(seat, attack.index, card.index)
            case Transfer(card):
                return core.transfer_refusal(seat, card.index, False)
            case Show(card):
                return core.transfer_refusal(seat, card.index, True)
            case Take():
                return core.take_refusal(seat)
            case Done():
                return core.done_refusal(seat)
            case Swap():
                return core.swap_refusal(seat)

    def _reason(self, refusal: int, seat: Seat, move: Move) -> Reason:
        """Say what the core's *refusal* of *move* speaks of."""
        core = self._core
        card, target = _cards_of(move, core)
        if refusal in _SPEAKING_OF_CARDS:
            return _reason_of_cards(refusal, card, target)
        if refusal in _SPEAKING_OF_RANKS:
            return _reason_of_ranks(refusal, card, core.table_ranks)
        kind = _KINDS[refusal]
        match kind:
            case ReasonKind.NOT_THE_ATTACKER | ReasonKind.NO_ATTACK_YET:
                return Reason(kind, seat=core.attacker)
            case (
                ReasonKind.NOT_THE_DEFENDER
                | ReasonKind.NOT_A_THROWER
                | ReasonKind.DEFENDERS_PARTNER
            ):
                return Reason(kind, seat=core.defender)
            case ReasonKind.NOT_YOUR_TURN:
                return Reason(kind, seat=core.thrower_to_move())
            case ReasonKind.UNBEATEN_CARDS | ReasonKind.NOT_ALL_BEATEN:
                unbeaten = self._unbeaten()
                return Reason(kind, cards=unbeaten, number=len(unbeaten))
            case ReasonKind.DEFENDER_HAND_LIMIT:
                return Reason(kind, seat=core.defender, number=core.defender_cards)
            case ReasonKind.FIRST_BOUT_LIMIT | ReasonKind.BOUT_LIMIT | ReasonKind.TRANSFER_CHAIN:
                is_chain = kind is ReasonKind.TRANSFER_CHAIN
                return Reason(kind, number=core.transfers if is_chain else core.table_limit())
            case ReasonKind.ALREADY_BEATEN if target:
                beat = Card.ALL[core.beats[core.slot_of(target.index)]]
                return Reason(kind, target=target, card=beat)
            case ReasonKind.WRONG_SUIT:
                return Reason(kind, card=card, target=target, suit=self.trump)
            case ReasonKind.RECEIVER_HAND_LIMIT:
                receiver = core.next_active(seat)
                needed = core.laid + (0 if isinstance(move, Show) else 1)
                held = core.hand_count(receiver)
                return Reason(kind, seat=receiver, number=held, needed=needed)
            case _:
                return Reason(kind)


def parts_of(fate: Sequence[int]) -> list[tuple[int, ...]]:
    """What each of the options hangs on of cards with that *fate*, in the order of `Law.options`.

    Where two parts are equal so are those options and the reasons against them, but for the
    card itself: fewer parts than fates are met.  Empty for cards that nothing can be beaten
    with now: of them the whole fate is wanted.
    """
    if fate[0] != _MAY_DEFEND:
        return []
    _, _, transfer, transfer_of, show, show_of, trump, *beats = fate
    half = len(beats) // 2
    # A twin is tried for once.
    refusals = dict(zip(beats[half:], beats[:half], strict=True))
    parts: list[tuple[int, ...]] = [(attack, why, trump) for attack, why in refusals.items()]
    if transfer >= 0:
        parts.append((transfer, transfer_of, 0, 0))
    if show >= 0:
        parts.append((show, show_of, 0, 1))
    return parts


# Reasons are made once for as long as they are wanted often: there are few of them.
@lru_cache(maxsize=4096)
def _reason_of_cards(refusal: int, card: Card | None, target: Card | None) -> Reason:
    """The reason that speaks of nothing but the card tried, or its target."""
    kind = _KINDS[refusal]
    says = _SAYING_CARDS[kind]
    return Reason(
        kind, card=card if "card" in says else None, target=target if "target" in says else None
    )


@lru_cache(maxsize=4096)
def _reason_of_ranks(refusal: int, card: Card, mask: int) -> Reason:
    """The reason that speaks of the card tried and of the ranks there are, lowest first.

    They are those that may be thrown in now (0.9, 1.13).
    """
    ranks = tuple(sorted({Card.ALL[index].rank for index in indices(mask)}))
    return Reason(_KINDS[refusal], card=card, ranks=ranks)


def _cards_of(move: Move, core: Core) -> tuple[Card | None, Card | None]:
    """The card that *move* tries, and what it would beat."""
    match move:
        case Beat(attack, card):
            return card, attack
        case Attack(card) | Transfer(card) | Show(card):
            return card, None
        case Swap() if core.terms.lowest_trump >= 0:
            return Card.ALL[core.terms.lowest_trump], None
        case _:
            return None, None
