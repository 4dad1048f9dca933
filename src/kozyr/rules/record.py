"""`GameRecord`: a whole game as text that a person can read, and `replay`.

::

    [Kozyr "1"]
    [Rules "app"]
    [Players "Ann, Bot Aram"]
    [Dealer "B"]
    [Pack "6s 10h …"]
    [Result "fool B"]

    1. A+8c B:8c/10c A.
    2. B+7d A! B.

Tags come first, one a line; then the moves, each line a bout with its number.
``Players`` names the seats in order and so says how many there are.  ``Result`` is
``*`` while the game goes on.  Text in braces and empty lines are passed over.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from kozyr.cards import NotationError, cards
from kozyr.rules.deal import Deal
from kozyr.rules.errors import IllegalMove, RulesError
from kozyr.rules.events import Event
from kozyr.rules.game import Game
from kozyr.rules.moves import Move, format_turn, parse_turn
from kozyr.rules.parameters import Rules
from kozyr.rules.position import format_result
from kozyr.rules.seats import Seat, parse_seat, seat_letter

RECORD_VERSION: Final = 1
_TAG: Final = re.compile(r'\[(?P<name>\w+) "(?P<value>[^"]*)"\]')
_COMMENT: Final = re.compile(r"\{[^{}]*\}")
_BOUT_NUMBER: Final = re.compile(r"\d+\.")
_UNFINISHED: Final = "*"


class RecordError(NotationError):
    """A record that cannot be read or played; `line` is where, from 1."""

    def __init__(self, line: int, message: str) -> None:
        """Say *message* of *line*."""
        super().__init__(f"line {line}: {message}")
        self.line = line


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game: its rules, its deal, who sat where, and every move with its seat."""

    rules: Rules
    deal: Deal
    players: tuple[str, ...]
    turns: tuple[tuple[Seat, Move], ...]

    def __post_init__(self) -> None:
        """Refuse names that the text form could not carry."""
        if len(self.players) != self.deal.seats:
            raise RulesError(f"{len(self.players)} names for {self.deal.seats} seats")
        _check_names(self.players)

    def replay(self) -> Iterator[tuple[Game, tuple[Event, ...]]]:
        """Play the game again: the game after the deal and after each move, with the events.

        The `Game` given is one object that plays on: copy it to keep it.

        Raises:
            IllegalMove: a move the rules refuse.
        """
        game = Game(self.rules, self.deal)
        yield game, game.opening_events
        for seat, move in self.turns:
            yield game, game.apply(seat, move)

    def final_game(self) -> Game:
        """The game after the last move."""
        *_, (game, _) = self.replay()
        return game


def format_record(record: GameRecord) -> str:
    """Write *record* as `parse_record` reads it, one bout a line.

    Raises:
        IllegalMove: a move the rules refuse.
    """
    bouts: list[list[str]] = []
    game = Game(record.rules, record.deal)
    number = 0
    for seat, move in record.turns:
        bout = game.bout.number
        if bout != number:
            bouts.append([f"{bout}."])
            number = bout
        bouts[-1].append(format_turn(seat, move))
        game.apply(seat, move)
    tags = {
        "Kozyr": str(RECORD_VERSION),
        "Rules": str(record.rules),
        "Players": ", ".join(record.players),
        "Dealer": seat_letter(record.deal.dealer),
        "Pack": " ".join(map(str, record.deal.pack)),
        "Result": format_result(game.result) if game.result else _UNFINISHED,
    }
    lines = [f'[{name} "{value}"]' for name, value in tags.items()]
    return "\n".join([*lines, "", *(" ".join(bout) for bout in bouts)]) + "\n"


def parse_record(text: str) -> GameRecord:
    """Read one game and check every move of it.

    Raises:
        RecordError: with the line, the token, and what was possible there.
    """
    tags: dict[str, str] = {}
    tag_lines: dict[str, int] = {}
    words: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        tag = _TAG.fullmatch(line.strip())
        if tag and not words:
            if tag["name"] in tags:
                raise RecordError(number, f"the tag {tag['name']} is given twice")
            tags[tag["name"]], tag_lines[tag["name"]] = tag["value"], number
        elif line.lstrip().startswith("["):
            raise RecordError(number, f'{line.strip()!r}: expected a tag such as [Rules "app"]')
        else:
            words.extend((number, word) for word in _COMMENT.sub(" ", line).split())
    rules, deal, players = _parse_tags(tags, tag_lines)
    game = Game(rules, deal)
    turns = tuple(_play_words(game, words))
    result = format_result(game.result) if game.result else _UNFINISHED
    if tags["Result"] != result:
        raise RecordError(
            tag_lines["Result"], f"Result is {tags['Result']!r}, the moves lead to {result!r}"
        )
    return GameRecord(rules, deal, players, turns)


def _check_names(players: Iterable[str]) -> None:
    for name in players:
        is_one_line = name.splitlines() == [name]
        if not is_one_line or any(sign in name for sign in '",') or name != name.strip():
            raise NotationError(f"{name!r} cannot stand in a record as a name")


def _parse_tags(tags: dict[str, str], lines: dict[str, int]) -> tuple[Rules, Deal, tuple[str, ...]]:
    version = tags.get("Kozyr")
    if version is None:
        raise RecordError(1, 'not a record: expected [Kozyr "1"] first')
    if version != str(RECORD_VERSION):
        raise RecordError(
            lines["Kozyr"], f"version {version!r}: this program reads version {RECORD_VERSION}"
        )
    known = ("Kozyr", "Rules", "Players", "Dealer", "Pack", "Result")
    for name in known:
        if name not in tags:
            raise RecordError(max(lines.values()), f"the tag {name} is missing")
    for name in tags:
        if name not in known:
            raise RecordError(
                lines[name], f"the tag {name} is unknown; there are: {', '.join(known)}"
            )
    name = "Rules"
    try:
        rules = Rules.parse(tags["Rules"])
        name = "Players"
        players = tuple(player.strip() for player in tags["Players"].split(","))
        _check_names(players)
        rules.check_seats(len(players))
        name = "Dealer"
        dealer = parse_seat(tags["Dealer"], len(players))
        name = "Pack"
        deal = Deal(cards(tags["Pack"]), len(players), dealer)
        deal.check(rules)
    except (NotationError, RulesError) as error:
        raise RecordError(lines[name], f"{name}: {error}") from error
    return rules, deal, players


def _play_words(game: Game, words: Iterable[tuple[int, str]]) -> Iterator[tuple[Seat, Move]]:
    """Play the moves written in *words* on *game* and give them back one by one."""
    for line, word in words:
        if _BOUT_NUMBER.fullmatch(word):
            if word != f"{game.bout.number}.":
                raise RecordError(line, f"{word!r}: expected bout {game.bout.number}")
            continue
        try:
            seat, move = parse_turn(word, game.seats)
            game.apply(seat, move)
        except IllegalMove as error:
            raise RecordError(
                line, f"{word!r} is illegal: {error.reason}; possible: {_possible(game)}"
            ) from error
        except NotationError as error:
            raise RecordError(line, f"{error}; possible: {_possible(game)}") from error
        yield seat, move


def _possible(game: Game) -> str:
    turns = [format_turn(seat, move) for seat in range(game.seats) for move in game.moves(seat)]
    return " ".join(turns) if turns else "nothing, the game is over"
