"""Many games at once go as the law has them, and what was decided is kept with its outcome."""

import hashlib
import random
from collections import Counter

import pytest

from kozyr.bots.net.features import WORDS
from kozyr.rules import Game, Phase, Rules, deal_from_seed, parse_position
from kozyr.rules.core import Core
from kozyr.rules.core.turns import make_turn, mover_of
from kozyr.rules.terms import deal_terms_of
from kozyr.rules.turns import move_of
from kozyr.study.training.field import (
    OFTEN,
    POINTS,
    STEP,
    UNSOLVED,
    Field,
    Kind,
    is_open_ending,
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


@pytest.mark.parametrize(("tables", "most"), [(4, 4), (4, 11), (1, 3), (6, 2)])
def test_so_many_games_are_played_and_no_more(tables: int, most: int) -> None:
    field = field_of(("app", 2, 1), tables=tables)
    field.most = most

    decided = play(field, 10**6)

    assert int(field.games[0]) == most
    assert field.ask() == 0
    assert Counter(step[:-1] for step in steps_of(field)) == decided


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
        points += points_of(core.fools, 2, 0) + points_of(core.fools, 2, 1)

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
    assert [points_of(0, seats, 0) for seats in (2, 3, 6)] == [30, 40, 50]
    assert [points_of(1 << 1, 3, seat) for seat in range(3)] == [60, 0, 60]


@pytest.mark.parametrize(
    ("rest", "is_open"),
    [
        ("B: 9d; stock:", True),
        ("B: 9d; stock: 7h", True),
        ("B: 9d; stock: 8s 7h", False),
        ("B: 9d; C: 10d; stock:", False),
        ("B: 9d; C:; stock:; out: C", True),
    ],
)
def test_endings_of_two_are_open_once_nothing_is_hidden_in_the_stock(
    rest: str, is_open: bool
) -> None:
    assert is_open_ending(parse_position(f"trump h; A: 8d; {rest}").core) is is_open


@pytest.mark.parametrize(("value", "points"), [(1, {0, 60}), (0, {30}), (-1, {0, 60})])
def test_solved_games_end_with_what_the_solver_says(value: int, points: set[int]) -> None:
    asked: list[Core] = []

    def solve(core: Core) -> int:
        asked.append(core)
        return value

    field = field_of(("app", 2, 1), tables=2)
    field.solver = solve
    field.solved = OFTEN
    play(field, 8)
    last = [step for step in steps_of(field) if step[0] >> 36 & 1 or step[0] >> 37 & 1]

    assert len(asked) >= 4
    assert all(core.laid == 0 and is_open_ending(core) for core in asked)
    assert {step[-1] for step in steps_of(field)[-20:]} <= points
    # Nothing is decided once a bout is begun with all cards open.
    assert all(step[7] for step in last)


def test_what_the_solver_cannot_say_is_played_out() -> None:
    asked: list[Core] = []

    def solve(core: Core) -> int:
        asked.append(core)
        return UNSOLVED

    field = field_of(("app", 2, 1), seed=9)
    field.solver = solve
    field.solved = OFTEN
    play(field, 12)
    late = [step for step in steps_of(field) if step[0] >> 36 & 1 and step[7] >> 36 & 1]

    assert asked
    # A bout is opened with all cards open, and somebody wins.
    assert any(step[8] & (2**36 - 1) == 0 for step in late)
    assert {0, 60} <= {step[-1] for step in steps_of(field)}
