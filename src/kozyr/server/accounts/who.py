"""`Who` a player is for others, and whoever can be asked that."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Who:
    """A player for others: `id` is public, random, and his for ever.

    A guest's `name` is ``Guest`` and a number, which the page says in its reader's language;
    of an account that was deleted it is ``deleted``.
    """

    id: str
    name: str
    is_account: bool
    is_banned: bool


class People(Protocol):
    """Knows the players."""

    async def who(self, player: str) -> Who:
        """Return who *player* is, by the key by which the store knows him.

        Raises:
            StoreError: the store cannot be read or written.
        """

    async def has_account(self, keys: Collection[str]) -> bool:
        """Return whether an account is called by a name with one of *keys*; see `keys_of`.

        Raises:
            StoreError: the store cannot be read.
        """

    def forget(self, player: str) -> None:
        """Ask anew, when somebody wants to know, who *player* is: he was banned."""
