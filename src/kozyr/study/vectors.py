"""Vectors: positions with moves and what must hold after them, one a line.

Fields are separated by ``|``::

    V21 P | A=8c,#5 B=10c,#5 C=#6 stk=#10 | A+8c B:8c/10c A. C. | end=beaten; next=B>C | source

The first field is a name, a preset (``P`` the game without transfers, ``V`` with them, or
a preset's name) with options after ``+``, and words: ``b=1`` for a game's first bout (else
it is a later one, after a discard), ``nodiscard`` for an empty discard.  A is the attacker,
B the next seat, hearts are trumps where the rules do not fix another suit.  ``#5`` is five
cards of no importance; ``stk`` is the stock from the top, ``stk=0`` an empty one.
docs/rules.md describes the notation in full.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from kozyr.cards import Card, NotationError, cards
from kozyr.rules import (
    BoutBeaten,
    BoutTaken,
    DrewUp,
    Event,
    Game,
    IllegalMove,
    Phase,
    RulesError,
    parse_seat,
    parse_turn,
    seat_letter,
)
from kozyr.study.vector_positions import VectorError, read_position

_FIELDS: Final = "name and preset | position | moves | checks | source"
_MIN_FIELDS: Final = 4
_CARD: Final = re.compile(r"(?:10|[2-9TJQKA])[cdhs]|\*[br]")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a line came to: its number from 1, its name, and what was wrong, if anything."""

    line: int
    name: str
    problems: tuple[str, ...]

    @property
    def is_passed(self) -> bool:
        """Whether all of the line holds."""
        return not self.problems

    def __str__(self) -> str:
        """The problems, one a line, each with where it is."""
        return "\n".join(f"line {self.line}: {self.name}: {problem}" for problem in self.problems)


def run_vectors(text: str) -> Iterator[Outcome]:
    """Play every vector in *text*; comments (``#``) and empty lines are passed over."""
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            problems = tuple(_run(line))
        except (VectorError, NotationError, RulesError) as error:
            problems = (f"cannot be read: {error}",)
        yield Outcome(number, " ".join(line.split()[:1]), problems)


def _run(line: str) -> Iterator[str]:
    parts = [part.strip() for part in line.split("|")]
    if len(parts) < _MIN_FIELDS:
        raise VectorError(f"{len(parts)} fields, expected {_FIELDS}")
    head, position, moves, checks = parts[:_MIN_FIELDS]
    touched = [Card.parse(text) for text in _CARD.findall(f"{moves} {checks}")]
    game = read_position(head, position, touched)
    wanted = [_read_check(check.strip(), game) for check in checks.split(";") if check.strip()]
    if not wanted:
        raise VectorError("nothing is checked")
    events: tuple[Event, ...] = ()
    for word in moves.split():
        turn = parse_turn(word, game.seats)
        try:
            events = game.apply(*turn)
        except IllegalMove as error:
            yield f"move {word}: expected legal, found refused: {error.reason}"
            return
    for check in wanted:
        found = check.find(game, events)
        if found != check.expected and not found.startswith(f"{check.expected}:"):
            expected = check.expected or "nothing"
            yield f"{check.text}: expected {expected}, found {found or 'nothing'}"


# The checks.

_Finder = Callable[[Game, Sequence[Event]], str]


@dataclass(frozen=True, slots=True)
class _Check:
    """A check as written, what it expects, and how to find what there is.

    `find` gets the game after the moves and the events of the last move, and answers in
    the words of `expected`; it may add details after a colon and a space.
    """

    text: str
    expected: str
    find: _Finder


def _read_check(text: str, game: Game) -> _Check:
    key, sign, expected = (part.strip() for part in text.partition("="))
    if not sign:
        return _read_move_check(text, game)
    if key == "hand" and re.fullmatch(r"[A-L]\d+", expected):
        seat = parse_seat(expected[0], game.seats)
        return _Check(text, expected, lambda game, _: f"{expected[0]}{len(game.hand(seat))}")
    if key not in _CHECKS or not re.fullmatch(_CHECKS[key].expected, expected):
        raise VectorError(f"{text!r} is no check: {_EXPECTED}")
    for letter in _SEAT.findall(expected):
        parse_seat(letter, game.seats)
    if key == "draw":
        expected = _normal_draws(expected)
    return _Check(text, expected, _CHECKS[key].find)


