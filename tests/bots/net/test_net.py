"""The net reckons in whole numbers what its layers come to."""

import hashlib
import json
import math
import random
from pathlib import Path

import pytest

from kozyr.bots.net import BadWeights, Net, UnknownRules, Weights, net
from kozyr.bots.net.features import WORDS, Features
from kozyr.cards import Card
from kozyr.rules import Attack, parse_position
from kozyr.rules.core import Core
from kozyr.rules.core.turns import DONE_TURN, mover_of, turns_of
from kozyr.rules.turns import turn_of
from tests.bots.net.nets import DEPTH, WIDTH, Numbers, moments, random_net, random_numbers


def inputs_of(features: Features) -> list[int]:
    """The inputs that are bits of words, those that are 1."""
    bits = ((word, bit) for word in range(WORDS) for bit in range(62))
    return [64 * word + bit for word, bit in bits if features.words[word] >> bit & 1]


def reckoned(numbers: Numbers, core: Core, turn: int) -> float:
    """The logit of a move, layer by layer, in floating point."""
    first, first_bias, second, second_bias, last, last_bias = numbers
    features = Features()
    features.read(core, mover_of(core))
    inputs = [*inputs_of(features), features.action(turn), features.target(turn)]
    hidden = [
        max(0.0, first_bias[unit] + sum(first[row][unit] for row in inputs if row >= 0))
        for unit in range(WIDTH)
    ]
    deep = [
        max(
            0.0,
            second_bias[unit] + sum(h * row[unit] for h, row in zip(hidden, second, strict=True)),
        )
        for unit in range(DEPTH)
    ]
    return last_bias + sum(d * weight for d, weight in zip(deep, last, strict=True))


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_numbers_come_to_what_the_layers_do(seats: int) -> None:
    numbers, rated = random_numbers(), random_net()
    compared = 0
    for game in moments("app+transfer", seats, 1):
        core = game.core
        turns = turns_of(core, mover_of(core))
        for turn, logit in zip(turns, rated.logits(core, turns), strict=True):
            assert logit == pytest.approx(reckoned(numbers, core, turn), abs=0.02)
            compared += 1
    assert compared > 100


def test_ratings_are_the_same_compiled_and_interpreted() -> None:
    """This runs both ways, and the checksum is one."""
    digest = hashlib.sha256()
    rated = random_net()
    for seats in (2, 3, 6):
        for game in moments("app+transfer", seats, 2):
            core = game.core
            logits = rated.logits(core, turns_of(core, mover_of(core)))
            digest.update(",".join(logit.hex() for logit in logits).encode())

    assert digest.hexdigest()[:16] == "8dd300455b54843f"


def test_rating_is_the_chance_that_the_logit_stands_for() -> None:
    core = next(moments("app", 2, 3)).core
    turns = turns_of(core, core.attacker)
    rated = random_net()

    ratings, logits = rated.rate(core, turns), rated.logits(core, turns)

    assert len(ratings) == len(turns)
    assert ratings == [1 / (1 + math.exp(-logit)) for logit in logits]


def test_a_move_is_rated_alike_alone_and_among_others() -> None:
    rated = random_net()
    for game in moments("app", 3, 4):
        core = game.core
        turns = turns_of(core, mover_of(core))
        assert [rated.rate(core, [turn])[0] for turn in turns] == rated.rate(core, turns)


def test_other_rules_are_refused() -> None:
    core = next(moments("jokers", 2, 1)).core

    with pytest.raises(UnknownRules, match="not trained"):
        random_net().rate(core, turns_of(core, core.attacker))


def test_weights_are_read_as_they_were_written() -> None:
    weights = Weights.rounded(*random_numbers())

    assert Weights.parse(bytes(weights)) == weights


@pytest.mark.parametrize("damage", ["cut", "other", "inputs"])
def test_what_is_no_file_of_weights_is_refused(damage: str) -> None:
    data = bytes(Weights.rounded(*random_numbers()))
    damaged = {
        "cut": data[:-1],
        "other": b"PK" + data,
        "inputs": data.replace(b'"inputs": 768', b'"inputs": 767'),
    }

    with pytest.raises(BadWeights):
        Weights.parse(damaged[damage])


@pytest.mark.parametrize(
    ("layer", "value"), [("first", 40.0), ("first_bias", 2000.0), ("second", 9.0), ("last", 40.0)]
)
def test_numbers_that_whole_numbers_cannot_hold_are_refused(layer: str, value: float) -> None:
    first, first_bias, second, second_bias, last, last_bias = random_numbers()
    match layer:
        case "first":
            first[5][0] = value
        case "first_bias":
            first_bias[0] = value
        case "second":
            second[3][2] = value
        case _:
            last[0] = value

    with pytest.raises(BadWeights):
        Weights.rounded(first, first_bias, second, second_bias, last, last_bias)


def test_large_units_are_cut_off_and_do_not_spill_into_others() -> None:
    numbers = random_numbers()
    for row in numbers[0]:
        row[0] = 5.0
    numbers[2][0] = [0.0] * DEPTH
    core = next(moments("app", 2, 5)).core
    turns = turns_of(core, core.attacker)

    for turn, logit in zip(turns, Net(Weights.rounded(*numbers)).logits(core, turns), strict=True):
        assert logit == pytest.approx(reckoned(numbers, core, turn), abs=0.02)


def test_features_are_read_anew_for_every_position() -> None:
    features = Features()
    cores = [game.core for game in moments("app+transfer", 4, 6)]
    random.Random(1).shuffle(cores)
    for core in cores:
        fresh = Features()
        fresh.read(core, mover_of(core))
        features.read(core, mover_of(core))
        assert [features.words[word] for word in range(WORDS)] == [
            fresh.words[word] for word in range(WORDS)
        ]


def test_the_weights_of_the_package_are_those_that_its_log_tells_of() -> None:
    folder = Path(net.__file__).parent
    weights = (folder / "weights.bin").read_bytes()
    log = json.loads((folder / "weights.json").read_text(encoding="utf-8"))

    assert log["sha256"] == hashlib.sha256(weights).hexdigest()
    assert len(weights) < 300_000
    assert log["trials"][0]["score"] > 0.5


def test_the_net_of_the_package_prefers_what_any_player_would() -> None:
    """A lone six is led before the ace of trumps, and the last cards are laid, not kept."""
    core = parse_position("trump h; A: 6c Ah; B: 10c Kc; stock: 7s 9h").core
    six, ace = turn_of(Attack(Card.parse("6c"))), turn_of(Attack(Card.parse("Ah")))
    ratings = Net.load().rate(core, [six, ace])
    assert ratings[0] > ratings[1]

    core = parse_position("trump h; A: 8d; B: 9c 10d Kc; stock:; table: A+8c/9s").core
    ratings = Net.load().rate(core, [turn_of(Attack(Card.parse("8d"))), DONE_TURN])
    assert ratings[0] > max(0.7, ratings[1])
