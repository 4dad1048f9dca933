"""Bots that think less than they could, where a test is not about how well they play."""

from dataclasses import replace

from kozyr.bots import Bot, bot_for
from kozyr.bots.certain import Solving
from kozyr.bots.net.greedy import Greedy
from kozyr.bots.search import FlatSearch, TreeSearch

_POSITIONS = 60


def quick(bot: Bot) -> Bot:
    """*bot*, bounded by a few worlds, walks and positions, and by no clock."""
    match bot:
        case FlatSearch():
            return replace(bot, worlds=2, solved=min(bot.solved, _POSITIONS), seconds=None)
        case TreeSearch():
            solved, closed = (min(limit, _POSITIONS) for limit in (bot.solved, bot.closed))
            return replace(bot, walks=6, solved=solved, closed=closed, seconds=None)
        case Solving():
            return replace(bot, base=quick(bot.base), solved=_POSITIONS, seconds=None)
        case Greedy():
            return replace(bot, otherwise=quick(bot.otherwise))
        case _:
            return bot


def quick_bot(name: str) -> Bot:
    """The bot called *name*, thinking less."""
    return quick(bot_for(name))
