"""`Field`: many tables at once, where a net plays itself or a plain heuristic.

All tables go on until the net has to decide at each of them; it then rates the moves of all of
them at once.  A move that is the only one is made without asking.  What happens hangs on the
seed alone and on what the net says.
"""

from collections.abc import Callable
from typing import Final

from kozyr.bots.net.features import WORDS, Features
from kozyr.rules.core.codes import DEFEND, OPEN
from kozyr.rules.core.core import Core
from kozyr.rules.core.deals import deal_cards, opener_of
from kozyr.rules.core.masks import bit, count, lowest
from kozyr.rules.core.terms import DealTerms
from kozyr.rules.core.turns import (
    BEAT_TURN,
    CARDS,
    DONE_TURN,
    TAKE_TURN,
    TRANSFER_TURN,
    make_turn,
    mover_of,
    turns_of,
)
from kozyr.rules.native import i64, vec
from kozyr.rules.playout import Dice

POINTS: Final = 60
"""A win, in points; a draw of n players is this times (n - 1)/n, always a whole number."""

STEP: Final = 12
"""The numbers that are kept of a decision: the words, the move's two inputs, the outcome."""

OFTEN: Final = 10000
UNSOLVED: Final = 2
"""What a solver says of an ending that is too much for it."""

_MOST_STEPS: Final = 400
"""So many decisions of a game are kept; the longest games have more."""
_MOST_TURNS: Final = 40
_SUIT_SIZE: Final = 13
_TWO: Final = 2


class Kind:
    """A kind of game: how it is dealt, for how many, and its share of all games."""

    def __init__(self, terms: DealTerms, seats: int, share: int) -> None:
        self.terms: DealTerms = terms
        self.seats: i64 = seats
        self.share: i64 = share


