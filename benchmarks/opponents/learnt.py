"""The opponent that plays by a net that stays as it is."""

from functools import cache
from pathlib import Path
from typing import Final

from kozyr.bots import Bot
from kozyr.bots.certain import Solving
from kozyr.bots.net.greedy import Greedy

FROZEN: Final = Path(__file__).with_name("frozen") / "weights.bin"
"""The weights of `net_s`; see the README beside them."""


class NoWeights(AttributeError):  # noqa: N818 - the name of the thing that happened
    """The weights that an opponent plays by are not there."""


@cache
def frozen_net() -> Bot:
    """Return `net_s`: the net's best move, and the end of a game of two exactly.

    Raises:
        NoWeights: its weights have not been put there.
    """
    if not FROZEN.is_file():
        raise NoWeights(f"net_s plays by a frozen net, and there is no {FROZEN}")
    return Solving(Greedy(FROZEN), solved=200_000)
