"""What every bot keeps to, whoever wrote it."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, note
from hypothesis import settings as profile
from hypothesis import strategies as st

from kozyr.bots import BOTS, LEVELS, UnknownBot, bot_for
from kozyr.bots.levels import READ_THE_PAST
from kozyr.rules import Game, Move, Rules, Seat, deal_from_seed, format_turn
from kozyr.rules.parameters import PRESETS
from tests.bots.positions import hidden_from, with_hidden_cards_dealt_anew
from tests.bots.quick import quick_bot
from tests.reference.rule_sets import random_rules, random_seats

_NOW_AND_THEN = 12


def tables() -> Iterator[tuple[str, int]]:
    """Every preset at its smallest and largest table and at one between."""
    for preset in PRESETS:
        rules = Rules.preset(preset)
        middle = (rules.min_seats + rules.max_seats) // 2
        for seats in sorted({rules.min_seats, middle, rules.max_seats}):
            yield preset, seats


def dealt(rules: Rules, seats: int, seed: int) -> Game:
    return Game(rules, deal_from_seed(rules, seats, seed.to_bytes(32, "big")))


def play(bot: str, game: Game, seed: int) -> Iterator[tuple[Game, Seat, Move | None]]:
    """Let *bot* play in every seat; yield the game as it was, who was asked, and the answer.

    Whoever may move is asked, in an order that the dice decide.  A bot that has to be held back
    to be quick is asked now and then only, and Beginner in its place else.
    """
    player, beginner = quick_bot(bot), bot_for("beginner")
    dice = random.Random(seed)
    asked = 0
    while not game.result:
        seats = [seat for seat in range(game.seats) if game.moves(seat)]
        dice.shuffle(seats)
        for seat in seats:
            is_asked = player is bot_for(bot) or asked % _NOW_AND_THEN == 0
            move = (player if is_asked else beginner).choose(game.view(seat), dice)
            asked += 1
            yield game, seat, move
            if move is not None:
                game.apply(seat, move)
                break


def record(bot: str, rules: Rules, seats: int, seed: int) -> list[str]:
    turns = play(bot, dealt(rules, seats, seed), seed)
    return [format_turn(seat, move) for _, seat, move in turns if move is not None]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("preset", "seats"), list(tables()))
def test_every_move_is_legal_and_a_seat_that_is_waited_for_moves(
    bot: str, preset: str, seats: int
) -> None:
    for game, seat, move in play(bot, dealt(Rules.preset(preset), seats, 1), 1):
        if move is None:
            assert seat not in game.seats_to_act
        else:
            assert move in game.moves(seat)


@pytest.mark.parametrize("bot", BOTS)
@profile(max_examples=12, deadline=None)
@given(dice=st.randoms(use_true_random=False))
def test_games_by_any_rules_are_played_to_their_end(bot: str, dice: random.Random) -> None:
    rules = random_rules(dice)
    seats = random_seats(rules, dice)
    note(f"{rules}; {seats} seats")
    game = dealt(rules, seats, dice.randrange(2**32))
    for _, seat, move in play(bot, game, dice.randrange(2**32)):
        if move is None:
            assert seat not in game.seats_to_act
        else:
            assert move in game.moves(seat)

    assert game.result


@profile(max_examples=20, deadline=None)
@given(dice=st.randoms(use_true_random=False))
def test_what_a_seat_cannot_place_is_exactly_what_is_hidden_from_it(dice: random.Random) -> None:
    """Of twins too: what is laid, known or drawn counts once for each of the two."""
    rules = random_rules(dice)
    game = dealt(rules, random_seats(rules, dice), dice.randrange(2**32))
    for _, seat, _ in play("uniform", game, dice.randrange(2**32)):
        assert Counter(game.view(seat).unseen) == hidden_from(game, seat)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_same_seed_gives_the_same_game(bot: str, seats: int) -> None:
    rules = Rules.preset("app+transfer")

    assert record(bot, rules, seats, 3) == record(bot, rules, seats, 3)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        ("app+transfer", 2),
        ("app+transfer", 3),
        ("app+transfer", 6),
        ("teams", 4),
        ("jokers", 2),
        ("two packs swap_trump=on", 3),
        ("app trump_source=last_dealt", 2),
    ],
)
def test_hidden_cards_make_no_difference(bot: str, rules: str, seats: int) -> None:
    player = quick_bot(bot)
    dice = random.Random(4)
    compared = 0
    for game, seat, _ in play("beginner", dealt(Rules.parse(rules), seats, 4), 4):
        other = with_hidden_cards_dealt_anew(game, seat, dice)
        seed = dice.random()
        here = player.choose(game.view(seat), random.Random(seed))
        there = player.choose(other.view(seat), random.Random(seed))
        compared += any(game.hand(i) != other.hand(i) for i in range(seats))

        assert here == there
    assert compared > 10


def test_levels_are_bots() -> None:
    assert set(LEVELS) <= set(BOTS)


def test_an_unknown_level_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'wizard'; there are: .*regular"):
        bot_for("wizard")


@pytest.mark.parametrize("bot", [bot for bot in BOTS if bot not in READ_THE_PAST])
def test_only_those_who_are_said_to_look_at_what_has_happened(bot: str) -> None:
    player = quick_bot(bot)
    for number, (game, seat, _) in enumerate(play("beginner", dealt(Rules(), 2, 6), 6)):
        view = game.view(seat)
        told = player.choose(view, random.Random(number))

        assert player.choose(replace(view, past=()), random.Random(number)) == told
