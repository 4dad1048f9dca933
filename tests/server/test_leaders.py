"""Leaders and profiles over HTTP."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert
from starlette.testclient import TestClient

from kozyr.server.standings import BOT, DAY_MS, Finished, Standings
from kozyr.server.store import SqliteStore
from kozyr.server.store.schema import accounts
from tests.server.client import browser
from tests.server.played import played

ACCOUNT = {"player": "key", "id": "ann", "name": "Ann", "kind": "account", "created_ms": 7}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A browser at a server where Ann has lost seven of thirty games against a bot."""
    folder = tmp_path_factory.mktemp("leaders")
    asyncio.run(_fill(folder / "kozyr.sqlite3"))
    with browser(folder) as client:
        yield client


async def _fill(file: Path) -> None:
    store = SqliteStore(file)
    async with store.cold.begin() as connection:
        await connection.execute(insert(accounts).values(ACCOUNT))
        for number in range(30):
            fool = 0 if number % 4 == 3 else 1
            players = ("ann", f"{BOT}regular")
            game = Finished(f"g{number}", number * DAY_MS, played(1), players, (fool,))
            await Standings(store).note(connection, game)
    await store.aclose()


def test_leaders_are_told_with_the_bots(client: TestClient) -> None:
    told = client.get("/api/leaders/throw_in/2")

    assert told.status_code == 200
    assert told.headers["cache-control"] == "public, max-age=30"
    ann, bot = told.json()["leaders"]
    assert ann | {"rating": 0} == {
        "player": "ann",
        "name": "Ann",
        "level": None,
        "rating": 0,
        "games": 30,
        "lost": 7,
    }
    assert (bot["player"], bot["name"], bot["level"]) == (None, None, "regular")
    assert ann["rating"] > bot["rating"]
    assert client.get("/api/leaders/throw_in/6").json()["leaders"] == []


def test_a_profile_has_ratings_and_the_newest_changes(client: TestClient) -> None:
    told = client.get("/api/players/ann").json()

    assert (told["name"], told["since_ms"]) == ("Ann", 7)
    [rating] = told["ratings"]
    assert (rating["family"], rating["seats"], rating["settled"]) == ("throw_in", 2, True)
    assert [change["record"] for change in told["changes"][:2]] == ["g29", "g28"]
    assert told["changes"][0]["after"] == rating["rating"]


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("/api/leaders/whist/2", "no_such_family"),
        ("/api/players/nobody", "no_such_player"),
        (f"/api/players/{'x' * 4000}", "no_such_player"),
    ],
)
def test_what_is_not_there_is_said_to_be_missing(
    client: TestClient, address: str, code: str
) -> None:
    told = client.get(address)

    assert (told.status_code, told.json()) == (404, {"code": code})
    assert told.headers["cache-control"] == "no-store"
