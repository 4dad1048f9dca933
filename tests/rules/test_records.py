"""Files that hold a great many records."""

import io
import os
import tracemalloc
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from typing import IO, Any

import pytest

from kozyr.rules import (
    GameRecord,
    IllegalMove,
    RecordError,
    Rules,
    deal_from_seed,
    format_record,
    parse_record,
    parse_turn,
    read_records,
    write_records,
)
from kozyr.rules import records as module
from kozyr.rules.records import (
    MAX_LINE_CHARACTERS,
    MAX_RECORD_CHARACTERS,
    RecordText,
    split_records,
)

DEAL = deal_from_seed(Rules(), 2, bytes(range(32)))
FIRST, SECOND, THIRD = (
    GameRecord(Rules(), DEAL, players, (parse_turn("A+Qc", 2), parse_turn("B!", 2)))
    for players in (("Ann", "Aram"), ("Մարի", "Leyla"), ("Данило", "👩‍👩‍👧"))
)
GAMES = [FIRST, SECOND, THIRD]
TEXTS = [format_record(game) for game in GAMES]
LINES = len(TEXTS[0].splitlines())


class Endless(io.BufferedIOBase):
    """A file of bytes that are made while it is read."""

    name = "endless.durak"

    def __init__(self, parts: Iterator[bytes]) -> None:
        super().__init__()
        self._parts = parts

    def readable(self) -> bool:
        return True

    def read1(self, size: int = -1, /) -> bytes:
        return next(self._parts, b"")


class Watched(io.StringIO):
    """A file that remembers how much of a line was asked for at most."""

    most = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        self.most = max(self.most, size)
        return super().readline(size)


def read(text: str) -> list[GameRecord | RecordError]:
    return list(read_records(io.StringIO(text)))


def problems(text: str) -> list[tuple[int, str]]:
    """Where each bad record is bad, and why; the good ones are left out."""
    return [(bad.line, bad.problem) for bad in read(text) if isinstance(bad, RecordError)]


def good(text: str) -> list[GameRecord]:
    return [game for game in read(text) if isinstance(game, GameRecord)]


def test_games_are_written_to_a_file_and_read_from_it(tmp_path: Path) -> None:
    path = tmp_path / "games.durak"

    assert write_records(path, GAMES[:1]) == 1
    assert write_records(str(path), GAMES[1:]) == 2

    assert list(read_records(path)) == GAMES
    assert list(read_records(str(path))) == GAMES
    assert path.read_text(encoding="utf-8") == "".join(f"{text}\n" for text in TEXTS)


def test_games_are_written_to_an_open_file_which_stays_open() -> None:
    file = io.StringIO()

    write_records(file, GAMES)

    assert read(file.getvalue()) == GAMES
    assert list(read_records(io.StringIO(file.getvalue()), check=False)) == GAMES


def test_file_that_was_cut_off_loses_only_the_game_that_was_cut(tmp_path: Path) -> None:
    path = tmp_path / "games.durak"
    path.write_text(TEXTS[0] + TEXTS[1].rstrip()[:-1], encoding="utf-8")

    write_records(path, [THIRD])

    first, cut, third = read_records(path)
    assert (first, third) == (FIRST, THIRD)
    assert isinstance(cut, RecordError)
    assert cut.line == 2 * LINES


def test_file_that_ends_within_a_line_is_added_to_on_the_next(tmp_path: Path) -> None:
    path = tmp_path / "games.durak"
    path.write_text(TEXTS[0].rstrip() + "\t", encoding="utf-8")

    write_records(path, [SECOND])

    assert list(read_records(path)) == [FIRST, SECOND]


