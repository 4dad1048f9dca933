"""What a lesson is made of: scenes, steps, and the goals they are judged by."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from kozyr.cards import Card, cards
from kozyr.rules import Deal, Event, Game, Move, Rules, Seat, parse_turn

LEARNER: Final[Seat] = 0
"""Where the one who learns sits; all others follow the script."""

Turn = tuple[Seat, Move]


@dataclass(frozen=True, slots=True)
class Progress:
    """What has been played since a step began: the turns, their events, the game as it stands."""

    turns: Sequence[Turn]
    events: Sequence[Event]
    game: Game


Goal = Callable[[Progress], bool]


@dataclass(frozen=True, slots=True)
class Scene:
    """A deal written out, and the turns already made in it when a step begins there."""

    deal: Deal
    before: str = ""

    def opened(self, rules: Rules) -> Game:
        """The game at the beginning of the scene."""
        game = Game(rules, self.deal)
        for seat, move in turns_of(self.before, self.deal.seats):
            game.apply(seat, move)
        return game


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do; the message ``lesson-<lesson>-<goal>`` says what.

    `script` is what the others do, turn by turn, each as soon as the rules let it; after
    that they play meekly.  The step is over once `reached` holds.  Before that the first of
    `wrong` that holds says what was not wanted, by the message ``lesson-hint-<hint>``; the
    learner then tries again from step `again`, by default this one.  `solution` is one way
    to do it.  With a `scene` the step begins there, without one where the last step ended.
    `card` is the card that the message speaks of.
    """

    goal: str
    reached: Goal
    wrong: tuple[tuple[str, Goal], ...]
    solution: str
    script: str = ""
    card: str | None = None
    scene: Scene | None = None
    again: int | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A few steps that teach one thing; the first of them has a scene."""

    id: str
    rules: str
    opponents: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return 1 + len(self.opponents)

    def step(self, number: int) -> Step:
        """Step *number*, from 1.

        Raises:
            UnknownLesson: the lesson has no such step.
        """
        if not 1 <= number <= len(self.steps):
            raise UnknownLesson(f"lesson {self.id!r} has steps 1 to {len(self.steps)}")
        return self.steps[number - 1]


class UnknownLesson(LookupError):  # noqa: N818 - the name of the thing that happened
    """There is no such lesson, or no such step in it; the message says what there is."""


def dealt(*hands: str, trump: str, stock: str = "", pack: str = "") -> Deal:
    """A deal that gives each seat its hand, from the last seat's dealing.

    *trump* is the card turned up, *stock* what is drawn first, *pack* every other card of
    the stock below that.
    """
    held = [cards(hand) for hand in hands]
    given = [card for round_ in zip(*held, strict=True) for card in round_]
    return Deal(
        (*given, Card.parse(trump), *cards(stock), *cards(pack)), len(hands), len(hands) - 1
    )


def turns_of(text: str, seats: int) -> list[Turn]:
    """The turns that *text* lists, ``B+7c A:7c/9c``."""
    return [parse_turn(word, seats) for word in text.split()]
