"""Opponents that stay as they are, so that what beats them today can be compared with tomorrow.

`kozyr arena regular benchmarks.opponents:h0` lets one of them play, from the source tree.
Each is made anew by our own rules after a description, and says whose; none is offered on
the page.

- `plain`: `lowest_card`, `holds_trumps`, `h0`, `h1`: by the look of the cards
- `exact`: `h0_s`: H0 with the end of a game of two solved
- `sampling`: `mc200`, `mc200n_s`, `ismcts4000n_s`, `expectimax`: searching in sampled worlds
- `learnt`: `net_s`: a frozen net with the end of a game of two solved, once its weights are
  in `frozen/`
- `gauntlet`: whom a bot has to beat, and how clearly

They deal hidden cards by counting alone: all places are alike.
"""

from benchmarks.opponents.exact import Solving
from benchmarks.opponents.learnt import frozen_net
from benchmarks.opponents.plain import Heuristic, HoldsTrumps, LowestCard
from benchmarks.opponents.sampling import CountingFlat, CountingTree, Expectimax
from kozyr.bots import Bot

lowest_card: Bot = LowestCard()
holds_trumps: Bot = HoldsTrumps()
h0: Bot = Heuristic(is_tuned=False)
h1: Bot = Heuristic(is_tuned=True)
h0_s: Bot = Solving(h0)
mc200: Bot = CountingFlat(worlds=200, noise=0.0, solved=0)
mc200n_s: Bot = CountingFlat(worlds=200, noise=0.15)
ismcts4000n_s: Bot = CountingTree(walks=4000, walks_a_world=1, noise=0.15)
expectimax: Bot = Expectimax()

OPPONENTS = (
    "lowest_card",
    "holds_trumps",
    "h0",
    "h1",
    "h0_s",
    "mc200",
    "mc200n_s",
    "ismcts4000n_s",
    "expectimax",
)
"""Their names in this module, roughly the weakest first."""


def __getattr__(name: str) -> Bot:
    """Make `net_s` when it is first asked for; its weights may not be there."""
    if name == "net_s":
        return frozen_net()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
