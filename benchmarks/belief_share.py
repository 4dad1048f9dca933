"""What believing is worth, of what seeing would be: `python -m benchmarks.belief_share BOT`.

The same searching bot plays three times, and only where its worlds come from differs:

- *counting*: every hidden card may be anywhere, all alike
- *believing*: as likely as `Belief` holds them
- *seeing*: it is shown the other hands, though not the order of the stock

The last one CHEATS.  It is for this measurement alone: it needs the game itself, which no bot
of the package ever gets.

Believing and seeing each meet counting on the same deals, in both seats; scores become Elo, and
the share is what the first wins of what the second does.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import fields
from functools import partial
from math import inf, log10
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kozyr.bots.belief import Belief, Counted
from kozyr.bots.belief.counted import lay_stock
from kozyr.bots.search.thinking import Sampling
from kozyr.cli import CommandError, _matches
from kozyr.rules import Game, Rules, View
from kozyr.study import Interval, Match, Played, Score, Tally, play_deal
from kozyr.study.contestants import contestant_for
from kozyr.study.match_log import log_name

if TYPE_CHECKING:
    import random

    from kozyr.bots import Bot
    from kozyr.rules.core import Core

Worlds = Callable[[Game], Callable[[View], Sampling]]
"""Where the worlds of a game's views come from."""

BAD_USAGE = 2
INTERRUPTED = 130


def counting(_: Game) -> Callable[[View], Sampling]:
    """Worlds by counting alone."""
    return lambda view: Counted(view).sample


def believing(_: Game) -> Callable[[View], Sampling]:
    """Worlds as likely as they are believed to be."""
    return lambda view: Belief(view).sample


def seeing(game: Game) -> Callable[[View], Sampling]:
    """Worlds with the hands of *game* as they are, which nobody may know."""

    def sampling(view: View) -> Sampling:
        def sample(rng: random.Random) -> Core:
            core = game.core.copy()
            face_up = 1 if view.trump_card else 0
            cards = [int(core.stock[place]) for place in range(core.top, core.stock_size - face_up)]
            rng.shuffle(cards)
            lay_stock(core, view, cards)
            return core

        return sample

    return sampling


WORLDS: dict[str, Worlds] = {"counting": counting, "believing": believing, "seeing": seeing}


def in_worlds(bot: Bot, sampling: Callable[[View], Sampling]) -> Bot:
    """Return a searching *bot* whose worlds come from *sampling*, and nothing else is changed.

    Raises:
        CommandError: it does not search in sampled worlds.
    """
    kind: type[Any] = type(bot)
    if not hasattr(kind, "sampling"):
        raise CommandError(f"{bot} does not search in sampled worlds")
    other = type(f"{kind.__name__}Elsewhere", (kind,), {"sampling": lambda _, view: sampling(view)})
    made: Bot = other(**{field.name: getattr(bot, field.name) for field in fields(kind)})
    return made


def play(name: str, worlds: str, match: Match, number: int) -> Played:
    """Play deal *number*: the bot in those *worlds* against itself in counted ones."""
    bot = contestant_for(name)
    return play_deal(
        match,
        number,
        lambda game: (
            in_worlds(bot, WORLDS[worlds](game)),
            in_worlds(bot, counting(game)),
        ),
    )


def elo(score: float) -> float:
    """The difference of Elo that gives such a *score*."""
    if score in (0, 1):
        return inf if score else -inf
    return 400 * log10(score / (1 - score))


def share_of(believed: Interval, seen: Interval) -> Interval | None:
    """The least and the most share that these intervals leave; None where nothing is gained."""
    least, most = elo(seen.low), elo(seen.high)
    if least <= 0:
        return None
    ends = [elo(end) / gap for end in believed for gap in (least, most)]
    return Interval(min(ends), max(ends))


def main(words: list[str] | None = None) -> int:
    """Play both matches, print the scores and the share, and return the exit status."""
    parser = argparse.ArgumentParser(prog="benchmarks.belief_share", description=__doc__)
    parser.add_argument("bot", help="a bot that searches, or module:name")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--logs", type=Path, metavar="FOLDER", help="keep the matches there")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    _matches.add_options(parser)
    chosen = parser.parse_args(words)
    try:
        run(chosen)
    except CommandError as error:
        print(f"belief_share: {error}", file=sys.stderr)
        return BAD_USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def run(chosen: argparse.Namespace) -> None:
    """Play as *chosen*."""
    crew = _matches.crew(chosen)
    _matches.deal_of(chosen, chosen.bot, chosen.bot)
    in_worlds(contestant_for(chosen.bot), lambda view: Counted(view).sample)
    if chosen.logs is not None:
        chosen.logs.mkdir(parents=True, exist_ok=True)
    rules = Rules.parse(chosen.rules)
    scores: dict[str, Score] = {}
    for worlds in ("believing", "seeing"):
        match = Match(
            a=f"{chosen.bot} {worlds}",
            b=f"{chosen.bot} counting",
            rules=rules,
            seats=rules.min_seats if chosen.players is None else chosen.players,
            seed=chosen.seed,
            deals=chosen.deals,
        )
        tally = Tally()
        log = None if chosen.logs is None else chosen.logs / log_name(match)
        playing = partial(play, chosen.bot, worlds, match)
        _matches.play(match, crew, log, tally, worlds, playing)
        scores[worlds] = tally.score
    tell(chosen, scores)


def tell(chosen: argparse.Namespace, scores: dict[str, Score]) -> None:
    """Print what was found."""
    found: dict[str, object] = {"bot": chosen.bot, "deals": chosen.deals, "seed": chosen.seed}
    reach: dict[str, Interval] = {}
    means: dict[str, float] = {}
    for worlds, score in scores.items():
        mean, interval = score.score_a, score.score_interval
        if mean is None or interval is None:
            raise CommandError("no deal was played")
        means[worlds], reach[worlds] = elo(mean), interval
        found[worlds] = {"score": mean, "ci95": interval, "elo": means[worlds]}
        if not chosen.json:
            print(
                f"{worlds} against counting: {mean:.3f} ({interval.low:.3f} to"
                f" {interval.high:.3f}), Elo {means[worlds]:+.0f}"
            )
    share = share_of(reach["believing"], reach["seeing"])
    found["share"] = means["believing"] / means["seeing"] if share else None
    found["share_range"] = share
    if chosen.json:
        print(json.dumps(found))
    elif share is None:
        print("That seeing gains anything is not certain: too few deals, or nothing to recover.")
    else:
        mean = means["believing"] / means["seeing"]
        print(f"share recovered: {mean:.0%}, anything from {share.low:.0%} to {share.high:.0%}")


if __name__ == "__main__":
    sys.exit(main())
