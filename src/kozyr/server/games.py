"""Games that are over, over HTTP: JSON under ``/api/games``."""

import logging
import re
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kozyr.rules import RecordError
from kozyr.server import protocol
from kozyr.server.accounts.identity import Identity
from kozyr.server.accounts.late import LateAccounts
from kozyr.server.answers import in_json, refused, with_store
from kozyr.server.store import Store
from kozyr.tables import LogError

if TYPE_CHECKING:
    from kozyr.server.archive import Archive, KeptGame

_log = logging.getLogger(__name__)

PAGE: Final = 20
"""Games that are told at once."""
_ID: Final = re.compile(r"[\w-]{1,80}")
_PLACE: Final = re.compile(rf"(\d{{1,15}})_({_ID.pattern})")


class GameSeat(msgspec.Struct, frozen=True):
    """Who sat there: a person of the public id *player*, or a bot of *level*.

    *before* and *after* are his ratings, null where the game was not rated.
    """

    name: str
    level: str | None
    player: str | None
    fool: bool
    before: int | None
    after: int | None


class GameRow(msgspec.Struct, frozen=True):
    """A game that ended at *finished_ms* (since 1970, UTC); 0 where that is not known."""

    id: str
    finished_ms: int
    rules: str
    rated: bool
    seats: list[GameSeat]


class GamePage(msgspec.Struct, frozen=True):
    """The reader's own *games*, the newest first; *me* is his public id.

    There are more of them behind *next*, if that is not null.
    """

    me: str
    games: list[GameRow]
    next: str | None


class GameToReplay(msgspec.Struct, frozen=True):
    """A game move by move, with everybody's cards, and how it stood at the end."""

    game: GameRow
    replayed: protocol.Replayed
    view: protocol.View


class GameRoutes:
    """The routes, over the games in *store*, for those whom *identity* knows."""

    def __init__(self, store: Store, identity: Identity, accounts: LateAccounts) -> None:
        self._store = store
        self._identity = identity
        self._accounts = accounts
        self._archive: Archive | None = None

    def routes(self) -> list[Route]:
        """Return them."""
        return [
            Route("/api/games", with_store(self._own), methods=["GET"]),
            Route("/api/games/{game}", with_store(self._game), methods=["GET"]),
        ]

    @property
    def archive(self) -> "Archive":
        """The games, taken up when somebody first asks: that takes long."""
        if self._archive is None:
            from kozyr.server.archive import Archive  # noqa: PLC0415 - see above

            self._archive = Archive(self._store)
        return self._archive

    async def _own(self, request: Request) -> Response:
        from kozyr.server.archive import Place  # noqa: PLC0415 - as above

        me = await self._reader(request)
        if me is None:
            return refused("nobody", 401)
        behind = None
        if "behind" in request.query_params:
            written = _PLACE.fullmatch(request.query_params["behind"])
            if written is None:
                return refused("bad_request", 400)
            behind = Place(int(written[1]), written[2])
        games = await self.archive.games_of(me, PAGE + 1, behind=behind)
        last = games[PAGE - 1] if len(games) > PAGE else None
        next_ = None if last is None else f"{last.finished_ms}_{last.id}"
        return in_json(GamePage(me, [write_game(game) for game in games[:PAGE]], next_))

    async def _game(self, request: Request) -> Response:
        from kozyr.server.archive import play_again  # noqa: PLC0415 - as above

        id_ = request.path_params["game"]
        found = await self.archive.game(id_) if _ID.fullmatch(id_) else None
        me = await self._reader(request)
        # Whoever may not see it need not know that there is one.
        if found is None or not found[0].may_be_seen_by(me):
            return refused("no_such_game", 404)
        game, text = found
        try:
            again = play_again(game, text, me)
        except (LogError, RecordError) as error:
            _log.error("game %s cannot be replayed: %s", game.id, error)
            return refused("no_such_game", 404)
        return in_json(GameToReplay(write_game(game), again.replayed, again.view))

    async def _reader(self, request: Request) -> str | None:
        """Return the public id of who asks, None when nobody knows him."""
        visitor = await self._identity.visitor_of(request)
        return None if visitor is None else (await self._accounts.who(visitor.player)).id


def write_game(game: "KeptGame") -> GameRow:
    """Return *game* as it is told."""
    return GameRow(
        id=game.id,
        finished_ms=game.finished_ms,
        rules=game.rules,
        rated=game.is_rated,
        seats=[
            GameSeat(
                name=seat.name,
                level=seat.level,
                player=seat.player,
                fool=seat.is_fool,
                before=seat.before,
                after=seat.after,
            )
            for seat in game.seats
        ],
    )
