"""`Clock`: how time runs while a deal is played: turns, banks, and the window to throw in."""

from dataclasses import dataclass
from typing import Final

from kozyr.rules import Game, Phase, Seat
from kozyr.rules.choices import ThrowOrder
from kozyr.tables.absence import Presence
from kozyr.tables.settings import ClockSettings

SECOND_MS: Final = 1000
GRANTED_MS: Final = 20 * SECOND_MS
"""What is left at least to who waits, after a time in which nobody kept the time."""
_SEATS_FOR_A_WINDOW: Final = 3


@dataclass(frozen=True, slots=True)
class ClockView:
    """What the clocks show, in ms.

    `turns` and `banks` are what each seat has left.  `runs` are
    the seats whose time runs: one on its turn, or all that may still throw in before the
    `window` closes, which is None on a turn.  While `is_paused` it stands.
    """

    turns: tuple[int, ...]
    banks: tuple[int, ...]
    runs: tuple[Seat, ...]
    window: int | None = None
    is_paused: bool = False


@dataclass(frozen=True, slots=True)
class _Span:
    """What the time runs for: the turn of `seat`, or where that is None the window.

    `moment` tells one window from the next: another card, or by some rules another thrower.
    """

    seats: tuple[Seat, ...]
    seat: Seat | None
    moment: tuple[object, ...]


class Clock:
    """The time of one deal, dealt at *at*.

    A span of time is what lasts from one move to the next, or as long as the window is open.
    It began at `_start`, and stood still for `_paused` ms of what went by until `_settled`.
    """

    def __init__(self, settings: ClockSettings, game: Game, presence: Presence, at: int) -> None:
        self.settings = settings
        self.banks = [settings.bank_s * SECOND_MS] * game.seats
        self._span = _span_of(game, presence)
        self._start = self._settled = at
        self._paused = 0

    def copy(self) -> "Clock":
        """A clock that can run on without this one."""
        made = object.__new__(Clock)
        made.__dict__.update(self.__dict__)
        made.banks = [*self.banks]
        return made

    @property
    def _turn_ms(self) -> int:
        return self.settings.turn_s * SECOND_MS

    @property
    def _budget_ms(self) -> int:
        """How long the span may last."""
        if self._span.seat is not None:
            return self._turn_ms + self.banks[self._span.seat]
        if self.settings.is_days:
            return self._turn_ms
        return self.settings.window_s * SECOND_MS

    # What happens.

    def settle(self, presence: Presence, at: int) -> None:
        """Count what has gone by until *at*, before *presence* changes."""
        self._paused = self._paused_until(presence, at)
        self._settled = at

    def move(self, seat: Seat, presence: Presence, at: int, *, by_clock: bool) -> None:
        """Charge a move of *seat* to its time, before it is made."""
        self.settle(presence, at)
        if seat == self._span.seat and not by_clock:
            over = max(0, at - self._start - self._paused - self._turn_ms)
            left = max(0, self.banks[seat] - over)
            self.banks[seat] = left + self.settings.increment_s * SECOND_MS

    def follow(self, game: Game, presence: Presence, at: int, *, is_moved: bool) -> None:
        """Let another span begin where *game* or *presence* wants it."""
        span = _span_of(game, presence)
        if span != self._span or (is_moved and span.seat is not None):
            is_same_window = span.seat is None and span.moment == self._span.moment
            self._span = span
            if not is_same_window:
                self._start = self._settled = at
                self._paused = 0

    def use_up(self, seat: Seat) -> None:
        """Leave nothing in the bank of *seat*, whose time is over."""
        self.banks[seat] = 0

    def grant(self, presence: Presence, at: int) -> None:
        """Leave those who wait some time, whatever has gone by until *at*."""
        self.settle(presence, at)
        left = self._budget_ms - (at - self._start - self._paused)
        self._paused += max(0, GRANTED_MS - left)

    # What it shows.

    def deadline(self, presence: Presence) -> int | None:
        """When the time runs out, grace included; None while it stands, or runs for nobody."""
        if not self._span.seats:
            return None
        left = self._budget_ms - (self._settled - self._start - self._paused)
        stands = self._stands_from(presence)
        if left > 0 and stands is not None and self._settled + left > stands:
            return None
        return self._settled + left + self.settings.grace_ms

    def view(self, presence: Presence, now: int) -> ClockView:
        """What the clocks show at *now*."""
        turns, banks = [self._turn_ms] * len(self.banks), [*self.banks]
        stands = self._stands_from(presence)
        is_paused = bool(self._span.seats) and stands is not None and stands <= now
        used = max(0, now - self._start - self._paused_until(presence, now))
        window = None
        if self._span.seat is not None:
            turns[self._span.seat] = max(0, self._turn_ms - used)
            over = max(0, used - self._turn_ms)
            banks[self._span.seat] = max(0, banks[self._span.seat] - over)
        elif self._span.seats:
            window = max(0, self._budget_ms - used)
        return ClockView(tuple(turns), tuple(banks), self._span.seats, window, is_paused)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose time runs."""
        return self._span.seats

    @property
    def is_window(self) -> bool:
        """Whether time runs for all who may throw in."""
        return bool(self._span.seats) and self._span.seat is None

    def _paused_until(self, presence: Presence, at: int) -> int:
        stands = self._stands_from(presence)
        if stands is None:
            return self._paused
        return self._paused + max(0, at - max(stands, self._settled))

    def _stands_from(self, presence: Presence) -> int | None:
        """Since when the time stands, or will; None while it runs.

        It stands while nobody is there, and for a turn also while who should make it has
        lost the line.  Where a turn lasts for days nobody is expected to be there.
        """
        if self.settings.is_days:
            return None
        seat = self._span.seat
        lost = None if seat is None else presence.pauses_from(seat)
        return min((at for at in (lost, presence.empty_since) if at is not None), default=None)


def _span_of(game: Game, presence: Presence) -> _Span:
    seats, phase = game.seats_to_act, game.phase
    if not seats:
        return _Span((), None, ())
    if phase in (Phase.COVERED, Phase.TAKING) and game.seats >= _SEATS_FOR_A_WINDOW:
        bout = game.bout
        is_ordered = game.rules.throw_order is ThrowOrder.ORDERED
        thrower = seats if is_ordered else ()
        return _Span(seats, None, (bout.number, phase, len(bout.pairs), thrower))
    (seat,) = seats
    is_persons = seat in presence.people and not presence.at(seat).is_sat_in_for
    return _Span(seats, seat, ()) if is_persons else _Span((), None, ())
