"""What has changed instead of the whole: how table updates go out on one connection.

The hall shows whole updates; here each becomes what differs from the one before.  What waits
in an outbox is still whole, so that any of it may be dropped.
"""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, Final, cast

from msgspec import Struct, structs

from kozyr.server.hands import Hand, by_place
from kozyr.server.protocol import (
    ClockView,
    Gathering,
    SeatChanges,
    SeatView,
    ServerMessage,
    TableEvent,
    TableUpdate,
    View,
    server_encoder,
)

_LISTS: Final = frozenset({"seats", "hand", "table"})
_OWN: Final = ("you", "take", "done", "swap", "transfer_to", "can_undo", "can_rematch", "watching")
"""What of a view is its reader's own, besides the hand."""
_COMMON: Final = tuple(
    name for name in View.__struct_fields__ if name not in _LISTS and name not in _OWN
)
_own: Final[Callable[[View], tuple[Any, ...]]] = attrgetter(*_OWN)
_common: Final[Callable[[View], tuple[Any, ...]]] = attrgetter(*_COMMON)
_LASTING: Final = ("pace", "people", "watchers", "settings", "host", "commitment")
"""What is told besides the view when it changes."""
_MOMENTARY: Final = ("clock", "next", "takeback", "device")
"""What is told as long as there is something to tell."""
_lasting: Final[Callable[[TableUpdate], tuple[Any, ...]]] = attrgetter(*_LASTING)
_momentary: Final[Callable[[TableUpdate], tuple[Any, ...]]] = attrgetter(*_MOMENTARY)
_NOTHING_MOMENTARY: Final = (None,) * len(_MOMENTARY)
_COMPARED_KEPT: Final = 256
_OF_SEAT: Final = SeatView.__struct_fields__


class Packer:
    """Packs what is sent on one connection, in order."""

    def __init__(self) -> None:
        self._last: TableUpdate | None = None

    def pack(self, message: ServerMessage) -> bytes:
        """Return *message* as it is sent: of a table that was sent before only what has changed.

        That is a `TableChanged`, put together of what was written once for all who are told.
        """
        if isinstance(message, TableUpdate):
            last, self._last = self._last, message
            if last is not None and not _is_another_table(last, message):
                return _changed(last, message)
        elif isinstance(message, Gathering):
            self._last = None
        return server_encoder.encode(message)


def _is_another_table(last: TableUpdate, message: TableUpdate) -> bool:
    """Whether it is another table than before, or others, or more or fewer, sit there."""
    return last.table != message.table or len(last.view.seats) != len(message.view.seats)


def _changed(last: TableUpdate, message: TableUpdate) -> bytes:
    """The `TableChanged` that makes *message* of *last*, as it is written."""
    parts = [b'{"type":"changed","seq":%d' % message.seq]
    changes = _changes(last.view, message.view)
    if changes:
        parts.append(b',"changes":{%b}' % changes)
    if message.events:
        parts.append(b',"events":%b' % _events(message.events))
    if message.reply_to is not None:
        parts.append(b',"reply_to":%b' % server_encoder.encode(message.reply_to))
    beside = _beside_changes(last, message)
    if beside:
        parts.append(b",%b" % _written(beside))
    parts.append(b"}")
    return b"".join(parts)


def _beside_changes(last: TableUpdate, message: TableUpdate) -> dict[str, Any]:
    """What is to be told besides the view and what has happened."""
    # At most moves all of it is as it was, and there is nothing of the moment.
    were, are = _lasting(last), _lasting(message)
    changes: dict[str, Any] = {}
    if were != are:
        each = zip(_LASTING, were, are, strict=True)
        changes = {name: is_ for name, was, is_ in each if was != is_ and is_ is not None}
    momentary = _momentary(message)
    if momentary != _NOTHING_MOMENTARY:
        changes |= {
            name: value
            for name, value in zip(_MOMENTARY, momentary, strict=True)
            if value is not None
        }
        if message.clock is not None:
            changes["clock"] = _clock(last.clock, message.clock)
    return changes


# What happened last, and as it is written: one after the other is told of it.
_told_last: list[tuple[list[TableEvent], bytes]] = [([], b"[]")]


def _events(events: list[TableEvent]) -> bytes:
    """What happened, as it is written."""
    if _told_last[0][0] is not events:
        _told_last[0] = (events, server_encoder.encode(events))
    return _told_last[0][1]


def _changes(before: View, now: View) -> bytes:
    """The fields of `ViewChanges` that make *now* of *before*, as they are written."""
    if before is now:
        return b""
    parts = [_common_changes(before, now), _written(_differing(before, now, _OWN, _own))]
    # What is shown at a table is told by fates, and card by card only where it is told whole.
    hand = cast("Hand", now.hand).changes_from(cast("Hand", before.hand))
    if hand is not None:
        parts.append(b'"hand":%b' % hand)
    return b",".join(filter(None, parts))


# The last comparisons, by what was compared: both are kept, so that no other can be taken
# for them.  The readers of a table are told of a move one soon after the other.
_compared: dict[tuple[int, int], tuple[View, View, bytes]] = {}


def _common_changes(before: View, now: View) -> bytes:
    """What has changed of what everybody may see: written once for all readers of a table.

    All views of a table at one moment share their list of seats (`wire.views_for`).
    """
    key = (id(before.seats), id(now.seats))
    found = _compared.get(key)
    if found is not None:
        return found[2]
    changes = _differing(before, now, _COMMON, _common)
    if before.seats != now.seats:
        changes["seats"] = [
            _seat_changes(seat, *pair)
            for seat, pair in enumerate(zip(before.seats, now.seats, strict=True))
            if pair[0] != pair[1]
        ]
    if before.table != now.table:
        changes["table"] = by_place(before.table, now.table)
    while len(_compared) >= _COMPARED_KEPT:
        del _compared[next(iter(_compared))]
    written = _written(changes)
    _compared[key] = (before, now, written)
    return written


def _written(fields: dict[str, Any]) -> bytes:
    """The *fields* of an object as they are written, without its brackets."""
    return server_encoder.encode(fields)[1:-1] if fields else b""


def _differing(
    before: View, now: View, names: Iterable[str], values: Callable[[View], tuple[Any, ...]]
) -> dict[str, Any]:
    """The fields of those *names* that are others now; *values* gives all of them at once."""
    were, are = values(before), values(now)
    if were == are:
        return {}
    return {name: is_ for name, was, is_ in zip(names, were, are, strict=True) if was != is_}


def _seat_changes(seat: int, before: SeatView, now: SeatView) -> Struct:
    return SeatChanges(
        seat=seat,
        **{
            name: value
            for name in _OF_SEAT
            if (value := getattr(now, name)) != getattr(before, name)
        },
    )


def _clock(before: ClockView | None, now: ClockView) -> ClockView:
    """The clock without the seats of which nothing is new: they rest, and the bank is known."""
    if before is None:
        return now
    banks = {clock.seat: clock.bank_ms for clock in before.seats}
    told = [
        clock
        for clock in now.seats
        if clock.turn_ms is not None or banks.get(clock.seat) != clock.bank_ms
    ]
    return structs.replace(now, seats=told)
