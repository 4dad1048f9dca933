"""Every motive that the tutor gives is true of the position, whoever chose the move."""

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import permutations

import pytest

from kozyr.bots import bot_for
from kozyr.cards import Card, Rank
from kozyr.rules import (
    Attack,
    Beat,
    Done,
    Game,
    Move,
    Rules,
    Seat,
    Show,
    Swap,
    Take,
    Transfer,
    can_beat,
    deal_from_seed,
    parse_position,
)
from kozyr.study.tutor import Advice, Motive, MotiveKind, NothingToAdvise, advise, motive_for
from tests.bots.positions import with_hidden_cards_dealt_anew

TABLES = (
    ("app", 2),
    ("app", 4),
    ("app+transfer", 3),
    ("transfer and show", 2),
    ("two packs", 3),
    ("app trump_mode=none", 2),
    ("teams", 4),
    ("simple opening=equal_ranks", 2),
    ("japanese", 3),
    ("app swap_trump=on", 2),
    ("jokers", 3),
    ("neighbours", 5),
)
FEW = 9
"""So many cards in two hands are looked through in a moment."""

Asked = tuple[Game, Seat, Move | None]


def positions() -> Iterator[Asked]:
    """Games in the middle, each with what the tutor advises and with what another bot would do."""
    for number, (text, seats) in enumerate(TABLES):
        rules, dice = Rules.parse(text), random.Random(number)
        game = Game(rules, deal_from_seed(rules, seats, dice.randbytes(32)))
        bots = [bot_for(dice.choice(("beginner", "regular"))) for _ in range(seats)]
        while not game.result:
            for seat in range(seats):
                view = game.view(seat)
                if view.moves and dice.random() < 0.5:
                    yield game.copy(), seat, advise(view).move
                    yield game.copy(), seat, bot_for("uniform").choose(view, dice)
            seat = dice.choice(game.seats_to_act)
            game.apply(seat, bots[seat].choose(game.view(seat), dice) or game.moves(seat)[0])


@cache
def asked() -> tuple[Asked, ...]:
    return tuple(positions())


def is_plain(game: Game, card: Card) -> bool:
    return not card.is_joker and (game.trump is None or card.suit is not game.trump)


def height(game: Game, card: Card) -> tuple[bool, int]:
    return not is_plain(game, card), card.rank


def beats(game: Game, card: Card, target: Card) -> bool:
    return can_beat(game.rules, card, target, game.trump)


def ways_to_beat_all(game: Game) -> list[dict[Card, Card]]:
    """Every way to beat the open cards with the defender's hand, one card for each."""
    opened = game.bout.unbeaten
    hand = list(game.hand(game.defender))
    return [
        dict(zip(opened, chosen, strict=True))
        for chosen in permutations(hand, len(opened))
        if all(beats(game, card, target) for card, target in zip(chosen, opened, strict=True))
    ]


def cost(game: Game, cards: Iterator[Card]) -> float:
    return sum(card.rank + (0 if is_plain(game, card) else 14) for card in cards)


def able(game: Game, seat: Seat, target: Card) -> list[Card]:
    return [card for card in game.hand(seat) if beats(game, card, target)]


def fitting(game: Game, seat: Seat) -> list[Card]:
    return [move.card for move in game.moves(seat) if isinstance(move, Attack)]


def is_won(game: Game, seat: Seat, known: dict[Hashable, bool]) -> bool:
    """Whether *seat* wins whatever the other does: every line of moves in turn is gone through."""
    if game.result:
        return bool(game.result.fools) and seat not in game.result.fools
    key = game.key()
    if key not in known:
        mover = game.seats_to_act[0]
        outcomes = (is_won(after(game, mover, move), seat, known) for move in game.moves(mover))
        known[key] = any(outcomes) if mover == seat else all(outcomes)
    return known[key]


def after(game: Game, seat: Seat, move: Move) -> Game:
    played = game.copy()
    played.apply(seat, move)
    return played


def other_of(game: Game, seat: Seat) -> Seat:
    return game.attacker + game.defender - seat


def is_small(game: Game) -> bool:
    held = sum(len(game.hand(seat)) for seat in range(game.seats)) + len(game.stock)
    return held + 2 * len(game.bout.pairs) <= FEW


