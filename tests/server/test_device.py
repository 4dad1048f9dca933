"""Several people at one device: nobody's cards come before he has it in his hands."""

import random
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tests.server.client import AT_ONCE, Seat, Wire, browser, legal_moves, play
from tests.server.company import cookie_of_a_newcomer, line, until

NAMES = ["Ann", "Ben"]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with browser(tmp_path_factory.mktemp("device"), rhythm=AT_ONCE) as opened:
        yield opened


def opened(device: Seat, rules: str = "short 24", **wishes: object) -> Wire:
    """Open a table for two at *device*; return what it shows."""
    message = {"rules": rules, "people": NAMES, "bots": [], "pace": "instant"} | wishes
    return device.ask({"type": "open_on_device", **message})


def hold(device: Seat, update: Wire) -> Wire:
    """Let the one to whom the device is handed hold it."""
    turn = update["device"]["turn"]
    return device.ask({"type": "hold", "table": update["table"], "seat": turn})


def test_no_card_is_shown_before_the_one_whose_it_is_holds_the_device(client: TestClient) -> None:
    with line(client, cookie_of_a_newcomer(client)) as device:
        update = opened(device)
        view = update["view"]
        assert (view["watching"], view["hand"]) == (True, [])
        assert [seat["name"] for seat in view["seats"]] == NAMES
        assert update["device"] == {"turn": view["attacker"]}
        [dealt] = [event for event in update["events"] if event["type"] == "dealt"]
        assert dealt["hand"] == []

        held = hold(device, update)
        assert (held["view"]["you"], len(held["view"]["hand"])) == (view["attacker"], 6)
        told = device.ask(play(held, legal_moves(held["view"])[0]))
        assert (told["view"].get("watching"), told["view"]["hand"]) == (True, [])
        assert told["device"] == {"turn": view["defender"]}
        assert told["view"]["table"]

        # Nor does a line that is opened anew know whose hands it is in.
        history = device.ask({"type": "history", "table": update["table"]})
        assert history["events"][0]["hand"] == []
        share = {"table": update["table"], "with_hand": True, "language": "en"}
        assert device.ask({"type": "share"} | share)["code"] == "not_now"


def test_who_does_not_hold_the_device_plays_nothing(client: TestClient) -> None:
    with line(client, cookie_of_a_newcomer(client)) as device:
        update = opened(device)
        attacker, table = update["view"]["attacker"], update["table"]
        move = {"type": "take"}
        about = {"type": "play", "table": table, "seen": update["seq"], "move": move}
        assert device.ask(about | {"seat": attacker})["code"] == "not_your_seat"
        other = {"type": "hold", "table": table, "seat": 1 - attacker}
        assert device.ask(other)["code"] == "not_now"
        hold(device, update)
        assert device.ask(about | {"seat": 1 - attacker})["code"] == "not_your_seat"


def test_a_page_that_is_opened_anew_asks_who_holds_the_device(client: TestClient) -> None:
    cookie = cookie_of_a_newcomer(client)
    with line(client, cookie) as device:
        update = opened(device)
        assert hold(device, update)["view"]["hand"]
    with line(client, cookie) as device:
        again = until(device, "table")
        assert (again["view"]["watching"], again["view"]["hand"]) == (True, [])
        assert again["device"] == update["device"]


def test_two_play_to_the_end_and_once_more(client: TestClient) -> None:
    with line(client, cookie_of_a_newcomer(client)) as device:
        dice = random.Random(4)
        update = opened(device)
        while update["view"]["result"] is None:
            if update["view"].get("watching"):
                update = hold(device, update)
            assert not update["view"]["can_undo"]
            update = device.ask(play(update, dice.choice(legal_moves(update["view"]))))
        assert (update["view"]["watching"], update["device"]) == (True, {"turn": None})
        assert update["view"]["can_rematch"]
        replayed = device.ask({"type": "replay", "table": update["table"]})
        assert replayed["type"] == "replayed"
        again = device.ask({"type": "rematch", "table": update["table"]})
        assert (again["view"]["deal"], again["view"]["hand"]) == (2, [])
        assert again["device"]["turn"] is not None


def test_while_only_bots_are_awaited_who_held_the_device_still_does(client: TestClient) -> None:
    with line(client, cookie_of_a_newcomer(client)) as device:
        update = opened(device, "app", bots=["beginner", "beginner"])
        dice, table = random.Random(1), update["table"]
        kept = 0
        for _ in range(400):
            view, turn = update["view"], update["device"]["turn"]
            if view["result"] is not None:
                break
            if view.get("watching"):
                assert view["hand"] == []
                update = until(device, "table") if turn is None else hold(device, update)
            elif turn is None:
                kept += 1
                update = until(device, "table")
            else:
                assert view["you"] == turn
                update = device.ask(play(update, dice.choice(legal_moves(view))))
            if update["type"] == "refused":
                # A bot was faster.
                update = device.ask({"type": "sync", "table": table})
        assert kept


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"people": ["Ann", "ann"]}, "name_taken"),
        ({"people": ["Ann", " "]}, "bad_shape"),
        ({"people": ["Ann"]}, "bad_shape"),
        ({"people": [*"ABCDE"], "bots": ["regular", "regular"]}, "bad_shape"),
        ({"rules": "app min_seats"}, "bad_rules"),
    ],
)
def test_a_table_on_one_device_is_refused(client: TestClient, wishes: Wire, code: str) -> None:
    with line(client, cookie_of_a_newcomer(client)) as device:
        assert opened(device, **wishes)["code"] == code
