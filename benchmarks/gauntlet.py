"""One bot against all of the gauntlet: `python -m benchmarks.gauntlet BOT`, or `make gauntlet`.

Each deal is played with the bot in each seat.  The table has a row for each match of
`benchmarks.opponents.gauntlet`, and says whether the 95 % interval lies beyond the bar.  With
``--logs`` a second run goes on where the first was ended.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.opponents.gauntlet import GAUNTLETS, Measure, Trial
from kozyr.bots import UnknownBot
from kozyr.cli import CommandError, _matches
from kozyr.rules import Rules
from kozyr.study import Interval, Match, Tally
from kozyr.study.contestants import contestant_for
from kozyr.study.match_log import log_name

if TYPE_CHECKING:
    from kozyr.study import Score
    from kozyr.study.crew import Crew

BAD_USAGE = 2
INTERRUPTED = 130
HEAD = (
    "| against | players | rules | games | measured | 95 % interval | bar | passed | then |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


def main(words: list[str] | None = None) -> int:
    """Play, print a row for each match as it is over, and return the exit status."""
    parser = argparse.ArgumentParser(prog="benchmarks.gauntlet", description=__doc__)
    parser.add_argument("bot", help="a bot, or module:name")
    parser.add_argument("--of", choices=GAUNTLETS, default="master", help="whose gauntlet")
    parser.add_argument("--only", nargs="+", default=[], metavar="OPPONENT", help="only these")
    parser.add_argument("--players", type=int, help="only matches of so many")
    parser.add_argument("--rules", help="only matches by these rules")
    parser.add_argument("--deals", type=int, metavar="N", help="deals a match")
    parser.add_argument("--logs", type=Path, metavar="FOLDER", help="keep the matches there")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    _matches.add_crew(parser)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(words)
    try:
        contestant_for(chosen.bot)
        return run(chosen, _matches.crew(chosen))
    except (CommandError, UnknownBot) as error:
        print(f"gauntlet: {error}", file=sys.stderr)
        return BAD_USAGE
    except KeyboardInterrupt:
        return INTERRUPTED


def run(chosen: argparse.Namespace, crew: Crew) -> int:
    """Play the trials that are *chosen*."""
    if chosen.logs is not None:
        chosen.logs.mkdir(parents=True, exist_ok=True)
    found = []
    if not chosen.json:
        print(HEAD)
    for trial in trials(chosen):
        row = Row(trial, play(chosen, trial, crew))
        found.append(row.as_json())
        if not chosen.json:
            print(row, flush=True)
    if chosen.json:
        print(json.dumps({"bot": chosen.bot, "seed": chosen.seed, "matches": found}))
    return 0


def trials(chosen: argparse.Namespace) -> list[Trial]:
    """The trials that are *chosen*, with as many deals as they are to have."""
    return [
        trial if chosen.deals is None else replace(trial, deals=chosen.deals)
        for trial in GAUNTLETS[chosen.of]
        if (not chosen.only or trial.opponent in chosen.only)
        and chosen.players in (None, trial.players)
        and chosen.rules in (None, trial.rules)
    ]


def play(chosen: argparse.Namespace, trial: Trial, crew: Crew) -> Score | None:
    """Play *trial*; None when its opponent is not there yet."""
    opponent = f"benchmarks.opponents:{trial.opponent}"
    try:
        contestant_for(opponent)
    except UnknownBot as error:
        print(f"gauntlet: {error}", file=sys.stderr)
        return None
    match = Match(
        a=chosen.bot,
        b=opponent,
        rules=Rules.parse(trial.rules),
        seats=trial.players,
        seed=chosen.seed,
        deals=trial.deals,
    )
    log = None if chosen.logs is None else chosen.logs / log_name(match)
    tally = Tally()
    _matches.play(match, crew, log, tally, trial.opponent)
    return tally.score


class Row:
    """A row of the table: what *trial* came to; *score* is None where it was not played."""

    def __init__(self, trial: Trial, score: Score | None) -> None:
        self._trial = trial
        self._score = score

    @property
    def figure(self) -> float | None:
        """What counts: the score, or the rate of losses."""
        if self._score is None:
            return None
        is_score = self._trial.measure is Measure.SCORE
        return self._score.score_a if is_score else self._score.loss_rate_a

    @property
    def interval(self) -> Interval | None:
        """The 95 % interval of `figure`."""
        if self._score is None:
            return None
        is_score = self._trial.measure is Measure.SCORE
        return self._score.score_interval if is_score else self._score.interval

    def has_passed(self, bar: float | None) -> bool | None:
        """Whether all of the interval lies beyond *bar*; None where that cannot be said."""
        if bar is None or self.interval is None:
            return None
        is_score = self._trial.measure is Measure.SCORE
        return self.interval.low >= bar if is_score else self.interval.high <= bar

    def as_json(self) -> dict[str, object]:
        """The row for programs."""
        trial = self._trial
        return {
            "opponent": trial.opponent,
            "players": trial.players,
            "rules": trial.rules,
            "games": self._score.games if self._score else 0,
            "measure": trial.measure.value,
            "measured": self.figure,
            "ci95": self.interval,
            "bar": trial.bar,
            "passed": self.has_passed(trial.bar),
            "then": trial.then,
            "passed_then": self.has_passed(trial.then),
        }

    def __str__(self) -> str:
        """The row as Markdown."""
        trial, interval, games = self._trial, self.interval, 0
        measured, reach = "not there yet", ""
        if self._score is not None:
            games = self._score.games
            measured = (
                "nothing" if self.figure is None else f"{trial.measure.value} {self.figure:.3f}"
            )
            reach = "" if interval is None else f"{interval.low:.3f} to {interval.high:.3f}"
        sign = "≥" if trial.measure is Measure.SCORE else "≤"
        bars = [f"{sign} {bar:.3f}" if bar is not None else "" for bar in (trial.bar, trial.then)]
        passed = [_answer(self.has_passed(bar)) for bar in (trial.bar, trial.then)]
        then = f"{bars[1]} {passed[1]}".strip()
        cells = (trial.opponent, trial.players, trial.rules, f"{games:,}", measured, reach)
        return f"| {' | '.join(map(str, (*cells, bars[0], passed[0], then)))} |"


def _answer(has_passed: bool | None) -> str:
    return "" if has_passed is None else "yes" if has_passed else "no"


if __name__ == "__main__":
    sys.exit(main())
