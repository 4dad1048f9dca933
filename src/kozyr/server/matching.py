"""`Matching`: who wants to play with anybody is brought to a table.

Whoever looks for others takes a seat at an open table that starts when it is full, the
fullest that is played as he wishes, or opens one and waits there.  So it does not matter on
which worker the others are, nor whether they come by the lobby.
"""

import logging
from collections.abc import Callable
from statistics import mean
from typing import Final

from kozyr.bots import UnknownBot
from kozyr.rules import Rules
from kozyr.server import protocol, rulebook, together
from kozyr.server.figures import Figures
from kozyr.server.live import LiveTable
from kozyr.server.livetables import LiveTables
from kozyr.server.lobby import Lobby
from kozyr.server.players import Guest, Player, command_key
from kozyr.server.seating import Seating, table_id_of
from kozyr.server.store import StoreError
from kozyr.server.tasks import Tasks
from kozyr.tables import (
    FreeSeat,
    LogError,
    NotNowError,
    OpenTable,
    RefusalError,
    SeatSettings,
    TakeSeat,
)

_log = logging.getLogger(__name__)

CLOCK: Final = protocol.Clock(turn_s=25, bank_s=60, increment_s=0, window_s=8)
_FEWEST: Final = 2
_ALIKE: Final = 250
"""Ratings that differ by more make a game one-sided."""


class Seeker:
    """One who looks for others: sits at a table, and is shown it once the cards are dealt."""

    def __init__(self, player: Player, guest: Guest, live: LiveTable, later: Tasks) -> None:
        """Let *player* wait at *live* on behalf of *guest*."""
        self.player = player
        self.guest = guest
        self.live = live
        self.is_searching = True
        self._later = later
        self._waiting = 0

    def show(self, message: protocol.ServerMessage) -> None:
        """Tell how many there are, and take the player to the table when all are."""
        match message:
            case protocol.Gathering():
                waiting = sum(seat.player is not None for seat in message.seats)
                if waiting != self._waiting:
                    self._waiting = waiting
                    self.guest.show(protocol.Matching(True, waiting, message.reply_to))
            case protocol.TableUpdate() if self.is_searching:
                self.is_searching = False
                self._later.start(self._found())
            case protocol.Left() if self.is_searching:
                self.is_searching = False
                self.guest.show(protocol.Matching(False, 0, None))
            case _:
                # What is said at the table is not for one who is not shown it.
                pass

    async def _found(self) -> None:
        async with self.player.lock:
            self.live.unwatch(self)
            if self.guest in self.player.guests:
                self.guest.show(protocol.Matched(self.live.id))
                self.player.look(self.guest, self.live)


