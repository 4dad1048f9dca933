"""Whatever the language, all words can be read on a small phone."""

import json
from collections.abc import Iterator
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute, expect

from kozyr.rules import Game, Move, Take, parse_position
from kozyr.server import protocol, rulebook, wire
from tests.browser.drawn import ID, Drawn
from tests.browser.geometry import flaws
from tests.browser.house import House
from tests.browser.legible import unreadable
from tests.browser.table import SETTINGS
from tests.browser.words import LANGUAGES

SMALL: Final[ViewportSize] = {"width": 360, "height": 640}
# Bots, whose names are spelt in every language.
NAMES: Final = ("Margus", "Oksana", "Giorgi", "Petryk", "Kadri")
DRAWN: Final = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""
OTHERS: Final = "C: Qd; D: Kd; E: Ad; F: 10c"
TABLES: Final = {
    "defending, with a transfer": (
        "rules app+transfer; trump h; attacker F; became 6; table: F+6c;"
        f" A: 6s 7s 8c 9s Kh Ah; B: Jd 7c 8d 9c; {OTHERS}; stock: Ks As 8h 9h"
    ),
    "all is beaten": (
        "trump h; attacker A; table: A+8c/9c; became 6; A: 9s 6s 7s Kh Ah; B: Jd 7c 8d 7d 6d;"
        f" {OTHERS}; stock: Ks As 8h 9h"
    ),
    "all is beaten, and nothing fits": (
        "trump h; attacker A; table: A+8c/9c; became 6; A: 6s 7s Kh Ah; B: Jd 7c 8d 7d 6d;"
        f" {OTHERS}; stock: Ks As 8h 9h"
    ),
    "the defender takes, and nothing fits": (
        "trump h; attacker A; table: A+8c; taking; became 6; A: 6s 7s Kh Ah;"
        f" B: Jd 7c 8d 7d 6d; {OTHERS}; stock: Ks As 8h 9h"
    ),
    "the trump may be exchanged": (
        f"rules app swap_trump=on; trump h; attacker A; A: 6h 7s Kh Ah; B: Jd 7c 8d 7d; {OTHERS};"
        " stock: Ks As 8h 9h"
    ),
}
ENDS: Final[dict[str, tuple[str, Move]]] = {
    "the player is the fool": (
        "trump h; attacker F; table: F+9c; A: 6c 7s; B:; C:; D:; E:; F:",
        Take(),
    ),
}


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
            None,
        )
        self._tell(welcome)

    def _answer(self, socket: WebSocketRoute, asked: dict[str, object]) -> None:
        if asked["type"] == "check_rules":
            text, seats, sender = (asked[name] for name in ("rules", "seats", "id"))
            self._tell(rulebook.check(str(text), int(str(seats)), str(sender)))

    def _tell(self, message: protocol.ServerMessage) -> None:
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(message).decode())

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


@pytest.fixture(scope="module")
def stage(browser: Browser, open_house: House) -> Iterator[Stage]:
    """One page for all the languages."""
    context = browser.new_context(viewport=SMALL, reduced_motion="reduce")
    context.add_init_script(
        f"localStorage.setItem('kozyr.settings', JSON.stringify({json.dumps(SETTINGS)}))"
    )
    yield Stage(context.new_page(), open_house.address)
    context.close()


def ended(position: str, last: Move) -> Game:
    """The game that is over when seat A makes its *last* move."""
    game = parse_position(position)
    game.apply(0, last)
    assert game.result is not None
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_can_be_read_on_a_small_phone(stage: Stage, language: str) -> None:
    stage.lobby(language)
    found = stage.unreadable("lobby")
    for button, dialog in (
        ("all-languages", "language-dialog"),
        ("choose-button", "choose"),
        ("settings-button", "settings"),
        ("howto-button", "howto"),
    ):
        found += stage.in_dialog(button, dialog)
    for where, position in TABLES.items():
        stage.table(parse_position(position))
        found += stage.unreadable(where)
        found += [f"{where}: {flaw}" for flaw in flaws(stage.page)]
    for where, end in ENDS.items():
        stage.table(ended(*end))
        stage.page.get_by_test_id("end").wait_for()
        found += stage.unreadable(where)

    assert found == []
