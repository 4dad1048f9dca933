"""`Seating`: what becomes of each message about a table of people."""

import asyncio
import hashlib
import random
from collections.abc import Callable, Sequence
from typing import Final, assert_never

from msgspec.structs import replace

from kozyr.cards import Card
from kozyr.rules import Done, Seat
from kozyr.server import protocol, rulebook, sharing, together, wire
from kozyr.server.accounts import People, Who
from kozyr.server.live import LiveTable
from kozyr.server.livetables import LiveTables
from kozyr.server.players import Guest, Player, command_key, refuse
from kozyr.server.tasks import Tasks
from kozyr.tables import (
    AnswerTakeback,
    AskTakeback,
    ChangeSettings,
    Command,
    Contribute,
    FreeSeat,
    GameNotOverError,
    Lay,
    Leave,
    Life,
    NameTakenError,
    NotNowError,
    OpenTable,
    Pace,
    PassHost,
    Play,
    RegainLine,
    Remove,
    Say,
    SeatSettings,
    SetBot,
    SetPace,
    SettingsError,
    Start,
    SwapSeats,
    TakeSeat,
    Undo,
    Watching,
    Wish,
    name_bots,
    tidy,
)

TABLES_A_PLAYER: Final = 5

AtTable = (
    protocol.TakeSeat
    | protocol.FreeSeat
    | protocol.SwapSeats
    | protocol.SetBot
    | protocol.Remove
    | protocol.PassHost
    | protocol.ChangeTable
    | protocol.Start
    | protocol.Contribute
    | protocol.AskTakeback
    | protocol.AnswerTakeback
    | protocol.Say
    | protocol.ProveDeals
)
"""What is asked only of tables of people, by who looks at one."""
Playing = (
    protocol.Play
    | protocol.Lay
    | protocol.Undo
    | protocol.Rematch
    | protocol.SetPace
    | protocol.GoToStep
    | protocol.Hold
    | protocol.Ask
    | protocol.History
    | protocol.Replay
    | protocol.Sync
    | protocol.Share
    | protocol.Leave
)
"""What is asked of all tables."""
_Commanded = (
    protocol.FreeSeat
    | protocol.SwapSeats
    | protocol.SetBot
    | protocol.Remove
    | protocol.PassHost
    | protocol.ChangeTable
    | protocol.Start
    | protocol.Contribute
    | protocol.AskTakeback
    | protocol.AnswerTakeback
    | protocol.Lay
    | protocol.Undo
    | protocol.Rematch
    | protocol.SetPace
)
Refuser = Callable[[Guest, protocol.ClientMessage, Exception], None]


class BarredError(Exception):
    """The player may not do that here; `code` says why."""

    def __init__(self, code: protocol.ErrorCode, detail: str) -> None:
        """Say why."""
        super().__init__(detail)
        self.code = code


