"""`LiveTable`: a table in memory, its one writer, its bots and those who watch it."""

import asyncio
import logging
import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Final, Protocol

from msgspec.structs import replace

from kozyr import rules
from kozyr.bots import bot_for
from kozyr.rules.choices import Opening, TransferCards
from kozyr.server import metrics, protocol, wire
from kozyr.server.rhythm import Rhythm, Schedule
from kozyr.server.store import Append, ConflictError, Store, StoredEvent, StoreError
from kozyr.server.thinking import Thinking, ThinkingError
from kozyr.study.tutor import Advice
from kozyr.tables import (
    Ask,
    Command,
    GoToStep,
    LogError,
    Play,
    RefusalError,
    Table,
    TableEvent,
    decide,
    decode_event,
    encode_event,
    kind_of,
)

_log = logging.getLogger(__name__)

RETRY_S: Final = 1.0
_PAUSED_AFTER: Final = (rules.Dealt, rules.BoutBeaten, rules.BoutTaken)


class Watcher(Protocol):
    """One who is shown what happens at a table."""

    def show(self, message: protocol.ServerMessage) -> None:
        """Take *message*, at once and without failing."""


class LiveTable:
    """A table as it stands at the end of its log.

    Everything that changes it holds `lock`: decide, append to the log, and only when
    that is on the disk let it happen and show it.  While nobody watches the bots rest.
    """

    def __init__(
        self,
        table_id: str,
        stored: Sequence[StoredEvent],
        store: Store,
        rhythm: Rhythm,
        thinking: Thinking,
    ) -> None:
        """Replay the log *stored*.

        Raises:
            LogError: it cannot be replayed.
            UnknownBot: one of its bots has a name that none has here.
        """
        self.id = table_id
        self.lock = asyncio.Lock()
        self._store = store
        self._thinking = thinking
        self._read(stored)
        self._watchers: defaultdict[rules.Seat, list[Watcher]] = defaultdict(list)
        # Dice for bots alone; deals come from `secrets`.
        self._rng = random.Random()  # noqa: S311
        self._schedule = Schedule(rhythm, random.Random())  # noqa: S311
        self._bots = {
            seat: level
            for seat, settings in enumerate(self.table.seats)
            if (level := settings.level) is not None
        }
        for level in self._bots.values():
            bot_for(level)
        self._may_be_several = (
            self.table.rules.opening is Opening.EQUAL_RANKS
            or self.table.rules.transfer_cards is TransferCards.SEVERAL
        )
        self._changed = asyncio.Event()
        self._is_failing = False
        self._bots_at_play: asyncio.Task[None] | None = None

    def _read(self, stored: Sequence[StoredEvent]) -> None:
        if [event.seq for event in stored] != [*range(1, len(stored) + 1)]:
            raise LogError("an event is missing")
        table = Table.replay(decode_event(event.body) for event in stored)
        if table.deal_number == 0:
            raise LogError("nothing has been dealt")
        self.table = table
        self._commands = {event.command for event in stored if event.command is not None}

    def check_seat(self, seat: rules.Seat) -> None:
        """Make sure that a person can sit at *seat*.

        Raises:
            LogError: the seat is none, is a bot's, or was left for good.
        """
        if seat not in self.table.settings.people or seat in self.table.left:
            raise LogError(f"seat {seat} is not a player's")

    # Watching.

    def watch(
        self,
        seat: rules.Seat,
        watcher: Watcher,
        happened: Sequence[rules.Event] = (),
        reply_to: str | None = None,
    ) -> None:
        """Show *watcher* from now on what *seat* may see, beginning with the table as it is.

        *happened* is what led there, for a table that has just been opened.
        """
        self._watchers[seat].append(watcher)
        watcher.show(wire.update_for(self.id, self.table, seat, happened, reply_to))
        if self._bots_at_play is None:
            self._plan_bots(happened)
            self._bots_at_play = asyncio.create_task(self._play_bots())

    def unwatch(self, seat: rules.Seat, watcher: Watcher) -> None:
        """Show *watcher* no more."""
        self._watchers[seat].remove(watcher)
        if not self.is_watched and self._bots_at_play is not None:
            self._bots_at_play.cancel()
            self._bots_at_play = None

    @property
    def is_watched(self) -> bool:
        """Whether anybody watches."""
        return any(self._watchers.values())

    def show(self, seat: rules.Seat, watcher: Watcher, reply_to: str | None = None) -> None:
        """Show *watcher* the table as it stands."""
        watcher.show(wire.update_for(self.id, self.table, seat, reply_to=reply_to))

    # Changing.

    def knows(self, command_id: str) -> bool:
        """Whether the command with that key was carried out already."""
        return command_id in self._commands

    def entries(
        self,
        events: Sequence[TableEvent],
        seat: rules.Seat | None = None,
        command_id: str | None = None,
    ) -> Append:
        """Return how *events*, the next ones, are written to the log."""
        return append_of(self.id, self.table.seq, events, seat=seat, command_id=command_id)

    async def carry_out(
        self,
        command: Command,
        seat: rules.Seat | None,
        *,
        command_id: str | None = None,
        watcher: Watcher | None = None,
        reply_to: str | None = None,
    ) -> None:
        """Carry *command* out, or raise and leave everything as it was.

        *seat* is None where nobody at the table commands. Those who watch are shown what
        happened; *watcher* is told that it answers
        *reply_to*.

        Raises:
            IllegalMove: the rules refuse the move.
            RefusalError: the command cannot be carried out now.
            StoreError: the log could not be written.
        """
        async with self.lock:
            if command_id is not None and self.knows(command_id):
                if watcher is not None and seat is not None:
                    self.show(seat, watcher, reply_to)
                return
            with metrics.MOVE_SECONDS.timed("decide"):
                events = decide(self.table, command)
            with metrics.MOVE_SECONDS.timed("commit"):
                await self.write(self.entries(events, seat, command_id))
            metrics.MOVES.add("made")
            self._is_failing = False
            if command_id is not None:
                self._commands.add(command_id)
            happened: list[rules.Event] = []
            for event in events:
                happened.extend(self.table.evolve(event))
            if isinstance(command, GoToStep):
                # The way to a step is not what happens: the table is shown as it stands then.
                happened.clear()
            if seat in self._bots:
                self._schedule.acted(seat)
            with metrics.MOVE_SECONDS.timed("fan_out"):
                self._show_all(happened, watcher, reply_to)
            self._plan_bots(happened)

    async def advise(self, seat: rules.Seat) -> Advice:
        """Ask the tutor what to do at *seat* on the table as it stands.

        That it was asked is written to the log, once a deal.

        Raises:
            NothingToAdvise: that seat can do nothing.
            RefusalError: who sat there has left, or the step of a lesson is over.
            StoreError: the log could not be written.
            ThinkingError: the tutor has no answer.
        """
        async with self.lock:
            events = decide(self.table, Ask(seat))
            if events and self.table.game.moves(seat):
                await self.write(self.entries(events, seat))
                for event in events:
                    self.table.evolve(event)
        while True:
            seq = self.table.seq
            advice = await self._thinking.advise(self.table.game.view(seat), 0, asker=self.id)
            if self.table.seq == seq:
                return advice

    async def write(self, *appends: Append) -> None:
        """Append to the log; when another writer was first, catch up with it.

        Raises:
            StoreError: the log could not be written.
        """
        try:
            await self._store.append(*appends)
        except ConflictError:
            metrics.CONFLICTS.add()
            stored = await self._store.load(self.id)
            try:
                self._read(stored)
            except LogError as error:
                raise StoreError(f"Table {self.id} cannot be played on: {error}.") from error
            self._show_all((), None, None)
            raise

    def _show_all(
        self, happened: Sequence[rules.Event], replied: Watcher | None, reply_to: str | None
    ) -> None:
        watched = {seat: watchers for seat, watchers in self._watchers.items() if watchers}
        updates = wire.updates_for(self.id, self.table, watched, happened)
        for seat, update in updates.items():
            for watcher in watched[seat]:
                answers = watcher is replied
                watcher.show(replace(update, reply_to=reply_to) if answers else update)

    # Bots.

    def _plan_bots(self, happened: Sequence[rules.Event]) -> None:
        """Let every bot that may do something think, whether or not it will."""
        game = self.table.game
        self._schedule.plan(
            [seat for seat in self._bots if game.moves(seat) and not self.table.closed],
            self.table.pace,
            asyncio.get_running_loop().time(),
            pause=any(isinstance(what, _PAUSED_AFTER) for what in happened),
            courtesy=self._may_person_go_on(happened),
        )
        self._changed.set()

    def _may_person_go_on(self, happened: Sequence[rules.Event]) -> bool:
        """Whether, as far as everybody can tell, a bot's next card could forestall a person.

        Before a bout is opened he may exchange the trump card (1.31), and to a lead or a
        transfer he may add cards of its rank, where the rules let him (1.12, 1.23).
        """
        game, people = self.table.game, self.table.settings.people
        refusals = [game.why_not(seat, rules.Swap()) for seat in people]
        if any(why is None or why.kind is rules.ReasonKind.NOT_IN_HAND for why in refusals):
            return True
        match happened[-1:]:
            case [rules.Attacked(seat) | rules.ThrownIn(seat) | rules.Transferred(seat)]:
                return seat in people and seat == game.attacker and self._may_be_several
            case _:
                return False

    async def _play_bots(self) -> None:
        """Ask one bot after the other, and make each one's move when its time has come.

        A bot is asked at once, so that how long it computes shows no more than how long
        it pretends to think.
        """
        while True:
            self._changed.clear()
            turn = self._schedule.next()
            if turn is None:
                await self._changed.wait()
                continue
            seat, due = turn
            seq = self.table.seq
            if self.table.learning:
                # Not elsewhere: what the others do in a lesson is read off the table itself.
                move = self.table.learning.reply(seat, self.table.game)
            else:
                move = await self._choose(seat, self.table.game.view(seat))
            if move is None and not self._changed.is_set():
                self._schedule.drop(seat)
            elif move is not None and await self._is_quiet_until(due):
                await self._make(Play(seat, move, seq))

    async def _is_quiet_until(self, due: float) -> bool:
        """Wait until *due*, or until something happens at the table; False if it does."""
        try:
            await asyncio.wait_for(self._changed.wait(), due - asyncio.get_running_loop().time())
        except TimeoutError:
            return True
        return False

    async def _make(self, play: Play) -> None:
        """Make a bot's move."""
        try:
            await self.carry_out(play, play.seat)
        except (rules.IllegalMove, RefusalError):
            # Somebody was faster, and all bots think anew since.
            return
        except StoreError as error:
            _log.error("table %s: a bot's move is not in the log: %s", self.id, error)
            self._tell_failure()
            self._schedule.postpone(play.seat, asyncio.get_running_loop().time() + RETRY_S)

    def _tell_failure(self) -> None:
        """Tell everybody, once, that the bots are held up."""
        if not self._is_failing:
            self._is_failing = True
            detail = "the log cannot be written just now; the bots try again"
            refused = protocol.Refused(None, "storage", None, None, detail)
            for watchers in self._watchers.values():
                for watcher in watchers:
                    watcher.show(refused)

    async def _choose(self, seat: rules.Seat, view: rules.View) -> rules.Move | None:
        """Ask the bot; a bot that fails or errs plays its first legal move instead."""
        seed = self._rng.getrandbits(64)
        try:
            move = await self._thinking.choose(self._bots[seat], view, seed, asker=self.id)
        except ThinkingError:
            _log.exception("table %s: the bot at seat %d failed", self.id, seat)
            return view.moves[0]
        if move is None and seat not in view.to_act:
            return None
        if move not in view.moves:
            # Not which: the log is read by those who play.
            _log.error("table %s: the bot at seat %d chose no legal move", self.id, seat)
            return view.moves[0]
        return move


def append_of(
    table_id: str,
    seq: int,
    events: Sequence[TableEvent],
    *,
    seat: rules.Seat | None,
    command_id: str | None,
) -> Append:
    """Return how *events* are written behind the first *seq* of a log.

    The first of them carries the command, which may stand only once in a log.
    """
    return Append(
        table_id,
        [
            StoredEvent(
                seq=seq + 1 + i,
                kind=kind_of(event),
                actor=seat,
                command=command_id if i == 0 else None,
                body=encode_event(event),
            )
            for i, event in enumerate(events)
        ],
    )
