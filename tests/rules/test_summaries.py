"""What the law tells in short says the same as its moves do, whatever the game."""

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from kozyr.rules import (
    PRESETS,
    Attack,
    Done,
    Game,
    Move,
    Rules,
    Seat,
    Show,
    Swap,
    Take,
    Transfer,
    deal_from_seed,
)
from tests.reference.rule_sets import random_rules, random_seats

MOVES = 50
DICE = Random(7)
RULE_SETS = [*map(Rules.preset, PRESETS), *(random_rules(DICE) for _ in range(10))]


def stations(rules: Rules) -> Iterator[tuple[Game, Seat, list[Move]]]:
    """Each seat at each point of a game that nobody has a plan in, and its moves."""
    dice = Random(str(rules))
    game = Game(rules, deal_from_seed(rules, random_seats(rules, dice), dice.randbytes(32)))
    for number in count():
        moves = [game.moves(seat) for seat in range(game.seats)]
        for seat, own in enumerate(moves):
            yield game, seat, own
        able = [seat for seat, own in enumerate(moves) if own]
        if not able or number == MOVES:
            return
        seat = dice.choice(able)
        game.apply(seat, dice.choice(moves[seat]))


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_summaries_say_what_the_moves_do(rules: Rules) -> None:
    for game, seat, moves in stations(rules):
        assert game.words(seat) == [each for each in moves if isinstance(each, (Take, Done, Swap))]
        assert game.receiver(seat) == receiver(game, seat, moves)
        assert {
            rank: (told.cards, told.most, told.why) for rank, told in game.together(seat).items()
        } == together(game, seat, moves)
        for card in game.hand(seat):
            options = game.options(seat, card)
            assert [why for _, why in options] == [game.why_not(seat, move) for move, _ in options]
            if seat != game.defender:
                assert [move for move, _ in options] == [Attack(card)]
                assert game.why_not_card(seat, card) == options[0][1]


def receiver(game: Game, seat: Seat, moves: list[Move]) -> Seat | None:
    """Who has to defend after a transfer, by making it."""
    transfer = next((each for each in moves if isinstance(each, (Transfer, Show))), None)
    if transfer is None:
        return None
    tried = game.copy()
    tried.apply(seat, transfer)
    return tried.defender


def together(game: Game, seat: Seat, moves: list[Move]) -> dict[object, object]:
    """The cards of a rank that may each be laid, by laying them one by one."""
    first = [each.card for each in moves if isinstance(each, Attack)]
    hand = [card for card in game.hand(seat) if card in first]
    found: dict[object, object] = {}
    for rank in {card.rank for card in hand}:
        cards = tuple(card for card in hand if card.rank is rank)
        if len(cards) > 1:
            laid = [
                game.why_not_together(seat, cards[:number]) for number in range(1, len(cards) + 1)
            ]
            most = sum(why is None for why in laid)
            found[rank] = (cards, most, laid[-1])
    return found
