"""The tables and plots of docs/strength.md: `make strength GAMES=4000`.

A run that is ended goes on where it was; what has been played is in build/strength.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kozyr.bots import LEVELS
from kozyr.cli import main as kozyr

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "strength.md"
LOGS: Final = ROOT / "build" / "strength"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ladder:
    """One table of the page: the section it stands in, and what is played for it."""

    section: str
    players: int = 2
    rules: str = "app"
    bots: tuple[str, ...] = LEVELS


_PLAIN: Final = (
    "uniform",
    "beginner",
    *map("benchmarks.opponents:{}".format, ("lowest_card", "h0", "h1", "holds_trumps")),
)

LADDERS: Final = (
    Ladder(section="plain", bots=_PLAIN),
    Ladder(section="two"),
    Ladder(section="two-transfer", rules="app+transfer"),
    Ladder(section="three", players=3),
    Ladder(section="four", players=4),
    Ladder(section="six", players=6),
)


def main(words: list[str] | None = None) -> int:
    """Play the ladders that are asked for; return the exit status of the first that fails."""
    parser = argparse.ArgumentParser(prog="benchmarks.strength", description=__doc__)
    parser.add_argument("--games", type=int, required=True, help="about so many a pair")
    parser.add_argument("--only", nargs="+", default=[], metavar="SECTION")
    parser.add_argument("--neighbours", action="store_true")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--logs", type=Path, default=LOGS)
    chosen, rest = parser.parse_known_args(words)
    for ladder in LADDERS:
        if chosen.only and ladder.section not in chosen.only:
            continue
        games = max(1, chosen.games // ladder.players) * ladder.players
        status = kozyr(
            [
                *("ladder", *ladder.bots, "--players", str(ladder.players)),
                *("--rules", ladder.rules, "--games", str(games)),
                *("--page", str(chosen.page), "--section", ladder.section),
                *("--logs", str(chosen.logs), *(["--neighbours"] * chosen.neighbours), *rest),
            ]
        )
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
