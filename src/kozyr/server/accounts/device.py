"""What a browser calls itself, in words that its owner knows again in a list."""

import re
from typing import Final

_LONGEST: Final = 400
"""So much of the header is read: no browser says more."""
# The first that is met counts: most browsers also call themselves by the names of others.
_BROWSERS: Final = (
    ("Edge", r"Edg[A-Z]*/"),
    ("Opera", r"OPR/|Opera"),
    ("Samsung Internet", r"SamsungBrowser/"),
    ("Yandex", r"YaBrowser/"),
    ("Firefox", r"Firefox/|FxiOS/"),
    ("Chrome", r"Chrome/|CriOS/"),
    ("Safari", r"Safari/"),
)
_SYSTEMS: Final = (
    ("Android", r"Android"),
    ("iPhone", r"iPhone"),
    ("iPad", r"iPad"),
    ("ChromeOS", r"CrOS"),
    ("Windows", r"Windows"),
    ("macOS", r"Mac OS X|Macintosh"),
    ("Linux", r"Linux|X11"),
)


def device_of(user_agent: str) -> str:
    """Return the browser and system of *user_agent*, as ``Firefox, Linux``; empty if unknown."""
    said = user_agent[:_LONGEST]
    found = (
        next((name for name, pattern in names if re.search(pattern, said)), "")
        for names in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(name for name in found if name)
