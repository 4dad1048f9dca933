"""Many games at once go as the law has them, and what was decided is kept with its outcome."""

import hashlib
import random
from collections import Counter

import pytest

from kozyr.bots.net.features import WORDS
from kozyr.rules import Game, Phase, Rules, deal_from_seed, parse_position
from kozyr.rules.core.turns import make_turn, mover_of
from kozyr.rules.terms import deal_terms_of
from kozyr.rules.turns import move_of
from kozyr.study.training.field import (
    OFTEN,
    POINTS,
    STEP,
    Field,
    Kind,
    options,
    plain_turn,
    points_of,
)

PACK = [card.index for card in Rules().cards]


def field_of(*kinds: tuple[str, int, int], tables: int = 4, deals: int = 0, seed: int = 1) -> Field:
    made = [Kind(deal_terms_of(Rules.parse(rules)), seats, share) for rules, seats, share in kinds]
    return Field(made, PACK, tables, seed, deals)


def steps_of(field: Field) -> list[tuple[int, ...]]:
    return [
        tuple(int(number) for number in field.steps[step * STEP : (step + 1) * STEP])
        for step in range(field.kept)
    ]


def play(field: Field, games: int, seed: int = 1) -> Counter[tuple[int, ...]]:
    """Rate at random until so many games are over; return how often each step was decided."""
    dice = random.Random(seed)
    decided: Counter[tuple[int, ...]] = Counter()
    while sum(field.games) < games and field.ask():
        logits = [dice.random() for _ in range(field.turns)]
        first = 0
        for row in range(field.asked):
            moves = [turn for turn in range(field.turns) if field.owners[turn] == row]
            assert moves[0] == first
            first += len(moves)
            best = max(moves, key=lambda turn: logits[turn])
            words = field.words[row * WORDS : (row + 1) * WORDS]
            decided[(*map(int, words), int(field.actions[best]), int(field.targets[best]))] += 1
        field.answer(logits)
    return decided


def test_what_was_decided_is_kept_with_what_came_of_it() -> None:
    field = field_of(("app+transfer", 3, 1))

    decided = play(field, 12)
    kept = steps_of(field)

    assert sum(field.games) == 12
    assert Counter(step[:-1] for step in kept) <= decided
    assert {step[-1] for step in kept} <= {0, POINTS, POINTS * 2 // 3}
    # Only what belongs to the games still under way has not been kept.
    assert decided.total() > len(kept) > decided.total() * 0.7


def test_what_was_learnt_from_is_let_go() -> None:
    field = field_of(("app", 2, 1))
    play(field, 4)
    field.forget()
    assert steps_of(field) == []

    play(field, 8, seed=2)

    assert steps_of(field)


def test_the_same_seed_gives_the_same_games() -> None:
    """Compiled and interpreted: the checksum is one for both."""
    digests = []
    for _ in range(2):
        field = field_of(("app", 2, 2), ("app+transfer", 4, 1), ("app", 6, 1), seed=5)
        field.trials = 2000
        play(field, 20)
        digests.append(hashlib.sha256(repr(steps_of(field)).encode()).hexdigest()[:16])

    assert digests == ["4dd8643b9eb65fee"] * 2


def test_kinds_come_by_their_shares() -> None:
    field = field_of(("app", 2, 3), ("app+transfer", 2, 1), tables=8)
    play(field, 80)

    played = [int(count) for count in field.games]
    assert played[1] / sum(played) == pytest.approx(0.25, abs=0.12)


@pytest.mark.parametrize("trials", [0, OFTEN // 2])
def test_trials_are_moves_that_are_not_rated_highest(trials: int) -> None:
    """Where all moves are rated alike the first is made, but for trials."""
    field = field_of(("app", 2, 1), seed=3)
    field.trials = trials
    first = set()
    while sum(field.games) < 10:
        field.ask()
        for turn in range(field.turns):
            row = field.owners[turn]
            if turn == 0 or row != field.owners[turn - 1]:
                words = field.words[row * WORDS : (row + 1) * WORDS]
                first.add((*map(int, words), int(field.actions[turn]), int(field.targets[turn])))
        field.answer([0.0] * field.turns)
    made = [step[:-1] for step in steps_of(field)]
    others = sum(step not in first for step in made) / len(made)

    # Of several moves one is the first by chance too.
    assert others == pytest.approx(0.35 if trials else 0, abs=0.1)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_match_plays_each_deal_from_every_seat(seats: int) -> None:
    field = field_of(("app", seats, 1), tables=3, deals=2)

    play(field, 10**6)

    assert int(field.games[0]) == 3 * 2 * seats
    assert 0 <= field.points[0] <= field.games[0] * POINTS
    assert field.kept == 0
    assert field.ask() == 0


def test_one_who_plays_as_the_heuristic_gets_as_much_as_it() -> None:
    """Both seats of every deal come to the same, so that each wins as often as it loses."""
    rules = Rules()
    points = 0
    for seed in range(6):
        game = Game(rules, deal_from_seed(rules, 2, seed.to_bytes(32, "big")))
        core = game.core
        while not core.is_over:
            seat = mover_of(core)
            make_turn(core, seat, plain_turn(core, seat))
        points += points_of(core, 0) + points_of(core, 1)

    assert points == 6 * POINTS


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("trump h; A: 6h 9c 7d; B: 8c Jc; stock: 9h", "+7d"),
        ("trump h; A: 9h 6h; B: 8c Jc; stock: 7h", "+6h"),
        ("trump h; A: 6h; B: 6c 10c Jc; stock: 9h; table: A+8c", ":8c/10c"),
        ("trump h; A: 6h; B: 6c 9h 7h; stock: Ah; table: A+8c", ":8c/7h"),
        ("trump h; A: 6h; B: 6c 7d; stock: Ah; table: A+8c", "!"),
        ("trump h; A: 8d 8h; B: 6c 7d; stock: Ah; table: A+8c/9c", "+8d"),
        ("trump h; A: 8h Ac; B: 6c 7d; stock: Ah; table: A+8c/9c", "."),
        ("rules app+transfer; trump h; A: 6h 9d 7d; B: 8d 9c; stock: Ah; table: A+8c", ">8d"),
        ("rules app+transfer; trump h; A: 6h 9d 7d; B: 8h 9c; stock: Ah; table: A+8c", ":8c/9c"),
    ],
)
def test_the_heuristic_plays_its_cheapest_card(position: str, move: str) -> None:
    core = parse_position(position).core

    assert str(move_of(plain_turn(core, mover_of(core)))) == move


def test_the_first_open_card_is_beaten_first() -> None:
    game = parse_position(
        "trump h; A: 6h; B: 9c 9d 10d; stock: Ah; table: A+8c A+8d; became 3; attacker A"
    )
    assert game.phase is Phase.DEFEND
    core = game.core

    assert [str(move_of(turn)) for turn in options(core, 1)] == [":8c/9c", "!"]


def test_a_draw_is_worth_what_each_can_expect() -> None:
    drawn = "trump h; A: 8d; B: 9d; C: 10d; stock:; result: adjudicated"
    lost = "trump h; A: 8d; B:; C:; stock:; attacker A; defender B; out: B C; result: fool A"

    assert [points_of(parse_position(drawn).core, seat) for seat in range(3)] == [40, 40, 40]
    assert [points_of(parse_position(lost).core, seat) for seat in range(3)] == [0, 60, 60]
