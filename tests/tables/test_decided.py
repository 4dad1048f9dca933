"""What is told to have decided a game is true of that game."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from kozyr.bots import bot_for
from kozyr.rules import (
    BoutStarted,
    BoutTaken,
    Event,
    Game,
    Move,
    Result,
    Rules,
    Seat,
    WentOut,
    deal_from_seed,
)
from kozyr.tables.decided import Decided, DecidedKind, what_decided

RULES = (
    ("app", 2),
    ("app+transfer", 3),
    ("app", 4),
    ("teams", 4),
    ("japanese", 2),
    ("app pogony=on pack=24", 2),
    ("simple draw_rule=last_defender_loses pack=24", 2),
    ("app bout_limit=12", 3),
    ("simple pack=24", 2),
    ("two packs", 2),
)
GAMES_EACH = 12
WITH_EPAULETTES = 113


@dataclass(frozen=True)
class Told:
    """A finished game move by move, and what is told of it."""

    game: Game
    history: tuple[tuple[Game, tuple[Event, ...]], ...]
    decided: Decided

    @property
    def result(self) -> Result:
        assert self.game.result
        return self.game.result

    @property
    def fool(self) -> Seat:
        assert self.decided.seat is not None
        return self.decided.seat

    def starts(self) -> dict[int, Game]:
        """The game as each bout began."""
        return {
            event.bout: game
            for game, events in self.history
            for event in events
            if isinstance(event, BoutStarted)
        }

    def takes(self) -> list[tuple[int, int, Seat]]:
        """Bout, number of cards and seat of every take."""
        found, bout = [], 0
        for _, events in self.history:
            for event in events:
                if isinstance(event, BoutStarted):
                    bout = event.bout
                if isinstance(event, BoutTaken):
                    found.append((bout, len(event.cards), event.seat))
        return found

    def first_without_stock(self) -> tuple[int, Game]:
        assert self.history[0][0].stock
        return next((bout, game) for bout, game in self.starts().items() if not game.stock)

    def trumps(self, seat: Seat) -> int:
        game = self.first_without_stock()[1]
        return sum(card.suit is game.trump for card in game.hand(seat))


def play(text: str, seats: int, seed: int) -> Told:
    rules, dice = Rules.parse(text), random.Random(f"{text} {seed}")
    deal = deal_from_seed(rules, seats, dice.randbytes(32))
    game = Game(rules, deal)
    bots = [bot_for(dice.choice(("regular", "beginner", "uniform"))) for _ in range(seats)]
    turns: list[tuple[Seat, Move]] = []
    history: list[tuple[Game, tuple[Event, ...]]] = [(game.copy(), game.opening_events)]
    while not game.result:
        seat = dice.choice(game.seats_to_act)
        move = bots[seat].choose(game.view(seat), dice)
        assert move is not None
        events = game.apply(seat, move)
        history.append((game.copy(), events))
        turns.append((seat, move))
    decided = what_decided(rules, deal, turns)
    assert decided is not None
    assert what_decided(rules, deal, turns[:-1]) is None
    return Told(game, tuple(history), decided)


@cache
def games() -> tuple[Told, ...]:
    return tuple(play(text, seats, seed) for text, seats in RULES for seed in range(GAMES_EACH))


def of(kind: DecidedKind) -> Iterator[Told]:
    return (told for told in games() if told.decided.kind is kind)


def test_many_kinds_are_met() -> None:
    kinds = Counter(told.decided.kind for told in games())

    assert set(kinds) >= set(DecidedKind) - {DecidedKind.EPAULETTES}
    assert kinds[DecidedKind.LEFT_WITH] < len(games()) // 5


def test_fool_is_whom_it_speaks_of_and_what_is_not_needed_is_left_out() -> None:
    for told in games():
        decided = told.decided
        assert decided.seat is None or decided.seat in told.result.fools
        assert decided.other is None or decided.other not in told.result.fools
        assert (decided.seat is None) == (
            decided.kind in (DecidedKind.ADJUDICATED, DecidedKind.DRAW, DecidedKind.TEAM_LEFT_WITH)
        )


def test_big_take_was_made_and_nobody_held_as_many_cards_ever_after() -> None:
    for told in of(DecidedKind.BIG_TAKE):
        decided, fool = told.decided, told.fool
        assert (decided.bout, decided.number, fool) in told.takes()
        assert decided.bout is not None
        assert decided.number is not None
        assert decided.number >= 5
        later = [game for bout, game in told.starts().items() if bout > decided.bout]
        assert len(later) >= 2
        for game in later:
            others = [len(game.hand(seat)) for seat in range(game.seats) if seat != fool]
            assert len(game.hand(fool)) > max(others)


def test_late_take_was_the_biggest_without_a_stock() -> None:
    for told in of(DecidedKind.LATE_TAKE):
        since = told.first_without_stock()[0]
        late = [take for take in told.takes() if take[0] >= since and take[2] == told.fool]
        assert (told.decided.bout, told.decided.number, told.fool) in late
        assert told.decided.number == max(number for _, number, _ in late)


def test_trumps_were_shared_like_that_when_the_stock_had_run_out() -> None:
    for told in of(DecidedKind.TRUMPS):
        assert told.decided.other is not None
        mine, theirs = told.trumps(told.fool), told.trumps(told.decided.other)
        assert (told.decided.number, told.decided.other_number) == (mine, theirs)
        assert theirs >= mine + 2


def test_fool_had_none_of_the_trumps_that_were_left() -> None:
    for told in of(DecidedKind.NO_TRUMPS):
        assert told.trumps(told.fool) == 0
        assert told.decided.number == sum(map(told.trumps, range(told.game.seats)))


def test_highest_trump_was_with_the_other() -> None:
    for told in of(DecidedKind.HIGH_TRUMP):
        card, other = told.decided.card, told.decided.other
        assert card is not None
        assert other is not None
        assert card in told.first_without_stock()[1].hand(other)
        assert card.suit is told.game.trump
        assert card.rank == max(each.rank for each in told.game.rules.cards if not each.is_joker)


def test_who_is_left_with_cards_holds_as_many() -> None:
    for told in of(DecidedKind.LEFT_WITH):
        assert told.decided.number == len(told.game.hand(told.fool)) > 0
    for told in of(DecidedKind.TEAM_LEFT_WITH):
        assert told.decided.seats == told.result.fools
        held = sum(len(told.game.hand(seat)) for seat in told.result.fools)
        assert told.decided.number == held > 0


def test_draw_tells_who_went_out_in_the_last_bout() -> None:
    for told in of(DecidedKind.DRAW):
        last = max(told.starts())
        began = next(
            place
            for place, (_, events) in enumerate(told.history)
            if any(isinstance(event, BoutStarted) and event.bout == last for event in events)
        )
        out = [
            event.seat
            for _, events in told.history[began + 1 :]
            for event in events
            if isinstance(event, WentOut)
        ]
        assert list(told.decided.seats) == out
        assert len(out) >= 2


def test_stopped_games_and_last_defenders_are_told_as_such() -> None:
    for told in games():
        kind = told.decided.kind
        assert (kind is DecidedKind.ADJUDICATED) == told.result.adjudicated
        nobody_holds = not any(told.game.hand(seat) for seat in told.result.fools)
        is_last_defender = bool(told.result.fools) and nobody_holds
        assert (kind is DecidedKind.LAST_DEFENDER) == is_last_defender
    for told in of(DecidedKind.ADJUDICATED):
        assert told.decided.number == max(told.starts())


def test_epaulettes_are_told_before_all_else() -> None:
    told = play("app pogony=on pack=24", 2, WITH_EPAULETTES)

    assert told.result.epaulettes == 1
    assert told.decided == Decided(DecidedKind.EPAULETTES, seat=told.result.fools[0], number=1)
