"""`Game`: one deal in play: what each move brings about, and what a seat may know of it."""

from collections.abc import Iterator

from kozyr.cards import Card, CardSet
from kozyr.rules.choices import NoTrumpFallback
from kozyr.rules.core import Core, codes, masks, opener_of
from kozyr.rules.deal import Deal, next_dealer
from kozyr.rules.errors import IllegalMove
from kozyr.rules.events import (
    Attacked,
    Beaten,
    BoutBeaten,
    BoutStarted,
    BoutTaken,
    Dealt,
    DoneSaid,
    DrewUp,
    Event,
    FirstBy,
    GameOver,
    TakeSaid,
    ThrownIn,
    Transferred,
    TrumpSwapped,
    WentOut,
    event_for,
)
from kozyr.rules.law import Law
from kozyr.rules.moves import Attack, Beat, Done, Move, Show, Swap, Take, Transfer
from kozyr.rules.parameters import Rules
from kozyr.rules.public import Public
from kozyr.rules.seats import Seat
from kozyr.rules.terms import deal_terms_of
from kozyr.rules.view import Memory, PairView, View


class Game(Law):
    """One deal in play.

    `moves` lists what a seat may do now, `why_not` says why it may not do anything
    else, `apply` makes a move and tells what happened.  Bots and clients get a `view`,
    never a `Game`.  `past` is all that has happened so far, as a spectator may know it,
    `dealt` what each seat was dealt; they are empty where a game was built in the middle.
    """

    __slots__ = ()

    def __init__(self, rules: Rules, deal: Deal) -> None:
        """Deal *deal* and find who attacks first; `opening_events` tells it (3.9).

        Raises:
            RulesError: the deal does not fit the rules.
        """
        deal.check(rules)
        self.rules = rules
        self.dealer = deal.dealer
        self._core = core = deal.dealt(rules)
        trump_card = deal.trump_card(rules)
        shown = None
        first_by = FirstBy.GIVEN
        first = deal.opener
        if first is None:
            first = opener_of(deal_terms_of(rules), core, deal.dealer)
            trumps = core.hands[first] & core.terms.trumps
            if trumps:
                first_by = FirstBy.LOWEST_TRUMP
                shown = Card.ALL[masks.lowest(trumps)]
                core.known[first] |= shown.bit
            elif rules.no_trump_fallback is NoTrumpFallback.LOWEST_CARD:
                first_by = FirstBy.LOWEST_CARD
        self.dealt = tuple(self.hand(seat) for seat in range(deal.seats))
        hands = tuple(tuple(hand) for hand in self.dealt)
        core.begin(first)
        self.opening_events = (
            Dealt(deal.dealer, hands, trump_card, first, first_by, shown),
            self._bout_started(),
        )
        self._past = [event_for(event, None) for event in self.opening_events]

    # What happens.

    def apply(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Make *move* for *seat* and return what happened, in order (3.10).

        Raises:
            IllegalMove: the rules refuse it; nothing has changed.
            RulesError: there is no such seat.
        """
        self._check_seat(seat)
        refusal = self._refusal(seat, move)
        if refusal:
            raise IllegalMove(self._reason(refusal, seat, move))
        core = self._core
        log: list[int] = []
        core.log = log
        event = self._make(core, seat, move)
        core.log = None
        if not log:
            self._past.append(event)
            return (event,)
        events = (event, *self._told(log))
        self._past += [event_for(each, None) for each in events]
        return events

    def _make(self, core: Core, seat: Seat, move: Move) -> Event:
        """Make a move that is legal and return what it was."""
        match move:
            case Attack(card):
                opens = core.laid == 0
                core.attack(seat, card.index)
                return Attacked(seat, card) if opens else ThrownIn(seat, card)
            case Beat(attack, card):
                core.beat(core.slot_of(attack.index), card.index)
                return Beaten(seat, attack, card)
            case Transfer(card):
                core.transfer(card.index)
                return Transferred(seat, card, core.defender, False, self.attack_limit)
            case Show(card):
                core.show_to_transfer(card.index)
                return Transferred(seat, card, core.defender, True, self.attack_limit)
            case Take():
                core.take()
                return TakeSaid(seat)
            case Done():
                core.be_done(seat)
                return DoneSaid(seat)
            case Swap():
                taken = Card.ALL[core.stock[core.stock_size - 1]]
                core.swap(seat)
                return TrumpSwapped(seat, Card.ALL[core.terms.lowest_trump], taken)

    def _told(self, log: list[int]) -> Iterator[Event]:
        """What the core's *log* says of the end of a bout."""
        every = Card.ALL
        words = iter(log)
        for word in words:
            if word == codes.LOG_BOUT:
                yield self._bout_started()
            elif word == codes.LOG_OUT:
                yield WentOut(next(words), next(words))
            elif word == codes.LOG_OVER:
                result = self.result
                if result:
                    yield GameOver(result)
            elif word == codes.LOG_DREW:
                seat, number = next(words), next(words)
                drawn = tuple([every[next(words)] for _ in range(number)])
                yield DrewUp(seat, number, drawn, trump_card=next(words) == 1)
            else:
                number = next(words)
                cards = tuple([every[next(words)] for _ in range(number)])
                if word == codes.LOG_TAKEN:
                    yield BoutTaken(next(words), cards)
                else:
                    yield BoutBeaten(cards)

    def _bout_started(self) -> BoutStarted:
        core = self._core
        return BoutStarted(
            core.number,
            core.attacker,
            core.defender,
            core.attack_limit(),
            core.attacker_place,
            core.defender_place,
        )

    @property
    def next_dealer(self) -> Seat:
        """Who deals the next deal (1.11); whoever dealt this one while it goes on."""
        result = self.result
        if result is None:
            return self.dealer
        return next_dealer(self.rules, self.dealer, self.seats, result)

    # What one seat may know.

    @property
    def public(self) -> Public:
        """What everybody may know, as numbers."""
        core = self._core
        return Public(core.public_numbers(), core.public_seats(), core.public_pairs())

    def view(self, seat: Seat | None) -> View:
        """What *seat* may know now; None gives what a spectator may.

        Raises:
            RulesError: there is no such seat.
        """
        core = self._core
        every = Card.ALL
        discard = self.discard
        return View(
            rules=self.rules,
            seat=seat,
            dealer=self.dealer,
            hand=CardSet() if seat is None else self.hand(seat),
            counts=tuple([core.hand_count(holder) for holder in range(core.seats)]),
            table=tuple(
                [
                    PairView(
                        every[core.attacks[slot]],
                        core.layers[slot],
                        every[core.beats[slot]] if core.beats[slot] >= 0 else None,
                    )
                    for slot in range(core.laid)
                ]
            ),
            phase=self.phase,
            bout=core.number,
            attacker=core.attacker,
            defender=core.defender,
            attacker_place=core.attacker_place,
            defender_place=core.defender_place,
            limit=core.attack_limit(),
            transfers=core.transfers,
            shown=tuple(self.shown) if core.shown else (),
            done=tuple([holder for holder in range(core.seats) if core.done >> holder & 1])
            if core.done
            else (),
            to_act=self.seats_to_act,
            stock=core.stock_left(),
            trump=self.trump,
            trump_card=self.trump_card,
            discard=len(discard),
            out=self.out,
            result=self.result,
            moves=() if seat is None else tuple(self.moves(seat)),
            memory=Memory(discard, self.known),
            past=self.past,
            dealt=CardSet() if seat is None or not self.dealt else self.dealt[seat],
        )
