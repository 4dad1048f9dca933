"""Every motive that the tutor gives is true of the position, whoever chose the move."""

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import permutations
from math import hypot

import pytest

from kozyr.bots import bot_for
from kozyr.cards import Card, CardSet, Rank
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
    View,
    can_beat,
    deal_from_seed,
    parse_position,
)
from kozyr.study.tutor import (
    Advice,
    Effort,
    Motive,
    MotiveKind,
    NothingToAdvise,
    Rated,
    advise,
    motives_for,
)
from tests.bots.positions import hidden_from, with_hidden_cards_dealt_anew

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

POSITIONS = 2_000
"""So many may an ending cost here."""

Asked = tuple[Game, Seat, Move | None]


def positions() -> Iterator[Asked]:
    """Games in the middle, each with what a sensible and with what a senseless bot would do."""
    for number, (text, seats) in enumerate(TABLES):
        rules, dice = Rules.parse(text), random.Random(number)
        game = Game(rules, deal_from_seed(rules, seats, dice.randbytes(32)))
        bots = [bot_for(dice.choice(("beginner", "regular"))) for _ in range(seats)]
        while not game.result:
            for seat in range(seats):
                view = game.view(seat)
                if view.moves and dice.random() < 0.3:
                    yield game.copy(), seat, bot_for("regular").choose(view, dice)
                    yield game.copy(), seat, bot_for("uniform").choose(view, dice)
            seat = dice.choice(game.seats_to_act)
            game.apply(seat, bots[seat].choose(game.view(seat), dice) or game.moves(seat)[0])


@cache
def asked() -> tuple[Asked, ...]:
    return tuple(positions())


@cache
def read() -> tuple[tuple[Asked, tuple[Motive, ...]], ...]:
    """What is asked, and all that speaks for the move."""
    return tuple(
        ((game, seat, move), motives_for(game.view(seat), move, POSITIONS))
        for game, seat, move in asked()
    )


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


def value_of(game: Game, seat: Seat, move: Move) -> int:
    """What *move* comes to when both play their best: 1 a win, 0 a draw, -1 a loss."""
    played, other = after(game, seat, move), other_of(game, seat)
    return int(is_won(played, seat, {})) - int(is_won(played, other, {}))


def ends_as(value: int, *, alone: bool = False) -> Check:
    """The move comes to *value*, and none to more; with *alone* no other to as much."""

    def check(case: Case) -> bool:
        if not is_small(case.game):
            return case.is_seen_through
        assert case.move is not None
        values = {move: value_of(case.game, case.seat, move) for move in case.game.moves(case.seat)}
        others = [values[move] for move in values if move != case.move]
        least = value - 1 if alone else value
        return values[case.move] == value and all(other <= least for other in others)

    return check


def is_lost(case: Case) -> bool:
    game, seat = case.game, case.seat
    if not is_small(game):
        return case.is_seen_through
    return all(value_of(game, seat, move) == -1 for move in game.moves(seat))


def deals_as_seen(game: Game, seat: Seat) -> Iterator[Game]:
    """The game and others that *seat* cannot tell from it."""
    dice = random.Random(1)
    yield game
    for _ in range(20):
        yield with_hidden_cards_dealt_anew(game, seat, dice)


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
    return not any(
        beats(game, other, card)
        for deal in deals_as_seen(game, seat)
        for other in deal.hand(game.defender)
    )


def is_hard_to_beat(case: Case) -> bool:
    """So often the defender can beat it when the hidden cards are dealt at random."""
    game, motive = case.game, case.motive
    card = motive.card
    assert card is not None
    known = list(game.known[game.defender])
    hidden = list(hidden_from(game, case.seat).elements())
    unknown = len(game.hand(game.defender)) - len(known)
    dice = random.Random(2)

    def share_beaten(card: Card) -> float:
        hands = ([*known, *dice.sample(hidden, unknown)] for _ in range(400))
        return sum(any(beats(game, other, card) for other in hand) for hand in hands) / 400

    return (
        isinstance(case.move, Attack)
        and card == case.move.card
        and motive.seat == game.defender
        and abs(100 * share_beaten(card) - (motive.number or 0)) < 10
        and all(
            100 * share_beaten(other) > (motive.number or 0) - 10
            for other in game.hand(case.seat)
            if height(game, other) < height(game, card)
        )
    )


