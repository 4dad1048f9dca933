"""The gradients are those of the loss, what is learnt is, and the whole numbers say the same."""

import numpy as np
import pytest

from kozyr.bots.net import Net
from kozyr.bots.net.features import WORDS, Features
from kozyr.rules import Rules
from kozyr.rules.core.turns import mover_of, turns_of
from kozyr.rules.terms import deal_terms_of
from kozyr.study.training.field import OFTEN, POINTS, STEP, Field, Kind
from kozyr.study.training.learner import Ints, Learner
from tests.bots.net.nets import moments

PACK = [card.index for card in Rules().cards]


def steps_of_random_games(count: int, seed: int) -> Ints:
    field = Field([Kind(deal_terms_of(Rules()), 2, 1)], PACK, 8, seed, 0)
    field.trials = OFTEN
    while field.kept < count:
        field.ask()
        field.answer([0.0] * field.turns)
    return np.array(field.steps[: count * STEP], dtype=np.int64).reshape(-1, STEP)


def test_gradients_are_how_the_loss_changes() -> None:
    learner = Learner(6, 5, seed=1)
    steps = steps_of_random_games(12, seed=1)
    # In double precision the differences of the loss are exact enough.
    for name in Learner.NAMES:
        numbers = getattr(learner, name).astype(np.float64)
        numbers += 0.01
        numbers[-1:] *= name != "first"
        setattr(learner, name, numbers)
    _, gradients = learner.gradients(steps)
    dice = np.random.default_rng(1)
    compared = 0
    for numbers, gradient in zip(learner.numbers, gradients, strict=True):
        moving = np.argwhere(gradient)
        for place in map(tuple, dice.permutation(moving)[:20]):
            kept = numbers[place]
            numbers[place] = kept + 1e-5
            above, _ = learner.gradients(steps)
            numbers[place] = kept - 1e-5
            below, _ = learner.gradients(steps)
            numbers[place] = kept
            assert gradient[place] == pytest.approx((above - below) / 2e-5, rel=1e-2, abs=1e-6)
            compared += 1
    assert compared > 50


def with_outcomes_that_can_be_told(steps: Ints) -> Ints:
    """The same decisions, won by those who hold at least two trumps."""
    trumps = np.bitwise_count(steps[:, 0] >> 27 & 511)
    steps[:, -1] = np.where(trumps >= 2, POINTS, 0)
    return steps


def test_what_can_be_told_is_learnt_and_holds_for_games_never_seen() -> None:
    steps = with_outcomes_that_can_be_told(steps_of_random_games(2000, seed=2))
    unseen = with_outcomes_that_can_be_told(steps_of_random_games(500, seed=3))
    share = unseen[:, -1].mean() / POINTS
    guessing = -(share * np.log(share) + (1 - share) * np.log(1 - share))
    learner = Learner(16, 8, seed=1)
    dice = np.random.default_rng(1)
    for _ in range(3):
        for batch in np.split(dice.permutation(steps), 50):
            learner.learn(batch, 3e-3)

    loss, _ = learner.gradients(unseen)

    assert guessing > 0.5
    assert loss < guessing * 0.6


def test_the_net_in_whole_numbers_rates_as_the_one_that_learns() -> None:
    learner = Learner(16, 8, seed=1)
    for batch in np.split(steps_of_random_games(1280, seed=4), 20):
        learner.learn(batch, 3e-3)
    net = Net(learner.weights())
    features = Features()
    compared = 0
    for game in moments("app+transfer", 4, 1):
        core = game.core
        turns = turns_of(core, mover_of(core))
        features.read(core, mover_of(core))
        logits = learner.rater().logits(
            np.array([features.words[word] for word in range(WORDS)]),
            np.array([features.action(turn) for turn in turns]),
            np.array([features.target(turn) for turn in turns]),
            np.zeros(len(turns), np.int64),
        )
        assert net.logits(core, turns) == pytest.approx(logits, abs=0.02)
        compared += len(turns)
    assert compared > 100


def test_what_is_kept_goes_on_as_if_nothing_had_been() -> None:
    first, second = np.split(steps_of_random_games(256, seed=5), 2)
    learner = Learner(6, 4, seed=1)
    learner.learn(first, 1e-2)
    other = Learner(6, 4, seed=2)
    other.restore({name: value.copy() for name, value in learner.state().items()})

    losses = learner.learn(second, 1e-2), other.learn(second, 1e-2)

    assert losses[0] == losses[1]
    for one, two in zip(learner.numbers, other.numbers, strict=True):
        assert np.array_equal(one, two)
