"""Writes ``client/src/wire.ts``, the protocol as TypeScript, from its structs.

Run ``python -m kozyr.server.typescript`` after a change of `kozyr.server.protocol`;
with ``--check`` it only tells, by its exit status, whether the file is fresh.
"""

import argparse
import sys
import types
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from kozyr.server import protocol

WIRE_TS = Path(__file__).parents[3] / "client" / "src" / "wire.ts"

_HEADER = """\
// The wire: every message between the page and the server.
//
// Generated from src/kozyr/server/protocol.py by `python -m kozyr.server.typescript`;
// change that file, then run the command.
"""
_SUMMARIES = {
    "Card": "A card as text: rank and suit's letter, as in `10h`; the black and the red joker.",
    "Suit": "Clubs, diamonds, hearts, spades.",
    "Rank": "The ranks, from the lowest to the highest; a game may use only the upper ones.",
    "Seat": "A seat's number: 0-based, clockwise.",
    "CommandId": "Made by the client, new for every command; a repeated one is not obeyed twice.",
    "BotLevel": "How well a bot plays.",
    "Pace": "How long the bots think.",
    "Phase": "Where the bout stands: no card yet, cards to beat, all beaten, being taken; or over.",
    "Role": "What a seat is in this bout.",
    "WayType": "What a card could be tried for.",
    "FirstBy": "By what the first attacker was found; `given`: not by the cards.",
    "SeriesKind": "When a series of deals is over; `count` never.",
    "ParameterKind": "What a parameter's values are: on or off, a number, one of a few words.",
    "ParameterGroup": "What a parameter is about; the dialog shows them by these.",
    "RulesText": "Rules as a preset and what differs from it: `app throwers=neighbours`.",
    "LanguageCode": "A language that there are words in, as in `hy`.",
    "LessonId": "Names a lesson.",
    "StepNumber": "A step of a lesson, from 1.",
    "TableId": "Names a table, for as long as it exists.",
    "PlayerName": "What the player is called at the table.",
    "ErrorCode": "Why a message was not carried out; players are told by `error-<code>`.",
    "Move": "What may be done in the game.",
    "Access": "Who finds a table: everybody in the lobby, or who has its link.",
    "Watching": "Who does not play may watch at once, a while later, or not at all.",
    "Talk": "What may be said at a table.",
    "Starts": "When the first deal begins: at the host's word, or once every seat is taken.",
    "Life": "How far a table has come.",
    "LeftWhy": "Why one no longer is at a table.",
    "AnnouncementKind": "What is announced; `drain`: this server goes away soon, and play goes on.",
    "Phrase": "What may be said with a tap: the key of a message in the reader's language.",
    "Nonce": "A player's part of a deal's chance: 16 bytes in hex.",
    "PlayerId": "Names a player to others.",
    "SaidText": "What is said in a chat.",
    "ClientMessage": "What a client may send.",
    "TableEvent": "What happened, as the reader may know it.",
    "ServerMessage": "What a client receives.",
}
_RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
_PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}
_WIDTH = 100


def generate() -> str:
    """Return the whole of ``wire.ts``."""
    return _HEADER + "\n" + "\n\n".join(_declarations()) + "\n"


def _declarations() -> Iterator[str]:
    """Every declaration, in the order of the protocol's source."""
    names = _Names()
    for name, value in vars(protocol).items():
        if name.isupper() and isinstance(value, int):
            yield f"export const {name} = {value};"
        elif isinstance(value, type) and issubclass(value, msgspec.Struct):
            if not _is_base(value):
                yield _interface(value, names)
        elif name == "Card":
            ranks = " | ".join(f'"{rank}"' for rank in _RANKS)
            yield _doc(_SUMMARIES["Rank"]) + f"export type Rank = {ranks};"
            yield _doc(_SUMMARIES["Card"]) + 'export type Card = `${Rank}${Suit}` | "*b" | "*r";'
        elif name in names.aliases:
            if get_origin(value) is Literal:
                # msgspec sorts the values; the protocol lists them with a sense.
                spelled = " | ".join(f'"{literal}"' for literal in get_args(value))
            else:
                spelled = names.spell(names.aliases[name], named=False)
            yield _doc(_SUMMARIES.get(name)) + _assignment(name, spelled)