def _read_move_check(text: str, game: Game) -> _Check:
    match text.split():
        case [word, "ok" | "no" as answer]:
            seat, move = parse_turn(word, game.seats)
        case _:
            raise VectorError(f"{text!r} is no check: {_EXPECTED}")

    def find(game: Game, _: Sequence[Event]) -> str:
        reason = game.why_not(seat, move)
        return f"refused: {reason}" if reason else "legal"

    return _Check(text, "legal" if answer == "ok" else "refused", find)


def _normal_draws(text: str) -> str:
    """Return ``A:6c,Tc C:6h`` with the cards written as everywhere else."""
    draws = [draw.split(":") for draw in text.split()]
    return " ".join(f"{seat}:{','.join(map(str, cards(drawn)))}" for seat, drawn in draws)


def _find_end(_: Game, events: Sequence[Event]) -> str:
    for event in events:
        if isinstance(event, BoutBeaten):
            return "beaten"
        if isinstance(event, BoutTaken):
            return "taken"
    return "the bout goes on"


def _find_next(game: Game, _: Sequence[Event]) -> str:
    if game.phase is Phase.OPEN:
        return f"{seat_letter(game.attacker)}>{seat_letter(game.defender)}"
    return "the game is over" if game.result else "the bout goes on"


def _find_draws(_: Game, events: Sequence[Event]) -> str:
    draws = [event for event in events if isinstance(event, DrewUp)]
    return " ".join(
        f"{seat_letter(event.seat)}:{','.join(map(str, event.cards))}" for event in draws
    )


def _find_places(game: Game, _: Sequence[Event]) -> str:
    bout = game.bout
    return f"{seat_letter(bout.attacker_place)}>{seat_letter(bout.defender_place)}"


def _find_over(game: Game, _: Sequence[Event]) -> str:
    if game.result is None:
        return "no"
    if not game.result.fools:
        return "draw"
    return f"durak:{','.join(map(seat_letter, game.result.fools))}"


def _find_epaulettes(game: Game, _: Sequence[Event]) -> str:
    return str(game.result.epaulettes) if game.result else "the game goes on"


class _Kind(NamedTuple):
    """What may stand after a check's sign, an example of it, and how to find what there is."""

    expected: str
    example: str
    find: _Finder


_SEAT: Final = re.compile(r"[A-L](?![cdhs])")
_DRAW: Final = rf"[A-L]:(?:{_CARD.pattern})(?:,(?:{_CARD.pattern}))*"
_CHECKS: Final[Mapping[str, _Kind]] = {
    "cap": _Kind(r"\d+", "cap=5", lambda game, _: str(game.attack_limit)),
    "end": _Kind("beaten|taken", "end=beaten", _find_end),
    "next": _Kind("[A-L]>[A-L]", "next=B>A", _find_next),
    "draw": _Kind(rf"(?:{_DRAW}(?: {_DRAW})*)?", "draw=A:6c,6d C:6h", _find_draws),
    "att": _Kind("[A-L]", "att=B", lambda game, _: seat_letter(game.attacker)),
    "def": _Kind("[A-L]", "def=C", lambda game, _: seat_letter(game.defender)),
    "table": _Kind(r"\d+", "table=1", lambda game, _: str(len(game.bout.pairs))),
    "places": _Kind("[A-L]>[A-L]", "places=C>D", _find_places),
    "over": _Kind("draw|no|durak:[A-L](?:,[A-L])*", "over=durak:B", _find_over),
    "epaulettes": _Kind("[0-2]", "epaulettes=1", _find_epaulettes),
}
_EXPECTED: Final = "expected e.g. B:8c/Tc ok, B>8d no, hand=B6, " + ", ".join(
    kind.example for kind in _CHECKS.values()
)
