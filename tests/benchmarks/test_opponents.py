"""The opponents that stay as they are."""

import random
from dataclasses import replace

import pytest

from benchmarks import opponents
from benchmarks.opponents import OPPONENTS
from benchmarks.opponents.sampling import Expectimax
from kozyr.bots import Bot, UnknownBot
from kozyr.rules import PRESETS, Game, Rules, deal_from_seed, parse_position
from kozyr.study.contestants import contestant_for
from tests.bots.positions import position, with_hidden_cards_dealt_anew
from tests.bots.quick import quick as less


def quick(name: str) -> Bot:
    """That opponent, thinking less."""
    bot: Bot = getattr(opponents, name)
    return replace(bot, worlds=1, positions=12) if isinstance(bot, Expectimax) else less(bot)


@pytest.mark.parametrize("name", OPPONENTS)
def test_opponents_play_legal_games_by_all_presets(name: str) -> None:
    bot = quick(name)
    for number, preset in enumerate(PRESETS):
        rules = Rules.preset(preset)
        seats = min(rules.max_seats, max(rules.min_seats, 2 + number % 2))
        game = Game(rules, deal_from_seed(rules, seats, bytes([number] * 32)))
        dice = random.Random(number)
        for _ in range(16):
            for seat in range(game.seats):
                if seat not in game.seats_to_act and game.moves(seat):
                    early = bot.choose(game.view(seat), dice)
                    assert early is None or early in game.moves(seat)
            seat = game.seats_to_act[0]
            move = bot.choose(game.view(seat), dice)
            assert move in game.moves(seat)
            game.apply(seat, move)
            if game.result:
                break


@pytest.mark.parametrize("name", OPPONENTS)
def test_hidden_cards_and_nothing_else_but_the_dice_make_a_difference(name: str) -> None:
    dice = random.Random(4)
    rules = Rules.preset("app+transfer")
    game = Game(rules, deal_from_seed(rules, 2, bytes(32)))
    bot = quick(name)
    for number in range(25):
        seat = game.seats_to_act[0]
        other = with_hidden_cards_dealt_anew(game, seat, dice)
        move = bot.choose(game.view(seat), random.Random(number))
        assert move == bot.choose(other.view(seat), random.Random(number))
        assert move is not None
        game.apply(seat, move)


def chosen(name: str, game: Game, seat: int) -> str:
    return str(quick(name).choose(game.view(seat), random.Random(0)))


def test_lowest_card_beats_with_any_plain_card_before_a_trump() -> None:
    game = position("trump h; A: 9d 6h; B: Ac 7h; table: A+8c", stock=10)

    assert chosen("lowest_card", game, 1) == ":8c/Ac"


def test_trumps_are_held_while_the_stock_has_more_than_four_cards() -> None:
    text = "trump h; A: 9d; B: 7h Kd; table: A+8c"

    assert chosen("holds_trumps", position(text, stock=5), 1) == "!"
    assert chosen("holds_trumps", position(text, stock=4), 1) == ":8c/7h"


def test_pairs_are_led_late() -> None:
    text = "trump h; A: 6c 9d 9s; B: 7c 8c Jc"

    assert chosen("holds_trumps", position(text, stock=10), 0) == "+6c"
    assert chosen("holds_trumps", position(text, stock=4), 0) in ("+9d", "+9s")


def test_h0_leads_the_lowest_plain_card_and_h1_a_pair() -> None:
    game = position("trump h; A: 6c 7d 7s 6h; B: 9c 8c Jc", stock=10)

    assert chosen("h0", game, 0) == "+6c"
    assert chosen("h1", game, 0) in ("+7d", "+7s")


def test_h1_takes_rather_than_spend_a_high_trump_early_and_h0_does_not() -> None:
    game = position("trump h; A: 9d; B: Kh 7d; table: A+8c", stock=14)

    assert chosen("h0", game, 1) == ":8c/Kh"
    assert chosen("h1", game, 1) == "!"


def test_h0_with_the_solver_makes_the_only_move_that_wins() -> None:
    """B beats 9d with 10d and has 8d to attack with; nothing beats Ks."""
    game = parse_position("trump h; A: 9d Ks; B: 10d 8d; stock:; attacker A")

    assert chosen("h0", game, 0) == "+9d"
    assert chosen("h0_s", game, 0) == "+Ks"


def test_an_opponent_is_found_by_its_module_and_name() -> None:
    assert contestant_for("benchmarks.opponents:h0") is opponents.h0
    assert contestant_for("regular")
    with pytest.raises(UnknownBot, match=r"no bot 'benchmarks.opponents:nobody'"):
        contestant_for("benchmarks.opponents:nobody")
    with pytest.raises(UnknownBot, match=r"no bot 'benchmarks.nowhere:h0'"):
        contestant_for("benchmarks.nowhere:h0")
    with pytest.raises(UnknownBot, match="cannot choose a move"):
        contestant_for("benchmarks.opponents:OPPONENTS")
