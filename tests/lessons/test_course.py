"""Every lesson can be learned: its deals are lawful, its steps can be solved and failed."""

import random
from collections.abc import Iterator

import pytest

from kozyr.cards import Suit
from kozyr.lessons import (
    LEARNER,
    LESSONS,
    Lesson,
    Progress,
    Step,
    UnknownLesson,
    Verdict,
    judge,
    lesson_of,
    opening_of,
    reply,
)
from kozyr.lessons.playing import others, solved
from kozyr.rules import (
    Attack,
    Beat,
    Done,
    Event,
    Game,
    Move,
    Rules,
    Seat,
    Take,
    Transfer,
    format_position,
)

STEPS = [
    pytest.param(lesson, number, id=f"{lesson.id} {lesson.step(number).goal}")
    for lesson in LESSONS.values()
    for number in range(1, len(lesson.steps) + 1)
]
IS_FREE = ("game", "win")
"""The steps of the last lesson that are a whole game: too many ways to try them all."""
NEVER_WRONG = {("beat", "done"), ("end", "last"), ("end", "win"), ("transfer", "game")}
"""Steps that end well whatever the rules let the learner do."""
LONGEST = 12


class Try:
    """A step being played, with the others following its script."""

    def __init__(self, lesson: Lesson, number: int) -> None:
        opening = opening_of(lesson, number)
        self.step: Step = lesson.step(number)
        self.game = Game(Rules.parse(lesson.rules), opening.scene.deal)
        for seat, move in opening.turns:
            self.game.apply(seat, move)
        self.turns: list[tuple[Seat, Move]] = []
        self.events: list[Event] = []

    def copy(self) -> "Try":
        other = Try.__new__(Try)
        other.step, other.game = self.step, self.game.copy()
        other.turns, other.events = [*self.turns], [*self.events]
        return other

    @property
    def progress(self) -> Progress:
        return Progress(self.turns, self.events, self.game)

    @property
    def verdict(self) -> Verdict | None:
        return judge(self.step, self.progress)

    def make(self, seat: Seat, move: Move) -> None:
        self.events += self.game.apply(seat, move)
        self.turns.append((seat, move))

    def answer(self) -> bool:
        """Let one of the others move; False when all of them wait."""
        for seat in others(self.game.seats):
            move = reply(self.step, self.progress, seat)
            if move is not None:
                self.make(seat, move)
                return True
        return False

    def settle(self) -> None:
        """Let the others move until the learner is to move, or the step is over."""
        while self.verdict is None and self.answer():
            pass


def ends(begun: Try, depth: int = LONGEST) -> Iterator[Try]:
    """Every way in which the learner can bring the step to its end."""
    begun.settle()
    if begun.verdict is not None:
        yield begun
        return
    moves = begun.game.moves(LEARNER)
    assert moves, f"nobody can move: {format_position(begun.game)}"
    assert depth > 0, f"the step does not end: {begun.turns}"
    for move in moves:
        tried = begun.copy()
        tried.make(LEARNER, move)
        yield from ends(tried, depth - 1)


def is_free(lesson: Lesson, number: int) -> bool:
    return lesson.id == "transfer" and lesson.step(number).goal in IS_FREE


def test_there_are_the_seven_lessons_in_the_order_of_learning() -> None:
    expected = ["beat", "trump", "throw", "take", "limits", "end", "transfer"]
    assert list(LESSONS) == expected


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.id)
def test_every_scene_is_a_lawful_deal_of_its_rules(lesson: Lesson) -> None:
    assert lesson.steps[0].scene is not None
    assert 2 <= len(lesson.steps) <= 5
    rules = Rules.parse(lesson.rules)
    for step in lesson.steps:
        if step.scene:
            step.scene.deal.check(rules)
            assert step.scene.deal.seats == lesson.seats
            assert step.scene.opened(rules).result is None


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_the_solution_plays_through_to_the_goal(lesson: Lesson, number: int) -> None:
    begun = Try(lesson, number)

    turns = solved(begun.step, begun.game)

    assert any(seat == LEARNER for seat, _ in turns)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.id)
def test_a_step_begins_where_the_one_before_it_ended(lesson: Lesson) -> None:
    for number in range(2, len(lesson.steps) + 1):
        if lesson.step(number).scene:
            continue
        before = Try(lesson, number - 1)
        solved(before.step, before.game)
        assert format_position(before.game) == format_position(Try(lesson, number).game)


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_whatever_is_played_the_step_ends_and_is_failed_only_with_a_hint(
    lesson: Lesson, number: int
) -> None:
    if is_free(lesson, number):
        found = [play_at_random(lesson, number, seed) for seed in range(40)]
    else:
        found = list(ends(Try(lesson, number)))

    verdicts = {each.verdict for each in found}

    assert Verdict() in verdicts
    assert None not in verdicts


def play_at_random(lesson: Lesson, number: int, seed: int) -> Try:
    dice = random.Random(seed)
    begun = Try(lesson, number)
    begun.settle()
    while begun.verdict is None:
        begun.make(LEARNER, dice.choice(begun.game.moves(LEARNER)))
        begun.settle()
    return begun


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_every_hint_of_a_step_can_be_met(lesson: Lesson, number: int) -> None:
    begun = Try(lesson, number)
    hints = {hint for hint, _ in begun.step.wrong}
    tried = [play_meekly(lesson, number)] if is_free(lesson, number) else list(ends(begun))

    met = {each.verdict.hint for each in tried if each.verdict and each.verdict.hint}

    assert met == hints
    assert bool(met) != ((lesson.id, begun.step.goal) in NEVER_WRONG)


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_a_cheaper_card_is_hinted_at_only_where_there_is_one(lesson: Lesson, number: int) -> None:
    if is_free(lesson, number):
        return
    begun = Try(lesson, number)
    trump = begun.game.trump
    wanted = [
        price(move, trump)
        for seat, move in solved(begun.step, begun.game)
        if seat == LEARNER and not isinstance(move, Done | Take)
    ]

    for tried in ends(Try(lesson, number)):
        if tried.verdict == Verdict("dear"):
            _, dear = [turn for turn in tried.turns if turn[0] == LEARNER][-1]
            assert any(each < price(dear, trump) for each in wanted)


def price(move: Move, trump: Suit | None) -> tuple[bool, int]:
    assert isinstance(move, Attack | Beat | Transfer)
    return (move.card.suit is trump, move.card.rank)


def play_meekly(lesson: Lesson, number: int) -> Try:
    """Take whatever can be taken."""
    begun = Try(lesson, number)
    begun.settle()
    while begun.verdict is None:
        moves = begun.game.moves(LEARNER)
        begun.make(LEARNER, Take() if Take() in moves else moves[-1])
        begun.settle()
    return begun


def test_an_unknown_lesson_or_step_is_refused() -> None:
    with pytest.raises(UnknownLesson):
        lesson_of("bluff")
    with pytest.raises(UnknownLesson):
        opening_of(LESSONS["beat"], 0)
    with pytest.raises(UnknownLesson):
        opening_of(LESSONS["beat"], 5)
