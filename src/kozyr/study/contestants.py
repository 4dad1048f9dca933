"""Who may play in the arena: Kozyr's bots, and bots of others by where they are."""

import sys
from importlib import import_module
from pathlib import Path

from kozyr.bots import Bot, UnknownBot, bot_for


def contestant_for(name: str) -> Bot:
    """Return the bot called *name*; ``module:name`` is one that a module has under that name.

    Modules are looked for in the working directory too.  Only who plays in his own arena
    may choose what is imported: a server asks `kozyr.bots.bot_for`.

    Raises:
        UnknownBot: there is none.
    """
    module, colon, attribute = name.partition(":")
    if not colon:
        return bot_for(name)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"no bot {name!r}: {error}") from error
    if not callable(getattr(found, "choose", None)):
        raise UnknownBot(f"no bot {name!r}: it cannot choose a move")
    bot: Bot = found
    return bot