def _is_base(struct: type[msgspec.Struct]) -> bool:
    """Whether *struct* only serves as the base of others."""
    return bool(struct.__subclasses__()) or struct is msgspec.Struct


class _Names:
    """Spells msgspec's types in TypeScript, by their names in the protocol where they have one."""

    def __init__(self) -> None:
        self.aliases = {
            name: inspect.type_info(value)
            for name, value in vars(protocol).items()
            if name[0].isupper() and _is_alias(value)
        }

    def spell(self, kind: inspect.Type, *, named: bool = True) -> str:
        """Write *kind*; with *named* false its own name is written out."""
        if named:
            for name, alias in self.aliases.items():
                if kind == alias:
                    return name
        match kind:
            case inspect.Metadata(type=inner):
                return self.spell(inner)
            case inspect.StructType(cls=struct):
                return struct.__name__
            case inspect.UnionType(types=members):
                return self._spell_union(members)
            case inspect.ListType(item_type=item):
                spelled = self.spell(item)
                return f"readonly ({spelled})[]" if " " in spelled else f"readonly {spelled}[]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self.spell(key)}, {self.spell(value)}>>"
            case _:
                return _PLAIN[type(kind)]

    def _spell_union(self, members: tuple[inspect.Type, ...]) -> str:
        """Write a union, with the name of that part of it that has one."""
        rest = tuple(member for member in members if not isinstance(member, inspect.NoneType))
        if len(rest) < len(members):
            inner = rest[0] if len(rest) == 1 else inspect.UnionType(rest)
            return f"{self.spell(inner)} | null"
        return " | ".join(self.spell(member) for member in members)


def _is_alias(value: Any) -> bool:  # noqa: ANN401 - whatever a module holds
    """Whether *value* is a type other than a class: a literal, a union, a bounded string."""
    return isinstance(value, types.UnionType) or (
        get_origin(value) is not None and bool(get_args(value))
    )


def _interface(struct: type[msgspec.Struct], names: _Names) -> str:
    info = inspect.type_info(struct)
    if not isinstance(info, inspect.StructType):
        raise TypeError(f"{struct} is no struct")
    lines = [f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  readonly {info.tag_field}: "{info.tag}";')
    omits_defaults = struct.__struct_config__.omit_defaults
    for field in info.fields:
        kind, mark = field.type, ""
        if _may_be_absent(field):
            mark = "?"
        elif omits_defaults and not field.required:
            # A default is never written, so the field is absent, not null.
            kind, mark = _without_none(kind), "?"
        lines.append(f"  readonly {field.encode_name}{mark}: {names.spell(kind)};")
    return _doc(struct.__doc__) + "\n".join([*lines, "}"])


def _may_be_absent(field: inspect.Field) -> bool:
    """Whether *field* is left out where nothing is said of it; null is then a value as others."""
    has_default = (
        field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
    )
    return not field.required and not has_default


def _without_none(kind: inspect.Type) -> inspect.Type:
    if not isinstance(kind, inspect.UnionType):
        return kind
    rest = tuple(member for member in kind.types if not isinstance(member, inspect.NoneType))
    return rest[0] if len(rest) == 1 else inspect.UnionType(rest)


def _assignment(name: str, spelled: str) -> str:
    line = f"export type {name} = {spelled};"
    if len(line) <= _WIDTH:
        return line
    members = "".join(f"\n  | {member}" for member in spelled.split(" | "))
    return f"export type {name} ={members};"


def _doc(text: str | None) -> str:
    if not text:
        return ""
    # Docstrings mark literals with two backticks, TSDoc with one.
    lines = cleandoc(text).replace("``", "`").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def main(arguments: list[str] | None = None) -> int:
    """Write the file, or with ``--check`` compare it; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m kozyr.server.typescript", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail when stale")
    options = parser.parse_args(arguments)
    text = generate()
    if not options.check:
        WIRE_TS.write_text(text, encoding="utf-8")
        return 0
    if WIRE_TS.exists() and WIRE_TS.read_text(encoding="utf-8") == text:
        return 0
    print(f"{WIRE_TS} is stale: run python -m kozyr.server.typescript", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