def only_trumps_beat(case: Case) -> bool:
    game, card = case.game, case.motive.card
    assert card is not None
    return (
        case.motive.seat == game.defender
        and is_plain(game, card)
        and all(
            other.suit is game.trump or not beats(game, other, card)
            for deal in deals_as_seen(game, case.seat)
            for other in deal.hand(game.defender)
        )
    )


def has_no_trumps(case: Case) -> bool:
    return case.motive.seat == case.game.defender and all(
        is_plain(case.game, other)
        for deal in deals_as_seen(case.game, case.seat)
        for other in deal.hand(case.game.defender)
    )


def is_rank_gone(case: Case) -> bool:
    game, card = case.game, case.motive.card
    return (
        isinstance(case.move, Beat)
        and case.move.card == card
        and not any(
            other.rank is card.rank
            for deal in deals_as_seen(game, case.seat)
            for seat in range(game.seats)
            if seat != case.seat
            for other in deal.hand(seat)
        )
    )


def is_known_to_beat(case: Case) -> bool:
    """The defender was seen to take what beats a lower card, and nothing that beats this one."""
    game, motive, known = case.game, case.motive, case.game.known[case.game.defender]
    (holds,) = motive.cards
    assert motive.card is not None
    assert motive.target is not None
    return (
        isinstance(case.move, Attack)
        and case.move.card == motive.card
        and motive.seat == game.defender
        and holds in known
        and motive.target in game.hand(case.seat)
        and height(game, motive.target) < height(game, motive.card)
        and beats(game, holds, motive.target)
        and not any(beats(game, other, motive.card) for other in known)
    )


def would_follow(case: Case) -> bool:
    """Somebody has a card of a lower one's rank, and nobody is known to have one of this one's."""
    game, motive = case.game, case.motive
    assert motive.seat is not None
    assert motive.target is not None
    ranks = {card.rank for pair in game.bout.pairs for card in (pair.attack, pair.beat) if card}
    return (
        motive.card == case.card
        and motive.target in able(game, case.seat, case.target)
        and height(game, motive.target) < height(game, case.card)
        and motive.target.rank not in ranks
        and motive.seat not in (case.seat, game.defender)
        and all(
            card in game.known[motive.seat] and card.rank is motive.target.rank
            for card in motive.cards
        )
        and not any(
            card.rank is case.card.rank
            for seat, known in enumerate(game.known)
            if seat != case.seat
            for card in known
        )
    )


def keeps_pair(case: Case) -> bool:
    game, pair = case.game, case.motive.cards
    plain = [card for card in game.hand(case.seat) if is_plain(game, card)]
    return (
        len({card.rank for card in pair}) == 1
        and len(pair) > 1
        and Counter(pair) <= Counter(plain)
        and [card.rank for card in plain].count(case.card.rank) == (1 if case.card in plain else 0)
        and any(
            beats(game, card, case.target) and height(game, card) < height(game, case.card)
            for card in pair
        )
    )


