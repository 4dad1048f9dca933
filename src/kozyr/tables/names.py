"""What the bots are called: first names from where the game is at home."""

import random
from collections.abc import Collection, Mapping, Sequence
from typing import Final

# The levels share no name, so that a name known from one game means the same strength.
NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "beginner": (
        "Ani",
        "Eka",
        "Emin",
        "Jaan",
        "Luka",
        "Mari",
        "Nigar",
        "Оля",
        "Петрик",
        "Ваня",
        "Արեգ",
        "Նանե",
    ),
    "regular": (
        "Aram",
        "Giorgi",
        "Gohar",
        "Kadri",
        "Leyla",
        "Nino",
        "Rauf",
        "Tamar",
        "Tõnu",
        "Борис",
        "Оксана",
        "Тарас",
    ),
}


def name_bots(levels: Sequence[str], taken: Collection[str], rng: random.Random) -> list[str]:
    """Give every bot of *levels* a name of its own that is not among *taken*.

    A level without a list draws from all of them.  At most five bots sit at a table, so
    the lists do not run out.
    """
    used = {name.casefold() for name in taken}
    names: list[str] = []
    for level in levels:
        known = NAMES.get(level, tuple(name for names in NAMES.values() for name in names))
        name = rng.choice([name for name in known if name.casefold() not in used])
        used.add(name.casefold())
        names.append(name)
    return names
