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
    view["table"] = _by_place(before["table"], view["table"])
    if "hand" in changes:
        view["hand"] = _hand(before["hand"], changes["hand"])
    view["seats"] = [dict(seat) for seat in before["seats"]]
    for change in changes.get("seats", []):
        seat = change["seat"]
        view["seats"][seat] |= {name: value for name, value in change.items() if name != "seat"}
    return view


def _by_place(before: list[Any], now: list[Any]) -> list[Any]:
    return [before[item] if isinstance(item, int) else item for item in now]


def _hand(before: list[Wire], changes: Wire) -> list[Wire]:
    cards = [card["card"] for card in before]
    if "cards" in changes:
        cards = _by_place(cards, changes["cards"])
    fates = changes.get("fates", [])
    rest = next((fate for fate in fates if "cards" not in fate), None)
    by_place = {place: fate for fate in fates for place in fate.get("cards", [])}
    together = {place: laid for laid in changes.get("together", []) for place in laid["cards"]}
    return [
        _hand_card(card, by_place.get(place, rest), _together(together.get(place), place, cards))
        for place, card in enumerate(cards)
    ]


def _hand_card(card: str, fate: Wire | None, together: Wire | None) -> Wire:
    assert fate is not None, "nothing is told of a card"
    options = []
    for way in fate.get("ways", []):
        move = {name: way[name] for name in ("type", "attack") if name in way} | {"card": card}
        options.append({"move": move, "refused": _naming(card, way.get("refused"))})
    why = None
    if all(option["refused"] for option in options):
        why = options[0]["refused"] if options else None
        if "why" in fate:
            why = _naming(card, fate["why"])
    return {"card": card, "options": options, "why": why, "together": together}


def _naming(card: str, reason: Wire | None) -> Wire | None:
    return None if reason is None else reason | {"card": card}


def _together(laid: Wire | None, place: int, cards: list[str]) -> Wire | None:
    if laid is None:
        return None
    others = [cards[other] for other in laid["cards"] if other != place]
    return {"cards": others, "most": laid["most"], "why": laid.get("why")}


def _clock(before: Wire | None, clock: Wire) -> Wire:
    resting = {
        each["seat"]: {"seat": each["seat"], "bank_ms": each["bank_ms"]}
        for each in (before or {"seats": []})["seats"]
    }
    told = {each["seat"]: each for each in clock["seats"]}
    return clock | {"seats": [each for _, each in sorted((resting | told).items())]}
