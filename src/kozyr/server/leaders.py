"""Who plays how well, over HTTP: JSON under ``/api/leaders`` and ``/api/players``.

Everything here is public; nothing of a request is needed but its address.
"""

from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kozyr.server.answers import in_json, refused, with_store
from kozyr.server.games import GameRow, write_game
from kozyr.server.store import Store

if TYPE_CHECKING:
    from kozyr.server.archive import Archive
    from kozyr.server.standings import Profile, Rated, Standings

MOST: Final = 50
_KEPT: Final = "public, max-age=30"
_NEWEST: Final = 12
_LONGEST_ID: Final = 40


class RatingRow(msgspec.Struct, frozen=True):
    """A rating: of games of *family* among so many *seats*; *lost* of the *games* were lost."""

    family: str
    seats: int
    rating: int
    settled: bool
    games: int
    lost: int


class LeaderRow(msgspec.Struct, frozen=True):
    """One who plays well: a person with a public id, *player*, and a name, or a bot of *level*."""

    player: str | None
    name: str | None
    level: str | None
    rating: int
    games: int
    lost: int


class Leaders(msgspec.Struct, frozen=True):
    """The best in games of *family* among so many *seats*, the best first."""

    family: str
    seats: int
    leaders: list[LeaderRow]


class ChangeRow(msgspec.Struct, frozen=True):
    """What a game did to a rating; *played_ms* is when it ended, ms since 1970, UTC."""

    record: str
    family: str
    seats: int
    before: int
    after: int
    played_ms: int


class PlayerPage(msgspec.Struct, frozen=True):
    """What everybody may know of a player.

    *changes* are the newest of his rating, and *newest* the newest rated games; the last one
    comes first.
    """

    player: str
    name: str
    since_ms: int
    games: int
    lost: int
    ratings: list[RatingRow]
    changes: list[ChangeRow]
    newest: list[GameRow]


class LeaderRoutes:
    """The routes, over the ratings in *store*."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._standings: Standings | None = None
        self._archive: Archive | None = None

    def routes(self) -> list[Route]:
        """Return them."""
        return [
            Route("/api/leaders/{family}/{seats:int}", with_store(self._leaders), methods=["GET"]),
            Route("/api/players/{player}", with_store(self._player), methods=["GET"]),
        ]

    @property
    def standings(self) -> "Standings":
        """The ratings, taken up when somebody first asks: that takes long."""
        if self._standings is None:
            from kozyr.server.standings import Standings  # noqa: PLC0415 - see above

            self._standings = Standings(self._store)
        return self._standings

    @property
    def archive(self) -> "Archive":
        """The games, taken up in the same way."""
        if self._archive is None:
            from kozyr.server.archive import Archive  # noqa: PLC0415 - see above

            self._archive = Archive(self._store)
        return self._archive

    async def _leaders(self, request: Request) -> Response:
        from kozyr.server.standings import BOT  # noqa: PLC0415 - as above
        from kozyr.study.ratings import Family  # noqa: PLC0415 - as above

        family, seats = request.path_params["family"], request.path_params["seats"]
        if family not in set(Family):
            return refused("no_such_family", 404)
        leaders = await self.standings.leaders(Family(family), seats, MOST)
        rows = []
        for leader in leaders:
            is_bot = leader.player.startswith(BOT)
            rows.append(
                LeaderRow(
                    player=None if is_bot else leader.player,
                    name=None if is_bot else leader.name,
                    level=leader.player.removeprefix(BOT) if is_bot else None,
                    rating=round(leader.rated.skill.rating),
                    games=leader.rated.games,
                    lost=leader.rated.lost,
                )
            )
        return in_json(Leaders(family, seats, rows), kept=_KEPT)

    async def _player(self, request: Request) -> Response:
        player = request.path_params["player"]
        profile = await self.standings.profile(player) if len(player) <= _LONGEST_ID else None
        if profile is None:
            return refused("no_such_player", 404)
        games = await self.archive.games_of(player, _NEWEST, only_rated=True)
        return in_json(_page_of(profile, [write_game(game) for game in games]), kept=_KEPT)


def write_rating(rated: "Rated") -> RatingRow:
    """Return *rated* as it is told."""
    return RatingRow(
        family=rated.family.value,
        seats=rated.seats,
        rating=round(rated.skill.rating),
        settled=rated.skill.is_settled,
        games=rated.games,
        lost=rated.lost,
    )


def _page_of(profile: "Profile", newest: list[GameRow]) -> PlayerPage:
    return PlayerPage(
        player=profile.player,
        name=profile.name,
        since_ms=profile.since_ms,
        games=profile.games,
        lost=profile.lost,
        ratings=[write_rating(rated) for rated in profile.ratings],
        changes=[
            ChangeRow(
                record=change.record_id,
                family=change.family.value,
                seats=change.seats,
                before=change.before,
                after=change.after,
                played_ms=change.played_ms,
            )
            for change in profile.changes
        ],
        newest=newest,
    )
