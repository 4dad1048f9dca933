"""`Progress`: a line that tells how far many games are."""

import sys
import time

REDRAW_S = 0.1
WIDTH = 30


class Progress:
    """A line on standard error that tells how far it is; nothing unless people read it.

    Of *games* in all *played* have been played before, at whatever speed.  *what* says of what
    they are, in a few words.
    """

    def __init__(self, games: int, played: int = 0, what: str = "") -> None:
        self._games = games
        self._before = self._played = played
        self._what = f"{what}: " if what else ""
        self._begun = self._drawn = time.perf_counter()
        self._is_shown = sys.stderr.isatty()

    def add(self, games: int) -> None:
        """So many more *games* have been played."""
        self._played += games
        now = time.perf_counter()
        if not self._is_shown or now - self._drawn < REDRAW_S:
            return
        self._drawn = now
        a_game = (now - self._begun) / (self._played - self._before)
        left = duration(a_game * (self._games - self._played))
        filled = WIDTH * self._played // self._games
        bar = "█" * filled + "░" * (WIDTH - filled)
        text = f"{self._what}{bar} {self._played:,} of {self._games:,} games, {left} left"
        print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the line away."""
        if self._is_shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def duration(seconds: float) -> str:
    """So many *seconds*, for people."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes} min"
    return f"{minutes} min {rest} s" if minutes else f"{seconds:.1f} s"
