"""`Game`: the state of one deal, what each seat may do in it, and what happens then.

`Game.why_not` is the law: `moves`, `options` and `apply` all ask it.  Numbers such as
(2.13) name the paragraphs of docs/rules.md.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Self

from kozyr.cards import Card, CardSet, Rank, Suit, can_beat
from kozyr.rules.bout import Bout, Pair, Phase
from kozyr.rules.deal import Deal
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
    GameOver,
    Result,
    TakeSaid,
    ThrownIn,
    Transferred,
    WentOut,
)
from kozyr.rules.moves import Attack, Beat, Done, Move, Show, Take, Transfer
from kozyr.rules.parameters import FirstCapScope, Rules, Throwers, ThrowTiming
from kozyr.rules.reasons import Reason, ReasonKind
from kozyr.rules.seats import Seat
from kozyr.rules.view import Memory, PairView, View

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


class Game:
    """One deal in play.

    Hands and discard are bit masks, the stock a list whose end is its top and whose
    start is the face-up trump card.  Bots and clients get a `view`, never a `Game`.
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

    def __init__(self, rules: Rules, deal: Deal) -> None:
        """Deal *deal* and find who attacks first; `opening_events` tells it.

        Cards go one at a time, clockwise from the dealer's left; the next card is the
        trump card and lies under the stock.  When all are dealt, the last card, the
        dealer's, names the trump (2.32).

        Raises:
            RulesError: the deal does not fit the rules.
        """
        deal.check(rules)
        self.rules = rules
        self.seats = deal.seats
        self.dealer = deal.dealer
        dealt = deal.seats * rules.hand_size
        self._hands = [0] * deal.seats
        for i, card in enumerate(deal.pack[:dealt]):
            self._hands[(deal.dealer + 1 + i) % deal.seats] |= card.bit
        rest = deal.pack[dealt:]
        trump_card = rest[0] if rest else deal.pack[-1]
        self.trump = trump_card.suit
        self._stock = [*rest[:1], *reversed(rest[1:])]
        self._discard = 0
        self._known = [0] * deal.seats
        if not rest:
            self._known[deal.dealer] |= trump_card.bit
        self._out = []
        self._result = None
        first, shown = self._first_attacker()
        if shown:
            self._known[first] |= shown.bit
        self._bout = self._new_bout(1, first)
        self.opening_events = (
            Dealt(
                deal.dealer,
                tuple(tuple(self.hand(seat)) for seat in range(deal.seats)),
                trump_card,
                first,
                shown,
            ),
            self._bout_started(),
        )

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

    def copy(self) -> "Game":
        """A game that can be played on without changing this one."""
        game = object.__new__(Game)
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

    # What is where.

    def hand(self, seat: Seat) -> CardSet:
        """The cards *seat* holds."""
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

    # What may be done.

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
        """
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
        if card.rank not in bout.ranks:
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
        if card.rank not in bout.ranks:
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

    # Who is who.

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

    def _first_attacker(self) -> tuple[Seat, Card | None]:
        """Who holds the lowest trump, and that card; else the lowest card of all.

        Of equal cards the one nearest clockwise from the dealer's left decides.
        """
        order = [(self.dealer + 1 + i) % self.seats for i in range(self.seats)]
        lowest: dict[Seat, Card] = {}
        for seat in order:
            trumps = [card for card in self.hand(seat) if card.suit is self.trump]
            if trumps:
                lowest[seat] = min(trumps, key=_rank)
        if lowest:
            first = min(lowest, key=lambda seat: lowest[seat].rank)
            return first, lowest[first]
        return min(order, key=lambda seat: min(map(_rank, self.hand(seat)))), None

    # What happens.

    def apply(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Make *move* for *seat* and return what happened, in order.

        Raises:
            IllegalMove: the rules refuse it; nothing has changed.
        """
        reason = self.why_not(seat, move)
        if reason:
            raise IllegalMove(reason)
        bout = self._bout
        events: list[Event] = []
        match move:
            case Attack(card):
                opens = not bout.pairs
                self._lay(seat, card)
                bout.pairs.append(Pair(card, seat))
                events.append(Attacked(seat, card) if opens else ThrownIn(seat, card))
            case Beat(attack, card):
                self._lay(seat, card)
                bout.beat(attack, card)
                events.append(Beaten(seat, attack, card))
            case Transfer(card):
                self._lay(seat, card)
                bout.pairs.append(Pair(card, seat))
                events.append(self._transferred(seat, card, shown=False))
            case Show(card):
                self._known[seat] |= card.bit
                bout.shown.append(card)
                bout.done.clear()
                events.append(self._transferred(seat, card, shown=True))
            case Take():
                bout.taking = True
                bout.done.clear()
                events.append(TakeSaid(seat))
            case Done():
                bout.done.add(seat)
                events.append(DoneSaid(seat))
        if self._is_bout_finished():
            events.extend(self._finish_bout())
        return tuple(events)

    def _lay(self, seat: Seat, card: Card) -> None:
        """Move *card* from the hand to the table; every card laid clears all "done"."""
        self._hands[seat] &= ~card.bit
        self._known[seat] &= ~card.bit
        self._bout.done.clear()
        if not self._hands[seat]:
            self._bout.emptied.append(seat)

    def _transferred(self, seat: Seat, card: Card, *, shown: bool) -> Transferred:
        """Make the transferrer the attacker and the next player the defender (2.8, 2.9)."""
        bout = self._bout
        bout.attacker = seat
        bout.defender = self._next(seat, self._is_active)
        bout.defender_cards = self._hands[bout.defender].bit_count()
        bout.transfers += 1
        return Transferred(seat, card, bout.defender, shown, self.attack_limit)

    def _is_bout_finished(self) -> bool:
        """Whether all is beaten or the defender takes, and nobody can or will add."""
        bout = self._bout
        if bout.phase not in (Phase.COVERED, Phase.TAKING):
            return False
        if len(bout.pairs) >= self.attack_limit:
            return True
        return not any(self._may_still_add(seat) for seat in range(self.seats))

    def _finish_bout(self) -> Iterator[Event]:
        """Clear the table, draw up, mark who is out, and start the next bout or end."""
        bout = self._bout
        table = bout.cards
        on_table = CardSet(table).mask
        bout.pairs.clear()
        bout.done.clear()
        if bout.taking:
            self._hands[bout.defender] |= on_table
            self._known[bout.defender] |= on_table
            yield BoutTaken(bout.defender, table)
        else:
            self._discard |= on_table
            yield BoutBeaten(table)
        yield from self._draw_up()
        yield from self._mark_out()
        result = self._find_result()
        if result:
            self._result = result
            yield GameOver(result)
            return
        if bout.taking or not self._is_in_play(bout.defender):
            attacker = self._next(bout.defender, self._is_in_play)
        else:
            attacker = bout.defender
        self._bout = self._new_bout(bout.number + 1, attacker)
        yield self._bout_started()

    def _draw_up(self) -> Iterator[Event]:
        """Refill the hands: attacker first, the others clockwise, the defender last (2.27)."""
        bout = self._bout
        clockwise = [(bout.attacker + i) % self.seats for i in range(self.seats)]
        clockwise.remove(bout.defender)
        for seat in (*clockwise, bout.defender):
            wanted = self.rules.hand_size - self._hands[seat].bit_count()
            count = min(wanted, len(self._stock))
            if count <= 0:
                continue
            drawn = tuple(self._stock.pop() for _ in range(count))
            self._hands[seat] |= CardSet(drawn).mask
            if not self._stock:
                self._known[seat] |= drawn[-1].bit
            yield DrewUp(seat, count, drawn, trump_card=not self._stock)

    def _mark_out(self) -> Iterator[Event]:
        """Let out who has no cards now that the stock is empty, in the order of emptying."""
        if self._stock:
            return
        emptied = self._bout.emptied
        empty = [seat for seat in range(self.seats) if self._is_in_play(seat)]
        empty = [seat for seat in empty if not self._hands[seat]]
        for seat in sorted(empty, key=lambda seat: emptied.index(seat) if seat in emptied else -1):
            self._out.append(seat)
            yield WentOut(seat, len(self._out))

    def _find_result(self) -> Result | None:
        """The fool is the last with cards; a draw when nobody has any, or at the bout limit."""
        holding = [seat for seat in range(self.seats) if self._is_active(seat)]
        if len(holding) == 1:
            return Result(holding[0], self.out)
        if not holding:
            return Result(None, self.out)
        if self._bout.number >= self.rules.bout_limit:
            return Result(None, self.out, adjudicated=True)
        return None

    def _new_bout(self, number: int, attacker: Seat) -> Bout:
        defender = self._next(attacker, self._is_in_play)
        return Bout(number, attacker, defender, self._hands[defender].bit_count())

    def _bout_started(self) -> BoutStarted:
        bout = self._bout
        return BoutStarted(bout.number, bout.attacker, bout.defender, self.attack_limit)

    # What one seat may know.

    def view(self, seat: Seat | None) -> View:
        """What *seat* may know now; None gives what a spectator may."""
        bout = self._bout
        return View(
            rules=self.rules,
            seat=seat,
            dealer=self.dealer,
            hand=CardSet() if seat is None else self.hand(seat),
            counts=tuple(hand.bit_count() for hand in self._hands),
            table=tuple(PairView(pair.attack, pair.seat, pair.beat) for pair in bout.pairs),
            phase=self.phase,
            bout=bout.number,
            attacker=bout.attacker,
            defender=bout.defender,
            limit=self.attack_limit,
            transfers=bout.transfers,
            done=tuple(sorted(bout.done)),
            to_act=self.seats_to_act,
            stock=len(self._stock),
            trump=self.trump,
            trump_card=self.trump_card,
            discard=self._discard.bit_count(),
            out=self.out,
            result=self._result,
            moves=() if seat is None else tuple(self.moves(seat)),
            memory=Memory(self.discard, self.known),
        )


def _rank(card: Card) -> Rank:
    return card.rank
