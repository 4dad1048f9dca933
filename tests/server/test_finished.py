"""Games that are over, over HTTP: who may see which."""

import asyncio
import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from kozyr.server.accounts.late import LateAccounts
from kozyr.server.app import create_app
from kozyr.server.games import PAGE
from kozyr.server.hall import Hall
from kozyr.server.store import SqliteStore
from kozyr.tables import SeatSettings
from tests.server.client import AT_ONCE, ORIGIN, UNLIMITED, make_page
from tests.server.company import cookie_of_a_newcomer
from tests.server.finished import finish_games

BOT = SeatSettings("Bot", "regular")
RATED = PAGE + 8


class Visitors:
    """A server, Ann with games, and Ben with none."""

    def __init__(self, client: TestClient, ann: str, ben: str, id_: str) -> None:
        self.client, self.ann, self.ben, self.id = client, ann, ben, id_

    def get(self, address: str, cookie: str = "") -> Response:
        return self.client.get(address, headers={"cookie": cookie} if cookie else {})


@pytest.fixture(scope="module")
def visitors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    folder: Path = tmp_path_factory.mktemp("games")
    store = SqliteStore(folder / "kozyr.sqlite3")
    accounts = LateAccounts(store)
    app = create_app(
        Hall(store, AT_ONCE, people=accounts),
        make_page(folder / "page"),
        UNLIMITED,
        accounts=accounts,
    )
    with TestClient(app, base_url=ORIGIN) as client:
        ann, ben = cookie_of_a_newcomer(client), cookie_of_a_newcomer(client)

        async def play() -> str:
            key = hashlib.sha256(ann.partition("=")[2].encode()).hexdigest()
            who = (await LateAccounts(store).who(key)).id
            seats = (SeatSettings("Ann", player=who), BOT)
            await finish_games(store, seats, RATED, name="rated")
            await finish_games(store, seats, 1, rated=False, name="private")
            return who

        yield Visitors(client, ann, ben, asyncio.run(play()))
    store.close()


def test_ones_own_games_come_in_pages_the_newest_first(visitors: Visitors) -> None:
    first = visitors.get("/api/games", visitors.ann).json()
    second = visitors.get(f"/api/games?behind={first['next']}", visitors.ann).json()

    assert first["me"] == visitors.id
    assert (len(first["games"]), len(second["games"]), second["next"]) == (
        PAGE,
        RATED + 1 - PAGE,
        None,
    )
    together = [*first["games"], *second["games"]]
    times = [game["finished_ms"] for game in together]
    assert times == sorted(times, reverse=True)
    assert len({game["id"] for game in together}) == RATED + 1
    newest = first["games"][0]["seats"]
    assert newest[0]["player"] == visitors.id
    assert newest[0]["after"] is not None
    assert newest[1]["level"] == "regular"


def test_who_has_played_nothing_has_no_games(visitors: Visitors) -> None:
    assert visitors.get("/api/games", visitors.ben).json()["games"] == []
    assert visitors.get("/api/games").status_code == 401
    assert visitors.get("/api/games?behind=x", visitors.ann).status_code == 400


def test_a_rated_game_can_be_replayed_by_anybody(visitors: Visitors) -> None:
    for cookie in (visitors.ann, visitors.ben, ""):
        told = visitors.get("/api/games/rated0-1", cookie)
        assert told.headers["cache-control"] == "no-store"
        game = told.json()
        assert game["view"]["result"] is not None
        assert len(game["replayed"]["moments"]) > 10
        assert game["replayed"]["moments"][0]["seats"][1]["hand"]


def test_a_game_that_is_not_rated_is_for_those_who_played_it(visitors: Visitors) -> None:
    assert visitors.get("/api/games/private0-1", visitors.ann).status_code == 200
    for cookie in (visitors.ben, ""):
        refused = visitors.get("/api/games/private0-1", cookie)
        assert (refused.status_code, refused.json()) == (404, {"code": "no_such_game"})
    assert visitors.get(f"/api/games/{'x' * 4000}", visitors.ann).status_code == 404


def test_a_profile_tells_rated_games_alone(visitors: Visitors) -> None:
    told = visitors.get(f"/api/players/{visitors.id}").json()

    assert told["games"] == RATED + 1
    assert {game["id"][:5] for game in told["newest"]} == {"rated"}
    last = told["newest"][0]["seats"][0]
    assert told["changes"][0]["after"] == last["after"] == told["ratings"][0]["rating"]


def test_the_welcome_and_the_lobby_tell_ratings(visitors: Visitors) -> None:
    headers = {"origin": ORIGIN, "cookie": visitors.ann}
    with visitors.client.websocket_connect("/ws", headers=headers) as socket:
        welcome = socket.receive_json()
        [rating] = welcome["me"]["ratings"]
        assert (rating["family"], rating["players"], rating["games"]) == ("throw_in", 2, RATED)
        socket.send_json(
            {
                "type": "open_table",
                "id": "1",
                "name": "Ann",
                "rules": "app",
                "seats": 2,
                "bots": [],
                "settings": {
                    "access": "open",
                    "clock": None,
                    "watching": "free",
                    "talk": "phrases",
                    "starts": "host",
                    "rated": True,
                },
            }
        )
        while socket.receive_json()["type"] != "gathering":
            pass
        socket.send_json({"type": "lobby", "id": "2", "on": True})
        while (told := socket.receive_json())["type"] != "lobby":
            pass
    [listing] = told["tables"]
    assert listing["seats"][0]["rating"] == rating["rating"]
