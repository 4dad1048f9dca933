"""The engine and the plain model agree at every step of many games."""

from random import Random

import pytest

from kozyr.rules import Deal, Game, Phase, Rules, format_turn, parse_turn, seat_letter
from tests.rules.plain_model import PlainGame

GAMES = 25


def compare(plain: PlainGame, game: Game) -> list[str]:
    """Compare all that both know; return what may be played now."""
    legal = []
    for seat in range(game.seats):
        turns = {format_turn(seat, move) for move in game.moves(seat)}
        assert plain.legal(seat) == turns
        assert sorted(plain.hands[seat]) == sorted(map(str, game.hand(seat)))
        legal += sorted(turns)
    assert plain.stock == [str(card) for card in game.stock]
    assert sorted(plain.gone) == sorted(map(str, game.discard))
    assert plain.places == list(game.out)
    if game.result:
        fool = game.result.fool
        assert plain.over == ("draw" if fool is None else f"fool {seat_letter(fool)}")
        return []
    assert plain.over is None
    assert (plain.bout, plain.attacker, plain.defender, plain.cap, plain.transfers) == (
        game.bout.number,
        game.attacker,
        game.defender,
        game.attack_limit,
        game.bout.transfers,
    )
    return legal


def choose(legal: list[str], random: Random) -> str:
    """Any move, but seldom "I take" and "done" where cards can be played: bouts get long."""
    cards = [turn for turn in legal if turn[-1] not in "!."]
    return random.choice(cards if cards and random.random() < 0.8 else legal)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("preset", ["app", "app+transfer"])
def test_engine_agrees_with_the_plain_reading_of_the_law(preset: str, seats: int) -> None:
    random = Random(f"{preset} {seats}")
    rules = Rules.preset(preset)
    for _ in range(GAMES):
        pack = random.sample(rules.cards, len(rules.cards))
        dealer = random.randrange(seats)
        game = Game(rules, Deal(tuple(pack), seats, dealer))
        plain = PlainGame(list(map(str, pack)), seats, dealer, transfer=rules.transfer)
        while legal := compare(plain, game):
            turn = choose(legal, random)
            plain.play(turn)
            game.apply(*parse_turn(turn, seats))
        assert game.phase is Phase.OVER
