"""Ratings, leaders, profiles and suspects, in every kind of store."""

import asyncio

from sqlalchemy import insert

from kozyr.rules import GameRecord
from kozyr.server.standings import BOT, DAY_MS, Finished, Standings, players_of, shown
from kozyr.server.store import Store
from kozyr.server.store.schema import accounts, record_players, records
from kozyr.study.ratings import Family
from tests.server.played import RULES, played
from tests.server.store.logs import Run
from tests.server.store.rows import RECORD

START_MS = 1_700_000_000_000


async def _note(store: Store, game: Finished) -> None:
    async with store.cold.begin() as connection:
        await connection.execute(insert(records).values(RECORD | {"id": game.record_id}))
        await connection.execute(
            insert(record_players),
            [
                {
                    "record": game.record_id,
                    "seat": seat,
                    "player": None if player.startswith(BOT) else player,
                    "name": player,
                    "level": None,
                    "is_fool": seat in game.fools,
                }
                for seat, player in enumerate(game.players)
            ],
        )
        await Standings(store).note(connection, game)


def _game(number: int, players: tuple[str, ...], fool: int, *, at_ms: int = START_MS) -> Finished:
    return Finished(f"g{number}", at_ms + number, played(1, len(players)), players, (fool,))


def test_who_loses_goes_down_and_who_leads_is_told(store: Store, run: Run) -> None:
    standings = Standings(store)

    async def check() -> None:
        for number in range(25):
            fool = 0 if number % 4 == 3 else 1
            await _note(store, _game(number, ("ann", f"{BOT}regular"), fool, at_ms=number * DAY_MS))
        [ann], [bot] = await standings.of("ann"), await standings.of(f"{BOT}regular")
        assert (ann.family, ann.seats, ann.games, ann.lost) == (Family.THROW_IN, 2, 25, 6)
        assert (bot.games, bot.lost) == (25, 19)
        assert ann.skill.rating > 1500 > bot.skill.rating
        assert shown([ann], RULES, 2) == round(ann.skill.rating)
        assert shown([ann], RULES, 3) is None

        leaders = await standings.leaders(Family.THROW_IN, 2, 10)
        assert [leader.player for leader in leaders] == ["ann", f"{BOT}regular"]
        assert await standings.leaders(Family.TRANSFER, 2, 10) == []
        assert [leader.player for leader in await standings.leaders(Family.THROW_IN, 2, 1)] == [
            "ann"
        ]

    run(check())


def test_who_has_played_little_does_not_lead(store: Store, run: Run) -> None:
    async def check() -> None:
        await _note(store, _game(1, ("ann", "bob"), 1))
        assert await Standings(store).leaders(Family.THROW_IN, 2, 10) == []

    run(check())


def test_the_same_two_on_one_day_count_less_and_less(store: Store, run: Run) -> None:
    standings = Standings(store)

    async def gains(names: tuple[str, str], apart_ms: int) -> list[float]:
        found, before = [], 1500.0
        for number in range(4):
            game = _game(number, names, 1, at_ms=START_MS + number * apart_ms)
            await _note(store, Finished(names[0] + game.record_id, *_rest(game)))
            [known] = await standings.of(names[0])
            found.append(known.skill.rating - before)
            before = known.skill.rating
        return found

    async def check() -> None:
        in_a_row = await gains(("ann", "bob"), 60_000)
        day_by_day = await gains(("eve", "dan"), 2 * DAY_MS)
        assert in_a_row[0] == day_by_day[0]
        assert all(one < other for one, other in zip(in_a_row[1:], day_by_day[1:], strict=True))

    run(check())


def _rest(game: Finished) -> tuple[int, GameRecord, tuple[str, ...], tuple[int, ...]]:
    return game.finished_ms, game.record, game.players, game.fools


def test_games_that_end_at_once_all_count(store: Store, run: Run) -> None:
    """Of several workers each reads what the others have written."""
    standings = Standings(store)

    async def check() -> None:
        games = [_game(number, ("ann", f"b{number}", "eve"), number % 3) for number in range(12)]
        games += [_game(20 + number, ("eve", f"c{number}", "ann"), 1) for number in range(12)]
        await asyncio.gather(*(_note(store, game) for game in games))
        for player in ("ann", "eve"):
            [known] = await standings.of(player)
            assert known.games == 24

    run(check())


def test_who_left_has_lost(store: Store, run: Run) -> None:
    async def check() -> None:
        game = Finished("g1", START_MS, played(1, 3), ("ann", "bob", "eve"), (0,), left=(2,))
        await _note(store, game)
        known = {player: (await Standings(store).of(player))[0] for player in game.players}
        assert [known[player].lost for player in game.players] == [1, 0, 1]
        assert known["eve"].skill.rating < known["ann"].skill.rating

    run(check())


def test_a_game_that_is_not_rated_changes_no_rating(store: Store, run: Run) -> None:
    async def check() -> None:
        game = Finished("g1", START_MS, played(1), ("ann", "bob"), (0,), is_rated=False)
        await _note(store, game)
        assert await Standings(store).of("ann") == []

    run(check())


def test_a_profile_tells_what_is_known(store: Store, run: Run) -> None:
    standings = Standings(store)

    async def check() -> None:
        async with store.cold.begin() as connection:
            await connection.execute(
                insert(accounts).values(
                    player="key", id="ann", name="Ann", kind="account", created_ms=7
                )
            )
        for number in range(3):
            await _note(store, _game(number, ("ann", "bob"), number % 2))
        profile = await standings.profile("ann")
        assert profile is not None
        assert (profile.name, profile.since_ms) == ("Ann", 7)
        assert (profile.games, profile.lost) == (3, 2)
        assert [change.record_id for change in profile.changes] == ["g2", "g1", "g0"]
        assert [change.after < change.before for change in profile.changes] == [True, False, True]
        assert profile.changes[0].after == round(profile.ratings[0].skill.rating)
        assert await standings.profile("nobody") is None

    run(check())


def test_who_spares_a_friend_is_listed(store: Store, run: Run) -> None:
    async def check() -> None:
        for seed in range(40):
            record = played(seed, 3, spares=True)
            game = Finished(f"g{seed}", START_MS, record, ("ann", "bob", "eve"), (2,))
            await _note(store, game)
        [(thrower, defender, throws)] = await Standings(store).suspects()
        assert (thrower, defender) == ("ann", "bob")
        assert throws.thrown == 0
        assert throws.chances >= 20

    run(check())


def test_who_is_rated_is_known_by_seat() -> None:
    assert players_of(["p1", None], [None, "regular"]) == ("p1", "bot:regular")
    assert players_of(["p1", None], [None, None]) is None
