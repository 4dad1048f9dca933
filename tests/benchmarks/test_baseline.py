"""The minimal game that the engine is measured against is the game of the default rules."""

import pytest

from benchmarks.reference.baseline import Kind, MinimalGame, SplitMix64, Turn, shuffled_pack
from kozyr.cards import Card
from kozyr.rules import Attack, Beat, Deal, Done, Game, Move, Rules, Take

RULES = Rules()


def in_words(turn: Turn) -> tuple[int, Move]:
    match turn.kind:
        case Kind.LAY:
            return turn.seat, Attack(card_of(turn.card))
        case Kind.BEAT:
            return turn.seat, Beat(card_of(turn.target), card_of(turn.card))
        case Kind.TAKE:
            return turn.seat, Take()
        case Kind.DONE:
            return turn.seat, Done()


def card_of(bit: int) -> Card:
    return RULES.cards[bit.bit_length() - 1]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", range(4))
def test_baseline_and_engine_allow_the_same_moves_and_find_the_same_fool(
    seats: int, seed: int
) -> None:
    dice = SplitMix64(seed)
    pack = shuffled_pack(dice)
    minimal = MinimalGame(seats, pack)
    game = Game(RULES, Deal(tuple(map(card_of, pack)), seats, seats - 1))

    while not minimal.over:
        turns = minimal.turns()
        allowed = [(seat, move) for seat in range(seats) for move in game.moves(seat)]
        assert sorted(map(repr, map(in_words, turns))) == sorted(map(repr, allowed))
        turn = turns[dice.below(len(turns))]
        minimal.apply(turn)
        game.apply(*in_words(turn))

    assert game.result is not None
    assert set(game.result.fools) == (set() if minimal.fool is None else {minimal.fool})
