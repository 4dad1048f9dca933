"""`Net`: what each move is worth to the one who makes it, by all that he may know."""

from math import exp
from pathlib import Path

from kozyr.bots.net.features import WORDS, Features, knows
from kozyr.bots.net.layers import Layers
from kozyr.bots.net.weights import Weights
from kozyr.rules.core.core import Core
from kozyr.rules.core.turns import mover_of
from kozyr.rules.native import i64

WEIGHTS = Path(__file__).with_name("weights.bin")


class UnknownRules(ValueError):  # noqa: N818 - the name of the thing that happened
    """The net was not trained for such a table; `Net.knows` would have said so."""


class Net:
    """A net that rates moves; `load` gives the one that comes with Kozyr.

    It has room for one position at a time: one net serves one thread.
    """

    def __init__(self, weights: Weights) -> None:
        self._layers: Layers = Layers(
            weights.width,
            weights.depth,
            [*weights.first, *weights.first_bias],
            [*weights.second, *weights.second_bias],
            [*weights.last, *weights.last_bias],
        )
        self._scale: float = float(weights.scale)
        self._features: Features = Features()

    @staticmethod
    def load(path: Path = WEIGHTS) -> "Net":
        """A net with the weights in the file *path*, by default those that come with Kozyr.

        Reading them takes a moment.

        Raises:
            BadWeights: the file is not whole.
        """
        return Net(Weights.parse(path.read_bytes()))

    def knows(self, core: Core) -> bool:
        """Whether it can rate moves in *core*: two to six players, 36 cards, known rules.

        The rules are those of the presets ``app`` and ``app+transfer``.
        """
        return knows(core)

    def rate(self, core: Core, turns: list[int], seat: int = -1) -> list[float]:
        """The score that *seat* can expect of each of *turns*, 0 to 1.

        A win is 1, a loss 0; a draw of two players is 1/2, of n players what each of them
        can expect, (n - 1)/n.  Of *core* only what *seat* may know makes a difference.

        Args:
            turns: numbers of moves that *seat* may make, see `kozyr.rules.core.turns`.
            seat: who is to move; -1 for whom the game waits for.

        Raises:
            UnknownRules: it does not know such a table.
        """
        return [1 / (1 + exp(-logit)) for logit in self.logits(core, turns, seat)]

    def logits(self, core: Core, turns: list[int], seat: int = -1) -> list[float]:
        """As `rate`, before the logistic function; above 0 is better than even."""
        if not knows(core):
            raise UnknownRules("the net was not trained for such a table")
        mover: i64 = mover_of(core) if seat < 0 else seat
        features = self._features
        features.read(core, mover)
        self._layers.begin(features.words, WORDS)
        found: list[float] = []
        for turn in turns:
            action = features.action(turn)
            target = features.target(turn)
            found.append(float(self._layers.finish(action, target)) / self._scale)
        return found
