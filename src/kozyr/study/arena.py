"""The arena: two bots play the same deals from every seat, and the losses are counted.

A deal is played once for each seat that A can have, with B in all others, or with teams
once for each side, so that neither luck of the cards nor the seat favours anybody.  What
a deal's games yield depends on the seed and the deal's number alone, not on who plays
it, nor on what was played before.
"""

import hashlib
import random
import time
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from kozyr.bots import Bot
from kozyr.rules import Game, Rules, Seat, deal_from_seed
from kozyr.rules.choices import Teams
from kozyr.study.contestants import contestant_for
from kozyr.study.crew import Alone, Crew
from kozyr.study.durations import Durations
from kozyr.study.score import DealScore, Score

_ALONE: Final = Alone()


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Who meets whom, by which rules, at how many seats, and from which seed.

    `a` and `b` are names of bots, as `contestant_for` knows them; `deals` is the number of
    deals, each played once for each of the `seatings`.
    """

    a: str
    b: str
    rules: Rules
    seats: int
    seed: int
    deals: int

    @property
    def games(self) -> int:
        """The number of games."""
        return self.deals * self.games_a_deal

    @property
    def games_a_deal(self) -> int:
        """How often each deal is played."""
        return len(self.seatings)

    @property
    def seatings(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that A takes in the games of a deal: each alone, or with teams each side."""
        seats = range(self.seats)
        if not self.is_of_teams:
            return tuple((seat,) for seat in seats)
        team_of = self.rules.team_of
        return tuple(tuple(seat for seat in seats if team_of(seat) == team) for team in (0, 1))

    @property
    def is_of_teams(self) -> bool:
        """Whether A and B are a team each."""
        return self.rules.teams is not Teams.NONE


@dataclass(slots=True)
class Thinking:
    """How long A and B thought, decision by decision."""

    a: Durations = field(default_factory=Durations)
    b: Durations = field(default_factory=Durations)


@dataclass(frozen=True, slots=True)
class Played:
    """What the games of deal number `deal` of a match yielded."""

    deal: int
    score: DealScore
    thinking: Thinking


class Tally:
    """Puts together what is played, in whatever order it comes."""

    def __init__(self) -> None:
        self._scores: dict[int, DealScore] = {}
        self.thinking = Thinking()
        """How long A and B thought so far."""

    def add(self, played: Played) -> None:
        """Count *played* too, unless that deal has been counted."""
        if played.deal in self._scores:
            return
        self._scores[played.deal] = played.score
        self.thinking.a.add_all(played.thinking.a)
        self.thinking.b.add_all(played.thinking.b)

    @property
    def deals(self) -> Collection[int]:
        """The numbers of the deals that have been counted."""
        return self._scores.keys()

    @property
    def score(self) -> Score:
        """The score so far; the same deals give the same in any order."""
        return Score(tuple(self._scores[deal] for deal in sorted(self._scores)))


class NobodyMoves(RuntimeError):  # noqa: N818 - the name of the thing that happened
    """A bot that the game waited for did not move."""


def play_match(
    match: Match,
    *,
    crew: Crew = _ALONE,
    without: Collection[int] = (),
    playing: Callable[[int], Played] | None = None,
) -> Generator[Played, None, None]:
    """Let *crew* play *match*, but for the deals *without*; yield each deal as soon as it is over.

    Deals come in any order; together they are the same for every crew, except for the times.
    Where A and B are not contestants of those names, *playing* says how a deal is played.
    """
    deals = (deal for deal in range(match.deals) if deal not in without)
    yield from crew.outcomes(playing or partial(_play_deal, match), deals)


def play_game(
    game: Game,
    bots: Sequence[Bot],
    dice: Sequence[random.Random],
    thought: Callable[[Seat, float], None],
) -> None:
    """Let *bots*, one a seat, play *game* to its end.

    Who may move though the game does not wait for him is asked first, clockwise from the
    attacker, so that who wants to throw in early can.  *thought* is told the seconds each
    decision took.

    Raises:
        NobodyMoves: no bot that the game waited for moved.
    """
    while game.result is None:
        _play_move(game, bots, dice, thought)


def _play_move(
    game: Game,
    bots: Sequence[Bot],
    dice: Sequence[random.Random],
    thought: Callable[[Seat, float], None],
) -> None:
    for seat in _seats_to_ask(game):
        view = game.view(seat)
        started = time.perf_counter()
        move = bots[seat].choose(view, dice[seat])
        thought(seat, time.perf_counter() - started)
        if move is not None:
            game.apply(seat, move)
            return
    raise NobodyMoves(f"nobody moves; {game.view(None)}")


def _seats_to_ask(game: Game) -> Iterator[Seat]:
    clockwise = [(game.attacker + i) % game.seats for i in range(game.seats)]
    waited_for = game.seats_to_act
    yield from (seat for seat in clockwise if seat not in waited_for and game.moves(seat))
    yield from (seat for seat in clockwise if seat in waited_for)


def _play_deal(match: Match, number: int) -> Played:
    a, b = contestant_for(match.a), contestant_for(match.b)
    return play_deal(match, number, lambda _: (a, b))


def play_deal(match: Match, number: int, sides: Callable[[Game], tuple[Bot, Bot]]) -> Played:
    """Play deal *number* of *match* once for each seating; *sides* gives A and B for a game."""
    name = f"kozyr-arena {match.seed} {number}"
    deal = deal_from_seed(match.rules, match.seats, hashlib.sha256(name.encode()).digest())
    thinking = Thinking()
    losses_a = losses_b = draws = 0
    for turn, seats_of_a in enumerate(match.seatings):
        game = Game(match.rules, deal)
        a, b = sides(game)
        seats = range(match.seats)
        dice = [random.Random(f"{name} {turn} {seat}") for seat in seats]
        bots = [a if seat in seats_of_a else b for seat in seats]

        def thought(seat: Seat, seconds: float, seats_of_a: tuple[Seat, ...] = seats_of_a) -> None:
            (thinking.a if seat in seats_of_a else thinking.b).add(seconds)

        play_game(game, bots, dice, thought)
        fools = game.result.fools if game.result else ()
        if not fools:
            draws += 1
        elif fools[0] in seats_of_a:
            losses_a += 1
        else:
            losses_b += 1
    return Played(number, DealScore(losses_a, losses_b, draws), thinking)