CHECKS: dict[MotiveKind, Check] = {
    MotiveKind.ONLY_MOVE: lambda case: case.game.moves(case.seat) == [case.move],
    MotiveKind.WINS: ends_as(1),
    MotiveKind.ONLY_WIN: ends_as(1, alone=True),
    MotiveKind.DRAWS: ends_as(0),
    MotiveKind.ONLY_DRAW: ends_as(0, alone=True),
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
    MotiveKind.HARD_TO_BEAT: is_hard_to_beat,
    MotiveKind.HE_HOLDS: is_known_to_beat,
    MotiveKind.FORCES_TRUMP: only_trumps_beat,
    MotiveKind.NO_TRUMPS: has_no_trumps,
    MotiveKind.RANK_GONE: is_rank_gone,
    MotiveKind.KEEPS_PAIR: beat_is(keeps_pair),
    MotiveKind.WOULD_FOLLOW: would_follow,
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
    for (game, seat, move), motives in read():
        for motive in motives:
            found[motive.kind] += 1
            assert CHECKS[motive.kind](Case(game, seat, move, motive)), (
                str(game.view(seat)),
                move,
                motive,
            )

    assert len(asked()) > 500
    assert len(found) >= 30, found


def test_every_kind_of_motive_is_checked() -> None:
    assert set(CHECKS) == set(MotiveKind)


NAMED_CARDS = {
    MotiveKind.PAIR,
    MotiveKind.KEEPS_PAIR,
    MotiveKind.SAVES_TRUMPS,
    MotiveKind.FEEDS,
    MotiveKind.SAVES_HIGH,
    MotiveKind.TOO_DEAR,
}
"""They speak of cards of the reader's own hand."""
SEEN_CARDS = {MotiveKind.HE_HOLDS, MotiveKind.WOULD_FOLLOW}
"""They speak of cards that somebody is known to hold."""


def without(game: Game, seat: Seat, motive: Motive) -> Game:
    """The game without what *motive* speaks of: its cards are gone, or nobody remembers them."""
    hands = [game.hand(each) for each in range(game.seats)]
    known, discard = game.known, game.discard
    if motive.kind in SEEN_CARDS:
        known = (CardSet(),) * game.seats
    else:
        lost = CardSet(card for card in hands[seat] if card in motive.cards)
        hands[seat] -= lost
        known = tuple(cards - lost if each == seat else cards for each, cards in enumerate(known))
        discard += lost
    return Game.from_parts(
        rules=game.rules,
        dealer=game.dealer,
        hands=hands,
        stock=game.stock,
        trump=game.trump,
        discard=discard,
        known=known,
        out=game.out,
        bout=game.bout,
    )


def test_motive_is_not_given_once_what_it_names_is_not_there() -> None:
    met: Counter[MotiveKind] = Counter()
    for (game, seat, move), motives in read():
        for motive in motives:
            if motive.kind not in NAMED_CARDS | SEEN_CARDS:
                continue
            view = without(game, seat, motive).view(seat)
            if move in view.moves:
                met[motive.kind] += 1
                assert motive not in motives_for(view, move, POSITIONS), (str(view), move, motive)

    assert len(met) >= 6, met


# A position; who is asked, the move, a motive for it; the same position without what is named.
CHANGED = [
    (
        "trump h; A: 8d; B: 9c 9d Jc 6h; stock: 7s 9h; table: A+7c",
        (1, ":7c/Jc", "keeps_pair (Jc, against 7c, 9c 9d)"),
        "trump h; A: 8d; B: 9c 10d Jc 6h; stock: 7s 9h; table: A+7c",
    ),
    (
        "trump h; A: 8c 10c; B: 9c Jd; known B: 9c; stock: 7s 9h",
        (0, "+10c", "he_holds (10c, against 8c, 9c, seat B)"),
        "trump h; A: 8c 10c; B: 9c Jd; stock: 7s 9h",
    ),
    (
        "trump h; A: 9d Kd; B: 9c Jc; known A: 9d; stock: 7s 9h; table: A+7c",
        (1, ":7c/Jc", "would_follow (Jc, against 9c, 9d, seat A)"),
        "trump h; A: 9d Kd; B: 9c Jc; known A: Kd; stock: 7s 9h; table: A+7c",
    ),
    (
        "trump h; A: 9d; B: Kc 8d; stock: 7s 9h; table: A+7c",
        (1, ":7c/Kc", "rank_gone (Kc)"),
        "trump h; A: Kd; B: Kc 8d; stock: 7s 9h; table: A+7c",
    ),
    (
        "trump h; A: Kc 9d; B: 8d 6h; stock: 7s 9h",
        (0, "+Kc", "forces_trump (Kc, seat B)"),
        "trump h; A: Kc 9d; B: 8d 6h; stock: Ac 9h",
    ),
    (
        "trump h; A: Kc 9d; B: 8d Ac; stock: 7s 9h",
        (0, "+Kc", "no_trumps (Kc, seat B)"),
        "trump h; A: Kc 9d; B: 8d Ac; stock: 7h 9h",
    ),
    (
        "trump h; A: Ac 9d; B: 8d 9c; stock: 7s 9h",
        (0, "+Ac", "unbeatable (Ac, seat B)"),
        "trump h; A: Ac 9d; B: 8d 9c; stock: 7h 9h",
    ),
    (
        "trump h; A: 9c 7d; B: 10c Kc 6h; stock: 7s 9h; table: A+8c",
        (1, ":8c/10c", "keeps_trumps (10c, against 8c)"),
        "trump h; A: 9c 7d; B: 10c Kc 6d; stock: 7s 9h; table: A+8c",
    ),
    (
        "trump h; A: 9c 7d; B: 10d 6h 7h; stock: 7s 9h; table: A+8c",
        (1, ":8c/6h", "trump_needed (6h, against 8c)"),
        "trump h; A: 9c 7d; B: 10c 6h 7h; stock: 7s 9h; table: A+8c",
    ),
    (
        "trump h; A: 7d 9c 7c; B: 10d 6h 7h 8s 9s Kd; stock: 7s 9h; bout 3",
        (0, "+7c", "pair (7c, 7d)"),
        "trump h; A: 8d 9c 7c; B: 10d 6h 7h 8s 9s Kd; stock: 7s 9h; bout 3",
    ),
    (
        "trump h; A: 9c Qd Kc; B: 10d Kd 7h; stock: 7s 9h; table: A+Ks A+Qs",
        (1, "!", "cannot_beat (2)"),
        "trump h; A: 9c Qd Kc; B: 10d 8h 7h; stock: 7s 9h; table: A+Ks A+Qs",
    ),
    (
        "rules app+transfer; trump h; A: 7s; B: 8h 6s; C: 9d 7c Kd; stock: 7d 9h; table: A+8c A+8d",
        (1, ">8h", "rather_than_take (8h, 2)"),
        "rules app+transfer; trump h; A: 7s; B: 8h 6h; C: 9d 7c Kd; stock: 7d 9h; table: A+8c A+8d",
    ),
    (
        "rules app swap_trump=on; trump h; A: 6h 9c; B: 8d 9d; stock: 7s 9h",
        (0, "^", "swap (9h)"),
        None,
    ),
    (
        "rules transfer and show; trump h; A: 9c 7c; B: 8h 7d; stock: 7s 9h; table: A+8c",
        (1, "?8h", "show (8h)"),
        None,
    ),
    (
        "trump h; A: 9c; B: 10c Jc 10d; stock: 7s 9h; table: A+8c A+9d",
        (1, ":8c/10c", "cheapest_plan (10c, against 8c, 2)"),
        "trump h; A: 9s; B: 10c 9c 10d; stock: 7s 9h; table: A+8c A+9d",
    ),
    (
        "trump h; A: 9c 9d; B: 8d 10d Kd",
        (0, "+9c", "last_cards (9c, 2)"),
        "trump h; A: 9c 9d; B: 8d 10d Kd; stock: 7s 9h",
    ),
    (
        "trump h; A: 9c; B: 10c 6d; table: A+8c",
        (1, ":8c/10c", "only_win"),
        "trump h; A: 9d; B: 10c 6d; table: A+8c",
    ),
    ("trump h; A: 7c; B: 8c", (0, "+7c", "draws"), "trump h; A: 7c; B: 8c 9c"),
    (
        "trump h; A:; B: 8c; table: A+7c",
        (1, ":7c/8c", "only_draw"),
        "trump h; A: 9d; B: 8c; table: A+7c",
    ),
    ("trump h; A: 7c 8c; B: Ac", (0, "+7c", "lost"), "trump h; A: 7c 7d; B: Ac"),
]


@pytest.mark.parametrize(("text", "expected", "changed"), CHANGED)
def test_motive_hangs_on_what_it_speaks_of(
    text: str, expected: tuple[Seat, str, str], changed: str | None
) -> None:
    seat, move, motive = expected

    assert motive in told(text, seat, move)
    if changed is not None:
        assert motive not in told(changed, seat, move)


def told(text: str, seat: Seat, move: str) -> list[str]:
    """All that speaks for the *move* of that notation."""
    view = parse_position(text).view(seat)
    chosen = next(each for each in view.moves if str(each) == move)
    return [str(motive) for motive in motives_for(view, chosen)]


def test_kinds_that_no_game_above_brought_about_have_an_example() -> None:
    examples = {expected[2].split(" ")[0] for _, expected, _ in CHANGED}
    met = {motive.kind.value for _, motives in read() for motive in motives}

    assert met | examples == {kind.value for kind in MotiveKind}


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        ("trump h; A: 9c; B: 10c; table: A+8c", ":8c/10c", "last_card (10c)"),
        (
            "trump h; A: 9c 7d; B: 10c Kc; stock: 7s 9h; table: A+8c",
            ":8c/10c",
            "cheapest_beat (10c, against 8c)",
        ),
        (
            "rules app+transfer; trump h; A: 9c; B: 8d Kc 6h; C: 9d 7c; stock: 7s 9h; table: A+8c",
            ">8d",
            "free_transfer (8d)",
        ),
    ],
)
def test_reason_is_the_most_telling_one(text: str, move: str, reason: str) -> None:
    assert told(text, 1, move)[0] == reason


