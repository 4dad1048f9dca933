"""People at one table, through the server: gathering, playing, leaving, playing again."""

import json
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kozyr.cli import main
from kozyr.server.accounts import Who
from kozyr.server.app import create_app
from kozyr.server.guests import Guests
from kozyr.server.hall import Hall
from kozyr.server.rhythm import Rhythm
from kozyr.server.store import SqliteStore
from kozyr.tables.fair import check, read_proofs
from tests.server.client import (
    AT_ONCE,
    ORIGIN,
    UNLIMITED,
    Seat,
    Wire,
    browser,
    legal_moves,
    make_page,
    play,
)
from tests.server.company import (
    LINK,
    cookie_of_a_newcomer,
    join,
    line,
    open_table,
    people,
    play_out,
    sit_together,
    until,
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with browser(tmp_path_factory.mktemp("people"), rhythm=AT_ONCE) as opened:
        yield opened


def code_of(seat: Seat, message: Wire) -> object:
    """The code by which *message* is refused, None when it is not."""
    return seat.ask(message).get("code")


# Taking back.


def first_card(seats: list[Seat], updates: list[Wire]) -> tuple[int, Wire, list[Wire]]:
    """Let the first card be laid; return who laid it, his hand before, and what all are told."""
    attacker = updates[0]["view"]["attacker"]
    hand = updates[attacker]["view"]["hand"]
    move = legal_moves(updates[attacker]["view"])[0]
    seats[attacker].send(play(updates[attacker], move))
    return attacker, hand, [until(each, "table") for each in seats]


def test_a_move_is_taken_back_when_all_others_let_it_be(client: TestClient) -> None:
    with people(client, 3) as seats:
        attacker, hand, told = first_card(seats, sit_together(seats))
        others = [seat for seat in range(3) if seat != attacker]
        assert [update["view"]["can_undo"] for update in told] == [
            seat == attacker for seat in range(3)
        ]
        table, seen = told[0]["table"], told[0]["seq"]
        seats[attacker].send({"type": "ask_takeback", "table": table, "seen": seen})
        asked = [until(each, "table") for each in seats]
        expected = {"number": seen + 1, "seat": attacker, "answer": "asked", "awaits": others}
        assert [update["takeback"] for update in asked] == [expected] * 3
        assert not asked[attacker]["view"]["can_undo"]
        yes = {"type": "answer_takeback", "table": table, "number": seen + 1, "agrees": True}
        seats[others[0]].send(yes)
        waits = [until(each, "table") for each in seats]
        assert [update["takeback"]["awaits"] for update in waits] == [others[1:]] * 3
        seats[others[1]].send(yes)
        answered = [until(each, "table") for each in seats]
    assert answered[attacker]["takeback"]["answer"] == "granted"
    assert answered[attacker]["view"]["hand"] == hand
    assert answered[attacker]["events"] == []
    assert answered[attacker]["view"]["practice"] is False


def test_who_says_no_leaves_the_move_where_it_is(client: TestClient) -> None:
    with people(client, 2) as seats:
        attacker, _, told = first_card(seats, sit_together(seats))
        table, seen = told[0]["table"], told[0]["seq"]
        ask = {"type": "ask_takeback", "table": table, "seen": seen}
        assert code_of(seats[1 - attacker], ask) == "nothing_to_undo"
        assert seats[attacker].ask(ask)["takeback"]["awaits"] == [1 - attacker]
        answer = {"type": "answer_takeback", "table": table, "number": seen + 1, "agrees": False}
        refused = seats[1 - attacker].ask(answer)
        assert refused["takeback"]["answer"] == "refused"
        assert refused["view"]["table"]
        assert code_of(seats[1 - attacker], answer) == "stale"
        assert code_of(seats[attacker], ask) == "nothing_to_undo"


def test_what_was_taken_back_is_in_no_record(tmp_path: Path) -> None:
    with browser(tmp_path, rhythm=AT_ONCE) as client, people(client, 2) as seats:
        attacker, _, told = first_card(seats, sit_together(seats))
        table, seen = told[0]["table"], told[0]["seq"]
        seats[attacker].send({"type": "ask_takeback", "table": table, "seen": seen})
        for each in seats:
            until(each, "table")
        answer = {"type": "answer_takeback", "table": table, "number": seen + 1, "agrees": True}
        seats[1 - attacker].send(answer)
        back = [until(each, "table") for each in seats]
        play_out(seats, back, random.Random(3))
        replayed = seats[0].ask({"type": "replay", "table": table})
        moves = [event["type"] for moment in replayed["moments"] for event in moment["events"]]
        assert moves.count("game_over") == 1
        history = seats[0].ask({"type": "history", "table": table})
        assert [event["type"] for event in history["events"]].count("dealt") == 1
        assert [event["type"] for event in history["events"]] == moves


def test_who_watches_later_hears_of_it_later(client: TestClient) -> None:
    with people(client, 3) as (*seats, watcher):
        attacker, _, told = first_card(seats, sit_together(seats, watching="delayed"))
        table, seen = told[0]["table"], told[0]["seq"]
        seats[attacker].send({"type": "ask_takeback", "table": table, "seen": seen})
        for each in seats:
            until(each, "table")
        late = watcher.ask({"type": "enter", "table": table})
        assert "takeback" not in late
        answer = {"type": "answer_takeback", "table": table, "number": seen + 1, "agrees": True}
        seats[1 - attacker].send(answer)
        until(seats[attacker], "table")
        later = watcher.ask({"type": "sync", "table": table})
    assert "takeback" not in later


# Playing.


@pytest.mark.parametrize("number", [2, 3, 6])
def test_people_gather_by_a_link_and_play_a_game(client: TestClient, number: int) -> None:
    with people(client, number) as seats:
        updates = sit_together(seats)
        assert [update["view"]["you"] for update in updates] == [*range(number)]
        assert all(update["events"][0]["type"] == "dealt" for update in updates)

        told = play_out(seats, updates, random.Random(number))

    ends = [each[-1]["view"] for each in told]
    assert all(end["result"] == ends[0]["result"] for end in ends)
    assert all(end["seats"] == ends[0]["seats"] for end in ends)
    assert [end["you"] for end in ends] == [*range(number)]


def test_a_deal_follows_when_all_wish_it_and_both_are_proved_fair(client: TestClient) -> None:
    with people(client, 2) as seats:
        updates = sit_together(seats)
        table = updates[0]["table"]
        told = play_out(seats, updates, random.Random(5))
        commitment = told[0][-1]["commitment"]
        wish = {"type": "rematch", "table": table}
        wished = seats[0].ask(wish)
        assert wished["view"]["deal"] == 1
        assert [person.get("wishes", False) for person in wished["people"]] == [True, False]
        contribute = {"type": "contribute", "table": table, "nonce": "0123456789abcdef" * 2}
        assert seats[1].ask(contribute)["type"] == "table"
        again = seats[1].ask(wish)
        assert (again["view"]["deal"], again["events"][0]["type"]) == (2, "dealt")
        other = until(seats[0], "table")
        while other["view"]["deal"] == 1:
            other = until(seats[0], "table")
        play_out(seats, [other, again], random.Random(6))
        proof = seats[0].ask({"type": "proof", "table": table})
    assert [deal["deal"] for deal in proof["deals"]] == [1, 2]
    assert proof["deals"][1]["commitment"] == commitment
    assert contribute["nonce"] in proof["deals"][1]["nonces"]
    for shown in read_proofs(json.dumps(proof["deals"]).encode()):
        check(shown)


def test_what_the_server_tells_is_all_that_a_stranger_needs_to_check_it(
    client: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nonces = ["0123456789abcdef" * 2, "fedcba9876543210" * 2]
    with people(client, 2) as seats:
        gathering = open_table(seats[0], 2)
        table, bound = gathering["table"], [gathering["commitment"]]
        join(seats[1], table, "Ben")
        add = {"type": "contribute", "table": table}
        seats[0].ask(add | {"nonce": nonces[0]})
        seats[0].send({"type": "start", "table": table})
        ask = {"type": "proof", "table": table}
        updates = [until(each, "table") for each in seats]
        assert code_of(seats[0], ask) == "game_not_over"
        told = play_out(seats, updates, random.Random(21))
        bound.append(told[0][-1]["commitment"])
        seats[1].ask(add | {"nonce": nonces[1]})
        seats[0].ask({"type": "rematch", "table": table})
        seats[1].ask({"type": "rematch", "table": table})
        again = [newest(seats[0], lambda told: told["view"]["deal"] == 2)]
        again.append(seats[1].ask({"type": "sync", "table": table}))
        play_out(seats, again, random.Random(22))
        proof = seats[0].ask(ask)

    page = (Path(__file__).parents[2] / "docs" / "fair.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (checker := tmp_path / "checker.py").write_text(program, encoding="utf-8")
    whole = tmp_path / "message.json"
    whole.write_text(json.dumps(proof), encoding="utf-8")
    assert main(["verify", str(whole)]) == 0
    assert len(proof["deals"]) == 2
    for deal, commitment, nonce in zip(proof["deals"], bound, nonces, strict=True):
        file = tmp_path / "deal.json"
        file.write_text(json.dumps(deal), encoding="utf-8")
        assert main(["verify", str(file), "--commitment", commitment, "--nonce", nonce]) == 0
        command = [sys.executable, "-I", "-S", str(checker), str(file)]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.endswith(f"bound to {commitment}\n")
    assert "NOT FAIR" not in capsys.readouterr().out


def test_a_bot_plays_on_for_who_leaves_in_the_middle(client: TestClient) -> None:
    with people(client, 2) as seats:
        updates = sit_together(seats)
        table = updates[0]["table"]
        left = seats[1].ask({"type": "leave", "table": table})
        assert (left["type"], left.get("why", "left")) == ("left", "left")
        update = until(seats[0], "table")
        while not update["people"][1].get("left"):
            update = until(seats[0], "table")
        assert update["people"][1]["sits_in"]
        dice = random.Random(7)
        while not update["view"]["result"]:
            moves = legal_moves(update["view"])
            if moves:
                seats[0].send(play(update, dice.choice(moves)))
            message = seats[0].receive()
            if message["type"] == "table":
                update = message


# Another deal, when not everybody stays.


def newest(seat: Seat, what: Callable[[Wire], bool]) -> Wire:
    """Read on until a table comes of which *what* is true."""
    while True:
        message = until(seat, "table")
        if what(message):
            return message


def played(seats: list[Seat]) -> tuple[str, list[Wire]]:
    """Let *seats* play a deal; return their table, and what each was told last."""
    told = play_out(seats, sit_together(seats), random.Random(11))
    return told[0][-1]["table"], [each[-1] for each in told]


def test_who_left_after_a_deal_may_come_back_and_sit_down(client: TestClient) -> None:
    with people(client, 2) as seats:
        first, second = seats
        table, ends = played(seats)
        assert ends[0]["next"] == {
            "free": [],
            "waits_for": [0, 1],
            "can_start": False,
            "wants_player": False,
        }
        assert ends[0]["view"]["can_rematch"]
        wish = {"type": "rematch", "table": table}
        first.ask(wish)
        second.ask({"type": "leave", "table": table})
        waiting = newest(first, lambda told: bool(told["next"]["free"]))
        assert waiting["next"] == {
            "free": [1],
            "waits_for": [],
            "can_start": False,
            "wants_player": True,
        }
        assert waiting["people"][0]["wishes"]
        assert (waiting["people"][1]["free"], waiting["people"][1]["gone"]) == (True, "P1")

        watched = second.ask({"type": "enter", "table": table})
        assert watched["view"]["watching"]
        assert not watched["view"]["can_rematch"]
        taking = {"type": "take_seat", "table": table, "seat": 1, "name": "P1", "nonce": None}
        dealt = second.ask(taking)
        assert (dealt["view"]["deal"], dealt["view"]["you"]) == (2, 1)
        assert "next" not in dealt
        again = newest(first, lambda told: told["view"]["deal"] == 2)
        assert "next" not in again


def test_without_who_left_the_host_goes_on(client: TestClient) -> None:
    with people(client, 3) as seats:
        table, _ = played(seats)
        host, second, third = seats
        third.ask({"type": "leave", "table": table})
        assert second.ask({"type": "rematch", "table": table})["type"] == "table"
        newest(host, lambda told: told["next"]["can_start"])
        assert code_of(second, {"type": "start", "table": table}) == "not_host"

        begun = host.ask({"type": "start", "table": table})

        assert (begun["view"]["deal"], len(begun["view"]["seats"])) == (2, 2)
        other = newest(second, lambda told: told["view"]["deal"] == 2)
        assert len(other["view"]["seats"]) == 2


def test_after_a_deal_the_host_seats_a_bot_or_sends_somebody_away(client: TestClient) -> None:
    with people(client, 3) as seats:
        table, _ = played(seats)
        host, second, third = seats
        third.ask({"type": "leave", "table": table})
        host.ask({"type": "rematch", "table": table})
        sent = host.ask({"type": "remove", "table": table, "seat": 1})
        assert sent["next"]["free"] == [1, 2]
        assert until(second, "left")["why"] == "removed"
        bot = {"type": "set_bot", "table": table, "level": "regular"}
        assert host.ask(bot | {"seat": 1})["next"]["free"] == [2]

        dealt = host.ask(bot | {"seat": 2})

        assert dealt["view"]["deal"] == 2


def test_one_who_watched_takes_the_seat_of_who_left_in_the_middle(client: TestClient) -> None:
    with people(client, 3) as everybody:
        *seats, watcher = everybody
        updates = sit_together(seats)
        table = updates[0]["table"]
        watcher.ask({"type": "enter", "table": table})
        seats[1].ask({"type": "leave", "table": table})
        taking = {"type": "take_seat", "table": table, "seat": None, "name": "Wat", "nonce": None}
        assert code_of(watcher, taking) == "not_now"
        update, dice = seats[0].ask({"type": "sync", "table": table}), random.Random(7)
        while not update["view"]["result"]:
            moves = legal_moves(update["view"])
            if moves:
                seats[0].send(play(update, dice.choice(moves)))
            update = until(seats[0], "table")
        assert update["people"][1] == {"quit": True, "free": True, "gone": "P1"}
        assert code_of(watcher, {"type": "rematch", "table": table}) == "not_your_seat"

        sat = watcher.ask(taking)

        assert (sat["view"]["you"], sat["view"]["seats"][1]["name"]) == (1, "Wat")
        assert sat["view"]["can_rematch"]
        assert sat["people"][1]["gone"] == "P1"
        assert sat["next"]["waits_for"] == [0]
        assert seats[0].ask({"type": "rematch", "table": table})["view"]["deal"] == 2


def test_where_nobody_may_watch_one_may_come_for_a_free_seat(client: TestClient) -> None:
    with people(client, 3) as everybody:
        *seats, newcomer = everybody
        told = play_out(seats, sit_together(seats, watching="off"), random.Random(12))
        table = told[0][-1]["table"]
        enter = {"type": "enter", "table": table}
        assert code_of(newcomer, enter) == "no_watching"
        seats[1].ask({"type": "leave", "table": table})

        assert newcomer.ask(enter)["view"]["watching"]

        assert code_of(newcomer, {"type": "replay", "table": table}) == "no_watching"
        sat = join(newcomer, table, "New")
        assert sat["view"]["you"] == 1


def test_one_player_sits_at_several_tables_and_each_connection_looks_at_one(
    client: TestClient,
) -> None:
    cookie = cookie_of_a_newcomer(client)
    with line(client, cookie) as one:
        first = open_table(one, 2)
        solo = one.open()
    with line(client, cookie) as one:
        assert {sitting["table"] for sitting in one.welcome["tables"]} == {
            first["table"],
            solo["table"],
        }
        with line(client, cookie) as other:
            entered = other.ask({"type": "enter", "table": first["table"]})
            assert (entered["type"], entered["you"]) == ("gathering", 0)
            assert one.sync(solo["table"])["table"] == solo["table"]


def test_who_comes_back_is_shown_first_where_people_wait_for_him(client: TestClient) -> None:
    cookies = [cookie_of_a_newcomer(client) for _ in range(2)]
    with line(client, cookies[0]) as one, line(client, cookies[1]) as other:
        updates = sit_together([one, other])
        solo = one.open()
    with line(client, cookies[0]) as one:
        first, second = one.welcome["tables"]
        assert one.welcome["table"] == first["table"] == updates[0]["table"]
        assert (first["solo"], first["bots"]) == (False, [])
        assert second["table"] == solo["table"]
        assert second["solo"]
        assert second["bots"] == second["others"] != []


def test_who_comes_back_finds_seat_and_hand(client: TestClient) -> None:
    cookies = [cookie_of_a_newcomer(client) for _ in range(2)]
    with line(client, cookies[0]) as one:
        with line(client, cookies[1]) as other:
            updates = sit_together([one, other])
        with line(client, cookies[1]) as again:
            assert again.welcome["table"] == updates[1]["table"]
            shown = until(again, "table")
            assert [card["card"] for card in shown["view"]["hand"]] == [
                card["card"] for card in updates[1]["view"]["hand"]
            ]


# Watching.


def test_who_watches_sees_no_hand_and_can_do_nothing(client: TestClient) -> None:
    with people(client, 3) as seats:
        *players, watcher = seats
        updates = sit_together(players)
        table = updates[0]["table"]
        shown = watcher.ask({"type": "enter", "table": table})
        assert (shown["view"]["watching"], shown["view"]["hand"]) == (True, [])
        assert code_of(watcher, play(shown, {"type": "take"})) == "not_your_seat"
        told = play_out(players, updates, random.Random(8))
        seen = [until(watcher, "table")]
        while not seen[-1]["view"]["result"]:
            seen.append(until(watcher, "table"))
        assert all(each["view"]["hand"] == [] for each in seen)
        assert seen[-1]["view"]["result"] == told[0][-1]["view"]["result"]
        assert all(
            event["cards"] == [] or event["trump_card"]
            for each in seen
            for event in each["events"]
            if event["type"] == "drew_up"
        )
        assert watcher.ask({"type": "leave", "table": table})["type"] == "left"


def test_where_nobody_may_watch_nobody_does(client: TestClient) -> None:
    with people(client, 3) as seats:
        *players, watcher = seats
        updates = sit_together(players, watching="off")
        assert code_of(watcher, {"type": "enter", "table": updates[0]["table"]}) == "no_watching"


def test_where_it_is_watched_later_the_deal_is_not_seen_yet(client: TestClient) -> None:
    with people(client, 3) as seats:
        *players, watcher = seats
        updates = sit_together(players, watching="delayed")
        shown = watcher.ask({"type": "enter", "table": updates[0]["table"]})
        assert shown["type"] == "gathering"
        refused = watcher.ask({"type": "history", "table": updates[0]["table"]})
        assert refused["code"] in ("not_now", "not_your_seat")


@pytest.mark.parametrize("way", ["came before the deal", "got up after one", "opened it"])
@pytest.mark.parametrize("watching", ["off", "delayed"])
def test_who_was_there_before_sees_no_more_than_who_comes(
    client: TestClient, watching: str, way: str
) -> None:
    with people(client, 3) as seats:
        first, second, third = seats
        opening = {
            "type": "open_table",
            "id": f"open {watching} {way}",
            "name": "Ann",
            "rules": "app",
            "seats": 3,
            "bots": [],
            "settings": LINK | {"watching": watching},
        }
        table = first.ask(opening)["table"]
        join(second, table, "Bob")
        third.ask({"type": "enter", "table": table})
        looker, *players = (third, first, second)
        if way != "came before the deal":
            third.ask(
                {"type": "take_seat", "table": table, "seat": None, "name": "Cid", "nonce": None}
            )
            first.send({"type": "start", "table": table})
            updates = [until(each, "table") for each in seats]
            play_out(seats, updates, random.Random(3))
            looker, *players = seats if way == "opened it" else (third, first, second)
            looker.ask({"type": "free_seat", "table": table})
        host = players[0]
        for other in players[1:]:
            other.send({"type": "rematch", "table": table})
        assert host.ask({"type": "start", "table": table})["type"] in ("table", "changed")
        looker.send({"type": "ping", "id": "last"})
        told = []
        while (message := looker.receive())["type"] != "pong":
            told.append(message)
        asked: list[Wire] = [
            {"type": each, "table": table} for each in ("history", "sync", "enter")
        ]
        asked += [opening] if way == "opened it" else []
        answers = [looker.ask(each) for each in asked]
        dealt = 1 if way == "came before the deal" else 2
        assert all(each["view"]["deal"] < dealt for each in (*told, *answers) if "view" in each)
        assert not any(each["type"] == "happened" for each in answers)
        if watching == "off":
            codes = [each.get("code") for each in answers]
            assert codes == ["no_such_table"] * 2 + ["no_watching"] * (len(asked) - 2)


@pytest.mark.parametrize(
    "name", ["ann", "\u0410nn", "\uff21nn", "Ann\u3164", "A\ufe0fnn", "\u202eAnn"]
)
def test_nobody_at_a_table_can_be_taken_for_another(client: TestClient, name: str) -> None:
    with people(client, 2) as seats:
        host, guest = seats
        assert join(guest, open_table(host, 3)["table"], name)["code"] == "name_taken"


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u200d", "\ufe0f\u0301"])
def test_a_name_of_which_nothing_is_seen_is_none(client: TestClient, name: str) -> None:
    with people(client, 1) as (player,):
        gathering = player.ask(
            {
                "type": "open_table",
                "name": name,
                "rules": "app",
                "seats": 2,
                "bots": [],
                "settings": LINK,
            }
        )
        assert gathering["seats"][0]["name"] == player.welcome["me"]["name"]


@pytest.mark.parametrize("watching", ["off", "delayed"])
def test_who_takes_the_last_seat_plays_at_once(client: TestClient, watching: str) -> None:
    with people(client, 2) as seats:
        host, guest = seats
        table = open_table(host, 2, watching=watching, starts="full")["table"]
        assert join(guest, table, "Bob")["view"]["you"] == 1
        assert guest.ask({"type": "history", "table": table})["type"] == "happened"


def test_who_was_sent_away_is_told_so_whatever_he_asks(client: TestClient) -> None:
    with people(client, 2) as seats:
        host, guest = seats
        table = open_table(host, 3)["table"]
        for asked in ("sync", "history", "replay", "proof", "free_seat", "rematch"):
            join(guest, table, "Bob")
            host.ask({"type": "remove", "table": table, "seat": 1})
            assert code_of(guest, {"type": asked, "table": table}) == "no_such_table"


# What a move costs.


def test_what_one_who_only_looks_is_told_of_a_move_is_short(client: TestClient) -> None:
    with people(client, 3) as seats:
        *players, watcher = seats
        updates = sit_together(players)
        watcher.ask({"type": "enter", "table": updates[0]["table"]})
        update = updates[updates[0]["view"]["attacker"]]
        mover = players[update["view"]["you"]]
        mover.ask(play(update, legal_moves(update["view"])[0]))
        text = watcher.socket.receive_text()
        while '"attacked"' not in text:
            text = watcher.socket.receive_text()
    assert len(text.encode()) < 330, text


# Who may.


def test_only_the_host_may_and_only_in_time(client: TestClient) -> None:
    with people(client, 3) as seats:
        host, guest, third = seats
        gathering = open_table(host, 2)
        table = gathering["table"]
        here = {"table": table}
        assert code_of(host, here | {"type": "start"}) in ("not_now", "rules_conflict")
        assert code_of(guest, here | {"type": "say", "phrase": None, "text": "x"}) == (
            "no_such_table"
        )
        join(guest, table, "Bo")
        third.ask(here | {"type": "enter"})
        sit = {"type": "take_seat", "seat": None, "name": "Cy", "nonce": None}
        assert code_of(third, here | sit) == "table_full"
        assert code_of(guest, here | {"type": "start"}) == "not_host"
        assert code_of(guest, here | {"type": "remove", "seat": 0}) == "not_host"
        assert code_of(host, here | {"type": "rematch"}) == "not_now"
        assert code_of(host, here | {"type": "proof"}) == "game_not_over"
        chat = {"type": "say", "phrase": None, "text": "hello"}
        assert code_of(host, here | chat) == "no_talk"
        gone = host.ask(here | {"type": "remove", "seat": 1})
        assert gone["seats"][1]["name"] is None
        left = until(guest, "left")
        assert left["why"] == "removed"
        assert code_of(third, here | sit | {"seat": 0}) == "seat_taken"
        assert code_of(third, here | sit | {"name": "Ann"}) == "name_taken"
        assert third.ask(here | sit)["you"] == 1


def test_a_table_is_not_opened_by_settings_that_contradict_each_other(client: TestClient) -> None:
    with people(client, 1) as (host,):
        opening = {"type": "open_table", "name": "Ann", "rules": "app", "seats": 2, "bots": []}
        for wrong in (
            {"settings": LINK | {"access": "open", "talk": "chat"}},
            {"bots": [{"seat": 0, "level": "regular"}, {"seat": 1, "level": "regular"}]},
            {"bots": [{"seat": 5, "level": "regular"}]},
        ):
            assert code_of(host, opening | {"settings": LINK} | wrong) == "bad_shape"
        assert code_of(host, opening | {"settings": LINK, "seats": 12}) == "rules_conflict"


def test_nobody_sits_at_more_than_five_tables(client: TestClient) -> None:
    with people(client, 1) as (host,):
        for _ in range(5):
            assert open_table(host, 2)["type"] == "gathering"
        assert open_table(host, 2)["code"] == "too_many_tables"


def test_what_is_said_is_told_to_all_and_not_too_often(client: TestClient) -> None:
    with people(client, 2) as (host, guest):
        table = open_table(host, 2, talk="chat")["table"]
        join(guest, table, "Bo")
        here = {"type": "say", "table": table}
        said = guest.ask(here | {"phrase": None, "text": "Barev!"})
        assert (said["seat"], said["text"]) == (1, "Barev!")
        assert until(host, "said")["text"] == "Barev!"
        codes = [code_of(guest, here | {"phrase": "phrase-hello", "text": None}) for _ in range(6)]
        assert codes[0] is None
        assert codes[-1] == "too_fast"


# The lobby.


def test_an_open_table_is_in_the_lobby_until_it_is_full_of_nobody(client: TestClient) -> None:
    with people(client, 2) as (host, looker):
        assert looker.ask({"type": "lobby", "on": True})["whole"]
        table = open_table(host, 2, access="open")["table"]
        news = until(looker, "lobby")
        while table not in [listing["table"] for listing in news["tables"]]:
            news = until(looker, "lobby")
        host.ask({"type": "leave", "table": table})
        while table not in news["gone"]:
            news = until(looker, "lobby")
        off = looker.ask({"type": "lobby", "on": False})
        assert not off["whole"]


def test_two_who_look_for_others_find_each_other(client: TestClient) -> None:
    seek = {"type": "quick_match", "name": "", "rules": "app", "seats": 2, "rated": False}
    with people(client, 2) as (one, other):
        waiting = one.ask(seek)
        assert (waiting["on"], waiting["waiting"]) == (True, 1)
        assert one.ask({"type": "cancel_match"})["on"] is False
        assert code_of(one, {"type": "cancel_match"}) == "not_now"
        assert one.ask(seek)["on"]
        other.send(seek)
        tables = {until(each, "matched")["table"] for each in (one, other)}
        assert len(tables) == 1
        shown = [until(each, "table") for each in (one, other)]
        assert {update["view"]["you"] for update in shown} == {0, 1}


def test_a_sign_of_life_is_given(client: TestClient) -> None:
    with people(client, 1) as (player,):
        assert player.ask({"type": "ping"})["type"] == "pong"


# Bouts of three.


def test_a_bout_of_three_does_not_end_sooner_because_nobody_can_throw_in(tmp_path: Path) -> None:
    rhythm = Rhythm(floor=(0.8, 0.8))
    with browser(tmp_path, rhythm=rhythm) as client, people(client, 3) as seats:
        told = sit_together(seats)
        attacker = told[0]["view"]["attacker"]
        defender = told[0]["view"]["defender"]
        laid = seats[attacker].ask(play(told[attacker], legal_moves(told[attacker]["view"])[0]))
        shown = until(seats[defender], "table")
        while shown["seq"] < laid["seq"]:
            shown = until(seats[defender], "table")
        begun = time.perf_counter()
        took = seats[defender].ask(play(shown, {"type": "take"}))
        for number in range(3):
            if number != defender:
                update = told[number]
                while update["seq"] < took["seq"]:
                    update = until(seats[number], "table")
                if update["view"]["done"]:
                    seats[number].send(play(update, {"type": "done"}))
        # One who waits for the end of the bout may ask for other things meanwhile.
        assert seats[attacker].ask({"type": "ping"})["type"] == "pong"
        while took["view"]["bout"] == 1:
            took = until(seats[defender], "table")
        assert time.perf_counter() - begun >= 0.7


# Who may not.


def test_a_server_that_goes_away_opens_no_tables(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "kozyr.sqlite3")
    hall = Hall(store, AT_ONCE)
    hall.is_draining = lambda: True
    page = make_page(tmp_path / "page")
    with (
        TestClient(create_app(hall, page, UNLIMITED), base_url=ORIGIN) as client,
        people(client, 1) as (host,),
    ):
        assert open_table(host, 2)["code"] == "draining"
        assert host.open()["code"] == "draining"
    store.close()


def test_a_table_that_nobody_can_come_to_does_not_stay_in_memory(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "kozyr.sqlite3")
    hall = Hall(store, AT_ONCE)
    page = make_page(tmp_path / "page")
    with (
        TestClient(create_app(hall, page, UNLIMITED), base_url=ORIGIN) as client,
        people(client, 1) as (player,),
    ):
        closed = open_table(player, 2)["table"]
        player.ask({"type": "leave", "table": closed})
        alone = [player.open()["table"] for _ in range(3)]
        for table in (closed, *alone[:-1]):
            assert code_of(player, {"type": "enter", "table": table}) == "no_such_table"
        assert [live.id for live in hall.tables] == alone[-1:]
    store.close()


class Banning(Guests):
    """Knows everybody, and has banned all of them."""

    async def who(self, player: str) -> Who:
        return Who(player[:12], "Guest 1", is_account=False, is_banned=True)


def test_who_is_banned_sits_down_nowhere(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "kozyr.sqlite3")
    hall = Hall(store, AT_ONCE, people=Banning(store.identity))
    page = make_page(tmp_path / "page")
    with (
        TestClient(create_app(hall, page, UNLIMITED), base_url=ORIGIN) as client,
        people(client, 1) as (host,),
    ):
        assert open_table(host, 2)["code"] == "banned"
    store.close()


# Older clients.

KNOWN_MESSAGES = {"welcome", "gathering", "table", "changed", "refused"}
"""What a page of version 4.0 needs to play; all else it passes over."""
KNOWN_FIELDS = {
    "type", "table", "seq", "events", "view", "changes", "reply_to", "id", "code", "people",
    "you", "seats", "clock", "tables", "me", "protocol",
}  # fmt: skip


class OldSeat(Seat):
    """A page of version 4.0, to which a newer server tells things that it does not know."""

    def receive(self) -> Wire:
        while True:
            message: Wire = json.loads(self.socket.receive_text())
            if message["type"] in KNOWN_MESSAGES:
                known = {name: value for name, value in message.items() if name in KNOWN_FIELDS}
                return self._unpacker.whole(known)


def test_a_client_that_passes_over_what_it_does_not_know_plays_a_whole_game(
    client: TestClient,
) -> None:
    with ExitStack() as stack:
        seats: list[Seat] = []
        for _ in range(2):
            headers = {"origin": ORIGIN, "cookie": cookie_of_a_newcomer(client)}
            socket = stack.enter_context(client.websocket_connect("/ws", headers=headers))
            seats.append(OldSeat(socket))
        told = play_out(seats, sit_together(seats), random.Random(11))
    assert told[0][-1]["view"]["result"] == told[1][-1]["view"]["result"]


def test_who_was_sent_away_may_ask_on_and_is_told_nothing(client: TestClient) -> None:
    with people(client, 2) as (host, guest):
        table = open_table(host, 3)["table"]
        join(guest, table, "Bo", 1)
        host.ask({"type": "remove", "table": table, "seat": 1})
        assert until(guest, "left")["why"] == "removed"

        for kind in ("sync", "history", "replay", "proof", "leave"):
            assert code_of(guest, {"type": kind, "table": table}) == "no_such_table"


def test_who_gets_up_between_deals_sees_the_next_one_as_late_as_all_who_watch(
    client: TestClient,
) -> None:
    with people(client, 3) as seats:
        updates = sit_together(seats, watching="delayed")
        table = updates[0]["table"]
        play_out(seats, updates, random.Random(2))
        host, guest, watcher = seats
        watcher.ask({"type": "free_seat", "table": table})
        guest.ask({"type": "rematch", "table": table})
        host.ask({"type": "start", "table": table})
        assert host.sync(table)["view"]["deal"] == 2

        assert watcher.sync(table)["view"]["deal"] == 1
        assert code_of(watcher, {"type": "history", "table": table}) == "not_now"
