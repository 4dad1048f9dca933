"""`kozyr arena A B`: let two bots play each other and count who is the fool."""

import argparse
import json
import os
import sys
import time
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kozyr.cli import Subparsers
    from kozyr.study import Durations, Match, Score, Tally, Thinking

INTERRUPTED = 130
ABOUT_GAMES = 1000
REDRAW_S = 0.1


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "arena",
        help="let two bots play each other",
        description="Let bots play each other, every deal once with A in each seat and B in"
        " the others, or with teams once on each side, and count who is the fool.",
    )
    parser.add_argument(
        "a",
        metavar="A",
        nargs="?",
        default="regular",
        help="a bot, or module:name for one of your own",
    )
    parser.add_argument("b", metavar="B", nargs="?", default="beginner", help="its opponent")
    parser.add_argument(
        "--games",
        type=int,
        metavar="N",
        help="how many games in all, a multiple of the players, or with teams of the two sides"
        f" (default: about {ABOUT_GAMES})",
    )
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
    parser.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        metavar="J",
        help="how many processes share the games; the result is the same (default: every core)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, and print the result; after Ctrl-C what there is of it, and return 130.

    Raises:
        CommandError: an unknown bot, rules that cannot be played, or numbers that make no
            match.
    """
    from kozyr.cli import CommandError
    from kozyr.study import Tally, play_match

    match = _match(arguments)
    if arguments.jobs < 1:
        raise CommandError(f"--jobs {arguments.jobs}: at least one process has to play")
    tally = Tally()
    progress = Progress(match.games)
    begun = time.perf_counter()
    status = 0
    try:
        with closing(play_match(match, jobs=arguments.jobs)) as parts:
            for part in parts:
                tally.add(part)
                progress.add(len(part.scores) * match.games_a_deal)
    except KeyboardInterrupt:
        status = INTERRUPTED
    progress.clear()
    seconds = time.perf_counter() - begun
    if arguments.json:
        print(json.dumps(_as_json(match, tally, seconds, is_complete=status == 0)))
    else:
        print(_as_text(match, tally, seconds))
    return status


class Progress:
    """A line on standard error that tells how far the match is; nothing unless people read it."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._played = 0
        self._begun = self._drawn = time.perf_counter()
        self._is_shown = sys.stderr.isatty()

    def add(self, games: int) -> None:
        """So many more *games* have been played."""
        self._played += games
        now = time.perf_counter()
        if not self._is_shown or now - self._drawn < REDRAW_S:
            return
        self._drawn = now
        left = (now - self._begun) / self._played * (self._games - self._played)
        filled = 30 * self._played // self._games
        bar = "█" * filled + "░" * (30 - filled)
        text = f"{bar} {self._played:,} of {self._games:,} games, {_duration(left)} left"
        print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the line away."""
        if self._is_shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _match(arguments: argparse.Namespace) -> "Match":
    from kozyr.bots import UnknownBot
    from kozyr.cards import NotationError
    from kozyr.cli import CommandError
    from kozyr.rules import Rules, RulesError
    from kozyr.study import Match
    from kozyr.study.contestants import contestant_for

    try:
        for name in (arguments.a, arguments.b):
            contestant_for(name)
        rules = Rules.parse(arguments.rules)
        players = rules.min_seats if arguments.players is None else arguments.players
        rules.check_seats(players)
    except (UnknownBot, NotationError, RulesError) as error:
        raise CommandError(str(error)) from error
    deal = Match(
        a=arguments.a, b=arguments.b, rules=rules, seats=players, seed=arguments.seed, deals=1
    )
    return replace(deal, deals=_deals(deal, arguments.games))


def _deals(deal: "Match", games: int | None) -> int:
    """How many deals make so many games; *deal* is the match of one."""
    from kozyr.cli import CommandError

    if games is None:
        return ABOUT_GAMES // deal.games_a_deal
    if games < deal.games_a_deal or games % deal.games_a_deal:
        place = "on each side" if deal.is_of_teams else "from each seat"
        raise CommandError(
            f"--games {games}: a deal is played once {place}, so expected a multiple"
            f" of {deal.games_a_deal}"
        )
    return games // deal.games_a_deal


def _as_json(
    match: "Match", tally: "Tally", seconds: float, *, is_complete: bool
) -> dict[str, object]:
    score, thinking = tally.score, tally.thinking
    return {
        "a": match.a,
        "b": match.b,
        "games": score.games,
        "losses_a": score.losses_a,
        "losses_b": score.losses_b,
        "draws": score.draws,
        "loss_rate_a": score.loss_rate_a,
        "ci95": score.interval,
        "seconds": round(seconds, 3),
        "players": match.seats,
        "rules": str(match.rules),
        "seed": match.seed,
        "complete": is_complete,
        "think_ms_a": _think_ms(thinking.a),
        "think_ms_b": _think_ms(thinking.b),
    }


def _think_ms(durations: "Durations") -> dict[str, float]:
    figures = {
        "mean": durations.mean,
        "p50": durations.percentile(50),
        "p95": durations.percentile(95),
        "p99": durations.percentile(99),
        "max": durations.longest,
    }
    return {name: round(seconds * 1000, 3) for name, seconds in figures.items()}


def _as_text(match: "Match", tally: "Tally", seconds: float) -> str:
    score = tally.score
    lines = [
        f"{score.games:,} games of {match.seats} players, rules {match.rules}, seed {match.seed}",
        "",
        *_table(match, score, tally.thinking),
        "",
        *_verdict(match, score),
        f"It took {_duration(seconds)}.",
    ]
    return "\n".join(lines)


def _table(match: "Match", score: "Score", thinking: "Thinking") -> list[str]:
    seats_of_a = len(match.seatings[0])
    one, other = _side(match.a, seats_of_a), _side(match.b, match.seats - seats_of_a)
    width = max(len(one), len(other), len("draws"))
    lines = [f"{'':{width}}  {'losses':>8}  {'think: mean':>12}  {'95 % below':>12}"]
    for name, losses, durations in (
        (one, score.losses_a, thinking.a),
        (other, score.losses_b, thinking.b),
    ):
        ms = _think_ms(durations)
        mean, high = f"{ms['mean']:.2f} ms", f"{ms['p95']:.2f} ms"
        lines.append(f"{name:{width}}  {losses:8,}  {mean:>12}  {high:>12}")
    lines.append(f"{'draws':{width}}  {score.draws:8,}")
    return lines


def _side(bot: str, seats: int) -> str:
    return bot if seats == 1 else f"{bot} × {seats}"


def _verdict(match: "Match", score: "Score") -> list[str]:
    rate, interval = score.loss_rate_a, score.interval
    if rate is None or interval is None:
        return ["No game was decided."]
    equal = 1 / match.games_a_deal
    fair = "" if equal == 1 / 2 else f"; among equals it would lose {equal:.1%}"
    return [
        f"{match.a} lost {rate:.1%} of the decided games"
        f" (95 % interval {interval.low:.1%} to {interval.high:.1%}){fair}."
    ]


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{seconds:.1f} s"
