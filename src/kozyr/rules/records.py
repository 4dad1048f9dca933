"""Streams of records: files that hold a great many games, read and written one by one."""

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Final, Literal, TextIO

from kozyr.rules.record import GameRecord, Reading, RecordError, format_record, read_lines

MAX_LINE_CHARACTERS: Final = 65_536
MAX_RECORD_CHARACTERS: Final = 4_194_304

Source = str | os.PathLike[str] | TextIO

_BEGINNING: Final = "[Kozyr"
_BYTE_ORDER_MARK: Final = "\ufeff"
# What opening a file with `surrogateescape` makes of a byte that is no UTF-8.
_BAD_BYTE: Final = re.compile(r"[\udc80-\udcff]")


def read_records(source: Source, *, check: bool = True) -> Iterator[GameRecord | RecordError]:
    """Read every game of *source*, one after the other, and what is wrong with those that are bad.

    A record that cannot be read or played is given as a `RecordError`, whose `line` counts
    from the beginning of *source*; reading goes on at the next line that begins with a
    ``Kozyr`` tag.  Only one record is held at a time.

    Args:
        source: a path, or a text file open for reading.
        check: play every move; without it an illegal move is found when the record is
            replayed.

    Raises:
        OSError: the file cannot be read.
    """
    for text in split_records(source):
        try:
            yield text.read(check=check).record
        except RecordError as error:
            yield error


def split_records(source: Source) -> Iterator["RecordText"]:
    """Find every record of *source* and leave it to the caller which of them to read.

    Raises:
        OSError: the file cannot be read.
    """
    with _open(source, "r") as file:
        text = RecordText(0, 1)
        for line, written in enumerate(_lines(file), start=1):
            characters = written.lstrip(_BYTE_ORDER_MARK)
            if characters.lstrip().startswith(_BEGINNING):
                if not text.is_empty:
                    yield text
                text = RecordText(text.number + 1, line)
            text.add(line, characters)
        if not text.is_empty:
            yield text


def write_records(target: Source, records: Iterable[GameRecord]) -> int:
    """Add *records* to the end of *target*, a path or a text file open for writing.

    Returns:
        How many were written.

    Raises:
        IllegalMove: a record holds a move the rules refuse; those before it are written.
        OSError: the file cannot be written.
    """
    written = 0
    with _open(target, "a") as file:
        if isinstance(target, str | os.PathLike) and _is_cut_off(target):
            file.write("\n")
        for record in records:
            file.write(f"{format_record(record)}\n")
            written += 1
    return written


class RecordText:
    """The lines of one record, not read yet.

    `number` counts the records of a file from 1, and is 0 for what stands before the
    first; `line` is the number of the first line.
    """

    def __init__(self, number: int, line: int) -> None:
        """Begin record *number* at *line*."""
        self.number = number
        self.line = line
        self._lines: list[str] = []
        self._characters = 0
        self._error: RecordError | None = None

    def add(self, number: int, line: str) -> None:
        """Keep *line*, or note what is wrong with it."""
        if self._error is not None:
            return
        self._characters += len(line)
        if len(line) > MAX_LINE_CHARACTERS:
            self._refuse(number, f"a line of more than {MAX_LINE_CHARACTERS:,} characters")
        elif self._characters > MAX_RECORD_CHARACTERS:
            self._refuse(number, f"a record of more than {MAX_RECORD_CHARACTERS:,} characters")
        elif not line.isascii() and _BAD_BYTE.search(line):
            self._refuse(number, "bytes that are not UTF-8")
        else:
            self._lines.append(line)

    def _refuse(self, number: int, problem: str) -> None:
        self._error = RecordError(number, problem)
        self._lines.clear()

    @property
    def is_empty(self) -> bool:
        """Whether there are only comments and empty lines, as may stand before the first record."""
        if self.number or self._error is not None:
            return False
        try:
            return read_lines(self._lines, check=False) is None
        except RecordError:
            return False

    def read(self, *, check: bool = True) -> Reading:
        """Read the record.

        Raises:
            RecordError: it is bad; the line counts from the beginning of the file.
        """
        if self._error is not None:
            raise self._error
        reading = read_lines(self._lines, first=self.line, check=check)
        if reading is None:
            raise RecordError(self.line, "not a record: there are only comments")
        return reading


def _open(source: Source, mode: Literal["r", "a"]) -> AbstractContextManager[TextIO]:
    """The file at a path, to be closed; or a file that is open already, to be left open."""
    if isinstance(source, str | os.PathLike):
        newline = None if mode == "r" else "\n"
        errors = "surrogateescape" if mode == "r" else "strict"
        return open(source, mode, encoding="utf-8", errors=errors, newline=newline)
    return nullcontext(source)


def _lines(file: TextIO) -> Iterator[str]:
    """The lines of *file* without their ends; of one that is too long only the beginning."""
    while line := file.readline(MAX_LINE_CHARACTERS + 1):
        part = line
        while not part.endswith("\n") and len(part) > MAX_LINE_CHARACTERS:
            part = file.readline(MAX_LINE_CHARACTERS + 1)
        yield line.rstrip("\r\n")


def _is_cut_off(path: str | os.PathLike[str]) -> bool:
    """Whether a file does not end with the end of a line; a pipe never is."""
    if not os.path.isfile(path):
        return False
    with open(path, "rb") as file:
        if file.seek(0, os.SEEK_END) == 0:
            return False
        file.seek(-1, os.SEEK_END)
        return file.read() != b"\n"
