"""`Game`: one deal in play: what each move brings about, and what a seat may know of it.

Numbers such as (2.13) name the paragraphs of docs/rules.md.
"""

from collections.abc import Iterator

from kozyr.cards import Card, CardSet, Rank
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
from kozyr.rules.law import Law
from kozyr.rules.moves import Attack, Beat, Done, Move, Show, Take, Transfer
from kozyr.rules.parameters import Rules
from kozyr.rules.seats import Seat
from kozyr.rules.view import Memory, PairView, View


class Game(Law):
    """One deal in play.

    `moves` lists what a seat may do now, `why_not` says why it may not do anything
    else, `apply` makes a move and tells what happened.  Bots and clients get a `view`,
    never a `Game`.
    """

    __slots__ = ()

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
            RulesError: there is no such seat.
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

    @property
    def next_dealer(self) -> Seat:
        """Who deals the next deal: the fool; without one, whoever dealt this deal."""
        if self._result is None or self._result.fool is None:
            return self.dealer
        return self._result.fool

    # What one seat may know.

    def view(self, seat: Seat | None) -> View:
        """What *seat* may know now; None gives what a spectator may.

        Raises:
            RulesError: there is no such seat.
        """
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
            shown=tuple(bout.shown),
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
