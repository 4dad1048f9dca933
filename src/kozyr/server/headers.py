"""What the headers of a request wish for."""

from typing import Final

USUAL_LANGUAGE: Final = "en"
"""For a reader who names none that there are words in."""
_LONGEST: Final = 1000
"""So many characters of a header are read: no browser lists as much."""


def by_weight(header: str) -> list[str]:
    """Return what the reader takes, in lower case, the dearest first.

    *header* lists names with weights, as ``Accept-Language`` and ``Accept-Encoding`` do: what
    has weight nought is not taken, and what cannot be read is passed over.
    """
    weighed = []
    for part in header[:_LONGEST].split(","):
        name, _, weight = part.partition(";")
        try:
            number = float(weight.replace(" ", "").removeprefix("q=") or 1)
        except ValueError:
            continue
        # False also of what is no number at all.
        if number > 0:
            weighed.append((number, name.strip().lower()))
    weighed.sort(key=lambda each: -each[0])
    return [name for _, name in weighed]


def languages_by_weight(accepted: str) -> list[str]:
    """Return the languages of the ``Accept-Language`` *accepted*, the dearest first.

    Only the languages themselves: ``ru`` for ``ru-KZ``.
    """
    return [tag.partition("-")[0] for tag in by_weight(accepted)]
