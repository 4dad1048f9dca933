"""A house for the tests: the whole server in a thread, and tables set up in its log.

Nothing in the product knows of this: a table is what its log says, so a test writes the
log of the table it wants and sits its player down there.
"""

import asyncio
import hashlib
import secrets
import socket
import threading
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self, TypeVar

import uvicorn
from playwright.sync_api import BrowserContext

from kozyr.bots import Bot, bot_for
from kozyr.rules import Deal, Rules, View
from kozyr.server.accounts.late import LateAccounts
from kozyr.server.app import create_app
from kozyr.server.hall import Hall, new_seed
from kozyr.server.live import append_of
from kozyr.server.local import address_of, listen
from kozyr.server.rhythm import Rhythm
from kozyr.server.store import Append, Sitting, SqliteStore
from kozyr.tables import Pace, SeatSettings, Table, TableEvent, TableSettings, decode_event
from kozyr.tables.log import RULES_VERSION, Dealt, Moved, TableOpened
from tests.server.finished import finish_games

NAMES = (
    *("Aram", "Leyla", "Tõnu", "Gohar", "Nino", "Emin"),
    *("Kadri", "Luka", "Olya", "Rauf", "Tamar"),
)
# Bots of one pace move at once, those of the other stay as they are for good.
AT_ONCE, NEVER = Pace.INSTANT, Pace.NORMAL
RHYTHM = Rhythm(instant=(0, 0), normal=(3600, 3600), pause=0, longest=3600)
PATIENCE_S = 20
Done = TypeVar("Done")


@dataclass(frozen=True)
class Setting:
    """A table in the middle of a deal; the player of the test sits at seat A."""

    deal: Deal
    turns: str = ""
    rules: str = "app"
    pace: Pace = AT_ONCE
    names: Sequence[str] = NAMES

    def log(self) -> tuple[TableEvent, ...]:
        """The events that lead there."""
        bots = (SeatSettings(name, "regular") for name in self.names[: self.deal.seats - 1])
        settings = TableSettings((SeatSettings(""), *bots), self.pace)
        pack = " ".join(map(str, self.deal.pack))
        return (
            TableOpened(RULES_VERSION, str(Rules.parse(self.rules)), settings),
            Dealt(1, self.deal.dealer, pack, self.deal.opener),
            *(Moved(turn) for turn in self.turns.split()),
        )


class House:
    """A server on a fresh log; where `bot` is set, it plays for all the bots."""

    def __init__(
        self,
        folder: Path,
        client: Path,
        rhythm: Rhythm = RHYTHM,
        new_seed: Callable[[], bytes] = new_seed,
        port: int | None = None,
    ) -> None:
        folder.mkdir(exist_ok=True)
        self.bot: Bot | None = None
        self._store = SqliteStore(folder / "kozyr.sqlite3")
        self._listening = listen("127.0.0.1", port, None)
        self.address = address_of(self._listening)
        self.port = self._listening.getsockname()[1]
        self._accounts = LateAccounts(self._store)
        hall = Hall(self._store, rhythm, self._bot_for, new_seed, people=self._accounts)
        app = create_app(hall, client, accounts=self._accounts)
        config = uvicorn.Config(app, ws="websockets-sansio", log_config=None, access_log=False)
        self._server = _Announcing(config)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._serve, name="house")

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._server.is_up.wait(PATIENCE_S)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE_S)
        self._listening.close()
        self._store.close()

    def _serve(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._server.serve(sockets=[self._listening]))

    def _bot_for(self, level: str) -> Bot:
        return self.bot or bot_for(level)

    def seat(self, context: BrowserContext, setting: Setting) -> str:
        """Set a table up, make the browser of *context* its player, and name the table."""
        table = secrets.token_hex(10)
        self._do(self._write(self._introduce(context), table, setting))
        return table

    async def _write(self, player: str, table: str, setting: Setting) -> None:
        await self._store.add_player(player)
        log = append_of(table, 0, setting.log(), seat=None, command_id=None)
        await self._store.append(Append(table, log.events, [Sitting(player, table, 0)]))

    def _introduce(self, context: BrowserContext) -> str:
        """Give the browser of *context* the cookie of somebody new; return his key."""
        token = secrets.token_urlsafe(32)
        name = f"kozyr-{self._store.identity[:12]}"
        context.add_cookies([{"name": name, "value": token, "url": self.address}])
        return hashlib.sha256(token.encode()).hexdigest()

    def let_play(
        self, context: BrowserContext, rival: SeatSettings, number: int, name: str = "Me"
    ) -> str:
        """Let the browser's player have played *number* rated games with *rival*; return his id."""
        player = self._introduce(context)

        async def play() -> str:
            await self._store.add_player(player)
            who = (await self._accounts.who(player)).id
            seats = (SeatSettings(name, player=who), rival)
            await finish_games(self._store, seats, number, name=f"{who}-")
            return who

        return self._do(play())

    def _do(self, work: Coroutine[None, None, Done]) -> Done:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    def view(self, table: str) -> View:
        """What seat A may know of *table*, by its log."""
        reading = asyncio.run_coroutine_threadsafe(self._store.load(table), self._loop)
        log = [decode_event(event.body) for event in reading.result(PATIENCE_S)]
        return Table.replay(log).game.view(0)


class _Announcing(uvicorn.Server):
    """Tells the other thread when it can be reached."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_up = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        self.is_up.set()
