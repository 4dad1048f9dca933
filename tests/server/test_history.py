"""What has happened in a deal, told again to one who asks."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.client import (
    AT_ONCE,
    Seat,
    Wire,
    browser,
    legal_moves,
    play,
    play_to_the_end,
    seat,
)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with browser(tmp_path, rhythm=AT_ONCE) as opened:
        yield opened


@pytest.fixture
def player(client: TestClient) -> Iterator[Seat]:
    with seat(client) as opened:
        yield opened


def ask(player: Seat, table: str) -> Wire:
    return player.ask({"type": "history", "table": table})


def test_what_is_told_again_is_what_was_told(player: Seat) -> None:
    updates = play_to_the_end(player, player.open(["beginner", "beginner"]), random.Random(1))

    again = ask(player, updates[0]["table"])

    assert again["type"] == "happened"
    assert again["seq"] == updates[-1]["seq"]
    assert again["events"] == [event for update in updates for event in update["events"]]
    assert again["events"][0]["type"] == "dealt"


def test_others_cards_stay_hidden(player: Seat) -> None:
    updates = play_to_the_end(player, player.open(["beginner", "beginner"]), random.Random(2))
    events = ask(player, updates[0]["table"])["events"]
    drawn = [event for event in events if event["type"] == "drew_up" and event["seat"] != 0]
    assert drawn
    assert all(len(event["cards"]) <= event["trump_card"] for event in drawn)


def test_what_was_taken_back_has_not_happened(player: Seat) -> None:
    update = player.open()
    while not update["view"]["seats"][0]["to_act"]:
        update = player.receive()
    table = update["table"]
    before = ask(player, table)["events"]
    moved = player.ask(play(update, legal_moves(update["view"])[0]))
    assert len(ask(player, table)["events"]) > len(before)

    player.ask({"type": "undo", "table": table, "seen": moved["seq"]})

    assert ask(player, table)["events"] == before


def test_another_players_table_is_refused(client: TestClient, player: Seat) -> None:
    table = player.open()["table"]
    client.cookies.clear()
    client.get("/")
    with seat(client) as stranger:
        assert ask(stranger, table)["code"] == "no_such_table"
