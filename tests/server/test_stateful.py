"""Four people at a live server who do whatever comes to mind, beside a plain model of a table."""

import asyncio
import json
import random
import tempfile
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from kozyr.server.store import SqliteStore
from kozyr.tables import Table, decode_event
from tests.server.client import AT_ONCE, Seat, Wire, browser, legal_moves, play
from tests.server.company import cookie_of_a_newcomer, line, open_table

PEOPLE = 4
SEATS = 3
who = st.integers(0, PEOPLE - 1)

# Frames that are no message, or none of this protocol, and how they are refused.
MUTATIONS: list[tuple[Any, set[str]]] = [
    (lambda text: text[: len(text) // 2], {"not_json"}),
    (lambda text: text.replace('"type"', '"kind"'), {"bad_shape"}),
    (lambda text: text[:-1] + ', "more": 1}', {"bad_shape"}),
    (lambda text: text[:-1] + f', "pad": "{"x" * 4096}"' + "}", {"too_large"}),
    (lambda text: text.replace('"sync"', '"synch"'), {"unknown_type"}),
    (lambda text: f"[{text}]", {"bad_shape"}),
    (lambda text: text.replace('"table"', '"table": 7, "tabel"'), {"bad_shape"}),
]


class PeopleAtAServer(RuleBasedStateMachine):
    """The model knows who has which seat, and which moves were acknowledged, and no rule."""

    def __init__(self) -> None:
        super().__init__()
        self._open = ExitStack()
        folder = Path(self._open.enter_context(tempfile.TemporaryDirectory()))
        self._store = SqliteStore(folder / "kozyr.sqlite3")
        self._client = self._open.enter_context(browser(folder, store=self._store, rhythm=AT_ONCE))
        self._cookies = [cookie_of_a_newcomer(self._client) for _ in range(PEOPLE)]
        self._sockets: dict[int, ExitStack] = {}
        self._lines: dict[int, Seat] = {}
        self._is_dealt = False
        self._commands: dict[int, Wire] = {}
        self.seats: dict[int, int] = {}
        """Who, by seat."""
        self.left: set[int] = set()
        self.acknowledged: list[str] = []
        """The ids of all moves that were."""

    def teardown(self) -> None:
        try:
            for opened in self._sockets.values():
                opened.close()
            if self._lines:
                self._check_log()
        finally:
            self._open.close()

    def _check_log(self) -> None:
        """All that was acknowledged is in the log once, and the log can be played."""
        log = asyncio.run(self._store.load(self.table))
        Table.replay(decode_event(event.body) for event in log)
        commands = Counter((event.command or "").rpartition(":")[2] for event in log)
        assert [commands[id_] for id_ in self.acknowledged] == [1] * len(self.acknowledged)

    @initialize()
    def a_table_is_opened(self) -> None:
        for person in range(PEOPLE):
            self._connect(person)
        self.table = open_table(self._lines[0], SEATS)["table"]
        self.seats[0] = 0
        for person in range(1, PEOPLE):
            self._lines[person].ask({"type": "enter", "table": self.table})

    def _connect(self, person: int) -> None:
        opened = self._sockets[person] = ExitStack()
        self._lines[person] = opened.enter_context(line(self._client, self._cookies[person]))

    def _seat_of(self, person: int) -> int | None:
        return next((seat for seat, sits in self.seats.items() if sits == person), None)

    def _ask(self, person: int, kind: str, **fields: object) -> Wire:
        return self._lines[person].ask({"type": kind, "table": self.table} | fields)

    # Sitting down, and getting up.

    @rule(person=who, seat=st.none() | st.integers(0, SEATS))
    def sits_down(self, person: int, seat: int | None) -> None:
        answer = self._ask(person, "take_seat", seat=seat, name=f"P{person}", nonce=None)
        free = [number for number in range(SEATS) if number not in self.seats]
        if self._is_dealt or self._seat_of(person) is not None:
            assert answer["code"] in ("not_now", "no_such_table"), answer
        elif seat is None and free:
            assert answer["type"] == "gathering"
            self.seats[free[0]] = person
        elif seat in free:
            assert answer["type"] == "gathering"
            self.seats[seat] = person
        else:
            assert answer["code"] in ("table_full", "seat_taken")

    @rule(person=st.integers(1, PEOPLE - 1))
    def gets_up(self, person: int) -> None:
        seat = self._seat_of(person)
        if self._is_dealt:
            return
        answer = self._ask(person, "free_seat")
        if seat is None:
            assert answer["code"] == "not_your_seat"
        else:
            del self.seats[seat]

    @precondition(lambda self: not self._is_dealt and len(self.seats) > 1)
    @rule()
    def the_host_deals(self) -> None:
        answer = self._ask(0, "start")
        assert answer["type"] == "table", answer
        # Whoever sits moves up: seats that were free are gone.
        people = [person for _, person in sorted(self.seats.items())]
        self.seats = dict(enumerate(people))
        self._is_dealt = True

    @precondition(lambda self: self._is_dealt)
    @rule(person=st.integers(1, PEOPLE - 1))
    def leaves(self, person: int) -> None:
        seat = self._seat_of(person)
        answer = self._ask(person, "leave")
        assert answer["type"] == "left"
        if seat is not None:
            self.left.add(seat)
        self._ask(person, "enter")

    # Playing.

    def _view(self, person: int) -> Wire | None:
        answer = self._ask(person, "sync")
        return answer if answer["type"] == "table" else None

    @precondition(lambda self: self._is_dealt)
    @rule(dice=st.randoms(use_true_random=False))
    def somebody_moves(self, dice: random.Random) -> None:
        for seat, person in self.seats.items():
            if seat in self.left:
                continue
            update = self._view(person)
            assert update is not None
            moves = legal_moves(update["view"])
            if not moves:
                continue
            message = play(update, dice.choice(moves))
            id_ = self._lines[person].send(message)
            self._commands[person] = message | {"id": id_}
            answer = self._lines[person].answer(id_)
            # A bot that sits in for who has left may have been faster.
            assert answer["type"] == "table" or self.left, answer
            if answer["type"] == "table":
                self.acknowledged.append(id_)
            return

    @precondition(lambda self: self._commands)
    @rule(dice=st.randoms(use_true_random=False))
    def somebody_sends_a_move_again(self, dice: random.Random) -> None:
        person = dice.choice(sorted(self._commands))
        answer = self._lines[person].ask(self._commands[person])
        assert answer["type"] in ("table", "refused")
        if answer["type"] == "refused":
            assert answer["code"] in ("not_your_seat", "no_such_table")

    @precondition(lambda self: self._is_dealt)
    @rule(person=who, seat=st.integers(0, SEATS), seen=st.integers(0, 400))
    def somebody_moves_as_nobody_may(self, person: int, seat: int, seen: int) -> None:
        """With the seat of another, on a view of long ago or yet to come, or what is no card's."""
        message = {
            "type": "play",
            "table": self.table,
            "seat": seat,
            "seen": seen,
            "move": {"type": "beat", "attack": "6h", "card": "6h"},
        }
        answer = self._lines[person].ask(message)
        assert answer["code"] in ("not_your_seat", "stale", "illegal_move", "no_such_table")

    @rule(person=who, mutation=st.sampled_from(MUTATIONS))
    def somebody_sends_what_is_no_message(
        self, person: int, mutation: tuple[Any, set[str]]
    ) -> None:
        mutate, codes = mutation
        reader = self._lines[person]
        reader.socket.send_text(mutate(json.dumps({"type": "sync", "id": "m", "table": "t"})))
        while (answer := reader.receive())["type"] != "refused":
            pass
        assert answer["code"] in codes, answer

    # Lines.

    @rule(person=who)
    def somebody_comes_back(self, person: int) -> None:
        self._sockets[person].close()
        self._connect(person)
        self._ask(person, "enter")

    @invariant()
    def everybody_is_where_the_model_has_him(self) -> None:
        if not self._lines:
            return
        for person in range(PEOPLE):
            seat = self._seat_of(person)
            shown = self._ask(person, "sync")
            if shown["type"] == "gathering":
                assert not self._is_dealt
                assert shown["you"] == seat
                taken = [number for number, each in enumerate(shown["seats"]) if each["player"]]
                assert taken == sorted(self.seats)
            elif shown["type"] == "table":
                watches = seat is None or seat in self.left
                assert shown["view"].get("watching", False) is watches
                assert watches or shown["view"]["you"] == seat


PeopleAtAServer.TestCase.settings = settings(
    max_examples=6,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestPeopleAtAServer = PeopleAtAServer.TestCase
