"""Looking ahead to the end of a game between two, once counting has laid all cards open.

Every move is played out on a copy of the game; nothing here knows the rules.
"""

from collections.abc import Hashable, Sequence
from typing import Final

from kozyr.bots.prices import price
from kozyr.cards import CardSet, Suit
from kozyr.rules import Attack, Beat, Bout, BoutStarted, Game, Move, Pair, Phase, Seat, View

_LAST: Final = 100.0
"""Dearer than any card: to take, to add no more or to transfer is tried last."""


def open_game(view: View, other_hand: CardSet) -> Game:
    """The game of *view* between two, when the other player holds *other_hand*."""
    hands = [CardSet()] * len(view.counts)
    hands[view.attacker] = hands[view.defender] = other_hand
    if view.seat is not None:
        hands[view.seat] = view.hand
    beaten = len(view.table) - len(view.unbeaten)
    return Game.from_parts(
        rules=view.rules,
        dealer=view.dealer,
        hands=hands,
        stock=(view.trump_card,) if view.trump_card else (),
        trump=view.trump,
        discard=view.memory.discarded,
        known=view.memory.known,
        out=view.out,
        bout=Bout(
            number=view.bout,
            attacker=view.attacker,
            defender=view.defender,
            defender_cards=view.counts[view.defender] + beaten,
            pairs=[Pair(pair.attack, pair.seat, pair.beat) for pair in view.table],
            taking=view.phase is Phase.TAKING,
            done=set(view.done),
            transfers=view.transfers,
            shown=list(view.shown),
        ),
    )


class Endgame:
    """Looks ahead from *game*, a game of two whose cards lie open.

    It goes at most *bouts* beyond this one and through at most *budget* positions for
    each of its two questions: which move wins, and which does not lose.  What it sees is
    certain, as long as the attacker waits for the defender's answer.
    """

    def __init__(self, game: Game, *, bouts: int, budget: int) -> None:
        self._game = game
        self._bouts = bouts
        self._budget = budget
        self._left = budget
        self._is_won: dict[Hashable, bool] = {}

    def best_of(self, moves: Sequence[Move], seat: Seat) -> Move:
        """The first of *seat*'s *moves* that is seen to win, else the first not seen to lose.

        When all of them lose it is the first.
        """
        for move in moves:
            if self.wins_after(move, seat):
                return move
        self._left = self._budget
        other = self._game.attacker + self._game.defender - seat
        for move in moves:
            if not self.wins_after(move, other):
                return move
        return moves[0]

    def wins_after(self, move: Move, winner: Seat) -> bool:
        """Whether *winner* is seen to win after *move*, whatever the other does."""
        return self._wins_after(self._game, move, winner, self._bouts)

    def _wins_after(self, game: Game, move: Move, winner: Seat, bouts: int) -> bool:
        after = game.copy()
        events = after.apply(game.seats_to_act[0], move)
        if after.result:
            return after.result.fool not in (None, winner)
        if isinstance(events[-1], BoutStarted):
            bouts -= 1
        return bouts >= 0 and self._wins(after, winner, bouts)

    def _wins(self, game: Game, winner: Seat, bouts: int) -> bool:
        key = (winner, game.key())
        is_won = self._is_won.get(key)
        if is_won is None:
            if self._left <= 0:
                return False
            self._left -= 1
            seat = game.seats_to_act[0]
            outcomes = (
                self._wins_after(game, move, winner, bouts) for move in _worth_trying(game, seat)
            )
            is_won = any(outcomes) if seat == winner else all(outcomes)
            self._is_won[key] = is_won
        return is_won


def _worth_trying(game: Game, seat: Seat) -> list[Move]:
    """The legal moves, the cheapest first; any order of beating comes to the same."""
    moves = game.moves(seat)
    target = next((move.attack for move in moves if isinstance(move, Beat)), None)
    moves = [move for move in moves if not isinstance(move, Beat) or move.attack is target]
    return sorted(moves, key=lambda move: _cost(move, game.trump))


def _cost(move: Move, trump: Suit) -> float:
    return price(move.card, trump) if isinstance(move, Attack | Beat) else _LAST
