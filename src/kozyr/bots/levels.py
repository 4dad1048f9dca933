"""The bots by name, and the levels a player can choose from."""

from collections.abc import Mapping
from typing import Final

from kozyr.bots.beginner import Beginner
from kozyr.bots.bot import Bot
from kozyr.bots.net.greedy import Greedy
from kozyr.bots.regular import Regular
from kozyr.bots.uniform import Uniform

LEVELS: Final = ("beginner", "regular")
"""The bots offered as opponents, the weakest first."""

BOTS: Final[Mapping[str, Bot]] = {
    "uniform": Uniform(),
    "beginner": Beginner(),
    "net": Greedy(),
    "regular": Regular(),
}
"""Every bot by its name, the weakest first; ``uniform`` and ``net`` are for the arena only."""


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
