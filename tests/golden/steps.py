"""What a golden game is made of: the deal, moves that are made, and moves that are refused."""

from dataclasses import dataclass

from kozyr.rules import Deal, Event, Game, Move, Reason, Rules, Seat


@dataclass(frozen=True)
class Opened:
    """The deal, and the game before its first move."""

    deal: Deal
    events: tuple[Event, ...]
    after: Game

    @property
    def rules(self) -> Rules:
        return self.after.rules


@dataclass(frozen=True)
class Made:
    """A move that was made, with the game before and after it."""

    before: Game
    seat: Seat
    move: Move
    events: tuple[Event, ...]
    after: Game

    @property
    def rules(self) -> Rules:
        return self.before.rules


@dataclass(frozen=True)
class Tried:
    """A move that the rules refused."""

    game: Game
    seat: Seat
    move: Move
    reason: Reason

    @property
    def rules(self) -> Rules:
        return self.game.rules


Step = Opened | Made | Tried
