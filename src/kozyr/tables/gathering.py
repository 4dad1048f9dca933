"""Who gets which seat at a table of people, who is the host, and when a deal begins."""

from collections.abc import Set
from typing import Final

from msgspec.structs import replace

from kozyr.rules import Seat, deal_from_seed
from kozyr.tables.commands import (
    ChangeSettings,
    Contribute,
    OpenTable,
    PassHost,
    Remove,
    SetBot,
    Start,
    SwapSeats,
    TakeSeat,
    Wish,
)
from kozyr.tables.consent import granted
from kozyr.tables.fair import NONCE_BYTES, SEED_BYTES, deal_of
from kozyr.tables.log import (
    RULES_VERSION,
    BotSatIn,
    Closed,
    ClosedWhy,
    Committed,
    Contributed,
    Dealt,
    HostPassed,
    Left,
    SeatFreed,
    SeatsSwapped,
    SeatTaken,
    SettingsChanged,
    TableEvent,
    TableOpened,
    Wished,
)
from kozyr.tables.refusals import (
    NameTakenError,
    NotHostError,
    NotNowError,
    SeatTakenError,
    SettingsError,
    TableFullError,
)
from kozyr.tables.settings import SeatSettings, Starts, TableSettings
from kozyr.tables.standing import Life
from kozyr.tables.table import Table

Events = tuple[TableEvent, ...]
FIRST_DEAL: Final = 1


# Deals.


def open_table(command: OpenTable) -> Events:
    """Set up a table: dealt at once where one plays alone, else waiting for its people.

    Raises:
        RulesError: the rules cannot be played by so many.
        SettingsError: the settings contradict each other.
    """
    settings, rules, at = command.settings, command.rules, command.at
    settings.check()
    opened = TableOpened(RULES_VERSION, str(rules), settings, table=command.table, at=at)
    if settings.is_solo:
        deal = deal_from_seed(rules, len(settings.seats), command.seed)
        return opened, Dealt.of(FIRST_DEAL, deal)
    rules.check_seats(len(settings.seats))
    return opened, _committed(FIRST_DEAL, command.seed)


def _committed(deal: int, seed: bytes) -> Committed:
    if len(seed) != SEED_BYTES:
        raise SettingsError(f"a seed has {SEED_BYTES} bytes, this one {len(seed)}")
    return Committed(deal, seed.hex())


def _deal(table: Table, seed: bytes, at: int) -> Events:
    """Deal from what the table is bound to, and bind it to *seed* for the deal after."""
    basis = table.next_basis
    if basis is None:
        raise NotNowError("this table is bound to no seed")
    deal = deal_of(table.rules, table.id, basis)
    return Dealt.of(basis.deal, deal, at), _committed(basis.deal + 1, seed)


def start(table: Table, command: Start) -> Events:
    """Let the deal begin, without the seats that are still free."""
    _check_host(table, command.seat)
    _check_between_deals(table)
    if table.phase_of_life is Life.OVER:
        waiting = {*table.settings.people} - table.wishes - {command.seat}
        if waiting:
            raise NotNowError("not everybody wishes for another deal")
    changed: Events = ()
    if table.settings.free:
        host = table.seats[table.host]
        seats = tuple(seat for seat in table.seats if not seat.is_free)
        table.rules.check_seats(len(seats))
        settings = replace(table.settings, seats=seats, host=seats.index(host))
        changed = (SettingsChanged(settings, str(table.rules), command.at),)
    return *changed, *_deal(table.tried(changed), command.seed, command.at)


def wish(table: Table, command: Wish) -> Events:
    """Wish for another deal, and deal when all do and all seats are taken."""
    if table.phase_of_life is not Life.OVER:
        raise NotNowError("a rematch is wished for when a deal is over")
    if command.seat in table.wishes:
        return ()
    events: Events = (
        *_contribution(table, command.seat, command.nonce),
        Wished(command.seat, command.at),
    )
    return *events, *_deal_if_wished(table.tried(events), command.seed, command.at)


def _deal_if_wished(table: Table, seed: bytes, at: int) -> Events:
    if table.settings.free or {*table.settings.people} - table.wishes:
        return ()
    return _deal(table, seed, at)


def _deal_if_full(table: Table, seed: bytes, at: int) -> Events:
    if table.settings.free or table.settings.starts is not Starts.FULL:
        return ()
    return _deal(table, seed, at) if table.phase_of_life is Life.GATHERING else ()


def contribute(table: Table, command: Contribute) -> Events:
    """Add to the next deal, once."""
    return _contribution(table, command.seat, command.nonce)


def _contribution(table: Table, seat: Seat, nonce: bytes | None) -> Events:
    if nonce is None or table.presence.at(seat).nonce is not None:
        return ()
    if len(nonce) != NONCE_BYTES:
        raise SettingsError(f"a nonce has {NONCE_BYTES} bytes, this one {len(nonce)}")
    return (Contributed(seat, nonce.hex()),)


# Seats.


def take_seat(table: Table, command: TakeSeat) -> Events:
    """Sit somebody down where it is free."""
    _check_between_deals(table)
    if table.seat_of(command.player) is not None:
        raise NotNowError("whoever sits already takes no second seat")
    if not table.settings.free:
        raise TableFullError("no seat is free")
    seat = table.settings.free[0] if command.seat is None else command.seat
    if seat not in table.settings.free:
        raise SeatTakenError(f"seat {seat} is not free")
    _check_name(table, command.name)
    taken = SeatTaken(
        seat, command.name, None, command.player, command.at, is_account=command.is_account
    )
    after = table.tried([taken])
    events: Events = (taken, *_contribution(after, seat, command.nonce))
    if table.phase_of_life is Life.OVER:
        # Who sits down where a deal is over wants the next one.
        events = (*events, Wished(seat, command.at))
        return *events, *_deal_if_wished(table.tried(events), command.seed, command.at)
    return *events, *_deal_if_full(table.tried(events), command.seed, command.at)


