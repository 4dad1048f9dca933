"""What can be learnt from many games.

- `arena`: two bots play the same deals from every seat
- `score`: losses, draws and how sure the loss rate is
"""

from kozyr.study.arena import Match, NobodyMoves, Played, Thinking, play_game, play_match
from kozyr.study.score import DealScore, Interval, Score, percentile

__all__ = [
    "DealScore",
    "Interval",
    "Match",
    "NobodyMoves",
    "Played",
    "Score",
    "Thinking",
    "percentile",
    "play_game",
    "play_match",
]
