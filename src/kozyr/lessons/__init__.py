"""Short lessons on the real table: deals written out, opponents that follow a script.

Nothing here reads or writes anything, and no rule of the game stands here: what is lawful the
engine says, a lesson only says what of it was asked for.

- `course`: the lessons, one after the other
- `lesson`: what a lesson is made of
- `goals`: what a step may ask for
- `playing`: what the others do, how a step ends, where a step begins
"""

from kozyr.lessons.course import LESSONS, lesson_of
from kozyr.lessons.lesson import LEARNER, Lesson, Progress, Scene, Step, UnknownLesson
from kozyr.lessons.playing import Opening, Verdict, judge, opening_of, reply

__all__ = [
    "LEARNER",
    "LESSONS",
    "Lesson",
    "Opening",
    "Progress",
    "Scene",
    "Step",
    "UnknownLesson",
    "Verdict",
    "judge",
    "lesson_of",
    "opening_of",
    "reply",
]
