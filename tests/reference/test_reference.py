"""The engine against the reference model, by rules drawn at random."""

from random import Random

import pytest

from kozyr.rules import Result, Rules
from kozyr.rules.series import Series
from tests.reference.law import Law
from tests.reference.parameters import VALUES
from tests.reference.rule_sets import as_words, random_rules, random_seats
from tests.reference.series import ReferenceSeries
from tests.reference.side_by_side import compare_game

GAMES = 400
SEED = 20


@pytest.mark.parametrize("part", range(8))
def test_engine_and_model_agree_at_every_step(part: int) -> None:
    for number in range(part, GAMES, 8):
        assert compare_game(SEED, number, attempts=2).disagreements == []


def test_every_value_of_every_parameter_is_drawn() -> None:
    rng = Random(1)
    drawn = {pair for _ in range(2000) for pair in as_words(random_rules(rng)).items()}

    wanted = {(parameter, value) for parameter, values in VALUES.items() for value in values}
    assert wanted - drawn == set()


def test_the_model_begins_with_the_same_defaults() -> None:
    assert as_words(Rules()) == {parameter: values[0] for parameter, values in VALUES.items()}


def test_a_disagreement_is_told_so_that_it_can_be_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Law, "beats", lambda *_: True)

    told = compare_game(SEED, 0).disagreements

    assert len(told) == 1
    assert told == compare_game(SEED, 0).disagreements
    for part in (f"game 0 of seed {SEED}", "engine:", "model:", "rules:", "pack:", "played:"):
        assert part in told[0]


def test_series_are_scored_alike() -> None:
    rng = Random(2)
    for _ in range(200):
        rules = random_rules(rng)
        seats = random_seats(rules, rng)
        engine, model = Series.start(rules, seats), ReferenceSeries(as_words(rules), seats)
        while not model.is_over and model.deals < 12:
            result = random_result(rules, seats, rng)
            engine = engine.after(result)
            model.add(list(result.fools), list(result.places))
            assert (list(engine.points), engine.is_over) == (model.points, model.is_over)
            assert list(engine.winners) == model.winners


def random_result(rules: Rules, seats: int, rng: Random) -> Result:
    order = rng.sample(range(seats), seats)
    if rng.random() < 0.2:
        return Result(fools=(), places=tuple(order))
    fools = {order[-1]}
    if as_words(rules)["teams"] != "none":
        fools = {seat for seat in order if seat % 2 == order[-1] % 2}
    return Result(
        fools=tuple(sorted(fools)), places=tuple(seat for seat in order if seat not in fools)
    )
