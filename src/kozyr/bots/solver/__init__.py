"""Exact play once two are left and counting has laid all cards open.

- `solver`: `Solver` and its `Solution`
- `search`: the search itself, compiled
- `table`: what it remembers, compiled
- `safety`: whether one of three or more can be safe whatever the others do, compiled
- `ending`: the position of a `View` in which that is so
"""

from kozyr.bots.solver.ending import ending_of
from kozyr.bots.solver.safety import Safety
from kozyr.bots.solver.search import WAIT_TURN
from kozyr.bots.solver.solver import Solution, Solver

__all__ = ["WAIT_TURN", "Safety", "Solution", "Solver", "ending_of"]
