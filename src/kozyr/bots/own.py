"""What every thread has for itself: a solver and a net reckon one position at a time."""

import threading

from kozyr.bots.net.net import Net
from kozyr.bots.solver import Solver

_OWN = threading.local()


def solver_here() -> Solver:
    """The solver of this thread: it keeps what it has found for the next question."""
    solver: Solver | None = getattr(_OWN, "solver", None)
    if solver is None:
        solver = _OWN.solver = Solver()
    return solver


def net_here() -> Net:
    """The net of this thread, read when it is first asked for."""
    net: Net | None = getattr(_OWN, "net", None)
    if net is None:
        net = _OWN.net = Net.load()
    return net