@dataclass(frozen=True)
class Case:
    """What was advised in a position, and why."""

    game: Game
    seat: Seat
    move: Move | None
    motive: Motive

    @property
    def card(self) -> Card:
        """The card that beats another."""
        assert isinstance(self.move, Beat)
        return self.move.card

    @property
    def target(self) -> Card:
        """The card that is beaten."""
        assert isinstance(self.move, Beat)
        return self.move.attack

    @property
    def is_seen_through(self) -> bool:
        """Whether two play on and nothing is hidden from either."""
        return len(self.game.stock) <= 1 and len(self.game.out) == self.game.seats - 2


Check = Callable[[Case], bool]


def wins(case: Case) -> bool:
    assert case.move is not None
    if not is_small(case.game):
        return case.is_seen_through
    return is_won(after(case.game, case.seat, case.move), case.seat, {})


def is_lost(case: Case) -> bool:
    game, seat = case.game, case.seat
    if not is_small(game):
        return case.is_seen_through
    other = other_of(game, seat)
    return all(is_won(after(game, seat, each), other, {}) for each in game.moves(seat))


def all_can_go(case: Case) -> bool:
    """Some line of this seat's own moves in this bout empties the hand; the other only beats."""
    game, move, motive = case.game, case.move, case.motive
    assert isinstance(move, Attack | Beat)
    hand = list(game.hand(case.seat))
    if game.stock or motive.number != len(hand) or motive.card != move.card:
        return False
    if isinstance(move, Beat):
        return len(game.bout.unbeaten) == len(hand) and bool(ways_to_beat_all(game))
    if len(game.bout.pairs) + len(hand) > game.attack_limit:
        return False
    ranks = {card.rank for pair in game.bout.pairs for card in (pair.attack, pair.beat) if card}
    return {card.rank for card in hand} <= (ranks or {move.card.rank})


def beat_is(condition: Check) -> Check:
    def check(case: Case) -> bool:
        return (case.motive.card, case.motive.target) == (case.card, case.target) and condition(
            case
        )

    return check


def is_cheapest_plan(case: Case) -> bool:
    game = case.game
    ways = ways_to_beat_all(game)
    cheapest = min(cost(game, iter(way.values())) for way in ways)
    mine = [way for way in ways if way[case.target] == case.card]
    return case.motive.number == len(game.bout.unbeaten) and any(
        cost(game, iter(way.values())) == cheapest for way in mine
    )


def cannot_beat(game: Game, seat: Seat, card: Card) -> bool:
    """The defender cannot, however the cards that this seat does not see may lie."""
    dice = random.Random(1)
    deals = (with_hidden_cards_dealt_anew(game, seat, dice) for _ in range(20))
    return not any(
        beats(game, other, card) for deal in (game, *deals) for other in deal.hand(game.defender)
    )