def _check_name(table: Table, name: str) -> None:
    taken = {seat.name.casefold() for seat in table.seats if not seat.is_free}
    if name and name.casefold() in taken:
        raise NameTakenError(f"somebody at the table is called {name} already")


def get_up(table: Table, seat: Seat, at: int) -> Events:
    """Let the person at *seat* go; whoever was the host, the next person is."""
    if table.phase_of_life is Life.PLAYING:
        is_needed = seat not in table.sits_in and seat not in table.game.out
        sits_in = (BotSatIn(seat, at),) if is_needed else ()
        gone: Events = (*sits_in, Left(seat, at))
    else:
        gone = (SeatFreed(seat, at),)
    after = table.tried(gone)
    return *gone, *settle_host(after, at), *granted(after, at)


def settle_host(table: Table, at: int) -> Events:
    """Make the next person the host where the host is gone; where nobody is left, close."""
    people = {*table.settings.people} - table.left
    if not people:
        return (Closed(ClosedWhy.EMPTY, at),)
    return () if table.host in people else (next_host(table, people),)


def next_host(table: Table, people: Set[Seat]) -> HostPassed:
    """The first of *people*, one at least, clockwise from the host, is the host now."""
    seats = len(table.seats)
    following = ((table.host + step) % seats for step in range(1, seats))
    return HostPassed(next(seat for seat in following if seat in people))


def swap_seats(table: Table, command: SwapSeats) -> Events:
    """Move over to a seat that is free or a bot's."""
    if table.phase_of_life is not Life.GATHERING:
        raise NotNowError("seats are swapped before the first deal")
    if command.other == command.seat:
        return ()
    if command.other not in (*table.settings.free, *table.settings.bots):
        raise SeatTakenError(f"seat {command.other} is a person's, or there is none")
    return (SeatsSwapped(command.seat, command.other, command.at),)


def set_bot(table: Table, command: SetBot) -> Events:
    """Give a seat to a bot, or take it away from one."""
    _check_host(table, command.seat)
    _check_between_deals(table)
    settings, other, at = table.settings, command.other, command.at
    if other not in (*settings.free, *settings.bots):
        raise SeatTakenError(f"seat {other} is a person's, or there is none")
    if command.level is None:
        return (SeatFreed(other, at),) if other in settings.bots else ()
    if table.seats[other].level == command.level:
        return ()
    events: Events = (SeatTaken(other, command.name, command.level, None, at),)
    after = table.tried(events)
    if after.phase_of_life is Life.OVER:
        return *events, *_deal_if_wished(after, command.seed, at)
    return *events, *_deal_if_full(after, command.seed, at)


def remove(table: Table, command: Remove) -> Events:
    """Send somebody away."""
    _check_host(table, command.seat)
    _check_between_deals(table)
    if command.other == command.seat:
        raise NotNowError("a host who wants to go leaves")
    if command.other not in (*table.settings.people, *table.settings.bots):
        raise SeatTakenError(f"nobody sits at seat {command.other}")
    return (SeatFreed(command.other, command.at),)


def pass_host(table: Table, command: PassHost) -> Events:
    """Make somebody else the host."""
    _check_host(table, command.seat)
    if command.other not in {*table.settings.people} - table.left:
        raise SeatTakenError(f"no person sits at seat {command.other}")
    return () if command.other == command.seat else (HostPassed(command.other),)


def change_settings(table: Table, command: ChangeSettings) -> Events:
    """Set the table up anew, with the people who sit there."""
    _check_host(table, command.seat)
    _check_between_deals(table)
    if command.settings.is_solo:
        raise SettingsError("a table of people cannot become one for one")
    settings = _with_people_of(table, command.settings)
    settings.check()
    command.rules.check_seats(len(settings.seats))
    if settings == table.settings and command.rules == table.rules:
        return ()
    return (SettingsChanged(settings, str(command.rules), command.at),)


def _with_people_of(table: Table, settings: TableSettings) -> TableSettings:
    """*settings* with the people and the host of *table* instead of its own."""
    wanted = [
        SeatSettings(is_free=True) if seat.is_person or seat.is_free else seat
        for seat in settings.seats
    ]
    people = {seat: table.seats[seat] for seat in table.settings.people}
    if len(people) > len(wanted):
        raise TableFullError(f"{len(people)} people sit there already")
    placed = {seat: seat for seat in people if seat < len(wanted)}
    room = [seat for seat in range(len(wanted)) if seat not in placed]
    room.sort(key=lambda seat: not wanted[seat].is_free)
    for seat in people:
        if seat not in placed:
            placed[seat] = room.pop(0)
    for seat, at in placed.items():
        wanted[at] = people[seat]
    return replace(settings, seats=tuple(wanted), host=placed[table.host])


# Who may, and when.


def _check_host(table: Table, seat: Seat) -> None:
    if seat != table.host:
        raise NotHostError("only the host may do that")


def _check_between_deals(table: Table) -> None:
    if table.phase_of_life not in (Life.GATHERING, Life.OVER):
        raise NotNowError("that waits for the end of the deal")
