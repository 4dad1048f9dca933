r"""`GameRecord`: a whole game as text that a person can read, and `replay`.

::

    [Kozyr "2"]
    [Event "Friday"]
    [Date "2026-03-01T18:02:11Z"]
    [Rules "app"]
    [A "Ann"]
    [B "Bot Aram"]
    [Dealer "B"]
    [Pack "6s 10h …"]
    [Result "fool B"]

    1. A+8c@2.4 B:8c/10c@0.75 A.
    2. B+7d A! B.

Tags come first, one a line; then the moves, each line a bout with its number.  Text in
braces and empty lines are passed over.

=============  =========================================================================
``Kozyr``      the version of the notation
``Date``       when play began, ISO 8601 in UTC; may be left out
``Rules``      as `Rules.parse` reads them
``A`` to ``L`` who sits there, from A on
``Dealer``     the seat that deals
``First``      who attacks first, where the cards do not decide it (`Deal.opener`)
``Pack``       every card, from the top
``Result``     ``fool B``, ``fools A C``, ``draw`` or ``adjudicated``, with ``epaulettes 2``
               after it where those were laid; ``*`` while the game goes on
=============  =========================================================================

Any other tag is kept and written back.  In a tag's text ``\"``, ``\\`` and ``\u2028`` stand
for characters that could not stand there, as in JSON.  A number after ``@`` is the
seconds that were used for the move.

Version 1 is read for ever: it names the seats in one tag, ``[Players "Ann, Bot Aram"]``,
and knows no escapes and no other tags.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from itertools import zip_longest
from typing import Final, NamedTuple

from kozyr.cards import NotationError, cards
from kozyr.rules.deal import Deal
from kozyr.rules.errors import IllegalMove, RulesError
from kozyr.rules.events import Event
from kozyr.rules.game import Game
from kozyr.rules.moves import Move, format_turn, parse_turn
from kozyr.rules.parameters import Rules
from kozyr.rules.position import format_result, parse_result
from kozyr.rules.seats import SEAT_LETTERS, Seat, parse_seat, seat_letter

RECORD_VERSION: Final = 2

Turn = tuple[Seat, Move]

_TAG: Final = re.compile(r'\[(?P<name>\w+) +"(?P<value>.*)"\]')
_FIRST_VERSION: Final = "1"
_VERSIONS: Final = (_FIRST_VERSION, str(RECORD_VERSION))
_PLAYERS: Final = "Players"
_NEEDED: Final = ("Kozyr", "Rules", "Dealer", "Pack", "Result")
_RESERVED: Final = frozenset((*_NEEDED, "Date", "First", *SEAT_LETTERS))
_BOUT_NUMBER: Final = re.compile(r"[0-9]+\.")
_SECONDS: Final = re.compile(r"([0-9]{1,9})(?:\.([0-9]{1,3}))?")
_SURROGATE: Final = re.compile(r"[\ud800-\udfff]")
# Beside what JSON escapes: other controls and all that some program takes for a line's end.
_TO_ESCAPE: Final = re.compile("[\x7f-\x9f\u2028\u2029\ufeff]")
_UNFINISHED: Final = "*"


class RecordError(NotationError):
    """A record that cannot be read or played: `line` is where, from 1, `problem` what is wrong."""

    def __init__(self, line: int, problem: str) -> None:
        """Say *problem* of *line*."""
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class Tag(NamedTuple):
    """Something else that a record tells of its game: ``Event``, ``Site``, whatever people like."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game: its rules, its deal, who sat where, and every move with its seat.

    `date` is when play began, kept in UTC; `tags` is what else is told of the game.
    `times_ms` are the milliseconds used for each turn, None where they are not known;
    it is empty when none is known.
    """

    rules: Rules
    deal: Deal
    players: tuple[str, ...]
    turns: tuple[Turn, ...]
    date: datetime | None = None
    tags: tuple[Tag, ...] = ()
    times_ms: tuple[int | None, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what the text form could not carry."""
        if len(self.players) != self.deal.seats:
            raise RulesError(f"{len(self.players)} names for {self.deal.seats} seats")
        _check_tags(self.tags)
        for text in (*self.players, *(tag.value for tag in self.tags)):
            _check_text(text)
        if self.date is not None:
            if self.date.tzinfo is None:
                raise NotationError(f"{self.date}: a date needs its time zone")
            object.__setattr__(self, "date", self.date.astimezone(UTC))
        if all(time is None for time in self.times_ms):
            object.__setattr__(self, "times_ms", ())
        elif len(self.times_ms) != len(self.turns):
            raise NotationError(f"{len(self.times_ms)} times for {len(self.turns)} moves")
        elif any(not 0 <= time <= _LONGEST_MS for time in self.times_ms if time is not None):
            raise NotationError(f"a time is not between 0 and {_LONGEST_MS} ms")

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
        """The game after the last move.

        Raises:
            IllegalMove: a move the rules refuse.
        """
        *_, (game, _) = self.replay()
        return game


