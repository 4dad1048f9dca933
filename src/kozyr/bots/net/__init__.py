"""A small net, trained by playing against itself, that rates moves; see docs/training.md.

- `features`: what the mover may know of a position, as inputs
- `layers`: the net's sums, in whole numbers
- `weights`: its numbers as a file holds them; `weights.bin`: those that come with Kozyr
- `net`: `Net`, which rates moves
- `greedy`: the bot that makes the move that is rated highest

`features`, `layers` and `net` are compiled where that can be done.
"""

from kozyr.bots.net.net import Net, UnknownRules
from kozyr.bots.net.weights import BadWeights, Weights

__all__ = ["BadWeights", "Net", "UnknownRules", "Weights"]
