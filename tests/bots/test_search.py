"""Searching in worlds that fit what a seat sees."""

import random
from operator import attrgetter

import pytest

from kozyr.bots.allowance import Allowance
from kozyr.bots.belief import Belief, Counted
from kozyr.bots.certain import candidates
from kozyr.bots.net import Net, Weights
from kozyr.bots.net.features import INPUTS
from kozyr.bots.search import FlatSearch, TreeSearch, closed_by, evaluate, rated_by, search
from kozyr.bots.search.flat import play_out_noisily
from kozyr.bots.search.policy import Policy, score_of
from kozyr.bots.search.thinking import Limits
from kozyr.bots.search.tree import few_turns_of
from kozyr.bots.solver import Solver
from kozyr.rules import PRESETS, Game, Rules, deal_from_seed, parse_position
from kozyr.rules.core import Core
from kozyr.rules.core.turns import make_turn, mover_of, turns_of
from kozyr.rules.playout import Dice
from tests.bots.positions import position, with_hidden_cards_dealt_anew
from tests.reference.rule_sets import random_rules, random_seats


def dealt(preset: str, seats: int, seed: int = 0) -> Game:
    rules = Rules.preset(preset)
    return Game(rules, deal_from_seed(rules, seats, bytes([seed] * 32)))


@pytest.mark.parametrize("is_tuned", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_policy_makes_legal_moves_by_any_rules(seed: int, is_tuned: bool) -> None:
    dice = random.Random(seed)
    rules = random_rules(dice)
    core = Game(rules, deal_from_seed(rules, random_seats(rules, dice), bytes([seed] * 32))).core
    policy = Policy(core.terms, is_tuned)
    for _ in range(150):
        if core.is_over:
            break
        seat = mover_of(core)
        turn = policy.turn(core, seat)
        assert turn in turns_of(core, seat)
        make_turn(core, seat, turn if dice.random() < 0.8 else dice.choice(turns_of(core, seat)))


@pytest.mark.parametrize("preset", PRESETS)
def test_playouts_end_with_the_game_or_after_so_many_bouts(preset: str) -> None:
    rules = Rules.preset(preset)
    for noise in (0, 9830, 65536):
        core = dealt(preset, rules.max_seats).core
        policy = Policy(core.terms, is_tuned=True)
        assert play_out_noisily(core, policy, noise, 30, Dice(noise)) > 0
        assert core.is_over or core.number == 32


def test_a_share_of_random_moves_makes_playouts_differ() -> None:
    def ends(noise: int) -> int:
        found = set()
        for seed in range(12):
            core = dealt("app", 3).core
            play_out_noisily(core, Policy(core.terms, is_tuned=False), noise, 100, Dice(seed))
            found.add(core.number)
        return len(found)

    assert ends(0) == 1
    assert ends(9830) > 4


def test_the_fool_has_no_score_and_a_draw_of_two_is_worth_a_half() -> None:
    fool, draw, three = dealt("app", 2).core, dealt("app", 2).core, dealt("app", 3).core
    fool.is_over = draw.is_over = True
    fool.fools = 0b10

    assert [score_of(fool, seat) for seat in (0, 1)] == [1, 0]
    assert [score_of(draw, seat) for seat in (0, 1)] == [0.5, 0.5]
    assert score_of(three, 0) == pytest.approx(2 / 3)


def test_of_several_open_cards_only_the_first_is_to_be_beaten() -> None:
    game = position("trump h; A: 9d; B: 8c 10c Jc 7s; table: A+7c A+9c; became 4", stock=12)
    view = game.view(1)

    assert [str(move) for move in candidates(view)] == [":7c/8c", ":7c/10c", ":7c/Jc", "!"]
    assert len(few_turns_of(game.core, 1)) == 4
    assert len(view.moves) == 6


def test_flat_search_rates_what_wins_at_once_as_a_sure_win() -> None:
    game = parse_position("trump h; A: Ah; B: 8d 9d Jd; stock:; attacker A")
    view = game.view(0)

    ratings = evaluate(view, Counted(view).sample, 3, 2, random.Random(0))

    assert [(str(rating.move), rating.score, rating.visits) for rating in ratings] == [
        ("+Ah", 1.0, 6)
    ]


@pytest.mark.parametrize("bot", [FlatSearch(worlds=12, solved=0), TreeSearch(walks=150, solved=0)])
def test_searching_alone_finds_a_win_that_the_plain_player_misses(
    bot: FlatSearch | TreeSearch,
) -> None:
    game = parse_position("trump h; A: 9d Ks; B: 10d 8d; stock:; attacker A")
    view = game.view(0)

    assert str(bot.choose(view, random.Random(1))) == "+Ks"


def test_a_solved_end_needs_no_search() -> None:
    game = parse_position("trump h; A: 9d Ks; B: 10d 8d; stock:; attacker A")

    move = FlatSearch(worlds=0).choose(game.view(0), random.Random(0))

    assert str(move) == "+Ks"


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("bot", [FlatSearch(worlds=2, solved=0), TreeSearch(walks=16, solved=0)])
def test_the_same_view_and_dice_give_the_same_move_whatever_is_hidden(
    bot: FlatSearch | TreeSearch, seats: int
) -> None:
    dice = random.Random(2)
    game = dealt("app+transfer", seats)
    for number in range(12):
        seat = game.seats_to_act[0]
        other = with_hidden_cards_dealt_anew(game, seat, dice)
        move = bot.choose(game.view(seat), random.Random(number))
        assert move in game.moves(seat)
        assert move == bot.choose(other.view(seat), random.Random(number))
        assert move is not None
        game.apply(seat, move)


def test_search_stops_after_its_walks_or_when_time_is_up() -> None:
    view = dealt("app", 2).view(dealt("app", 2).attacker)

    walked = search(view, Counted(view).sample, Limits(walks=60), random.Random(0))
    over = Allowance(0)
    endless = Limits(walks=10**9, allowance=over)
    stopped = search(view, Counted(view).sample, endless, random.Random(0))
    flat = evaluate(view, Counted(view).sample, 10**9, 1, random.Random(0), allowance=over)

    assert sum(rating.visits for rating in walked) == 60
    assert 0 < sum(rating.visits for rating in stopped) < 60
    assert {rating.visits for rating in flat} == {1}
    assert all(0 <= rating.score <= 1 for rating in (*walked, *stopped, *flat))


def test_search_is_refused_out_of_turn() -> None:
    game = dealt("app", 2)
    view = game.view(game.defender)

    with pytest.raises(ValueError, match="not the reader's turn"):
        search(view, Belief(view).sample, Limits(walks=1), random.Random(0))


class Prefers:
    """Holds one move for the best everywhere, and counts how often it is asked."""

    def __init__(self, turn: int) -> None:
        self.turn = turn
        self.asked = 0

    def __call__(self, core: Core, turns: list[int]) -> list[float]:
        self.asked += 1
        return [0.9 if turn == self.turn else 0.1 for turn in turns]


def test_a_rater_guides_the_tree_and_takes_the_place_of_playouts() -> None:
    game = dealt("app", 2)
    view = game.view(game.attacker)
    rater = Prefers(view.hand.mask.bit_length() - 1)

    ratings = search(view, Counted(view).sample, Limits(walks=80), random.Random(0), rater=rater)

    best = max(ratings, key=lambda rating: rating.visits)
    assert str(best.move) == str(view.moves[-1])
    assert rater.asked > 80


def test_a_closer_is_asked_about_the_last_two_and_believed() -> None:
    def close(core: Core) -> list[float]:
        asked.append(core.stock_left())
        return [0.25, 0.75]

    asked: list[int] = []
    game = dealt("app", 2)
    early, late = game.view(game.attacker), parse_position("trump h; A: 9d Ks Qc; B: 10d 8d Kc")
    limits, dice = Limits(walks=30), random.Random(0)

    search(early, Counted(early).sample, limits, dice, closer=close)
    hidden = len(asked)
    view = late.view(0)
    ratings = search(view, Counted(view).sample, limits, dice, closer=close)

    assert hidden < 5
    assert len(asked) > hidden + 10
    assert set(asked) <= {0, 1}
    assert 0.25 in {rating.score for rating in ratings}


def test_a_search_ends_when_it_is_clear_which_move_has_the_most_visits() -> None:
    game = dealt("app", 2)
    view = game.view(game.attacker)
    limits = Limits(walks=120, until_clear=True)

    rater = Prefers(view.hand.mask.bit_length() - 1)
    some = search(view, Counted(view).sample, limits, random.Random(0), rater=rater)
    all_of = search(view, Counted(view).sample, Limits(walks=120), random.Random(0), rater=rater)
    visits = sorted(rating.visits for rating in some)

    assert visits[-1] > visits[-2] + 120 - sum(visits)
    assert sum(visits) < sum(rating.visits for rating in all_of) == 120
    assert max(some, key=attrgetter("visits")).move == max(all_of, key=attrgetter("visits")).move


def test_a_network_is_asked_where_it_knows_the_rules() -> None:
    first = [[random.Random(row).uniform(-1, 1) for _ in range(4)] for row in range(INPUTS)]
    net = Net(Weights.rounded(first, [0.0] * 4, [[0.3, -0.4]] * 4, [0.1, 0.1], [1.0, 1.0], 0.0))
    known, unknown = dealt("app", 2), dealt("jokers", 2)
    turns = turns_of(known.core, known.attacker)
    rater = rated_by(net)

    assert rater(known.core, turns) == net.rate(known.core, turns)
    assert rater(unknown.core, turns_of(unknown.core, unknown.attacker)) == []
    ratings = search(
        known.view(known.attacker),
        Counted(known.view(known.attacker)).sample,
        Limits(walks=30),
        random.Random(0),
        rater=rater,
    )
    assert sum(rating.visits for rating in ratings) == 30


def test_the_solver_says_how_the_last_two_end_in_the_tree() -> None:
    close = closed_by(Solver(table_bits=10), 5000)
    won = parse_position("trump h; A: 9d Ks; B: 10d 8d; stock:; attacker A").core
    last_two = parse_position(
        "trump h; A: 9d Ks; B: 10d 8d; C:; stock:; out: C; attacker A; defender B"
    ).core

    assert close(won) == [1, 0]
    assert close(last_two) == [1, 0, 1]
    assert closed_by(Solver(table_bits=10), 1)(won) == []


def test_a_tree_that_solves_its_leaves_finds_the_win_in_a_few_walks() -> None:
    game = parse_position("trump h; A: 9d Ks; B: 10d 8d; stock:; attacker A")

    move = TreeSearch(walks=30, solved=0, closed=2000).choose(game.view(0), random.Random(0))

    assert str(move) == "+Ks"


def test_with_three_each_plays_for_himself() -> None:
    """C, who is to throw in, may let A or B be the fool: it is the same to him, he is out."""
    game = parse_position(
        "trump h; A: 6c 7d 9d; B: 8s Qd; C: 8c; stock:; table: A+8d/Kd; attacker A; done: A"
    )
    view = game.view(2)
    ratings = search(view, Counted(view).sample, Limits(walks=60), random.Random(0))

    assert {str(rating.move): rating.score for rating in ratings}["+8c"] == 1
