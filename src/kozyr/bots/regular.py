"""`Regular`: plays the cheapest card that will do."""

import random

from kozyr.cards import Card
from kozyr.rules import Attack, Beat, Move, Take, View


class Regular:
    """Lays and beats with the lowest plain card, trumps last; takes when nothing beats."""

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return the cheapest card move; else what ends the bout."""
        if view.seat not in view.to_act:
            return None

        def cost(card: Card) -> tuple[bool, int]:
            return card.suit is view.trump, card.rank

        beats = [move for move in view.moves if isinstance(move, Beat)]
        if beats:
            return min(beats, key=lambda beat: cost(beat.card))
        attacks = [move for move in view.moves if isinstance(move, Attack)]
        plain = [move for move in attacks if not view.table or move.card.suit is not view.trump]
        if plain:
            return min(plain, key=lambda attack: cost(attack.card))
        return view.moves[-1]