CHECKS: dict[MotiveKind, Check] = {
    MotiveKind.ONLY_MOVE: lambda case: case.game.moves(case.seat) == [case.move],
    MotiveKind.WINS: wins,
    MotiveKind.LOST: is_lost,
    MotiveKind.LAST_CARD: lambda case: (
        not case.game.stock and list(case.game.hand(case.seat)) == [case.motive.card]
    ),
    MotiveKind.LAST_CARDS: all_can_go,
    MotiveKind.SWAP: lambda case: (
        isinstance(case.move, Swap)
        and case.motive.card == case.game.trump_card
        and any(
            card.suit is case.game.trump and case.motive.card and card.rank < case.motive.card.rank
            for card in case.game.hand(case.seat)
        )
    ),
    MotiveKind.UNBEATABLE: lambda case: (
        case.motive.seat == case.game.defender
        and isinstance(case.move, Attack)
        and case.motive.card == case.move.card
        and cannot_beat(case.game, case.seat, case.move.card)
    ),
    MotiveKind.PAIR: lambda case: (
        isinstance(case.move, Attack)
        and case.motive.card == case.move.card
        and len(case.motive.cards) >= 1
        and all(card.rank is case.move.card.rank for card in case.motive.cards)
        and Counter((*case.motive.cards, case.move.card)) <= Counter(case.game.hand(case.seat))
        and case.game.attack_limit > 1
        and can_follow(case.game, case.seat, case.move, case.motive.cards[0])
    ),
    MotiveKind.LOWEST: lambda case: (
        isinstance(case.move, Attack)
        and case.motive.card == case.move.card
        and is_plain(case.game, case.move.card)
        and all(
            card.rank >= case.move.card.rank
            for card in case.game.hand(case.seat)
            if is_plain(case.game, card)
        )
    ),
    MotiveKind.LOWEST_TRUMP: lambda case: (
        isinstance(case.move, Attack)
        and case.motive.card == case.move.card
        and not any(is_plain(case.game, card) for card in case.game.hand(case.seat))
        and all(card.rank >= case.move.card.rank for card in case.game.hand(case.seat))
    ),
    MotiveKind.HARD_TO_BEAT: lambda case: (
        isinstance(case.move, Attack)
        and case.motive.card == case.move.card
        and case.motive.seat == case.game.defender
        and 0 <= (case.motive.number or 0) < 100
    ),
    MotiveKind.KEEPS_TRUMPS: beat_is(
        lambda case: (
            is_plain(case.game, case.card)
            and any(
                not is_plain(case.game, other) for other in able(case.game, case.seat, case.target)
            )
        )
    ),
    MotiveKind.TRUMP_NEEDED: beat_is(
        lambda case: (
            not any(is_plain(case.game, other) for other in able(case.game, case.seat, case.target))
            and case.card
            == min(
                able(case.game, case.seat, case.target), key=lambda other: height(case.game, other)
            )
        )
    ),
    MotiveKind.NO_NEW_RANK: beat_is(
        lambda case: any(
            case.card.rank in (pair.attack.rank, pair.beat and pair.beat.rank)
            for pair in case.game.bout.pairs
        )
    ),
    MotiveKind.FEW_FOLLOW: beat_is(
        lambda case: any(
            height(case.game, other) < height(case.game, case.card)
            for other in able(case.game, case.seat, case.target)
        )
    ),
    MotiveKind.CHEAPEST_BEAT: beat_is(
        lambda case: all(
            height(case.game, case.card) <= height(case.game, other)
            for other in able(case.game, case.seat, case.target)
        )
    ),
    MotiveKind.CHEAPEST_PLAN: is_cheapest_plan,
    MotiveKind.FREE_TRANSFER: lambda case: (
        isinstance(case.move, Transfer)
        and case.motive.card == case.move.card
        and is_plain(case.game, case.move.card)
    ),
    MotiveKind.SHOW: lambda case: (
        isinstance(case.move, Show)
        and case.motive.card == case.move.card
        and case.move.card in after(case.game, case.seat, case.move).hand(case.seat)
    ),
    MotiveKind.RATHER_THAN_TAKE: lambda case: (
        isinstance(case.move, Transfer)
        and not ways_to_beat_all(case.game)
        and case.motive.number == len(case.game.bout.unbeaten)
    ),
    MotiveKind.CANNOT_BEAT: lambda case: (
        isinstance(case.move, Take)
        and not ways_to_beat_all(case.game)
        and case.motive.number == len(case.game.bout.unbeaten)
    ),
    MotiveKind.TOO_DEAR: lambda case: (
        isinstance(case.move, Take)
        and case.motive.number == len(case.game.bout.cards)
        and not any(is_plain(case.game, card) for card in case.motive.cards)
        and all(
            any(not is_plain(case.game, card) for card in way.values())
            for way in ways_to_beat_all(case.game)
        )
    ),
    MotiveKind.THROW_IN: lambda case: (
        isinstance(case.move, Attack)
        and case.motive.card == case.move.card
        and is_plain(case.game, case.move.card)
    ),
    MotiveKind.GIVE_AWAY: lambda case: (
        isinstance(case.move, Attack)
        and case.game.bout.taking
        and case.motive.seat == case.game.defender
        and is_plain(case.game, case.move.card)
    ),
    MotiveKind.NOTHING_FITS: lambda case: (
        isinstance(case.move, Done) and not fitting(case.game, case.seat)
    ),
    MotiveKind.SAVES_TRUMPS: lambda case: (
        isinstance(case.move, Done)
        and set(case.motive.cards) == set(fitting(case.game, case.seat))
        and not any(is_plain(case.game, card) for card in case.motive.cards)
    ),
    MotiveKind.FEEDS: lambda case: (
        case.game.bout.taking
        and case.motive.seat == case.game.defender
        and are_high(case.game, case.seat, case.motive)
    ),
    MotiveKind.SAVES_HIGH: lambda case: are_high(case.game, case.seat, case.motive),
    MotiveKind.WAIT: lambda case: (
        case.move is None
        and case.seat not in case.game.seats_to_act
        and case.motive.seat in case.game.seats_to_act
    ),
    MotiveKind.PREFERRED: lambda case: case.motive.number == len(case.game.moves(case.seat)),
}


