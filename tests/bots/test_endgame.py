"""Looking ahead plays the game itself: it finds what wins and shuns what loses."""

import random
from collections.abc import Hashable

import pytest

from kozyr.bots.counting import Counting
from kozyr.bots.endgame import Endgame, open_game
from kozyr.cards import Card
from kozyr.rules import Attack, Game, Move, Rules, Seat, deal_from_seed, parse_position
from tests.bots.positions import choice

PRESETS = ["app", "app+transfer"]
ENOUGH = 20_000
RULES = [
    *PRESETS,
    "app throw_after_take=off",
    "app throwers=nobody",
    "app first_cap_scope=until_first_discard",
    "app+transfer transfer_chain_limit=1",
    "app+transfer draw_lead=opener transfer_sufficiency=off",
    "app attack_limit=0 defender_hand_cap=none draw_rule=last_defender_loses",
    "app trump_mode=none throw_timing=all_beaten",
    "app swap_trump=on",
    "transfer and show",
    "jokers",
    "two packs",
    "teams",
]


def after(game: Game, seat: Seat, move: Move) -> Game:
    """What *game* is after *move*."""
    played = game.copy()
    played.apply(seat, move)
    return played


def can_force(game: Game, winner: Seat, known: dict[Hashable, bool]) -> bool:
    """Whether *winner* wins *game* whatever the other does, by trying everything."""
    if game.result:
        return bool(game.result.fools) and winner not in game.result.fools
    key = game.key()
    if key not in known:
        (seat,) = game.seats_to_act
        ways = [(seat, move) for move in game.moves(seat)]
        outcomes = [can_force(after(game, *way), winner, known) for way in ways]
        forced = any(outcomes) if seat == winner else all(outcomes)
        known[key] = forced
    return known[key]


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
            are_open = len(game.stock) <= (1 if game.trump_card else 0)
            if are_open and held <= cards and len(game.out) == seats - 2:
                found.append((game.copy(), seat))
            game.apply(seat, dice.choice(game.moves(seat)))
    return found


@pytest.mark.parametrize("rules", [*RULES, "transfer and show transfer_by_showing=any_card"])
@pytest.mark.parametrize("are_many", [False, True])
def test_the_game_is_rebuilt_from_what_a_seat_knows(rules: str, are_many: bool) -> None:
    compared = 0
    fewest = Rules.parse(rules).min_seats
    for game, seat in endings(rules, 20, 16, max(fewest, 4) if are_many else fewest):
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
    for game, seat in endings(rules, 12, 6, Rules.parse(rules).min_seats):
        endgame = Endgame(game, bouts=20, budget=ENOUGH)
        for winner in (game.attacker, game.defender):
            known: dict[Hashable, bool] = {}
            for move in game.moves(seat):
                is_forced = can_force(after(game, seat, move), winner, known)
                seen.add((winner == seat, is_forced))

                assert endgame.wins_after(move, winner) is is_forced
    assert len(seen) == 4


@pytest.mark.parametrize("rules", PRESETS)
def test_strong_finds_the_move_that_wins(rules: str) -> None:
    """B must take the ace, so A gets rid of the six too; the six first, and B goes out."""
    game = parse_position(f"rules {rules}; trump h; A: 6c Ac; B: 7c 7d")

    assert choice("strong", game, 0) == "+Ac"


@pytest.mark.parametrize("rules", PRESETS)
def test_strong_shuns_the_move_that_loses(rules: str) -> None:
    """The low seven would go first, and leave A with a queen that beats nothing.

    When the queen goes first, the seven beats the six, and nobody is the fool.
    """
    game = parse_position(f"rules {rules}; trump d; A: Qc 7s; B: 10d 6s")

    assert choice("strong", game, 0) == "+Qc"


def test_the_last_of_a_team_wins_for_all_of_it() -> None:
    """A must lay his ace first: B takes it, and the six goes after it."""
    game = parse_position("rules teams; trump h; A: 6c Ac; B: 7c 7d; C:; D:; out: C D")

    assert choice("strong", game, 0) == "+Ac"


def test_nothing_is_seen_without_a_budget() -> None:
    game = parse_position("trump h; A: 6c Ac; B: 7c 7d")
    ace = Attack(Card.parse("Ac"))

    assert Endgame(game, bouts=8, budget=ENOUGH).wins_after(ace, 0)
    assert not Endgame(game, bouts=8, budget=0).wins_after(ace, 0)


def test_what_lies_beyond_the_bouts_looked_through_is_not_seen() -> None:
    game = parse_position("trump h; A: 6c Ac; B: 7c 7d")
    ace = Attack(Card.parse("Ac"))

    assert not Endgame(game, bouts=0, budget=ENOUGH).wins_after(ace, 0)
    assert Endgame(game, bouts=1, budget=ENOUGH).wins_after(ace, 0)
