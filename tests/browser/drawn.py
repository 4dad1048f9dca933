"""Tables that a page is shown without a game behind them, to see how it draws them."""

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from kozyr.rules import Game, parse_position
from kozyr.server import protocol, wire
from kozyr.tables import Pace, SeatSettings, Table, TableSettings
from kozyr.tables.log import RULES_VERSION, TableOpened

ID = "drawn"


class Drawn(Table):
    """A table at which a game stands that nobody played."""

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        bots = (SeatSettings(name, "regular") for name in names[: game.seats - 1])
        settings = TableSettings((SeatSettings(""), *bots), Pace.NORMAL)
        super().__init__(TableOpened(RULES_VERSION, str(game.rules), settings))
        self._game = game
        self.deal_number = 1
        self.seq = 2


def show(page: Page, position: str, names: tuple[str, ...]) -> None:
    """Let *page*, when it is opened, see *position* from seat A; nothing answers it."""
    game = parse_position(position)
    messages: list[protocol.ServerMessage] = [
        protocol.Welcome(protocol.PROTOCOL_VERSION, "0", [], [], [], [], ID),
        wire.update_for(ID, Drawn(game, names), 0),
    ]

    def answer(socket: WebSocketRoute) -> None:
        for message in messages:
            socket.send(msgspec.json.encode(message).decode())

    page.route_web_socket("**/ws", answer)