class Field:
    """Games at *tables* tables; `ask` and `answer` in turn play them.

    Each deal is of one of *kinds*, chosen by their shares; *pack* are the cards, and *seed*
    is what deals and trials come from.  With *deals* it is a match: each table deals so often,
    and every deal is played once with the net in each seat and the heuristic in all others.
    Without, the net plays all seats, `most` games, or for ever where that is 0.

    What `ask` asks: `words` of `asked` positions, and of `turns` moves their inputs `actions`
    and `targets` (-1 for none) and the position they are made in, `owners`.

    What was decided in games that are over are `kept` steps of `STEP` numbers in `steps`; the
    last of each is what came of it for the seat, in points.  `games` are those that are over,
    `points` the net's in a match, by kind.  Of 10,000 moves `trials` are made at random.

    Of 10,000 games `solved` are not played out: between two bouts, with two players left and
    no card hidden, the `solver` says what best play comes to for who is to move, 1, 0, -1 or
    `UNSOLVED`, and they end with that.
    """

    def __init__(
        self, kinds: list[Kind], pack: list[int], tables: int, seed: int, deals: int
    ) -> None:
        self.most: i64 = 0
        self.trials: i64 = 0
        self.solved: i64 = 0
        self.solver: Callable[[Core], int] = _unsolved
        self.asked: i64 = 0
        self.words: vec[i64] = vec[i64]([i64(0) for _ in range(tables * WORDS)])
        self.turns: i64 = 0
        self.actions: vec[i64] = vec[i64]([i64(0) for _ in range(tables * _MOST_TURNS)])
        self.targets: vec[i64] = vec[i64]([i64(0) for _ in range(tables * _MOST_TURNS)])
        self.owners: vec[i64] = vec[i64]([i64(0) for _ in range(tables * _MOST_TURNS)])
        self.kept: i64 = 0
        self.steps: vec[i64] = vec[i64]([i64(0) for _ in range(_MOST_STEPS * STEP)])
        self.games: vec[i64] = vec[i64]([i64(0) for _ in kinds])
        self.points: vec[i64] = vec[i64]([i64(0) for _ in kinds])

        self._kinds: list[Kind] = kinds
        self._all_shares: i64 = 0
        for kind in kinds:
            self._all_shares += kind.share
        self._pack: vec[i64] = vec[i64]([i64(card) for card in pack])
        self._pack_size: i64 = len(pack)
        self._dice: Dice = Dice(seed)
        self._features: Features = Features()
        self._tables: i64 = tables
        self._is_match: bool = deals > 0
        empty = Core(kinds[0].terms.by_trump[0], 0, 0)
        self._cores: list[Core] = [empty for _ in range(tables)]
        self._starts: list[Core] = [empty for _ in range(tables)]
        self._kind: vec[i64] = vec[i64]([i64(0) for _ in range(tables)])
        self._hero: vec[i64] = vec[i64]([i64(0) for _ in range(tables)])
        self._begun: i64 = 0
        # Where the net plays all seats a table goes on as long as it is not 0.
        self._deals_left: vec[i64] = vec[i64]([i64(max(deals, 1)) for _ in range(tables)])
        self._history: vec[i64] = vec[i64]([i64(0) for _ in range(tables * _MOST_STEPS * STEP)])
        self._lengths: vec[i64] = vec[i64]([i64(0) for _ in range(tables)])
        self._is_solved: list[bool] = [False for _ in range(tables)]
        self._askers: vec[i64] = vec[i64]([i64(0) for _ in range(tables)])
        self._turns: list[list[int]] = [[] for _ in range(tables)]

    def ask(self) -> int:
        """Play on until the net is to decide at every table; return at how many it is."""
        if not self._begun:
            first: i64 = 0
            while first < self._tables:
                self._begin(first)
                first += 1
        self.asked = 0
        self.turns = 0
        table: i64 = 0
        while table < self._tables:
            if self._play(table):
                self._put_question(table)
            table += 1
        return int(self.asked)

    def answer(self, logits: list[float]) -> None:
        """At each table make the move that is rated highest, or now and then any."""
        at: i64 = 0
        row: i64 = 0
        while row < self.asked:
            table = self._askers[row]
            turns = self._turns[row]
            best = self._chosen(logits, at, len(turns))
            core = self._cores[table]
            seat = mover_of(core)
            if not self._is_match:
                self._keep_step(table, row, at + best, seat)
            make_turn(core, seat, turns[best])
            at += len(turns)
            row += 1

    def forget(self) -> None:
        """Let go of `steps`, which have been learnt from."""
        self.kept = 0

    def _chosen(self, logits: list[float], at: i64, size: i64) -> i64:
        """Which of *size* moves is made whose ratings begin *at*."""
        if self.trials and self._dice.below(OFTEN) < self.trials:
            return self._dice.below(size)
        best: i64 = 0
        i: i64 = 1
        while i < size:
            if logits[at + i] > logits[at + best]:
                best = i
            i += 1
        return best

    def _play(self, table: i64) -> bool:
        """Play on at *table* until the net is to decide; False when there is nothing left."""
        while self._deals_left[table]:
            core = self._cores[table]
            if core.is_over:
                self._finish(table, core.fools)
                continue
            seat = mover_of(core)
            if self._is_solved[table] and core.laid == 0 and is_open_ending(core):
                fools = self._solved(core, seat)
                if fools >= 0:
                    self._finish(table, fools)
                    continue
            if self._is_match and seat != self._hero[table]:
                make_turn(core, seat, plain_turn(core, seat))
                continue
            turns = options(core, seat)
            if len(turns) > 1:
                self._turns[self.asked] = turns
                return True
            make_turn(core, seat, turns[0])
        return False

    def _put_question(self, table: i64) -> None:
        row = self.asked
        core = self._cores[table]
        features = self._features
        features.read(core, mover_of(core))
        word: i64 = 0
        while word < WORDS:
            self.words[row * WORDS + word] = features.words[word]
            word += 1
        at = self.turns
        for turn in self._turns[row]:
            self.actions[at] = features.action(turn)
            self.targets[at] = features.target(turn)
            self.owners[at] = row
            at += 1
        self.turns = at
        self._askers[row] = table
        self.asked = row + 1

    def _keep_step(self, table: i64, row: i64, turn: i64, seat: i64) -> None:
        """Keep what is decided at *table*: move number *turn* of those asked about."""
        length = self._lengths[table]
        if length == _MOST_STEPS:
            return
        self._lengths[table] = length + 1
        place = (table * _MOST_STEPS + length) * STEP
        word: i64 = 0
        while word < WORDS:
            self._history[place + word] = self.words[row * WORDS + word]
            word += 1
        self._history[place + WORDS] = self.actions[turn]
        self._history[place + WORDS + 1] = self.targets[turn]
        # In the place of what comes of it, until that is known.
        self._history[place + WORDS + 2] = seat

    def _solved(self, core: Core, seat: i64) -> i64:
        """The mask of the fool by best play, *seat* to move; -1 when that is not known."""
        value: i64 = self.solver(core)
        if value == UNSOLVED:
            return -1
        if value == 0:
            return 0
        return bit(seat) if value < 0 else bit(core.next_in_play(seat))

    def _finish(self, table: i64, fools: i64) -> None:
        """Count the game that is over at *table*, with these fools, and begin the next."""
        core = self._cores[table]
        kind = self._kind[table]
        self.games[kind] += 1
        if not self._is_match:
            self._move_steps(table, fools)
            self._begin(table)
            return
        hero = self._hero[table]
        self.points[kind] += points_of(fools, core.seats, hero)
        if hero + 1 < core.seats:
            self._hero[table] = hero + 1
            self._cores[table] = self._starts[table].copy()
            return
        self._deals_left[table] -= 1
        if self._deals_left[table]:
            self._deal(table)

    def _move_steps(self, table: i64, fools: i64) -> None:
        """Move what was decided in the game that is over to `steps`."""
        seats = self._cores[table].seats
        length = self._lengths[table]
        self._make_room(length)
        place = table * _MOST_STEPS * STEP
        to = self.kept * STEP
        step: i64 = 0
        while step < length:
            i: i64 = 0
            while i < STEP - 1:
                self.steps[to + i] = self._history[place + i]
                i += 1
            self.steps[to + i] = points_of(fools, seats, self._history[place + i])
            place += STEP
            to += STEP
            step += 1
        self.kept += length

    def _make_room(self, length: i64) -> None:
        """See that `steps` can take so many more."""
        size: i64 = len(self.steps)
        if (self.kept + length) * STEP <= size:
            return
        larger: vec[i64] = vec[i64]([i64(0) for _ in range(2 * size)])
        i: i64 = 0
        while i < self.kept * STEP:
            larger[i] = self.steps[i]
            i += 1
        self.steps = larger

    def _begin(self, table: i64) -> None:
        """Begin another game at *table*, if there is to be one."""
        if self.most and self._begun == self.most:
            self._deals_left[table] = 0
            return
        self._begun += 1
        self._deal(table)

    def _deal(self, table: i64) -> None:
        """Deal a game of any of the kinds; whoever opens has shown his lowest trump."""
        kind: i64 = 0
        share = self._dice.below(self._all_shares)
        while share >= self._kinds[kind].share:
            share -= self._kinds[kind].share
            kind += 1
        self._shuffle()
        seats = self._kinds[kind].seats
        terms = self._kinds[kind].terms
        dealer = self._dice.below(seats)
        core = deal_cards(terms, self._pack, self._pack_size, seats, dealer)
        opener = opener_of(terms, core, dealer)
        if opener < 0:
            opener = self._dice.below(seats)
        trumps = core.hands[opener] & core.terms.trumps
        if trumps:
            core.known[opener] |= bit(lowest(trumps))
        core.begin(opener)
        self._cores[table] = core
        self._kind[table] = kind
        self._lengths[table] = 0
        # The dice are left alone where they decide nothing.
        self._is_solved[table] = self.solved > 0 and self._dice.below(OFTEN) < self.solved
        if self._is_match:
            self._hero[table] = 0
            self._starts[table] = core.copy()

    def _shuffle(self) -> None:
        i = self._pack_size - 1
        while i > 0:
            j = self._dice.below(i + 1)
            card = self._pack[i]
            self._pack[i] = self._pack[j]
            self._pack[j] = card
            i -= 1


