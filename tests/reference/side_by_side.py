"""One game played by the engine and by the reference model, compared at every step."""

import traceback
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Final

from kozyr.rules import (
    Deal,
    Dealt,
    Event,
    Game,
    IllegalMove,
    Move,
    Rules,
    Seat,
    deal_from_seed,
    format_turn,
    parse_turn,
)
from tests.reference.law import rank_of
from tests.reference.model import ReferenceGame
from tests.reference.rule_sets import as_words, random_rules, random_seats
from tests.reference.table import LETTERS
from tests.reference.words import event_words, result_words

# How likely a move is to be chosen, by its sign: what makes games reach rare corners.
STYLES: Final[dict[str, dict[str, float]]] = {
    "any": {},
    "solid": {"!": 0.03},
    "solid throwing in": {"!": 0.05, "+": 8, ".": 0.05},
    "taking": {"!": 6},
    "taking, all thrown in": {"!": 6, "+": 8, ".": 0.05},
    "transferring": {"!": 0.05, ">": 30, "?": 60, ":": 0.2},
    "transferring and throwing in": {"!": 0.05, ">": 20, "?": 30, ":": 0.05, "+": 5},
    "never done": {"!": 0.3, ".": 0.02},
}
ATTEMPTS_A_STEP: Final = 8
# Games of random moves may go on for long: from here on they are played towards an end.
STEPS_OF_A_STYLE: Final = 100
MOST_STEPS: Final = 300


class Disagreement(Exception):  # noqa: N818 - the name of the thing that was found
    """Engine and model differ; the message says where, what each says, and how to see it."""


@dataclass
class Outcome:
    """What was seen in a game, or in many: every count is of games but for `steps` and `kinds`."""

    games: int = 0
    steps: int = 0
    values: Counter[tuple[str, str]] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    disagreements: list[str] = field(default_factory=list)

    def add(self, other: "Outcome") -> None:
        """Count what was seen elsewhere too."""
        self.games += other.games
        self.steps += other.steps
        self.values += other.values
        self.ends += other.ends
        self.kinds += other.kinds
        self.disagreements += other.disagreements


