"""What decided a game: one thing to tell of it, read off its moves.

Every kind has a condition, and the first that holds is told, so what is told is true of the
game.  That it is also what mattered most is only likely.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from kozyr.cards import Card, CardSet
from kozyr.rules import (
    BoutStarted,
    BoutTaken,
    Deal,
    Event,
    Game,
    Move,
    Result,
    Rules,
    Seat,
    WentOut,
)

_MANY: Final = 5
"""So many cards at once are a big take."""
_BOUTS_AFTER: Final = 2
"""So many bouts must have followed for somebody never to have caught up."""
_AHEAD: Final = 2
"""So many trumps more are an advantage worth telling."""
_TWO: Final = 2


class DecidedKind(StrEnum):
    """What can have decided a game; each kind is one sentence in the reader's language."""

    ADJUDICATED = "adjudicated"
    EPAULETTES = "epaulettes"
    DRAW = "draw"
    LAST_DEFENDER = "last_defender"
    BIG_TAKE = "big_take"
    TRUMPS = "trumps"
    NO_TRUMPS = "no_trumps"
    LATE_TAKE = "late_take"
    HIGH_TRUMP = "high_trump"
    LEFT_WITH = "left_with"
    TEAM_LEFT_WITH = "team_left_with"


@dataclass(frozen=True, slots=True)
class Decided:
    """What decided a game.

    `kind` says which sentence; the other fields are what it speaks of, set where the kind
    needs them: a `seat` and the `other` one, several `seats`, a `number` and how many the
    other had (`other_number`), the `bout`, a `card`.
    """

    kind: DecidedKind
    seat: Seat | None = None
    other: Seat | None = None
    seats: tuple[Seat, ...] = ()
    number: int | None = None
    other_number: int | None = None
    bout: int | None = None
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class _Take:
    seat: Seat
    number: int
    bout: int
    is_late: bool


class _Story:
    """A finished game, with what must be remembered of it."""

    def __init__(self, game: Game, turns: Iterable[tuple[Seat, Move]]) -> None:
        self.game = game
        self.takes: list[_Take] = []
        self.counts: dict[int, tuple[int, ...]] = {}
        """Cards in each hand at the start of every bout."""
        self.at_the_end_of_the_stock: tuple[CardSet, ...] | None = None
        """The hands when the stock had run out; None when it never did, or never was."""
        self.out_at_last: list[Seat] = []
        """Who went out after the last bout began."""
        self._had_stock = bool(game.stock)
        self._note(game.opening_events)
        for seat, move in turns:
            self._note(game.apply(seat, move))

    def _note(self, events: Iterable[Event]) -> None:
        game = self.game
        hands = tuple(game.hand(seat) for seat in range(game.seats))
        for event in events:
            match event:
                case BoutStarted(bout):
                    self.counts[bout] = tuple(map(len, hands))
                    self.out_at_last = []
                    is_first_without = self._had_stock and not game.stock
                    if is_first_without and self.at_the_end_of_the_stock is None:
                        self.at_the_end_of_the_stock = hands
                case BoutTaken(seat, cards):
                    is_late = self.at_the_end_of_the_stock is not None
                    self.takes.append(_Take(seat, len(cards), max(self.counts), is_late))
                case WentOut(seat):
                    self.out_at_last.append(seat)
                case _:
                    pass


def what_decided(rules: Rules, deal: Deal, turns: Sequence[tuple[Seat, Move]]) -> Decided | None:
    """Return what decided the game that *deal* and *turns* make; None while it goes on."""
    story = _Story(Game(rules, deal), turns)
    result = story.game.result
    return None if result is None else next(_candidates(story, result))