class Matching:
    """The players who are looking for others on this worker."""

    def __init__(
        self,
        tables: LiveTables,
        lobby: Lobby,
        seating: Seating,
        later: Tasks,
        new_seed: Callable[[], bytes],
        figures: Figures,
    ) -> None:
        """Bring them to *tables* of the *lobby*, by *figures* to such as play as well."""
        self._tables = tables
        self._lobby = lobby
        self._seating = seating
        self._later = later
        self._new_seed = new_seed
        self._figures = figures
        self._seekers: dict[str, Seeker] = {}

    async def seek(self, player: Player, guest: Guest, message: protocol.QuickMatch) -> None:
        """Look for others to play with.

        Raises:
            BarredError: the player may not sit down.
            BadRules: the rules mean nothing.
            RulesConflict: so many cannot play by them.
            StoreError: the tables cannot be read or written.
        """
        rules = rulebook.read_rules(message.rules)
        seats = message.seats or max(_FEWEST, rules.min_seats)
        rules.check_seats(seats)
        await self._stop(player)
        await self._seating.check_may_sit(player)
        await self._seating.check_own_name(player, self._seating.name_of(player, message.name))
        live = await self._find(player, message, rules) or await self._open(
            player, message, rules, seats
        )
        seeker = Seeker(player, guest, live, self._later)
        self._seekers[player.key] = seeker
        live.watch(player.who.id, seeker, (), message.id)
        if not seeker.is_searching:
            # The table is full already: nothing is waited for.
            guest.show(protocol.Matching(False, 0, message.id))

    async def _find(
        self, player: Player, message: protocol.QuickMatch, rules: Rules
    ) -> LiveTable | None:
        """Sit the player down at the table that suits best; None where there is none.

        Best are those where others play about as well, of them the fullest.
        """
        suiting = [
            listing
            for listing in await self._lobby.listings()
            if listing.life == "gathering"
            and listing.starts == "full"
            and listing.rules == str(rules)
            and listing.clock == CLOCK
            and listing.rated == message.rated
            and message.seats in (None, len(listing.seats))
            and all(seat.player != player.who.id for seat in listing.seats)
        ]
        await self._figures.of(player.who.id)
        suiting.sort(
            key=lambda listing: (
                self._is_far(listing, player, rules),
                sum(seat.name is None for seat in listing.seats),
            )
        )
        for listing in suiting:
            try:
                live = await self._tables.find(listing.table)
                if live is not None:
                    taking = self._take_seat(player, message)
                    await self._seating.check_name(live, player, taking.name)
                    await live.carry_out(
                        taking, None, command_id=command_key(player.key, message.id)
                    )
                    return live
            except (RefusalError, LogError, UnknownBot):
                # It was taken a moment ago, or the name is.
                continue
        return None

    def _is_far(self, listing: protocol.Listing, player: Player, rules: Rules) -> bool:
        """Whether those at the table play much better or worse, as far as that is known."""
        mine = self._figures.shown(player.who.id, rules, len(listing.seats))
        theirs = [seat.rating for seat in listing.seats if seat.rating is not None]
        return mine is not None and bool(theirs) and abs(mine - mean(theirs)) > _ALIKE

    def _take_seat(self, player: Player, message: protocol.QuickMatch) -> TakeSeat:
        return TakeSeat(
            None,
            self._seating.name_of(player, message.name),
            player.who.id,
            self._new_seed(),
            None if message.nonce is None else bytes.fromhex(message.nonce),
            self._seating.now(),
            is_account=player.who.is_account,
        )

    async def _open(
        self, player: Player, message: protocol.QuickMatch, rules: Rules, seats: int
    ) -> LiveTable:
        name = self._seating.name_of(player, message.name)
        wanted = protocol.TableSettings("open", CLOCK, "free", "phrases", "full", message.rated)
        free = [SeatSettings(is_free=True)] * (seats - 1)
        settings = together.read_settings(
            wanted,
            (SeatSettings(name, None, player.who.id, is_account=player.who.is_account), *free),
            0,
        )
        table_id = table_id_of(player.key, message.id)
        command = OpenTable(rules, settings, self._new_seed(), table_id, self._seating.now())
        return await self._tables.open(command, command_key(player.key, message.id))

    async def cancel(self, player: Player, guest: Guest, message: protocol.CancelMatch) -> None:
        """Look for nobody any more.

        Raises:
            NotNowError: nobody is looked for.
            StoreError: that the seat is free cannot be written.
        """
        if not await self._stop(player):
            raise NotNowError("nobody is looked for")
        guest.show(protocol.Matching(False, 0, message.id))

    async def end(self, player: Player, guest: Guest) -> None:
        """Look for nobody any more on behalf of *guest*, which is gone."""
        seeker = self._seekers.get(player.key)
        if seeker is None or seeker.guest is not guest:
            return
        try:
            await self._stop(player)
        except StoreError as error:
            _log.error("table %s keeps a seat for one who is gone: %s", seeker.live.id, error)

    async def _stop(self, player: Player) -> bool:
        """Get up from where the player waits; False when he does not, or no longer."""
        seeker = self._seekers.pop(player.key, None)
        if seeker is None or not seeker.is_searching:
            return False
        live = seeker.live
        seat = live.table.seat_of(player.who.id)
        seeker.is_searching = False
        live.unwatch(seeker)
        if seat is not None and not live.table.deal_number:
            try:
                await live.carry_out(FreeSeat(seat, self._seating.now()), seat)
            except RefusalError as error:
                _log.info("table %s needs nobody to get up: %s", live.id, error)
        self._tables.let_go(live)
        return True
