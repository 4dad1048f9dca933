"""The solver plays endings of two as well as they can be played."""

import random
from itertools import islice

import pytest

from kozyr.bots.solver import Safety, Solver, ending_of
from kozyr.rules import Game, Rules, deal_from_seed, parse_position
from kozyr.rules.core.turns import turns_of
from kozyr.rules.turns import move_of
from tests.bots.brute_force import Unsafe, endings
from tests.bots.solved import MOST, RULES, check_ending, play_line

LIMIT = 10**6


@pytest.mark.parametrize("text", RULES)
def test_outcomes_are_those_of_brute_force(text: str) -> None:
    solver = Solver(table_bits=10)

    for game in islice(endings(Rules.parse(text), random.Random(text), MOST), 8):
        check_ending(solver, game)


def test_a_win_is_found_that_begins_with_the_dearer_card() -> None:
    """After the six the sevens would be left; the ace goes first, and the six after it."""
    game = parse_position("trump h; A: 6c Ac; B: 7c 7d")

    solution = Solver(8).solve(game.core, LIMIT)

    assert solution is not None
    assert (solution.seat, solution.value) == (0, 1)
    assert str(move_of(solution.turn)) == "+Ac"
    assert play_line(game, solution) == 1


def test_the_values_of_all_moves_are_told() -> None:
    game = parse_position("trump d; A: Qc 7s; B: 10d 6s")

    values = Solver(8).values(game.core, LIMIT)

    assert values is not None
    assert {str(move_of(turn)): value for turn, value in values.items()} == {"+7s": -1, "+Qc": 0}


def test_what_takes_too_long_is_not_solved() -> None:
    game = parse_position("trump h; A: 6c 7d 9c Js; B: 7c 8d 9d Jh")
    solver = Solver(8)

    assert solver.solve(game.core, 50) is None
    assert solver.values(game.core, 50) is None
    assert solver.solve(game.core, LIMIT) is not None


def test_what_is_remembered_does_not_change_what_is_found() -> None:
    """Neither what was found by other rules nor by other trumps, in a table that is too small."""
    used = Solver(4)
    dice = random.Random(1)
    for text in ("app", "simple", "app+transfer", "app"):
        for game in islice(endings(Rules.parse(text), dice, 7), 10):
            ours, fresh = (solver.solve(game.core, LIMIT) for solver in (used, Solver(12)))
            assert ours is not None
            assert fresh is not None
            assert (ours.value, ours.plies) == (fresh.value, fresh.plies)


def test_an_ending_is_known_once_counting_tells_the_hands() -> None:
    """The core that a seat works out is the core of the game."""
    found = 0
    for number in range(20):
        game = Game(Rules(), deal_from_seed(Rules(), 2, bytes([number] * 32)))
        dice = random.Random(number)
        while game.result is None:
            for seat in range(2):
                core = ending_of(game.view(seat))
                assert (core is None) == (len(game.stock) > 1)
                if core is not None:
                    assert core.key() == game.core.key()
                    found += 1
            turns = [(seat, move) for seat in range(2) for move in game.moves(seat)]
            game.apply(*dice.choice(turns))
        assert ending_of(game.view(0)) is None
    assert found > 100


def test_a_spectator_and_three_players_have_no_ending() -> None:
    two = parse_position("trump h; A: 6c Ac; B: 7c 7d")
    three = parse_position("trump h; A: 6c Ac; B: 7c 7d; C: 8c")

    assert ending_of(two.view(None)) is None
    assert ending_of(three.view(0)) is None


@pytest.mark.parametrize(
    "text",
    ["app", "app+transfer", "simple", "one by one", "transfer and show", "app swap_trump=on"],
)
def test_who_of_three_can_be_safe_is_as_brute_force_says(text: str) -> None:
    safety = Safety(table_bits=8)
    found = set()

    for game in islice(endings(Rules.parse(text), random.Random(text), 5, seats=3), 8):
        for seat in range(3):
            is_safe = safety.is_safe(game.core, seat, LIMIT)
            assert is_safe == Unsafe(game, seat).is_safe(game)
            found.add(is_safe)

    assert found == {True, False}


def test_a_move_of_three_is_safe_or_not() -> None:
    """As brute force says of the position after it."""
    game = parse_position("trump h; A: 6c Ac; B: 7c; C: 8c")
    safety = Safety(8)

    values = safety.values(game.core, LIMIT)

    assert values is not None
    mover = game.attacker
    unsafe = Unsafe(game, mover)
    for turn, value in values.items():
        after = game.copy()
        after.apply(mover, move_of(turn))
        assert (value == 1) == unsafe.is_safe(after)


def test_what_takes_too_long_for_three_is_not_said() -> None:
    game = parse_position("trump h; A: 6c 7d; B: 7c 8d; C: 8c 9d")
    safety = Safety(8)

    assert safety.is_safe(game.core, 0, 3) is None
    assert safety.values(game.core, 3) is None


def test_what_a_solver_was_asked_before_does_not_matter_once_it_has_forgotten() -> None:
    ending = parse_position("trump h; A: 7c 7d Jh 9s 10s; B: 8c Ks 6h 9d Qd").core
    solver = Solver(table_bits=10)
    first = solver.solve(ending, 100_000)
    again = solver.solve(ending, 100_000)
    solver.forget()
    anew = solver.solve(ending, 100_000)

    assert first is not None
    assert again is not None
    assert again.nodes < first.nodes
    assert anew == first


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 10, 30])
def test_where_no_move_is_proved_in_time_there_is_no_solution(limit: int) -> None:
    """Who wins may be remembered when it is forgotten by which move."""
    for game in islice(endings(Rules(), random.Random(1), MOST), 100):
        core = game.core
        solver = Solver(table_bits=1)
        exact = solver.solve(core, LIMIT, shortest=False)
        again = solver.solve(core, limit, shortest=False)
        assert exact is not None
        if again is not None:
            assert again.value == exact.value
            assert again.turn in turns_of(core, again.seat)
