"""What has happened, read for what it says about hidden cards.

Every hidden card lies in the stock, or came to somebody when he was dealt or drew cards.
`Story` finds these sources, and which card may have come from which: one that a seat laid
was among what it had been dealt and had drawn before.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from kozyr.bots.belief.habits import (
    BEATS,
    IS_DONE,
    OPENS,
    TAKES,
    THROWS_IN,
    TRANSFERS,
    Habits,
)
from kozyr.bots.belief.worlds import FIVE_OF_A_SUIT, NO_REDEAL, ONE_COLOUR, STOCK, Worlds
from kozyr.cards import Card, Rank
from kozyr.rules import (
    Attacked,
    Beaten,
    BoutBeaten,
    BoutTaken,
    Dealt,
    DoneSaid,
    DrewUp,
    Event,
    FirstBy,
    Seat,
    TakeSaid,
    ThrownIn,
    Transferred,
    TrumpSwapped,
    View,
)
from kozyr.rules.choices import FirstAttacker, Redeal
from kozyr.rules.terms import terms_of

_NO_RANK: Final = 13
_EARLY: Final = 12
"""With so many cards in the stock the game is early."""

_REDEALS: Final = {
    Redeal.NEVER: NO_REDEAL,
    Redeal.ONE_COLOUR: ONE_COLOUR,
    Redeal.FIVE_OF_A_SUIT: FIVE_OF_A_SUIT,
}


@dataclass(slots=True)
class Source:
    """Where hidden cards came from: what `seat` was dealt or drew at `since`, or the stock."""

    seat: Seat
    since: int
    room: int


@dataclass(slots=True)
class Hidden:
    """A card that was dealt or drawn face down, by others or not at all.

    `seat` and `seen` are who had it when it was first seen, and when; None and -1 while it
    has not been.  `dealt`: it must have been dealt to him.
    """

    card: Card
    seat: Seat | None = None
    seen: int = -1
    dealt: bool = False


@dataclass(slots=True)
class Decision:
    """What a seat decided at a time, and what that has to be judged by; see `Habits`."""

    kind: int
    seat: Seat
    time: int
    known: int
    gone: int
    gone_twins: int
    ranks: int = 0
    card: int = 0
    lateness: int = 0
    attacks: list[int] = field(default_factory=list)


class Story:
    """The sources, the hidden cards and the decisions of others that *view* tells of."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.terms: Final = terms_of(view.rules, view.trump)
        self.sources: Final[list[Source]] = []
        self.hidden: Final[list[Hidden]] = []
        self.decisions: Final[list[Decision]] = []
        self.dealt: Dealt | None = None
        self._known: list[Counter[Card]] = [Counter() for _ in view.counts]
        self._first: Counter[Card] = Counter()
        self._gone = self._gone_twins = 0
        self._pairs: list[tuple[Card, Card | None]] = []
        self._stock = 0
        self._time = 0
        self._is_taking = False
        self._joker_leads: list[tuple[Seat, int]] = []
        if view.past and isinstance(view.past[0], Dealt):
            for event in view.past:
                self._read(event)
                self._time += 1
        else:
            self._begin_now()
        self._finish()

    def worlds(self) -> Worlds:
        """The deals that are possible, to walk through."""
        dealt = self.dealt
        by_lowest_card = dealt is not None and dealt.first_by is FirstBy.LOWEST_CARD
        sources = self.sources
        numbers = {
            "owner": [source.seat for source in sources],
            "since": [source.since for source in sources],
            "room": [source.room for source in sources],
            "card": [hidden.card.index for hidden in self.hidden],
            "is_twin": self._twins(),
            "seen": [hidden.seen for hidden in self.hidden],
            "may_come": [
                int(self._may_come(hidden, source)) for hidden in self.hidden for source in sources
            ],
            "lowest_first": [dealt.first if dealt and by_lowest_card else -1],
            "seats": [len(self.view.counts)],
            "dealer": [self.view.dealer],
            "reader": [-1 if self.view.seat is None else self.view.seat],
            "own_lowest": [self._own_lowest()],
        }
        redeal = _REDEALS[self.view.rules.redeal] if dealt else NO_REDEAL
        return Worlds(self._habits(), numbers, redeal)

    def _habits(self) -> Habits:
        decisions = self.decisions
        starts = [0]
        for decision in decisions:
            starts.append(starts[-1] + len(decision.attacks))
        columns = {
            name: [getattr(decision, name) for decision in decisions]
            for name in (
                "kind",
                "seat",
                "time",
                "known",
                "gone",
                "gone_twins",
                "ranks",
                "card",
                "lateness",
            )
        }
        columns["start"] = starts
        columns["attack"] = [card for decision in decisions for card in decision.attacks]
        return Habits(self.terms, columns)

    def _twins(self) -> list[int]:
        """Of two hidden cards that are alike the second is the twin."""
        met: Counter[Card] = Counter()
        found = []
        for hidden in self.hidden:
            found.append(met[hidden.card])
            met[hidden.card] += 1
        return found

    def _own_lowest(self) -> int:
        """The lowest rank that the reader was dealt, the two being 0."""
        ranks = (card.rank - Rank.TWO for card in self.view.dealt if not card.is_joker)
        return min(ranks, default=_NO_RANK)

    # Where a card may have come from.

    def _may_come(self, hidden: Hidden, source: Source) -> bool:
        if source.seat == STOCK:
            return hidden.seat is None
        if hidden.seat is not None and (source.seat != hidden.seat or source.since > hidden.seen):
            return False
        if source.since == 0 and self.dealt is not None:
            return self._may_be_dealt(hidden, source.seat, self.dealt)
        return not hidden.dealt and self._may_be_kept(hidden, source)

    def _may_be_dealt(self, hidden: Hidden, seat: Seat, dealt: Dealt) -> bool:
        """Whether the card may have been dealt to *seat*, as it was found who opens (0.4, 1.10)."""
        card = hidden.card
        if not self._may_be_kept(hidden, Source(seat, 0, 0)):
            return False
        if not self.terms.trumps & card.bit:
            return True
        shown = dealt.shown
        if shown is None:
            return not (dealt.first_by is FirstBy.LOWEST_CARD or self._is_left_to_the_cards)
        if card.index > shown.index:
            return True
        # Of two who hold it the nearest to the dealer's left has shown it (2.35).
        seats = len(self.view.counts)
        place, first = ((who - dealt.dealer - 1) % seats for who in (seat, dealt.first))
        return card is shown and place >= first

    @property
    def _is_left_to_the_cards(self) -> bool:
        """Whether the lowest trump would have opened, had anybody held one."""
        rules = self.view.rules
        deciders = {rules.first_attacker, rules.next_first_attacker}
        return deciders == {FirstAttacker.LOWEST_TRUMP}

    def _may_be_kept(self, hidden: Hidden, source: Source) -> bool:
        """Whether it may have been in hand since then: who leads a joker has nothing else."""
        return hidden.card.is_joker or not any(
            event_seat == source.seat and source.since < time and not -1 < hidden.seen < time
            for event_seat, time in self._joker_leads
        )

    # Reading.

    def _begin_now(self) -> None:
        """Without a past: what is in a hand and not known has come there at some time."""
        view = self.view
        for seat, known in enumerate(view.memory.known):
            if seat != view.seat:
                self.sources.append(Source(seat, 0, view.counts[seat] - len(known)))

    def _finish(self) -> None:
        view = self.view
        self.hidden.extend(Hidden(card) for card in view.unseen)
        face_up = 1 if view.trump_card else 0
        self.sources.append(Source(STOCK, self._time, view.stock - face_up))

    def _read(self, event: Event) -> None:
        match event:
            case Dealt():
                self._read_deal(event)
            case Attacked(seat, card):
                if card.is_joker:
                    self._joker_leads.append((seat, self._time))
                self._decide(OPENS, seat, card=card.index)
                self._lay(seat, card)
                self._pairs.append((card, None))
            case ThrownIn(seat, card):
                self._decide(THROWS_IN, seat, ranks=self._ranks(), card=card.index)
                self._lay(seat, card)
                self._pairs.append((card, None))
            case Beaten(seat, attack, card):
                self._decide(
                    BEATS,
                    seat,
                    ranks=self._transfer_ranks(),
                    card=card.index,
                    attacks=(attack,),
                )
                self._lay(seat, card)
                self._pairs[self._pairs.index((attack, None))] = (attack, card)
            case Transferred(seat, card, _, shown, _):
                self._decide(TRANSFERS, seat, ranks=self._transfer_ranks(), card=card.index)
                if shown:
                    self._show(seat, card)
                else:
                    self._lay(seat, card)
                    self._pairs.append((card, None))
            case TakeSaid(seat):
                unbeaten = [attack for attack, beat in self._pairs if beat is None]
                self._is_taking = True
                self._decide(TAKES, seat, ranks=self._transfer_ranks(), attacks=unbeaten)
            case DoneSaid(seat):
                self._decide(IS_DONE, seat, ranks=self._ranks(), card=int(self._is_taking))
            case _:
                self._read_what_follows(event)

    def _read_what_follows(self, event: Event) -> None:
        match event:
            case TrumpSwapped(seat, given, taken):
                self._lay(seat, given)
                self._known[seat][taken] += 1
            case BoutTaken(seat, cards):
                self._known[seat].update(cards)
                self._end_bout()
            case BoutBeaten():
                self._end_bout()
            case DrewUp(seat, number, cards, trump_card):
                self._draw(seat, number, cards if trump_card else ())
            case _:
                pass

    def _read_deal(self, event: Dealt) -> None:
        view = self.view
        self.dealt = event
        for seat in range(len(view.counts)):
            if seat != view.seat:
                self.sources.append(Source(seat, 0, view.rules.hand_size))
        self._stock = len(view.rules.cards) - view.rules.hand_size * len(view.counts)
        if event.shown is not None:
            self._show(event.first, event.shown, dealt=True)
        named = event.trump_card
        if named is not None and not (view.rules.turns_trump_up and self._stock):
            holder = self._holder_of(named)
            if not (holder == event.first and named is event.shown):
                self._show(holder, named, dealt=True)

    def _holder_of(self, card: Card) -> Seat:
        """Who was dealt the card that names the trump: the dealer, unless jokers came last.

        Then it is who laid it first, or has it still.
        """
        if not self.terms.jokers:
            return self.view.dealer
        for event in self.view.past:
            match event:
                case (
                    Attacked(seat, laid)
                    | ThrownIn(seat, laid)
                    | Beaten(seat, _, laid)
                    | Transferred(seat, laid)
                    | TrumpSwapped(seat, laid)
                ) if laid is card:
                    return seat
                case _:
                    pass
        for seat, known in enumerate(self.view.memory.known):
            if card in known:
                return seat
        return self.view.dealer

    def _decide(
        self,
        kind: int,
        seat: Seat,
        *,
        ranks: int = 0,
        card: int = 0,
        attacks: Iterable[Card] = (),
    ) -> None:
        if seat == self.view.seat:
            return
        known = 0
        for held in self._known[seat]:
            known |= held.bit
        self.decisions.append(
            Decision(
                kind=kind,
                seat=seat,
                time=self._time,
                known=known,
                gone=self._gone,
                gone_twins=self._gone_twins,
                ranks=ranks,
                card=card,
                lateness=int(self._stock < _EARLY),
                attacks=[attack.index for attack in attacks],
            )
        )

    def _lay(self, seat: Seat, card: Card) -> None:
        """*card* leaves a hand."""
        known = self._known[seat]
        if known[card]:
            known[card] -= 1
            self._known[seat] = +known
        else:
            self._see(seat, card)

    def _show(self, seat: Seat, card: Card, *, dealt: bool = False) -> None:
        """*card* is seen in a hand and stays there."""
        if not self._known[seat][card]:
            self._see(seat, card, dealt=dealt)
            self._known[seat][card] += 1

    def _see(self, seat: Seat, card: Card, *, dealt: bool = False) -> None:
        """A card that was face down is seen for the first time."""
        if seat == self.view.seat:
            return
        self.hidden.append(Hidden(card, seat, self._time, dealt))
        if self._first[card]:
            self._gone_twins |= card.bit
        else:
            self._gone |= card.bit
        self._first[card] += 1

    def _draw(self, seat: Seat, number: int, seen: Iterable[Card]) -> None:
        self._stock -= number
        for card in seen:
            self._known[seat][card] += 1
            number -= 1
        if number and seat != self.view.seat:
            self.sources.append(Source(seat, self._time, number))

    def _end_bout(self) -> None:
        self._pairs.clear()
        self._is_taking = False

    def _ranks(self) -> int:
        """The cards that may be thrown in now."""
        ranks = 0
        for attack, beat in self._pairs:
            ranks |= self.terms.ranks[attack.index]
            if beat is not None and not self.terms.attack_ranks_only:
                ranks |= self.terms.ranks[beat.index]
        return ranks

    def _transfer_ranks(self) -> int:
        """The cards that may be laid to transfer now, 0 where nothing may be."""
        if not self.terms.transfer or any(beat for _, beat in self._pairs):
            return 0
        return self._ranks()