def test_two_motives_are_told_at_most_and_the_second_adds_to_the_first() -> None:
    seconds = 0
    for _, _, advice in advised():
        assert 1 <= len(advice.motives) <= 2
        assert len({motive.kind for motive in advice.motives}) == len(advice.motives)
        assert MotiveKind.PREFERRED not in {motive.kind for motive in advice.motives[1:]}
        seconds += len(advice.motives) - 1

    assert seconds


# What is advised, and how often moves lose.


LITTLE = Effort(worlds=12, playouts=30, positions=POSITIONS, seconds=600)
"""Little to think about, and no hurry: the same advice on every machine."""


@cache
def advised() -> tuple[tuple[Game, Seat, Advice], ...]:
    return tuple(
        (game, seat, advise(game.view(seat), effort=LITTLE)) for game, seat, _ in asked()[::30]
    )


def test_every_move_that_differs_is_rated_and_the_advised_one_first() -> None:
    for game, seat, advice in advised():
        rated = [rating.move for rating in advice.ratings]
        decided = game.moves(seat) if seat in game.seats_to_act else [None, *game.moves(seat)]
        first = next((move.attack for move in decided if isinstance(move, Beat)), None)
        assert Counter(rated) == Counter(
            move for move in decided if not isinstance(move, Beat) or move.attack == first
        )
        assert rated[0] == advice.move
        losses = [rating.loss for rating in advice.ratings[1:]]
        assert losses == sorted(losses)
        assert all(0 <= rating.loss <= 1 for rating in advice.ratings)


