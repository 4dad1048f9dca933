"""A table where a lesson is played: its log says which, and a step is tried until it is done."""

import pytest

from kozyr.cards import cards
from kozyr.lessons import lesson_of
from kozyr.rules import IllegalMove, ReasonKind, Take, parse_turn
from kozyr.tables import (
    Command,
    GameNotOverError,
    GoToStep,
    Lay,
    LogError,
    NoLessonError,
    NothingToUndoError,
    OpenLesson,
    OpenTable,
    Play,
    Rematch,
    SeatSettings,
    StepOverError,
    Table,
    TableEvent,
    TableSettings,
    Undo,
    decide,
    decode_event,
    encode_event,
)
from kozyr.tables.log import Laid, Moved, StepBegun, StepOver, TableOpened, Undone


class Lessons:
    """A table of a lesson, its log, and the others who follow the script."""

    def __init__(self, lesson: str, step: int = 1) -> None:
        self.log = list(decide(None, OpenLesson(lesson_of(lesson), step, "Ann")))
        self.table = Table.replay(self.log)
        self.settle()

    def do(self, command: Command) -> tuple[TableEvent, ...]:
        events = decide(self.table, command)
        for event in events:
            self.table.evolve(event)
        self.log.extend(events)
        self.settle()
        return events

    def play(self, turn: str) -> tuple[TableEvent, ...]:
        seat, move = parse_turn(turn, len(self.table.seats))
        return self.do(Play(seat, move, self.table.seq))

    def settle(self) -> None:
        learning = self.table.learning
        assert learning is not None
        for seat in range(1, len(self.table.seats)):
            move = learning.reply(seat, self.table.game)
            if move is not None:
                self.do(Play(seat, move, self.table.seq))
                return

    def at(self) -> tuple[int, StepOver | None]:
        learning = self.table.learning
        assert learning is not None
        return learning.number, learning.over


def test_the_log_says_first_which_lesson_it_is_and_comes_back_the_same() -> None:
    lessons = Lessons("beat")
    lessons.play("A:7c/9c")
    lessons.play("A+Qd")
    lessons.do(GoToStep(0, 2))
    lessons.play("A+7h")

    again = Table.replay(decode_event(encode_event(event)) for event in lessons.log)

    opened = lessons.log[0]
    assert isinstance(opened, TableOpened)
    assert opened.lesson == "beat"
    assert again.learning == lessons.table.learning
    assert again.game.view(0) == lessons.table.game.view(0)
    assert again.seq == lessons.table.seq


def test_a_goal_that_is_reached_begins_the_next_step() -> None:
    lessons = Lessons("beat")

    assert lessons.play("A:7c/9c") == (Moved("A:7c/9c"), StepBegun(2))
    assert lessons.at() == (2, None)


def test_another_lawful_move_is_hinted_at_and_taken_back_when_tried_again() -> None:
    lessons = Lessons("trump")
    before = lessons.table.game.view(0)

    assert lessons.play("A:Kc/Ah") == (Moved("A:Kc/Ah"), StepOver("dear"))
    with pytest.raises(StepOverError):
        lessons.play("A!")
    begun = lessons.do(GoToStep(0, 1))

    assert begun == (Undone(0, 0), StepBegun(1))
    assert lessons.table.game.view(0) == before
    assert lessons.at() == (1, None)
    lessons.play("A:Kc/7h")
    assert lessons.at() == (2, None)


def test_a_step_with_a_scene_of_its_own_waits_until_it_is_wanted() -> None:
    lessons = Lessons("limits")
    for card in ("9c", "9d", "9h", "10c", "10d"):
        lessons.play(f"A+{card}")
    assert lessons.at() == (1, StepOver())

    lessons.do(GoToStep(0, 2))

    assert lessons.at() == (2, None)
    assert lessons.table.deal_number == 2
    assert lessons.table.game.view(0).stock == 0


