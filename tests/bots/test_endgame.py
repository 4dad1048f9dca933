"""Looking ahead plays the game itself: it finds what wins and shuns what loses."""

import random

import pytest

from kozyr.bots.counting import Counting
from kozyr.bots.endgame import Endgame, open_game
from kozyr.cards import Card
from kozyr.rules import Attack, Game, Rules, Seat, deal_from_seed, parse_position
from tests.bots.positions import choice

PRESETS = ["app", "app+transfer"]
ENOUGH = 20_000
RULES = [
    *PRESETS,
    "app throw_after_take=off",
    "app throwers=nobody",
    "app first_cap_scope=until_first_discard",
    "app+transfer transfer_by_showing=on",
    "app+transfer transfer_chain_limit=1",
]


def forced_winner(game: Game) -> Seat | None:
    """Who wins *game* if both play their best, by trying everything; None: nobody."""
    if game.result:
        return None if game.result.fool is None else 1 - game.result.fool
    (seat,) = game.seats_to_act
    winners = set()
    for move in game.moves(seat):
        after = game.copy()
        after.apply(seat, move)
        winners.add(forced_winner(after))
        if seat in winners:
            return seat
    return None if None in winners else 1 - seat


def endings(rules: str, games: int, cards: int, seats: int = 2) -> list[tuple[Game, Seat]]:
    """Positions of games played at random, where two are left, and few cards, all open."""
    found = []
    for number in range(games):
        dice = random.Random(f"{rules} {number}")
        deal = deal_from_seed(Rules.parse(rules), seats, dice.randbytes(32))
        game = Game(Rules.parse(rules), deal)
        while not game.result:
            seat = game.seats_to_act[0]
            held = sum(game.view(seat).counts) + len(game.bout.cards)
            if len(game.stock) <= 1 and held <= cards and len(game.out) == seats - 2:
                found.append((game.copy(), seat))
            game.apply(seat, dice.choice(game.moves(seat)))
    return found


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_game_is_rebuilt_from_what_a_seat_knows(rules: str, seats: int) -> None:
    compared = 0
    for game, seat in endings(rules, 6, 16, seats):
        view = game.view(seat)
        other_hand = Counting(view).hand_of_the_other()
        assert other_hand is not None
        rebuilt = open_game(view, other_hand)
        compared += 1

        assert rebuilt.key() == game.key()
        assert rebuilt.view(seat) == view
        assert rebuilt.moves(seat) == game.moves(seat)
    assert compared > 20


@pytest.mark.parametrize("rules", RULES)
def test_what_is_seen_is_what_trying_everything_shows(rules: str) -> None:
    seen = set()
    for game, seat in endings(rules, 12, 6):
        endgame = Endgame(game, bouts=20, budget=ENOUGH)
        for move in game.moves(seat):
            after = game.copy()
            after.apply(seat, move)
            winner = forced_winner(after)
            seen.add(winner)

            assert endgame.wins_after(move, 0) is (winner == 0)
            assert endgame.wins_after(move, 1) is (winner == 1)
    assert seen >= {0, 1}


@pytest.mark.parametrize("rules", PRESETS)
def test_regular_finds_the_move_that_wins(rules: str) -> None:
    """B must take the ace, so A gets rid of the six too; the six first, and B goes out."""
    game = parse_position(f"rules {rules}; trump h; A: 6c Ac; B: 7c 7d")

    assert choice("regular", game, 0) == "+Ac"


@pytest.mark.parametrize("rules", PRESETS)
def test_regular_shuns_the_move_that_loses(rules: str) -> None:
    """The low seven would go first, and leave A with a queen that beats nothing.

    When the queen goes first, the seven beats the six, and nobody is the fool.
    """
    game = parse_position(f"rules {rules}; trump d; A: Qc 7s; B: 10d 6s")

    assert choice("regular", game, 0) == "+Qc"


def test_nothing_is_seen_without_a_budget() -> None:
    game = parse_position("trump h; A: 6c Ac; B: 7c 7d")
    six, ace = (Attack(Card.parse(text)) for text in ("6c", "Ac"))

    assert Endgame(game, bouts=8, budget=ENOUGH).best_of([six, ace], 0) == ace
    assert Endgame(game, bouts=8, budget=0).best_of([six, ace], 0) == six


def test_what_lies_beyond_the_bouts_looked_through_is_not_seen() -> None:
    game = parse_position("trump h; A: 6c Ac; B: 7c 7d")
    ace = Attack(Card.parse("Ac"))

    assert not Endgame(game, bouts=0, budget=ENOUGH).wins_after(ace, 0)
    assert Endgame(game, bouts=1, budget=ENOUGH).wins_after(ace, 0)
