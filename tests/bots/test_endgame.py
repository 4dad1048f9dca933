"""Looking ahead agrees with the rules themselves, played out move by move."""

import random

import pytest

from kozyr.bots.counting import Counting
from kozyr.bots.endgame import Endgame, OpenBout, Outcome, TooDeep
from kozyr.cards import CardSet, Suit
from kozyr.rules import Attack, Game, Move, Rules, Show, parse_position
from kozyr.rules.bout import Bout

ENOUGH = 100_000


def worth_by_the_rules(game: Game, ahead: int) -> int:
    """How *game* ends for seat 0 when both do their best: 1, 0 or -1."""
    if game.result:
        return 0 if game.result.fool is None else 2 * game.result.fool - 1
    (seat,) = game.seats_to_act
    worths = [worth_of_move(game, seat, move, ahead) for move in game.moves(seat)]
    return max(worths) if seat == 0 else min(worths)


def worth_of_move(game: Game, seat: int, move: Move, ahead: int) -> int:
    after = game.copy()
    after.apply(seat, move)
    if after.result or after.bout.number == game.bout.number:
        return worth_by_the_rules(after, ahead)
    return worth_by_the_rules(after, ahead - 1) if ahead else 0


def dealt(rules: Rules, dice: random.Random, held: int, *, stock: bool) -> Game:
    """Two hands of *held* cards and, if asked, the trump card in the stock."""
    pack = list(rules.cards)
    dice.shuffle(pack)
    hands = [CardSet(pack[:held]), CardSet(pack[held : 2 * held])]
    return Game.from_parts(
        rules=rules,
        dealer=0,
        hands=hands,
        stock=pack[-1:] if stock else (),
        trump=pack[-1].suit,
        discard=CardSet(pack[2 * held : len(pack) - stock]),
        known=(CardSet(), CardSet()),
        out=(),
        bout=Bout(9, attacker=0, defender=1, defender_cards=held),
    )


@pytest.mark.parametrize(
    "rules", ["app", "app+transfer", "app throw_after_take=off", "app throwers=nobody"]
)
@pytest.mark.parametrize("stock", [False, True])
@pytest.mark.parametrize("ahead", [1, 3])
def test_the_look_ahead_agrees_with_the_rules(rules: str, stock: bool, ahead: int) -> None:
    dice = random.Random(f"{rules} {stock} {ahead}")
    seen = set()
    for _ in range(16):
        game = dealt(Rules.parse(rules), dice, 3, stock=stock)
        for _ in range(dice.randrange(4)):
            (seat,) = game.seats_to_act
            game.apply(seat, dice.choice(game.moves(seat)))
        for seat in game.seats_to_act:
            view = game.view(seat)
            other = Counting(view).hand_of_the_other()
            assert other == game.hand(1 - seat)
            bout = OpenBout.from_view(view, other, ahead)
            endgame = Endgame(game.rules, game.trump, ENOUGH)
            for move in view.moves:
                outcome = endgame.outcome_after(bout, move)
                expected = worth_of_move(game, seat, move, ahead)

                assert (outcome if game.attacker == 0 else -outcome) == expected
                seen.add(expected)
    assert len(seen) > 1


def test_the_look_ahead_ends_with_its_budget() -> None:
    game = dealt(Rules(), random.Random(1), 6, stock=False)
    bout = OpenBout.from_view(game.view(0), game.hand(1), 8)

    with pytest.raises(TooDeep):
        Endgame(game.rules, game.trump, 50).outcome_after(bout, game.moves(0)[0])


def test_what_lies_beyond_the_bouts_looked_through_is_open() -> None:
    game = parse_position("trump h; A: 6c Ac; B: 7c 7d")
    lead = Attack(next(iter(game.hand(0))))

    def outcome(ahead: int) -> Outcome:
        bout = OpenBout.from_view(game.view(0), game.hand(1), ahead)
        return Endgame(game.rules, game.trump, ENOUGH).outcome_after(bout, lead)

    assert outcome(0) is Outcome.OPEN
    assert outcome(1) is Outcome.LOST


@pytest.mark.parametrize(
    ("rules", "is_known"),
    [
        ("app", True),
        ("app+transfer", True),
        ("app+transfer transfer_by_showing=on", False),
        ("app+transfer transfer_chain_limit=1", False),
        ("app first_cap_scope=until_first_discard", False),
    ],
)
def test_rules_that_need_more_memory_are_not_looked_through(rules: str, is_known: bool) -> None:
    assert Endgame.knows(Rules.parse(rules)) is is_known


def test_a_transfer_by_showing_is_refused() -> None:
    game = parse_position("trump h; A: 6c; B: 7c")
    bout = OpenBout.from_view(game.view(0), game.hand(1), 1)
    endgame = Endgame(game.rules, Suit.HEARTS, ENOUGH)

    with pytest.raises(ValueError, match="no transfer by showing"):
        endgame.outcome_after(bout, Show(next(iter(game.hand(0)))))