def points_of(fools: i64, seats: i64, seat: i64) -> i64:
    """What *seat* of *seats* gets out of a game that had these fools, a mask."""
    if fools == 0:
        return POINTS - POINTS // seats
    return 0 if fools & bit(seat) else POINTS


def is_open_ending(core: Core) -> bool:
    """Whether two are left, and counting tells each of them all cards."""
    left = core.stock_left()
    if left > 1 or (left == 1 and not core.is_face_up):
        return False
    return core.seats - count(core.out) == _TWO


def _unsolved(_: Core) -> int:
    return UNSOLVED


def options(core: Core, seat: i64) -> list[int]:
    """What *seat* may do, but of several open cards it beats the first first.

    It can beat the others afterwards: no order of beating leads anywhere else.
    """
    turns = turns_of(core, seat)
    if core.unbeaten < _TWO or seat != core.defender or core.is_taking:
        return turns
    least: i64 = BEAT_TURN + CARDS * _first_open(core)
    found: list[int] = []
    for turn in turns:
        if turn < BEAT_TURN or turn >= TAKE_TURN or least <= turn < least + CARDS:
            found.append(turn)  # noqa: PERF401 - mypyc makes this the quicker
    return found


def plain_turn(core: Core, seat: i64) -> int:
    """What the heuristic does that nets are measured by.

    It leads its lowest card, trumps last; transfers with a plain card, else beats each card
    with the cheapest that does, and takes when none does; throws in every plain card.
    """
    phase = core.phase()
    trumps = core.terms.trumps
    if phase == DEFEND:
        free = core.transferable() & ~trumps
        if free:
            return int(TRANSFER_TURN + cheapest(free, trumps))
        attack = _first_open(core)
        beaters = core.beatable(core.slot_of(attack))
        if beaters:
            return int(BEAT_TURN + CARDS * attack + cheapest(beaters, trumps))
        return TAKE_TURN
    cards = core.attackable(seat)
    if phase != OPEN:
        cards &= ~trumps
        if cards == 0:
            return DONE_TURN
    return int(cheapest(cards, trumps))


def cheapest(cards: i64, trumps: i64) -> i64:
    """The lowest of *cards*, of which there are some: plain cards before trumps."""
    plain = cards & ~trumps
    rest = plain if plain else cards
    found: i64 = -1
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if found < 0 or card % _SUIT_SIZE < found % _SUIT_SIZE:
            found = card
    return found


def _first_open(core: Core) -> i64:
    """The first attack card that is not beaten, of which there is one."""
    slot: i64 = 0
    while core.beats[slot] >= 0:
        slot += 1
    return core.attacks[slot]
