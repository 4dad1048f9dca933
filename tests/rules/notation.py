"""Moves in notation, for tests: ``play(game, "A+8c B:8c/10c")``."""

from kozyr.rules import Event, Game, Reason, parse_turn


def play(game: Game, turns: str) -> tuple[Event, ...]:
    """Make the moves and return what happened at the last."""
    events: tuple[Event, ...] = ()
    for word in turns.split():
        events = game.apply(*parse_turn(word, game.seats))
    return events


def why_not(game: Game, turn: str) -> Reason | None:
    """Why the rules refuse *turn*, None when it is legal."""
    return game.why_not(*parse_turn(turn, game.seats))


def refusals(game: Game, turns: str) -> list[str | None]:
    """For each of *turns* the kind of the reason against it, None when it is legal."""
    reasons = [why_not(game, turn) for turn in turns.split()]
    return [reason.kind.value if reason else None for reason in reasons]
