"""What can be learnt from many games.

- `arena`: two bots play the same deals from every seat
- `contestants`: who may play there
- `crew`: who carries out many pieces of work: one process or several
- `cluster`: or the machines of a Ray cluster; needs Ray, the extra ``ray``
- `ladder`: several bots, pair by pair, as a table
- `plot`: their scores with intervals as a picture
- `match_log`: the deals of a match in a file that a later run goes on from
- `collusion`: who throws in against whom, and who is spared
- `durations`: how long many decisions took, in little memory
- `ratings`: how well somebody plays, by family of rules and number of players
- `score`: score, losses, draws and how sure of them one can be
- `training`: a net learns by playing against itself
- `tutor`: what to do in a position, and why
- `vectors`: bouts written down with what must come of them
"""

from kozyr.study.arena import (
    Match,
    NobodyMoves,
    Played,
    Tally,
    Thinking,
    play_deal,
    play_game,
    play_match,
)
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
    "play_deal",
    "play_game",
    "play_match",
]
