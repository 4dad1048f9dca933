"""`Learning`: how far a lesson has come at the table where it is played; its commands."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from kozyr.lessons import Lesson, Progress, Step, UnknownLesson, Verdict, judge, opening_of, reply
from kozyr.rules import Event, Game, Move, Rules, Seat, format_turn
from kozyr.tables.commands import GoToStep, OpenLesson
from kozyr.tables.log import (
    RULES_VERSION,
    Dealt,
    Moved,
    StepBegun,
    StepOver,
    TableEvent,
    TableOpened,
    Undone,
)
from kozyr.tables.refusals import NoLessonError, StepOverError
from kozyr.tables.settings import Pace, SeatSettings, TableSettings

LESSON_LEVEL: Final = "beginner"
"""The level that the others in a lesson are said to have; they follow its script."""

Turn = tuple[Seat, Move]


@dataclass(slots=True)
class Learning:
    """The lesson, the step at hand, and what has been played since it began.

    `start` is how many moves the deal had when the step began, in deal number `deal`.
    `over` says how the step has ended, None while it goes on.
    """

    lesson: Lesson
    number: int = 0
    deal: int = 0
    start: int = 0
    over: StepOver | None = None
    turns: list[Turn] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @property
    def step(self) -> Step:
        """The step at hand."""
        return self.lesson.step(self.number)

    @property
    def is_last(self) -> bool:
        """Whether no step comes after the one at hand."""
        return self.number == len(self.lesson.steps)

    @property
    def is_finished(self) -> bool:
        """Whether the goal of the last step has been reached."""
        return self.is_last and self.over is not None and self.over.hint is None

    def begin(self, number: int, deal: int, start: int) -> None:
        """Let step *number* begin after the first *start* moves of deal *deal*.

        Raises:
            UnknownLesson: the lesson has no such step.
        """
        self.lesson.step(number)
        self.number, self.deal, self.start = number, deal, start
        self.over = None
        self.turns.clear()
        self.events.clear()

    def note(self, turn: Turn, events: Sequence[Event]) -> None:
        """Remember what was played."""
        self.turns.append(turn)
        self.events.extend(events)

    def check_open(self) -> None:
        """Make sure that the step at hand is not over.

        Raises:
            StepOverError: it is.
        """
        if self.over is not None:
            raise StepOverError("the step is over: try it again, or go on")

    def judged(self, turns: Sequence[Turn], game: Game) -> tuple[int, tuple[TableEvent, ...]]:
        """How many of *turns*, all lawful on *game*, are made, and what becomes of the step.

        What ends the step is the last that is made, for the next step begins just there.
        """
        after = game.copy()
        played, events = [*self.turns], [*self.events]
        for made, turn in enumerate(turns, start=1):
            events += after.apply(*turn)
            played.append(turn)
            verdict = judge(self.step, Progress(played, events, after))
            if verdict is not None:
                return made, (self._ended(verdict),)
        return len(turns), ()

    def _ended(self, verdict: Verdict) -> TableEvent:
        following = self.number + 1
        goes_on = verdict.hint is None and not self.is_last
        if goes_on and self.lesson.step(following).scene is None:
            return StepBegun(following)
        return StepOver(verdict.hint)

    def reply(self, seat: Seat, game: Game) -> Move | None:
        """What *seat*, not the learner's, does now; None when it waits."""
        if self.over is not None:
            return None
        return reply(self.step, Progress(self.turns, self.events, game), seat)


def open_lesson(command: OpenLesson) -> tuple[TableEvent, ...]:
    """The opening of a table for a lesson, and the way to the step that is asked for.

    Raises:
        NoLessonError: it has no such step.
    """
    lesson = command.lesson
    others = (SeatSettings(name, LESSON_LEVEL) for name in lesson.opponents)
    settings = TableSettings((SeatSettings(command.player), *others), Pace.INSTANT)
    opened = TableOpened(RULES_VERSION, str(Rules.parse(lesson.rules)), settings, lesson.id)
    return opened, *_begun(1, lesson, command.step)


def go_to_step(learning: Learning | None, deal: int, command: GoToStep) -> tuple[TableEvent, ...]:
    """What lets a step begin, in deal number *deal* or in another one.

    Raises:
        NoLessonError: no lesson is played, or it has no such step.
    """
    if learning is None:
        raise NoLessonError("no lesson is played at this table")
    if command.step == learning.number and learning.deal == deal:
        begun = StepBegun(command.step)
        return (Undone(command.seat, learning.start), begun) if learning.turns else (begun,)
    return _begun(deal + 1, learning.lesson, command.step)


def _begun(deal: int, lesson: Lesson, step: int) -> tuple[TableEvent, ...]:
    """Deal for step *step* and make the moves that lead to it."""
    try:
        opening = opening_of(lesson, step)
    except UnknownLesson as error:
        raise NoLessonError(str(error)) from error
    moves = (Moved(format_turn(seat, move)) for seat, move in opening.turns)
    return Dealt.of(deal, opening.scene.deal), *moves, StepBegun(step)
