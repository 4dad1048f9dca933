"""What people write, kept to what can be read: names, and what they say."""

import unicodedata
from typing import Final

MARKS_A_LETTER: Final = 3
"""As many as any language puts on one, and fewer than make a tower."""
_JOINERS: Final = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
"""Parts of how some words and pictures are written."""
_PICTURE: Final = "\N{VARIATION SELECTOR-16}"
"""Makes a picture of the sign before."""
_UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Signs that count as printed, and of which nothing is to be seen."""


def tidy(text: str) -> str:
    """*text* on one line, and without what would do more than be read; it may be empty."""
    kept: list[str] = []
    marks = 0
    before = ""
    for sign in unicodedata.normalize("NFC", text):
        if sign.isspace():
            kept.append(" ")
            marks, before = 0, ""
        elif unicodedata.category(sign) in ("Mn", "Me", "Mc") and sign not in _UNSEEN:
            marks += 1
            # A mark on nothing would be drawn over what stands before the text.
            if before and marks <= MARKS_A_LETTER:
                kept.append(sign)
        elif sign in _JOINERS:
            kept.extend(sign if before else "")
        elif sign == _PICTURE:
            kept.extend(sign if unicodedata.category(before or " ") == "So" else "")
        elif sign.isprintable() and sign not in _UNSEEN:
            kept.append(sign)
            marks, before = 0, sign
    return " ".join("".join(kept).split()).strip(_JOINERS)
