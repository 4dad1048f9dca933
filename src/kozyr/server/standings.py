"""`Standings`: who plays how well here, who leads, and who should be looked at.

It is written in the transaction that keeps a finished game's record, so that a game is rated
once however many workers see its end.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from sqlalchemy import ColumnElement, and_, func, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from kozyr.rules import GameRecord, Rules
from kozyr.rules.choices import Teams
from kozyr.server.store.cold import insert_into
from kozyr.server.store.interface import Store
from kozyr.server.store.schema import accounts, rating_changes, ratings, record_players, throws
from kozyr.study.collusion import Throws, suspects, throws_of
from kozyr.study.ratings import (
    START,
    START_DEVIATION,
    Family,
    Skill,
    Standing,
    family_of,
    rated,
    weight_of,
)

BOT: Final = "bot:"
"""What the rating of a bot is kept under, before its level."""
DAY_MS: Final = 24 * 60 * 60 * 1000
_NEWEST: Final = 50


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over.

    `players` are public ids by seat, or `BOT` and a level; `left` are the seats of those who
    left it for good while it was played.
    """

    record_id: str
    finished_ms: int
    record: GameRecord
    players: tuple[str, ...]
    fools: tuple[int, ...]
    left: tuple[int, ...] = ()
    is_rated: bool = True


@dataclass(frozen=True, slots=True)
class Rated:
    """What is believed of a player in games of one family among so many `seats`."""

    family: Family
    seats: int
    skill: Skill
    games: int
    lost: int


@dataclass(frozen=True, slots=True)
class Leader:
    """One of those who play best."""

    player: str
    name: str
    rated: Rated


@dataclass(frozen=True, slots=True)
class Change:
    """What one game did to a rating."""

    record_id: str
    family: Family
    seats: int
    before: int
    after: int
    played_ms: int


@dataclass(frozen=True, slots=True)
class Profile:
    """What everybody may know of a player: the newest `changes` come first."""

    player: str
    name: str
    since_ms: int
    games: int
    lost: int
    ratings: tuple[Rated, ...]
    changes: tuple[Change, ...]


