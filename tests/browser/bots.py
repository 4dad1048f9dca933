"""Opponents that do as a test says."""

import random
from collections import defaultdict, deque

from kozyr.bots import Bot
from kozyr.rules import Attack, Done, Move, Seat, Take, View, parse_turn


class Scripted:
    """Makes the moves written for its seat, such as ``B:8c/10c``, each as soon as it is legal.

    When none is left it wants nothing: it adds no card, takes rather than beats, and opens
    with its first card.
    """

    def __init__(self, turns: str = "", seats: int = 2) -> None:
        self._moves: defaultdict[Seat, deque[Move]] = defaultdict(deque)
        for turn in turns.split():
            seat, move = parse_turn(turn, seats)
            self._moves[seat].append(move)

    def choose(self, view: View, rng: random.Random) -> Move | None:
        assert view.seat is not None
        script = self._moves[view.seat]
        if script and script[0] in view.moves:
            return script.popleft()
        if view.seat not in view.to_act:
            return None
        for wish in (Done(), Take()):
            if wish in view.moves:
                return wish
        return next(move for move in view.moves if isinstance(move, Attack))


class Steady:
    """Another bot whose dice fall alike whenever the table looks alike."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: View, rng: random.Random) -> Move | None:
        looks = f"{view.hand} {len(view.table)} {view.bout} {view.phase}"
        return self._bot.choose(view, random.Random(looks))
