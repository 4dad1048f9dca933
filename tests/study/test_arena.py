"""The arena plays fair, and the same however the work is shared."""

import random
from dataclasses import replace

import pytest

from kozyr.bots import BOTS, Bot, bot_for
from kozyr.rules import (
    Attack,
    Game,
    Move,
    Phase,
    Rules,
    Swap,
    View,
    deal_from_seed,
    parse_position,
)
from kozyr.study import Match, NobodyMoves, Score, Tally, play_game, play_match
from kozyr.study.crew import crew_of
from tests.bots.quick import quick_bot

MATCH = Match(a="beginner", b="uniform", rules=Rules(), seats=2, seed=1, deals=20)


def score_of(match: Match, *, jobs: int = 1) -> Score:
    tally = Tally()
    for played in play_match(match, crew=crew_of(jobs)):
        tally.add(played)
    return tally.score


def ignore(seat: int, seconds: float) -> None:
    """Take no note of how long a seat thought."""


def test_the_score_is_the_same_however_many_processes_share_the_work() -> None:
    assert score_of(MATCH, jobs=2) == score_of(MATCH, jobs=1)


def test_another_seed_gives_other_games() -> None:
    assert score_of(replace(MATCH, seed=2)).deals != score_of(MATCH).deals


def test_a_longer_match_begins_with_the_shorter_one() -> None:
    longer = score_of(replace(MATCH, deals=25))

    assert longer.deals[:20] == score_of(MATCH).deals


def test_deals_give_the_same_score_in_any_order_and_are_counted_once() -> None:
    deals = list(play_match(MATCH))
    forwards, backwards = Tally(), Tally()
    for played in deals:
        forwards.add(played)
    for played in [*reversed(deals), *deals]:
        backwards.add(played)

    assert len(deals) == 20
    assert forwards.score == backwards.score
    assert len(forwards.thinking.a) == len(backwards.thinking.a)


def test_deals_that_have_been_played_are_left_out() -> None:
    tally = Tally()
    for played in play_match(MATCH, without={3, 17}):
        tally.add(played)

    assert sorted(tally.deals) == [deal for deal in range(20) if deal not in (3, 17)]
    assert tally.score.deals[3] == score_of(MATCH).deals[4]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_deal_is_played_once_from_every_seat(seats: int) -> None:
    match = replace(MATCH, seats=seats, deals=2)
    score = score_of(match)

    assert match.games == score.games == 2 * seats
    assert all(deal.losses_a + deal.losses_b + deal.draws == seats for deal in score.deals)


@pytest.mark.parametrize(("preset", "seats"), [("teams", 4), ("teams of three", 6)])
def test_with_teams_every_deal_is_played_once_on_either_side(preset: str, seats: int) -> None:
    match = replace(MATCH, rules=Rules.preset(preset), seats=seats, deals=5)
    score = score_of(match)

    assert match.seatings == (tuple(range(0, seats, 2)), tuple(range(1, seats, 2)))
    assert match.games == score.games == 10
    assert all(deal.losses_a + deal.losses_b + deal.draws == 2 for deal in score.deals)


def test_a_team_of_bots_without_chance_splits_every_deal_with_its_like() -> None:
    match = replace(MATCH, a="club", b="club", rules=Rules.preset("teams"), seats=4, deals=4)

    assert all(deal.losses_a == deal.losses_b for deal in score_of(match).deals)


def test_clubs_beat_beginners_in_teams() -> None:
    match = replace(MATCH, a="club", b="beginner", rules=Rules.preset("teams"), seats=4, deals=40)
    score = score_of(match, jobs=2)

    assert score.interval is not None
    assert score.interval.high < 0.4


def test_a_bot_without_chance_splits_every_deal_with_itself() -> None:
    """Club throws no dice, so swapping seats swaps who loses, and nothing else."""
    score = score_of(replace(MATCH, a="club", b="club", deals=4))

    assert all(deal.losses_a == deal.losses_b for deal in score.deals)


def test_times_are_kept_for_both() -> None:
    (part,) = play_match(replace(MATCH, deals=1))

    assert len(part.thinking.a) > 5
    assert len(part.thinking.b) > 5
    assert part.thinking.a.mean > 0


def test_an_adjudicated_game_counts_as_a_draw() -> None:
    score = score_of(replace(MATCH, rules=Rules(bout_limit=1), deals=3))

    assert (score.draws, score.decided) == (6, 0)


def test_club_clearly_beats_beginner() -> None:
    score = score_of(replace(MATCH, a="club", b="beginner", deals=40), jobs=2)

    assert score.interval is not None
    assert score.interval.high < 0.3


def test_beginner_clearly_beats_uniform() -> None:
    score = score_of(replace(MATCH, deals=60))

    assert score.interval is not None
    assert score.interval.high < 0.3


class Eager:
    """Throws in whatever fits as soon as it may; says what it was asked in."""

    def __init__(self) -> None:
        self.asked: list[Phase] = []

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Lay the first card it can, else do the last thing it may."""
        self.asked.append(view.phase)
        attacks = [move for move in view.moves if isinstance(move, Attack)]
        return attacks[0] if attacks else view.moves[-1]


def test_throwers_are_asked_before_the_defender_has_answered() -> None:
    eager = Eager()
    game = Game(Rules(), deal_from_seed(Rules(), 3, bytes(32)))
    dice = [random.Random(0)] * 3

    play_game(game, [eager, bot_for("uniform"), bot_for("beginner")], dice, ignore)

    assert game.result
    assert Phase.DEFEND in eager.asked


class Patient:
    """Waits whenever it may, and notes what it could have done."""

    def __init__(self) -> None:
        self.waited: list[tuple[Phase, tuple[Move, ...]]] = []

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Wait, or do the last thing it may."""
        if view.seat in view.to_act:
            return view.moves[-1]
        self.waited.append((view.phase, view.moves))
        return None


def test_who_may_exchange_the_trump_card_is_asked_before_the_bout_is_opened() -> None:
    patient = Patient()
    game = parse_position(
        "rules app swap_trump=on; trump h; A: 9d 9s; B: 6h 8c; stock: 9c Kh; attacker A"
    )

    play_game(game, [bot_for("beginner"), patient], [random.Random(0)] * 2, ignore)

    assert (Phase.OPEN, (Swap(),)) in patient.waited


class Sleeper:
    """Never moves."""

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Wait."""
        return None


def test_a_game_in_which_nobody_moves_ends_with_an_error() -> None:
    game = parse_position("trump h; A: 6c; B: 7c")
    sleeper: Bot = Sleeper()

    with pytest.raises(NobodyMoves, match="bout 2 open"):
        play_game(game, [sleeper, sleeper], [random.Random(0)] * 2, ignore)


def test_every_bot_can_meet_every_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kozyr.study.arena.contestant_for", quick_bot)
    for name in BOTS:
        assert score_of(replace(MATCH, a=name, b="uniform", deals=1)).games == 2
