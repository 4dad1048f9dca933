"""The bot makes the move that the net rates highest, and knows where it has none."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from kozyr.bots import bot_for
from kozyr.bots.belief import Counted
from kozyr.bots.net import Net
from kozyr.bots.net.greedy import Greedy
from kozyr.bots.own import net_here, solver_here
from kozyr.rules import Move, Rules, Take, View, parse_position
from kozyr.rules.core.turns import mover_of
from kozyr.rules.turns import turn_of
from tests.bots.net.nets import moments
from tests.bots.positions import position


class Takes:
    """Always takes."""

    def choose(self, view: View, rng: random.Random) -> Move:
        return Take()


@pytest.mark.parametrize(("rules", "seats"), [("app", 2), ("app+transfer", 3), ("app", 6)])
def test_it_makes_the_move_that_is_rated_highest(rules: str, seats: int) -> None:
    net, bot = Net.load(), Greedy()
    decided = 0
    for game in moments(rules, seats, 1):
        core = game.core
        view = game.view(mover_of(core))
        move = bot.choose(view, random.Random(1))
        assert move in view.moves
        ratings = net.rate(core, [turn_of(other) for other in view.moves], mover_of(core))
        if len(view.unbeaten) < 2:
            assert ratings[view.moves.index(move)] == max(ratings)
            decided += len(view.moves) > 1
    assert decided > 20


@pytest.mark.parametrize("rules", ["teams", "jokers", "short 24", "app swap_trump=on"])
def test_where_the_net_knows_nothing_it_leaves_the_move_to_another(rules: str) -> None:
    bot, club = Greedy(), bot_for("club")
    seats = Rules.parse(rules).min_seats
    for game in moments(rules, seats, 2):
        for seat in range(seats):
            view = game.view(seat)
            if view.moves:
                chosen = bot.choose(view, random.Random(1))
                assert chosen == club.choose(view, random.Random(1))


def test_it_waits_until_the_defender_has_answered() -> None:
    game = position("trump h; A: 8d 8c; B: 10c Kc 6h; table: A+8s", stock=10)
    view = game.view(0)

    assert view.moves
    assert Greedy().choose(view, random.Random(1)) is None


def test_what_the_view_tells_is_in_its_core() -> None:
    game = parse_position(
        "rules app+transfer; trump h; A: 8d 9c; B: 10c 6h; C: Qc; stock: 7c 7d 9h;"
        " discard: 6c 7s; table: A+8c A+8s; attacker A; defender B; bout 3; became 2;"
        " transfers 1; known B: 6h; known A: 8d"
    )
    core, own = game.core, Counted(game.view(1)).in_order()

    for name in ("attacker", "defender", "defender_cards", "laid", "transfers", "number", "top"):
        assert getattr(own, name) == getattr(core, name)
    assert [own.hand_count(seat) for seat in range(3)] == [2, 2, 1]
    assert [own.known[seat] for seat in range(3)] == [core.known[seat] for seat in range(3)]
    assert (own.hands[1], own.discard, own.stock_left()) == (core.hands[1], core.discard, 3)
    assert own.stock[own.stock_size - 1] == core.stock[core.stock_size - 1]


def test_where_too_many_play_it_leaves_the_move_to_another() -> None:
    game = position("trump h; A: 6h 8c 10d Ks; B: 9d 9s 10s Js; C: 9c 7c; attacker A", stock=20)

    assert Greedy(otherwise=Takes(), seats=2).choose(game.view(0), random.Random(1)) == Take()
    assert Greedy(otherwise=Takes(), seats=3).choose(game.view(0), random.Random(1)) != Take()


def test_every_thread_has_a_net_and_a_solver_of_its_own() -> None:
    with ThreadPoolExecutor(1) as other:
        assert net_here() is net_here() is not other.submit(net_here).result()
        assert solver_here() is solver_here() is not other.submit(solver_here).result()
