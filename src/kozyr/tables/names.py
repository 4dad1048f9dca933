"""What the bots are called: first names from where the game is at home.

They are written in ASCII here and in the log; every language file spells them in its own
letters (``bot-name``).
"""

import random
from collections.abc import Collection, Mapping, Sequence
from typing import Final

# The levels share no name, so that a name known from one game means the same strength.
NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "beginner": (
        "Ani",
        "Areg",
        "Eka",
        "Emin",
        "Jaan",
        "Luka",
        "Mari",
        "Nane",
        "Nigar",
        "Olya",
        "Petryk",
        "Vanya",
    ),
    "regular": (
        "Aram",
        "Boris",
        "Giorgi",
        "Gohar",
        "Kadri",
        "Leyla",
        "Margus",
        "Nino",
        "Oksana",
        "Rauf",
        "Tamar",
        "Taras",
    ),
}


def name_bots(levels: Sequence[str], taken: Collection[str], rng: random.Random) -> list[str]:
    """Give every bot of *levels* a name of its own that is not among *taken*.

    A level without a list draws from all of them.  At most eleven bots sit at a table,
    so even with a person called like one of them the lists do not run out.
    """
    used = {name.casefold() for name in taken}
    names: list[str] = []
    for level in levels:
        known = NAMES.get(level, tuple(name for names in NAMES.values() for name in names))
        name = rng.choice([name for name in known if name.casefold() not in used])
        used.add(name.casefold())
        names.append(name)
    return names
