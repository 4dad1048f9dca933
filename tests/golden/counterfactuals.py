"""Whether a step of a game shows a parameter: by another of its values it goes otherwise.

The paragraphs of docs/rules.md begin with the name of the parameter they are about.
"""

import re
from collections.abc import Hashable
from dataclasses import fields
from enum import StrEnum
from pathlib import Path

from kozyr.rules import Game, Rules, RulesError, format_position
from tests.golden.steps import Made, Opened, Step, Tried

RULES_PAGE = Path(__file__).resolve().parents[2] / "docs" / "rules.md"
PARAMETERS = dict(
    re.findall(r"^(1\.\d+)\. `(\w+)`", RULES_PAGE.read_text(encoding="utf-8"), re.MULTILINE)
)
DEFAULTS = {field.name: field.default for field in fields(Rules)}


def other_values(rules: Rules, name: str) -> list[object]:
    """The values a game by *rules* has to be told from: of a number, only the default.

    A deal that names who attacks first does not say which of two rules made it do so.
    """
    value, default = getattr(rules, name), DEFAULTS[name]
    if not isinstance(default, StrEnum) or name in ("first_attacker", "teams"):
        return [default]
    return [other for other in type(default) if other != value]


def goes_otherwise(step: Step, name: str, value: object) -> bool:
    """Whether *step* would go otherwise if the parameter *name* had *value*.

    A move that is refused would have to be legal.
    """
    try:
        rules = step.rules.changed(**{name: value})
    except RulesError:
        return False
    match step:
        case Opened():
            return outcome_of_deal(step, rules) != outcome_of_deal(step, step.rules)
        case Tried(game=game):
            return by_rules(game, rules).why_not(step.seat, step.move) is None
        case Made(before=game):
            here, there = by_rules(game, step.rules), by_rules(game, rules)
            return outcome(there, step) != outcome(here, step)


def outcome_of_deal(step: Opened, rules: Rules) -> Hashable:
    try:
        game = Game(rules, step.deal)
    except RulesError:
        return "refused"
    return game.opening_events, game.trump, game.trump_card


def outcome(game: Game, step: Made) -> Hashable:
    """What comes of the move of *step* in *game*: the reason, or what happens."""
    reason = game.why_not(step.seat, step.move)
    if reason:
        return reason
    events = game.apply(step.seat, step.move)
    _, _, position = format_position(game).partition("; ")
    return events, game.attack_limit, game.seats_to_act, position


def by_rules(game: Game, rules: Rules) -> Game:
    """The same moment of a game by *rules*."""
    return Game.from_parts(
        rules=rules,
        dealer=game.dealer,
        hands=[game.hand(seat) for seat in range(game.seats)],
        stock=game.stock,
        trump=game.trump,
        discard=game.discard,
        known=game.known,
        out=game.out,
        bout=game.bout,
        result=game.result,
    )