class Seating:
    """Opens tables of people, seats them, and passes on what they do there."""

    def __init__(
        self,
        tables: LiveTables,
        people: People,
        new_seed: Callable[[], bytes],
        later: Tasks,
        refuse_with: Refuser,
    ) -> None:
        """Work with *tables*; what is done *later* is refused by *refuse_with*."""
        self._tables = tables
        self._people = people
        self._new_seed = new_seed
        self._later = later
        self._refuse_with = refuse_with
        # Names alone are drawn with these dice; deals come from `new_seed`.
        self._dice = random.Random()  # noqa: S311

    # Coming to a table.

    async def open(self, player: Player, guest: Guest, message: protocol.OpenPeopleTable) -> None:
        """Open a table, and show it to *guest*, who sits there."""
        rules = rulebook.read_rules(message.rules)
        table_id = table_id_of(player.key, message.id)
        live = await self._tables.find(table_id)
        if live is None:
            await self.check_may_sit(player)
            name = self.name_of(player, message.name)
            await self.check_own_name(player, name)
            settings = together.read_settings(
                message.settings, *self._seats(message, name, player.who)
            )
            command = OpenTable(rules, settings, self._new_seed(), table_id, self.now())
            live = await self._tables.open(command, command_key(player.key, message.id))
        elif live.is_solo or live.table.closed is not None:
            # Sent again after it was closed, or the id of another command.
            guest.show(protocol.Left(table_id, message.id, "closed"))
            return
        await self._look(player, guest, live, message.id)

    def _seats(
        self, message: protocol.OpenPeopleTable, name: str, who: Who
    ) -> tuple[tuple[SeatSettings, ...], Seat]:
        """The seats as the table is opened, and which of them the host has."""
        levels = {bot.seat: bot.level for bot in message.bots}
        if len(levels) < len(message.bots) or any(seat >= message.seats for seat in levels):
            raise SettingsError("a bot sits where there is no seat, or where another bot does")
        free = [seat for seat in range(message.seats) if seat not in levels]
        if not free:
            raise SettingsError("no seat is left for the host")
        names = iter(name_bots([*levels.values()], [name], self._dice))
        seats = [
            SeatSettings(next(names), levels[seat])
            if seat in levels
            else SeatSettings(is_free=True)
            for seat in range(message.seats)
        ]
        seats[free[0]] = SeatSettings(name, None, who.id, is_account=who.is_account)
        return tuple(seats), free[0]

    async def check_may_sit(self, player: Player) -> None:
        """Make sure that *player* may sit down at one more table.

        Raises:
            BarredError: he may not.
            StoreError: it is not known.
        """
        player.who = await self._people.who(player.key)
        if player.who.is_banned:
            raise BarredError("banned", "you cannot sit down at tables here")
        sittings = await self._tables.means.store.seats_of(player.who.id)
        if len(sittings) >= TABLES_A_PLAYER:
            raise BarredError("too_many_tables", f"you sit at {len(sittings)} tables")

    def name_of(self, player: Player, name: str) -> str:
        """What *player*, who wants to be called *name*, is called at a table."""
        if player.who.is_account:
            return player.who.name
        return tidy(name) or player.who.name

    async def check_own_name(self, player: Player, name: str) -> None:
        """Make sure that *name* makes nobody take *player*, a guest, for one with an account.

        Raises:
            NameTakenError: it does.
            StoreError: it is not known.
        """
        # What a guest is called who has not said it, no account is.
        if player.who.is_account or name == player.who.name:
            return
        if await self._people.has_account(await asyncio.to_thread(_keys_of, name)):
            raise NameTakenError(f"an account is called {name}, or nearly so")

    async def check_name(self, live: LiveTable, player: Player, name: str) -> None:
        """Make sure that *player*, who is called *name* at *live*, is not taken for another.

        Raises:
            NameTakenError: he could be.
            StoreError: it is not known.
        """
        await self.check_own_name(player, name)
        others = [
            seat.name
            for seat in live.table.seats
            if not seat.is_free and seat.player != player.who.id
        ]
        if not others:
            return
        # What signs look like takes long to read, the first time.
        if await asyncio.to_thread(_looks_like_one_of, name, others):
            raise NameTakenError(f"somebody at the table could be taken for {name}")

    async def enter(self, player: Player, guest: Guest, message: protocol.Enter) -> None:
        """Show a table to *guest*: from the player's seat, or to watch."""
        live = await self._tables.find(message.table)
        if live is None or live.table.closed is not None or live.is_solo:
            raise BarredError("no_such_table", "there is no such table of people")
        await self._look(player, guest, live, message.id)
        await self.come_back(player, live)

    async def _look(self, player: Player, guest: Guest, live: LiveTable, reply_to: str) -> None:
        """Show *live* to *guest*, if he may see it."""
        if live.table.seat_of(player.who.id) is None and live.table.deal_number:
            # Whoever finds a seat free may come for it.
            has_room = live.table.settings.free and live.table.phase_of_life is Life.OVER
            if live.table.settings.watching is Watching.OFF and not has_room:
                self._tables.let_go(live)
                raise BarredError("no_watching", "who does not play may not look")
            await live.prepare_to_watch()
        player.look(guest, live, reply_to=reply_to)

    async def come_back(self, player: Player, live: LiveTable) -> None:
        """Let the player's line be there again, and the bot go that sits in for him."""
        seat = live.table.seat_of(player.who.id)
        if seat is not None and (seat in live.table.lost or seat in live.table.sits_in):
            await live.carry_out(RegainLine(seat, self.now()), seat)

    # At a table.

    async def obey(
        self, player: Player, guest: Guest, live: LiveTable, message: AtTable | Playing
    ) -> None:
        """Do what *message* asks of *live*, at which *guest* looks."""
        seat = live.table.seat_of(player.who.id)
        key = command_key(player.key, message.id)
        match message:
            case protocol.TakeSeat():
                await self._take_seat(player, guest, live, message)
            case protocol.Sync():
                live.show(guest, message.id)
            case protocol.History() | protocol.Replay() | protocol.ProveDeals():
                self._look_back(guest, live, message)
            case protocol.Leave() if seat is None:
                player.look_away(guest)
                self._tables.let_go(live)
                guest.show(protocol.Left(live.id, message.id))
            case _ if seat is None:
                refuse(guest, message.id, "not_your_seat", "you only watch")
            case protocol.Share():
                code = sharing.code_of(
                    live.table, seat, with_hand=message.with_hand, language=message.language
                )
                guest.show(protocol.Shared(code, message.id))
            case protocol.Ask() | protocol.GoToStep() | protocol.Hold():
                raise NotNowError("among people nobody is advised or taught")
            case protocol.Leave():
                await self._leave(player, guest, live, seat, message)
            case protocol.Say():
                await self._say(player, guest, live, seat, message)
            case protocol.Play():
                await self._play(guest, live, seat, message, key)
            case _:
                if isinstance(message, protocol.Lay) and message.seat != seat:
                    raise BarredError("not_your_seat", f"your seat is {seat}")
                await live.carry_out(
                    self._command(live, message, seat),
                    seat,
                    command_id=key,
                    watcher=guest,
                    reply_to=message.id,
                )

    async def _take_seat(
        self, player: Player, guest: Guest, live: LiveTable, message: protocol.TakeSeat
    ) -> None:
        key = command_key(player.key, message.id)
        name = self.name_of(player, message.name)
        if not live.knows(key):
            await self.check_may_sit(player)
            await self.check_name(live, player, name)
        command = TakeSeat(
            message.seat,
            name,
            player.who.id,
            self._new_seed(),
            _nonce(message.nonce),
            self.now(),
            is_account=player.who.is_account,
        )
        await live.carry_out(command, None, command_id=key, watcher=guest, reply_to=message.id)

    def _look_back(
        self,
        guest: Guest,
        live: LiveTable,
        message: protocol.History | protocol.Replay | protocol.ProveDeals,
    ) -> None:
        reader = live.reader(guest)
        if reader is None and live.lags:
            raise NotNowError("who watches sees everything later")
        if reader is None and live.table.settings.watching is Watching.OFF:
            raise BarredError("no_watching", "who does not play may not look")
        if isinstance(message, protocol.ProveDeals):
            proof = together.proof_of(live.id, live.table, message.id)
            if not proof.deals:
                raise GameNotOverError("no deal is over yet")
            guest.show(proof)
        elif not live.table.deal_number:
            raise NotNowError("no cards have been dealt yet")
        elif isinstance(message, protocol.History):
            guest.show(wire.history_for(live.id, live.table, reader, message.id))
        else:
            guest.show(wire.replay_for(live.id, live.table, reader, message.id))

    async def _leave(
        self, player: Player, guest: Guest, live: LiveTable, seat: Seat, message: protocol.Leave
    ) -> None:
        leaving = [each for each, looked in player.looks.items() if looked is live]
        await live.carry_out(
            Leave(seat, self.now()),
            seat,
            command_id=command_key(player.key, message.id),
            watcher=guest,
            reply_to=message.id,
            leaving=leaving,
        )
        for each in leaving:
            player.looks.pop(each, None)
        self._tables.let_go(live)

    async def _say(
        self, player: Player, guest: Guest, live: LiveTable, seat: Seat, message: protocol.Say
    ) -> None:
        if (message.phrase is None) == (message.text is None):
            raise BarredError("bad_shape", "either a phrase or a text is said")
        text = None if message.text is None else tidy(message.text)
        if text == "":
            raise BarredError("bad_shape", "nothing that can be read is said")
        if not player.talk.take():
            raise BarredError("too_fast", "one thing after the other")
        await live.carry_out(
            Say(seat, self.now(), message.phrase, text),
            seat,
            command_id=command_key(player.key, message.id),
            watcher=guest,
            reply_to=message.id,
        )

    async def _play(
        self, guest: Guest, live: LiveTable, seat: Seat, message: protocol.Play, key: str
    ) -> None:
        if message.seat != seat:
            raise BarredError("not_your_seat", f"your seat is {seat}")
        play = Play(seat, wire.read_move(message.move), message.seen, self.now())

        async def make(play: Play) -> None:
            await live.carry_out(play, seat, command_id=key, watcher=guest, reply_to=message.id)

        wait_s = live.masked_until(play) - asyncio.get_running_loop().time()
        if not isinstance(play.move, Done) or wait_s <= 0:
            await make(play)
            return

        async def make_later() -> None:
            # The player is not held up meanwhile.
            await asyncio.sleep(wait_s)
            try:
                # At the time when it happens: when it was said would tell those who watch later.
                await make(replace(play, at=self.now()))
            except Exception as error:
                self._refuse_with(guest, message, error)

        self._later.start(make_later())

    def _command(self, live: LiveTable, message: _Commanded, seat: Seat) -> Command:  # noqa: PLR0912 - one branch a message
        at = self.now()
        match message:
            case protocol.FreeSeat():
                return FreeSeat(seat, at)
            case protocol.SwapSeats():
                if message.seat != seat:
                    raise BarredError("not_your_seat", f"your seat is {seat}")
                return SwapSeats(seat, message.other, at)
            case protocol.SetBot():
                taken = [other.name for other in live.table.seats if not other.is_free]
                names = name_bots([message.level or "regular"], taken, self._dice)
                return SetBot(seat, message.seat, message.level, names[0], self._new_seed(), at)
            case protocol.Remove():
                return Remove(seat, message.seat, at)
            case protocol.PassHost():
                return PassHost(seat, message.seat, at)
            case protocol.ChangeTable():
                return ChangeSettings(
                    seat,
                    rulebook.read_rules(message.rules),
                    together.read_settings(
                        message.settings, _resized(live, message.seats), live.table.host
                    ),
                    at,
                )
            case protocol.Start():
                return Start(seat, self._new_seed(), at)
            case protocol.Contribute():
                return Contribute(seat, bytes.fromhex(message.nonce), at)
            case protocol.Rematch():
                return Wish(seat, self._new_seed(), None, at)
            case protocol.Lay():
                return Lay(seat, tuple(map(Card.parse, message.cards)), message.seen, at)
            case protocol.Undo():
                return Undo(seat, message.seen)
            case protocol.AskTakeback():
                return AskTakeback(seat, message.seen, at)
            case protocol.AnswerTakeback():
                return AnswerTakeback(seat, message.number, message.agrees, at)
            case protocol.SetPace():
                return SetPace(seat, Pace(message.pace))
            case _:
                assert_never(message)

    def now(self) -> int:
        """The time, in ms since 1970."""
        return self._tables.means.now()


def table_id_of(player: str, message_id: str) -> str:
    """The table that a message opens: the same one can open only one."""
    return hashlib.sha256(f"table {player} {message_id}".encode()).hexdigest()[:20]


def _keys_of(name: str) -> frozenset[str]:
    from kozyr.server.accounts.names import keys_of  # noqa: PLC0415 - takes long as well

    return keys_of(name)


def _looks_like_one_of(name: str, others: Sequence[str]) -> bool:
    keys = _keys_of(name)
    return any(not keys.isdisjoint(_keys_of(other)) for other in others)


def _nonce(nonce: str | None) -> bytes | None:
    return None if nonce is None else bytes.fromhex(nonce)


def _resized(live: LiveTable, seats: int) -> tuple[SeatSettings, ...]:
    """The seats of *live* as they are, with fewer or more of them; its people find theirs."""
    kept = live.table.seats[:seats]
    return (*kept, *[SeatSettings(is_free=True)] * (seats - len(kept)))
