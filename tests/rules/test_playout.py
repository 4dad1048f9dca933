"""Random games: every move is found and made by its number, and a seed always plays the same."""

import random
from collections import Counter

import pytest

from kozyr.cards import Card, CardSet
from kozyr.rules import Game, Rules, deal_from_seed, parse_position
from kozyr.rules.moves import SWAP
from kozyr.rules.playout import Choice, Dice, nth_card, play_out, play_random_games
from kozyr.rules.terms import deal_terms_of
from tests.reference.rule_sets import random_rules, random_seats

GAMES = 12


def outcomes(game: Game) -> Counter[object]:
    """What the game comes to by each of its legal moves."""
    found: Counter[object] = Counter()
    for seat in range(game.seats):
        for move in game.moves(seat):
            after = game.copy()
            after.apply(seat, move)
            found[after.key()] += 1
    return found


def made(game: Game) -> Counter[object]:
    """The same by the numbers of a choice."""
    choice = Choice(game.core)
    found: Counter[object] = Counter()
    for number in range(choice.find(game.core)):
        core = game.core
        choice.make(core, number)
        found[core.key()] += 1
    return found


@pytest.mark.parametrize("seed", range(GAMES))
def test_each_number_makes_another_of_the_legal_moves(seed: int) -> None:
    dice = random.Random(seed)
    rules = random_rules(dice)
    game = Game(rules, deal_from_seed(rules, random_seats(rules, dice), bytes([seed] * 32)))
    while game.result is None:
        assert made(game) == outcomes(game)
        game.apply(*dice.choice([(s, m) for s in range(game.seats) for m in game.moves(s)]))


@pytest.mark.parametrize(
    "text",
    [
        "rules app swap_trump=on; trump h; A: 6h 7d; B: 9d; C: Ah; stock: 8c 9h; bout 2",
        "rules app swap_trump=on; trump h; A: 8d; B: 9c; C: 6h; stock: 7c 9h; table: A+8c; bout 2",
        "rules app swap_trump=on; trump h; A: 8d; B: 9d; C: 6h; stock: 8c 9h; bout 2",
        "rules app; trump h; A: 8d Kc; B: 9d Jc; C: 9s; stock:; table: A+8c/9c",
        "rules app; trump h; A: 8d Kc; B: 9d Jc; C: 9s; stock:; table: A+8c A+8s/9c",
        "rules app; trump h; A: 8d Kc; B: 9d Jc; C: 9s; stock:; table: A+8c A+8s/9c; taking",
        "rules transfer and show; trump h; A: 9c; B: 8d 8h Ac; C: Kc Ks; stock:; table: A+8c",
        "rules two packs; trump h; A: 9c; B: Ac Ac Kc; C: Ks; stock:; table: A+8c A+8c A+8d/9d",
        "rules two packs swap_trump=on; trump h; A: 6h; B: 9d; C: 6h; stock: 8c 9h; bout 2",
        "rules app+transfer transfer_by_showing=any_card; trump h; A: 9c; B: 8d 8h 8s 9d;"
        " C: Kc Ks Kd; stock:; table: A+8c",
        "rules two packs; trump h; A: 9c; B: Ac Ac Kc; C: Ks; stock:; table: A+8c/9c A+8c A+8d",
    ],
)
def test_each_number_makes_another_of_rare_moves(text: str) -> None:
    game = parse_position(text)

    assert made(game) == outcomes(game)
    assert len(made(game)) > 1


def test_a_choice_finds_the_moves_of_one_moment_after_another() -> None:
    before, after = (
        parse_position(f"rules app swap_trump=on; trump h; A: {hands}; stock: 8c 9h; bout 2")
        for hands in ("6h 7d; B: 9d; C: Ah", "7d; B: 9d; C: 6h")
    )
    choice = Choice(before.core)

    assert choice.find(before.core) == 3
    number = choice.find(after.core) - 1
    core = after.core
    choice.make(core, number)

    after.apply(2, SWAP)
    assert core.key() == after.core.key()


def test_cards_are_told_by_their_places_in_a_mask() -> None:
    cards = CardSet(map(Card.parse, ("6c", "9c", "7d", "Ah")))

    found = [nth_card(cards.mask, n) for n in range(4)]

    assert found == [card.index for card in cards]


def test_dice_give_every_number_below_a_bound_and_no_other() -> None:
    dice = Dice(5)

    found = Counter(dice.below(6) for _ in range(600))

    assert sorted(found) == [*range(6)]
    assert min(found.values()) > 60


def test_dice_are_the_same_on_every_machine() -> None:
    dice = Dice(1)

    assert [dice.below(1000) for _ in range(8)] == [28, 444, 514, 52, 765, 729, 140, 524]
    assert dice.state == 2416789131446899621


def test_a_game_that_is_played_out_is_over() -> None:
    core = parse_position("trump h; A: 8d; B: 9d; stock: 7c 7d 7s 6s 6h").core

    moves = play_out(core, Dice(1))

    assert core.is_over
    assert moves == 10


@pytest.mark.parametrize(
    ("name", "seats", "played"),
    [
        ("app", 2, (2063, 1930009615467779938)),
        ("app+transfer", 3, (3900, 491332129108685279)),
        ("transfer and show swap_trump=on", 4, (4101, 364359485308987085)),
        ("two packs", 7, (20351, 1723112968728045339)),
        ("jokers", 5, (8717, 764164237912352077)),
        ("app no_trump_fallback=lot hand_size=4", 2, (2328, 640870725098112958)),
    ],
)
def test_the_same_seeds_play_the_same_games(name: str, seats: int, played: tuple[int, int]) -> None:
    """The moves of 20 games, and a sum over how they went."""
    rules = Rules.parse(name)
    pack = [card.index for card in rules.cards]

    assert play_random_games(deal_terms_of(rules), pack, seats, 1, 20) == played
