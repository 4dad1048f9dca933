"""`kozyr ladder A B C`: let bots play each other, pair by pair."""

import argparse
import datetime
import json
import shlex
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from kozyr.cli import _matches

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kozyr.cli import Subparsers
    from kozyr.study import Match
    from kozyr.study.crew import Crew
    from kozyr.study.ladder import Standing

ABOUT_GAMES = 1000
TWO = 2


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "ladder",
        help="let several bots play each other, pair by pair",
        description="Let every bot play every other, or each the next weaker, as `kozyr arena`"
        " does, and print a table; --page writes it into a Markdown file, with a plot beside it.",
    )
    parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="*",
        help="bots, or module:name, the weakest first (default: the levels)",
    )
    parser.add_argument(
        "--neighbours", action="store_true", help="each against the next weaker alone"
    )
    parser.add_argument(
        "--games",
        type=int,
        metavar="N",
        help=f"how many games a pair, as for `kozyr arena` (default: about {ABOUT_GAMES})",
    )
    _matches.add_options(parser)
    parser.add_argument(
        "--logs",
        type=Path,
        metavar="FOLDER",
        help="write each deal down when it is over; a second run goes on from there",
    )
    parser.add_argument(
        "--page",
        type=Path,
        metavar="FILE",
        help="write the table between the markers of the section in this file, and a plot into"
        " the folder of the file's name beside it",
    )
    parser.add_argument(
        "--section",
        default="ladder",
        metavar="NAME",
        help="of the page; its markers are <!-- NAME --> and <!-- /NAME -->",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, and print or write the table.

    Raises:
        CommandError: as for `kozyr arena`; fewer than two bots, or a page without the section.
    """
    from kozyr.cli import CommandError
    from kozyr.study.ladder import table_of

    matches = _matches_of(arguments)
    if arguments.page is not None:
        _parts_of_page(arguments)
    if arguments.logs is not None:
        try:
            arguments.logs.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CommandError(f"{arguments.logs}: {error.strerror}") from error
    crew = _matches.crew(arguments)
    try:
        standings = [_play(arguments, match, crew) for match in matches]
    finally:
        crew.close()
    if arguments.page is not None:
        _write(arguments, standings)
    if arguments.json:
        print(json.dumps([_as_json(standing) for standing in standings]))
    else:
        print("\n".join(table_of(standings)))
    return 0


def _matches_of(arguments: argparse.Namespace) -> "list[Match]":
    from kozyr.bots import LEVELS
    from kozyr.cli import CommandError
    from kozyr.study.ladder import is_even, pairs_of

    bots = arguments.bots or list(LEVELS)
    if len(bots) < TWO or len(set(bots)) < len(bots):
        raise CommandError("a ladder is of two different bots at least")
    deals = [_matches.deal_of(arguments, a, b) for b, a in pairwise(bots)]
    first = deals[0]
    games = arguments.games
    count = ABOUT_GAMES // first.games_a_deal if games is None else _matches.deals_of(first, games)
    pairs = pairs_of(bots, is_even=is_even(first), neighbours=arguments.neighbours)
    return [replace(first, a=a, b=b, deals=count) for a, b in pairs]


def _play(arguments: argparse.Namespace, match: "Match", crew: "Crew") -> "Standing":
    from kozyr.study import Tally
    from kozyr.study.ladder import Standing
    from kozyr.study.match_log import log_name

    log = None if arguments.logs is None else arguments.logs / log_name(match)
    tally = Tally()
    what = Standing(match, tally.score).names
    _matches.play(match, crew, log, tally, what)
    return Standing(match, tally.score)


def _as_json(standing: "Standing") -> dict[str, object]:
    match, score = standing.match, standing.score
    return {
        "a": match.a,
        "b": match.b,
        "games": score.games,
        "score_a": score.score_a,
        "score_ci95": score.score_interval,
        "loss_rate_a": score.loss_rate_a,
        "ci95": score.interval,
        "draws": score.draws,
        "players": match.seats,
        "rules": str(match.rules),
        "seed": match.seed,
    }


def _parts_of_page(arguments: argparse.Namespace) -> tuple[str, str]:
    """What stands before and after the section.

    Raises:
        CommandError: there is no such page, or no such section in it.
    """
    from kozyr.cli import CommandError

    page: Path = arguments.page
    begin, end = f"<!-- {arguments.section} -->\n", f"<!-- /{arguments.section} -->\n"
    try:
        text = page.read_text(encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{page}: {error.strerror}") from error
    before, found, rest = text.partition(begin)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        raise CommandError(f"{page} has no lines {begin.strip()} and {end.strip()}")
    return before + begin, end + after


def _write(arguments: argparse.Namespace, standings: "Sequence[Standing]") -> None:
    from kozyr.study.ladder import table_of
    from kozyr.study.plot import plot_of

    page: Path = arguments.page
    before, after = _parts_of_page(arguments)
    match = standings[0].match
    title = f"{match.seats} players, rules {match.rules}"
    plot = page.with_suffix("") / f"{arguments.section}.svg"
    plot.parent.mkdir(exist_ok=True)
    plot.write_text(plot_of(standings, f"Scores: {title}"), encoding="utf-8")
    today = datetime.datetime.now(tz=datetime.UTC).date()
    lines = [
        *table_of(standings),
        "",
        f"![A's scores with their intervals: {title}]({plot.parent.name}/{plot.name})",
        "",
        f"Measured on {today.day} {today:%B %Y} with `{_command(arguments, standings)}`.",
    ]
    page.write_text(before + "\n".join(lines) + "\n" + after, encoding="utf-8")


def _command(arguments: argparse.Namespace, standings: "Sequence[Standing]") -> str:
    match = standings[0].match
    bots = arguments.bots or dict.fromkeys(
        name for standing in standings for name in (standing.match.b, standing.match.a)
    )
    neighbours = ["--neighbours"] if arguments.neighbours else []
    return shlex.join(
        [
            *("kozyr", "ladder", *bots, *neighbours),
            *("--games", str(match.games), "--players", str(match.seats)),
            *("--rules", str(match.rules), "--seed", str(match.seed)),
        ]
    )