def are_high(game: Game, seat: Seat, motive: Motive) -> bool:
    return set(motive.cards) == set(fitting(game, seat)) and all(
        not is_plain(game, card) or card.rank > Rank.TEN for card in motive.cards
    )


def can_follow(game: Game, seat: Seat, move: Attack, other: Card) -> bool:
    """Once *move* is made, and at the latest when the defender takes, *other* may be laid."""
    played = after(game, seat, move)
    if Attack(other) in played.moves(seat):
        return True
    played.apply(played.defender, Take())
    return Attack(other) in played.moves(seat) or not game.rules.throw_after_take


def test_every_motive_is_true_of_its_position() -> None:
    found: Counter[MotiveKind] = Counter()
    for game, seat, move in asked():
        motive = motive_for(game.view(seat), move)
        found[motive.kind] += 1
        assert CHECKS[motive.kind](Case(game, seat, move, motive)), (
            str(game.view(seat)),
            move,
            motive,
        )

    assert len(asked()) > 500
    assert len(found) >= 20, found


def test_what_the_tutor_advises_has_nearly_always_a_reason_of_its_own() -> None:
    kinds = [motive_for(game.view(seat), move).kind for game, seat, move in asked()[::2]]

    assert kinds.count(MotiveKind.PREFERRED) <= len(kinds) // 50


def test_every_kind_of_motive_is_checked() -> None:
    assert set(CHECKS) == set(MotiveKind)


def test_advice_is_what_the_strongest_level_does() -> None:
    game = parse_position("trump h; A: 9c; B: 10c Kc 6h; stock: 7s 9h; table: A+8c")

    assert advise(game.view(1)).move == bot_for("regular").choose(game.view(1), random.Random(0))


def test_advice_hangs_only_on_what_the_seat_may_know() -> None:
    dice = random.Random(3)
    for game, seat, _ in asked()[::24]:
        hidden = with_hidden_cards_dealt_anew(game, seat, dice)
        assert advise(hidden.view(seat)) == advise(game.view(seat))


def test_who_can_do_nothing_is_advised_nothing() -> None:
    game = parse_position("trump h; A: 9c 6s; B: 10c Kc 6h; stock: 7s 9h")

    with pytest.raises(NothingToAdvise):
        advise(game.view(1))


EXAMPLES = {
    "trump h; A: 9c; B: 10c; table: A+8c": (1, "last_card (10c)"),
    "trump h; A: 9c 7d; B: 10c Kc 6h; stock: 7s 9h; table: A+8c": (
        1,
        "keeps_trumps (10c, against 8c)",
    ),
    "trump h; A: 9c 7d; B: 10c Kc; stock: 7s 9h; table: A+8c": (
        1,
        "cheapest_beat (10c, against 8c)",
    ),
    "trump h; A: 9c 7d; B: 10d 6h 7h; stock: 7s 9h; table: A+8c": (
        1,
        "trump_needed (6h, against 8c)",
    ),
    "trump h; A: 7d 9c 7c; B: 10d 6h 7h 8s 9s Kd; stock: 7s 9h; bout 3": (
        0,
        "pair (7c, 7d)",
    ),
    "trump h; A: 7d 9c Jc; B: 10d 6h 7h 8s 9s Kd; stock: 7s 9h; bout 3": (0, "lowest (7d)"),
    "trump h; A: 9c Qd Kc; B: 10d Kd 7h; stock: 7s 9h; table: A+Ks A+Qs": (
        1,
        "cannot_beat (2)",
    ),
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_reason_is_the_most_telling_one(text: str) -> None:
    seat, motive = EXAMPLES[text]

    assert str(advise(parse_position(text).view(seat)).motive) == motive


def test_example_of_a_whole_advice() -> None:
    game = parse_position(
        "rules app+transfer; trump h; A: 9c; B: 8d Kc 6h; C: 9d 7c; stock: 7s 9h; table: A+8c"
    )

    assert advise(game.view(1)) == Advice(
        Transfer(Card.parse("8d")), Motive(MotiveKind.FREE_TRANSFER, card=Card.parse("8d"))
    )