class SideBySide:
    """Engine and model of game *number* of *seed*."""

    def __init__(self, seed: int, number: int, attempts: int) -> None:
        self.attempts = attempts
        self.name = f"game {number} of seed {seed}"
        self.rng = Random(f"{seed}/{number}")
        self.rules = random_rules(self.rng)
        self.seats = random_seats(self.rules, self.rng)
        dealer = self.rng.choice([None, *range(self.seats)])
        self.deal_seed = self.rng.randbytes(32)
        styles = sorted(STYLES)
        if as_words(self.rules)["transfer"] == "on":
            styles += [style for style in styles if style.startswith("transferring")] * 3
        self.style = self.rng.choice(styles)
        self.deal = deal_from_seed(self.rules, self.seats, self.deal_seed, dealer)
        self.played: list[str] = []
        self.kinds: Counter[str] = Counter()

    def play(self) -> str:
        """Play it to its end; return how it ended.

        Raises:
            Disagreement: engine and model differ.
        """
        self.engine = Game(self.rules, self.deal)
        self.model = reference_of(self.rules, self.deal)
        self._agree("is the deal void", engine=False, model=self.model.is_void)
        self._agree("opening events", self._words(self.engine.opening_events), self.model.opening)
        self._agree_on_the_hands()
        while True:
            moves = self._agreed_moves()
            self._agree_on_what_is_known()
            self._agree_on_refusals()
            if self.model.is_over:
                self._agree_on_the_result()
                return self._end()
            if len(self.played) >= MOST_STEPS:
                return "left unfinished"
            self._play(self._choose(moves))

    def _agree_on_the_hands(self) -> None:
        dealt = next(event for event in self.engine.opening_events if isinstance(event, Dealt))
        engine = [sorted(map(str, hand)) for hand in dealt.hands]
        self._agree("hands dealt", engine, [sorted(hand) for hand in self.model.hands])

    def _agreed_moves(self) -> list[str]:
        moves: list[str] = []
        for seat in range(self.seats):
            of_seat = self.model.moves(seat)
            engine = {format_turn(seat, move) for move in self.engine.moves(seat)}
            if engine != of_seat:
                self._differ(f"moves of seat {seat}", sorted(engine), sorted(of_seat))
            moves += sorted(of_seat)
        if not moves and not self.model.is_over:
            self._differ("nobody can move", "the game goes on", "the game goes on")
        return moves

    def _agree_on_what_is_known(self) -> None:
        for seat, cards in enumerate(self.engine.known):
            engine = sorted(map(str, cards))
            self._agree(f"known cards of seat {seat}", engine, self.model.known(seat))

    def _agree_on_refusals(self) -> None:
        refused = [word for word in self._attempts() if self._agreed_reason(word) is not None]
        if refused:
            seat, move = parse_turn(refused[0], self.seats)
            self._agree(f"is {refused[0]} refused", self._is_refused(seat, move), model=True)

    def _attempts(self) -> list[str]:
        return [self._attempt() for _ in range(self.attempts)]

    def _agreed_reason(self, word: str) -> str | None:
        seat, move = parse_turn(word, self.seats)
        reason = self.engine.why_not(seat, move)
        engine = None if reason is None else str(reason.kind)
        model = self.model.why_not(word)
        self._agree(f"why not {word}", engine, model)
        self.kinds[model or "legal"] += 1
        return model

    def _is_refused(self, seat: Seat, move: Move) -> bool:
        try:
            self.engine.apply(seat, move)
        except IllegalMove:
            return True
        return False

    def _attempt(self) -> str:
        """Think of a move that may well be illegal."""
        seat = self.rng.choice([self.model.defender, *range(self.seats)])
        letter = LETTERS[seat]
        sign = self.rng.choice("++++:::>>??!..^")
        card = self._some_card(seat)
        match sign:
            case "!" | "." | "^":
                return letter + sign
            case ":":
                target = self._some_card(seat, of_the_table=0.9)
                return f"{letter}:{target}/{card}"
            case ">" | "?" if self.rng.random() < 0.5:
                return letter + sign + self._card_of_a_rank_there(seat)
            case _:
                return letter + sign + card

    def _card_of_a_rank_there(self, seat: Seat) -> str:
        ranks = {rank_of(card) for card in self.model.attacks}
        fitting = [card for card in self.model.hands[seat] if rank_of(card) in ranks]
        return self.rng.choice(fitting) if fitting else self._some_card(seat)

    def _some_card(self, seat: Seat, of_the_table: float = 0.1) -> str:
        """Think of a card: of the table, of the hand mostly, or of the whole pack."""
        attacks, hand = self.model.attacks, self.model.hands[seat]
        if attacks and self.rng.random() < of_the_table:
            return self.rng.choice(attacks)
        if hand and self.rng.random() < 0.8:
            return self.rng.choice(hand)
        return str(self.rng.choice(self.deal.pack))

    def _choose(self, moves: list[str]) -> str:
        tired = len(self.played) > STEPS_OF_A_STYLE
        weights = STYLES["solid throwing in" if tired else self.style]
        return self.rng.choices(moves, [weights.get(move[1], 1) for move in moves])[0]

    def _play(self, word: str) -> None:
        seat, move = parse_turn(word, self.seats)
        self.played.append(word)
        engine = self._words(self.engine.apply(seat, move))
        self._agree("events of the last move", engine, self.model.play(word))

    def _agree_on_the_result(self) -> None:
        result = self.engine.result
        engine = None if result is None else result_words(result)
        self._agree("result", engine, self.model.result)

    def _end(self) -> str:
        if self.model.adjudicated:
            return "adjudicated"
        if not self.model.fools:
            return "a draw"
        return "fools" if len(self.model.fools) > 1 else "a fool"

    def _words(self, events: tuple[Event, ...]) -> list[str]:
        return [event_words(event, teams=self.model.law.has_teams) for event in events]

    def _agree(self, what: str, engine: object, model: object) -> None:
        if engine != model:
            self._differ(what, engine, model)

    def _differ(self, what: str, engine: object, model: object) -> None:
        raise Disagreement(f"{self.name}: {what}\n  engine: {engine}\n  model:  {model}\n{self}")

    def __str__(self) -> str:
        """All that is needed to play it again by hand."""
        opener = "none" if self.deal.opener is None else self.deal.opener
        return (
            f"  rules:  {self.rules}\n"
            f"  seats:  {self.seats}, dealer {self.deal.dealer}, opener {opener}\n"
            f"  deal:   {self.deal_seed.hex()}\n"
            f"  pack:   {' '.join(map(str, self.deal.pack))}\n"
            f"  hands:  {'; '.join(' '.join(sorted(hand)) for hand in self.model.hands)}"
            f"; stock {len(self.model.stock)}, trump {self.model.trump or '-'}\n"
            f"  played: {' '.join(self.played) or '-'}"
        )


def reference_of(rules: Rules, deal: Deal) -> ReferenceGame:
    """The model's game of an engine's deal."""
    pack = [str(card) for card in deal.pack]
    return ReferenceGame(as_words(rules), pack, deal.seats, deal.dealer, deal.opener)


def compare_game(seed: int, number: int, attempts: int = ATTEMPTS_A_STEP) -> Outcome:
    """Play game *number* of *seed* side by side and say what was seen.

    At every step so many *attempts* at moves are made that may well be illegal.
    """
    game = SideBySide(seed, number, attempts)
    outcome = Outcome(games=1, values=Counter(as_words(game.rules).items()))
    try:
        outcome.ends[game.play()] += 1
    except Disagreement as disagreement:
        outcome.disagreements.append(str(disagreement))
    except Exception:
        outcome.disagreements.append(f"{game.name}: an error\n{traceback.format_exc()}{game}")
    outcome.steps = len(game.played)
    outcome.kinds = game.kinds
    return outcome
