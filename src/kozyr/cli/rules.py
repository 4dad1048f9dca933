"""`kozyr rules`: say in words what a set of rules is, and what can be chosen."""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kozyr.cli import Subparsers
    from kozyr.rules.catalogue import Parameter
    from kozyr.rules.parameters import Rules


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "rules",
        help="say what a set of rules is, and which there are",
        description="Say in words what a set of rules is, or why it cannot be played.",
    )
    parser.add_argument(
        "rules",
        metavar="RULES",
        nargs="*",
        default=["app"],
        help="a preset, and parameter=value words (default: app)",
    )
    parser.add_argument(
        "--language",
        default="en",
        metavar="CODE",
        help="the language to say it in, such as hy or ru (default: %(default)s)",
    )
    parser.add_argument(
        "--seats", type=int, metavar="N", help="ask whether so many players can play by it"
    )
    parser.add_argument("--list", action="store_true", help="list the presets instead")
    parser.add_argument(
        "--parameters",
        action="store_true",
        help="list every parameter with its values; those of RULES are marked",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the words.

    Raises:
        CommandError: unknown words or values, rules or a number of players that cannot be
            played, or a language that nobody has translated into.
    """
    from kozyr.cards import NotationError
    from kozyr.cli import CommandError
    from kozyr.resources import ResourceMissingError
    from kozyr.rules.errors import RulesConflict, RulesError
    from kozyr.rules.parameters import Rules
    from kozyr.words import UnknownLanguage, conflict_in_words

    language = arguments.language
    try:
        try:
            rules = Rules.parse(" ".join(arguments.rules))
            if arguments.seats is not None:
                rules.check_seats(arguments.seats)
        except RulesConflict as conflict:
            raise CommandError(conflict_in_words(conflict, language)) from conflict
        if arguments.list:
            lines = _presets(language)
        elif arguments.parameters:
            lines = _parameters(rules, language)
        else:
            lines = _description(rules, language)
        print("\n".join(lines))
    except (NotationError, RulesError, UnknownLanguage, ResourceMissingError) as error:
        raise CommandError(str(error)) from error
    return 0


def _description(rules: "Rules", language: str) -> Iterator[str]:
    from kozyr.words import rules_in_words, say

    yield str(rules)
    yield rules_in_words(rules, language)
    if rules.min_seats == rules.max_seats:
        yield say("choose-seats-exactly", language, number=rules.max_seats)
    else:
        yield say("choose-seats-range", language, least=rules.min_seats, most=rules.max_seats)


def _presets(language: str) -> Iterator[str]:
    from kozyr.rules.parameters import PRESETS
    from kozyr.words import dashed, say

    width = max(map(len, PRESETS))
    for preset in PRESETS:
        title = say(f"preset-{dashed(preset)}", language)
        about = say(f"preset-{dashed(preset)}-about", language)
        yield f"{preset:{width}}  {title}. {about}"


def _parameters(rules: "Rules", language: str) -> Iterator[str]:
    from itertools import groupby

    from kozyr.rules.catalogue import PARAMETERS
    from kozyr.words import dashed, say

    for group, parameters in groupby(PARAMETERS, key=lambda parameter: parameter.group):
        yield say(f"rule-group-{group}", language)
        for parameter in parameters:
            label = say(f"rule-{dashed(parameter.name)}", language)
            yield f"  {parameter.name}  {label}"
            yield from _values(parameter, rules, language)


def _values(parameter: "Parameter", rules: "Rules", language: str) -> Iterator[str]:
    from kozyr.rules.catalogue import ParameterKind
    from kozyr.words import dashed, say

    chosen = getattr(rules, parameter.name)
    match parameter.kind:
        case ParameterKind.SWITCH:
            for value in ("on", "off"):
                yield f"    {_mark(chosen is (value == 'on'))} {value}"
        case ParameterKind.NUMBER:
            yield f"    {_mark(True)} {chosen}  ({parameter.least}–{parameter.most})"
            if parameter.least == 0:
                text = say(f"value-{dashed(parameter.name)}-0", language)
                yield f"      0  {text}"
        case ParameterKind.CHOICE:
            width = max(map(len, parameter.values))
            for value in parameter.values:
                text = say(f"value-{dashed(parameter.name)}-{dashed(value)}", language)
                yield f"    {_mark(chosen == value)} {value:{width}}  {text}"


def _mark(is_chosen: bool) -> str:
    return "*" if is_chosen else " "
