"""A page in a language, and on it whatever a test wants to look at."""

import json
from typing import Final

from playwright.sync_api import Page, WebSocketRoute, expect

from kozyr.rules import Game
from kozyr.server import protocol, rulebook, wire
from tests.browser.drawn import ID, Drawn
from tests.browser.legible import unreadable

# Bots, whose names are spelt in every language.
NAMES: Final = ("Margus", "Oksana", "Giorgi", "Petryk", "Kadri")
DRAWN: Final = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""


class Stage:
    """A page that is shown what the test wants, without a game behind it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self._address = address
        self._is_in_lobby = True
        self._socket: WebSocketRoute | None = None
        self._seq = 2
        page.route_web_socket("**/ws", self._meet)

    def _meet(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda text: self._answer(socket, json.loads(text)))
        welcome = protocol.Welcome(
            protocol.PROTOCOL_VERSION,
            "1.0.0",
            list(rulebook.presets()),
            list(rulebook.parameters()),
            ["beginner", "regular"],
            [],
            None,
            protocol.Me("me", "Guest 1", is_account=False, ratings=[]),
            [],
        )
        self._tell(welcome)

    def _answer(self, socket: WebSocketRoute, asked: dict[str, object]) -> None:
        if asked["type"] == "check_rules":
            text, seats, sender = (asked[name] for name in ("rules", "seats", "id"))
            self._tell(rulebook.check(str(text), int(str(seats)), str(sender)))

    def _tell(self, message: protocol.ServerMessage) -> None:
        assert self._socket is not None
        self._socket.send(protocol.server_encoder.encode(message).decode())

    def lobby(self, language: str) -> None:
        """Open the page in *language*."""
        self._is_in_lobby = True
        self.page.goto(f"{self._address}?lang={language}")
        self.page.get_by_test_id("lobby").wait_for()
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def table(self, game: Game) -> None:
        """Show a table at which *game* stands."""
        drawn = Drawn(game, NAMES)
        self._seq += 1
        drawn.seq = self._seq
        self._tell(wire.update_for(ID, drawn, 0))
        if self._is_in_lobby:
            self.page.get_by_test_id("continue").click()
            self._is_in_lobby = False
        root = self.page.get_by_test_id("table")
        expect(root).to_have_attribute("data-seq", str(self._seq))
        expect(root).to_have_attribute("data-settled", "true")

    def unreadable(self, where: str) -> list[str]:
        """What cannot be read now, *where* it stands told first."""
        self.page.evaluate(DRAWN)
        return [f"{where}: {flaw}" for flaw in unreadable(self.page)]

    def in_dialog(self, button: str, dialog: str) -> list[str]:
        """What cannot be read in the *dialog* behind a *button*."""
        self.page.get_by_test_id(button).click()
        part = self.page.get_by_test_id(dialog)
        part.wait_for()
        for more in part.locator("summary").all():
            more.click()
        found = self.unreadable(dialog)
        part.get_by_test_id("close").click()
        return found
