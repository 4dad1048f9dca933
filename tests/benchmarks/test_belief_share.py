"""The share of what seeing would win that believing does."""

import json
import random

import pytest

from benchmarks import belief_share, searchers
from benchmarks.belief_share import believing, counting, elo, in_worlds, main, seeing, share_of
from kozyr.bots.search import FlatSearch
from kozyr.rules import Game, Rules, deal_from_seed
from kozyr.study import Interval
from tests.bots.positions import with_hidden_cards_dealt_anew

QUICK = FlatSearch(worlds=2, solved=50)


def game_under_way() -> Game:
    game = Game(Rules(), deal_from_seed(Rules(), 2, bytes(32)))
    dice = random.Random(1)
    for _ in range(10):
        seat = game.seats_to_act[0]
        game.apply(seat, dice.choice(game.moves(seat)))
    return game


def test_who_sees_knows_the_hands_and_not_the_order_of_the_stock() -> None:
    game = game_under_way()
    seat = game.seats_to_act[0]
    worlds = [seeing(game)(game.view(seat))(random.Random(seed)) for seed in range(6)]
    stocks = {tuple(int(world.stock[i]) for i in range(world.stock_size)) for world in worlds}

    assert {tuple(map(int, world.hands)) for world in worlds} == {tuple(map(int, game.core.hands))}
    assert len(stocks) > 1
    assert {stock[-1] for stock in stocks} == {int(game.core.stock[game.core.stock_size - 1])}
    assert {tuple(sorted(stock)) for stock in stocks} == {
        tuple(sorted(int(game.core.stock[i]) for i in range(game.core.top, game.core.stock_size)))
    }


@pytest.mark.parametrize("worlds", [counting, believing])
def test_only_who_sees_sees(worlds: belief_share.Worlds) -> None:
    game = game_under_way()
    seat = game.seats_to_act[0]
    other = with_hidden_cards_dealt_anew(game, seat, random.Random(2))
    bots = [in_worlds(QUICK, worlds(each)) for each in (game, other)]
    moves = [
        bot.choose(each.view(seat), random.Random(3))
        for bot, each in zip(bots, (game, other), strict=True)
    ]

    assert moves[0] == moves[1]


def test_the_share_is_what_is_left_of_elo() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    share = share_of(Interval(0.5, 10 / 11), Interval(10 / 11, 100 / 101))
    assert share == pytest.approx(Interval(0, 1))
    assert share_of(Interval(0.6, 0.7), Interval(0.49, 0.8)) is None


def test_both_matches_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(searchers, "quick", QUICK, raising=False)
    words = ["benchmarks.searchers:quick", "--deals", "2", "--jobs", "1"]

    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert 0 <= found["believing"]["score"] <= 1
    assert found["seeing"]["ci95"][0] < found["seeing"]["score"] + 1e-9
    assert main(words) == 0
    assert capsys.readouterr().out.count("against counting") == 2


def test_who_does_not_search_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["regular", "--deals", "2", "--jobs", "1"]) == 2
    assert "does not search in sampled worlds" in capsys.readouterr().err
