"""The reference model against the bout vectors; the engine plays them elsewhere."""

import re

import pytest

from tests.reference.model import ReferenceGame
from tests.reference.table import LETTERS
from tests.reference.vectors import Vector, read_vectors, set_up


def last_bout(events: list[str]) -> str:
    return [event for event in events if event.startswith("bout ")][-1].split()[2]


def draws(events: list[str]) -> dict[str, str]:
    drew = [event.split() for event in events if event.startswith("drew ")]
    return {seat: ",".join(cards) for _, seat, *cards in drew}


def outcome(game: ReferenceGame) -> str:
    if not game.is_over:
        return "no"
    return f"durak:{','.join(LETTERS[fool] for fool in game.fools)}" if game.fools else "draw"


def check_holds(game: ReferenceGame, events: list[str], check: str) -> bool:
    legal = re.fullmatch(r"(\S+) (ok|no)", check)
    if legal:
        return (game.why_not(legal[1]) is None) == (legal[2] == "ok")
    what, _, value = check.partition("=")
    match what:
        case "cap":
            return game.limit() == int(value)
        case "end":
            ended = [event.split()[0] for event in events]
            return value in ended and ("beaten away" in " ".join(events)) == (value == "beaten")
        case "next":
            return last_bout(events) == value
        case "hand":
            return len(game.hands[LETTERS.index(value[0])]) == int(value[1:])
        case "draw":
            return draws(events) == dict(drawn.split(":") for drawn in value.split())
        case "att" | "def":
            return LETTERS[game.attacker if what == "att" else game.defender] == value
        case "table":
            return len(game.attacks) == int(value)
        case "places":
            return f"{LETTERS[game.attacker_place]}>{LETTERS[game.defender_place]}" == value
        case "over":
            return outcome(game) == value
        case "epaulettes":
            return game.epaulettes == int(value)
        case _:
            raise ValueError(f"{check!r} is no check")


@pytest.mark.parametrize("vector", read_vectors(), ids=str)
def test_every_check_of_a_vector_holds(vector: Vector) -> None:
    game = set_up(vector)

    events: list[str] = []
    for move in vector.moves:
        events += game.play(move)

    assert [check for check in vector.checks if not check_holds(game, events, check)] == []