class Standings:
    """The ratings of one store."""

    def __init__(self, store: Store) -> None:
        """Keep them in *store*."""
        self._store = store

    # Writing.

    async def note(self, connection: AsyncConnection, game: Finished) -> None:
        """Let *game* count, in the transaction that writes its record for the first time."""
        await self._count_throws(connection, game)
        if game.is_rated and len(set(game.players)) > 1:
            await self._rate(connection, game)

    async def _rate(self, connection: AsyncConnection, game: Finished) -> None:
        rules = game.record.rules
        family, seats = family_of(rules), len(game.players)
        known = await self._locked(connection, game, family)
        standing = Standing(game.fools, game.left, teams=rules.teams is not Teams.NONE)
        weight = weight_of(await self._games_of_a_day(connection, game))
        before = [known[player] for player in game.players]
        after = rated(before, standing, weight)
        for player in known:
            # A bot may sit at several seats of one table.
            mine = [seat for seat, other in enumerate(game.players) if other == player]
            await connection.execute(
                update(ratings)
                .where(_is_of(player, family, seats))
                .values(
                    rating=sum(after[seat].rating for seat in mine) / len(mine),
                    deviation=sum(after[seat].deviation for seat in mine) / len(mine),
                    games=ratings.c.games + len(mine),
                    lost=ratings.c.lost + sum(_has_lost(game, seat) for seat in mine),
                    played_ms=game.finished_ms,
                )
            )
        await connection.execute(
            rating_changes.insert(),
            [
                {
                    "record": game.record_id,
                    "seat": seat,
                    "player": player,
                    "family": family.value,
                    "seats": seats,
                    "before": before[seat].rating,
                    "after": after[seat].rating,
                    "played_ms": game.finished_ms,
                }
                for seat, player in enumerate(game.players)
            ],
        )

    async def _locked(
        self, connection: AsyncConnection, game: Finished, family: Family
    ) -> dict[str, Skill]:
        """Return what is believed of the players; nobody else changes it until the end.

        In the order of their ids, so that two who lock the same never wait for each other.
        """
        seats = len(game.players)
        known: dict[str, Skill] = {}
        for player in sorted(set(game.players)):
            fresh = {
                "player": player,
                "family": family.value,
                "seats": seats,
                "rating": START,
                "deviation": START_DEVIATION,
                "games": 0,
                "lost": 0,
                "played_ms": game.finished_ms,
            }
            insert = insert_into(connection, ratings).values(fresh).on_conflict_do_nothing()
            await connection.execute(insert)
            query = select(ratings.c.rating, ratings.c.deviation).where(
                _is_of(player, family, seats)
            )
            row = (await connection.execute(query.with_for_update())).one()
            known[player] = Skill(row.rating, row.deviation)
        return known

    async def _games_of_a_day(self, connection: AsyncConnection, game: Finished) -> int:
        """How many games two of the players have had with each other within a day, at most."""
        one, other = rating_changes.alias(), rating_changes.alias()
        most = 0
        for first, second in combinations(sorted(set(game.players)), 2):
            query = (
                select(func.count(func.distinct(one.c.record)))
                .select_from(one.join(other, one.c.record == other.c.record))
                .where(
                    one.c.player == first,
                    other.c.player == second,
                    one.c.played_ms > game.finished_ms - DAY_MS,
                )
            )
            most = max(most, (await connection.execute(query)).scalar_one())
        return most

    async def _count_throws(self, connection: AsyncConnection, game: Finished) -> None:
        counted = {
            (game.players[thrower], game.players[defender]): each
            for (thrower, defender), each in throws_of(game.record).items()
        }
        # In order, for the same reason as in `_locked`.
        rows = [
            {
                "thrower": thrower,
                "defender": defender,
                "chances": each.chances,
                "thrown": each.thrown,
            }
            for (thrower, defender), each in sorted(counted.items(), key=lambda item: item[0])
            if not (thrower.startswith(BOT) or defender.startswith(BOT))
        ]
        if not rows:
            return
        insert = insert_into(connection, throws)
        await connection.execute(
            insert.on_conflict_do_update(
                index_elements=["thrower", "defender"],
                set_={
                    "chances": throws.c.chances + insert.excluded.chances,
                    "thrown": throws.c.thrown + insert.excluded.thrown,
                },
            ),
            rows,
        )

    # Reading.

    async def of(self, player: str) -> list[Rated]:
        """Return the ratings of *player*, by family and number of seats."""
        query = (
            select(ratings)
            .where(ratings.c.player == player)
            .order_by(ratings.c.family, ratings.c.seats)
        )
        async with self._store.cold.read() as connection:
            return [_rated(row) for row in await connection.execute(query)]

    async def of_all(self, players: Iterable[str]) -> dict[str, list[Rated]]:
        """Return the ratings of each of *players*."""
        found: dict[str, list[Rated]] = {player: [] for player in players}
        query = select(ratings).where(ratings.c.player.in_(found))
        async with self._store.cold.read() as connection:
            for row in await connection.execute(query):
                found[row.player].append(_rated(row))
        return found

    async def leaders(self, family: Family, seats: int, limit: int) -> list[Leader]:
        """Return the best of those whose rating says something, people and bots."""
        query = (
            select(ratings, accounts.c.name)
            .join_from(ratings, accounts, ratings.c.player == accounts.c.id, isouter=True)
            .where(
                ratings.c.family == family.value,
                ratings.c.seats == seats,
                # Bots have no account.
                or_(accounts.c.kind.is_(None), accounts.c.kind != "deleted"),
            )
            .order_by(ratings.c.rating.desc(), ratings.c.player)
        )
        async with self._store.cold.read() as connection:
            rows = await connection.execute(query)
            found = [Leader(row.player, row.name or "", _rated(row)) for row in rows]
        return [leader for leader in found if leader.rated.skill.is_settled][:limit]

    async def profile(self, player: str) -> Profile | None:
        """Return what everybody may know of *player*; None when nobody has that id."""
        async with self._store.cold.read() as connection:
            query = select(accounts.c.name, accounts.c.created_ms).where(
                accounts.c.id == player, accounts.c.kind != "deleted"
            )
            account = (await connection.execute(query)).one_or_none()
            if account is None:
                return None
            played = (
                select(
                    func.count().label("games"),
                    func.count().filter(record_players.c.is_fool).label("lost"),
                )
                .select_from(record_players)
                .where(record_players.c.player == player)
            )
            total = (await connection.execute(played)).one()
            changes = (
                select(rating_changes)
                .where(rating_changes.c.player == player)
                .order_by(rating_changes.c.played_ms.desc(), rating_changes.c.record)
                .limit(_NEWEST)
            )
            newest = tuple(_change(row) for row in await connection.execute(changes))
        known = tuple(await self.of(player))
        return Profile(
            player, account.name, account.created_ms, total.games, total.lost, known, newest
        )

    async def suspects(self) -> list[tuple[str, str, Throws]]:
        """Return who throws in against whom strikingly rarely; somebody should look at them."""
        async with self._store.cold.read() as connection:
            rows = await connection.execute(select(throws))
            known = {(row.thrower, row.defender): Throws(row.chances, row.thrown) for row in rows}
        return [(*pair, known[pair]) for pair in suspects(known)]


def players_of(
    people: Sequence[str | None], levels: Sequence[str | None]
) -> tuple[str, ...] | None:
    """Return who is rated, by seat; None when somebody is neither a person nor a bot."""
    found = [
        BOT + level if level is not None else person
        for person, level in zip(people, levels, strict=True)
    ]
    known = [player for player in found if player is not None]
    return tuple(known) if len(known) == len(found) else None


def shown(known: Iterable[Rated], rules: Rules, seats: int) -> int | None:
    """Return the rating to show at a table of *rules* and *seats*; None while it says little."""
    family = family_of(rules)
    for each in known:
        if each.family is family and each.seats == seats and each.skill.is_settled:
            return round(each.skill.rating)
    return None


def _is_of(player: str, family: Family, seats: int) -> ColumnElement[bool]:
    return and_(
        ratings.c.player == player, ratings.c.family == family.value, ratings.c.seats == seats
    )


def _has_lost(game: Finished, seat: int) -> bool:
    return seat in game.fools or seat in game.left


def _rated(row: Row[tuple[object, ...]]) -> Rated:
    return Rated(
        Family(row.family), row.seats, Skill(row.rating, row.deviation), row.games, row.lost
    )


def _change(row: Row[tuple[object, ...]]) -> Change:
    return Change(
        row.record,
        Family(row.family),
        row.seats,
        round(row.before),
        round(row.after),
        row.played_ms,
    )
