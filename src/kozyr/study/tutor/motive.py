"""`Motive`: one reason for a move, of a kind that has a sentence in every language."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from kozyr.cards import Card
from kozyr.rules import Seat, seat_letter


class MotiveKind(StrEnum):
    """Why a move is advised; each kind is one sentence in the reader's language."""

    ONLY_MOVE = "only_move"
    WINS = "wins"
    ONLY_WIN = "only_win"
    DRAWS = "draws"
    ONLY_DRAW = "only_draw"
    LOST = "lost"
    LAST_CARD = "last_card"
    LAST_CARDS = "last_cards"
    SWAP = "swap"
    UNBEATABLE = "unbeatable"
    PAIR = "pair"
    LOWEST = "lowest"
    LOWEST_TRUMP = "lowest_trump"
    HE_HOLDS = "he_holds"
    HARD_TO_BEAT = "hard_to_beat"
    FORCES_TRUMP = "forces_trump"
    NO_TRUMPS = "no_trumps"
    KEEPS_TRUMPS = "keeps_trumps"
    TRUMP_NEEDED = "trump_needed"
    NO_NEW_RANK = "no_new_rank"
    RANK_GONE = "rank_gone"
    KEEPS_PAIR = "keeps_pair"
    WOULD_FOLLOW = "would_follow"
    FEW_FOLLOW = "few_follow"
    CHEAPEST_BEAT = "cheapest_beat"
    CHEAPEST_PLAN = "cheapest_plan"
    FREE_TRANSFER = "free_transfer"
    SHOW = "show"
    RATHER_THAN_TAKE = "rather_than_take"
    CANNOT_BEAT = "cannot_beat"
    TOO_DEAR = "too_dear"
    THROW_IN = "throw_in"
    GIVE_AWAY = "give_away"
    NOTHING_FITS = "nothing_fits"
    SAVES_TRUMPS = "saves_trumps"
    FEEDS = "feeds"
    SAVES_HIGH = "saves_high"
    WAIT = "wait"
    PREFERRED = "preferred"


class Theme(StrEnum):
    """What to think about, to find a move by oneself: a hint that tells no card."""

    ENDING = "ending"
    COUNTING = "counting"
    TRUMPS = "trumps"
    LOW = "low"
    PAIRS = "pairs"
    TAKING = "taking"
    KEEPING = "keeping"


_THEMES: Final[Mapping[Theme, frozenset[MotiveKind]]] = {
    Theme.ENDING: frozenset(
        {
            MotiveKind.WINS,
            MotiveKind.ONLY_WIN,
            MotiveKind.DRAWS,
            MotiveKind.ONLY_DRAW,
            MotiveKind.LOST,
            MotiveKind.LAST_CARD,
            MotiveKind.LAST_CARDS,
        }
    ),
    Theme.COUNTING: frozenset(
        {
            MotiveKind.UNBEATABLE,
            MotiveKind.HE_HOLDS,
            MotiveKind.HARD_TO_BEAT,
            MotiveKind.FORCES_TRUMP,
            MotiveKind.NO_TRUMPS,
            MotiveKind.NO_NEW_RANK,
            MotiveKind.RANK_GONE,
            MotiveKind.WOULD_FOLLOW,
            MotiveKind.FEW_FOLLOW,
        }
    ),
    Theme.TRUMPS: frozenset(
        {
            MotiveKind.SWAP,
            MotiveKind.LOWEST_TRUMP,
            MotiveKind.KEEPS_TRUMPS,
            MotiveKind.TRUMP_NEEDED,
            MotiveKind.SAVES_TRUMPS,
            MotiveKind.TOO_DEAR,
        }
    ),
    Theme.LOW: frozenset(
        {
            MotiveKind.LOWEST,
            MotiveKind.CHEAPEST_BEAT,
            MotiveKind.CHEAPEST_PLAN,
            MotiveKind.THROW_IN,
            MotiveKind.GIVE_AWAY,
        }
    ),
    Theme.PAIRS: frozenset(
        {
            MotiveKind.PAIR,
            MotiveKind.KEEPS_PAIR,
            MotiveKind.FREE_TRANSFER,
            MotiveKind.SHOW,
        }
    ),
    Theme.TAKING: frozenset({MotiveKind.RATHER_THAN_TAKE, MotiveKind.CANNOT_BEAT}),
    Theme.KEEPING: frozenset({MotiveKind.FEEDS, MotiveKind.SAVES_HIGH}),
}


@dataclass(frozen=True, slots=True)
class Motive:
    """Why a move is advised.

    `kind` says which sentence; the other fields are what it speaks of, set where the kind
    needs them: the `card` played, its `target`, other `cards`, another `seat`, a `number`.
    """

    kind: MotiveKind
    card: Card | None = None
    target: Card | None = None
    cards: tuple[Card, ...] = ()
    seat: Seat | None = None
    number: int | None = None

    @property
    def theme(self) -> Theme | None:
        """What it is about; None where there is nothing to think about."""
        return next((theme for theme, kinds in _THEMES.items() if self.kind in kinds), None)

    def __str__(self) -> str:
        """The kind and what it speaks of, for logs and tests."""
        parts = [
            str(self.card) if self.card else "",
            f"against {self.target}" if self.target else "",
            " ".join(map(str, self.cards)),
            f"seat {seat_letter(self.seat)}" if self.seat is not None else "",
            str(self.number) if self.number is not None else "",
        ]
        said = ", ".join(part for part in parts if part)
        return f"{self.kind} ({said})" if said else str(self.kind)
