"""What commands that play matches have in common: their options, and the playing itself."""

import argparse
import os
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING

from kozyr.cli._progress import Progress

if TYPE_CHECKING:
    from collections.abc import Callable

    from kozyr.study import Match, Played, Tally
    from kozyr.study.crew import Crew


def add_options(parser: argparse.ArgumentParser) -> None:
    """Tell *parser* of the options that say how games are played, and by whom."""
    parser.add_argument(
        "--players",
        type=int,
        metavar="P",
        help="how many play (default: as few as the rules allow, 2 without teams)",
    )
    parser.add_argument(
        "--rules",
        default="app",
        help="a preset, and parameter=value words, in quotes: 'one by one swap_trump=on'"
        " (default: %(default)s)",
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="what the deals and dice come from (default: 1)"
    )
    add_crew(parser)


def add_crew(parser: argparse.ArgumentParser) -> None:
    """Tell *parser* of the options that say who plays."""
    parser.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        metavar="J",
        help="how many processes share the games; the result is the same (default: every core)",
    )
    add_ray(parser)


def add_ray(parser: argparse.ArgumentParser) -> None:
    """Tell *parser* of the option that lets a cluster play."""
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="let the Ray cluster at this address play, 'auto' for that of this machine; the"
        " result is the same. Needs the extra 'ray'",
    )


def crew(arguments: argparse.Namespace) -> "Crew":
    """Return who plays, by the options.

    Raises:
        CommandError: nobody would, or there is no such cluster.
    """
    from kozyr.cli import CommandError
    from kozyr.study.crew import crew_of

    if arguments.jobs < 1:
        raise CommandError(f"--jobs {arguments.jobs}: at least one process has to play")
    if arguments.ray is None:
        return crew_of(arguments.jobs)
    try:
        from kozyr.study.cluster import Cluster, NoCluster
    except ModuleNotFoundError as error:
        raise CommandError("a cluster needs Ray: pip install 'kozyr[ray]'") from error
    try:
        return Cluster(arguments.ray)
    except NoCluster as error:
        raise CommandError(str(error)) from error


def deal_of(arguments: argparse.Namespace, a: str, b: str) -> "Match":
    """Return a match of *a* against *b* of one deal, by the options.

    Raises:
        CommandError: an unknown bot, or rules or players that make no match.
    """
    from kozyr.bots import UnknownBot
    from kozyr.cards import NotationError
    from kozyr.cli import CommandError
    from kozyr.rules import Rules, RulesError
    from kozyr.study import Match
    from kozyr.study.contestants import contestant_for

    try:
        for name in (a, b):
            contestant_for(name)
        rules = Rules.parse(arguments.rules)
        players = rules.min_seats if arguments.players is None else arguments.players
        rules.check_seats(players)
    except (UnknownBot, NotationError, RulesError) as error:
        raise CommandError(str(error)) from error
    return Match(a=a, b=b, rules=rules, seats=players, seed=arguments.seed, deals=1)


def deals_of(deal: "Match", games: int) -> int:
    """Return how many deals make so many *games*; *deal* is the match of one.

    Raises:
        CommandError: no whole number of deals does.
    """
    from kozyr.cli import CommandError

    if games < deal.games_a_deal or games % deal.games_a_deal:
        place = "on each side" if deal.is_of_teams else "from each seat"
        raise CommandError(
            f"--games {games}: a deal is played once {place}, so expected a multiple"
            f" of {deal.games_a_deal}"
        )
    return games // deal.games_a_deal


def play(
    match: "Match",
    crew: "Crew",
    log: Path | None,
    tally: "Tally",
    what: str = "",
    playing: "Callable[[int], Played] | None" = None,
) -> None:
    """Play *match* into *tally*, but for what *log* has of it already; see `play_match`.

    Raises:
        CommandError: the log is of something else, or cannot be written.
    """
    from kozyr.cli import CommandError
    from kozyr.study import play_match
    from kozyr.study.match_log import BadLog, MatchLog

    with ExitStack() as stack:
        kept = None
        if log is not None:
            try:
                kept = stack.enter_context(MatchLog(log, match))
            except BadLog as error:
                raise CommandError(str(error)) from error
            except OSError as error:
                raise CommandError(f"{log}: {error.strerror}") from error
            for played in kept.played:
                if played.deal < match.deals:
                    tally.add(played)
        progress = Progress(match.games, len(tally.deals) * match.games_a_deal, what)
        stack.callback(progress.clear)
        without = frozenset(tally.deals)
        match_played = play_match(match, crew=crew, without=without, playing=playing)
        for played in stack.enter_context(closing(match_played)):
            if kept is not None:
                kept.add(played)
            tally.add(played)
            progress.add(match.games_a_deal)
