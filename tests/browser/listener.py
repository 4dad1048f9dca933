"""What somebody hears who only listens to the page, and what there was to tell."""

from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.words import say

Wire = dict[str, Any]

# Every change of the live regions, and every message of the server, from the first on.
_LISTEN: Final = """
window.heard = [];
window.wire = [];
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    window.line = this;
    this.addEventListener('message', ({ data }) => window.wire.push(JSON.parse(data)));
  }
};
new MutationObserver((changes) => {
  // A dialog has regions of its own: what lies under it is out of reach.
  const reach = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  for (const { target, addedNodes } of changes) {
    if (addedNodes.length === 0 || !target.matches?.('[aria-live]')) continue;
    const text = target.textContent.trim();
    if (text === '' || !reach.contains(target)) continue;
    window.heard.push([performance.now(), target.ariaLive === 'assertive', text]);
  }
}).observe(document, { childList: true, subtree: true });
"""

SUITS: Final = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}


@dataclass(frozen=True)
class Utterance:
    """What was put into a live region in one go, and when, in milliseconds."""

    at: float
    urgent: bool
    text: str


class Listener:
    """Hears everything that *page* says from now on, a reload forgets what was before."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.add_init_script(_LISTEN)

    def heard(self) -> list[Utterance]:
        return [Utterance(*each) for each in self._page.evaluate("window.heard")]

    def happened(self) -> list[str]:
        """A sentence for every event that the server has told of, in English."""
        told: list[str] = []
        view: Wire = {}
        for message in self._page.evaluate("window.wire"):
            # What follows a whole view says only what has changed; names and places stay.
            if message["type"] == "table":
                view = message["view"]
            if message["type"] in ("table", "changed"):
                told += sentences({"view": view, "events": message.get("events", [])})
        return told

    def lose_line(self) -> None:
        """Break the line to the server; the page mends it by itself."""
        self._page.evaluate("window.line.close()")


def spoken(card: str) -> str:
    """Say a card, such as 10d, in words."""
    rank, suit = card[:-1], card[-1]
    return say("en", "card", rank=f"r{rank}" if rank.isdigit() else rank, suit=SUITS[suit])


def listed(items: list[str]) -> str:
    if len(items) < 2:
        return "".join(items)
    return say("en", "list-and", items=", ".join(items[:-1]), last=items[-1])


def sentences(update: Wire) -> list[str]:
    """Everything to be told of *update*, one sentence an event."""
    view = update["view"]
    told: list[str] = []
    laid: list[Wire] = []
    for event, after in zip_longest(update["events"], update["events"][1:]):
        if event["type"] in ("attacked", "thrown_in"):
            laid.append(event)
            goes_on = after is not None and after["type"] in ("attacked", "thrown_in")
            if goes_on and after["seat"] == event["seat"]:
                continue
            if len(laid) > 1:
                cards = listed([spoken(each["card"]) for each in laid])
                told.append(_about(view, event["seat"], "laid-cards", cards=cards))
            else:
                told += _tell(event, view)
            laid = []
        else:
            told += _tell(event, view)
    return told


def _name(view: Wire, seat: int) -> str:
    if seat == view["you"]:
        return say("en", "app-you")
    return str(view["seats"][seat]["name"])


def _about(view: Wire, seat: int, key: str, **arguments: str | int) -> str:
    own = key + "-you" if seat == view["you"] else key
    return say("en", own, player=_name(view, seat), **arguments)


def _tell(event: Wire, view: Wire) -> list[str]:
    kind = event["type"]
    key = f"event-{kind.replace('_', '-')}"
    seat = event.get("seat")
    if kind == "dealt":
        return _dealt(event, view)
    if kind == "bout_started":
        you = view["you"]
        own = {event["attacker"]: "-you", event["defender"]: "-to-you"}.get(you, "")
        names = {"player": _name(view, event["attacker"]), "to": _name(view, event["defender"])}
        return [say("en", key + own, **names)]
    if kind == "bout_beaten":
        return [say("en", key, number=len(event["cards"]))]
    if kind == "game_over":
        return [_over(event["result"]["fools"], view)]
    assert isinstance(seat, int)
    if kind == "drew_up":
        return _drew_up(event, view)
    if kind == "bout_taken":
        return [_about(view, seat, key, number=len(event["cards"]))]
    if kind == "went_out":
        return [_about(view, seat, key, place=event["place"])]
    if kind == "transferred":
        names = {"to": _name(view, event["to"]), "card": spoken(event["card"])}
        if event["to"] == view["you"]:
            return [say("en", f"{key}-to-you", player=_name(view, seat), **names)]
        return [_about(view, seat, key, **names)]
    cards = {
        name: spoken(event[field])
        for name, field in (("card", "card"), ("target", "attack"))
        if field in event
    }
    return [_about(view, seat, key, **cards)]


def _dealt(event: Wire, view: Wire) -> list[str]:
    trump = {"suit": SUITS[view["trump"]], "card": spoken(event["trump_card"])}
    hand = listed([spoken(card) for card in event["hand"]])
    told = [
        _about(view, event["dealer"], "event-dealt", **trump),
        say("en", "event-dealt-hand", cards=hand),
    ]
    if event["shown"] is not None:
        shown = {"card": spoken(event["shown"])}
        return [*told, _about(view, event["first"], "event-dealt-first", **shown)]
    if event["first_by"] == "lowest_card":
        nobody = say("en", "event-dealt-nobody")
        return [*told, f"{nobody} {_about(view, event['first'], 'event-dealt-first-lowest')}"]
    return [*told, _about(view, event["first"], "event-dealt-begins")]


def _drew_up(event: Wire, view: Wire) -> list[str]:
    if event["count"] == 0:
        return []
    cards = [spoken(card) for card in event["cards"]]
    key = "event-drew-up-trump" if event["trump_card"] else "event-drew-up"
    named = {"card": cards[-1]} if event["trump_card"] else {}
    told = {"number": event["count"], "cards": listed(cards), **named}
    return [_about(view, event["seat"], key, **told)]


def _over(fools: list[int], view: Wire) -> str:
    if not fools:
        return say("en", "event-game-over-draw")
    if len(fools) == 1:
        return _about(view, fools[0], "event-game-over")
    if view["you"] in fools:
        return say("en", "event-game-over-team-you")
    return say("en", "event-game-over-team", players=listed([_name(view, fool) for fool in fools]))
