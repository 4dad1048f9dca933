"""Whole games over the socket."""

import json
import random
from pathlib import Path

import pytest

from kozyr.cards import Card
from kozyr.rules import Rules
from tests.server.client import AT_ONCE, browser, play_to_the_end, seat

PACK = {str(card) for card in Rules.preset("app").cards}


@pytest.mark.parametrize("preset", ["app", "app+transfer"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_game_is_played_to_its_end(tmp_path: Path, seats: int, preset: str) -> None:
    opponents = (["beginner", "regular"] * 3)[: seats - 1]
    rng = random.Random(f"{seats}{preset}")

    with browser(tmp_path, rhythm=AT_ONCE) as client, seat(client) as player:
        updates = play_to_the_end(player, player.open(opponents, preset=preset), rng)

    result = updates[-1]["view"]["result"]
    assert len(set(result["places"]) | ({result["fool"]} - {None})) == seats
    assert updates[-1]["events"][-1] == {"type": "game_over", "result": result}
    assert [update["seq"] for update in updates] == list(range(2, len(updates) + 2))
    assert all(update["preset"] == preset for update in updates)


def test_the_counts_of_every_view_add_up_to_the_pack(tmp_path: Path) -> None:
    with browser(tmp_path, rhythm=AT_ONCE) as client, seat(client) as player:
        updates = play_to_the_end(player, player.open(["regular"] * 3), random.Random(7))

    for view in (update["view"] for update in updates):
        on_table = sum(1 + (pair["beat"] is not None) for pair in view["table"])
        held = sum(seat["cards"] for seat in view["seats"])
        assert held + on_table + view["stock"] + view["discard"] == 36
        assert len(view["hand"]) == view["seats"][view["you"]]["cards"]


def test_a_rematch_deals_again_at_the_same_table(tmp_path: Path) -> None:
    with browser(tmp_path, rhythm=AT_ONCE) as client, seat(client) as player:
        last = play_to_the_end(player, player.open(["regular"] * 2), random.Random(8))[-1]
        again = player.ask({"type": "rematch", "table": last["table"]})

    assert last["view"]["can_rematch"]
    assert again["table"] == last["table"]
    assert again["view"]["deal"] == 2
    assert again["events"][0]["type"] == "dealt"
    fool = last["view"]["result"]["fool"]
    assert again["view"]["dealer"] == (last["view"]["dealer"] if fool is None else fool)
    assert [seat["name"] for seat in again["view"]["seats"]] == [
        seat["name"] for seat in last["view"]["seats"]
    ]


def test_a_view_names_no_card_of_others(tmp_path: Path) -> None:
    """Every card a player is told of was laid, shown, turned up, or his own."""
    with browser(tmp_path, rhythm=AT_ONCE) as client, seat(client) as player:
        updates = play_to_the_end(player, player.open(["regular"] * 2), random.Random(9))

    seen: set[str] = set()
    for update in updates:
        for event in update["events"]:
            if event["type"] == "drew_up" and event["seat"] != update["view"]["you"]:
                assert len(event["cards"]) == (1 if event["trump_card"] else 0)
            seen |= set(cards_in(event))
        view = update["view"]
        seen |= {card["card"] for card in view["hand"]} | {view["trump_card"]}
        assert set(cards_in(view)) <= seen


def cards_in(value: object) -> list[str]:
    return [word for word in json.dumps(value).split('"') if word in PACK and Card.parse(word)]
