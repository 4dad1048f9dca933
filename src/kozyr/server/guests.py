"""`Guests`: who players are where nobody keeps accounts."""

import hashlib
from collections.abc import Collection

from kozyr.server.accounts import Who


class Guests:
    """Knows everybody as a guest; see `kozyr.server.accounts.People`."""

    def __init__(self, identity: str) -> None:
        """Tell the guests of this store from those of others by its *identity*."""
        self._identity = identity

    async def who(self, player: str) -> Who:
        """Return a guest; the id is one-way, so that nothing leads back to *player*."""
        digest = hashlib.sha256(f"guest {self._identity} {player}".encode()).hexdigest()
        return Who(digest[:20], f"Guest {int(digest[20:26], 16) % 10_000}", False, False)

    async def has_account(self, keys: Collection[str]) -> bool:
        """Return that there are none."""
        return False

    def forget(self, player: str) -> None:
        """Do nothing: guests do not change."""
