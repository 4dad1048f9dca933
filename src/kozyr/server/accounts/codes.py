"""Recovery codes: random, shown once, of which only the SHA-256 is kept."""

import hashlib
import secrets
from typing import Final

COUNT: Final = 8
GROUPS: Final = 5
_GROUP: Final = 5
_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's, without letters that are read as others; 25 of them are 125 bits."""
_READ_AS: Final = str.maketrans("OIL", "011")


def new_codes() -> list[str]:
    """Return fresh codes, as ``2K7QX-…``."""
    return [
        "-".join("".join(secrets.choice(_SIGNS) for _ in range(_GROUP)) for _ in range(GROUPS))
        for _ in range(COUNT)
    ]


def hash_code(code: str) -> str:
    """Return what is kept of *code*, however it was typed.

    A plain hash is enough: what has 125 random bits cannot be tried through.
    """
    bare = "".join(sign for sign in code.upper() if sign.isalnum()).translate(_READ_AS)
    return hashlib.sha256(bare.encode()).hexdigest()
