"""What can be chosen about the rules, for dialogs, and what a set of rules says, for readers.

Both are made of names alone; the words for them stand in the language files, as
``rule-…``, ``value-…`` and ``says-…``.  Numbers such as (1.8) name the paragraphs of
docs/rules.md.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Final

from kozyr.rules.choices import FirstAttacker, Opening, Pack, SeriesKind, Teams, Throwers
from kozyr.rules.parameters import (
    DECIDED_BY_A_DEAL_BEFORE,
    LEFT_TO_THE_CARDS,
    MAX_HAND_SIZE,
    MIN_HAND_SIZE,
    Rules,
    format_value,
)


class Group(StrEnum):
    """What parameters stand together about, in the order in which a dialog shows them."""

    PACK = "pack"
    BEGIN = "begin"
    ATTACK = "attack"
    TRANSFER = "transfer"
    END = "end"
    SERIES = "series"
    TEAMS = "teams"
    RARE = "rare"


class ParameterKind(StrEnum):
    """How a parameter is chosen."""

    SWITCH = "switch"
    NUMBER = "number"
    CHOICE = "choice"


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of `Rules` as a dialog offers it.

    A choice has `values`, as `Rules.parse` reads them.  A number has bounds: below `least`
    the law refuses it, above `most` it may be legal, but nobody asks for it.
    """

    name: str
    group: Group
    kind: ParameterKind
    default: StrEnum | int | bool
    values: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing that a description of rules says.

    `value` is the value of `parameter` as `Rules.parse` reads it.  `number` is what is
    counted: a number itself, the cards of a pack, the players that teams need, the length
    of a series; None where nothing is.
    """

    parameter: str
    value: str
    number: int | None = None


_GROUPS: Final[Mapping[Group, tuple[str, ...]]] = {
    Group.PACK: ("pack", "hand_size", "trump_mode", "trump_source"),
    Group.BEGIN: ("first_attacker", "next_first_attacker", "no_trump_fallback", "dealer"),
    Group.ATTACK: (
        "throwers",
        "throw_order",
        "throw_timing",
        "throw_ranks",
        "throw_after_take",
        "opening",
        "attack_limit",
        "first_bout_limit",
        "first_cap_scope",
        "defender_hand_cap",
    ),
    Group.TRANSFER: (
        "transfer",
        "transfer_cards",
        "transfer_sufficiency",
        "transfer_in_first_bout",
        "transfer_chain_limit",
        "transfer_by_showing",
    ),
    Group.END: ("discard", "draw_order", "draw_lead", "swap_trump", "draw_rule"),
    Group.SERIES: ("placing", "series", "series_length"),
    Group.TEAMS: ("teams", "team_out_seat"),
    Group.RARE: (
        "low_beats_ace",
        "spades_only_spades",
        "ace_turned_up",
        "redeal",
        "pogony",
        "bout_limit",
    ),
}

_BOUNDS: Final[Mapping[str, tuple[int, int]]] = {
    "hand_size": (MIN_HAND_SIZE, MAX_HAND_SIZE),
    "attack_limit": (0, 36),
    "first_bout_limit": (0, 36),
    "transfer_chain_limit": (0, 12),
    "series_length": (0, 100),
    "bout_limit": (1, 1000),
}

_FIRST_DEAL: Final = tuple(
    first for first in FirstAttacker if first not in DECIDED_BY_A_DEAL_BEFORE
)

_DEFAULTS: Final[Mapping[str, StrEnum | int | bool]] = {
    field.name: getattr(Rules(), field.name) for field in fields(Rules)
}


def _parameter(name: str, group: Group) -> Parameter:
    match _DEFAULTS[name]:
        case bool(default):
            return Parameter(name, group, ParameterKind.SWITCH, default)
        case int(default):
            least, most = _BOUNDS[name]
            return Parameter(name, group, ParameterKind.NUMBER, default, least=least, most=most)
        case default:
            values = _FIRST_DEAL if name == "first_attacker" else tuple(type(default))
            return Parameter(
                name, group, ParameterKind.CHOICE, default, values=tuple(map(str, values))
            )


PARAMETERS: Final = tuple(
    _parameter(name, group) for group, names in _GROUPS.items() for name in names
)
"""Every parameter of `Rules`, group by group, what people ask for first at the front."""

_ALWAYS_SAID: Final = ("pack", "throwers", "attack_limit", "first_bout_limit", "transfer")

# What a reader asks first; all else follows in the order of `PARAMETERS`.
_SAID_FIRST: Final = (
    "pack",
    "hand_size",
    "trump_mode",
    "teams",
    "throwers",
    "throw_order",
    "throw_timing",
    "throw_ranks",
    "throw_after_take",
    "attack_limit",
    "first_bout_limit",
    "first_cap_scope",
    "transfer",
)
_ORDER: Final = (
    *_SAID_FIRST,
    *(parameter.name for parameter in PARAMETERS if parameter.name not in _SAID_FIRST),
)


def clauses(rules: Rules) -> tuple[Clause, ...]:
    """Return what a reader should be told about *rules*, in a good order.

    The pack, who may throw in, the limits of an attack and whether there are transfers are
    always told, everything else when it differs from the default.  What the other
    parameters leave without any effect is left out: limits when nobody can lay a second
    card, for instance.
    """
    return tuple(_clauses(rules))


def _clauses(rules: Rules) -> Iterator[Clause]:
    idle = frozenset(_idle(rules))
    for name in _ORDER:
        value = getattr(rules, name)
        if name in idle or (name not in _ALWAYS_SAID and value == _DEFAULTS[name]):
            continue
        yield Clause(name, format_value(value), _number(rules, name))


def _idle(rules: Rules) -> Iterator[str]:
    """Yield the parameters that change nothing, given the others, or are told with another."""
    yield "series_length"  # the clause of `series` holds it
    if rules.throwers is Throwers.NOBODY:
        yield from ("throw_order", "throw_timing", "throw_ranks", "throw_after_take")
        if rules.opening is Opening.ONE_CARD and not rules.transfer:
            yield from ("attack_limit", "first_bout_limit", "first_cap_scope", "defender_hand_cap")
    if rules.throwers is Throwers.ATTACKER_ONLY:
        yield "throw_order"
    if rules.first_bout_limit in (0, rules.attack_limit):
        yield "first_cap_scope"
    if rules.series is SeriesKind.NONE:
        yield "placing"
    if not rules.transfer:
        yield from (
            "transfer_cards",
            "transfer_sufficiency",
            "transfer_in_first_bout",
            "transfer_chain_limit",
            "draw_lead",
        )
    if {rules.first_attacker, rules.next_first_attacker}.isdisjoint(LEFT_TO_THE_CARDS):
        yield "no_trump_fallback"
    if rules.teams is Teams.NONE:
        yield "team_out_seat"


def _number(rules: Rules, name: str) -> int | None:
    match getattr(rules, name):
        case bool():
            return None
        case int(number):
            return number
        case Pack():
            return len(rules.cards)
        case Teams():
            return rules.min_seats
        case SeriesKind.TO_POINTS | SeriesKind.DEALS:
            return rules.series_length
        case _:
            return None
