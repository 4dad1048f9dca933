"""`kozyr arena A B`: let two bots play each other and count who is the fool."""

import argparse
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from kozyr.cli import _matches
from kozyr.cli._progress import duration

if TYPE_CHECKING:
    from kozyr.cli import Subparsers
    from kozyr.study import Durations, Match, Score, Tally, Thinking

INTERRUPTED = 130
ABOUT_GAMES = 1000


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
    _matches.add_options(parser)
    parser.add_argument(
        "--log",
        type=Path,
        metavar="FILE",
        help="write each deal down when it is over; a second run goes on from there",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, and print the result; after Ctrl-C what there is of it, and return 130.

    Raises:
        CommandError: an unknown bot, rules that cannot be played, numbers that make no match,
            or a log of another one.
    """
    from kozyr.study import Tally

    deal = _matches.deal_of(arguments, arguments.a, arguments.b)
    games = arguments.games
    deals = ABOUT_GAMES // deal.games_a_deal if games is None else _matches.deals_of(deal, games)
    match = replace(deal, deals=deals)
    crew = _matches.crew(arguments)
    tally = Tally()
    begun = time.perf_counter()
    status = 0
    try:
        _matches.play(match, crew, arguments.log, tally)
    except KeyboardInterrupt:
        status = INTERRUPTED
    finally:
        crew.close()
    seconds = time.perf_counter() - begun
    if arguments.json:
        print(json.dumps(_as_json(match, tally, seconds, is_complete=status == 0)))
    else:
        print(_as_text(match, tally, seconds))
    return status


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
        "score_a": score.score_a,
        "score_ci95": score.score_interval,
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
        f"It took {duration(seconds)}.",
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
    points, reach = score.score_a, score.score_interval
    if points is None or reach is None:
        return ["No game was played."]
    equal = 1 / match.games_a_deal
    lines = [
        f"{match.a} scored {points:.3f} a game (95 % interval {reach.low:.3f} to"
        f" {reach.high:.3f}); among equals it would score {1 - equal:.3f}."
    ]
    rate, interval = score.loss_rate_a, score.interval
    if rate is None or interval is None:
        return [*lines, "No game was decided."]
    fair = "" if equal == 1 / 2 else f"; among equals it would lose {equal:.1%}"
    return [
        *lines,
        f"{match.a} lost {rate:.1%} of the decided games"
        f" (95 % interval {interval.low:.1%} to {interval.high:.1%}){fair}.",
    ]