def test_pipe_is_given_nothing_but_the_games(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reading = os.open(path, os.O_RDONLY | os.O_NONBLOCK)

    with open(reading, encoding="utf-8") as pipe:
        write_records(path, [FIRST])
        assert pipe.read() == f"{TEXTS[0]}\n"


def test_lines_are_written_alike_where_the_system_ends_them_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def open_there(path: Path, mode: str, *, newline: str | None = None, **how: Any) -> IO[Any]:  # noqa: ANN401 - whatever open takes
        is_translated = newline is None and "b" not in mode
        return open(path, mode, newline="\r\n" if is_translated else newline, **how)

    monkeypatch.setattr(module, "open", open_there, raising=False)
    path = tmp_path / "games.durak"

    write_records(path, [FIRST])

    assert path.read_bytes() == f"{TEXTS[0]}\n".encode()


def test_game_with_an_illegal_move_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "games.durak"
    wrong = GameRecord(Rules(), DEAL, ("Ann", "Aram"), (parse_turn("A!", 2),))

    with pytest.raises(IllegalMove):
        write_records(path, [FIRST, wrong, THIRD])

    assert list(read_records(path)) == [FIRST]


def test_file_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(read_records(tmp_path / "nothing.durak"))


@pytest.mark.parametrize("text", ["", "\n", "\ufeff", "  \r\n\r\n", "{Nothing\nhere}\n"])
def test_file_without_games_gives_none(text: str) -> None:
    assert read(text) == []


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_file_of_any_system_is_read(tmp_path: Path, end: str) -> None:
    path = tmp_path / "games.durak"
    path.write_bytes(("\ufeff" + "".join(TEXTS).rstrip().replace("\n", end)).encode())

    assert list(read_records(path)) == GAMES


def test_files_put_one_behind_the_other_are_read() -> None:
    assert read("".join(f"\ufeff{text}" for text in TEXTS)) == GAMES


def test_comments_before_and_between_the_games_are_passed_over() -> None:
    text = "{Two\ngames}\n" + TEXTS[0] + "{a break\n\n}\n" + TEXTS[1]

    assert read(text) == GAMES[:2]


def test_bad_record_is_told_by_its_line_in_the_file_and_the_others_are_read() -> None:
    text = TEXTS[0] + TEXTS[1].replace("A+Qc", "A+Kc") + TEXTS[2]

    first, bad, third = read(text)

    assert (first, third) == (FIRST, THIRD)
    assert isinstance(bad, RecordError)
    assert (bad.line, bad.problem.split(";")[0]) == (
        2 * LINES,
        "'A+Kc' is illegal: not_in_hand (Kc)",
    )


def test_record_whose_first_tag_is_spoilt_does_not_spoil_the_one_before() -> None:
    text = TEXTS[0] + TEXTS[1].replace('[Kozyr "2"]', "[Kozyr 2]") + TEXTS[2]

    assert good(text) == [FIRST, THIRD]
    assert problems(text) == [(LINES + 1, "'[Kozyr 2]': expected a tag such as [Rules \"app\"]")]


def test_comment_that_is_never_closed_ends_with_its_record() -> None:
    text = TEXTS[0] + "{oh\n" + TEXTS[1]

    assert good(text) == [SECOND]
    assert problems(text) == [(LINES + 1, "a comment begins here and is never closed")]


def test_unchecked_records_are_read_with_their_illegal_moves() -> None:
    text = TEXTS[0] + TEXTS[1].replace("A+Qc", "A+Kc")

    first, second = read_records(io.StringIO(text), check=False)

    assert first == FIRST
    assert isinstance(second, GameRecord)


def test_rubbish_before_the_first_record_is_told_once() -> None:
    text = "\n\nOnce\nupon\na time\n" + TEXTS[0]

    assert good(text) == [FIRST]
    assert problems(text) == [(3, 'not a record: expected [Kozyr "2"] first')]


def test_bytes_that_are_no_text_are_told_once_and_what_follows_is_read(tmp_path: Path) -> None:
    path = tmp_path / "games.durak"
    rubbish = bytes(range(256)) * 40
    path.write_bytes(rubbish + b"\n" + TEXTS[0].encode() + b"\xff\n" + TEXTS[1].encode())

    before, bad, second = read_records(path)

    assert second == SECOND
    assert isinstance(before, RecordError)
    assert isinstance(bad, RecordError)
    assert before.problem == bad.problem == "bytes that are not UTF-8"


def test_line_without_end_is_refused_and_what_follows_is_read() -> None:
    text = TEXTS[0] + "A." * MAX_LINE_CHARACTERS + "\n" + TEXTS[1]

    assert good(text) == [SECOND]
    assert problems(text) == [(LINES + 1, "a line of more than 65,536 characters")]


def test_line_without_end_is_one_line_whatever_it_holds() -> None:
    line = "x" + " " * 4 * MAX_LINE_CHARACTERS + TEXTS[1].partition("\n")[0]
    text = TEXTS[0] + line + "\n" + TEXTS[1].replace("A+Qc", "A+Kc")

    assert [number for number, _ in problems(text)] == [LINES + 1, 2 * LINES + 1]


def test_no_more_is_asked_for_at_a_time_than_the_longest_line_and_its_end() -> None:
    file = Watched(TEXTS[0] + "x" * 4 * MAX_LINE_CHARACTERS + "\n" + TEXTS[1])

    assert len(list(read_records(file))) == 2
    assert file.most == MAX_LINE_CHARACTERS + 1


def test_longest_line_is_read_whatever_its_end() -> None:
    for end in ("\n", "\r\n"):
        comment = "{" + "x" * (MAX_LINE_CHARACTERS - 2) + "}"
        assert read(TEXTS[0] + comment + end + TEXTS[1]) == GAMES[:2]


def test_record_without_end_is_refused_and_what_follows_is_read() -> None:
    line = "{" + "x" * 60_000 + "}\n"
    text = TEXTS[0] + line * (MAX_RECORD_CHARACTERS // 60_000 + 1) + TEXTS[1]

    assert good(text) == [SECOND]
    assert [problem for _, problem in problems(text)] == [
        "a record of more than 4,194,304 characters"
    ]


@pytest.mark.parametrize(("more", "bad"), [(0, 0), (1, 1)])
def test_longest_record_is_read_and_none_that_is_longer(more: int, bad: int) -> None:
    blank = MAX_RECORD_CHARACTERS - sum(map(len, TEXTS[0].splitlines())) + more
    lines, rest = divmod(blank, MAX_LINE_CHARACTERS)
    text = TEXTS[0] + (" " * MAX_LINE_CHARACTERS + "\n") * lines + " " * rest

    assert len(problems(text)) == bad


def test_records_are_numbered_and_read_only_when_wanted() -> None:
    texts = list(split_records(io.StringIO("what?\n" + "".join(TEXTS))))

    assert [(text.number, text.line) for text in texts] == [
        (0, 1),
        (1, 2),
        (2, LINES + 2),
        (3, 2 * LINES + 2),
    ]
    record, game = texts[2].read()
    assert record == SECOND
    assert game is not None
    assert game.bout.taking


def test_record_of_nothing_but_its_number_is_bad() -> None:
    assert problems('[Kozyr "2"]\n' + TEXTS[0]) == [(1, "the tag Rules is missing")]


def test_text_of_nothing_but_comments_is_no_record() -> None:
    text = RecordText(0, 3)
    text.add(3, "{Nothing}")

    with pytest.raises(RecordError, match="line 3: not a record: there are only comments"):
        text.read()


def test_whether_moves_are_played_is_said_by_name() -> None:
    (text,) = split_records(io.StringIO(TEXTS[0]))

    with pytest.raises(TypeError, match="positional argument"):
        read_records(io.StringIO(TEXTS[0]), False)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="positional argument"):
        text.read(False)  # type: ignore[call-arg]


def read_with_peak(parts: Iterator[bytes], *, check: bool = True) -> tuple[int, int, int]:
    """How many games and errors are read, and the most memory that takes at a time, in KiB."""
    with io.TextIOWrapper(Endless(parts), encoding="utf-8") as file:
        tracemalloc.start()
        good = bad = 0
        for read in read_records(file, check=check):
            good += isinstance(read, GameRecord)
            bad += isinstance(read, RecordError)
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    return good, bad, peak // 1024


def test_memory_does_not_grow_with_the_games_of_a_file() -> None:
    good, bad, peak_kib = read_with_peak(repeat(TEXTS[0].encode(), 20_000), check=False)

    assert (good, bad) == (20_000, 0)
    assert peak_kib < 512


def test_memory_does_not_grow_with_a_line_that_never_ends() -> None:
    good, bad, peak_kib = read_with_peak(repeat(b"x" * 65_536, 2000))

    assert (good, bad) == (0, 1)
    assert peak_kib < 2048


def test_kept_text_is_a_record_for_the_reader_of_one() -> None:
    assert [parse_record(text) for text in TEXTS] == GAMES
