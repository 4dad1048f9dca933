"""Helper: several people at one server, each with a cookie and a socket of his own."""

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from starlette.testclient import TestClient

from tests.server.client import ORIGIN, Seat, Wire, legal_moves, play

LINK = {
    "access": "link",
    "clock": None,
    "watching": "free",
    "talk": "phrases",
    "starts": "host",
    "rated": False,
}


def cookie_of_a_newcomer(client: TestClient) -> str:
    """Open the page as somebody new; return the header by which he is known."""
    client.cookies.clear()
    response = client.get("/")
    name, value = next(iter(response.cookies.items()))
    client.cookies.clear()
    return f"{name}={value}"


@contextmanager
def line(client: TestClient, cookie: str) -> Iterator[Seat]:
    """A socket of who is known by *cookie*."""
    headers = {"origin": ORIGIN, "cookie": cookie}
    with client.websocket_connect("/ws", headers=headers) as socket:
        yield Seat(socket)


@contextmanager
def people(client: TestClient, number: int) -> Iterator[list[Seat]]:
    """So many newcomers, each with a socket."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(line(client, cookie_of_a_newcomer(client))) for _ in range(number)
        ]


def open_table(host: Seat, seats: int, rules: str = "app", **settings: object) -> Wire:
    """Open a table of *seats* seats, by link; return its gathering."""
    message = {
        "type": "open_table",
        "name": "Ann",
        "rules": rules,
        "seats": seats,
        "bots": settings.pop("bots", []),
        "settings": LINK | settings,
    }
    return host.ask(message)


def join(guest: Seat, table: str, name: str, seat: int | None = None) -> Wire:
    """Enter a table and sit down there."""
    guest.ask({"type": "enter", "table": table})
    return guest.ask(
        {"type": "take_seat", "table": table, "seat": seat, "name": name, "nonce": None}
    )


def until(reader: Seat, type_: str) -> Wire:
    """Read on until a message of *type_* comes."""
    while True:
        message = reader.receive()
        if message["type"] == type_:
            return message


def sit_together(seats: list[Seat], rules: str = "app", **settings: object) -> list[Wire]:
    """Seat all of them at a new table and deal; return what each is shown."""
    gathering = open_table(seats[0], len(seats), rules, **settings)
    table = gathering["table"]
    for number, guest in enumerate(seats[1:], 1):
        join(guest, table, f"P{number}")
    if settings.get("starts") != "full":
        seats[0].send({"type": "start", "table": table})
    return [until(each, "table") for each in seats]


def play_out(seats: list[Seat], updates: list[Wire], rng: random.Random) -> list[list[Wire]]:
    """Let people make random legal moves until the game is over; return what each was told."""
    told = [[update] for update in updates]
    while True:
        newest = max(each[-1]["seq"] for each in told)
        for reader, each in zip(seats, told, strict=True):
            while each[-1]["seq"] < newest:
                each.append(until(reader, "table"))
        if told[0][-1]["view"]["result"]:
            return told
        wishes = [
            (number, move)
            for number, each in enumerate(told)
            for move in legal_moves(each[-1]["view"])
        ]
        number, move = rng.choice(wishes)
        answer = seats[number].ask(play(told[number][-1], move))
        assert answer["type"] == "table", answer
        told[number].append(answer)
