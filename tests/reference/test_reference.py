"""The engine against the reference model, by rules drawn at random."""

from itertools import product
from random import Random

import pytest

from kozyr.cards import Suit
from kozyr.rules import Deal, Result, Rules, can_beat, deal_from_seed, next_dealer
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


def test_dealer_and_first_attacker_of_a_later_deal_are_the_same() -> None:
    rng = Random(3)
    for _ in range(400):
        rules = random_rules(rng)
        seats = random_seats(rules, rng)
        model = ReferenceSeries(as_words(rules), seats)
        result = random_result(rules, seats, rng)
        dealer = rng.randrange(seats)
        dealer_now = model.next_dealer(dealer, list(result.fools))
        first = model.next_first_attacker(dealer_now, list(result.fools), list(result.places))

        assert next_dealer(rules, dealer, seats, result) == dealer_now
        deal = deal_from_seed(rules, seats, rng.randbytes(32), dealer_now, result)
        assert decided(deal, rules, first), (str(rules), seats, dealer_now, result, deal.opener)


def test_the_first_attacker_of_the_first_deal_is_the_same() -> None:
    rng = Random(4)
    for _ in range(400):
        rules = random_rules(rng)
        deal = deal_from_seed(rules, random_seats(rules, rng), rng.randbytes(32))
        first = as_words(rules)["first_attacker"]
        if first == "left_of_dealer":
            first = str((deal.dealer + 1) % deal.seats)
        assert decided(deal, rules, first), (str(rules), deal)


def decided(deal: Deal, rules: Rules, first: str) -> bool:
    """Whether the deal names who attacks first as *first* says: a seat, or how he is found."""
    if first == "lowest_trump":
        # A lot that may be needed is drawn only where nobody holds a trump (1.10).
        return deal.opener is None or as_words(rules)["no_trump_fallback"] == "lot"
    if first == "lot":
        return deal.opener is not None
    return deal.opener == int(first)


def test_the_same_cards_beat_the_same_cards() -> None:
    rng = Random(5)
    for _ in range(40):
        rules = random_rules(rng)
        law, trump = Law(as_words(rules)), rng.choice("cdhs")
        suit = None if as_words(rules)["trump_mode"] == "none" else Suit.parse(trump)
        for card, target in product(set(rules.cards), repeat=2):
            expected = law.beats(str(card), str(target), suit.letter if suit else None)
            assert can_beat(rules, card, target, suit) == expected, (str(rules), card, target)


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
