"""What has changed instead of the whole: how table updates go out on one connection.

The hall shows whole updates; here each becomes what differs from the one before.  What waits
in an outbox is still whole, so that any of it may be dropped.
"""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, Final, cast

from msgspec import UNSET, Raw, Struct, structs

from kozyr.server.hands import Hand, by_place
from kozyr.server.protocol import (
    ClockView,
    Gathering,
    SeatChanges,
    SeatView,
    ServerMessage,
    TableChanged,
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
_COMPARED_KEPT: Final = 256
_OF_SEAT: Final = SeatView.__struct_fields__


class Packer:
    """Packs what is sent on one connection, in order."""

    def __init__(self) -> None:
        self._last: TableUpdate | None = None

    def pack(self, message: ServerMessage) -> ServerMessage:
        """Return *message*, or of a table that was sent before only what has changed."""
        if isinstance(message, Gathering):
            self._last = None
        if not isinstance(message, TableUpdate):
            return message
        last, self._last = self._last, message
        if last is None or last.table != message.table or _is_set_up_anew(last, message):
            return message
        changed = TableChanged(
            seq=message.seq,
            changes=_changes(last.view, message.view),
            events=message.events,
            reply_to=message.reply_to,
            next=message.next,
            takeback=message.takeback,
            device=message.device,
        )
        # Most of it is as it was at most moves, and often the very same.
        if last.pace != message.pace:
            changed.pace = message.pace
        if last.people is not message.people and last.people != message.people:
            changed.people = message.people
        if last.watchers != message.watchers:
            changed.watchers = message.watchers
        if message.settings is None:
            return changed
        if last.settings is not message.settings and last.settings != message.settings:
            changed.settings = message.settings
        if message.host is not None and last.host != message.host:
            changed.host = message.host
        if message.commitment is not None and last.commitment != message.commitment:
            changed.commitment = message.commitment
        changed.clock = _clock(last.clock, message.clock)
        return changed


def _is_set_up_anew(last: TableUpdate, message: TableUpdate) -> bool:
    """Whether others, or more or fewer, sit at the table than before."""
    return len(last.view.seats) != len(message.view.seats)


def _changes(before: View, now: View) -> Any:  # noqa: ANN401 - `ViewChanges`, as it is written
    """What makes *now* of *before*, UNSET where they are alike."""
    if before is now:
        return UNSET
    parts = [_common_changes(before, now), _written(_differing(before, now, _OWN, _own))]
    # What is shown at a table is told by fates, and card by card only where it is told whole.
    hand = cast("Hand", now.hand).changes_from(cast("Hand", before.hand))
    if hand is not None:
        parts.append(_written({"hand": hand}))
    changes = b",".join(filter(None, parts))
    return Raw(b"{%b}" % changes) if changes else UNSET


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


def _clock(before: ClockView | None, now: ClockView | None) -> ClockView | None:
    """The clock without the seats of which nothing is new: they rest, and the bank is known."""
    if before is None or now is None:
        return now
    banks = {clock.seat: clock.bank_ms for clock in before.seats}
    told = [
        clock
        for clock in now.seats
        if clock.turn_ms is not None or banks.get(clock.seat) != clock.bank_ms
    ]
    return structs.replace(now, seats=told)
