"""Tables that a page is shown without a game behind them, to see how it draws them."""

from playwright.sync_api import Page, WebSocketRoute

from kozyr.rules import Game, deal_from_seed, parse_position
from kozyr.server import protocol, wire
from kozyr.tables import Pace, SeatSettings, Table, TableSettings
from kozyr.tables.log import RULES_VERSION, TableOpened
from kozyr.tables.played import Played

ID = "drawn"


class Drawn(Table):
    """A table at which a game stands that nobody played."""

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        bots = (SeatSettings(name, "regular") for name in names[: game.seats - 1])
        settings = TableSettings((SeatSettings(""), *bots), Pace.NORMAL)
        super().__init__(TableOpened(RULES_VERSION, str(game.rules), settings))
        # Any deal: the game that stands there is another.
        self._played = Played(game.rules, deal_from_seed(game.rules, game.seats, bytes(32)), 1, 2)
        self._played.game = game
        self._played.happened = []
        self.seq = 2


def show(page: Page, position: str, names: tuple[str, ...]) -> None:
    """Let *page*, when it is opened, see *position* from seat A; nothing answers it."""
    game = parse_position(position)
    messages: list[protocol.ServerMessage] = [
        protocol.Welcome(
            protocol.PROTOCOL_VERSION, "0", [], [], [], [], ID, protocol.Me(ID, "", False, []), []
        ),
        wire.update_for(ID, Drawn(game, names), 0),
    ]

    def answer(socket: WebSocketRoute) -> None:
        for message in messages:
            socket.send(protocol.server_encoder.encode(message).decode())

    page.route_web_socket("**/ws", answer)
