"""Who may hold what: what a player who remembers everything can work out from a `View`.

- `story`: reads from what has happened where each hidden card can have come from, and what
  others have decided
- `habits`: how likely a player with a given hand decides so (compiled where possible)
- `worlds`: deals of the hidden cards, each as often as it is likely (compiled where possible)
- `belief`: `Belief`: chances, and whole worlds to search in
- `counted`: `Counted`: worlds by counting alone
"""

from kozyr.bots.belief.belief import Belief, ImpossibleView, Whereabouts
from kozyr.bots.belief.counted import Counted

__all__ = ["Belief", "Counted", "ImpossibleView", "Whereabouts"]