def test_no_move_is_advised_that_is_shown_to_be_clearly_worse_than_another() -> None:
    for _, _, advice in advised():
        chosen, *others = advice.ratings
        for other in others:
            assert chosen.loss - other.loss <= 2 * hypot(chosen.error, other.error)
        if advice.better_than is not None:
            assert advice.better_than in others
            assert advice.better_than.loss > chosen.loss


def test_error_is_none_where_the_ending_is_solved_and_never_none_elsewhere() -> None:
    assert {advice.is_exact for _, _, advice in advised()} == {True, False}
    for _, _, advice in advised():
        for rating in advice.ratings:
            assert (rating.error == 0) is advice.is_exact
            assert not advice.is_exact or rating.loss in {0, 0.5, 1}
        assert advice.is_exact or not advice.line


def test_losses_of_solved_endings_are_those_of_brute_force() -> None:
    checked = 0
    for game, seat, _ in asked():
        is_open = len(game.stock) <= 1 and len(game.out) == game.seats - 2
        if is_open and is_small(game) and seat in game.seats_to_act and not game.rules.swap_trump:
            advice = advise(game.view(seat), effort=LITTLE)
            checked += 1
            assert advice.is_exact
            for rating in advice.ratings:
                assert rating.move is not None
                assert rating.loss == (1 - value_of(game, seat, rating.move)) / 2

    assert checked > 20


