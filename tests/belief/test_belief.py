"""What a player who remembers everything believes about hidden cards."""

import random

import pytest

from kozyr.bots.belief import Belief
from kozyr.cards import Card, cards
from kozyr.rules import Dealt, FirstBy, Game, Rules, parse_position
from kozyr.rules.core import Core
from tests.belief.games import (
    Loss,
    Played,
    bots_of,
    hidden_places,
    loss_of,
    play,
    prove_possible,
)
from tests.bots.positions import with_hidden_cards_dealt_anew
from tests.reference.rule_sets import random_rules, random_seats


def asked(rules: Rules, seats: int, seed: int, share: float) -> list[Played]:
    """The game at some decisions, each with a belief of its own that has been asked."""
    dice = random.Random(seed)
    found = []
    for played in play(rules, seats, bots_of(seed), seed):
        if dice.random() < share:
            seat = played.game.seats_to_act[0]
            belief = Belief(played.game.view(seat))
            belief.sample(dice)
            prove_possible(played, seat, belief)
            found.append(played)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_no_deal_is_imagined_that_cannot_have_been_dealt_by_whatever_rules(seed: int) -> None:
    dice = random.Random(seed)
    rules = random_rules(dice)

    asked(rules, random_seats(rules, dice), seed, share=0.03)


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        ("app", 3),
        ("app redeal=one_colour", 2),
        ("app redeal=five_of_a_suit", 6),
        ("app trump_source=last_dealt", 2),
        ("jokers hand_size=9", 4),
        ("simple trump_mode=none", 3),
        ("short 24", 2),
        ("transfer and show swap_trump=on", 2),
        ("two packs", 12),
    ],
)
def test_no_deal_is_imagined_that_these_rules_forbid(rules: str, seats: int) -> None:
    assert sum(len(asked(Rules.parse(rules), seats, seed, share=0.06)) for seed in range(3))


def test_where_the_lowest_card_opened_nobody_was_dealt_a_trump() -> None:
    rules = Rules.preset("two-player series to 5")
    asked = 0
    for seed in range(300):
        game = next(play(rules, 2, ("regular",), seed)).game
        dealt = game.past[0]
        if isinstance(dealt, Dealt) and dealt.first_by is FirstBy.LOWEST_CARD:
            asked += 1
            for card, where in Belief(game.view(0)).chances(deals=5).items():
                assert where.seats[1] == 0 or card.suit is not game.trump
    assert asked


def test_belief_is_better_than_counting() -> None:
    loss = Loss()
    for seed in range(8):
        dice = random.Random(seed)
        for played in play(Rules(), 3, bots_of(seed), seed):
            seat = played.game.seats_to_act[0]
            if dice.random() < 0.08:
                loss.add(loss_of(played.game, seat, Belief(played.game.view(seat)), deals=50))

    assert loss.cards > 200
    assert loss.belief < 0.97 * loss.counting


@pytest.mark.parametrize("rules", ["app+transfer", "two packs", "jokers"])
def test_hidden_cards_make_no_difference_to_what_is_believed(rules: str) -> None:
    dice = random.Random(7)
    compared = 0
    for played in play(Rules.parse(rules), 3, ("beginner",), 7):
        game = played.game
        seat = game.seats_to_act[0]
        other = with_hidden_cards_dealt_anew(game, seat, dice)
        if dice.random() < 0.9 or other.view(seat).unseen != game.view(seat).unseen:
            continue
        compared += 1
        here, there = Belief(game.view(seat)), Belief(other.view(seat))

        assert here.sample(random.Random(3)).key() == there.sample(random.Random(3)).key()
        assert here.chances(deals=20) == there.chances(deals=20)
    assert compared


def test_a_world_is_the_game_as_the_seat_sees_it_with_all_cards_in_place() -> None:
    for played in play(Rules.preset("app+transfer"), 4, ("regular",), 5):
        game = played.game
        if len(played.turns) % 9:
            continue
        for seat in range(game.seats):
            world = Belief(game.view(seat)).sample(random.Random(1))

            assert world.hands[seat] == game.core.hands[seat]
            assert [world.hand_count(other) for other in range(4)] == list(game.view(seat).counts)
            assert world.stock_left() == len(game.stock)
            assert all_cards(world) == all_cards(game.core)
            assert public(world) == public(game.core)


