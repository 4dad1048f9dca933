"""`BotsAtPlay`: the bots of a table, each asked in its time."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Protocol

from kozyr import rules
from kozyr.rules.choices import Opening, TransferCards
from kozyr.server.rhythm import Rhythm, Schedule
from kozyr.server.store import StoreError
from kozyr.server.thinking import Thinking, ThinkingError
from kozyr.tables import Play, RefusalError, Table

_log = logging.getLogger(__name__)

RETRY_S: Final = 1.0
_PAUSED_AFTER: Final = (rules.Dealt, rules.BoutBeaten, rules.BoutTaken)


class BotTable(Protocol):
    """The table that the bots sit at."""

    id: str

    @property
    def table(self) -> Table:
        """How it stands now."""

    @property
    def bots(self) -> Mapping[rules.Seat, str]:
        """The levels of the bots by their seats, of those too that sit in for people."""

    def masked_until(self, play: Play) -> float:
        """When *play* may be made at the earliest, by the clock of the loop."""

    def make(self, play: Play) -> Awaitable[None]:
        """Make a bot's move."""

    def tell_failure(self) -> None:
        """Tell everybody, once, that the bots are held up."""


class BotsAtPlay:
    """Asks one bot after the other while it runs, and makes their moves."""

    def __init__(
        self,
        at: BotTable,
        rhythm: Rhythm,
        thinking: Thinking,
        may_play: Callable[[], bool] = lambda: True,
    ) -> None:
        """Sit the bots down; *may_play* says whether it is here that they play."""
        self._at = at
        self._thinking = thinking
        self._may_play = may_play
        # Dice for bots alone; deals come from `secrets`.
        self._rng = random.Random()  # noqa: S311
        self._schedule = Schedule(rhythm, random.Random())  # noqa: S311
        self._changed = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether the bots play."""
        return self._running is not None

    def run(self, happened: Sequence[rules.Event] = ()) -> None:
        """Let the bots play from now on; *happened* is what has just happened."""
        if self._running is None:
            self.plan(happened)
            self._running = asyncio.create_task(self._play())

    def rest(self) -> None:
        """Let them play no more."""
        if self._running is not None:
            self._running.cancel()
            self._running = None

    def acted(self, seat: rules.Seat) -> None:
        """Forget how long *seat* has been waiting: it has acted."""
        self._schedule.acted(seat)

    def plan(self, happened: Sequence[rules.Event]) -> None:
        """Let every bot that may do something think, whether or not it will."""
        table, bots = self._at.table, self._at.bots
        if not bots and self._schedule.is_empty:
            return
        able: list[rules.Seat] = []
        awaited: tuple[rules.Seat, ...] = ()
        # While somebody is asked whether a move may be taken back the bots wait for the answer.
        is_asked = table.takeback is not None and table.takeback.is_open
        if bots and table.deal_number and table.result is None and not is_asked:
            able = [seat for seat in bots if table.game.moves(seat)]
            awaited = table.game.seats_to_act
        self._schedule.plan(
            bots,
            table.pace,
            asyncio.get_running_loop().time(),
            pause=any(isinstance(what, _PAUSED_AFTER) for what in happened),
            courtesy=bool(able) and self._may_person_go_on(happened),
            able=able,
            awaited=awaited,
        )
        self._changed.set()

    def _may_person_go_on(self, happened: Sequence[rules.Event]) -> bool:
        """Whether, as far as everybody can tell, a bot's next card could forestall a person.

        Before a bout is opened he may exchange the trump card (1.31), and to a lead or a
        transfer he may add cards of its rank, where the rules let him (1.12, 1.23).
        """
        table = self._at.table
        game, people = table.game, table.settings.people
        refusals = [game.why_not(seat, rules.Swap()) for seat in people]
        if any(why is None or why.kind is rules.ReasonKind.NOT_IN_HAND for why in refusals):
            return True
        may_be_several = (
            table.rules.opening is Opening.EQUAL_RANKS
            or table.rules.transfer_cards is TransferCards.SEVERAL
        )
        match happened[-1:]:
            case [rules.Attacked(seat) | rules.ThrownIn(seat) | rules.Transferred(seat)]:
                return seat in people and seat == game.attacker and may_be_several
            case _:
                return False

    async def _play(self) -> None:
        """Ask one bot after the other, and make each one's move when its time has come.

        A bot is asked at once, so that how long it computes shows no more than how long
        it pretends to think.
        """
        while True:
            self._changed.clear()
            turn = self._schedule.next()
            if turn is None or not self._may_play():
                await self._changed.wait()
                continue
            seat, due = turn
            table = self._at.table
            seq = table.seq
            if table.learning:
                # Not elsewhere: what the others do in a lesson is read off the table itself.
                move = table.learning.reply(seat, table.game)
            else:
                move = await self._choose(seat, table.game.view(seat))
            if move is None and not self._changed.is_set():
                self._schedule.drop(seat)
            elif move is not None and await self._is_quiet_until(due):
                await self._make(Play(seat, move, seq, by_bot=True))

    async def _is_quiet_until(self, due: float) -> bool:
        """Wait until *due*, or until something happens at the table; False if it does."""
        # Not `wait_for`, which up to Python 3.11 goes on when it is cancelled in the very moment
        # in which something happens: the bots of a table that was let go of would play on.
        try:
            async with asyncio.timeout_at(due):
                await self._changed.wait()
        except TimeoutError:
            return True
        return False

    async def _make(self, play: Play) -> None:
        """Make a bot's move."""
        now = asyncio.get_running_loop().time()
        until = self._at.masked_until(play)
        if until > now:
            self._schedule.postpone(play.seat, until)
            return
        try:
            await self._at.make(play)
        except (rules.IllegalMove, RefusalError):
            # Somebody was faster, and all bots think anew since.
            return
        except StoreError as error:
            _log.error("table %s: a bot's move is not in the log: %s", self._at.id, error)
            self._at.tell_failure()
            self._schedule.postpone(play.seat, now + RETRY_S)

    async def _choose(self, seat: rules.Seat, view: rules.View) -> rules.Move | None:
        """Ask the bot; a bot that fails or errs plays its first legal move instead."""
        level, seed = self._at.bots.get(seat), self._rng.getrandbits(64)
        if level is None:
            return None
        try:
            move = await self._thinking.choose(level, view, seed, asker=self._at.id)
        except ThinkingError:
            _log.exception("table %s: the bot at seat %d failed", self._at.id, seat)
            return view.moves[0]
        if move is None and seat not in view.to_act:
            return None
        if move not in view.moves:
            # Not which: the log is read by those who play.
            _log.error("table %s: the bot at seat %d chose no legal move", self._at.id, seat)
            return view.moves[0]
        return move