_LONGEST_MS: Final = 999_999_999_999


def format_record(record: GameRecord) -> str:
    """Write *record* as `parse_record` reads it, one bout a line.

    Raises:
        IllegalMove: a move the rules refuse.
    """
    bouts: list[list[str]] = []
    game = Game(record.rules, record.deal)
    number = 0
    for (seat, move), time_ms in zip_longest(record.turns, record.times_ms):
        bout = game.bout.number
        if bout != number:
            bouts.append([f"{bout}."])
            number = bout
        bouts[-1].append(format_turn(seat, move) + _format_time(time_ms))
        game.apply(seat, move)
    lines = [f"[{name} {_quoted(value)}]" for name, value in _tags_of(record, game)]
    return "\n".join([*lines, "", *(" ".join(bout) for bout in bouts)]) + "\n"


def parse_record(text: str, *, check: bool = True) -> GameRecord:
    """Read one game.

    Args:
        check: play every move, and compare the result; without it an illegal move is
            found when the record is replayed.

    Raises:
        RecordError: with the line, the token, and what was possible there.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    reading = read_lines(lines, check=check)
    if reading is None:
        raise RecordError(1, _NOT_A_RECORD)
    return reading.record


_NOT_A_RECORD: Final = f'not a record: expected [Kozyr "{RECORD_VERSION}"] first'


class Reading(NamedTuple):
    """A record that was read, and the game after its last move where that was played."""

    record: GameRecord
    game: Game | None


def read_lines(lines: Iterable[str], *, first: int = 1, check: bool = True) -> Reading | None:
    """Read one game from its *lines*, the first of which has number *first*.

    Args:
        check: as for `parse_record`; without it no game comes of it.

    Returns:
        None when the lines hold nothing but comments.

    Raises:
        RecordError: as `parse_record`.
    """
    tags, tag_lines, words = _split(lines, first)
    if not tags and not words:
        return None
    if "Kozyr" not in tags:
        raise RecordError(min([*tag_lines.values(), *(line for line, _ in words)]), _NOT_A_RECORD)
    return _Head(tags, tag_lines).read(words, check=check)


def _split(
    lines: Iterable[str], first: int
) -> tuple[dict[str, str], dict[str, int], list[tuple[int, str]]]:
    """The tags as they are written, the lines they stand on, and the words with theirs."""
    tags: dict[str, str] = {}
    tag_lines: dict[str, int] = {}
    words: list[tuple[int, str]] = []
    opened: int | None = None
    for number, line in enumerate(lines, start=first):
        tag = None if words or opened else _TAG.fullmatch(line.strip())
        if tag:
            if tag["name"] in tags:
                raise RecordError(number, f"the tag {tag['name']} is given twice")
            tags[tag["name"]], tag_lines[tag["name"]] = tag["value"], number
            continue
        text = line
        if opened or "{" in line:
            text, is_open = _without_comments(line, is_open=opened is not None)
            opened = (opened or number) if is_open else None
        if text.lstrip().startswith("["):
            raise RecordError(number, f'{text.strip()!r}: expected a tag such as [Rules "app"]')
        words.extend((number, word) for word in text.split())
    if opened:
        raise RecordError(opened, "a comment begins here and is never closed")
    return tags, tag_lines, words


def _without_comments(line: str, *, is_open: bool) -> tuple[str, bool]:
    """What stands outside braces, and whether a comment is open at the end of *line*."""
    outside = []
    while line:
        if is_open:
            _, closing, line = line.partition("}")
            is_open = not closing
        else:
            before, opening, line = line.partition("{")
            outside.append(before)
            is_open = bool(opening)
    return " ".join(outside), is_open


class _Head:
    """The tags of a record as they are written, and what they say."""

    def __init__(self, tags: dict[str, str], lines: Mapping[str, int]) -> None:
        """Find the version, and read the tags by it."""
        self._tags = tags
        self._lines = lines
        self._reading = "Kozyr"
        self._version = tags["Kozyr"]
        if self._version not in _VERSIONS:
            readable = " and ".join(_VERSIONS)
            raise self._error(f"version {self._version!r}: this program reads versions {readable}")

    def read(self, words: Iterable[tuple[int, str]], *, check: bool) -> Reading:
        """Read on, with the moves written in *words*."""
        game = None
        try:
            if self._version == _FIRST_VERSION:
                players = self._players_of_version_1()
            else:
                players = self._players()
            rules, deal = self._deal(len(players))
            date = self._date()
            result = self._result(deal.seats)
            self._reading = "Pack"
            if check:
                game = Game(rules, deal)
            else:
                deal.check(rules)
        except RecordError:
            raise
        except (NotationError, RulesError) as error:
            raise self._error(f"{self._reading}: {error}") from error
        if game is None:
            turns, times_ms = _unzip(_parse_words(deal.seats, words))
        else:
            turns, times_ms = _unzip(_play_words(game, words))
            found = format_result(game.result) if game.result else _UNFINISHED
            if found != result:
                self._reading = "Result"
                raise self._error(f"Result is {result!r}, the moves lead to {found!r}")
        tags = tuple(Tag(name, self._tags[name]) for name in self._free)
        return Reading(GameRecord(rules, deal, players, turns, date, tags, times_ms), game)

    @property
    def _free(self) -> Iterator[str]:
        if self._version != _FIRST_VERSION:
            yield from (name for name in self._tags if name not in _RESERVED)

    def _error(self, problem: str) -> RecordError:
        return RecordError(self._lines.get(self._reading, max(self._lines.values())), problem)

    def _need(self, *names: str) -> None:
        for name in names:
            if name not in self._tags:
                self._reading = name
                raise self._error(f"the tag {name} is missing")

    def _players_of_version_1(self) -> tuple[str, ...]:
        known = ("Kozyr", "Rules", _PLAYERS, "Dealer", "Pack", "Result")
        self._need(*known)
        for name, value in self._tags.items():
            self._reading = name
            if name not in known:
                raise self._error(f"the tag {name} is unknown; there are: {', '.join(known)}")
            if '"' in value:
                raise self._error(f"{name}: {value!r} holds a quote")
        self._reading = _PLAYERS
        players = tuple(player.strip() for player in self._tags[_PLAYERS].split(","))
        for player in players:
            _check_text(player)
            if not player:
                raise self._error(f"{_PLAYERS}: a name is empty")
        return players

    def _players(self) -> tuple[str, ...]:
        for name, value in self._tags.items():
            self._reading = name
            self._tags[name] = _unquoted(value)
        seats = [letter for letter in SEAT_LETTERS if letter in self._tags]
        self._need(*_NEEDED, "A", *SEAT_LETTERS[: len(seats)])
        self._reading = seats[-1]
        return tuple(self._tags[letter] for letter in seats)

    def _deal(self, seats: int) -> tuple[Rules, Deal]:
        tags = self._tags
        self._reading = "Rules"
        rules = _parse_rules(tags["Rules"])
        self._reading = _PLAYERS if self._version == _FIRST_VERSION else seat_letter(seats - 1)
        rules.check_seats(seats)
        self._reading = "Dealer"
        dealer = parse_seat(tags["Dealer"], seats)
        self._reading = "First"
        opener = parse_seat(tags["First"], seats) if "First" in tags else None
        self._reading = "Pack"
        return rules, Deal(cards(tags["Pack"]), seats, dealer, opener)

    def _date(self) -> datetime | None:
        self._reading = "Date"
        text = self._tags.get("Date")
        return None if text is None else _parse_date(text)

    def _result(self, seats: int) -> str:
        self._reading = "Result"
        text = self._tags["Result"]
        if text == _UNFINISHED:
            return text
        return format_result(parse_result(text, (), seats))


_parse_rules = lru_cache(maxsize=64)(Rules.parse)
_parse_turn = lru_cache(maxsize=8192)(parse_turn)


def _play_words(game: Game, words: Iterable[tuple[int, str]]) -> Iterator[tuple[Turn, int | None]]:
    """Play the moves written in *words* on *game* and give them back one by one."""
    for line, word in words:
        if _BOUT_NUMBER.fullmatch(word):
            if word != f"{game.bout.number}.":
                raise RecordError(line, f"{word!r}: expected bout {game.bout.number}")
            continue
        try:
            turn, time_ms = _parse_word(word, game.seats)
            game.apply(*turn)
        except IllegalMove as error:
            raise RecordError(
                line, f"{word!r} is illegal: {error.reason}; possible: {_possible(game)}"
            ) from error
        except NotationError as error:
            raise RecordError(line, f"{error}; possible: {_possible(game)}") from error
        yield turn, time_ms


def _parse_words(seats: int, words: Iterable[tuple[int, str]]) -> Iterator[tuple[Turn, int | None]]:
    """Read the moves written in *words*, whether they can be played or not."""
    for line, word in words:
        if _BOUT_NUMBER.fullmatch(word):
            continue
        try:
            yield _parse_word(word, seats)
        except NotationError as error:
            raise RecordError(line, str(error)) from error


def _parse_word(word: str, seats: int) -> tuple[Turn, int | None]:
    text, sign, seconds = word.partition("@")
    return _parse_turn(text, seats), _parse_time(seconds) if sign else None


def _unzip(
    timed: Iterable[tuple[Turn, int | None]],
) -> tuple[tuple[Turn, ...], tuple[int | None, ...]]:
    turns: list[Turn] = []
    times_ms: list[int | None] = []
    for turn, time_ms in timed:
        turns.append(turn)
        times_ms.append(time_ms)
    return tuple(turns), tuple(times_ms)


def _possible(game: Game) -> str:
    turns = [format_turn(seat, move) for seat in range(game.seats) for move in game.moves(seat)]
    return " ".join(turns) if turns else "nothing, the game is over"


def _tags_of(record: GameRecord, game: Game) -> Iterator[Tag]:
    """The tags of *record*, *game* being the game after its last move."""
    deal = record.deal
    yield Tag("Kozyr", str(RECORD_VERSION))
    yield from record.tags
    if record.date is not None:
        yield Tag("Date", record.date.isoformat().replace("+00:00", "Z"))
    yield Tag("Rules", str(record.rules))
    for seat, name in enumerate(record.players):
        yield Tag(seat_letter(seat), name)
    yield Tag("Dealer", seat_letter(deal.dealer))
    if deal.opener is not None:
        yield Tag("First", seat_letter(deal.opener))
    yield Tag("Pack", " ".join(map(str, deal.pack)))
    yield Tag("Result", format_result(game.result) if game.result else _UNFINISHED)


def _check_tags(tags: Iterable[Tag]) -> None:
    names = set()
    for name, _ in tags:
        if not re.fullmatch(r"\w+", name) or name in _RESERVED:
            raise NotationError(f"{name!r} cannot be the name of a tag beside those of a record")
        if name in names:
            raise NotationError(f"the tag {name} is given twice")
        names.add(name)


def _quoted(text: str) -> str:
    return _TO_ESCAPE.sub(
        lambda found: f"\\u{ord(found.group()):04x}", json.dumps(text, ensure_ascii=False)
    )


def _unquoted(text: str) -> str:
    if '"' in text or "\\" in text:
        try:
            text = str(json.loads(f'"{text}"', strict=False))
        except json.JSONDecodeError as error:
            raise NotationError(f'"{text}": {error.msg}') from error
    _check_text(text)
    return text


def _check_text(text: str) -> None:
    if not text.isascii() and _SURROGATE.search(text):
        raise NotationError(f"{text!r} holds half a character: no text can carry it")


def _parse_date(text: str) -> datetime:
    try:
        date = datetime.fromisoformat(text)
        if date.tzinfo is not None:
            return date.astimezone(UTC)
    except (ValueError, OverflowError):
        pass
    raise NotationError(f"{text!r}: expected e.g. 2026-03-01T18:02:11Z")


def _format_time(time_ms: int | None) -> str:
    if time_ms is None:
        return ""
    seconds, rest = divmod(time_ms, 1000)
    return f"@{seconds}.{rest:03}".rstrip("0").rstrip(".") if rest else f"@{seconds}"


def _parse_time(text: str) -> int:
    match = _SECONDS.fullmatch(text)
    if match is None:
        raise NotationError(f"{text!r}: expected the seconds a move took, e.g. @2.4")
    return int(match[1]) * 1000 + int((match[2] or "").ljust(3, "0"))
