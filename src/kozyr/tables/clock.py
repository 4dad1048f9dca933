"""How time runs while a deal is played: turns, banks, and the window to throw in."""

from dataclasses import dataclass

from kozyr.rules import Seat


@dataclass(frozen=True, slots=True)
class ClockView:
    """What the clocks show, in ms.

    `turns` and `banks` are what each seat has left, at most what it began with.  `runs` are
    the seats whose time runs: one on its turn, or all that may still throw in before the
    `window` closes, which is None on a turn.  While `is_paused` it stands.
    """

    turns: tuple[int, ...]
    banks: tuple[int, ...]
    runs: tuple[Seat, ...]
    window: int | None = None
    is_paused: bool = False
