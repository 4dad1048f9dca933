"""Several attack cards at once: as many as could be laid one after the other in this bout."""

from itertools import combinations
from random import Random

import pytest

from kozyr import Card, parse_position
from kozyr.cards import cards
from kozyr.rules import Attack, Game, IllegalMove, Reason, ReasonKind, Rules, deal_from_seed
from tests.reference.rule_sets import random_rules, random_seats


def most_of(position: str, rank: str, seat: int = 0) -> tuple[int, Reason | None]:
    found = parse_position(position).together(seat)
    together = next(value for key, value in found.items() if key.text == rank)
    return together.most, together.why


def test_all_of_a_rank_may_be_led_together() -> None:
    position = "trump h; A: 8c 8d 8s 9d; B: 10c 6h Jc Qc Kc"

    assert most_of(position, "8") == (3, None)


def test_no_more_are_laid_than_the_defender_holds() -> None:
    position = "trump h; A: 8c 8d 8s; B: 10c 6h"

    assert most_of(position, "8") == (
        2,
        Reason(ReasonKind.DEFENDER_HAND_LIMIT, seat=1, number=2),
    )


def test_where_only_beaten_cards_are_added_to_there_is_one_at_a_time() -> None:
    rules = "app throw_timing=after_first_beat"
    position = f"rules {rules}; trump h; A: 8c 8d 8s; B: 10c 6h Jc Qc"

    assert most_of(position, "8") == (1, Reason(ReasonKind.AFTER_FIRST_BEAT))


def test_a_card_that_may_not_be_laid_is_laid_with_nothing() -> None:
    game = parse_position("trump h; A: 8c 9d 9s; B: 10c 6h Jc Qc")
    game.apply(0, Attack(Card.parse("8c")))

    assert game.together(0) == {}


def test_a_single_card_is_laid_with_nothing() -> None:
    assert parse_position("trump h; A: 8c 9d; B: 10c 6h").together(0) == {}


def test_the_defender_lays_nothing_together() -> None:
    game = parse_position("trump h; A: 8c; B: 10c 10h 6h")
    game.apply(0, Attack(Card.parse("8c")))

    assert game.together(1) == {}


def test_twins_are_laid_together() -> None:
    position = "rules app pack=2x36; trump h; A: 8c 8c 9d; B: 10c 6h Jc"

    assert most_of(position, "8") == (2, None)


def test_the_last_card_that_fits_ends_the_bout_and_opens_no_other() -> None:
    position = "trump h; A: 8d 8s 9d 10d; B: 10c 6h; table: A+8c; taking; became 2; stock: 7s 9h"

    assert most_of(position, "8") == (
        1,
        Reason(ReasonKind.DEFENDER_HAND_LIMIT, seat=1, number=2),
    )


def test_a_card_held_once_is_not_laid_twice() -> None:
    game = parse_position("trump h; A: 8c 9d; B: 10c 6h")

    reason = game.why_not_together(0, cards("8c 8c"))

    assert reason == Reason(ReasonKind.NOT_IN_HAND, card=Card.parse("8c"))


def laid(game: Game, seat: int, chosen: tuple[Card, ...]) -> bool:
    """Whether *chosen* can be laid one after the other in the bout that is on."""
    copy = game.copy()
    for number, card in enumerate(chosen):
        if number and (copy.bout.number != game.bout.number or copy.result):
            return False
        try:
            copy.apply(seat, Attack(card))
        except IllegalMove:
            return False
    return True


@pytest.mark.parametrize("seed", range(60))
def test_what_is_said_to_go_together_does_and_nothing_else(seed: int) -> None:
    rng = Random(seed)
    rules: Rules = random_rules(rng)
    seats = random_seats(rules, rng)
    game = Game(rules, deal_from_seed(rules, seats, rng.randbytes(32)))
    for _ in range(60):
        if game.result:
            break
        for seat in range(seats):
            for together in game.together(seat).values():
                for size in range(1, len(together.cards) + 1):
                    fits = size <= together.most
                    chosen = rng.choice(list(combinations(together.cards, size)))
                    assert laid(game, seat, chosen) == fits
                    assert (game.why_not_together(seat, chosen) is None) == fits
                    assert fits or together.why is not None
        turns = [(seat, move) for seat in range(seats) for move in game.moves(seat)]
        game.apply(*rng.choice(turns))
