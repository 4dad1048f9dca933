"""A page that shows any screen of the gallery, without a game behind it."""

import json
from itertools import count
from typing import Any, Final
from urllib.parse import urlencode

from msgspec.structs import replace
from playwright.sync_api import Page, WebSocketRoute

from docs.gallery.screens import Screen
from kozyr.lessons import LESSONS
from kozyr.rules import Event, parse_position, parse_turn
from kozyr.server import protocol, rulebook, sharing, wire
from kozyr.study.tutor import advise
from kozyr.tables import Table
from tests.browser.company import Company
from tests.browser.drawn import ID, Drawn

NAMES: Final = (
    *("Aram", "Leyla", "Tõnu", "Gohar", "Emin", "Nino"),
    *("Kadri", "Luka", "Olya", "Rauf", "Tamar"),
)
SETTINGS: Final[dict[str, Any]] = {
    "theme": "auto",
    "speed": "off",
    "hold": 0,
    "autoDone": False,
    "opponents": ["regular", "beginner", "regular"],
}
# While held, what only stays for a while stays for good: a reason, a way back.
_HOLD: Final = """(() => {
  const own = window.setTimeout;
  window.held = false;
  window.setTimeout = (then, ms, ...rest) =>
    own((...args) => (window.held && ms >= 700 ? undefined : then(...args)), ms, ...rest);
})()"""
_DRAWN: Final = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
}"""
_SETTLED: Final = """seq => {
  const table = document.querySelector('[data-testid=table]');
  return table?.dataset.settled === 'true' && Number(table.dataset.seq) === seq;
}"""


class Scene:
    """Shows one screen after the other on *page*, which is served at *address*."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self._address = address
        self._series: protocol.Series | None = None
        self._table: Table | None = None
        self._company: Company | None = None
        self._socket: WebSocketRoute | None = None
        self._is_line_up = True
        self._visits = count()
        page.add_init_script(_HOLD)
        page.route_web_socket("**/ws", self._meet)
        page.goto(address)

    def show(self, screen: Screen, language: str) -> None:
        """Show *screen* in *language*, and let what would pass stay."""
        self._series, self._is_line_up = screen.series, True
        self._table, self._company = None, screen.company
        if screen.position is not None:
            self._table = Drawn(parse_position(screen.position), NAMES)
        elif screen.log is not None:
            self._table = Table.replay(screen.log())
        settings = json.dumps(SETTINGS | {"language": language} | screen.settings)
        self.page.evaluate("text => localStorage.setItem('kozyr.settings', text)", settings)
        query = urlencode({"visit": next(self._visits)})
        self.page.goto(f"{self._address}?{query}{self._place()}")
        if self._is_gathering:
            self.page.get_by_test_id("gathering").wait_for()
        elif self._table is None:
            self.page.get_by_test_id("lobby").wait_for()
        else:
            self._wait(self._table)
            self._play_on(self._table, screen.then)
        if screen.is_offline:
            self._is_line_up = False
            self._line.close()
        for act in screen.acts:
            act(self.page)
        for message in self._company.told if self._company else ():
            self._tell(message)
        self.page.evaluate("window.held = true")

    def _place(self) -> str:
        if self._company is not None and (self._table is not None or self._is_gathering):
            return f"#table-{ID}"
        return "#table" if self._table else ""

    @property
    def _is_gathering(self) -> bool:
        return self._company is not None and self._company.gathering is not None

    def settle(self) -> None:
        """Wait until all is drawn, in the size that the page has now."""
        self.page.evaluate(_DRAWN)

    def _wait(self, table: Table) -> None:
        self.page.wait_for_function(_SETTLED, arg=table.seq)

    def _play_on(self, table: Table, turns: str) -> None:
        for turn in turns.split():
            happened = table.game.apply(*parse_turn(turn, table.game.seats))
            table.seq += 1
            self._tell(self._update(table, happened))
        self._wait(table)

    def _meet(self, socket: WebSocketRoute) -> None:
        if not self._is_line_up:
            socket.close()
            return
        self._socket = socket
        socket.on_message(lambda text: self._answer(json.loads(text)))
        self._tell(
            protocol.Welcome(
                protocol.PROTOCOL_VERSION,
                "1.0.0",
                list(rulebook.presets()),
                list(rulebook.parameters()),
                ["beginner", "regular"],
                [protocol.LessonInfo(each.id, len(each.steps)) for each in LESSONS.values()],
                ID if self._table and self._company is None else None,
                protocol.Me("gallery", "", is_account=False, ratings=[]),
                list(self._company.mine) if self._company else [],
            )
        )
        if self._table is not None and self._company is None:
            self._tell(self._update(self._table))

    def _answer(self, asked: dict[str, Any]) -> None:
        match asked["type"]:
            case "enter" if self._company is not None and self._table is not None:
                self._tell(replace(self._update(self._table), reply_to=asked["id"]))
            case "enter" if self._company is not None and self._company.gathering is not None:
                self._tell(replace(self._company.gathering, reply_to=asked["id"]))
            case "lobby" if asked["on"] and self._company is not None:
                tables = list(self._company.listings)
                self._tell(protocol.LobbyUpdate(True, tables, [], 31, 4, asked["id"]))
            case "proof" if self._company is not None and self._company.proof is not None:
                self._tell(replace(self._company.proof, reply_to=asked["id"]))
            case "check_rules":
                self._tell(rulebook.check(asked["rules"], asked["seats"], asked["id"]))
            case "ask" if self._table is not None:
                advice = advise(self._table.game.view(0))
                self._tell(wire.write_advice(ID, advice, asked["id"]))
            case "share" if self._table is not None:
                code = sharing.code_of(
                    self._table, 0, with_hand=asked["with_hand"], language=asked["language"]
                )
                self._tell(protocol.Shared(code, asked["id"]))
            case "history" if self._table is not None and self._table.happened:
                self._tell(wire.history_for(ID, self._table, 0, asked["id"]))
            case "replay" if self._table is not None:
                self._tell(wire.replay_for(ID, self._table, 0, asked["id"]))

    def _update(self, table: Table, happened: tuple[Event, ...] = ()) -> protocol.TableUpdate:
        update = wire.update_for(ID, table, 0, happened)
        if self._series is not None:
            update.view.series = self._series
        if self._company is not None:
            update = self._company.around(table, update)
        return update

    @property
    def _line(self) -> WebSocketRoute:
        if self._socket is None:
            raise LookupError("the page has not asked for a line yet")
        return self._socket

    def _tell(self, message: protocol.ServerMessage) -> None:
        self._line.send(protocol.server_encoder.encode(message).decode())
