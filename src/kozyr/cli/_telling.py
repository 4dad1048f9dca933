"""A game told in words, bout by bout, as `kozyr replay --game` prints it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from kozyr.cards import Card, CardSet, Suit
from kozyr.rules import Event, Game, GameRecord, Result, Seat, event_for, seat_letter
from kozyr.rules.events import (
    Attacked,
    Beaten,
    BoutBeaten,
    BoutStarted,
    BoutTaken,
    Dealt,
    DoneSaid,
    DrewUp,
    GameOver,
    TakeSaid,
    ThrownIn,
    Transferred,
    TrumpSwapped,
    WentOut,
)

_Said = Attacked | ThrownIn | Beaten | Transferred | TrumpSwapped | TakeSaid | DoneSaid
_Brought = Dealt | BoutStarted | BoutBeaten | BoutTaken | DrewUp | WentOut | GameOver

_PLACES: Final = {1: "first", 2: "second", 3: "third"}
# A name may hold what would move the cursor or turn the line round.
_UNSHOWN: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
_MINUTE_S: Final = 60
_HOUR_S: Final = 3600


def tell(record: GameRecord, number: int, *, viewer: Seat | None, moves: bool) -> Iterator[str]:
    """Tell game *number* in lines of text.

    Args:
        viewer: whose knowledge is told; None tells everything.
        moves: give every move a line of its own, with the time it took.
    """
    yield f"Game {number}: {record.rules}"
    yield ", ".join(
        f"{shown(name)} ({seat_letter(seat)})" for seat, name in enumerate(record.players)
    )
    for tag in record.tags:
        yield f"{tag.name}: {shown(tag.value)}"
    if record.date:
        yield f"{record.date:%Y-%m-%d %H:%M:%S} UTC"
    teller = _Teller(record, viewer, moves)
    times_ms = iter([None, *record.times_ms])
    for game, events in record.replay():
        time_ms = next(times_ms, None)
        for event in events:
            told = event if viewer is None else event_for(event, viewer)
            yield from teller.tell(told, time_ms, game)
            if isinstance(event, BoutStarted) and viewer is not None:
                yield f"  {shown(record.players[viewer])} holds {_cards(game.hand(viewer))}"
    yield from teller.finish()
    yield ""


def shown(text: str) -> str:
    """*text* without anything that would do more than be read."""
    return _UNSHOWN.sub("\N{REPLACEMENT CHARACTER}", text)


def counted(number: int, thing: str) -> str:
    """The number and the thing, ``1 move`` or ``12 moves``."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def duration(time_ms: int) -> str:
    """A time as people say it, ``2.4 s``, ``3 min 5 s``, ``1 h 2 min``."""
    seconds = round(time_ms / 1000)
    if seconds < _MINUTE_S:
        return f"{time_ms / 1000:g} s"
    if seconds < _HOUR_S:
        return f"{seconds // 60} min {seconds % 60} s"
    return f"{seconds // 3600} h {seconds % 3600 // 60} min"


def ending(record: GameRecord, result: Result | None) -> str:
    """How a game ended, in words."""
    if result is None:
        return "unfinished"
    if result.adjudicated:
        return "adjudicated a draw"
    if not result.fools:
        return "a draw"
    *others, last = (shown(record.players[seat]) for seat in result.fools)
    names = f"{', '.join(others)} and {last}" if others else last
    text = f"{names} {'is the fool' if len(result.fools) == 1 else 'are the fools'}"
    return f"{text}, with {counted(result.epaulettes, 'epaulette')}" if result.epaulettes else text


