"""Searching: what moves are worth, by playing on in worlds that may be the true one.

- `policy`: a plain player on a `Core`, for playouts (compiled where possible)
- `flat`: every move played out in the same worlds (compiled)
- `tree`: a tree over what everybody sees, for two or more who each play for themselves
  (compiled)
- `advisers`: whom the tree asks instead of playing on: a network, the solver
- `thinking`: `evaluate` and `search`: ratings of a view's moves, bounded by nodes or time
- `searchers`: bots that make the move that is rated highest
"""

from kozyr.bots.search.advisers import closed_by, rated_by
from kozyr.bots.search.searchers import FlatSearch, TreeSearch
from kozyr.bots.search.thinking import Limits, Rating, Shape, evaluate, search

__all__ = [
    "FlatSearch",
    "Limits",
    "Rating",
    "Shape",
    "TreeSearch",
    "closed_by",
    "evaluate",
    "rated_by",
    "search",
]
