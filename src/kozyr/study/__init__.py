"""What can be learnt from many games.

- `arena`: two bots play the same deals from every seat
- `score`: losses, draws and how sure the loss rate is
- `vectors`: bouts written down with what must come of them
"""

from kozyr.study.arena import Match, NobodyMoves, Played, Tally, Thinking, play_game, play_match
from kozyr.study.score import DealScore, Interval, Score, percentile

__all__ = [
    "DealScore",
    "Interval",
    "Match",
    "NobodyMoves",
    "Played",
    "Score",
    "Tally",
    "Thinking",
    "percentile",
    "play_game",
    "play_match",
]
