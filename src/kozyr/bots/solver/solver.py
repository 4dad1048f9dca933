"""`Solver`: the exact outcome of a game between two whose cards lie open."""

from dataclasses import dataclass

from kozyr.bots.solver.search import SURE, WAIT_TURN, Search, ahead_of
from kozyr.rules.core import Core
from kozyr.rules.core.turns import make_turn


@dataclass(frozen=True, slots=True)
class Solution:
    """How the game goes when both play their best.

    `value` is 1 if `seat`, who decides now, wins, 0 for a draw and -1 if he loses.  `line` are
    moves of best play, each with the seat that makes it, and `turn` is the first of them:
    numbers of `kozyr.rules.core.turns`, or `WAIT_TURN`.  The line goes to the end of the game,
    but for a draw that comes of going round for ever, or when proving it costs too much.  It
    has `plies` moves, waiting not counted: where `is_shortest` who wins cannot win sooner, and
    who loses cannot hold out longer.  `nodes` are the positions that were looked at.
    """

    seat: int
    value: int
    turn: int
    plies: int
    is_shortest: bool
    line: tuple[tuple[int, int], ...]
    nodes: int


class Solver:
    """Solves games between two; what it has found out is of use for the next ones.

    The cards of both lie open: nothing is hidden in the stock but what its only card shows.
    """

    def __init__(self, table_bits: int = 15) -> None:
        """Make a solver that remembers ``2 ** table_bits`` positions, 16 bytes each."""
        self._search = Search(table_bits)

    def forget(self) -> None:
        """Forget what was found out, so that nothing hangs on what was asked before.

        Whatever is remembered is right, but it makes a limit go further.
        """
        self._search.memory.forget()

    def solve(
        self, core: Core, node_limit: int, *, waited: bool = True, shortest: bool = True
    ) -> Solution | None:
        """Solve *core*, which goes on; None when *node_limit* positions do not suffice.

        With *waited* it is the turn of the seat that the game waits for; else of whoever may
        act before it, if he needs to think of it.  With *shortest* what is left of the limit is
        used to find the shortest win, or the longest resistance.
        """
        self._search.memory.grow_old()
        counts_bouts = _may_reach_the_limit(core)
        solution = self._solve(core, node_limit, waited, shortest, counts_bouts)
        if counts_bouts or solution is None or solution.plies // 2 < _bouts_left(core):
            return solution
        # So long a win takes more bouts than there are.
        return self._solve(core, node_limit, waited, shortest, True)

    def _solve(
        self, core: Core, node_limit: int, waited: bool, shortest: bool, counts_bouts: bool
    ) -> Solution | None:
        search = self._search
        search.begin(core, node_limit, counts_bouts)
        seat = search.actor(core, waited)
        score = self._class_of(seat, waited)
        if score is None:
            return None
        is_exact = score == 0
        if shortest and score != 0:
            score, is_exact = self._distance(seat, waited, score)
        nodes = int(search.nodes)
        line = self._line(core, node_limit, waited, score, is_exact, counts_bouts)
        if not line:
            return None
        return Solution(
            seat=int(seat),
            value=1 if score > 0 else -1 if score < 0 else 0,
            turn=line[0][1],
            plies=sum(turn != WAIT_TURN for _, turn in line),
            is_shortest=is_exact and score != 0,
            line=tuple(line),
            nodes=nodes,
        )

    def values(self, core: Core, node_limit: int, *, waited: bool = True) -> dict[int, int] | None:
        """The value of every move of who decides now, for him; None over *node_limit*."""
        search = self._search
        search.memory.grow_old()
        search.begin(core, node_limit, _may_reach_the_limit(core))
        seat = search.actor(core, waited)
        found: dict[int, int] = {}
        for turn in search.turns(seat, waited):
            value = -1
            for least in (1, 0):
                if search.score_after(0, 0, seat, turn, least) >= least:
                    value = least
                    break
            if search.stopped:
                return None
            found[turn] = value
        return dict(sorted(found.items()))

    def _class_of(self, seat: int, waited: bool) -> int | None:
        """A score that says who wins, not how soon; None when the search was stopped."""
        score = self._search.search(0, 0, seat, waited, 1)
        if score < 1 and not self._search.stopped:
            score = self._search.search(0, 0, seat, waited, 0)
        return None if self._search.stopped else int(score)

    def _distance(self, seat: int, waited: bool, score: int) -> tuple[int, bool]:
        """The exact score of what is won or lost, unless the search is stopped before."""
        search = self._search
        while True:
            bound = score + 1 if score > 0 else score
            found = int(search.search(0, 0, seat, waited, bound))
            if search.stopped:
                return score, False
            if score > 0:
                if found < bound:
                    return score, True
            elif found >= bound:
                return score, True
            score = found

    def _line(
        self,
        core: Core,
        node_limit: int,
        waited: bool,
        score: int,
        is_exact: bool,
        counts_bouts: bool,
    ) -> list[tuple[int, int]]:
        """The moves of best play, as many as *node_limit* more positions prove; maybe none.

        Where it is not exact, what wins or draws does so, and what is lost is anyhow.
        """
        search = self._search
        here = core.copy()
        line: list[tuple[int, int]] = []
        left = node_limit
        met: set[tuple[int, ...]] = set()
        while True:
            if here.laid == 0:
                # All that a key has but the number of the bout: play that goes round ends here.
                key = (here.attacker, waited, *here.hands, *here.twins, here.stock_left())
                if key in met:
                    break
                met.add(key)
            search.begin(here, left, counts_bouts)
            seat = int(search.actor(here, waited))
            least = score
            if not is_exact:
                least = 1 if score > 0 else -SURE
            turn = int(search.best_turn(seat, waited, least))
            left -= int(search.nodes)
            if search.stopped:
                break
            line.append((seat, turn))
            waited = turn == WAIT_TURN
            if not waited:
                make_turn(here, seat, turn)
                score = int(ahead_of(score))
            if here.is_over:
                break
            if search.actor(here, waited) != seat:
                score = -score
        return line


def _bouts_left(core: Core) -> int:
    return int(core.terms.bout_limit - core.number)


def _may_reach_the_limit(core: Core) -> bool:
    """Whether the limit on bouts (1.40) may decide, if it is not a matter of going round.

    A take costs the attacker a card, and what is beaten leaves the game two at a time.  With
    transfers a game may go round for ever, and what is not won before is drawn anyhow.
    """
    cards = core.stock_left() + 2 * core.laid
    cards += sum(core.hand_count(seat) for seat in range(core.seats))
    return bool(_bouts_left(core) <= cards * (cards + 4) // 4)