def all_cards(core: Core) -> list[int]:
    found = [core.stock[place] for place in range(core.top, core.stock_size)]
    masks = [*core.hands, core.discard]
    found += [card.index for mask in masks for card in Card.ALL if mask & card.bit]
    for slot in range(core.laid):
        found += [card for card in (core.attacks[slot], core.beats[slot]) if card >= 0]
    return sorted(found)


def public(core: Core) -> list[object]:
    return [
        core.phase(),
        core.attacker,
        core.defender,
        core.attack_limit(),
        core.number,
        core.done,
        core.out,
        core.transfers,
        core.discard,
        list(core.known),
    ]


def test_a_card_that_was_taken_is_known_and_one_that_was_not_shown_may_be_anywhere() -> None:
    game = parse_position(
        "trump h; A: 8c 9d; B: 10c 6h; C: 7c; stock: 7s 6d 9h; known B: 10c; attacker A"
    )

    chances = Belief(game.view(0)).chances()

    assert set(chances) == set(cards("6h 7c 7s 6d"))
    assert Card.parse("10c") not in chances
    for where in chances.values():
        assert where.seats[0] == 0
        assert sum(where.seats) + where.stock == pytest.approx(1)
        assert where.seats[1] == pytest.approx(1 / 4, abs=0.1)


def test_who_does_not_open_was_dealt_no_trump_below_the_one_that_was_shown() -> None:
    found = 0
    for seed in range(40):
        played = next(play(Rules(), 2, ("regular",), seed))
        game = played.game
        shown = next(iter(game.known[game.attacker]), None)
        if shown is None or shown.rank < 8:
            continue
        found += 1
        chances = Belief(game.view(game.attacker)).chances()
        for card, where in chances.items():
            if card.suit is game.trump and card.rank < shown.rank:
                assert where.seats[game.defender] == 0
                assert where.stock == pytest.approx(1)
    assert found


def test_who_takes_what_a_low_card_beats_is_less_likely_to_hold_one() -> None:
    """B takes 6c: it is less likely than before that he holds a club."""
    game = next(
        played.game
        for seed in range(200)
        for played in [next(play(Rules(), 2, ("regular",), seed))]
        if cards("6c")[0] in played.game.hand(played.game.attacker)
        and played.game.trump is not cards("6c")[0].suit
    )
    seat, other = game.attacker, game.defender

    def chance_of_a_club(game: Game) -> float:
        chances = Belief(game.view(seat)).chances()
        return sum(where.seats[other] for card, where in chances.items() if card.suit.value == "c")

    before = chance_of_a_club(game)
    game.apply(seat, next(move for move in game.moves(seat) if str(move) == "+6c"))
    game.apply(other, game.moves(other)[-1])

    assert chance_of_a_club(game) < 0.8 * before


def test_what_nobody_can_have_is_told_to_be_impossible_by_the_places_left() -> None:
    """With an empty stock and two players every card that is not seen is in the other hand."""
    game = parse_position("trump h; A: 8c 9d; B: 10c 6h; stock:; attacker A")

    chances = Belief(game.view(0)).chances()

    assert {str(card): where.seats[1] for card, where in chances.items()} == {"10c": 1, "6h": 1}
    assert Belief(game.view(0)).sample(random.Random(0)).key() == game.core.key()


def test_true_places_are_never_held_impossible() -> None:
    for played in play(Rules.preset("neighbours"), 4, ("uniform",), 3):
        if len(played.turns) % 23:
            continue
        for seat in range(4):
            chances = Belief(played.game.view(seat)).chances(deals=5)
            for place, hidden in hidden_places(played.game, seat):
                for card in hidden:
                    where = chances[card]
                    assert (where.stock if place is None else where.seats[place]) > 0
