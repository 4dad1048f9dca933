"""What endings come to, by trying all there is, on the law's own `Core`: for larger endings.

It shares nothing with `kozyr.bots.solver`: no bounds, no order of moves, no cards that count as
alike, no table of bits.  Positions are told apart by the whole of `Core.key`.  Whoever may move
though the game does not wait for him is asked first, and may wait.
"""

from kozyr.rules.core import Core
from kozyr.rules.core.turns import make_turn, mover_of, turns_of

WAIT = -1
"""Letting the other go on, by who may act out of turn."""

Key = tuple[int, ...]


class TooMany(Exception):  # noqa: N818 - the name of the thing that happened
    """There are more positions than it may go through."""


def prepared(core: Core) -> Core:
    """The same position, but for the number of the bout, of which only the first differs.

    That holds as long as the limit on bouts is far.
    """
    made = core.copy()
    made.number = min(made.number, 2)
    return made


def choices(core: Core, waited: bool) -> tuple[int, list[int]]:
    """Who decides, and between which moves."""
    mover = int(mover_of(core))
    if not waited:
        for seat in range(core.seats):
            if seat != mover:
                turns = turns_of(core, seat)
                if turns:
                    return seat, [*turns, WAIT]
    return mover, turns_of(core, mover)


def after(core: Core, seat: int, turn: int) -> Core:
    """The position after *turn*."""
    made = core.copy()
    if turn != WAIT:
        make_turn(made, seat, turn)
        made.number = min(made.number, 2)
    return made


def outcome(core: Core) -> int:
    """What seat A has of a game that is over: 1, 0 or -1."""
    fools = int(core.fools)
    return 0 if not fools else -1 if fools & 1 else 1


class Trying:
    """Tries move after move, and keeps what each position came to for seat A.

    A player who has found a win looks no further.  Only for rules by which no position comes
    again: without transfers a take costs the attacker a card, and what is beaten is gone.
    """

    def __init__(self, most: int) -> None:
        """Go through *most* positions at the most."""
        self.most = most
        self.found: dict[Key, int] = {}

    @property
    def positions(self) -> int:
        """How many it has gone through."""
        return len(self.found)

    def value(self, core: Core, waited: bool) -> int:
        """What *core* comes to for seat A: 1, 0 or -1.

        Raises:
            TooMany: there is no end of it.
        """
        if core.is_over:
            return outcome(core)
        key = (*core.key(), waited)
        known = self.found.get(key)
        if known is not None:
            return known
        if len(self.found) >= self.most:
            raise TooMany
        seat, turns = choices(core, waited)
        sign = 1 if seat == 0 else -1
        best = -1
        for turn in turns:
            best = max(best, sign * self.value(after(core, seat, turn), turn == WAIT))
            if best == 1:
                break
        self.found[key] = sign * best
        return sign * best


class Everything:
    """All positions that can come of one, and from the ends of games back what follows.

    What never follows is a draw, as the limit on bouts makes it: so games may go round.
    """

    def __init__(self, core: Core, waited: bool, most: int) -> None:
        """Go through *most* positions at the most.

        Raises:
            TooMany: there are more.
        """
        self._numbers: dict[Key, int] = {}
        self._values: list[int | None] = []
        self._seats: list[int] = []
        self._left: list[int] = []
        self._before: list[list[int]] = []
        self._explore(core, waited, most)
        self._follow()

    def value(self, core: Core, waited: bool) -> int:
        """What *core*, one of the positions, comes to for seat A: 1, 0 or -1."""
        if core.is_over:
            return outcome(core)
        return self._values[self._numbers[*core.key(), waited]] or 0

    @property
    def positions(self) -> int:
        """How many there are."""
        return len(self._values)

    def _explore(self, core: Core, waited: bool, most: int) -> None:
        to_do = [(core, waited, self._add(core, waited))]
        while to_do:
            core, waited, number = to_do.pop()
            if core.is_over:
                self._values[number] = outcome(core)
                continue
            seat, turns = choices(core, waited)
            self._seats[number] = seat
            self._left[number] = len(turns)
            for turn in turns:
                next_ = after(core, seat, turn)
                known = self._numbers.get((*next_.key(), turn == WAIT))
                if known is None or next_.is_over:
                    known = self._add(next_, turn == WAIT)
                    to_do.append((next_, turn == WAIT, known))
                self._before[known].append(number)
            if len(self._values) > most:
                raise TooMany

    def _add(self, core: Core, waited: bool) -> int:
        number = len(self._values)
        if not core.is_over:
            self._numbers[*core.key(), waited] = number
        self._values.append(None)
        self._seats.append(0)
        self._left.append(0)
        self._before.append([])
        return number

    def _follow(self) -> None:
        """Say of ever more positions who wins: by one move that does, or when no move is left."""
        decided = [number for number, value in enumerate(self._values) if value]
        while decided:
            number = decided.pop()
            value = self._values[number]
            for before in self._before[number]:
                if self._values[before] is not None:
                    continue
                wins = 1 if self._seats[before] == 0 else -1
                self._left[before] -= 1
                if value == wins or not self._left[before]:
                    self._values[before] = value
                    decided.append(before)