def test_line_is_played_by_the_law_to_the_outcome_that_is_told() -> None:
    lines = 0
    for game, seat, _ in asked():
        view = game.view(seat)
        if view.stock > 1 or len(view.out) < game.seats - 2:
            continue
        advice = advise(view, effort=LITTLE)
        if not advice.is_exact or seat not in game.seats_to_act:
            continue
        played = game.copy()
        for who, move in advice.line:
            played.apply(who, move)
        assert advice.line[0] == (seat, advice.move)
        if played.result:
            lines += 1
            loss = 0.5 if not played.result.fools else float(seat in played.result.fools)
            assert loss == advice.ratings[0].loss

    assert lines > 20


def test_move_that_throws_the_game_away_is_shown_to_lose_more_often() -> None:
    game = parse_position("trump h; A: 9c 7d; B: 10c Kc 6h; stock: 7s 9h; table: A+8c")

    advice = advise(game.view(1), effort=replace(LITTLE, worlds=100))

    losses = {str(rating.move): rating.loss for rating in advice.ratings}
    assert losses["!"] > losses[":8c/10c"] + 0.5
    assert advice.better_than is not None
    assert str(advice.better_than.move) in {":8c/6h", "!"}


def test_error_falls_with_the_worlds_and_covers_what_other_dice_give() -> None:
    rules = Rules.parse("simple")
    game = Game(rules, deal_from_seed(rules, 2, bytes(32)))
    view = game.view(game.seats_to_act[0])

    def ratings(seed: int, playouts: int) -> list[Rated]:
        effort = replace(LITTLE, playouts=playouts)
        advice = advise(view, rng=random.Random(seed), effort=effort)
        return sorted(advice.ratings, key=lambda rating: str(rating.move))

    few, many = ratings(1, 40), ratings(2, 640)
    for rough, fine in zip(few, many, strict=True):
        assert fine.error < rough.error
        assert abs(rough.loss - fine.loss) < 4 * hypot(rough.error, fine.error)


def test_bot_that_is_asked_breaks_ties_and_nothing_else() -> None:
    view = parse_position("trump h; A: 9c 7d; B: 10c Kc 6h; stock: 7s 9h; table: A+8c").view(1)

    class Stubborn:
        def __init__(self, wanted: str) -> None:
            self.wanted = wanted

        def choose(self, view: View, rng: random.Random) -> Move | None:
            return next(move for move in view.moves if str(move) == self.wanted)

    assert str(advise(view, Stubborn(":8c/Kc"), effort=LITTLE).move) == ":8c/Kc"
    assert str(advise(view, Stubborn("!"), effort=LITTLE).move) in {":8c/10c", ":8c/Kc"}


def test_same_dice_give_the_same_advice() -> None:
    for game, seat, advice in advised()[::4]:
        assert advise(game.view(seat), effort=LITTLE) == advice


def test_advice_hangs_only_on_what_the_seat_may_know() -> None:
    dice = random.Random(3)
    for game, seat, advice in advised()[::2]:
        hidden = with_hidden_cards_dealt_anew(game, seat, dice)
        assert advise(hidden.view(seat), effort=LITTLE) == advice


def test_who_can_do_nothing_is_advised_nothing() -> None:
    game = parse_position("trump h; A: 9c 6s; B: 10c Kc 6h; stock: 7s 9h")

    with pytest.raises(NothingToAdvise):
        advise(game.view(1))