@dataclass
class _Teller:
    """Puts events into words; what was said in a bout is kept until the bout's line is full."""

    record: GameRecord
    viewer: Seat | None
    moves: bool
    said: list[str] = field(default_factory=list)

    def tell(self, event: Event, time_ms: int | None, game: Game) -> Iterator[str]:
        """The lines that *event* adds, *game* being the game after it."""
        if not isinstance(event, _Said):
            yield from self.finish()
            yield from self._brought(event, game)
        elif self.moves:
            time = "" if time_ms is None else f"  ({duration(time_ms)})"
            yield f"  {self._said(event)}{time}"
        else:
            self.said.append(self._said(event))

    def finish(self) -> Iterator[str]:
        """The moves that have not been given a line yet."""
        if self.said:
            yield f"  {'; '.join(self.said)}"
            self.said.clear()

    def _name(self, seat: Seat) -> str:
        return shown(self.record.players[seat])

    def _said(self, event: _Said) -> str:
        match event:
            case Attacked(seat, card):
                return f"{self._name(seat)} attacks with {card.symbol}"
            case ThrownIn(seat, card):
                return f"{self._name(seat)} throws in {card.symbol}"
            case Beaten(seat, attack, card):
                return f"{self._name(seat)} beats {attack.symbol} with {card.symbol}"
            case Transferred(seat, card, to, is_shown, limit):
                verb = "shows" if is_shown else "transfers with"
                return (
                    f"{self._name(seat)} {verb} {card.symbol}:"
                    f" now {self._name(to)} defends (limit {limit})"
                )
            case TrumpSwapped(seat, given, taken):
                return f"{self._name(seat)} exchanges {given.symbol} for {taken.symbol}"
            case TakeSaid(seat):
                return f"{self._name(seat)} takes"
            case DoneSaid(seat):
                return f"{self._name(seat)} is done"

    def _brought(self, event: _Brought, game: Game) -> Iterator[str]:
        match event:
            case Dealt():
                yield from self._deal(event, game)
            case BoutStarted(bout, attacker, defender, limit, attacker_place, defender_place):
                yield ""
                who = self._in_place(attacker, attacker_place)
                whom = self._in_place(defender, defender_place)
                yield f"Bout {bout}: {who} attacks {whom} (limit {limit})"
            case BoutBeaten(cards):
                yield f"  Beaten away: {_cards(cards)}"
            case BoutTaken(seat, cards):
                yield f"  {self._name(seat)} takes up {_cards(cards)}"
            case DrewUp(seat, count, cards, _):
                known = f": {_cards(cards)}" if cards else ""
                yield f"  {self._name(seat)} draws {count}{known}"
            case WentOut(seat, place):
                yield f"  {self._name(seat)} is out, {_PLACES.get(place, f'{place}th')}"
            case GameOver(result):
                yield ""
                text = ending(self.record, result)
                yield f"{text}." if result.fools else f"The game is {text}."

    def _in_place(self, seat: Seat, place: Seat) -> str:
        name = self._name(seat)
        return name if seat == place else f"{name} (for {self._name(place)})"

    def _deal(self, event: Dealt, game: Game) -> Iterator[str]:
        yield ""
        yield f"{self._name(event.dealer)} deals."
        stock = f"{len(game.stock)} in the stock."
        yield f"{_trumps(game.trump)}{self._trump_card(event, game)}. {stock}"
        for seat, hand in enumerate(event.hands):
            if hand:
                yield f"  {self._name(seat)} holds {_cards(CardSet(hand))}"
        why = f", and shows {event.shown.symbol}" if event.shown else ""
        yield f"{self._name(event.first)} attacks first{why}."

    def _trump_card(self, event: Dealt, game: Game) -> str:
        """Which card named the trump, and where it is (1.3)."""
        card = event.trump_card
        if card is None:
            return ""
        if game.trump_card is not None:
            return f": {card.symbol} is turned up"
        dealt_to = (
            f": {self._name(seat)} was dealt {card.symbol}"
            for seat, known in enumerate(game.known)
            if card in known
        )
        return next(dealt_to, "")


def _trumps(trump: Suit | None) -> str:
    return "There are no trumps" if trump is None else f"Trumps are {trump.name.lower()}"


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(card.symbol for card in cards) or "nothing"