@pytest.mark.parametrize("step", [1, 2, 3, 4, 5])
def test_a_lesson_is_opened_at_any_of_its_steps(step: int) -> None:
    assert Lessons("transfer", step).at() == (step, None)


def test_a_game_that_is_lost_is_tried_again_from_its_beginning() -> None:
    lessons = Lessons("transfer", 5)
    while lessons.at()[1] is None:
        moves = lessons.table.game.moves(0)
        lessons.do(Play(0, Take() if Take() in moves else moves[-1], lessons.table.seq))
    assert lessons.at() == (5, StepOver("lost"))

    lessons.do(GoToStep(0, 4))

    assert lessons.at() == (4, None)
    assert lessons.table.result is None
    assert len(lessons.table.game.hand(0)) == 6


def test_of_cards_laid_at_once_no_more_are_laid_than_the_step_asks_for() -> None:
    lessons = Lessons("throw")

    laid = lessons.do(Lay(0, cards("6c 6d"), lessons.table.seq))

    assert laid == (Laid(("A+6c",)), StepBegun(2))


def test_cards_laid_at_once_can_reach_the_goal() -> None:
    lessons = Lessons("limits", 2)

    lessons.do(Lay(0, cards("9c 9d 9h"), lessons.table.seq))

    assert lessons.at() == (2, StepOver())
    with pytest.raises(StepOverError):
        lessons.do(Lay(0, cards("9s"), lessons.table.seq))


def test_a_step_begun_again_with_nothing_played_takes_nothing_back() -> None:
    assert Lessons("throw").do(GoToStep(0, 1)) == (StepBegun(1),)


@pytest.mark.parametrize("step", [0, 5])
def test_a_step_that_does_not_exist_is_refused(step: int) -> None:
    with pytest.raises(NoLessonError):
        decide(None, OpenLesson(lesson_of("beat"), step, "Ann"))
    with pytest.raises(NoLessonError):
        Lessons("beat").do(GoToStep(0, step))


def test_lessons_count_for_nothing() -> None:
    lessons = Lessons("end", 5)
    lessons.play("A+Qs")
    table = lessons.table

    assert table.learning is not None
    assert table.learning.is_finished
    assert table.result is not None
    assert table.practice
    assert table.series.deals == 0
    assert table.moves_before_last_of(0) is None
    with pytest.raises(GameNotOverError):
        decide(table, Rematch(0, bytes(32)))
    with pytest.raises(NothingToUndoError):
        decide(table, Undo(0, table.seq))


def test_no_step_begins_where_no_lesson_is_played() -> None:
    settings = TableSettings((SeatSettings("Ann"), SeatSettings("Aram", "beginner")))
    rules = Lessons("beat").table.rules
    table = Table.replay(decide(None, OpenTable(rules, settings, bytes(32))))

    with pytest.raises(NoLessonError):
        decide(table, GoToStep(0, 1))
    with pytest.raises(LogError):
        table.evolve(StepBegun(1))


def test_a_log_of_a_lesson_that_is_unknown_here_cannot_be_read() -> None:
    opened = Lessons("beat").log[0]
    assert isinstance(opened, TableOpened)
    with pytest.raises(LogError):
        Table(TableOpened(opened.rules_version, opened.rules, opened.settings, "bluff"))
    table = Lessons("beat").table
    with pytest.raises(LogError):
        table.evolve(StepBegun(9))


def test_the_others_wait_while_a_step_is_over() -> None:
    lessons = Lessons("trump")
    lessons.play("A:Kc/Ah")

    assert lessons.table.learning is not None
    assert lessons.table.learning.reply(1, lessons.table.game) is None


def test_an_illegal_move_has_the_ordinary_reason() -> None:
    lessons = Lessons("beat")

    with pytest.raises(IllegalMove) as refused:
        lessons.play("A:7c/8d")

    assert refused.value.reason.kind is ReasonKind.WRONG_SUIT
    assert lessons.at() == (1, None)
