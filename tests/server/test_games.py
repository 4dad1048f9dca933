"""Whole games over the socket."""

import json
import random
from pathlib import Path

import pytest

from kozyr.cards import Card
from kozyr.rules import PRESETS, Rules
from kozyr.rules.choices import Teams
from tests.server.client import AT_ONCE, browser, play_to_the_end, seat

PACK = {str(card) for card in Rules.preset("app").cards}


GAMES = [
    *[(rules, seats) for rules in ("app", "app+transfer") for seats in range(2, 7)],
    *[(rules, Rules.preset(rules).min_seats) for rules in PRESETS],
    ("neighbours", 5),
    ("one by one", 4),
    ("two packs", 12),
    ("jokers", 9),
    ("two packs discard=open swap_trump=on transfer=on transfer_by_showing=any_card", 4),
    ("app trump_source=last_dealt opening=equal_ranks", 3),
    ("app trump_mode=none swap_trump=off attack_limit=0 first_bout_limit=0", 3),
    ("teams throw_order=ordered throwers=neighbours team_out_seat=skipped", 4),
    ("classic 52 trump_source=bottom_card swap_trump=on hand_size=8", 4),
]


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_a_game_is_played_to_its_end(tmp_path: Path, seats: int, rules: str) -> None:
    opponents = (["beginner", "regular"] * 6)[: seats - 1]
    rng = random.Random(f"{seats}{rules}")

    with browser(tmp_path, rhythm=AT_ONCE) as client, seat(client) as player:
        updates = play_to_the_end(player, player.open(opponents, rules=rules), rng)

    result = updates[-1]["view"]["result"]
    if Rules.parse(rules).teams is Teams.NONE and not result["adjudicated"]:
        assert len({*result["places"], *result["fools"]}) == seats
    assert updates[-1]["events"][-1] == {"type": "game_over", "result": result}
    assert [update["seq"] for update in updates] == list(range(2, len(updates) + 2))
    assert all(Rules.parse(update["view"]["rules"]) == Rules.parse(rules) for update in updates)


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
    assert not last["view"]["can_undo"]
    assert again["table"] == last["table"]
    assert again["view"]["deal"] == 2
    assert again["events"][0]["type"] == "dealt"
    fools = last["view"]["result"]["fools"]
    assert again["view"]["dealer"] == (fools[0] if fools else last["view"]["dealer"])
    assert [seat["name"] for seat in again["view"]["seats"]] == [
        seat["name"] for seat in last["view"]["seats"]
    ]


def test_the_score_of_a_series_is_kept_from_deal_to_deal(tmp_path: Path) -> None:
    rules = "two-player series to 5 series_length=2"
    rng = random.Random(12)
    with browser(tmp_path, rhythm=AT_ONCE) as client, seat(client) as player:
        update = player.open(rules=rules)
        kept = {"kind": "to_points", "length": 2, "points_for": True}
        assert update["view"]["series"] == kept | {
            "points": [0, 0],
            "deals": 0,
            "over": False,
            "winners": [],
        }
        while not update["view"]["series"]["over"]:
            if update["view"]["result"]:
                before = update["view"]["series"]
                update = player.ask({"type": "rematch", "table": update["table"]})
                assert update["view"]["series"] == before
            update = play_to_the_end(player, update, rng)[-1]
        series = update["view"]["series"]
        assert series["points"][series["winners"][0]] == 2
        again = player.ask({"type": "rematch", "table": update["table"]})

    assert again["view"]["series"]["points"] == [0, 0]


def test_a_deal_that_counts_by_itself_has_no_series(tmp_path: Path) -> None:
    with browser(tmp_path) as client, seat(client) as player:
        assert player.open()["view"]["series"] is None


@pytest.mark.parametrize(("rules", "seats"), [("app", 3), ("two packs discard=open", 4)])
def test_a_view_names_no_card_of_others(tmp_path: Path, rules: str, seats: int) -> None:
    """Every card a player is told of was laid, shown, turned up, or his own."""
    with browser(tmp_path, rhythm=AT_ONCE) as client, seat(client) as player:
        opened = player.open(["regular"] * (seats - 1), rules=rules)
        updates = play_to_the_end(player, opened, random.Random(9))

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
