"""Games to test with: random rules, random deals, random and stubborn players."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from random import Random

from hypothesis import note
from hypothesis import strategies as st

from kozyr.cards import Card
from kozyr.rules import (
    Attack,
    Beat,
    Deal,
    Done,
    Game,
    Move,
    Rules,
    Seat,
    Show,
    Take,
    Transfer,
    deal_from_seed,
    format_position,
)
from kozyr.rules.parameters import FirstCapScope, Throwers, ThrowTiming

Turn = tuple[Seat, Move]

PRESETS = st.sampled_from([Rules.preset("app"), Rules.preset("app+transfer")])

SUPPORTED = st.builds(
    Rules,
    throwers=st.sampled_from(Throwers),
    throw_timing=st.sampled_from([ThrowTiming.ANY_TIME, ThrowTiming.AFTER_FIRST_BEAT]),
    throw_after_take=st.booleans(),
    first_cap_scope=st.sampled_from(FirstCapScope),
    transfer=st.booleans(),
    transfer_in_first_bout=st.booleans(),
    transfer_chain_limit=st.integers(0, 3),
    transfer_by_showing=st.booleans(),
    bout_limit=st.sampled_from([1, 3, 40, 200]),
)

RULES = PRESETS | SUPPORTED
SEATS = st.integers(2, 6)
SEEDS = st.binary(min_size=32, max_size=32)


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


def deals(rules: Rules) -> st.SearchStrategy[Deal]:
    return st.builds(lambda seats, seed: deal_from_seed(rules, seats, seed), SEATS, SEEDS)


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
    pack = game.rules.cards
    targets = [*game.bout.cards, _card_elsewhere(game)]
    moves: list[Move] = [Take(), Done()]
    for card in pack:
        moves += [Attack(card), Transfer(card), Show(card)]
        moves += [Beat(target, card) for target in targets]
    return [(seat, move) for seat in range(game.seats) for move in moves]


def _card_elsewhere(game: Game) -> Card:
    return next(card for card in game.rules.cards if card not in game.bout.cards)