def _candidates(story: _Story, result: Result) -> Iterator[Decided]:
    """What can be told, the most telling first; the last always can."""
    game = story.game
    if result.adjudicated:
        yield Decided(DecidedKind.ADJUDICATED, number=max(story.counts))
        return
    if not result.fools:
        yield Decided(DecidedKind.DRAW, seats=tuple(story.out_at_last))
        return
    with_cards = tuple(seat for seat in result.fools if game.hand(seat))
    if result.epaulettes:
        seat = (with_cards or result.fools)[0]
        yield Decided(DecidedKind.EPAULETTES, seat=seat, number=result.epaulettes)
    if not with_cards:
        yield Decided(DecidedKind.LAST_DEFENDER, seat=result.fools[0])
        return
    fool = with_cards[0]
    yield from _big_take(story, fool)
    if game.seats == _TWO:
        yield from _trumps(story, fool, 1 - fool)
    elif len(result.fools) == 1:
        yield from _no_trumps(story, fool)
    yield from _late_take(story, fool, _MANY)
    if game.seats == _TWO:
        yield from _high_trump(story, 1 - fool)
    if len(result.fools) == 1:
        yield from _late_take(story, fool, 1)
    left = sum(len(game.hand(seat)) for seat in with_cards)
    if len(result.fools) > 1:
        yield Decided(DecidedKind.TEAM_LEFT_WITH, seats=result.fools, number=left)
    yield Decided(DecidedKind.LEFT_WITH, seat=fool, number=left)


def _big_take(story: _Story, fool: Seat) -> Iterator[Decided]:
    """The biggest take of *fool*, when nobody held as many cards as he ever after."""
    takes = [take for take in story.takes if take.seat == fool and take.number >= _MANY]
    for take in sorted(takes, key=lambda take: -take.number):
        later = [counts for bout, counts in story.counts.items() if bout > take.bout]
        if len(later) >= _BOUTS_AFTER and all(_leads(counts, fool) for counts in later):
            yield Decided(DecidedKind.BIG_TAKE, seat=fool, number=take.number, bout=take.bout)


def _leads(counts: Sequence[int], seat: Seat) -> bool:
    return all(counts[seat] > count for other, count in enumerate(counts) if other != seat)


def _late_take(story: _Story, fool: Seat, least: int) -> Iterator[Decided]:
    """The biggest take of *fool* after the stock had run out, of *least* cards or more."""
    takes = [take for take in story.takes if take.seat == fool and take.is_late]
    take = max(takes, key=lambda take: take.number, default=None)
    if take is not None and take.number >= least:
        yield Decided(DecidedKind.LATE_TAKE, seat=fool, number=take.number, bout=take.bout)


def _trumps_at_the_end_of_the_stock(story: _Story) -> list[int] | None:
    hands, trump = story.at_the_end_of_the_stock, story.game.trump
    if hands is None or trump is None:
        return None
    return [sum(card.suit is trump for card in hand) for hand in hands]


def _trumps(story: _Story, fool: Seat, other: Seat) -> Iterator[Decided]:
    trumps = _trumps_at_the_end_of_the_stock(story)
    if trumps is not None and trumps[other] - trumps[fool] >= _AHEAD:
        yield Decided(
            DecidedKind.TRUMPS,
            seat=fool,
            other=other,
            number=trumps[fool],
            other_number=trumps[other],
        )


def _no_trumps(story: _Story, fool: Seat) -> Iterator[Decided]:
    """All trumps were with the others when the stock ran out."""
    trumps = _trumps_at_the_end_of_the_stock(story)
    if trumps is not None and trumps[fool] == 0 and sum(trumps) >= _AHEAD:
        yield Decided(DecidedKind.NO_TRUMPS, seat=fool, number=sum(trumps))


def _high_trump(story: _Story, other: Seat) -> Iterator[Decided]:
    """The highest trump was in *other*'s hand when the stock ran out."""
    hands, trump, pack = story.at_the_end_of_the_stock, story.game.trump, story.game.rules.cards
    if hands is None or trump is None or len(set(pack)) < len(pack):
        return
    highest = max((card for card in pack if card.suit is trump), key=lambda card: card.rank)
    if highest in hands[other]:
        yield Decided(DecidedKind.HIGH_TRUMP, seat=1 - other, other=other, card=highest)
