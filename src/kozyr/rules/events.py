"""Events: what happened, in the order in which it happened, and who may know it."""

from dataclasses import dataclass, replace
from enum import StrEnum

from kozyr.cards import Card
from kozyr.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    `fools` is the seat left with cards, all of a team's with teams, and empty for a draw;
    `places` the seats in the order in which they went out; `adjudicated` says that the
    limit on bouts ended it (2.38); `epaulettes` how many cards of the lowest rank were
    laid last against the fool, where that is noted (1.38).
    """

    fools: tuple[Seat, ...]
    places: tuple[Seat, ...]
    adjudicated: bool = False
    epaulettes: int = 0


class FirstBy(StrEnum):
    """By what the first attacker was found (1.8 to 1.10)."""

    LOWEST_TRUMP = "lowest_trump"
    LOWEST_CARD = "lowest_card"
    GIVEN = "given"
    """Not by the cards: by lot, by the seat, or by the deal before."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards were dealt, and `first` found to attack first (3.9).

    `hands` holds every seat's cards; for a reader all but his own are empty.  `trump_card`
    named the trump, None when no card does (1.4).  `first_by` says by what `first` was found;
    `shown` is the lowest trump that he showed, None when something else decided.
    """

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    trump_card: Card | None
    first: Seat
    first_by: FirstBy
    shown: Card | None


@dataclass(frozen=True, slots=True)
class BoutStarted:
    """`attacker` is to open bout number `bout` (from 1) against `defender`.

    The places are the seats whose turns they play: their own, unless a partner is out
    (1.37).  `limit` is how many attack cards the bout may hold.
    """

    bout: int
    attacker: Seat
    defender: Seat
    limit: int
    attacker_place: Seat
    defender_place: Seat


@dataclass(frozen=True, slots=True)
class Attacked:
    """`seat` opened the bout with `card`."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """`seat` threw in `card`."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Beaten:
    """The defender `seat` beat `attack` with `card`."""

    seat: Seat
    attack: Card
    card: Card


@dataclass(frozen=True, slots=True)
class Transferred:
    """`seat` transferred to `to` with `card`; `shown` when the card was kept.

    `limit` is the bout's new limit in attack cards.
    """

    seat: Seat
    card: Card
    to: Seat
    shown: bool
    limit: int


@dataclass(frozen=True, slots=True)
class TrumpSwapped:
    """`seat` put the lowest trump, `given`, under the stock for the trump card `taken` (1.31)."""

    seat: Seat
    given: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class TakeSaid:
    """The defender `seat` takes; others may still throw in."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DoneSaid:
    """`seat` adds no more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BoutBeaten:
    """All was beaten: `cards` go to the discard."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BoutTaken:
    """`seat` took `cards` from the table."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DrewUp:
    """`seat` drew `count` cards from the stock.

    `cards` are those of them the reader may know, in the order drawn: all for the one
    who drew; for others only the face-up trump card, when `trump_card` says it was among them.
    """

    seat: Seat
    count: int
    cards: tuple[Card, ...]
    trump_card: bool


@dataclass(frozen=True, slots=True)
class WentOut:
    """`seat` holds no cards and the stock is empty: safe, as number `place` (from 1)."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game has ended."""

    result: Result


Event = (
    Dealt
    | BoutStarted
    | Attacked
    | ThrownIn
    | Beaten
    | Transferred
    | TrumpSwapped
    | TakeSaid
    | DoneSaid
    | BoutBeaten
    | BoutTaken
    | DrewUp
    | WentOut
    | GameOver
)


def event_for(event: Event, seat: Seat | None) -> Event:
    """Return *event* as *seat* may know it (None: as a spectator may)."""
    match event:
        case Dealt():
            return replace(
                event,
                hands=tuple(
                    hand if owner == seat else () for owner, hand in enumerate(event.hands)
                ),
            )
        case DrewUp() if event.seat != seat:
            return replace(event, cards=event.cards[-1:] if event.trump_card else ())
        case _:
            return event
