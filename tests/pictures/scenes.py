"""Scenes of games in play, for the tests of codes and pictures."""

import random
from collections.abc import Sequence
from typing import Final

from hypothesis import strategies as st

from kozyr.pictures import Player, Scene
from kozyr.rules import Game, Rules, deal_from_seed

GAMES: Final = (
    ("app", (2, 3, 6)),
    ("app+transfer", (2, 4)),
    ("app pack=54", (2, 5)),
    ("app pack=2x52 throwers=all", (2, 7, 12)),
    ("app pack=52 teams=2v2", (4,)),
    ("app trump_mode=none", (3,)),
)
NAMES: Final = (
    *("", "Gohar", "<b>&\"'", "ნინო", "Հայկանուշ", "日本", "Ö" * 24, "Łukasz"),
    *("Əli", "Jüri", "Дарья", "a b"),
)
# The names of bots are those that the language files spell.
PLAYERS: Final = tuple(Player(name, "regular" if name == "Gohar" else None) for name in NAMES)


def play_on(game: Game, moves: int, dice: random.Random) -> Game:
    """Play so many random moves of *game*, or until it is over."""
    for _ in range(moves):
        if game.result is not None:
            break
        seat = dice.choice(game.seats_to_act)
        game.apply(seat, dice.choice(list(game.moves(seat))))
    return game


def scene(
    game: Game,
    seat: int = 0,
    *,
    shows_hand: bool = True,
    language: str = "en",
    players: Sequence[Player] = PLAYERS,
) -> Scene:
    return Scene.of(
        game.view(seat), players[: game.seats], shows_hand=shows_hand, language=language
    )


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Games of many kinds, anywhere between the deal and the end."""
    text, sizes = draw(st.sampled_from(GAMES))
    seats = draw(st.sampled_from(sizes))
    seed = draw(st.binary(min_size=32, max_size=32))
    game = Game(rules := Rules.parse(text), deal_from_seed(rules, seats, seed, 0))
    return play_on(game, draw(st.integers(0, 300)), random.Random(draw(st.integers(0, 1000))))


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """What any seat of such a game shows, with its cards or without."""
    game = draw(games())
    return scene(
        game,
        draw(st.integers(0, game.seats - 1)),
        shows_hand=draw(st.booleans()),
        language=draw(st.sampled_from(("", "en", "hy"))),
    )
