"""Every message that is refused: the right code, the connection open, the table as it was."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from kozyr.rules import Rules
from kozyr.server import protocol
from kozyr.server.limits import Limits
from kozyr.server.protocol import MAX_MESSAGE_BYTES
from kozyr.tables import EMOTES, PHRASES
from tests.server.client import (
    AT_ONCE,
    NEVER,
    ORIGIN,
    UNLIMITED,
    Seat,
    Wire,
    browser,
    legal_moves,
    play,
    play_to_the_end,
    same_table,
    seat,
    table_where,
)
from tests.server.company import LINK


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with browser(tmp_path_factory.mktemp("messages")) as opened:
        yield opened


@pytest.fixture
def player(client: TestClient) -> Iterator[Seat]:
    with seat(client) as opened:
        if opened.welcome["table"]:
            opened.receive()
        yield opened


def my_turn(player: Seat) -> Wire:
    return table_where(player, person_opens=True)


def assert_unmoved(player: Seat, update: Wire) -> None:
    assert same_table(player.sync(update["table"]), update)


SYNC = {"type": "sync", "id": "x", "table": "t"}
MALFORMED: list[tuple[str, str | bytes]] = [
    ("not_json", ""),
    ("not_json", " "),
    ("not_json", "hello"),
    ("not_json", "{"),
    ("not_json", '{"type":"sync","id":"x","table":"t"'),
    ("not_json", '{"type":"sync","id":"x","table":"t"}}'),
    ("not_json", '{"type":"sync","id":"\\ud800","table":"t"}'),
    ("not_json", "{'type':'sync'}"),
    ("not_json", "NaN"),
    ("not_json", b"{}"),
    ("not_json", json.dumps(SYNC).encode()),
    ("not_json", b"\xff\xfe\x00"),
    ("too_large", json.dumps(SYNC | {"id": "x" * MAX_MESSAGE_BYTES})),
    ("too_large", "[" * (MAX_MESSAGE_BYTES + 1)),
    ("too_large", "ё" * (MAX_MESSAGE_BYTES // 2 + 1)),
    ("bad_shape", "{}"),
    ("bad_shape", "[]"),
    ("bad_shape", "null"),
    ("bad_shape", "1.5"),
    ("bad_shape", '"sync"'),
    ("bad_shape", '{"type":null}'),
    ("bad_shape", r'{"type":"ping","id":"a\u0000"}'),
    ("bad_shape", r'{"type":"sync","id":"a","table":"\u0000"}'),
    ("bad_shape", '{"type":["sync"]}'),
    ("bad_shape", '{"type":"sync","deep":' + "[" * 1500 + "]" * 1500 + "}"),
    ("unknown_type", '{"type":"shout"}'),
    ("unknown_type", '{"type":"Sync"}'),
    ("unknown_type", '{"type":"table","id":"x"}'),
    ("unknown_type", '{"type":""}'),
]


@pytest.mark.parametrize(("code", "frame"), MALFORMED)
def test_a_frame_that_is_no_message_is_refused(player: Seat, code: str, frame: str | bytes) -> None:
    update = my_turn(player)

    if isinstance(frame, bytes):
        player.socket.send_bytes(frame)
    else:
        player.socket.send_text(frame)

    refused = player.receive()
    assert (refused["type"], refused["code"], refused["reason"]) == ("refused", code, None)
    assert len(refused["detail"]) <= 200
    assert_unmoved(player, update)


MOVE = {"type": "take"}
PLAY = {"type": "play", "id": "p", "table": "t", "seat": 0, "seen": 1, "move": MOVE}
NEW = {
    "type": "new_table",
    "id": "n",
    "name": "Ann",
    "rules": "app",
    "opponents": ["beginner"],
    "pace": "normal",
}
CHECK = {"type": "check_rules", "id": "q", "rules": "app", "seats": 2}
MISSHAPEN: list[dict[str, Any]] = [
    SYNC | {"id": ""},
    SYNC | {"id": "x" * 41},
    SYNC | {"id": 1},
    SYNC | {"id": None},
    SYNC | {"table": ""},
    SYNC | {"table": 3},
    SYNC | {"more": 1},
    {"type": "sync", "id": "x"},
    {"type": "leave", "id": "x", "table": "t", "seat": 0},
    {"type": "set_pace", "id": "x", "table": "t", "pace": "fast"},
    {"type": "undo", "id": "x", "table": "t"},
    {"type": "undo", "id": "x", "table": "t", "seen": "1"},
    PLAY | {"seat": -1},
    PLAY | {"seat": 12},
    PLAY | {"seat": "A"},
    PLAY | {"seen": 1.5},
    PLAY | {"seen": None},
    PLAY | {"move": None},
    PLAY | {"move": "take"},
    PLAY | {"move": {}},
    PLAY | {"move": {"type": "pass"}},
    PLAY | {"move": {"type": "take", "card": "6s"}},
    PLAY | {"move": {"type": "attack"}},
    PLAY | {"move": {"type": "attack", "card": "6x"}},
    PLAY | {"move": {"type": "attack", "card": "1s"}},
    PLAY | {"move": {"type": "attack", "card": "Ts"}},
    PLAY | {"move": {"type": "attack", "card": "*x"}},
    PLAY | {"move": {"type": "attack", "card": "*bh"}},
    PLAY | {"move": {"type": "swap", "card": "6s"}},
    PLAY | {"move": {"type": "attack", "card": "6♠"}},
    PLAY | {"move": {"type": "attack", "card": "6s\n"}},
    PLAY | {"move": {"type": "attack", "card": ["6s"]}},
    PLAY | {"move": {"type": "beat", "card": "6s"}},
    NEW | {"name": "x" * 25},
    NEW | {"name": None},
    NEW | {"rules": ""},
    NEW | {"rules": "x" * 1201},
    NEW | {"rules": ["app"]},
    NEW | {"preset": "app"},
    NEW | {"opponents": []},
    NEW | {"opponents": ["beginner"] * 12},
    NEW | {"opponents": ["uniform"]},
    NEW | {"opponents": "beginner"},
    NEW | {"pace": ""},
    CHECK | {"seats": 1},
    CHECK | {"seats": 13},
    CHECK | {"seats": "2"},
    CHECK | {"rules": ""},
    CHECK | {"table": "t"},
]


@pytest.mark.parametrize("message", MISSHAPEN, ids=json.dumps)
def test_a_message_of_another_shape_is_refused(player: Seat, message: Wire) -> None:
    update = my_turn(player)

    player.socket.send_json(message)

    refused = player.receive()
    assert refused["code"] == "bad_shape"
    readable = isinstance(message["id"], str) and 1 <= len(message["id"]) <= 40
    assert refused["id"] == (message["id"] if readable else None)
    assert_unmoved(player, update)


def test_a_message_of_just_the_largest_size_is_read(player: Seat) -> None:
    frame = json.dumps(SYNC).ljust(MAX_MESSAGE_BYTES)
    player.socket.send_text(frame)
    assert player.receive()["code"] == "no_such_table"


@pytest.mark.parametrize(
    "message",
    [
        PLAY,
        SYNC,
        {"type": "undo", "id": "x", "table": "t", "seen": 1},
        {"type": "rematch", "id": "x", "table": "t"},
        {"type": "set_pace", "id": "x", "table": "t", "pace": "instant"},
        {"type": "leave", "id": "x", "table": "t"},
    ],
    ids=json.dumps,
)
def test_a_table_where_one_does_not_sit_does_not_exist(player: Seat, message: Wire) -> None:
    update = my_turn(player)

    assert player.ask(message)["code"] == "no_such_table"
    assert_unmoved(player, update)


def test_the_table_of_another_player_does_not_exist(client: TestClient, player: Seat) -> None:
    update = my_turn(player)
    mine = dict(client.cookies)
    client.cookies.clear()
    client.get("/")
    with seat(client) as stranger:
        assert stranger.welcome["table"] is None
        for message in (play(update, legal_moves(update["view"])[0]), SYNC, {"type": "leave"}):
            answer = stranger.ask(message | {"table": update["table"]})
            assert answer["code"] == "no_such_table"
    client.cookies.clear()
    client.cookies.update(mine)
    assert_unmoved(player, update)


def test_the_seat_of_another_is_not_played(player: Seat) -> None:
    update = my_turn(player)

    refused = player.ask(play(update, {"type": "take"}, seat=1))

    assert refused["code"] == "not_your_seat"
    assert_unmoved(player, update)


@pytest.mark.parametrize(
    ("move", "kind"),
    [
        ({"type": "take"}, "not_the_defender"),
        ({"type": "done"}, "must_open"),
        ({"type": "beat", "attack": "6s", "card": "7s"}, "not_the_defender"),
        ({"type": "transfer", "card": "7s"}, "not_the_defender"),
        ({"type": "show", "card": "7s"}, "not_the_defender"),
        ({"type": "attack", "card": "2s"}, "not_in_hand"),
        ({"type": "attack", "card": "*b"}, "not_in_hand"),
        ({"type": "swap"}, "swap_off"),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(player: Seat, move: Wire, kind: str) -> None:
    update = my_turn(player)

    refused = player.ask(play(update, move))

    assert (refused["code"], refused["reason"]["kind"]) == ("illegal_move", kind)
    assert_unmoved(player, update)


def test_out_of_turn_nothing_is_played(player: Seat) -> None:
    update = player.open()
    while update["view"]["attacker"] == 0:
        update = player.open()

    card = update["view"]["hand"][0]
    refused = player.ask(play(update, {"type": "attack", "card": card["card"]}))

    assert refused["code"] == "illegal_move"
    assert refused["reason"] == {"kind": "not_the_attacker", "seat": 1}
    assert card["why"] == {"kind": "no_attack_yet", "card": card["card"], "seat": 1}
    assert_unmoved(player, update)


def test_a_move_chosen_on_an_old_view_is_stale(player: Seat) -> None:
    update = my_turn(player)
    moves = legal_moves(update["view"])
    after = player.ask(play(update, moves[0]))

    refused = player.ask(play(update, moves[-1]))

    assert refused["code"] == "stale"
    assert_unmoved(player, after)


@pytest.mark.parametrize("seen", [-1, 0, 3, 10**30])
def test_a_view_that_was_never_shown_is_stale(player: Seat, seen: int) -> None:
    update = my_turn(player)

    refused = player.ask(play(update, legal_moves(update["view"])[0], seen=seen))

    assert refused["code"] == "stale"
    assert_unmoved(player, update)


def test_before_ones_first_move_there_is_nothing_to_undo(player: Seat) -> None:
    update = my_turn(player)
    assert not update["view"]["can_undo"]

    undo = {"type": "undo", "table": update["table"], "seen": update["seq"]}
    assert player.ask(undo)["code"] == "nothing_to_undo"
    assert_unmoved(player, update)


def test_no_rematch_before_the_end(player: Seat) -> None:
    update = my_turn(player)
    assert not update["view"]["can_rematch"]

    assert player.ask({"type": "rematch", "table": update["table"]})["code"] == "game_not_over"
    assert_unmoved(player, update)


def test_after_the_end_every_move_is_refused(tmp_path: Path) -> None:
    with browser(tmp_path, rhythm=AT_ONCE) as client, seat(client) as player:
        last = play_to_the_end(player, player.open(), random.Random(1))[-1]
        refused = player.ask(play(last, {"type": "take"}))
    assert refused["reason"] == {"kind": "game_over"}


# Rules.

UNREADABLE = [
    "bridge",
    "app app",
    "app throwers",
    "app throwers=",
    "app throwers=everybody",
    "app hand_size=six",
    "app hand_size=-1",
    "app hand_size=7 hand_size=8",
    "app colour=red",
    "throwers=all",
    "=",
    " ",
    "app\0",
    "=" * 1200,
]
CONFLICTS: list[tuple[str, int, Wire]] = [
    ("app hand_size=13", 2, {"kind": "hand_size", "given": 13, "least": 4, "most": 12}),
    (
        "app transfer_by_showing=trump",
        2,
        {"kind": "showing_needs_transfer"},
    ),
    ("app", 7, {"kind": "too_many_seats", "given": 7, "most": 6, "cards": 36}),
    ("teams", 3, {"kind": "teams_seats", "given": 3, "most": 4}),
]


@pytest.mark.parametrize("rules", UNREADABLE)
@pytest.mark.parametrize("message", [NEW, CHECK], ids=["new", "check"])
def test_rules_that_cannot_be_read_are_refused(player: Seat, message: Wire, rules: str) -> None:
    update = my_turn(player)

    refused = player.ask(message | {"rules": rules})

    assert (refused["type"], refused["code"]) == ("refused", "bad_rules")
    assert refused["conflict"] is None
    assert 0 < len(refused["detail"]) <= 200
    assert_unmoved(player, update)


@pytest.mark.parametrize(("rules", "seats", "conflict"), CONFLICTS)
def test_a_table_by_rules_that_conflict_is_refused_with_the_conflict(
    player: Seat, rules: str, seats: int, conflict: Wire
) -> None:
    update = my_turn(player)

    refused = player.ask(NEW | {"rules": rules, "opponents": ["beginner"] * (seats - 1)})

    assert refused["code"] == "rules_conflict"
    told = refused["conflict"]
    assert {"kind": told["kind"]} | told["arguments"] == conflict
    assert_unmoved(player, update)


@pytest.mark.parametrize(("rules", "seats", "conflict"), CONFLICTS)
def test_asked_about_rules_that_conflict_the_server_says_why(
    player: Seat, rules: str, seats: int, conflict: Wire
) -> None:
    answer = player.ask(CHECK | {"rules": rules, "seats": seats})

    assert answer["type"] == "rules_checked"
    assert (answer["rules"], answer["seats"]) == (rules, seats)
    told = answer["conflict"]
    assert {"kind": told["kind"]} | told["arguments"] == conflict


def test_asked_about_rules_the_server_says_them_in_words_and_changes_nothing(player: Seat) -> None:
    update = my_turn(player)

    answer = player.ask(CHECK | {"rules": " app   throwers=neighbours transfer=off ", "seats": 5})

    assert answer["conflict"] is None
    assert answer["rules"] == "neighbours"
    assert (answer["min_seats"], answer["max_seats"]) == (2, 6)
    assert {"parameter": "throwers", "value": "neighbours", "number": None} in answer["clauses"]
    assert {"parameter": "pack", "value": "36", "number": 36} in answer["clauses"]
    assert_unmoved(player, update)


def test_rules_that_conflict_with_the_players_alone_are_told_in_words(player: Seat) -> None:
    answer = player.ask(CHECK | {"rules": "teams", "seats": 2})

    assert answer["conflict"]["kind"] == "teams_seats"
    assert (answer["min_seats"], answer["max_seats"]) == (4, 4)
    assert {"parameter": "teams", "value": "2v2", "number": 4} in answer["clauses"]


def test_the_welcome_offers_rules_that_can_be_sent_back(player: Seat) -> None:
    welcome = player.welcome
    names = [parameter["name"] for parameter in welcome["parameters"]]
    for preset in welcome["presets"]:
        assert sorted(preset["values"]) == sorted(names)
        words = {True: "on", False: "off"}
        values = [
            f"{name}={words[value] if isinstance(value, bool) else value}"
            for name, value in preset["values"].items()
        ]
        answer = player.ask(
            CHECK | {"rules": " ".join(["app", *values]), "seats": preset["max_seats"]}
        )
        assert answer["conflict"] is None
        assert Rules.parse(answer["rules"]) == Rules.preset(preset["name"])
        assert [answer["min_seats"], answer["max_seats"]] == [
            preset["min_seats"],
            preset["max_seats"],
        ]


def test_every_value_on_offer_is_one_that_rules_can_have(player: Seat) -> None:
    for parameter in player.welcome["parameters"]:
        match parameter["kind"]:
            case "switch":
                values = ["on", "off"]
            case "number":
                values = [str(parameter["least"]), str(parameter["most"])]
            case _:
                values = parameter["values"]
        assert values
        for value in values:
            text = f"app {parameter['name']}={value}"
            assert player.ask(CHECK | {"rules": text})["type"] == "rules_checked", text


# Commands sent again.


def test_a_move_sent_again_is_made_once(player: Seat) -> None:
    update = my_turn(player)
    message = play(update, legal_moves(update["view"])[0], id="again")
    after = player.ask(message)

    for _ in range(3):
        again = player.ask(message)
        assert (again["type"], again["reply_to"], again["events"]) == ("table", "again", [])
        assert same_table(again, after)


def my_pair(player: Seat) -> tuple[Wire, Wire]:
    """A table at which the person may open with two or three cards; and the first of them."""
    while True:
        update = my_turn(player)
        for card in update["view"]["hand"]:
            if card["together"] and len(card["together"]["cards"]) < 3:
                return update, card


def lay(update: Wire, cards: list[str], **changes: object) -> Wire:
    """The message that lays *cards* at once on the view of *update*."""
    return {
        "type": "lay",
        "table": update["table"],
        "seat": update["view"]["you"],
        "seen": update["seq"],
        "cards": cards,
    } | changes


def test_cards_laid_at_once_are_one_step_of_the_log_and_laid_once(player: Seat) -> None:
    update, card = my_pair(player)
    cards = [card["card"], card["together"]["cards"][0]]

    after = player.ask(lay(update, cards, id="both"))
    again = player.ask(lay(update, cards, id="both"))

    assert after["seq"] == update["seq"] + 1
    assert [(event["type"], event["card"]) for event in after["events"]] == [
        ("attacked", cards[0]),
        ("thrown_in", cards[1]),
    ]
    assert [pair["attack"] for pair in after["view"]["table"]] == cards
    assert again["events"] == []
    assert same_table(again, after)


def test_one_undo_takes_back_all_that_was_laid_at_once(player: Seat) -> None:
    update, card = my_pair(player)
    after = player.ask(lay(update, [card["card"], card["together"]["cards"][0]]))

    undone = player.ask({"type": "undo", "table": after["table"], "seen": after["seq"]})

    assert undone["view"]["hand"] == update["view"]["hand"]


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ([], "bad_shape"),
        (["first"], "bad_shape"),
        (["first"] * 9, "bad_shape"),
        (["first", "other"], "bad_shape"),
        (["first", "first"], "illegal_move"),
        (["first", "absent"], "illegal_move"),
    ],
)
def test_cards_that_cannot_be_laid_at_once_are_refused(
    player: Seat, cards: list[str], code: str
) -> None:
    update, card = my_pair(player)
    first = card["card"]
    held = [each["card"] for each in update["view"]["hand"]]
    others = [card for card in held if card[:-1] != first[:-1]]
    absent = [card for suit in "cdhs" if (card := first[:-1] + suit) not in held]
    named = {"first": first, "other": others[0], "absent": absent[0]}

    refused = player.ask(lay(update, [named[name] for name in cards]))

    assert (refused["type"], refused["code"]) == ("refused", code)
    assert_unmoved(player, update)


def test_another_seat_lays_nothing(player: Seat) -> None:
    update, card = my_pair(player)

    refused = player.ask(lay(update, [card["card"], card["together"]["cards"][0]], seat=1))

    assert refused["code"] == "not_your_seat"
    assert_unmoved(player, update)


def test_an_undo_sent_again_takes_back_one_move(player: Seat) -> None:
    update = my_turn(player)
    after = player.ask(play(update, legal_moves(update["view"])[0]))
    message = {"type": "undo", "id": "back", "table": after["table"], "seen": after["seq"]}
    undone = player.ask(message)

    assert undone["view"]["hand"] == update["view"]["hand"]
    assert undone["view"]["practice"]
    assert undone["events"] == []
    assert same_table(player.ask(message), undone)


def test_a_table_asked_for_again_is_the_same(player: Seat) -> None:
    message = NEW | {"id": "opened"}
    opened = player.ask(message)

    assert same_table(player.ask(message), opened)
    assert player.ask({"type": "leave", "table": opened["table"]})["type"] == "left"
    assert player.ask(message) == {
        "type": "left",
        "table": opened["table"],
        "reply_to": "opened",
    }


def test_leaving_sent_again_is_answered_again(player: Seat) -> None:
    update = my_turn(player)
    message = {"type": "leave", "id": "bye", "table": update["table"]}
    left = {"type": "left", "table": update["table"], "reply_to": "bye"}

    assert player.ask(message) == left
    assert player.ask(message) == left
    assert player.sync(update["table"])["code"] == "no_such_table"


def test_leaving_by_the_id_of_another_command_is_answered_with_the_table(player: Seat) -> None:
    """An id is carried out once, whatever it is sent with."""
    update = player.ask({"type": "set_pace", "id": "used", "pace": "normal"} | at(my_turn(player)))
    answer = player.ask({"type": "leave", "id": "used"} | at(update))
    assert same_table(answer, update)
    assert answer["reply_to"] == "used"
    assert player.ask({"type": "leave"} | at(update))["type"] == "left"


def test_what_is_told_of_a_refusal_is_short(player: Seat) -> None:
    update = my_turn(player)
    refused = player.ask(play(update, legal_moves(update["view"])[0], seen=10**3000))
    assert refused["code"] == "stale"
    assert len(refused["detail"]) <= 200


def at(update: Wire) -> Wire:
    return {"table": update["table"]}


# What succeeds.


def test_a_new_table_shows_its_deal(player: Seat) -> None:
    update = player.open(["beginner", "regular"], pace="normal", name=" Ann\u200b\n ")

    view = update["view"]
    assert [event["type"] for event in update["events"]] == ["dealt", "bout_started"]
    assert view["seats"][0]["name"] == "Ann"
    assert [other["level"] for other in view["seats"]] == [None, "beginner", "regular"]
    assert len({other["name"] for other in view["seats"]}) == 3
    assert (len(view["hand"]), view["stock"]) == (6, 18)
    assert (update["pace"], view["deal"], view["practice"]) == ("normal", 1, False)


def test_the_pace_can_be_changed(player: Seat) -> None:
    update = player.open(pace="normal")
    after = player.ask({"type": "set_pace", "table": update["table"], "pace": "instant"})
    assert (after["pace"], after["events"]) == ("instant", [])
    assert after["seq"] == update["seq"] + 1


def test_a_new_table_takes_the_place_of_the_old_one(client: TestClient, player: Seat) -> None:
    first = player.open()
    second = player.open()
    assert second["table"] != first["table"]
    assert player.sync(first["table"])["code"] == "no_such_table"
    with seat(client) as elsewhere:
        assert elsewhere.welcome["table"] == second["table"]


def test_two_pages_of_one_player_show_the_same(client: TestClient, player: Seat) -> None:
    update = my_turn(player)
    with seat(client) as other:
        assert same_table(other.receive(), update)
        id_ = player.send(play(update, legal_moves(update["view"])[0]))
        mine, its = player.receive(), other.receive()
        assert (mine["reply_to"], its["reply_to"]) == (id_, None)
        assert mine | {"reply_to": None} == its
        player.ask({"type": "leave", "table": update["table"]})
        assert other.receive()["type"] == "left"


def test_a_reconnected_player_finds_the_table(client: TestClient, player: Seat) -> None:
    update = my_turn(player)
    player.socket.close()
    with seat(client) as again:
        assert again.welcome["table"] == update["table"]
        assert again.receive() == update | {"events": [], "reply_to": None}


# Too much.


def test_who_sends_too_fast_is_told_and_heard_again_later(tmp_path: Path) -> None:
    limits = Limits(messages_per_s=20, messages_burst=5, refusals_burst=1e9)
    with browser(tmp_path, rhythm=NEVER, limits=limits) as client, seat(client) as player:
        update = player.open()
        ids = [player.send({"type": "sync", "table": update["table"]}) for _ in range(10)]
        answers = [player.answer(id_) for id_ in ids]
        codes = [answer.get("code", "table") for answer in answers]
        assert codes[:4] == ["table"] * 4
        assert "too_fast" in codes
        while (later := player.sync(update["table"]))["type"] == "refused":
            assert later["code"] == "too_fast"
        assert same_table(later, update)


def test_who_opens_table_after_table_is_told_to_wait(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, opens_per_s=0.001, opens_burst=3)
    with browser(tmp_path, rhythm=NEVER, limits=limits) as client, seat(client) as player:
        first = [player.open()["type"] for _ in range(2)]
        lesson = {"type": "open_lesson", "name": "Ann", "lesson": "beat", "step": 1}
        assert [*first, player.ask(lesson)["type"]] == ["table"] * 3
        opening = {"name": "Ann", "rules": "app", "seats": 2, "bots": [], "settings": LINK}
        match = {"name": "Ann", "rules": "app", "seats": 2, "rated": False, "nonce": None}
        for more in (lesson, opening | {"type": "open_table"}, match | {"type": "quick_match"}):
            assert player.ask(more)["code"] == "too_fast"
        assert player.open()["code"] == "too_fast"


@pytest.mark.parametrize(("frame", "close_code"), [("{", 1008), (json.dumps(SYNC), 4029)])
def test_who_goes_on_and_on_is_shut_out(tmp_path: Path, frame: str, close_code: int) -> None:
    limits = Limits(messages_burst=0, refusals_per_s=0, refusals_burst=3)
    with browser(tmp_path, limits=limits) as client, seat(client) as player:
        for _ in range(4):
            player.socket.send_text(frame)
        with pytest.raises(WebSocketDisconnect) as closed:
            player.read_on()
        assert closed.value.code == close_code


def test_the_oldest_of_too_many_connections_is_closed(tmp_path: Path) -> None:
    with browser(tmp_path) as client, seat(client) as first:
        update = first.open()
        others = [seat(client) for _ in range(8)]
        opened = [other.__enter__() for other in others]
        with pytest.raises(WebSocketDisconnect) as closed:
            first.read_on()
        assert closed.value.code == 4001
        assert_unmoved(opened[-1], update)
        for other in reversed(others):
            other.__exit__(None, None, None)


# Who is let in.


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://testserver.evil"},
        {"origin": "http://evil"},
        {"origin": "http://testserver:81"},
        {"origin": "file://testserver"},
        {"origin": "testserver"},
        {"origin": "http://["},
    ],
)
def test_a_page_of_another_host_is_not_let_in(client: TestClient, headers: Wire) -> None:
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/ws", headers=headers) as socket,
    ):
        socket.receive_json()


@pytest.mark.parametrize("value", [None, "", "x", "A" * 43, "%" * 43])
def test_nobody_is_let_in_without_a_cookie_given_here(tmp_path: Path, value: str | None) -> None:
    with browser(tmp_path) as client:
        (name,) = client.cookies
        client.cookies.clear()
        headers = {"origin": ORIGIN}
        if value is not None:
            headers["cookie"] = f"{name}={value}"
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect("/ws", headers=headers) as socket,
        ):
            socket.receive_json()


# Anything at all.

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
NEAR = st.builds(
    lambda message, key, value: message | {key: value},
    st.sampled_from(
        [PLAY, SYNC, NEW | {"rules": "none"}, CHECK | {"rules": "none"}, PLAY | {"seat": 3}]
    ),
    st.sampled_from(["type", "id", "table", "seat", "seen", "move", "opponents", "seats", "extra"]),
    JSON,
)
FRAMES = (
    st.text(max_size=200)
    | st.binary(max_size=200)
    | st.builds(json.dumps, JSON)
    | st.builds(json.dumps, NEAR)
    | st.builds(lambda message, cut: json.dumps(message)[:cut], NEAR, st.integers(0, 80))
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(frames=st.lists(FRAMES, min_size=1, max_size=5))
def test_no_frame_disturbs_the_game(player: Seat, frames: list[str | bytes]) -> None:
    if not hasattr(player, "at"):
        player.at = my_turn(player)  # type: ignore[attr-defined]  # one game for all frames
    update: Wire = player.at  # type: ignore[attr-defined]  # set above

    for frame in frames:
        if isinstance(frame, bytes):
            player.socket.send_bytes(frame)
        else:
            player.socket.send_text(frame)

    for _ in frames:
        assert player.receive()["type"] == "refused"
    assert_unmoved(player, update)


def test_what_can_be_said_is_what_the_table_lets_people_say() -> None:
    assert get_args(protocol.Phrase) == (*PHRASES, *EMOTES)
