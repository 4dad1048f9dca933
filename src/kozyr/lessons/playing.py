"""How a lesson is played: what the others do, and how far the learner has come."""

from collections.abc import Iterable
from dataclasses import dataclass

from kozyr.bots.prices import is_precious, price
from kozyr.lessons.lesson import LEARNER, Lesson, Progress, Scene, Step, Turn, turns_of
from kozyr.rules import Attack, Beat, Done, Event, Game, Move, Rules, Seat, Take


@dataclass(frozen=True, slots=True)
class Verdict:
    """A step is over: reached, or with a `hint` at what was wanted instead."""

    hint: str | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """A scene, and the turns made in it before a step begins."""

    scene: Scene
    turns: tuple[Turn, ...]


def judge(step: Step, progress: Progress) -> Verdict | None:
    """Say how *step* has ended, None while it goes on."""
    if step.reached(progress):
        return Verdict()
    for hint, is_wrong in step.wrong:
        if is_wrong(progress):
            return Verdict(hint)
    return None


def reply(step: Step, progress: Progress, seat: Seat) -> Move | None:
    """What *seat*, not the learner's, does now; None when it waits.

    The script is followed as far as the rules let it.  Where the learner has led the game
    off it, everybody waits for the learner, or plays meekly when it is not his turn.
    """
    game = progress.game
    script = turns_of(step.script, game.seats)
    made = sum(mover != LEARNER for mover, _ in progress.turns)
    if made < len(script):
        mover, move = script[made]
        if game.why_not(mover, move) is None:
            return move if mover == seat else None
        if LEARNER in game.seats_to_act:
            return None
    return _meekly(game, seat) if seat in game.seats_to_act else None


def _meekly(game: Game, seat: Seat) -> Move:
    """Lay the cheapest card, never a trump where another will do, and throw in nothing."""
    moves = game.moves(seat)
    if Done() in moves:
        return Done()
    laying = [move for move in moves if isinstance(move, Attack | Beat)]
    plain = [move for move in laying if not is_precious(move.card, game.trump)]
    if not plain and Take() in moves:
        return Take()
    return min(laying, key=lambda move: price(move.card, game.trump))


def opening_of(lesson: Lesson, number: int) -> Opening:
    """Where step *number* of *lesson* begins: after the solutions of the steps before it.

    Raises:
        UnknownLesson: the lesson has no such step.
    """
    lesson.step(number)
    first = max(at for at in range(1, number + 1) if lesson.step(at).scene)
    scene = lesson.step(first).scene
    if scene is None:
        raise ValueError(f"lesson {lesson.id!r} does not begin with a scene")
    game = scene.opened(Rules.parse(lesson.rules))
    turns = turns_of(scene.before, lesson.seats)
    for at in range(first, number):
        turns += solved(lesson.step(at), game)
    return Opening(scene, tuple(turns))


def solved(step: Step, game: Game) -> list[Turn]:
    """Play *step* on *game* to its end, the learner by its solution, and return the turns.

    Raises:
        IllegalMove: the solution is none.
        ValueError: it does not reach the goal.
    """
    turns: list[Turn] = []
    events: list[Event] = []
    solution = iter(turns_of(step.solution, game.seats))
    while judge(step, Progress(turns, events, game)) is None:
        turn = _reply_of_any(step, Progress(turns, events, game)) or next(solution, None)
        if turn is None:
            raise ValueError(f"the solution of step {step.goal!r} does not reach its goal")
        events += game.apply(*turn)
        turns.append(turn)
    if judge(step, Progress(turns, events, game)) != Verdict():
        raise ValueError(f"the solution of step {step.goal!r} is held to be wrong")
    return turns


def _reply_of_any(step: Step, progress: Progress) -> Turn | None:
    for seat in others(progress.game.seats):
        move = reply(step, progress, seat)
        if move is not None:
            return seat, move
    return None


def others(seats: int) -> Iterable[Seat]:
    """Every seat but the learner's."""
    return (seat for seat in range(seats) if seat != LEARNER)
