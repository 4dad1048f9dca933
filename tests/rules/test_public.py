"""What everybody may know, as numbers."""

from random import Random

from kozyr.cards import Card
from kozyr.rules import (
    Game,
    Phase,
    PublicNumbers,
    PublicSeat,
    deal_from_seed,
    parse_position,
)
from tests.reference.rule_sets import random_rules, random_seats

GAMES = 30
MOVES = 80


def check(game: Game) -> None:
    seen, public = game.view(None), game.public
    numbers = PublicNumbers(*public.numbers)
    trump_card = -1 if seen.trump_card is None else seen.trump_card.index
    assert list(Phase)[numbers.phase] is seen.phase
    assert numbers[1:] == (
        seen.bout,
        seen.attacker,
        seen.defender,
        seen.attacker_place,
        seen.defender_place,
        seen.limit,
        seen.stock,
        seen.discard,
        trump_card,
    )
    seats = [PublicSeat(*seat) for seat in public.seats]
    assert tuple(seat.cards for seat in seats) == seen.counts
    assert tuple(number for number, seat in enumerate(seats) if seat.to_act) == seen.to_act
    assert tuple(number for number, seat in enumerate(seats) if seat.done) == seen.done
    assert [seat.place for seat in seats] == [
        seen.out.index(number) + 1 if number in seen.out else 0 for number in range(len(seats))
    ]
    assert [seat.role for seat in seats] == [role(game, number) for number in range(len(seats))]
    assert [(Card.ALL[attack], by) for attack, by, _ in public.pairs] == [
        (pair.attack, pair.seat) for pair in seen.table
    ]
    assert [beat for _, _, beat in public.pairs] == [
        -1 if pair.beat is None else pair.beat.index for pair in seen.table
    ]


def role(game: Game, seat: int) -> int:
    """The role of *seat*, found by what its name says."""
    if game.result or not (len(game.hand(seat)) or game.stock):
        return 0
    if seat in (game.attacker, game.defender):
        return 1 if seat == game.attacker else 2
    return 3 if seat in game.throwers else 0


def test_it_is_what_a_spectator_may_know() -> None:
    dice = Random(2)
    for _ in range(GAMES):
        rules = random_rules(dice)
        game = Game(rules, deal_from_seed(rules, random_seats(rules, dice), dice.randbytes(32)))
        check(game)
        for _ in range(MOVES):
            moves = [(seat, move) for seat in range(game.seats) for move in game.moves(seat)]
            if not moves:
                break
            game.apply(*dice.choice(moves))
            check(game)


def test_in_order_one_thrower_at_a_time_is_waited_for() -> None:
    text = "trump h; A: 8d 9c; B: 6h Jc; C: 8s; stock:; table: A+8c/10c"
    free = parse_position(f"rules app; {text}")
    ordered = parse_position(f"rules app throw_order=ordered; {text}")

    assert [PublicSeat(*seat).to_act for seat in free.public.seats] == [1, 0, 1]
    assert [PublicSeat(*seat).to_act for seat in ordered.public.seats] == [1, 0, 0]


def test_what_a_seat_is_done_with_or_waited_for_is_one_bit() -> None:
    text = "trump h; A: 8d 9c; B: 6h Jc; C: 8s; stock:; table: A+8c/10c; done: A"
    seats = [PublicSeat(*seat) for seat in parse_position(text).public.seats]

    assert [(seat.to_act, seat.done) for seat in seats] == [(0, 1), (0, 0), (1, 0)]


def test_twins_in_the_discard_are_two_cards() -> None:
    text = "rules two packs; trump h; A: 8d; B: 6h; stock:; discard: 6c 6c 7s 7s 8c"

    assert PublicNumbers(*parse_position(text).public.numbers).discard == 5
