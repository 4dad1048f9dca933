"""`Archive`: the games that are kept, for those who may see them."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kozyr.rules.moves import format_turn
from kozyr.rules.record import parse_record
from kozyr.server import protocol, wire
from kozyr.server.store.interface import Store
from kozyr.server.store.schema import rating_changes, record_players, records
from kozyr.tables import Access, SeatSettings, Table, TableSettings
from kozyr.tables.log import RULES_VERSION, Dealt, Moved, TableOpened


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """Who sat at a seat: a person with a public id, `player`, or a bot of a `level`.

    `before` and `after` are his ratings where the game was rated.
    """

    name: str
    level: str | None
    player: str | None
    is_fool: bool
    before: int | None
    after: int | None


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game that is over; `finished_ms` is when, in ms since 1970, UTC."""

    id: str
    finished_ms: int
    rules: str
    is_rated: bool
    seats: tuple[KeptSeat, ...]

    def may_be_seen_by(self, player: str | None) -> bool:
        """Whether one with that public id may see its cards.

        What is rated everybody may look at, all else those alone who played it.
        """
        return self.is_rated or (
            player is not None and any(seat.player == player for seat in self.seats)
        )


@dataclass(frozen=True, slots=True)
class Place:
    """Where a list of games, the newest first, goes on: behind the game *id*."""

    finished_ms: int
    id: str


class Archive:
    """The games of one store."""

    def __init__(self, store: Store) -> None:
        """Read them from *store*."""
        self._store = store

    async def games_of(
        self, player: str, limit: int, *, behind: Place | None = None, only_rated: bool = False
    ) -> list[KeptGame]:
        """Return games that *player* has played, the newest first.

        Raises:
            StoreError: they cannot be read.
        """
        query = (
            _games()
            .join(record_players, record_players.c.record == records.c.id)
            .where(record_players.c.player == player)
            .order_by(records.c.finished_ms.desc(), records.c.id.desc())
            .limit(limit)
        )
        if behind is not None:
            query = query.where(
                or_(
                    records.c.finished_ms < behind.finished_ms,
                    (records.c.finished_ms == behind.finished_ms) & (records.c.id < behind.id),
                )
            )
        if only_rated:
            query = query.where(records.c.is_rated)
        async with self._store.cold.read() as connection:
            rows = (await connection.execute(query)).all()
            return await _with_seats(connection, rows)

    async def game(self, id_: str) -> tuple[KeptGame, str] | None:
        """Return the game *id_* and its record as text; None when none is called so.

        Raises:
            StoreError: it cannot be read.
        """
        query = _games().add_columns(records.c.text).where(records.c.id == id_)
        async with self._store.cold.read() as connection:
            row = (await connection.execute(query)).one_or_none()
            if row is None:
                return None
            [game] = await _with_seats(connection, [row])
        return game, row.text


@dataclass(frozen=True, slots=True)
class PlayedAgain:
    """A game from beginning to end: its moments, and how it stood at last."""

    replayed: protocol.Replayed
    view: protocol.View


def play_again(game: KeptGame, text: str, reader: str | None) -> PlayedAgain:
    """Return the whole of *game*, whose record is *text*, from the seat of *reader*.

    Who did not play it, by his public id, looks from the first seat.

    Raises:
        RecordError: *text* is no record.
    """
    record = parse_record(text, check=False)
    seats = tuple(SeatSettings(seat.name, seat.level, seat.player) for seat in game.seats)
    opened = TableOpened(
        RULES_VERSION, str(record.rules), TableSettings(seats, access=Access.LINK), table=game.id
    )
    turns = (Moved(format_turn(seat, move)) for seat, move in record.turns)
    table = Table.replay((opened, Dealt.of(1, record.deal), *turns))
    players = [seat.player for seat in seats]
    seat = players.index(reader) if reader in players and reader is not None else 0
    return PlayedAgain(wire.replay_for(game.id, table, seat, ""), wire.view_for(table, seat))


def _games() -> Select[Any]:
    return select(
        records.c.id, records.c.finished_ms, records.c.rules, records.c.is_rated
    ).select_from(records)


async def _with_seats(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[KeptGame]:
    """Return the games of *rows* with who played them."""
    ids = [row.id for row in rows]
    query = (
        select(
            record_players,
            rating_changes.c.before,
            rating_changes.c.after,
        )
        .join_from(
            record_players,
            rating_changes,
            and_(
                rating_changes.c.record == record_players.c.record,
                rating_changes.c.seat == record_players.c.seat,
            ),
            isouter=True,
        )
        .where(record_players.c.record.in_(ids))
        .order_by(record_players.c.record, record_players.c.seat)
    )
    seats: defaultdict[str, list[KeptSeat]] = defaultdict(list)
    for row in await connection.execute(query):
        seats[row.record].append(
            KeptSeat(
                row.name,
                row.level,
                row.player,
                row.is_fool,
                None if row.before is None else round(row.before),
                None if row.after is None else round(row.after),
            )
        )
    return [
        KeptGame(row.id, row.finished_ms, row.rules, row.is_rated, tuple(seats[row.id]))
        for row in rows
    ]
