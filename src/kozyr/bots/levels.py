"""The bots by name, and the levels a player can choose from."""

from collections.abc import Mapping
from typing import Final

from kozyr.bots.beginner import Beginner
from kozyr.bots.bot import Bot
from kozyr.bots.certain import Solving
from kozyr.bots.experience import Experienced
from kozyr.bots.net.greedy import Greedy
from kozyr.bots.search.searchers import FlatSearch, TreeSearch
from kozyr.bots.uniform import Uniform

LEVELS: Final = ("beginner", "regular", "club", "strong", "expert", "master", "grandmaster")
"""The bots offered as opponents, the weakest first."""

_CLUB: Final = Experienced()
_PLAYOUTS: Final = FlatSearch(worlds=60, believes=False, seconds=0.1)

BOTS: Final[Mapping[str, Bot]] = {
    "uniform": Uniform(),
    "beginner": Beginner(),
    "regular": Experienced(memory=False, slips=0.07),
    "club": _CLUB,
    "net": Greedy(),
    "strong": Solving(base=_CLUB, seconds=0.08),
    "expert": Solving(base=Greedy(otherwise=_PLAYOUTS, seats=2), seconds=0.1),
    "master": TreeSearch(walks=2000, believes=False, net=True, closed=300, seconds=0.4),
    "grandmaster": TreeSearch(walks=20_000, net=True, closed=300, seconds=1.8),
}
"""Every bot by its name, the weakest first; ``uniform`` and ``net`` are for the arena only."""

READ_THE_PAST: Final = frozenset({"grandmaster"})
"""Those that look at `View.past`; to all others it makes no difference."""


class UnknownBot(LookupError):  # noqa: N818 - the name of the thing that happened
    """No bot has that name; the message lists the names there are."""


def bot_for(level: str) -> Bot:
    """Return the bot of that name.

    Raises:
        UnknownBot: there is none.
    """
    bot = BOTS.get(level)
    if bot is None:
        raise UnknownBot(f"no bot {level!r}; there are: {', '.join(BOTS)}")
    return bot
