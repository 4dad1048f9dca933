"""Passwords: which are too easily guessed, and argon2id, in threads of its own."""

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn

SHORTEST: Final = 8
LONGEST: Final = 128
AT_ONCE: Final = 2
"""Each takes 32 MiB and a processor for about 70 ms: others wait, and the tables do not."""
_TIME_COST: Final = 3
_MEMORY_KIB: Final = 32 * 1024
_LANES: Final = 1
_WEIGHED: Final = 72
"""So many characters are weighed: the estimate takes long for long ones, which are not weak."""
_LEAST_GUESSES: Final = 10**6
"""What throttled guessing at the door does not try through in the life of a password."""


class BadPassword(Exception):  # noqa: N818 - it is the password that is bad
    """A password that is not taken; `code` says why."""

    def __init__(self, code: str) -> None:
        """Say why the password is refused."""
        super().__init__(code)
        self.code = code


def check_password(password: str, name: str) -> None:
    """Refuse a *password* that whoever knows the *name* of its owner soon guesses.

    Raises:
        BadPassword: it is too short, too long or too easily guessed.
    """
    if len(password) < SHORTEST:
        raise BadPassword("password_too_short")
    if len(password) > LONGEST:
        raise BadPassword("password_too_long")
    if len(password) <= _WEIGHED:
        weighed = zxcvbn(password, user_inputs=[name, "kozyr", "durak"])
        if weighed["guesses"] < _LEAST_GUESSES:
            raise BadPassword("password_weak")
    elif len(set(password)) < SHORTEST:
        raise BadPassword("password_weak")


class Passwords:
    """Makes and checks hashes, a few at once, away from the event loop."""

    def __init__(self, memory_kib: int = _MEMORY_KIB) -> None:
        self._hasher = PasswordHasher(
            time_cost=_TIME_COST, memory_cost=memory_kib, parallelism=_LANES
        )
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="kozyr-passwords")
        # Checked where there is none, so that who is unknown is answered as late as others.
        self._nobodys = self._hasher.hash("nobody's")

    async def hash(self, password: str) -> str:
        """Return what is kept of *password*."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, _same(password))

    async def verify(self, kept: str | None, password: str) -> bool:
        """Whether *kept* is of *password*; it takes as long when nothing was kept."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._verify, kept, _same(password))

    def is_outdated(self, kept: str) -> bool:
        """Whether *kept* was made with other costs than today's."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Let go of the threads."""
        self._threads.shutdown()

    def _verify(self, kept: str | None, password: str) -> bool:
        try:
            self._hasher.verify(kept or self._nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None


def _same(password: str) -> str:
    """The *password* however the keyboard composed its letters."""
    return unicodedata.normalize("NFKC", password)
