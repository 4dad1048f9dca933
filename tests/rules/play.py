"""Games to test with: random rules, random deals, random and stubborn players."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import Enum, StrEnum
from itertools import islice
from random import Random
from typing import Any

from hypothesis import note, reject
from hypothesis import strategies as st

from kozyr.cards import Card
from kozyr.rules import (
    PRESETS,
    Attack,
    Beat,
    Deal,
    Done,
    Game,
    Move,
    Result,
    Rules,
    RulesConflict,
    Seat,
    Show,
    Swap,
    Take,
    Transfer,
    deal_from_seed,
    format_position,
)
from kozyr.rules.choices import AceTurnedUp, SeriesKind, Showing, Teams, TrumpMode, TrumpSource

Turn = tuple[Seat, Move]

NUMBERS = {
    "hand_size": st.integers(4, 12),
    "attack_limit": st.sampled_from([0, 1, 3, 6, 8, 20]),
    "first_bout_limit": st.sampled_from([0, 1, 3, 5, 8]),
    "transfer_chain_limit": st.integers(0, 3),
    "series_length": st.integers(0, 5),
    "bout_limit": st.sampled_from([1, 3, 40, 200]),
}


def values_of(name: str, default: object) -> st.SearchStrategy[object]:
    """Values that a parameter may be given."""
    match default:
        case bool():
            return st.booleans()
        case StrEnum():
            return st.sampled_from(type(default))
        case _:
            return NUMBERS[name]


VALUES = {field.name: values_of(field.name, field.default) for field in fields(Rules)}


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """Any rules that can be played: a preset, and other values for some of its parameters."""
    base = Rules.preset(draw(st.sampled_from(list(PRESETS))))
    names = draw(st.lists(st.sampled_from(list(VALUES)), unique=True, max_size=8))
    changes: dict[str, Any] = {name: draw(VALUES[name]) for name in names}
    values = {field.name: getattr(base, field.name) for field in fields(Rules)} | changes
    try:
        return Rules(**values | _what_goes_with(values))
    except RulesConflict:
        reject()


def _what_goes_with(values: dict[str, Any]) -> dict[str, Any]:
    """Other values for what would be refused beside the rest, where that is often so."""
    changes: dict[str, Any] = {}
    if values["teams"] is not Teams.NONE:
        changes |= {"transfer": False, "transfer_by_showing": Showing.OFF}
    elif values["transfer_by_showing"] is not Showing.OFF:
        changes["transfer"] = True
    if values["trump_mode"] is not TrumpMode.TURNED:
        changes |= {
            "trump_source": TrumpSource.NEXT_AFTER_DEAL,
            "ace_turned_up": AceTurnedUp.KEEP,
            "swap_trump": False,
        }
    if 0 < values["attack_limit"] < values["first_bout_limit"]:
        changes["first_bout_limit"] = values["attack_limit"]
    has_length = values["series"] in (SeriesKind.TO_POINTS, SeriesKind.DEALS)
    if has_length != (values["series_length"] > 0):
        changes["series_length"] = 3 if has_length else 0
    return changes


RULES = rule_sets()
SEATS = st.integers(2, 6)
SEEDS = st.binary(min_size=32, max_size=32)

A_FEW_SEATS = 5


class Style(Enum):
    """How the seats of a test game choose."""

    ANYTHING = "anything"
    CARDS = "cards rather than words: long bouts, many beats and throw-ins"
    TAKES = "always takes: games without end"
    QUICK = "says done as soon as it may, beats when it can"


@dataclass(frozen=True)
class Chooser:
    """Chooses among turns by a style and a seed; printed by Hypothesis when a test fails."""

    style: Style
    seed: int

    def walk(self, game: Game) -> Iterator[Turn]:
        """Play *game* on to its end; each turn is given before it is made."""
        random = Random(self.seed)
        while turns := legal_turns(game):
            turn = self._choose(turns, random)
            yield turn
            game.apply(*turn)

    def _choose(self, turns: list[Turn], random: Random) -> Turn:
        words = [turn for turn in turns if isinstance(turn[1], Take | Done)]
        takes = [turn for turn in words if turn[1] == Take()]
        done = [turn for turn in words if turn[1] == Done()]
        cards = [turn for turn in turns if turn not in words]
        match self.style:
            case Style.ANYTHING:
                return random.choice(turns)
            case Style.CARDS:
                return random.choice(cards if cards and random.random() < 0.9 else turns)
            case Style.TAKES:
                return random.choice(takes or turns)
            case Style.QUICK:
                beats = [turn for turn in cards if isinstance(turn[1], Beat)]
                return random.choice(done or beats or turns)


CHOOSERS = st.builds(Chooser, st.sampled_from(Style), st.integers(0, 9999))


@st.composite
def deals(draw: st.DrawFn, rules: Rules) -> Deal:
    """Deals from a seed: the first one, or one after a deal that ended somehow."""
    few = min(max(rules.min_seats, A_FEW_SEATS), rules.max_seats)
    seats = draw(st.integers(rules.min_seats, few) | st.just(rules.max_seats))
    fools = st.integers(0, seats - 1).map(lambda seat: (seat,)) | st.just(())
    previous = draw(st.none() | st.builds(Result, fools, st.permutations(range(seats)).map(tuple)))
    return deal_from_seed(rules, seats, draw(SEEDS), previous=previous)


def games(rules: st.SearchStrategy[Rules] = RULES) -> st.SearchStrategy[Game]:
    """Games just dealt."""
    return rules.flatmap(lambda chosen: deals(chosen).map(lambda deal: Game(chosen, deal)))


@st.composite
def positions(draw: st.DrawFn, rules: st.SearchStrategy[Rules] = RULES) -> Game:
    """Games somewhere on their way, from just dealt to just over."""
    game = draw(games(rules))
    steps = draw(st.integers(0, 150))
    for _ in islice(draw(CHOOSERS).walk(game), steps):
        pass
    note(format_position(game))
    return game


def legal_turns(game: Game) -> list[Turn]:
    """All that may be done now, by any seat."""
    return [(seat, move) for seat in range(game.seats) for move in game.moves(seat)]


def conceivable_turns(game: Game) -> list[Turn]:
    """Every move that can be written for these seats, these cards and this table."""
    pack = dict.fromkeys(game.rules.cards)
    targets = [*dict.fromkeys(game.bout.cards), _card_elsewhere(game)]
    moves: list[Move] = [Take(), Done(), Swap()]
    for card in pack:
        moves += [Attack(card), Transfer(card), Show(card)]
        moves += [Beat(target, card) for target in targets]
    return [(seat, move) for seat in range(game.seats) for move in moves]


def _card_elsewhere(game: Game) -> Card:
    return next(card for card in game.rules.cards if card not in game.bout.cards)
