"""Whom a tree asks instead of playing on: a network, and the solver."""

from kozyr.bots.net import Net
from kozyr.bots.search.tree import Closer, Rater
from kozyr.bots.solver import Solver
from kozyr.rules.core import Core


def rated_by(net: Net) -> Rater:
    """What *net* says of moves; nothing where it was not trained for the rules."""

    def rate(core: Core, turns: list[int]) -> list[float]:
        return net.rate(core, turns) if net.knows(core) else []

    return rate


def closed_by(solver: Solver, node_limit: int) -> Closer:
    """How *solver* says that a game of two ends, if *node_limit* positions suffice."""

    def close(core: Core) -> list[float]:
        solution = solver.solve(core, node_limit, shortest=False)
        if solution is None:
            return []
        scores = [1.0] * int(core.seats)
        for seat in range(core.seats):
            if not core.is_in_play(seat):
                continue
            value = solution.value if seat == solution.seat else -solution.value
            scores[seat] = (1 + value) / 2
        return scores

    return close
