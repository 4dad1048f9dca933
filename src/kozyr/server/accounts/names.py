"""Names of accounts: which are taken as they are, and which could be taken for one another."""

import unicodedata
from enum import StrEnum
from functools import cache
from typing import Final

from kozyr.server.accounts.signs import script_of, skeleton

SHORTEST: Final = 3
LONGEST: Final = 24
LONGEST_READ: Final = 200
"""More characters than that are not looked at."""
_MARKS_A_LETTER: Final = 2
"""More than any language puts on one, and fewer than make a tower."""
_ROUNDS: Final = 4
"""Small letters can look like capitals, and those have small letters again."""
_BLANKS: Final = " ._-"
_APOSTROPHES: Final = "'\u2018\u2019\u02bb\u02bc"
"""All are seen in names, and in Uzbek one of them is part of two letters."""
_OF_NO_SCRIPT: Final = frozenset({"COMMON", "INHERITED"})
_ALONG_WITH_HAN: Final = (
    frozenset({"HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"HAN", "BOPOMOFO"}),
    frozenset({"HAN", "HANGUL"}),
)
"""Languages that are written in several scripts at once (UTS 39, 5.2)."""
_UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0"
) | frozenset(map(chr, range(0xFE00, 0xFE10)))
"""Letters and marks by their category, of which nothing is to be seen."""
_RESERVED: Final = [
    "admin",
    "administrator",
    "moderator",
    "mod",
    "owner",
    "host",
    "server",
    "system",
    "root",
    "staff",
    "team",
    "official",
    "support",
    "help",
    "security",
    "kozyr",
    "durak",
    "guest",
    "bot",
    "deleted",
    "anonymous",
    "nobody",
    "everybody",
    "you",
    "me",
    "null",
    "none",
    "undefined",
    "админ",
    "администратор",
    "модератор",
    "система",
    "сервер",
    "поддержка",
    "козырь",
    "гость",
    "бот",
    "удалён",
    "адмін",
    "адміністратор",
    "підтримка",
    "козир",
    "гість",
    "ադմին",
    "կոզր",
    "հյուր",
    "ადმინი",
    "კოზირი",
    "სტუმარი",
    "misafir",
    "yönetici",
    "qonaq",
    "kozır",
    "gość",
    "gast",
    "külaline",
    "viesis",
    "svečias",
]


class NameFault(StrEnum):
    """Why a name is not taken."""

    TOO_SHORT = "name_too_short"
    TOO_LONG = "name_too_long"
    SIGNS = "name_signs"
    SCRIPTS = "name_scripts"
    RESERVED = "name_reserved"
    TAKEN = "name_taken"


class BadName(Exception):  # noqa: N818 - it is the name that is bad
    """A name that is not taken; `fault` says why."""

    def __init__(self, fault: NameFault) -> None:
        """Say why the name is refused."""
        super().__init__(fault)
        self.fault = fault


def read_name(text: str) -> str:
    """Return the name that *text* means, in NFC, with single blanks.

    A name is 3 to 24 characters: letters of one script with their marks, the digits 0 to 9,
    and between them single blanks, dots, hyphens, underscores and apostrophes.  It begins
    with a letter.

    Raises:
        BadName: it is none, or one that could be taken for the house's own.
    """
    # What is far too long is not normalised first.
    if len(text) > LONGEST_READ:
        raise BadName(NameFault.TOO_LONG)
    name = " ".join(word for word in unicodedata.normalize("NFC", text).split(" ") if word)
    if len(name) < SHORTEST:
        raise BadName(NameFault.TOO_SHORT)
    if len(name) > LONGEST:
        raise BadName(NameFault.TOO_LONG)
    # What has another form that means the same is a sign for show: a circled letter.
    if unicodedata.normalize("NFKC", name) != name or not _is_well_formed(name):
        raise BadName(NameFault.SIGNS)
    scripts = {script_of(sign) for sign in name if sign.isalpha()} - _OF_NO_SCRIPT
    if len(scripts) > 1 and not any(scripts <= together for together in _ALONG_WITH_HAN):
        raise BadName(NameFault.SCRIPTS)
    if _is_reserved(name):
        raise BadName(NameFault.RESERVED)
    return name


def fold_name(text: str) -> str:
    """Return *text* as it is compared with names at the door: capital letters do not matter."""
    folded = unicodedata.normalize("NFKC", text[:LONGEST_READ]).casefold()
    return " ".join(folded.split())


def keys_of(name: str) -> frozenset[str]:
    """Return what *name* looks like; names that share a key could be taken for one another.

    As it is written and in small letters, since a capital I looks like a small L, and a
    small i does not.
    """
    return frozenset(_settled(form) for form in (name, name.casefold()))


def _settled(text: str) -> str:
    """The skeleton of *text* in small letters, of which small letters have no other skeleton."""
    text = "".join("-" if sign in _BLANKS else sign for sign in text)
    key = skeleton(text)
    for _ in range(_ROUNDS):
        before, key = key, skeleton(key.casefold())
        if key == before:
            break
    return key


def _is_well_formed(name: str) -> bool:
    marks = 0
    before = ""
    for sign in name:
        category = unicodedata.category(sign)
        is_separator = sign in _BLANKS or sign in _APOSTROPHES
        if sign in _UNSEEN:
            return False
        if category in ("Mn", "Mc"):
            marks += 1
            if marks > _MARKS_A_LETTER or not before.isalpha():
                return False
            continue
        marks = 0
        if is_separator:
            if not before.isalnum():
                return False
        elif (not category.startswith("L") and sign not in "0123456789") or (
            category.startswith("L") and script_of(sign) == "UNKNOWN"
        ):
            return False
        before = sign
    return name[0].isalpha() and name[0] not in _APOSTROPHES and name[-1] not in _BLANKS


def _is_reserved(name: str) -> bool:
    """Whether *name* is the house's own, with or without digits and blanks about it."""
    bare = "".join(sign for sign in name if sign.isalpha())
    return not keys_of(bare).isdisjoint(_reserved_keys())


@cache
def _reserved_keys() -> frozenset[str]:
    return frozenset(key for word in _RESERVED for key in keys_of(word))
