"""Players that see only a `View`: what a person in their seat would know.

- `bot`: the `Bot` protocol
- `levels`: the bots by name, and those offered as opponents
- `beginner`, `experience`, `certain`: the plain opponents, and any of them with endings solved
- `net`: what a trained net says of moves, and the bot that plays by it alone
- `uniform`: any legal move, a yardstick for the arena
- `prices`: what cards are worth, and the cheapest way to beat an attack
- `counting`: what one who counts cards works out
- `seen`: the bout of a view, to build games of
- `endgame`: the game once all cards lie open
- `solver`: playing such endings exactly
- `belief`: who may hold what
- `search`: playing on in worlds that fit what was seen
"""

from kozyr.bots.bot import Bot
from kozyr.bots.levels import BOTS, LEVELS, UnknownBot, bot_for

__all__ = ["BOTS", "LEVELS", "Bot", "UnknownBot", "bot_for"]
