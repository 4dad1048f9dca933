"""What the engine says, in the words of the reference model."""

from collections.abc import Iterable, Sequence

from kozyr.cards import Card
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
    TrumpSwapped,
    WentOut,
)
from kozyr.rules.seats import Seat, seat_letter

MoveEvent = Attacked | ThrownIn | Beaten | Transferred | TrumpSwapped | TakeSaid | DoneSaid


def event_words(event: Event, *, teams: bool) -> str:
    """One event as the model tells it."""
    match event:
        case Dealt():
            return (
                f"dealt by {seat_letter(event.dealer)} first {seat_letter(event.first)}"
                f" shown {event.shown or '-'} trump {event.trump_card or '-'}"
            )
        case BoutStarted():
            return _bout_words(event, teams=teams)
        case BoutBeaten():
            return f"beaten away {_cards(event.cards)}"
        case BoutTaken():
            return f"taken {seat_letter(event.seat)} {_cards(event.cards)}"
        case DrewUp():
            return f"drew {seat_letter(event.seat)} {_cards(event.cards)}"
        case WentOut():
            return f"out {seat_letter(event.seat)} {event.place}"
        case GameOver():
            return result_words(event.result)
        case _:
            return _move_words(event)


def _move_words(event: MoveEvent) -> str:
    match event:
        case Attacked():
            return f"attacked {seat_letter(event.seat)} {event.card}"
        case ThrownIn():
            return f"thrown in {seat_letter(event.seat)} {event.card}"
        case Beaten():
            return f"beaten {seat_letter(event.seat)} {event.attack}/{event.card}"
        case Transferred():
            return (
                f"{'shown' if event.shown else 'transferred'} {seat_letter(event.seat)}"
                f" {event.card} to {seat_letter(event.to)} limit {event.limit}"
            )
        case TrumpSwapped():
            return f"swapped {seat_letter(event.seat)} {event.given} {event.taken}"
        case TakeSaid():
            return f"take {seat_letter(event.seat)}"
        case DoneSaid():
            return f"done {seat_letter(event.seat)}"


def result_words(result: Result) -> str:
    """A result as the model tells it."""
    words = (
        f"over fools {_seats(result.fools)} places {_seats(result.places)}"
        f" epaulettes {result.epaulettes}"
    )
    return words + (" adjudicated" if result.adjudicated else "")


def _bout_words(event: BoutStarted, *, teams: bool) -> str:
    words = (
        f"bout {event.bout} {seat_letter(event.attacker)}>{seat_letter(event.defender)}"
        f" limit {event.limit}"
    )
    if teams:
        words += f" for {seat_letter(event.attacker_place)}>{seat_letter(event.defender_place)}"
    return words


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _seats(seats: Sequence[Seat]) -> str:
    return "".join(map(seat_letter, seats)) or "-"
