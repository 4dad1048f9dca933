"""Opponents that stay as they are, so that what beats them today can be compared with tomorrow.

`kozyr arena regular benchmarks.opponents:h0` lets one of them play, from the source tree.
Each is made anew by our own rules after a description, and says whose; none is offered on
the page.

- `plain`: `lowest_card`, `holds_trumps`, `h0`, `h1`: by the look of the cards
- `sampling`: `expectimax`: looking through a bout in sampled worlds
- here, of parts of the package with values that do not change: `h0_s`, H0 with the end of a
  game of two solved, and `mc200`, `mc200n_s`, `ismcts4000n_s`, which search in sampled worlds
- `learnt`: `net_s`: a frozen net with the end of a game of two solved, once its weights are
  in `frozen/`
- `gauntlet`: whom a bot has to beat, and how clearly

They deal hidden cards by counting alone: all places are alike.  Sources:

- `h0_s`: the endgame searches of github.com/mildbyte/durak and
  github.com/larsenbier/Durak-Endgame-MCTS
- `mc200`, flat determinised Monte Carlo: github.com/dmhacker/jester and
  github.com/larsenbier/Durak-Endgame-MCTS, which play out sampled worlds; with a share of
  random moves in the playouts it is `mc200n_s`
- `ismcts4000n_s`: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search",
  2012; for Durak github.com/dmhacker/jester and github.com/jorisperrenet/durak
"""

from benchmarks.opponents.learnt import frozen_net
from benchmarks.opponents.plain import Heuristic, HoldsTrumps, LowestCard
from benchmarks.opponents.sampling import Expectimax
from kozyr.bots import Bot
from kozyr.bots.certain import Solving
from kozyr.bots.search import FlatSearch, Shape, TreeSearch

lowest_card: Bot = LowestCard()
holds_trumps: Bot = HoldsTrumps()
h0: Bot = Heuristic(is_tuned=False)
h1: Bot = Heuristic(is_tuned=True)
h0_s: Bot = Solving(base=h0, solved=200_000)
mc200: Bot = FlatSearch(worlds=200, believes=False, noise=0.0, solved=0)
mc200n_s: Bot = FlatSearch(worlds=200, believes=False, noise=0.15, solved=200_000)
ismcts4000n_s: Bot = TreeSearch(
    walks=4000,
    shape=Shape(walks_a_world=1, exploration=0.7, noise=0.15),
    believes=False,
    net=False,
    solved=200_000,
    closed=0,
)
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
