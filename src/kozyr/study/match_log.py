"""`MatchLog`: the deals of a match that are over, in a file that a later run goes on from.

The first line says which match it is, each other one what a deal yielded.  A line is written
as soon as its deal is over; one that was not written to its end is dropped.
"""

import json
import re
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from kozyr.study.arena import Match, Played, Thinking
from kozyr.study.durations import Durations
from kozyr.study.score import DealScore

_VERSION: Final = 1


class BadLog(ValueError):  # noqa: N818 - the name of the thing that happened
    """The file is no log of this match; the message says why not."""


class MatchLog:
    """The file *path* as the log of *match*; `played` is what it had when it was opened.

    How many deals the match is to have makes no difference: a longer match begins with the
    shorter one.  Of the code of the bots the file knows nothing.
    """

    def __init__(self, path: Path, match: Match) -> None:
        """Open the log, or begin it.

        Raises:
            BadLog: the file holds something else, which is left as it is.
            OSError: it can be neither read nor written.
        """
        self.played: list[Played] = []
        head = _line({"kozyr_arena": _VERSION, **_identity(match)})
        kept = path.read_bytes() if path.exists() else b""
        whole = kept[: kept.rfind(b"\n") + 1]
        first, *others = whole.splitlines() or [b""]
        if not whole and not head.startswith(kept):
            raise BadLog(f"{path} is no log of a match")
        if whole:
            _check_head(path, first, match)
            self.played += [_read(path, line, match) for line in others]
        self._file = path.open("ab")
        self._file.truncate(len(whole))
        if not whole:
            self._write(head)

    def add(self, played: Played) -> None:
        """Write down what a deal yielded."""
        entry: dict[str, object] = {
            "deal": played.deal,
            "losses_a": played.score.losses_a,
            "losses_b": played.score.losses_b,
            "draws": played.score.draws,
            "think_a": _durations(played.thinking.a),
            "think_b": _durations(played.thinking.b),
        }
        self._write(_line(entry))

    def close(self) -> None:
        """Write no more."""
        self._file.close()

    def __enter__(self) -> Self:
        """Use it for a while."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close it."""
        self.close()

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()


def log_name(match: Match) -> str:
    """A name for the log of *match* among others in a folder; that of one may be another's."""
    words = (match.a, match.b, match.seats, match.rules, match.seed)
    return re.sub(r"[^A-Za-z0-9]+", "-", " ".join(map(str, words))).strip("-") + ".jsonl"


def _identity(match: Match) -> dict[str, object]:
    return {
        "a": match.a,
        "b": match.b,
        "players": match.seats,
        "rules": str(match.rules),
        "seed": match.seed,
    }


def _line(entry: dict[str, object]) -> bytes:
    return json.dumps(entry, separators=(",", ":")).encode() + b"\n"


def _check_head(path: Path, line: bytes, match: Match) -> None:
    try:
        head = json.loads(line)
        version = head.pop("kozyr_arena")
    except (ValueError, AttributeError, KeyError, TypeError) as error:
        raise BadLog(f"{path} is no log of a match") from error
    if version != _VERSION:
        raise BadLog(f"{path} is a log of another version of Kozyr")
    if head != _identity(match):
        here = ", ".join(f"{name} {value}" for name, value in head.items())
        raise BadLog(f"{path} is the log of another match: {here}")


def _read(path: Path, line: bytes, match: Match) -> Played:
    try:
        entry = json.loads(line)
        score = DealScore(entry["losses_a"], entry["losses_b"], entry["draws"])
        thinking = Thinking(_read_durations(entry["think_a"]), _read_durations(entry["think_b"]))
        played = Played(int(entry["deal"]), score, thinking)
        is_whole = score.games == match.games_a_deal
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadLog(f"{path} cannot be read: {line[:80].decode(errors='replace')}") from error
    if not is_whole:
        raise BadLog(f"{path} has a deal that was not played from every seat: {played.deal}")
    return played


def _durations(durations: Durations) -> dict[str, object]:
    return {
        "total": durations.total,
        "longest": durations.longest,
        "counts": {str(step): count for step, count in durations.counts.items()},
    }


def _read_durations(kept: dict[str, object]) -> Durations:
    counts = kept["counts"]
    if not isinstance(counts, dict):
        raise TypeError(counts)
    found = {int(step): int(count) for step, count in counts.items()}
    return Durations(found, float(str(kept["total"])), float(str(kept["longest"])))
