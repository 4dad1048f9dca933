"""`View`: all that one seat may know, and nothing it may not."""

from dataclasses import dataclass, field

from kozyr.cards import Card, CardSet, Suit
from kozyr.rules.bout import Phase
from kozyr.rules.events import Event, Result
from kozyr.rules.moves import Move
from kozyr.rules.parameters import Rules
from kozyr.rules.seats import Seat, seat_letter


@dataclass(frozen=True, slots=True)
class PairView:
    """An attack card on the table, who laid it, and the card that beats it, if any."""

    attack: Card
    seat: Seat
    beat: Card | None


@dataclass(frozen=True, slots=True)
class Memory:
    """What a player with a perfect memory knows from what everybody has seen.

    `discarded` are the cards beaten away; `known` the cards that must be in each seat's
    hand: taken from the table, shown, or drawn as the face-up trump card.
    """

    discarded: CardSet
    known: tuple[CardSet, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The game as `seat` may know it (None: a spectator, who sees no hand).

    `counts` are the cards in each hand; `limit` the attack cards this bout may hold in
    all; the places are the seats whose turns attacker and defender play (1.37); `shown` are
    the cards that were shown for a transfer and cannot be again; `stock` and `discard` are
    counted; `trump_card` is the face-up card while it is under the stock; `to_act` the
    seats that the game waits for; `out` the seats out, in order; `moves` what `seat` may
    do now.

    `past` is what has happened so far, as everybody at the table saw it: cards that were
    dealt or drawn face down are not in it, the reader's own neither; `dealt` is what the
    reader was dealt.  Both are empty where a game was built in the middle, and do not count
    when views are compared: the same moment may have come about in many ways.
    """

    rules: Rules
    seat: Seat | None
    dealer: Seat
    hand: CardSet
    counts: tuple[int, ...]
    table: tuple[PairView, ...]
    phase: Phase
    bout: int
    attacker: Seat
    defender: Seat
    attacker_place: Seat
    defender_place: Seat
    limit: int
    transfers: int
    shown: tuple[Card, ...]
    done: tuple[Seat, ...]
    to_act: tuple[Seat, ...]
    stock: int
    trump: Suit | None
    trump_card: Card | None
    discard: int
    out: tuple[Seat, ...]
    result: Result | None
    moves: tuple[Move, ...]
    memory: Memory
    past: tuple[Event, ...] = field(default=(), compare=False, repr=False)
    dealt: CardSet = field(default_factory=CardSet, compare=False, repr=False)

    @property
    def unbeaten(self) -> tuple[Card, ...]:
        """The attack cards that are not beaten yet."""
        return tuple(pair.attack for pair in self.table if pair.beat is None)

    @property
    def unseen(self) -> CardSet:
        """The cards the reader cannot place: in the stock or in other hands."""
        seen = self.hand + self.memory.discarded
        for seat, known in enumerate(self.memory.known):
            if seat != self.seat:
                seen += known
        on_table = [card for pair in self.table for card in (pair.attack, pair.beat) if card]
        seen += CardSet(on_table)
        if self.trump_card:
            seen += CardSet((self.trump_card,))
        return CardSet(self.rules.cards) - seen

    def __str__(self) -> str:
        """The view on one line, for people who read records and logs."""
        table = " ".join(
            f"{pair.attack}/{pair.beat}" if pair.beat else str(pair.attack) for pair in self.table
        )
        parts = [
            f"bout {self.bout} {self.phase}",
            f"{seat_letter(self.attacker)} attacks {seat_letter(self.defender)}",
            f"hand {self.hand}",
            "counts " + " ".join(map(str, self.counts)),
            f"table {table}",
            f"limit {self.limit}",
            f"stock {self.stock}",
            f"trump {self.trump_card or (self.trump.letter if self.trump else 'none')}",
            f"discard {self.discard}",
            "moves " + " ".join(map(str, self.moves)),
        ]
        return "; ".join(part.rstrip() for part in parts)
