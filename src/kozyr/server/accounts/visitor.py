"""Who has sent a request, and who has just come in."""

import hashlib
from dataclasses import dataclass
from typing import Final

TOKEN_BYTES: Final = 32
PUBLIC_BYTES: Final = 9
"""Random bytes of what nobody may guess, and of what only must not come twice."""
_LABEL_LENGTH: Final = 120


@dataclass(frozen=True, slots=True)
class KeptSession:
    """A session; `confirmed` is when its player last proved who he is.

    Times are ms since 1970.
    """

    id: str
    player: str
    device: str
    created: int
    seen: int
    confirmed: int


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whose a request is: the player, and the session when he is logged in.

    `guest` is the player whom this browser is when nobody is logged in.
    """

    player: str
    session: KeptSession | None = None
    guest: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """Somebody has come in: what the browser is to bring from now on, and whose it is.

    `was_guest`: he has just become an account; `codes` are then shown to him, once.
    """

    token: str
    visitor: Visitor
    was_guest: bool = False
    codes: list[str] | None = None


def hash_token(token: str) -> str:
    """Return what is kept of the cookie *token*."""
    return hashlib.sha256(token.encode()).hexdigest()


def printable(text: str) -> str:
    """Return of *text* what can be shown as the name of a device or a passkey."""
    return "".join(sign for sign in text if sign.isprintable())[:_LABEL_LENGTH]
