"""`advise`: the move to make, how often it and each other loses, and why it is made."""

import random
from dataclasses import dataclass
from math import hypot
from typing import Final

from kozyr.bots import Bot
from kozyr.bots.belief import Belief
from kozyr.bots.certain import candidates
from kozyr.bots.own import net_here
from kozyr.bots.prices import price
from kozyr.bots.search import rated_by
from kozyr.bots.search.comparing import Comparison, compare
from kozyr.rules import Attack, Beat, Move, Seat, Transfer, View
from kozyr.study.tutor.ending import POSITIONS, SECONDS, Ending, Line
from kozyr.study.tutor.motive import Motive
from kozyr.study.tutor.reading import Reading

_CLEARLY: Final = 2.0
"""So many standard errors apart, one of two moves is better."""
_LAYING: Final = (Attack, Beat, Transfer)
_ALIKE: Final = 1.0
"""So few apart they cannot be told from each other."""


class NothingToAdvise(ValueError):  # noqa: N818 - the name of the thing that is wrong
    """The seat can do nothing now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """What an advice may cost.

    So many *worlds* are looked at where a net knows the rules, and *playouts* of them where
    none does; an ending may take *positions*.  After *seconds* it is content with what there
    is: a guard for slow machines, as only up to then the same dice give the same advice.
    """

    worlds: int = 1000
    playouts: int = 2000
    positions: int = POSITIONS
    seconds: float = SECONDS


@dataclass(frozen=True, slots=True)
class Rated:
    """How likely who makes *move*, None to wait, becomes the fool.

    `loss` is from 0 to 1, a draw of n players counted as an n-th of a loss; `error` is its
    standard error, 0 where it is exact.
    """

    move: Move | None
    loss: float
    error: float


@dataclass(frozen=True, slots=True)
class Advice:
    """The `move` advised, None to wait, and what speaks for it.

    `motives` are true of it, the most telling first.  `ratings` are all moves that differ,
    first the one advised, then from the best to the worst; `better_than` is the best of
    those that are clearly worse, None if there is none.  Where `is_exact` the rest of the
    game is solved, and `line` is how it goes from the advised move when both play their best.
    """

    move: Move | None
    motives: tuple[Motive, ...]
    ratings: tuple[Rated, ...] = ()
    better_than: Rated | None = None
    is_exact: bool = False
    line: Line = ()

    @property
    def motive(self) -> Motive:
        """The most telling one."""
        return self.motives[0]


def advise(
    view: View,
    bot: Bot | None = None,
    rng: random.Random | None = None,
    effort: Effort | None = None,
) -> Advice:
    """Return what to do on *view*, and why.

    It is the move with the lowest chance to lose; of moves that lay a card in the same way and
    cannot be told apart from it, the one with the cheapest card.  Where there is a *bot* it
    is what that would do, unless it is clearly worse than another.

    Raises:
        NothingToAdvise: the reader of *view* can do nothing now.
    """
    if not view.moves or view.seat is None:
        raise NothingToAdvise("there is nothing to be done from that seat now")
    effort = effort or Effort()
    dice = rng or random.Random(0)
    wanted = [] if bot is None else [bot.choose(view, dice)]
    ending = Ending.of(view, effort.positions, effort.seconds)
    if ending is not None:
        return _solved(view, view.seat, ending, wanted)
    return _compared(view, wanted, dice, effort)


def motives_for(view: View, move: Move | None, positions: int = POSITIONS) -> tuple[Motive, ...]:
    """Return all that speaks for *move*, one of `view.moves` or None, the most telling first.

    How the game ends is told where *positions* are enough to know it.
    """
    return tuple(Reading(view, Ending.of(view, positions)).motives(move))


def _options(view: View) -> list[Move | None]:
    """All that the reader can decide, without what differs in the order alone."""
    moves = candidates(view)
    return [*moves] if view.seat in view.to_act else [None, *moves]


def _solved(view: View, seat: Seat, ending: Ending, wanted: list[Move | None]) -> Advice:
    best, options = ending.best, _options(view)
    move = next((each for each in wanted if ending.values[each] == best), ending.soonest())
    if move not in options:
        move = next(option for option in options if ending.values[option] == best)
    rated = [Rated(option, (1 - ending.values[option]) / 2, 0.0) for option in options]
    chosen, others = _in_order(rated, move)
    return Advice(
        move=move,
        motives=Reading(view, ending).told(move),
        ratings=(chosen, *others),
        better_than=next((other for other in others if other.loss > chosen.loss), None),
        is_exact=True,
        line=ending.line(move, seat),
    )


def _compared(view: View, wanted: list[Move | None], dice: random.Random, effort: Effort) -> Advice:
    belief, net = Belief(view), net_here()
    is_known = view.seat in view.to_act and net.knows(belief.sample(dice))
    comparison = compare(
        view,
        belief.sample,
        effort.worlds if is_known else effort.playouts,
        dice,
        moves=_options(view),
        rater=rated_by(net) if is_known else None,
        seconds=effort.seconds,
    )
    moves, scores = comparison.moves, comparison.scores
    best = scores.index(max(scores))
    place = _cheapest_alike(view, comparison, best)
    for move in wanted:
        if move in moves and not _is_clearly_better(comparison, best, moves.index(move)):
            place = moves.index(move)
    rated = [
        Rated(move, 1 - score, comparison.error(at))
        for at, (move, score) in enumerate(zip(moves, scores, strict=True))
    ]
    chosen, others = _in_order(rated, moves[place])
    worse = (
        other for other in others if _is_clearly_better(comparison, place, moves.index(other.move))
    )
    return Advice(
        move=chosen.move,
        motives=Reading(view, None).told(chosen.move),
        ratings=(chosen, *others),
        better_than=next(worse, None),
    )


def _cheapest_alike(view: View, comparison: Comparison, best: int) -> int:
    """Of the moves that cannot be told apart from the best, and lay a card as that does."""

    def cost(place: int) -> float:
        move = comparison.moves[place]
        return price(move.card, view.trump) if isinstance(move, _LAYING) else 0

    kind = type(comparison.moves[best])
    alike = [best]
    for place, move in enumerate(comparison.moves):
        gap, error = comparison.gap(best, place)
        if type(move) is kind and gap <= _ALIKE * error:
            alike.append(place)
    return min(alike, key=cost)


def _is_clearly_better(comparison: Comparison, one: int, other: int) -> bool:
    """Whether the difference is more than chance makes, in pairs or as the errors shown say."""
    gap, error = comparison.gap(one, other)
    shown = hypot(comparison.error(one), comparison.error(other))
    return one != other and gap > _CLEARLY * min(error, shown)


def _in_order(rated: list[Rated], move: Move | None) -> tuple[Rated, list[Rated]]:
    """The one of *move*, and the others from the best to the worst."""
    chosen = next(each for each in rated if each.move == move)
    others = [each for each in rated if each is not chosen]
    return chosen, sorted(others, key=lambda each: each.loss)
