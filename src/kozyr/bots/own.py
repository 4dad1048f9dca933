"""What every thread has for itself: a solver and a net reckon one position at a time."""

import threading
from pathlib import Path
from typing import Final

from kozyr.bots.net.net import WEIGHTS, Net
from kozyr.bots.solver import Solver

SHIPPED: Final = WEIGHTS
"""The weights that come with Kozyr."""
_OWN = threading.local()


def solver_here() -> Solver:
    """The solver of this thread."""
    solver: Solver | None = getattr(_OWN, "solver", None)
    if solver is None:
        solver = _OWN.solver = Solver()
    return solver


def net_here(weights: Path = SHIPPED) -> Net:
    """The net of this thread with these *weights*, read when it is first asked for."""
    nets: dict[Path, Net] | None = getattr(_OWN, "nets", None)
    if nets is None:
        nets = _OWN.nets = {}
    if weights not in nets:
        nets[weights] = Net.load(weights)
    return nets[weights]
