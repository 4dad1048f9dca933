"""Rules as the page chooses and reads them: what is on offer, and what a set of rules says."""

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import Final

from kozyr.cards import NotationError
from kozyr.rules import PRESETS, Rules, RulesConflict, RulesError
from kozyr.rules.catalogue import PARAMETERS, clauses
from kozyr.rules.parameters import MAX_SEATS, MIN_SEATS
from kozyr.server import protocol

_USUAL_SEATS: Final = {"two-player series to 5": 2}
"""Presets that are meant for a number of players, though others can play by them."""


class BadRules(Exception):  # noqa: N818 - it is the rules that are bad
    """A text that is no rules; the message says what in it is not understood."""


def read_rules(text: str) -> Rules:
    """Return the rules that *text* means.

    Raises:
        BadRules: it means none.
        RulesConflict: they cannot be played.
    """
    try:
        return Rules.parse(text)
    except RulesConflict:
        raise
    except (NotationError, RulesError) as error:
        raise BadRules(str(error)) from error


def check(text: str, seats: int, reply_to: str) -> protocol.RulesChecked:
    """Say what the rules *text* mean, and whether *seats* players can play by them.

    Raises:
        BadRules: they mean nothing.
    """
    conflict: protocol.Conflict | None = None
    try:
        rules = read_rules(text)
    except RulesConflict as error:
        conflict = write_conflict(error)
        return protocol.RulesChecked(text, seats, [], MIN_SEATS, MAX_SEATS, conflict, reply_to)
    try:
        rules.check_seats(seats)
    except RulesConflict as error:
        conflict = write_conflict(error)
    return protocol.RulesChecked(
        str(rules),
        seats,
        write_clauses(rules),
        rules.min_seats,
        rules.max_seats,
        conflict,
        reply_to,
    )


def write_conflict(error: RulesConflict) -> protocol.Conflict:
    """Return why rules cannot be played, for the wire."""
    return protocol.Conflict(error.kind.value, dict(error.arguments))


def write_clauses(rules: Rules) -> list[protocol.Clause]:
    """Return what a reader should be told of *rules*, for the wire."""
    return [
        protocol.Clause(clause.parameter, clause.value, clause.number) for clause in clauses(rules)
    ]


@cache
def presets() -> Sequence[protocol.PresetInfo]:
    """The sets of rules that have a name."""
    return [_preset_info(name, Rules.preset(name)) for name in PRESETS]


def _preset_info(name: str, rules: Rules) -> protocol.PresetInfo:
    values = {field.name: getattr(rules, field.name) for field in fields(rules)}
    usual = _USUAL_SEATS.get(name)
    return protocol.PresetInfo(name, rules.min_seats, rules.max_seats, usual, values)


@cache
def parameters() -> Sequence[protocol.ParameterInfo]:
    """Every parameter, in the order in which a dialog shows them."""
    return [
        protocol.ParameterInfo(
            parameter.name,
            parameter.group.value,
            parameter.kind.value,
            list(parameter.values),
            parameter.least,
            parameter.most,
        )
        for parameter in PARAMETERS
    ]
