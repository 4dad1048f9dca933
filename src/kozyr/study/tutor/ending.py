"""`Ending`: what every move comes to, once two are left and counting lays all cards open."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kozyr.bots.solver import WAIT_TURN, Solver, ending_of
from kozyr.rules import Move, Seat, View
from kozyr.rules.core import Core
from kozyr.rules.core.turns import make_turn
from kozyr.rules.turns import move_of, turn_of

POSITIONS: Final = 200_000
"""So many may be looked at to know what the moves come to."""
SECONDS: Final = 1.5
_AT_FIRST: Final = 2_000
_MORE: Final = 10
_FOR_THE_LINE: Final = 20_000
"""So many more at least for the way there, which is short of proofs where they do not suffice."""

Line = tuple[tuple[Seat, Move], ...]
"""Moves in their order, each with the seat that makes it."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What each move of who is asked comes to when both play their best.

    1 is a win, 0 a draw, -1 a loss; the move None is to wait, where he may act but need not.
    """

    values: Mapping[Move | None, int]
    _solver: Solver
    _core: Core
    _is_awaited: bool
    _positions: int

    @classmethod
    def of(
        cls, view: View, positions: int = POSITIONS, seconds: float = SECONDS
    ) -> "Ending | None":
        """Solve *view*; None while cards are hidden, or if *positions* do not suffice.

        None too where *seconds* are not likely to be enough, a guard for slow machines.
        """
        core = ending_of(view)
        if core is None or not view.moves:
            return None
        ends = time.perf_counter() + seconds
        # A new one, as what others were asked before might change which line is found.
        solver = Solver()
        limit = min(_AT_FIRST, positions)
        while True:
            begun = time.perf_counter()
            moves = _values(solver, core, view, limit)
            if moves is not None:
                is_awaited = view.seat in view.to_act
                return cls(moves, solver, core, is_awaited, max(limit, _FOR_THE_LINE))
            now = time.perf_counter()
            if limit >= positions or now + _MORE * (now - begun) > ends:
                return None
            limit = min(_MORE * limit, positions)

    @property
    def best(self) -> int:
        """What the best move comes to."""
        return max(self.values.values())

    def soonest(self) -> Move | None:
        """The best move: of those that win the one that wins soonest.

        Where all lose it is the one that holds out longest, as far as that could be proved.
        """
        solution = self._solver.solve(self._core, self._positions, waited=self._is_awaited)
        if solution is not None:
            return _move_of(solution.turn)
        return next(move for move, value in self.values.items() if value == self.best)

    def line(self, move: Move | None, seat: Seat) -> Line:
        """Best play of both from *move* of *seat* on; only that where no more can be proved."""
        after = self._core.copy()
        first: Line = ()
        if move is not None:
            first = ((seat, move),)
            make_turn(after, seat, turn_of(move))
        if after.is_over:
            return first
        rest = self._solver.solve(after, self._positions, waited=move is None)
        moves = () if rest is None else rest.line
        return (*first, *((who, move_of(turn)) for who, turn in moves if turn != WAIT_TURN))


def _values(solver: Solver, core: Core, view: View, limit: int) -> dict[Move | None, int] | None:
    """What all that the reader of *view* may decide comes to; None where *limit* is too low.

    So too where it is another who needs to think first.
    """
    is_awaited = view.seat in view.to_act
    if not is_awaited:
        solution = solver.solve(core, limit, waited=False, shortest=False)
        if solution is None or solution.seat != view.seat:
            return None
    values = solver.values(core, limit, waited=is_awaited) or {}
    moves = {_move_of(turn): value for turn, value in values.items()}
    return moves if set(view.moves) <= set(moves) else None


def _move_of(turn: int) -> Move | None:
    return None if turn == WAIT_TURN else move_of(turn)
