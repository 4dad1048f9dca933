"""`kozyr replay FILE`: show the games of a file of records."""

import argparse
import io
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from kozyr.cli import Subparsers
    from kozyr.rules import Game, Seat
    from kozyr.rules.record import GameRecord
    from kozyr.rules.records import RecordText

BAD_RECORD = 1
STDIN = "-"


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "replay",
        help="show the games of a file of records",
        description="Show the games of a file of records (.durak), one a line, or told bout by"
        " bout. A record that cannot be read or played is reported with its line, the others"
        " are shown; the exit status is then 1.",
    )
    parser.add_argument("file", metavar="FILE", help="records, or - for standard input")
    parser.add_argument(
        "--game", type=_number, metavar="N", help="tell game number N of the file, bout by bout"
    )
    parser.add_argument(
        "--moves", action="store_true", help="tell every move on its own line, with its time"
    )
    parser.add_argument(
        "--view", metavar="SEAT", help="tell only what this seat knows (A, B, …)", type=str.upper
    )
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument(
        "--summary", action="store_true", help="count the games and who was the fool instead"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead, one object a line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show the games; return 1 when a record was bad.

    Raises:
        CommandError: the file cannot be read, or does not hold the game asked for.
    """
    from kozyr.cli import OUTPUT_FAILED, CommandError

    if arguments.summary and (arguments.game or arguments.moves or arguments.view):
        raise CommandError("--summary counts all games: it goes with none of the other options")
    name = "<stdin>" if arguments.file == STDIN else arguments.file
    try:
        return _Reader(arguments, name).show(_source(arguments.file))
    except OSError as error:
        if error.errno in OUTPUT_FAILED:
            raise
        raise CommandError(f"cannot read {name}: {error.strerror}") from error


def _source(file: str) -> str | TextIO:
    if file != STDIN:
        return file
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")
    return sys.stdin


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) >= 1):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of a game: expected 1 or more")
    return int(text)


class _Reader:
    """Shows records as the command line wants them, and remembers whether one was bad."""

    def __init__(self, arguments: argparse.Namespace, name: str) -> None:
        self._arguments = arguments
        self._name = name
        self._status = 0

    def show(self, source: str | TextIO) -> int:
        """Show the records of *source*; return the exit status.

        Raises:
            CommandError: *source* does not hold the game asked for.
        """
        from kozyr.cli import CommandError
        from kozyr.rules.records import split_records

        wanted = self._arguments.game
        last = 0
        totals = _Totals()
        for text in split_records(source):
            last = text.number
            if wanted and last != wanted:
                continue
            read = self._read(text)
            if read:
                self._show_one(text, *read, totals)
            if wanted:
                return self._status
        if wanted:
            raise CommandError(f"there is no game {wanted} in {self._name}: it holds {last}")
        if self._arguments.summary:
            self._show_totals(totals)
        elif not last and not self._status:
            print(f"kozyr: {self._name} holds no games", file=sys.stderr)
        return self._status

    def _read(self, text: "RecordText") -> "tuple[GameRecord, Game] | None":
        from kozyr.rules.record import RecordError

        try:
            record, game = text.read()
        except RecordError as error:
            print(f"{self._name}:{error.line}: {error.problem}", file=sys.stderr)
            self._status = BAD_RECORD
            return None
        return (record, game) if game else None

    def _show_one(
        self, text: "RecordText", record: "GameRecord", game: "Game", totals: "_Totals"
    ) -> None:
        arguments = self._arguments
        if arguments.summary:
            totals.add(record, game)
            return
        is_told = bool(arguments.game or arguments.moves or arguments.view)
        viewer = self._viewer(record)
        if arguments.json:
            facts = _facts(text, record, game)
            if is_told:
                facts |= _course(record, viewer)
            print(json.dumps(facts, ensure_ascii=False))
        elif is_told:
            from kozyr.cli._telling import tell

            for line in tell(record, text.number, viewer=viewer, moves=arguments.moves):
                print(line)
        else:
            print(_line(text, record, game))

    def _viewer(self, record: "GameRecord") -> "Seat | None":
        from kozyr.cards import NotationError
        from kozyr.cli import CommandError
        from kozyr.rules import parse_seat

        if self._arguments.view is None:
            return None
        try:
            return parse_seat(self._arguments.view, record.deal.seats)
        except NotationError as error:
            raise CommandError(f"--view {error}") from error

    def _show_totals(self, totals: "_Totals") -> None:
        if self._arguments.json:
            print(json.dumps(totals.as_json(), ensure_ascii=False))
        else:
            for line in totals.as_text():
                print(line)


@dataclass
class _Totals:
    """What all games of a file come to; `fools` counts how often a name was the fool."""

    games: int = 0
    bouts: int = 0
    moves: int = 0
    time_ms: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    fools: Counter[str] = field(default_factory=Counter)

    def add(self, record: "GameRecord", game: "Game") -> None:
        """Count one more game."""
        self.games += 1
        self.bouts += _bouts(game)
        self.moves += len(record.turns)
        self.time_ms += sum(time for time in record.times_ms if time is not None)
        self.endings[_ending(game)] += 1
        self.rules[str(record.rules)] += 1
        self.played.update(record.players)
        if game.result:
            self.fools.update(record.players[seat] for seat in game.result.fools)

    def as_json(self) -> dict[str, object]:
        """The counts as JSON has them, the most frequent first."""
        return {
            "games": self.games,
            "endings": dict(self.endings.most_common()),
            "bouts": self.bouts,
            "moves": self.moves,
            "time_ms": self.time_ms,
            "rules": dict(self.rules.most_common()),
            "players": {
                name: {"games": games, "fool": self.fools[name]}
                for name, games in self.played.most_common()
            },
        }

    def as_text(self) -> Iterator[str]:
        """The counts as lines for people."""
        from kozyr.cli._telling import counted, duration, shown

        yield counted(self.games, "game")
        if not self.games:
            return
        yield ", ".join(f"{number:,} {ending}" for ending, number in self.endings.most_common())
        yield (
            f"{self.bouts / self.games:.1f} bouts and {self.moves / self.games:.1f} moves a game"
        )
        if self.time_ms:
            yield f"{duration(self.time_ms)} of thinking in all"
        yield ""
        yield from (f"{number:8,}  {rules}" for rules, number in self.rules.most_common())
        yield ""
        for name, games in self.played.most_common():
            yield f"{games:8,}  {shown(name)}, the fool {self.fools[name] / games:.1%}"


def _bouts(game: "Game") -> int:
    """How many bouts were opened."""
    bout = game.bout
    return bout.number if bout.pairs or game.result else bout.number - 1


def _ending(game: "Game") -> str:
    if game.result is None:
        return "unfinished"
    if game.result.adjudicated:
        return "adjudicated"
    return "decided" if game.result.fools else "drawn"


def _time_ms(record: "GameRecord") -> int | None:
    times = [time for time in record.times_ms if time is not None]
    return sum(times) if times else None


def _line(text: "RecordText", record: "GameRecord", game: "Game") -> str:
    from kozyr.cli._telling import counted, duration, ending, shown

    time_ms = _time_ms(record)
    parts = [
        str(record.rules),
        " / ".join(map(shown, record.players)),
        ending(record, game.result),
        f"{counted(_bouts(game), 'bout')}, {counted(len(record.turns), 'move')}",
        *([] if time_ms is None else [duration(time_ms)]),
    ]
    return f"{text.number}. {' · '.join(parts)}"


def _facts(text: "RecordText", record: "GameRecord", game: "Game") -> dict[str, object]:
    from kozyr.rules import seat_letter
    from kozyr.rules.position import format_result

    deal, result = record.deal, game.result
    return {
        "number": text.number,
        "line": text.line,
        "rules": str(record.rules),
        "players": list(record.players),
        "dealer": seat_letter(deal.dealer),
        "date": record.date.isoformat() if record.date else None,
        "tags": dict(record.tags),
        "result": format_result(result) if result else None,
        "places": [seat_letter(seat) for seat in game.out],
        "bouts": _bouts(game),
        "moves": len(record.turns),
        "time_ms": _time_ms(record),
    }


def _course(record: "GameRecord", viewer: "Seat | None") -> dict[str, object]:
    """How a game went; a viewer does not learn the pack, but his own hand."""
    from itertools import zip_longest

    from kozyr.rules import format_turn, seat_letter

    if viewer is None:
        cards: dict[str, object] = {"pack": [str(card) for card in record.deal.pack]}
    else:
        game, _ = next(record.replay())
        hand = game.hand(viewer)
        cards = {"viewer": seat_letter(viewer), "hand": [str(card) for card in hand]}
    timed = zip_longest(record.turns, record.times_ms)
    turns = [{"turn": format_turn(*turn), "time_ms": time_ms} for turn, time_ms in timed]
    return cards | {"turns": turns}
