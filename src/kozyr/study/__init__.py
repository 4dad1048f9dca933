"""What can be learnt from many games.

- `arena`: two bots play the same deals from every seat
- `contestants`: who may play there
- `collusion`: who throws in against whom, and who is spared
- `durations`: how long many decisions took, in little memory
- `ratings`: how well somebody plays, by family of rules and number of players
- `score`: losses, draws and how sure the loss rate is
- `training`: a net learns by playing against itself
- `tutor`: what to do in a position, and why
- `vectors`: bouts written down with what must come of them
"""

from kozyr.study.arena import Match, NobodyMoves, Played, Tally, Thinking, play_game, play_match
from kozyr.study.durations import Durations
from kozyr.study.score import DealScore, Interval, Score

__all__ = [
    "DealScore",
    "Durations",
    "Interval",
    "Match",
    "NobodyMoves",
    "Played",
    "Score",
    "Tally",
    "Thinking",
    "play_game",
    "play_match",
]
