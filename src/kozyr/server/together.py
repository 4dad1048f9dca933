"""Tables of people as the protocol's structs, and how they stand for store and lobby.

As in `wire` every struct is filled field by field; nothing in here knows a hand.
"""

from collections.abc import Collection
from typing import Final, cast

import msgspec

from kozyr.rules import Seat
from kozyr.server import protocol, rulebook, wire
from kozyr.server.store import Sitting, TableStatus
from kozyr.tables import (
    Access,
    ClockSettings,
    Life,
    Pace,
    SeatSettings,
    Starts,
    Table,
    TableSettings,
    Talk,
    Watching,
)

_listing_encoder: Final = msgspec.json.Encoder()
listing_decoder: Final = msgspec.json.Decoder(protocol.Listing)


# Settings.


def read_settings(
    settings: protocol.TableSettings, seats: tuple[SeatSettings, ...], host: Seat
) -> TableSettings:
    """Return the settings off the wire as a table's, with *seats* and *host*."""
    clock = settings.clock
    return TableSettings(
        seats=seats,
        pace=Pace.NORMAL,
        clock=ClockSettings(clock.turn_s, clock.bank_s, clock.increment_s, clock.window_s)
        if clock
        else None,
        access=Access(settings.access),
        watching=Watching(settings.watching),
        talk=Talk(settings.talk),
        starts=Starts(settings.starts),
        rated=settings.rated,
        host=host,
    )


def write_settings(settings: TableSettings) -> protocol.TableSettings:
    """Return a table's settings for the wire."""
    return protocol.TableSettings(
        access=cast("protocol.Access", settings.access.value),
        clock=_write_clock(settings.clock),
        watching=settings.watching.value,
        talk=settings.talk.value,
        starts=settings.starts.value,
        rated=settings.rated,
    )


def _write_clock(clock: ClockSettings | None) -> protocol.Clock | None:
    if clock is None:
        return None
    return protocol.Clock(clock.turn_s, clock.bank_s, clock.increment_s, clock.window_s)


# Gathering.


def gathering_for(
    table_id: str, table: Table, you: Seat | None, online: Collection[Seat], watchers: int
) -> protocol.Gathering:
    """Tell who is at a table before its first deal, as an answer to nobody."""
    return protocol.Gathering(
        table=table_id,
        seq=table.seq,
        you=you,
        host=table.host,
        seats=[
            protocol.GatheringSeat(
                name=None if settings.is_free else settings.name,
                level=cast("protocol.BotLevel | None", settings.level),
                player=settings.player,
                online=seat in online,
                account=settings.is_account,
            )
            for seat, settings in enumerate(table.seats)
        ],
        rules=str(table.rules),
        clauses=rulebook.write_clauses(table.rules),
        min_seats=table.rules.min_seats,
        max_seats=table.rules.max_seats,
        settings=write_settings(table.settings),
        commitment=table.commitment,
        watchers=watchers,
        can_start=table.can_start,
        reply_to=None,
    )


# Playing.


def write_people(table: Table, online: Collection[Seat]) -> list[protocol.Presence]:
    """Tell of each seat's person."""
    lost, sits_in, left, wishes = table.lost, table.sits_in, table.left, table.wishes
    gone, free = table.gone, table.settings.free
    return [
        protocol.Presence(
            player=settings.player,
            online=seat in online,
            lost=seat in lost,
            sits_in=seat in sits_in,
            left=seat in left,
            wishes=seat in wishes,
            missed=table.presence.at(seat).missed,
            quit=seat in table.left_deal,
            free=seat in free,
            gone=gone.get(seat),
            account=settings.is_account,
        )
        for seat, settings in enumerate(table.seats)
    ]


def write_next_deal(table: Table) -> protocol.NextDeal | None:
    """Tell what the next deal waits for; None while one is played."""
    if table.phase_of_life is not Life.OVER:
        return None
    settings = table.settings
    return protocol.NextDeal(
        free=[*settings.free],
        waits_for=sorted({*settings.people} - table.wishes),
        can_start=table.can_start,
        wants_player=table.wants_player,
    )


def write_device(table: Table) -> protocol.Device | None:
    """Tell to whom the device is handed; None where nobody shares one."""
    return protocol.Device(table.device_turn) if table.settings.is_on_one_device else None


def write_takeback(table: Table) -> protocol.Takeback | None:
    """Tell of the move that somebody asked to take back; None where nobody did."""
    takeback = table.takeback
    if takeback is None:
        return None
    return protocol.Takeback(
        number=takeback.number,
        seat=takeback.seat,
        answer=takeback.answer.value,
        awaits=sorted(table.takeback_awaits),
    )


def write_clock_view(table: Table, now: int) -> protocol.ClockView | None:
    """Tell what the clocks show at *now*, in ms since 1970."""
    view = table.clock_view(now)
    if view is None:
        return None
    is_window = view.window is not None
    return protocol.ClockView(
        seats=[
            protocol.SeatClock(
                seat,
                view.banks[seat],
                view.turns[seat] if seat in view.runs and not is_window else None,
            )
            for seat in table.settings.people
        ],
        window_ms=view.window,
        runs=[*view.runs] if is_window else [],
        paused_ms=_pause_ms(table, now) if view.is_paused else None,
    )


def _pause_ms(table: Table, now: int) -> int:
    """How long all still wait for who has lost his line; then a bot sits in for him."""
    ends = [at for seat in table.lost if (at := table.presence.sit_in_at(seat)) is not None]
    return max(0, min(ends, default=now) - now)


# For store and lobby.


def status_of(table: Table, listing: protocol.Listing | None) -> TableStatus:
    """How a table of people stands, listed as *listing*, for those who do not replay its log."""
    return TableStatus(
        life=table.phase_of_life.value,
        deadline_ms=table.deadline,
        listing=_listing_encoder.encode(listing) if listing else None,
        players=len({*table.settings.people} - table.left),
    )


def listing_of(table_id: str, table: Table) -> protocol.Listing | None:
    """What the lobby shows of a table; None where it shows nothing."""
    settings, life = table.settings, table.phase_of_life
    is_open = settings.access is Access.OPEN
    # Who cannot sit down may at least want to watch.
    is_of_use = bool(settings.free) or settings.watching is not Watching.OFF
    if not is_open or life is Life.CLOSED or not is_of_use:
        return None
    return protocol.Listing(
        table=table_id,
        life=cast("protocol.Life", life.value),
        rules=wire.write_rules(table.rules),
        seats=[
            protocol.ListedSeat(
                name=None if seat.is_free else seat.name,
                level=cast("protocol.BotLevel | None", seat.level),
                player=seat.player,
            )
            for seat in settings.seats
        ],
        clock=_write_clock(settings.clock),
        watching=settings.watching.value,
        talk=settings.talk.value,
        starts=settings.starts.value,
        rated=settings.rated,
    )


def sittings_of(table_id: str, table: Table | None) -> set[Sitting]:
    """Who sits at a table of people, by public ids; nobody where there is no table yet."""
    if table is None or table.closed is not None:
        return set()
    return {
        Sitting(player, table_id, seat)
        for seat in {*table.settings.people} - table.left
        if (player := table.seats[seat].player) is not None
    }


# Fair deals.


def proof_of(table_id: str, table: Table, reply_to: str) -> protocol.Proof:
    """Tell what the deals of *table* that are over came from."""
    deals = [
        msgspec.convert(proof, protocol.ProvenDeal, from_attributes=True) for proof in table.proofs
    ]
    return protocol.Proof(table_id, deals, reply_to)
