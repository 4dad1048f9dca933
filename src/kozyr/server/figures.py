"""`Figures`: how well the players of tables play, as it is shown beside their names."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from kozyr.rules import Rules
from kozyr.server import protocol
from kozyr.server.store import Store, StoreError

if TYPE_CHECKING:
    from types import ModuleType

    from kozyr.server.standings import Rated

_log = logging.getLogger(__name__)

FRESH_S: Final = 20.0
"""So long a figure that was read is told again."""
_MOST_KNOWN: Final = 5000


class Figures:
    """Ratings that were read lately, so that who looks at many tables asks the store seldom.

    A figure is no reason for anything to fail: where the store cannot be read, none is told.
    """

    def __init__(self, store: Store, time: Callable[[], float]) -> None:
        """Read them from *store*; *time* is in seconds."""
        self._store = store
        self._time = time
        self._known: dict[str, tuple[float, list[Rated]]] = {}
        self._module: ModuleType | None = None

    async def of(self, player: str) -> list[protocol.Rating]:
        """Return the ratings of one with the public id *player*."""
        return [
            protocol.Rating(
                family=rated.family.value,
                players=rated.seats,
                rating=round(rated.skill.rating),
                games=rated.games,
                settled=rated.skill.is_settled,
            )
            for rated in await self._of(player)
        ]

    async def _of(self, player: str) -> "list[Rated]":
        await self._read([player])
        return self._known[player][1] if player in self._known else []

    async def learn(self, listings: Iterable[protocol.Listing]) -> None:
        """Read the ratings of all who sit at the tables of *listings*."""
        await self._read(
            {who for each in listings for seat in each.seats if (who := _who(seat)) is not None}
        )

    def beside(self, listings: Iterable[protocol.Listing]) -> list[protocol.Listing]:
        """Return *listings* with the ratings that are known of those who sit there."""
        return [self._beside(listing) for listing in listings]

    def _beside(self, listing: protocol.Listing) -> protocol.Listing:
        seats = [
            replace(seat, rating=self.shown(_who(seat), _rules(listing.rules), len(listing.seats)))
            for seat in listing.seats
        ]
        return replace(listing, seats=seats)

    def shown(self, player: str | None, rules: Rules, seats: int) -> int | None:
        """Return what is known of the rating of *player* in such games; None if that is little."""
        known = None if player is None else self._known.get(player)
        if not known or not known[1] or self._module is None:
            return None
        figure: int | None = self._module.shown(known[1], rules, seats)
        return figure

    async def _read(self, players: Iterable[str]) -> None:
        """Read what is not known of *players*, or was read long ago."""
        now = self._time()
        missing = {
            player
            for player in players
            if player not in self._known or now - self._known[player][0] > FRESH_S
        }
        if not missing:
            return
        if self._module is None:
            self._module = await asyncio.to_thread(_standings)
        try:
            found = await self._module.Standings(self._store).of_all(missing)
        except StoreError as error:
            _log.warning("ratings cannot be read: %s", error)
            return
        if len(self._known) > _MOST_KNOWN:
            self._known.clear()
        self._known |= {player: (now, ratings) for player, ratings in found.items()}


def _who(seat: protocol.ListedSeat) -> str | None:
    """Under what the rating of *seat* is kept."""
    return seat.player if seat.level is None else f"bot:{seat.level}"


_rules = lru_cache(maxsize=256)(Rules.parse)


def _standings() -> "ModuleType":
    """What takes long to load, and not in the loop."""
    from kozyr.server import standings  # noqa: PLC0415 - see above

    return standings
