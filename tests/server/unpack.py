"""Helper: what the server tells in parts made whole, by docs/protocol.md and nothing else."""

from typing import Any

Wire = dict[str, Any]

_NEW_EACH_TIME: Wire = {"events": [], "reply_to": None}


class Unpacker:
    """Unpacks what comes on one connection, as a client does."""

    def __init__(self) -> None:
        self._table: Wire | None = None

    def whole(self, message: Wire) -> Wire:
        """Return *message*, or the whole table where it tells what has changed."""
        if message["type"] == "table":
            self._table = message
        if message["type"] != "changed":
            return message
        assert self._table is not None, "a table has changed that was never shown"
        changed = {name: value for name, value in message.items() if name not in _PARTS}
        whole = self._table | _NEW_EACH_TIME | changed | {"type": "table"}
        whole["view"] = _view(self._table["view"], message.get("changes", {}))
        whole.pop("clock", None)
        if "next" not in message:
            whole.pop("next", None)
        if "clock" in message:
            whole["clock"] = _clock(self._table.get("clock"), message["clock"])
        self._table = whole
        return whole


_PARTS = {"changes", "clock"}


def _view(before: Wire, changes: Wire) -> Wire:
    view = before | changes
    for name in ("hand", "table"):
        view[name] = [before[name][item] if isinstance(item, int) else item for item in view[name]]
    view["seats"] = [dict(seat) for seat in before["seats"]]
    for change in changes.get("seats", []):
        seat = change["seat"]
        view["seats"][seat] |= {name: value for name, value in change.items() if name != "seat"}
    return view


def _clock(before: Wire | None, clock: Wire) -> Wire:
    resting = {
        each["seat"]: {"seat": each["seat"], "bank_ms": each["bank_ms"]}
        for each in (before or {"seats": []})["seats"]
    }
    told = {each["seat"]: each for each in clock["seats"]}
    return clock | {"seats": [each for _, each in sorted((resting | told).items())]}
